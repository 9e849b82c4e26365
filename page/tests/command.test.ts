import { expect, test } from "vitest";
import { boardLines, command, handLines } from "../src/lib/command";
import { card, chosen, decision, frame, option, shown, side, sit } from "./scene";

const hand = [card("c1", "Summoned Skull", { level: 6, attack: 2500, defense: 1200 }), card("c2", "Trap Hole", { kind: "trap", frame: "trap" })];
const moves = [
  option("summon:c1", "Summon Summoned Skull", "summon", { card: "c1" }),
  option("set:c1", "Set Summoned Skull", "set", { card: "c1" }),
  option("set:c2", "Set Trap Hole", "set", { card: "c2" }),
  option("phase=6", "Go to the End Phase", "phase", { number: 6 }),
];

function asked(options = moves) {
  const scene = sit();
  scene.socket.says(frame(1, { sides: [side({ hand }), side()], decision: decision(options) }));
  return scene;
}

test("a number chooses the option with this number", async () => {
  const { play, socket } = asked();
  expect(await command(play, "3")).toEqual(["> Set Trap Hole"]);
  expect(chosen(socket)).toEqual(["set:c2"]);
});

test("a number that is none chooses nothing", async () => {
  const { play, socket } = asked();
  for (const line of ["0", "5", "99"]) await command(play, line);
  expect(chosen(socket)).toEqual([]);
});

test("words choose when only one option fits; each begins a word of the sentence", async () => {
  const { play, socket } = asked();
  expect(await command(play, "set tr")).toEqual(["> Set Trap Hole"]);
  expect(chosen(socket)).toEqual(["set:c2"]);
});

test("an option that begins with the first word goes before one that only holds it", async () => {
  const { play, socket } = asked();
  await command(play, "summon skull");
  expect(chosen(socket)).toEqual(["summon:c1"]);
});

test("of several options that fit none is chosen, and they are named", async () => {
  const { play, socket } = asked();
  expect(await command(play, "set")).toEqual([expect.stringContaining("several"), "2 Set Summoned Skull", "3 Set Trap Hole"]);
  expect(await command(play, "dance")).toEqual([expect.stringContaining("No option")]);
  expect(chosen(socket)).toEqual([]);
});

test("why asks the server, and gives its reasons with their rules", async () => {
  const { play, socket } = asked();
  const said = command(play, "why activate trap");
  expect(socket.sent.at(-1)).toMatchObject({ message: "why-not", verb: "activate", card: "c2" });
  const reasons = [{ rule: "R-TRAP-01", sentence: "It was Set this turn" }];
  socket.says({ message: "why", wish: { verb: "activate", card: "c2" }, sentence: "", reasons } as never);
  expect(await said).toEqual(["It was Set this turn (R-TRAP-01)"]);
});

test("the board in lines tells nothing of a card one does not know", () => {
  const down = card("x", "", { kind: "", face: "down", zone: "Monster Zone", seat: 1, position: "defense" });
  const play = shown({ sides: [side({ hand, field: card("f", "Forest", { kind: "magic", zone: "Field Card Zone" }) }), side({ monsters: [null, down, null, null, null] })] });
  const lines = boardLines(play, play.view!);
  expect(lines).toContain("  Monster Zone 2: a Set monster");
  expect(lines.some((one) => one.includes("Forest"))).toBe(true);
  expect(handLines(play, play.view!)).toEqual(["  1. Summoned Skull, ATK 2500, DEF 1200, Level 6", "  2. Trap Hole, Trap Card"]);
});
