/** What keys mean at the table. `?` lists them. */

import { texts } from "../texts";
import type { Play } from "./play.svelte";

const MODES = ["auto", "set", "ask", "never"] as const;

export function onKey(event: KeyboardEvent, play: Play, announce: (text: string) => void): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input, textarea, select")) return;
  const inDialog = !!document.querySelector("dialog[open]");
  if (inDialog) return;
  if (act(event, play, announce)) event.preventDefault();
}

function act(event: KeyboardEvent, play: Play, announce: (text: string) => void): boolean {
  const { client } = play;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key.startsWith("Arrow")) return move(key, event.target as HTMLElement);
  if (/^[1-9]$/.test(key)) {
    const option = play.numbered[Number(key) - 1];
    if (option) play.choose(option);
    return !!option;
  }
  switch (key) {
    case " ": {
      const button = (event.target as HTMLElement).closest<HTMLElement>("button, a, summary");
      if (button && (!button.dataset["row"] || !play.primary)) return false; // it is pressed itself
      if (play.primary) play.choose(play.primary);
      return true;
    }
    case "Escape":
      if (play.aiming) play.aiming = "";
      else if (client.past) client.past = null;
      else if (client.frame?.can_go_back) client.back();
      return true;
    case "n":
      return phase(play, (number) => number !== 6) || phase(play, () => true);
    case "b":
      return phase(play, (number) => number === 4);
    case "e":
      return phase(play, (number) => number === 6);
    case "m":
      if (client.options.length) play.dialog = "moves";
      return true;
    case "u":
      if (client.frame?.can_take_back) client.undo();
      return true;
    case "p": {
      if (client.seat < 0) return true;
      const at = MODES.indexOf(client.prompts?.mode ?? "ask");
      const mode = MODES[(at + 1) % MODES.length] ?? "auto";
      client.setPrompts(mode);
      announce(texts.table.promptSaid(texts.table.promptModes[mode]));
      return true;
    }
    case "g":
      play.openPile(play.me, "graveyard");
      return true;
    case "h":
      play.openPile(1 - play.me, "graveyard");
      return true;
    case "i":
      play.dialog = "inspector";
      return true;
    case "l":
      play.dialog = "log";
      return true;
    case "w":
      if (client.seat >= 0) play.dialog = "watchers";
      return true;
    case "c": {
      const line = [...document.querySelectorAll<HTMLElement>(".chat input")].find((one) => one.offsetParent !== null);
      if (line) line.focus();
      else play.dialog = "log";
      return true;
    }
    case "t":
      play.textView = !play.textView;
      return true;
    case "/":
      play.textView = true;
      requestAnimationFrame(() => document.querySelector<HTMLElement>("#command-line")?.focus());
      return true;
    case "?":
      play.dialog = "keys";
      return true;
  }
  return false;
}

function phase(play: Play, fits: (number: number) => boolean): boolean {
  const option = play.phases.find((one) => fits(one.number ?? 0));
  if (option) play.choose(option);
  return !!option;
}

const at = (cell: HTMLElement, what: "row" | "column"): number => Number(cell.dataset[what]);

/** The next cell that way; from outside, a card of the hand. */
function move(key: string, from: HTMLElement): boolean {
  const cells = [...document.querySelectorAll<HTMLElement>("[data-row]")].filter((one) => one.offsetParent !== null);
  const here = from.closest<HTMLElement>("[data-row]");
  if (!here) {
    const first = cells.find((one) => at(one, "row") === 5) ?? cells.find((one) => at(one, "row") === 3);
    first?.focus();
    return !!first;
  }
  const [row, column] = [at(here, "row"), at(here, "column")];
  const sideways = key === "ArrowLeft" || key === "ArrowRight";
  const back = key === "ArrowLeft" || key === "ArrowUp";
  const ahead = cells.filter((one) => {
    const step = sideways ? (at(one, "row") === row ? at(one, "column") - column : 0) : at(one, "row") - row;
    return back ? step < 0 : step > 0;
  });
  const far = (one: HTMLElement): number =>
    Math.abs(at(one, "row") - row) * 100 + Math.abs(at(one, "column") - column);
  ahead.sort((a, b) => far(a) - far(b));
  ahead[0]?.focus();
  return true;
}
