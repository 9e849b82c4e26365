/** What the person at the table is about to do: which card is read, which menu is open, what keys mean. */

import type { CardFacts, CardView, Option, Preview, TableSide, View } from "../protocol";
import { texts } from "../texts";
import { allCards } from "./api";
import type { TableClient } from "./table.svelte";

export type Dialog = "" | "menu" | "moves" | "pile" | "keys" | "concede" | "prompts" | "inspector" | "log" | "watchers";
export type Pile = "graveyard" | "removed" | "fusion" | "hand";

/** Moves that a card might be asked for, by where it is: what is not among the options is explained. */
const WISHES: Record<string, Record<string, string[]>> = {
  hand: { monster: ["summon", "set"], magic: ["activate", "set"], trap: ["activate", "set"] },
  "Monster Zone": { monster: ["attack", "change-position", "flip-summon"] },
  "Magic & Trap Zone": { magic: ["activate"], trap: ["activate"] },
  "Field Card Zone": { magic: ["activate"] },
};

export class Play {
  inspected = $state.raw<CardView | null>(null);
  dialog = $state<Dialog>("");
  /** Handle of the card whose menu is open. */
  card = $state("");
  pile = $state<{ seat: number; kind: Pile }>({ seat: 0, kind: "graveyard" });
  /** Handle of the monster whose attack is being aimed. */
  aiming = $state("");
  textView = $state(false);
  /** The last line of chat that was on the screen. */
  heard = $state(0);

  /** Facts by name, for cards that are chosen from where nobody looks: a Deck. */
  private facts = $state.raw<ReadonlyMap<string, CardFacts> | null>(null);

  constructor(readonly client: TableClient) {}

  /** The card that an option is about, also when it lies in a Deck. */
  cardOf(option: Option): CardView | undefined {
    const there = this.cards.get(option.card ?? "");
    if (there || option.verb !== "pick") return there;
    if (!this.facts) {
      allCards().then(
        (all) => (this.facts = new Map(all.cards.map((card) => [card.name, card]))),
        () => undefined,
      );
      return undefined;
    }
    const facts = this.facts.get(option.sentence.replace(/^Choose /, ""));
    if (!facts) return undefined;
    const { name, kind, frame, icon, attribute, type, level } = facts;
    const number = (value: number | "?" | null | undefined): number | null => (typeof value === "number" ? value : null);
    const [attack, defense] = [number(facts.atk), number(facts.def)];
    return { name, kind, frame, icon, attribute, type, level: level ?? 0, attack, defense };
  }

  /** Lines of chat that were not on the screen yet. */
  get unread(): number {
    return this.client.chat.filter((one) => one.number > this.heard && one.seat !== this.client.seat).length;
  }

  /** There is somebody to talk to. */
  get talking(): boolean {
    const { table } = this.client;
    return !!table && (!table.free_undo || !!table.watching);
  }

  get view(): View | null {
    return this.client.view;
  }

  /** The seat that sits below. */
  readonly me = $derived.by(() => Math.max(this.client.seat, 0));

  /** Every card that can be seen, by its handle. */
  readonly cards: ReadonlyMap<string, CardView> = $derived.by(() => {
    const found = new Map<string, CardView>();
    for (const side of this.client.view?.sides ?? []) {
      for (const card of cardsOf(side)) if (card.handle) found.set(card.handle, card);
    }
    return found;
  });

