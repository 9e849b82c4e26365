/** A search as it is typed, and its fields for who would rather click. docs/search.md has the grammar. */

const PARTS = /(?:[^\s"]|"[^"]*"?)+/g;
const FIELD = /^([a-z]+)(<=|>=|!=|[:=<>])(.+)$/i;
const VALUES = /"([^"]*)"?|([^,"]+)/g;

interface Part {
  text: string;
  field: string;
  sign: string;
  value: string;
}

function partsOf(query: string): Part[] {
  return (query.match(PARTS) ?? []).map((text) => {
    const [, field = "", sign = "", value = ""] = FIELD.exec(text) ?? [];
    return { text, field: field.toLowerCase(), sign: sign === "=" ? ":" : sign, value };
  });
}

function joined(parts: Part[]): string {
  return parts.map((one) => one.text).join(" ");
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The values that the search gives a field: `type:fiend,"winged beast"`. */
export function valuesOf(query: string, field: string, sign = ":"): string[] {
  const part = partsOf(query).find((one) => one.field === field && one.sign === sign);
  return part ? [...part.value.matchAll(VALUES)].map((one) => one[1] ?? one[2] ?? "") : [];
}

/** The search with other values of a field; with none of them, without the field. */
export function withValues(query: string, field: string, values: string[], sign = ":"): string {
  const text = `${field}${sign}${values.map((one) => (/[\s,"]/.test(one) ? `"${one}"` : one)).join(",")}`;
  const parts = partsOf(query);
  const at = parts.findIndex((one) => one.field === field && one.sign === sign);
  const part = { text, field, sign, value: "" };
  if (at < 0) return joined(values.length ? [...parts, part] : parts);
  return joined(values.length ? parts.with(at, part) : parts.filter((_, i) => i !== at));
}

/** The search with this value of the field too, or without it. */
export function toggled(query: string, field: string, value: string): string {
  const values = valuesOf(query, field);
  const rest = values.filter((one) => !same(one, value));
  return withValues(query, field, rest.length < values.length ? rest : [...values, value.toLowerCase()]);
}

export function has(query: string, field: string, value: string): boolean {
  return valuesOf(query, field).some((one) => same(one, value));
}
