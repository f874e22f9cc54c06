import * as z from "zod/mini";
import { Problem } from "#models/contract/problem.ts";
import type { ProblemCode } from "#models/contract/problems.ts";
import { language } from "../../ui/language.ts";
import { netWords } from "./words.ts";

const Refusal = z.object({ code: z.string().check(z.regex(/^[a-z_]{3,40}$/)), message: z.string() });

/** `offline` or `unavailable`, in the language of the page. */
export const away = (code: "offline" | "unavailable", cause?: unknown) =>
  new Problem(code, netWords[language()][code], { cause });

/**
 * A code as the server sends it. The closed list stays on the server to keep the page small; a code the page has
 * never heard of is shown by its sentence and handled like any refusal.
 */
const isCode = (word: string): word is ProblemCode => word !== "";

/** The JSON of a reply. @throws {Problem} `unavailable` for anything else, as the login page of a hotel's network. */
async function jsonOf(response: Response): Promise<unknown> {
  if (!/^application\/json\b/.test(response.headers.get("content-type") ?? "")) throw away("unavailable");
  return response.json().catch((cause: unknown) => {
    throw away("unavailable", cause);
  });
}

const secondsOf = (header: string | null) => (header && /^\d+$/.test(header) ? Number(header) : undefined);

/** The refusal in a reply that is not a success. @throws {Problem} `unavailable` when it is none of ours. */
async function refusalOf(response: Response): Promise<Problem> {
  const { data } = Refusal.safeParse(await jsonOf(response));
  if (!data || !isCode(data.code)) throw away("unavailable");
  return new Problem(data.code, data.message, { retryAfter: secondsOf(response.headers.get("retry-after")) });
}

/** What a call replied, checked. @throws {Problem} the server's refusal, or `unavailable`. */
export async function readReply<S extends z.ZodMiniType>(
  schema: S,
  response: Response,
): Promise<z.output<S>> {
  if (!response.ok) throw await refusalOf(response);
  const parsed = schema.safeParse(await jsonOf(response));
  if (!parsed.success) throw away("unavailable", parsed.error);
  return parsed.data;
}
