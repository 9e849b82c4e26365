/** The websocket of a table: what the server has said last, and what can be said to it. */

import type {
  Chat,
  Decision,
  Event,
  Frame,
  FromClient,
  FromServer,
  Option,
  Past,
  Prompts,
  Refused,
  Siding,
  Table,
  Ticket,
  View,
  Why,
} from "../protocol";
import { texts } from "../texts";

export type Link = "connecting" | "open" | "lost" | "closed";

export interface LogLine {
  frame: number;
  turn: number;
  phase: string;
  event: Event;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
/** An answer that the server has not spoken to for so long was sent into a connection that is dead. */
const PATIENCE = 6000;
/** After these the server will not let us in again. */
const FINAL = new Set([4401, 4403, 4404]);

export class TableClient {
  link = $state<Link>("connecting");
  /** Why it is closed for good. */
  farewell = $state("");
  seat = $state(-1);
  table = $state.raw<Table | null>(null);
  frame = $state.raw<Frame | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Chat[]>([]);
  siding = $state.raw<Siding | null>(null);
  refused = $state.raw<Refused | null>(null);
  /** Reasons against moves, by verb, card and target. */
  whys = $state.raw<ReadonlyMap<string, Why>>(new Map());
  prompts = $state.raw<Prompts | null>(null);
  /** The number of the question that has been answered, until the next one comes. */
  answered = $state(-1);
  /** The other player did not let one take back. */
  notGranted = $state(false);
  /** The epoch in which one asked for it: a wish that is granted begins another one. */
  private wished = -1;
  /** An earlier moment that is looked at. */
  past = $state.raw<{ frame: number; view: View } | null>(null);
  ticket = $state.raw<Ticket | null>(null);

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;
  private views = new Map<number, View>();
  private epoch = 0;
  private duel = 0;

  /** Without a connection it shows what it is given: replays. */
  constructor(
    readonly id: string,
    private readonly token = "",
    private readonly name = "",
    connected = true,
  ) {
    if (!connected) return;
    this.connect();
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
  }

  /** Instead of looking back over the connection. */
  jump: ((frame: number) => void) | null = null;

  close(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    this.link = "closed";
    this.socket?.close();
  }

  /** The view to show: an earlier one, or the newest. */
  get view(): View | null {
    return this.past?.view ?? this.frame?.view ?? null;
  }

  /** What one is asked. Who watches with open hands sees the questions to both, and they are not his. */
  get decision(): Decision | undefined {
    const decision = this.past ? undefined : this.frame?.view.decision;
    return decision && decision.player === this.seat ? decision : undefined;
  }

  get options(): Option[] {
    const { decision } = this;
    return decision && decision.number !== this.answered ? decision.options : [];
  }

  send(message: FromClient): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  answer(key: string): void {
    const { decision } = this;
    if (!decision || decision.number === this.answered) return;
    this.refused = null;
    this.notGranted = false;
    if (!this.send({ message: "answer", number: decision.number, key })) return;
    this.answered = decision.number;
    clearTimeout(this.patience);
    this.patience = setTimeout(this.drop, PATIENCE);
  }

  askWhy(verb: string, card: string, target = ""): void {
    this.send({ message: "why-not", verb, card, target });
  }

  why(verb: string, card: string, target = ""): Why | undefined {
    return this.whys.get(`${verb} ${card} ${target}`);
  }

  back(): void {
    this.send({ message: "back" });
  }

  undo(frame = 0): void {
    this.past = null;
    this.notGranted = false;
    this.wished = this.epoch;
    this.send({ message: "take-back", frame });
  }

  look(frame: number): void {
    if (this.jump) {
      this.jump(frame);
      return;
    }
    if (frame === this.frame?.frame) {
      this.past = null;
      return;
    }
    const view = this.views.get(frame);
    if (view) this.past = { frame, view };
    else this.send({ message: "look", frame });
  }

  setPrompts(mode: "auto" | "ask" | "set" | "never", events?: Prompts["events"]): void {
    const message: Prompts = { message: "prompts", mode };
    const wished = events ?? this.prompts?.events;
    if (wished) message.events = wished;
    this.prompts = message;
    this.send(message);
  }

  // ---- the connection

  private hurry = (): void => {
    if (this.link !== "lost") return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Takes the connection for lost, whatever the browser makes of it, and tries anew. */
  private drop = (): void => {
    if (this.link !== "open") return;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.lose();
  };

  private lose(): void {
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    this.link = "lost";
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 1.6, LONGEST_WAIT);
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}`);
    this.socket = socket;
    socket.onopen = () => {
      const hello: FromClient = { message: "hello", token: this.token, name: this.name };
      if (this.frame) hello.have = { duel: this.duel, epoch: this.epoch, frame: this.frame.frame };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      clearTimeout(this.patience);
      this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.link === "closed" || this.socket !== socket) return;
      if (FINAL.has(event.code)) {
        this.link = "closed";
        this.farewell ||= texts.table.noSuch;
        return;
      }
      this.lose();
    };
  }

  private hear(message: FromServer): void {
    switch (message.message) {
      case "welcome":
        this.link = "open";
        this.wait = FIRST_WAIT;
        this.seat = message.seat ?? -1;
        this.table = message.table;
        this.chat = message.chat ?? [];
        this.prompts = message.prompts ?? null;
        this.answered = -1;
        if (!message.duel) this.frame = this.past = null; // nothing to see, or no more
        this.begin(message.duel ?? 0, message.epoch ?? 0);
        this.remember(message.past ?? []);
        break;
      case "table":
        if (this.table?.request?.seat === this.seat && !message.request) this.notGranted = this.wished === this.epoch;
        this.table = message;
        if (message.stage !== "siding") this.siding = null;
        break;
      case "siding":
        this.siding = message;
        break;
      case "frame":
        this.show(message);
        break;
      case "accepted":
        break;
      case "refused":
        this.refused = message;
        this.answered = -1;
        break;
      case "why": {
        const { verb, card, target } = message.wish;
        this.whys = new Map(this.whys).set(`${verb} ${card ?? ""} ${target ?? ""}`, message);
        break;
      }
      case "looked":
        this.past = { frame: message.frame, view: message.view };
        break;
      case "chat":
        this.chat = [...this.chat.slice(-199), message];
        break;
      case "ticket":
        this.ticket = message;
        break;
      case "goodbye":
        this.farewell = message.sentence;
        break;
    }
  }

  private begin(duel: number, epoch: number): void {
    if (duel === this.duel && epoch === this.epoch) return;
    if (duel !== this.duel || this.frame === null) {
      this.log = [];
      this.views.clear();
    }
    this.duel = duel;
    this.epoch = epoch;
  }

  private remember(past: Past[]): void {
    const first = past[0];
    if (!first) return;
    const lines = past.flatMap((one) =>
      (one.events ?? []).map((event) => ({ frame: one.frame, turn: one.turn, phase: one.phase, event })),
    );
    this.log = [...this.log.filter((line) => line.frame < first.frame), ...lines];
  }

  private show(frame: Frame): void {
    this.begin(frame.duel, frame.epoch);
    for (const number of this.views.keys()) if (number >= frame.frame) this.views.delete(number);
    this.views.set(frame.frame, frame.view);
    const { turn, phase } = frame.view;
    const lines = (frame.view.events ?? []).map((event) => ({ frame: frame.frame, turn, phase, event }));
    this.log = [...this.log.filter((line) => line.frame < frame.frame), ...lines];
    this.frame = frame;
    this.past = null;
    this.refused = null;
    this.whys = new Map();
    if (frame.view.decision?.number !== this.answered) this.answered = -1;
  }
}
