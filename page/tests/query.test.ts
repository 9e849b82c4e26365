import { expect, test } from "vitest";
import { has, toggled, valuesOf, withValues } from "../src/lib/query";

test.each([
  ["", "kind", "magic", "kind:magic"],
  ["kind:magic", "kind", "trap", "kind:magic,trap"],
  ["kind:magic,trap", "kind", "magic", "kind:trap"],
  ["skull kind:magic dragon", "kind", "magic", "skull dragon"],
  ["skull", "type", "Winged Beast", 'skull type:"winged beast"'],
  ['type:"winged beast",fiend', "type", "Winged Beast", "type:fiend"],
  ['"trap hole" kind=Trap', "kind", "trap", '"trap hole"'],
  ["-kind:trap", "kind", "trap", "-kind:trap kind:trap"],
])("%j with %s %s is %j", (query, field, value, wanted) => {
  expect(toggled(query, field, value)).toBe(wanted);
});

test("a value is found whatever its capitals and quotes", () => {
  expect(has('type:"Winged Beast",FIEND', "type", "fiend")).toBe(true);
  expect(has('type:"Winged Beast",FIEND', "type", "winged beast")).toBe(true);
  expect(has("type:fiend", "kind", "fiend")).toBe(false);
  expect(has("-type:fiend", "type", "fiend")).toBe(false);
});

test("numbers keep their sign, and other bounds of the field stay", () => {
  expect(withValues("atk<2000 skull", "atk", ["1500"], ">=")).toBe("atk<2000 skull atk>=1500");
  expect(withValues("atk>=1500 skull", "atk", ["1800"], ">=")).toBe("atk>=1800 skull");
  expect(withValues("atk>=1500 skull", "atk", [], ">=")).toBe("skull");
  expect(valuesOf("atk>=1500 atk<2000", "atk", ">=")).toEqual(["1500"]);
});

test("what is being typed is left as it is", () => {
  for (const query of ['"open phrase', "level>", "kind:", "a or (b -c)"]) {
    expect(withValues(query, "set", ["LOB"])).toBe(`${query} set:LOB`);
  }
});
