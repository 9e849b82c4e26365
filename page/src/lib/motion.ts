/** Cards that are elsewhere afterwards move there from where they were. */

import { moving } from "./settings.svelte";

const MILLISECONDS = 180;

/** Called before the page changes; what comes back is called after it. */
export function motion(box: HTMLElement): () => void {
  if (!moving()) return () => undefined;
  const before = new Map<string, DOMRect>();
  for (const card of box.querySelectorAll<HTMLElement>("[data-card]")) {
    before.set(card.dataset["card"] ?? "", (card.parentElement ?? card).getBoundingClientRect());
  }
  return () => {
    for (const card of box.querySelectorAll<HTMLElement>("[data-card]")) {
      const from = before.get(card.dataset["card"] ?? "");
      const parent = card.parentElement ?? card;
      const to = parent.getBoundingClientRect();
      if (!from) {
        if (before.size) parent.animate([{ opacity: 0.2, scale: 0.85 }, { opacity: 1, scale: 1 }], MILLISECONDS);
        continue;
      }
      const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
      if (Math.abs(x) + Math.abs(y) < 4) continue;
      parent.animate([{ translate: `${x}px ${y}px`, zIndex: 9 }, { translate: "0 0", zIndex: 9 }], {
        duration: MILLISECONDS,
        easing: "ease-out",
      });
    }
  };
}
