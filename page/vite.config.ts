import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** `npm run dev` hands the API on to a server that runs: spellspeed serve. */
const server = "http://127.0.0.1:8204";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/spellspeed/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    license: { fileName: "licenses.md" },
  },
  server: {
    proxy: {
      "/api": { target: server, changeOrigin: true },
      "/pictures": server,
      "/ws": { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
});
