/** The most letters of one value that are shown. */
const LONGEST = 400;
/** The most members of a list or object that are looked at, and how deep. */
const MOST = 50;
const DEEPEST = 6;

const quoted = (text: string) => JSON.stringify(text.length > LONGEST ? text.slice(0, LONGEST) : text);

function listed(items: readonly unknown[], depth: number): string {
  const shown = Array.from(items.slice(0, MOST), (item) => show(item, depth + 1)).join(", ");
  return items.length > MOST ? `${shown}, …` : shown;
}

function showObject(value: object, depth: number): string {
  if (depth > DEEPEST) return "…";
  if (Array.isArray(value)) return `[${listed(value, depth)}]`;
  if (value instanceof Map) return `Map { ${listed([...value], depth)} }`;
  if (value instanceof Set) return `Set { ${listed([...value], depth)} }`;
  if (Object.prototype.toString.call(value) === "[object Date]") return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const entries = Object.entries(value);
  const shown = entries.slice(0, MOST).map(([key, member]) => `${quoted(key)}: ${show(member, depth + 1)}`);
  if (entries.length > MOST) shown.push("…");
  return shown.length === 0 ? "{}" : `{ ${shown.join(", ")} }`;
}

function show(value: unknown, depth: number): string {
  if (typeof value === "string") return quoted(value);
  if (typeof value === "object" && value !== null) return showObject(value, depth);
  return typeof value === "bigint" ? `${value}n` : Object.is(value, -0) ? "-0" : String(value);
}

/** A value as JavaScript writes it, in one line of at most some 400 letters; also one that goes round. */
export function showValue(value: unknown): string {
  const text = show(value, 0);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
