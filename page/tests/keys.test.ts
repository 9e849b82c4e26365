import { beforeEach, expect, test } from "vitest";
import { onKey } from "../src/lib/keys";
import type { Play } from "../src/lib/play.svelte";
import { card, chosen, decision, frame, option, side, sit } from "./scene";

const phases = [
  option("phase=4", "Go to the Battle Phase", "phase", { number: 4, word: "Battle Phase" }),
  option("phase=5", "Go to Main Phase 2", "phase", { number: 5, word: "Main Phase 2" }),
  option("phase=6", "Go to the End Phase", "phase", { number: 6, word: "End Phase" }),
];
let said: string[] = [];
beforeEach(() => void (said = []));

function press(play: Play, key: string, on: HTMLElement = document.body, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  const listen = (heard: Event): void => onKey(heard as KeyboardEvent, play, (text) => said.push(text));
  document.addEventListener("keydown", listen, { once: true });
  on.dispatchEvent(event);
  document.removeEventListener("keydown", listen);
  return event;
}

function asked(options = phases, kind = "act") {
  const scene = sit();
  scene.socket.says(frame(1, { sides: [side({ hand: [card("c1", "Kuriboh")] }), side()], decision: decision(options, { kind } as never) }));
  return scene;
}

test("the space key never changes the phase", () => {
  const { play, socket } = asked();
  press(play, " ");
  expect(chosen(socket)).toEqual([]);
});

test("the space key passes, and no key for a phase does", () => {
  const pass = [option("pass", "Pass", "pass"), option("activate:c1", "Activate", "activate", { card: "c1" })];
  const one = asked(pass, "respond");
  for (const key of ["n", "b", "e"]) press(one.play, key);
  expect(chosen(one.socket)).toEqual([]);
  press(one.play, " ");
  expect(chosen(one.socket)).toEqual(["pass"]);
});

test.each([["n", "phase=4"], ["b", "phase=4"], ["e", "phase=6"]])("%s goes on", (key, wanted) => {
  const { play, socket } = asked();
  press(play, key);
  expect(chosen(socket)).toEqual([wanted]);
});

test("n ends the turn only when no other phase is left", () => {
  const { play, socket } = asked(phases.slice(2));
  press(play, "n");
  expect(chosen(socket)).toEqual(["phase=6"]);
});

test("digits choose among the options of a choice", () => {
  const picks = ["a", "b"].map((one) => option(`pick:${one}`, `Choose ${one}`, "pick", { card: one }));
  const { play, socket } = asked(picks, "choose");
  press(play, "2");
  expect(chosen(socket)).toEqual(["pick:b"]);
});

test("what is typed into a field, or with a modifier, is no key of the table", () => {
  const { play, socket } = asked();
  const field = document.body.appendChild(document.createElement("input"));
  press(play, "e", field);
  press(play, "e", document.body, { ctrlKey: true });
  press(play, "e", document.body, { metaKey: true });
  field.remove();
  expect(chosen(socket)).toEqual([]);
});

test("while a dialog is open it has the keys", () => {
  const { play, socket } = asked();
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.setAttribute("open", "");
  press(play, "e");
  dialog.remove();
  expect(chosen(socket)).toEqual([]);
});

test("Escape leaves the aim, then the look back, then the play that is begun", () => {
  const { play, client, socket } = asked();
  socket.says(frame(2, { decision: decision(phases) }, { can_go_back: true }));
  client.look(1);
  play.aiming = "c1";
  press(play, "Escape");
  expect([play.aiming, client.past?.frame]).toEqual(["", 1]);
  press(play, "Escape");
  expect(client.past).toBeNull();
  expect(socket.sent.some((one) => one.message === "back")).toBe(false);
  press(play, "Escape");
  expect(socket.sent.at(-1)).toEqual({ message: "back" });
});

test("p goes through the modes and says which; who only watches is never asked", () => {
  const { play, socket } = asked();
  press(play, "p");
  expect(socket.sent.at(-1)).toMatchObject({ message: "prompts", mode: "never" });
  expect(said[0]).toContain("not till the end of this turn");
  const watcher = sit(-1);
  press(watcher.play, "p");
  expect(watcher.socket.sent.some((one) => one.message === "prompts")).toBe(false);
});

test("u takes back only what can be taken back", () => {
  const { play, socket } = asked();
  press(play, "u");
  expect(socket.sent.some((one) => one.message === "take-back")).toBe(false);
  socket.says(frame(2, { decision: decision(phases) }, { can_take_back: true }));
  press(play, "u");
  expect(socket.sent.at(-1)).toEqual({ message: "take-back", frame: 0 });
});
