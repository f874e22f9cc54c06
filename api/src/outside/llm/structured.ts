import * as z from "zod/mini";
import { jsonIn } from "./jsonIn.ts";
import { type LanguageModel, type Message, ModelFailure, type Purpose } from "./port.ts";

/** A reply that must have a shape. */
export type Wanted<S extends z.ZodMiniType> = {
  purpose: Purpose;
  name: string;
  schema: S;
  system: string;
  user: string;
  maxTokens: number;
  steady: boolean;
  signal: AbortSignal;
};

/** How much of a reply that did not fit is shown to the model again, in characters. */
const SHOWN = 6_000;
const MOST_ISSUES = 8;

/** The JSON schema of a zod schema, as strict services take it. */
export function schemaOf(schema: z.ZodMiniType): Record<string, unknown> {
  return Object.fromEntries(Object.entries(z.toJSONSchema(schema)).filter(([name]) => name !== "$schema"));
}

type Read<T> = { data: T } | { wrong: string };

/** A reply held against its shape, or what is wrong with it. Names of fields alone: values may be people's texts. */
function read<S extends z.ZodMiniType>(text: string, schema: S): Read<z.output<S>> {
  let json: unknown;
  try {
    json = jsonIn(text);
  } catch {
    return { wrong: "It is not valid JSON." };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { data: parsed.data };
  const issues = parsed.error.issues.slice(0, MOST_ISSUES);
  return {
    wrong: issues.map(({ path, message }) => `${path.join(".") || "the whole"}: ${message}`).join("; "),
  };
}

/**
 * Asks for a reply of a shape. One that does not fit is shown to the model once more, with what is wrong.
 * @throws ModelFailure `unusable` where the second one does not fit either, else what the model throws
 */
export async function structured<S extends z.ZodMiniType>(
  model: LanguageModel,
  { purpose, name, schema, system, user, maxTokens, steady, signal }: Wanted<S>,
): Promise<z.output<S>> {
  const shape = { name, schema: schemaOf(schema) };
  const ask = (messages: Message[]) => model.reply({ purpose, messages, shape, maxTokens, steady, signal });
  const first: Message[] = [
    { role: "system", content: system },
    { role: "user", content: user },
  ];
  const said = await ask(first);
  const one = read(said, schema);
  if ("data" in one) return one.data;
  const repaired = await ask([
    ...first,
    { role: "assistant", content: said.slice(0, SHOWN) },
    {
      role: "user",
      content: `This reply does not fit. ${one.wrong} Reply again, with the corrected JSON and nothing else.`,
    },
  ]);
  const two = read(repaired, schema);
  if ("data" in two) return two.data;
  throw new ModelFailure("unusable", "gave no reply of the shape that was asked for, twice");
}
