import { expect, test } from "vitest";
import { describe as words } from "../src/lib/play.svelte";
import Prompt from "../src/table/Prompt.svelte";
import CardFace from "../src/parts/CardFace.svelte";
import { card, chosen, decision, frame, option, render, shown, side, sit } from "./scene";

const monster = card("m1", "Gemini Elf", { zone: "Monster Zone", slot: 1, position: "attack", face: "up", attack: 1900, defense: 900 });
const enemies = ["e1", "e2"].map((handle) => card(handle, "Petit Moth", { zone: "Monster Zone", seat: 1, position: "attack" }));
const attacks = enemies.map((one) => option(`attack:m1:${one.handle}`, "Attack", "attack", { card: "m1", target: one.handle }));
const board = { sides: [side({ monsters: [monster, null, null, null, null] }), side({ monsters: [...enemies, null, null, null] })] as [never, never] };

test("an attack is aimed when there are several targets, and made at once when there is one", () => {
  const { play, socket } = sit();
  socket.says(frame(1, { ...board, decision: decision(attacks) }));
  play.aim("m1");
  expect([play.aiming, chosen(socket)]).toEqual(["m1", []]);
  expect([play.numberOf("e1"), play.numberOf("e2"), play.numberOf("m1")]).toEqual([1, 2, 0]);
  expect(play.primary).toBeUndefined();
  play.click(enemies[1]!);
  expect([play.aiming, chosen(socket)]).toEqual(["", ["attack:m1:e2"]]);

  const other = sit();
  other.socket.says(frame(1, { ...board, decision: decision(attacks.slice(0, 1)) }));
  other.play.aim("m1");
  expect(chosen(other.socket)).toEqual(["attack:m1:e1"]);
});

test("a click on a card with moves opens them and sends nothing", () => {
  const { play, socket } = sit();
  socket.says(frame(1, { ...board, decision: decision(attacks) }));
  play.click(monster);
  expect([play.dialog, play.card, chosen(socket)]).toEqual(["menu", "m1", []]);
});

test("what is greyed is asked for: what the card might do and cannot", () => {
  const { play, socket } = sit();
  const held = [card("c1", "Summoned Skull"), card("c2", "Trap Hole", { kind: "trap" })];
  const set = option("set:c2", "Set Trap Hole", "set", { card: "c2" });
  socket.says(frame(1, { sides: [side({ hand: held }), side()], decision: decision([set]) }));
  play.click(held[1]!);
  expect(socket.sent.filter((one) => one.message === "why-not")).toEqual([{ message: "why-not", verb: "activate", card: "c2", target: "" }]);
  expect(play.wishes(held[0]!)).toEqual(["summon", "set"]);
});

test("a zone is chosen by its kind and number", () => {
  const zones = [1, 3].map((slot) => option(`zone:${slot}`, "Zone", "zone", { zone: "Monster Zone", number: slot }));
  const play = shown({ decision: decision(zones, { kind: "zone" } as never) });
  expect(play.zoneOption("Monster Zone", 3)?.key).toBe("zone:3");
  expect(play.zoneOption("Monster Zone", 2)).toBeUndefined();
  expect(play.zoneOption("Magic & Trap Zone", 3)).toBeUndefined();
});

test("an unknown card has no words but that it is Set", () => {
  expect(words(card("x", "", { zone: "Monster Zone", face: "down" }))).toBe("a Set monster");
  expect(words(card("x", "", { zone: "Magic & Trap Zone", face: "down" }))).toBe("a Set card");
  expect(words({ ...monster, counters: { Spell: 2 } })).toBe("Gemini Elf, ATK 1900, DEF 900, Attack Position, 2 × Spell");
});

test("the prompt holds phases at the right, answers at the left, and never both in one button", () => {
  const options = [
    option("activate:c1", "Activate Waboku", "activate", { card: "c1" }),
    option("pass", "Pass", "pass"),
    option("phase=6", "Go to the End Phase", "phase", { number: 6 }),
  ];
  const page = render(Prompt, { play: shown({ decision: decision(options, { kind: "respond", prompt: "Answer?" } as never) }) });
  expect(page.querySelector(".say")?.textContent).toBe("Answer?");
  const texts = (where: string): string[] => [...page.querySelectorAll(`${where} button`)].map((one) => one.textContent?.trim() ?? "");
  expect(texts(".buttons .left")).toEqual([expect.stringMatching(/^Pass/)]);
  expect(texts(".head .right")).toEqual([expect.stringMatching(/End turn/)]);
});

test("who is not asked sees who is waited for, and no button", () => {
  const page = render(Prompt, { play: shown({}) });
  expect(page.querySelector(".say")?.textContent).toBe("Bob is thinking …");
  expect(page.querySelectorAll("button")).toHaveLength(0);
});

test("the back of a card shows nothing of it", () => {
  const page = render(CardFace, { card: { name: "", kind: "monster", attack: 2500 } });
  expect(page.querySelectorAll("text")).toHaveLength(0);
});

test("a face shows in which direction a value has changed", () => {
  const face = { name: "Gemini Elf", kind: "monster", frame: "normal", attack: 2600, original_attack: 1900, defense: 400, original_defense: 900 };
  expect(render(CardFace, { card: face }).textContent).toMatch(/2600▲.*▼400/s);
});
