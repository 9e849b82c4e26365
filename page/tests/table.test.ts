import { expect, test, vi } from "vitest";
import { Socket, card, chosen, decision, frame, option, side, sit, table } from "./scene";

const pass = [option("pass", "Pass", "pass")];
const event = (sentence: string) => ({ kind: "move", sentence, player: 0, moment: 1 }) as never;

test("who comes back says what he holds, and is asked the same again", () => {
  vi.useFakeTimers();
  const { client, socket } = sit();
  socket.says(frame(3, { decision: decision(pass) }));
  client.answer("pass");
  expect(client.options).toEqual([]);
  socket.ends();
  expect(client.link).toBe("lost");
  vi.advanceTimersByTime(400);
  const again = Socket.last;
  again.onopen?.();
  expect(again.sent).toEqual([{ message: "hello", token: "secret", name: "Ann", have: { duel: 1, epoch: 7, frame: 3 } }]);
  again.says({ message: "welcome", seat: 0, table: table(), duel: 1, epoch: 7 });
  again.says(frame(3, { decision: decision(pass) }));
  expect([client.link, client.options.length]).toEqual(["open", 1]);
  client.close();
});

test("it tries again ever more slowly, and not when the server will not have us", () => {
  vi.useFakeTimers();
  const { client, socket } = sit();
  socket.ends();
  for (let tries = 0; tries < 20; tries++) {
    vi.advanceTimersByTime(5000);
    Socket.last.ends();
  }
  expect(Socket.all.length).toBeLessThanOrEqual(21);
  expect(Socket.all.length).toBeGreaterThan(15);
  const before = Socket.all.length;
  vi.advanceTimersByTime(5000);
  Socket.last.ends(4404);
  vi.advanceTimersByTime(60_000);
  expect([client.link, Socket.all.length]).toEqual(["closed", before + 1]);
  expect(client.farewell).not.toBe("");
});

test("an answer into a dead connection is noticed", () => {
  vi.useFakeTimers();
  const { client, socket } = sit();
  socket.says(frame(1, { decision: decision(pass) }));
  client.answer("pass");
  vi.advanceTimersByTime(5000);
  socket.says({ message: "accepted", number: 1 });
  vi.advanceTimersByTime(60_000);
  expect(client.link).toBe("open");
  socket.says(frame(2, { decision: decision(pass, { number: 2 }) }));
  client.answer("pass");
  vi.advanceTimersByTime(7000);
  expect(client.link).not.toBe("open");
  const heard = client.chat.length;
  socket.says({ message: "chat", number: 1, name: "Bob", text: "late", seat: 1, at: 1 } as never);
  expect(client.chat.length).toBe(heard); // the old one has no say any more
  client.close();
});

test("offline is lost at once, online connects at once", () => {
  const { client } = sit();
  window.dispatchEvent(new Event("offline"));
  expect(client.link).toBe("lost");
  const before = Socket.all.length;
  window.dispatchEvent(new Event("online"));
  expect(Socket.all.length).toBe(before + 1);
  client.close();
});

test("what was taken back leaves the log", () => {
  const { client, socket } = sit();
  for (const number of [1, 2, 3]) socket.says(frame(number, { events: [event(`did ${number}`)] }));
  socket.says(frame(2, { events: [event("did other")] }, { epoch: 8 }));
  expect(client.log.map((line) => line.event.sentence)).toEqual(["did 1", "did other"]);
});

test("a look at an earlier moment offers no answer", () => {
  const { client, socket } = sit();
  socket.says(frame(1, { turn: 1 }));
  socket.says(frame(2, { turn: 2, decision: decision(pass) }));
  client.look(1);
  expect([client.view?.turn, client.options]).toEqual([1, []]);
  client.answer("pass");
  expect(chosen(socket)).toEqual([]);
  client.look(2);
  expect(client.options).toHaveLength(1);
});

test("who watches with open hands is asked nothing", () => {
  const { client, socket } = sit(-1);
  socket.says(frame(1, { viewer: "all", decision: decision(pass) }));
  expect([client.decision, client.options]).toEqual([undefined, []]);
});

test("when a seat shows nothing any more, nothing stays on the page", () => {
  const { client, socket } = sit(-1);
  socket.says(frame(1, { sides: [side({ hand: [card("c1", "Kuriboh")] }), side()] }));
  socket.says({ message: "welcome", seat: -1, table: table() });
  expect([client.view, client.log]).toEqual([null, []]);
});

test("a wish that is refused is told, a granted one is not", () => {
  const { client, socket } = sit();
  const request = { id: 1, seat: 0, what: "take-back", sentence: "Ann asks" } as const;
  socket.says(frame(2));
  client.undo();
  socket.says(table({ request }));
  socket.says(table());
  expect(client.notGranted).toBe(true);
  client.undo();
  expect(client.notGranted).toBe(false);
  socket.says(table({ request }));
  socket.says(frame(1, {}, { epoch: 9 }));
  socket.says(table());
  expect(client.notGranted).toBe(false);
});

test("a refused answer leaves the question open, with the reason", () => {
  const { client, socket } = sit();
  socket.says(frame(1, { decision: decision(pass) }));
  client.answer("pass");
  socket.says({ message: "refused", of: "answer", code: "storage", sentence: "The disk is full." } as never);
  expect([client.options.length, client.refused?.sentence]).toEqual([1, "The disk is full."]);
});
