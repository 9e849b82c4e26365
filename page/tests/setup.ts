import { afterEach, vi } from "vitest";
import { Socket, tidy } from "./scene";

vi.stubGlobal("WebSocket", Socket);
afterEach(() => {
  tidy();
  vi.useRealTimers();
});
