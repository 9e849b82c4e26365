import { expect, test } from "vitest";
import { partsOf } from "../src/lib/route.svelte";

test.each([
  ["/", []],
  ["/cards/Man-Eater%20Bug", ["cards", "Man-Eater Bug"]],
  ["//cards///A%2FB/", ["cards", "A/B"]],
  ["/cards/%E0%A4%A", ["cards", "%E0%A4%A"]],
])("%s", (path, parts) => expect(partsOf(path)).toEqual(parts));
