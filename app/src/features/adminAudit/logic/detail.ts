/** A part of what an entry of the log says; `before` stands only where something was changed. */
export type Part = { name: string; before?: unknown; after: unknown };

const isChange = (value: unknown): value is [unknown, unknown] => Array.isArray(value) && value.length === 2;

/** How values are written: those that are no text, a list of texts or a number. */
export type Say = { yes: string; no: string; rupees(paise: number): string };

/** A value of a field in few words; the page shows texts alone. */
export function textOf(name: string, value: unknown, say: Say): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? say.yes : say.no;
  if (typeof value === "number" && name.endsWith("InPaise")) return say.rupees(value);
  if (Array.isArray(value)) return value.map((one) => textOf(name, one, say)).join(", ") || "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

const fieldsOf = (value: unknown): [string, unknown][] =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];

/** What an entry says, part by part: changes with what was before, the rest as it is. Empty parts are left out. */
export function partsOf(detail: Readonly<Record<string, unknown>>): Part[] {
  const { changes, ...rest } = detail;
  const plain = Object.entries(rest)
    .filter(([, value]) => value !== null && value !== "")
    .map(([name, after]) => ({ name, after }));
  const changed = fieldsOf(changes).map(([name, value]) =>
    isChange(value) ? { name, before: value[0], after: value[1] } : { name, after: value },
  );
  return [...plain, ...changed];
}
