/** HTTP: what is asked and answered once. docs/server.md has the routes. */

import type { About, AllCards, CardPage, Me, PlayerTicket, Problem, SearchHelp, Ticket } from "../protocol";
import { texts } from "../texts";
import { load, save } from "./storage";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

let player = load<PlayerTicket | null>("player", null);

export function playerName(): string {
  return player?.name ?? "";
}

/** A body that is a text is JSON already: a log, whose seeds are longer than the numbers of a browser. */
async function send(method: string, path: string, body: unknown, mine: boolean): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (mine) headers["Authorization"] = `Bearer ${(await identity()).secret}`;
  try {
    return await fetch(path, { method, headers, body: body === undefined || typeof body === "string" ? body : JSON.stringify(body) });
  } catch {
    throw new Refused({ code: "unreachable", sentence: texts.unreachable }, 0);
  }
}

async function told(answer: Response): Promise<Refused> {
  let problem: Problem = { code: "failed", sentence: texts.badAnswer };
  try {
    problem = (await answer.json()) as Problem;
  } catch {
    // no JSON: the sentence above
  }
  return new Refused(problem, answer.status);
}

/** Without a name of one's own. */
export async function get<T>(path: string): Promise<T> {
  return JSON.parse(await getText(path)) as T;
}

export async function getText(path: string): Promise<string> {
  const answer = await send("GET", path, undefined, false);
  if (!answer.ok) throw await told(answer);
  return await answer.text();
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await send("POST", path, body, false);
  if (!answer.ok) throw await told(answer);
  return (await answer.json()) as T;
}

/** With the secret of one's own name, which is made when there is none yet, or when this server does not know it. */
export async function mine<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer = await send(method, path, body, true);
  if (answer.status === 401) {
    const name = playerName();
    player = null;
    await identity(name);
    answer = await send(method, path, body, true);
  }
  if (!answer.ok) throw await told(answer);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

let making: Promise<PlayerTicket> | null = null;

export async function identity(name = ""): Promise<PlayerTicket> {
  if (player) return player;
  making ??= post<PlayerTicket>("/api/players", { name });
  try {
    player = await making;
  } finally {
    making = null;
  }
  save("player", player);
  return player;
}

export async function rename(name: string): Promise<string> {
  if (!player) return (await identity(name)).name;
  const me = await mine<Me>("PATCH", "/api/me", { name });
  player = { ...player, name: me.name };
  save("player", player);
  return me.name;
}

// ---- what hardly changes is asked once

/** Asks when it is first wanted, and again only if that failed. */
function once<T>(path: string): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= get<T>(path).catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}

export const about = once<About>("/api/about");
export const allCards = once<AllCards>("/api/cards/all");
export const searchHelp = once<SearchHelp>("/api/search");

const pages = new Map<string, Promise<CardPage>>();

export function cardPage(name: string): Promise<CardPage> {
  let found = pages.get(name);
  if (!found) {
    found = get<CardPage>(`/api/cards/${encodeURIComponent(name)}`);
    found.catch(() => pages.delete(name));
    pages.set(name, found);
  }
  return found;
}

// ---- seats at tables

export function keepTicket(ticket: Ticket): void {
  const seats = load<Record<string, Ticket>>("seats", {});
  const rest = Object.entries(seats).filter(([table]) => table !== ticket.table);
  save("seats", Object.fromEntries([...rest.slice(-49), [ticket.table, ticket]]));
}

export function ticketOf(table: string): Ticket | null {
  return load<Record<string, Ticket>>("seats", {})[table] ?? null;
}
