/** The text view's command line, with the words of the terminal. */

import type { CardView, Option, TableSide, View } from "../protocol";
import { texts } from "../texts";
import { cardPage } from "./api";
import { describe, type Play } from "./play.svelte";

const t = texts.table;

export function boardLines(play: Play, view: View): string[] {
  return [1 - play.me, play.me].flatMap((seat) => sideLines(play, view.sides[seat] as TableSide, seat));
}

function sideLines(play: Play, side: TableSide, seat: number): string[] {
  const who = play.nameOf(seat);
  const lines = [`${who}: ${side.lp} LP, ${t.cardsInHand(side.hand_count)}, ${t.deck} ${side.deck_count}`];
  side.monsters.forEach((card, i) => card && lines.push(`  ${t.monsterZone(i + 1)}: ${describe(card)}`));
  side.magic_traps.forEach((card, i) => card && lines.push(`  ${t.magicZone(i + 1)}: ${describe(card)}`));
  if (side.field) lines.push(`  ${t.field}: ${describe(side.field)}`);
  const graveyard = side.graveyard ?? [];
  if (graveyard.length) lines.push(`  ${t.graveyard}: ${t.cards(graveyard.length)}, ${graveyard.at(-1)?.name ?? ""}`);
  if (side.removed?.length) lines.push(`  ${t.removed}: ${side.removed.map((one) => one.name || t.setCard).join(", ")}`);
  return lines;
}

export function handLines(play: Play, view: View): string[] {
  const hand = view.sides[play.me]?.hand ?? [];
  return hand.length ? hand.map((card, i) => `  ${i + 1}. ${describe(card)}`) : [`  ${t.empty}`];
}

export function optionLines(options: Option[]): string[] {
  return options.map((one, i) => `${i + 1} ${one.sentence}`);
}

/** Every word of `typed` begins a word of the sentence. */
function fits(typed: string[], sentence: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return typed.every((one) => words.some((word) => word.startsWith(one)));
}

function cardNamed(play: Play, words: string[]): CardView | undefined {
  return [...play.cards.values()].find((one) => one.name && fits(words, one.name));
}

/** Does what was typed, and gives the lines that answer it. */
export async function command(play: Play, line: string): Promise<string[]> {
  const { client } = play;
  const view = client.view;
  const words = line.toLowerCase().trim().split(/\s+/).filter(Boolean);
  const [first = "", ...rest] = words;
  if (!view || !first) return [];
  if (/^\d+$/.test(first) && !rest.length) {
    const option = client.options[Number(first) - 1];
    if (!option) return [t.pickFrom];
    play.choose(option);
    return [`> ${option.sentence}`];
  }
  switch (first) {
    case "?":
    case "help":
      return [texts.text.hint];
    case "b":
    case "board":
    case "field":
      return boardLines(play, view);
    case "h":
    case "hand":
      return handLines(play, view);
    case "o":
    case "options":
      return client.options.length ? optionLines(client.options) : [texts.text.noOptions];
    case "gy":
    case "graveyard": {
      const seat = (rest[0] ?? "").startsWith("o") ? 1 - play.me : play.me;
      const cards = view.sides[seat]?.graveyard ?? [];
      return [`${t.graveyard}, ${play.nameOf(seat)}: ${t.cards(cards.length)}`, ...cards.map((one) => `  ${describe(one)}`)];
    }
    case "log":
    case "last":
      return client.log.slice(-(Number(rest[0]) || 5)).map((one) => one.event.sentence);
    case "undo":
    case "u":
      client.undo();
      return [];
    case "back":
      client.back();
      return [];
    case "i":
    case "info":
      return info(play, rest);
    case "why":
      return why(play, rest);
  }
  const found = client.options.filter((one) => fits(words, one.sentence));
  const verbed = found.filter((one) => one.sentence.toLowerCase().startsWith(first));
  const meant = verbed.length ? verbed : found;
  const only = meant[0];
  if (meant.length === 1 && only) {
    play.choose(only);
    return [`> ${only.sentence}`];
  }
  if (meant.length) return [texts.text.several, ...meant.map((one) => `${client.options.indexOf(one) + 1} ${one.sentence}`)];
  return [texts.text.unknown];
}

async function info(play: Play, words: string[]): Promise<string[]> {
  const card = cardNamed(play, words);
  try {
    const page = await cardPage(card?.name ?? words.join(" "));
    return [card ? describe(card) : page.facts.name, page.words, ...page.text];
  } catch {
    return [texts.text.nothing];
  }
}

async function why(play: Play, [verb = "", ...words]: string[]): Promise<string[]> {
  const card = cardNamed(play, words);
  if (!card?.handle) return [texts.text.nothing];
  play.client.askWhy(verb, card.handle);
  for (let tries = 0; tries < 30; tries++) {
    const answer = play.client.why(verb, card.handle);
    if (answer) {
      const reasons = (answer.reasons ?? []).map((one) => `${one.sentence} (${one.rule})`);
      return reasons.length ? reasons : [answer.sentence || t.mayNow];
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [play.client.refused?.sentence ?? texts.text.nothing];
}
