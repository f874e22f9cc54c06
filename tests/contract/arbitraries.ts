import fc from "fast-check";
import * as z from "zod/mini";

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const numberOr = (value: unknown, fallback: number) => (typeof value === "number" ? value : fallback);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Text that has broken something somewhere: NUL, half characters, other scripts, names of built-in things. */
export const oddText = fc.oneof(
  fc.constantFrom(
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\udc00x",
    "\ufeff",
    "\u202e",
    "तैयारी",
    "👩🏽‍💻".repeat(40),
    "__proto__",
    "constructor",
    "toString",
    "'; drop table users; --",
    "%00",
    "../../etc/passwd",
    "{{7*7}}",
    "x".repeat(30_000),
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
);

/** Any value at all, also where a text or a list was meant. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e308, 2 ** 53, -(2 ** 31) - 1, [], {}, [[[[]]]], [null]),
  fc.jsonValue({ maxDepth: 3 }),
);

function textOf(schema: Json): fc.Arbitrary<unknown> {
  const maxLength = Math.min(numberOr(schema["maxLength"], 60), 200);
  const minLength = numberOr(schema["minLength"], 0);
  if (schema["format"] === "date-time") {
    const [min, max] = [new Date(0), new Date(4_000_000_000_000)];
    return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
  }
  if (schema["format"] === "uri") return fc.webUrl();
  const pattern = schema["pattern"];
  if (typeof pattern === "string" && !pattern.includes("\\u0000]*$")) {
    return fc.stringMatching(new RegExp(pattern)).map((text) => text.slice(0, maxLength));
  }
  return fc.string({ unit: "grapheme", minLength, maxLength });
}

function objectOf(schema: Json): fc.Arbitrary<unknown> {
  const properties = isJson(schema["properties"]) ? schema["properties"] : {};
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, fromSchema(part)]),
  );
  const required = listOf(schema["required"]).filter((name): name is string => typeof name === "string");
  return fc.record(model, { requiredKeys: required });
}

const byType: Record<string, (schema: Json) => fc.Arbitrary<unknown>> = {
  string: textOf,
  integer: (schema) =>
    fc.integer({
      min: Math.max(numberOr(schema["minimum"], -1_000), -(2 ** 31)),
      max: Math.min(numberOr(schema["maximum"], 1_000), 2 ** 31 - 1),
    }),
  number: () => fc.double({ noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: (schema) => fc.array(fromSchema(schema["items"] ?? {}), { maxLength: 4 }),
  object: objectOf,
};

function fromSchema(schema: unknown): fc.Arbitrary<unknown> {
  if (!isJson(schema)) return fc.jsonValue();
  if ("const" in schema) return fc.constant(schema["const"]);
  if (Array.isArray(schema["enum"])) return fc.constantFrom<unknown>(...schema["enum"]);
  const choices = listOf(schema["anyOf"]);
  if (choices.length > 0) return fc.oneof(...choices.map(fromSchema));
  return byType[String(schema["type"])]?.(schema) ?? fc.jsonValue();
}

/** Values that fit a schema of the contract, or nearly. */
export function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return fromSchema(z.toJSONSchema(schema, { io: "input" }));
}

/** A fitting value with one part replaced, removed, doubled or added. */
export function spoilt(fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const change = fc.constantFrom("replace", "remove", "wrap", "add");
  return fc.tuple(fitting, change, fc.nat(), oddValue, oddText).map(([value, how, place, odd, name]) => {
    if (!isJson(value)) return odd;
    const keys = Object.keys(value);
    const key = keys[place % Math.max(1, keys.length)] ?? name;
    const { [key]: part, ...rest } = value;
    if (how === "remove") return rest;
    if (how === "wrap") return { ...rest, [key]: [part, part] };
    return how === "add" ? { ...value, [name]: odd } : { ...rest, [key]: odd };
  });
}