  /** The options by the card they are about. */
  readonly byCard: ReadonlyMap<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.client.options) {
      if (!option.card) continue;
      const there = found.get(option.card);
      if (there) there.push(option);
      else found.set(option.card, [option]);
    }
    return found;
  });

  get kind(): string {
    return this.client.options.length ? (this.client.decision?.kind ?? "") : "";
  }

  /** The options with numbers: those the prompt lists. */
  readonly numbered: Option[] = $derived.by(() => {
    const options = this.client.options;
    if (this.aiming) return options.filter((one) => one.verb === "attack" && one.card === this.aiming);
    if (this.kind === "act" || !this.kind) return [];
    return options.filter((one) => !["pass", "done", "phase"].includes(one.verb));
  });

  readonly phases: Option[] = $derived.by(() => this.client.options.filter((one) => one.verb === "phase"));

  /** The button for the space key: Pass, Done or Yes, never a phase. */
  readonly primary: Option | undefined = $derived.by(() => {
    if (this.aiming) return undefined;
    return this.client.options.find((one) => ["pass", "done", "yes"].includes(one.verb));
  });

  private readonly numbers: ReadonlyMap<string, number> = $derived.by(
    () => new Map(this.numbered.map((one, i) => [this.aiming ? (one.target ?? "") : (one.card ?? ""), i + 1])),
  );

  /** The number of a card that can be chosen now, else 0. */
  numberOf(handle: string | undefined): number {
    return (handle && this.numbers.get(handle)) || 0;
  }

  zoneOption(zone: string, slot: number): Option | undefined {
    return this.client.options.find(
      (one) => one.verb === "zone" && one.number === slot && (!one.zone || one.zone === zone),
    );
  }

  picked(handle: string | undefined): boolean {
    return !!handle && (this.client.decision?.picked ?? []).includes(handle);
  }

  linkOf(handle: string | undefined): number {
    return (handle && this.view?.chain?.find((one) => one.card === handle)?.number) || 0;
  }

  targeted(handle: string | undefined): boolean {
    if (!handle) return false;
    return this.view?.attack?.target === handle || !!this.view?.chain?.some((one) => one.targets?.includes(handle));
  }

  previewOf(option: Option): Preview | undefined {
    return this.client.frame?.previews?.find((one) => one.key === option.key);
  }

  choose(option: Option): void {
    this.aiming = "";
    this.close();
    this.client.answer(option.key);
  }

  close(): void {
    this.dialog = "";
  }

  /** A card was clicked: choose it if that is what is asked, else show what it can do. */
  click(card: CardView): void {
    this.inspected = card;
    const handle = card.handle ?? "";
    const number = this.numberOf(handle);
    const option = number ? this.numbered[number - 1] : undefined;
    if (option && (this.aiming || ["pick", "mode"].includes(option.verb) || this.kind === "order")) {
      this.choose(option);
      return;
    }
    this.aiming = "";
    if (!handle || this.client.seat < 0 || this.client.past) return;
    const there = this.byCard.get(handle);
    if (!there && (card.seat ?? 0) !== this.client.seat) return;
    this.card = handle;
    this.dialog = "menu";
    if (this.kind === "act" || this.kind === "respond") {
      for (const verb of this.wishes(card)) if (!this.client.why(verb, handle)) this.client.askWhy(verb, handle);
    }
  }

  /** What the menu lists greyed, with the reason. */
  wishes(card: CardView): string[] {
    const there = new Set((this.byCard.get(card.handle ?? "") ?? []).map((one) => one.verb));
    const wished = WISHES[card.zone ?? ""]?.[card.kind ?? ""] ?? [];
    const down = card.face === "down";
    return wished.filter(
      (verb) =>
        !there.has(verb) &&
        !(verb === "flip-summon" && !down) &&
        !(verb === "attack" && down) &&
        !(verb === "change-position" && down),
    );
  }

  aim(handle: string): void {
    const options = this.client.options.filter((one) => one.verb === "attack" && one.card === handle);
    const only = options[0];
    this.close();
    if (options.length === 1 && only) this.choose(only);
    else this.aiming = handle;
  }

  openPile(seat: number, kind: Pile): void {
    this.pile = { seat, kind };
    this.dialog = "pile";
  }

  nameOf(seat: number): string {
    if (this.client.seat === seat) return texts.table.you;
    return this.client.table?.seats[seat]?.name || (seat ? texts.table.second : texts.table.first);
  }
}

export function cardsOf(side: TableSide): CardView[] {
  const all = [
    ...side.monsters,
    ...side.magic_traps,
    side.field ?? null,
    side.deck_top ?? null,
    ...(side.hand ?? []),
    ...(side.graveyard ?? []),
    ...(side.removed ?? []),
    ...(side.fusion ?? []),
  ];
  return all.filter((one): one is CardView => one !== null);
}

/** A card in words, for who cannot see it. */
export function describe(card: CardView): string {
  const parts: string[] = [];
  if (!card.name) return card.zone === "Monster Zone" ? texts.table.setMonster : texts.table.setCard;
  parts.push(card.name);
  if (card.kind === "monster") {
    if (card.attack != null) parts.push(`ATK ${card.attack}`);
    if (card.defense != null) parts.push(`DEF ${card.defense}`);
    if (card.zone === "hand" && card.level) parts.push(`Level ${card.level}`);
  } else if (card.zone === "hand") parts.push(texts.frames[card.kind ?? ""] ?? "");
  if (card.face === "down") parts.push(texts.table.faceDown);
  if (card.position) parts.push(card.position === "attack" ? texts.table.attackPosition : texts.table.defensePosition);
  for (const [name, count] of Object.entries(card.counters ?? {})) parts.push(`${count} × ${name}`);
  return parts.filter(Boolean).join(", ");
}
