/** Settings of this browser. */

import { load, save } from "./storage";

export interface Wishes {
  theme: "auto" | "light" | "dark";
  motion: boolean;
  teaching: boolean;
  hints: boolean;
  sound: boolean;
  prompts: "auto" | "ask" | "set";
  deck: string;
  opponent: string;
  computer: string;
}

const USUAL: Wishes = {
  theme: "auto",
  motion: true,
  teaching: true,
  hints: true,
  sound: false,
  prompts: "auto",
  deck: "SDY",
  opponent: "",
  computer: "heuristic",
};

export const settings = $state<Wishes>({ ...USUAL, ...load<Partial<Wishes>>("settings", {}) });

export function change<K extends keyof Wishes>(key: K, value: Wishes[K]): void {
  settings[key] = value;
  save("settings", settings);
  if (key === "theme") applyTheme();
}

export function applyTheme(): void {
  document.documentElement.dataset["theme"] = settings.theme;
}

/** Whether things may move. */
export function moving(): boolean {
  return settings.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
