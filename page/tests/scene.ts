/** A table for tests, and a websocket that goes nowhere: the test speaks for the server. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { Play } from "../src/lib/play.svelte";
import { TableClient } from "../src/lib/table.svelte";
import type { CardView, Decision, Frame, FromServer, Option, Table, TableSide, View } from "../src/protocol";

export class Socket {
  static all: Socket[] = [];
  readyState: number = WebSocket.OPEN;
  sent: { message: string; [field: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1) as Socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  /** The server says something. */
  says(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The connection ends. */
  ends(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
Object.assign(Socket, { OPEN: 1, CLOSED: 3 });

export const card = (handle: string, name: string, more: Partial<CardView> = {}): CardView => ({
  handle,
  name,
  kind: "monster",
  frame: "normal",
  zone: "hand",
  seat: 0,
  ...more,
});

export const option = (key: string, sentence: string, verb: string, more: Partial<Option> = {}): Option => ({
  key,
  sentence,
  verb,
  ...more,
});

export const side = (more: Partial<TableSide> = {}): TableSide => ({
  lp: 8000,
  hand_count: more.hand?.length ?? 0,
  deck_count: 35,
  fusion_count: 0,
  monsters: [null, null, null, null, null],
  magic_traps: [null, null, null, null, null],
  ...more,
});

export const decision = (options: Option[], more: Partial<Decision> = {}): Decision =>
  ({ message: "decision", number: 1, player: 0, kind: "act", prompt: "Your move", options, ...more }) as Decision;

export const frame = (number: number, more: Partial<View> = {}, about: Partial<Frame> = {}): Frame => ({
  message: "frame",
  duel: 1,
  epoch: 7,
  frame: number,
  view: { message: "view", viewer: 0, turn: 1, turn_player: 0, phase: "Main Phase 1", sides: [side(), side()], ...more } as View,
  ...about,
});

export const table = (more: Partial<Table> = {}): Table => ({
  message: "table",
  id: "T",
  stage: "duel",
  seats: [{ name: "Ann", present: true }, { name: "Bob", present: true }],
  ...more,
});

/** A table at which one sits, after the server has greeted. */
export function sit(seat = 0): { client: TableClient; play: Play; socket: Socket } {
  const client = new TableClient("T", "secret", "Ann");
  const socket = Socket.last;
  socket.onopen?.();
  socket.says({ message: "welcome", seat, table: table(), duel: 1, epoch: 7 });
  return { client, play: new Play(client), socket };
}

/** A table that shows this much, without a connection. */
export function shown(view: Partial<View>, seat = 0): Play {
  const client = new TableClient("T", "", "", false);
  client.seat = seat;
  client.table = table();
  client.frame = frame(1, view);
  return new Play(client);
}

/** What was chosen: the keys that were sent. */
export function chosen(socket: Socket): unknown[] {
  return socket.sent.filter((one) => one.message === "answer").map((one) => one["key"]);
}

export function render<Props extends Record<string, unknown>>(what: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement("div");
  document.body.append(target);
  const made = mount(what, { target, props });
  flushSync();
  cleanups.push(() => {
    void unmount(made);
    target.remove();
  });
  return target;
}

const cleanups: (() => void)[] = [];

export function tidy(): void {
  for (const one of cleanups.splice(0)) one();
  Socket.all.length = 0;
}
