/** What this browser was told and gave when the Decks were cut, to check the shuffle in the end. */

import { load, save } from "./storage";

export interface Cut {
  commitment: string;
  gave: string;
}

/** 32 digits that nobody guesses. (crypto.randomUUID is not there on a page from another computer without TLS.) */
export function byChance(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function keepCut(table: string, cut: Cut): void {
  const rest = Object.entries(load<Record<string, Cut>>("cuts", {})).filter(([id]) => id !== table);
  save("cuts", Object.fromEntries([...rest.slice(-49), [table, cut]]));
}

export function cutOf(table: string): Cut | null {
  return load<Record<string, Cut>>("cuts", {})[table] ?? null;
}
