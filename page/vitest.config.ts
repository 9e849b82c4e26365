import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Apart from vite.config.ts, so that a build needs nothing of the tests. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ["browser"] },
  test: {
    environment: "happy-dom",
    setupFiles: "tests/setup.ts",
    include: ["tests/**/*.test.ts"],
  },
});
