/** The facts of the catalogue as what a card face is drawn from. */

import type { CardFacts } from "../protocol";

export function faceOf(facts: CardFacts) {
  return { ...facts, attack: facts.atk ?? null, defense: facts.def ?? null };
}
