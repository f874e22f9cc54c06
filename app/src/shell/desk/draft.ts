import { DRAFT } from "../../ui/draftName.ts";
import { keep, readKept } from "../../ui/kept.ts";

/** Whose form it is, and which one. */
const keyOf = (userId: string, form: string) => `${DRAFT}${userId}:${form}`;

/** A form as it was left on this device; undefined where there is none. Hold it against a schema before use. */
export function readDraft(userId: string, form: string): unknown {
  const text = readKept(keyOf(userId, form));
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Cut off: nothing of it can be used.
  }
}

/** Keeps a form on this device until it is sent or dropped. */
export const keepDraft = (userId: string, form: string, draft: unknown) =>
  keep(keyOf(userId, form), JSON.stringify(draft));

/** Forgets a form. */
export function dropDraft(userId: string, form: string) {
  if (readKept(keyOf(userId, form)) !== null) localStorage.removeItem(keyOf(userId, form));
}
