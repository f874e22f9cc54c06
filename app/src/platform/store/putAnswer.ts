import type { StoredAnswer } from "../../rows.ts";
import { placed, type Databases } from "./database.ts";
import { brought, write } from "./idb.ts";
import { parseAnswer } from "./parse.ts";

/** Revisions that follow the stored row's, whatever that looks like. */
function after(stored: unknown): Pick<StoredAnswer, "rev" | "ackRev" | "baseServerRev"> {
  const number = (name: string) => {
    const value =
      typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>)[name] : 0;
    return typeof value === "number" ? value : 0;
  };
  return { rev: number("rev") + 1, ackRev: number("ackRev"), baseServerRev: number("baseServerRev") };
}

/**
 * Whether another tab has typed after `row`: what stands there is no revision that this tab knows to be down, and it is
 * later. The sync changes revisions as well, but not when a text was typed.
 */
export const isOvertaken = (row: StoredAnswer, stored: StoredAnswer | null, down: number): boolean =>
  stored !== null && stored.rev > down && stored.timestamp > row.timestamp;

type Outcome = { rev: number } | { overtakenBy: StoredAnswer };

/**
 * Puts one answer. With a known revision the request is issued and committed before this function returns, which is
 * what survives a page that is going away.
 * @param row its `rev` is 0 while the stored row's revision is not known: that is then read first
 * @param down for a text that could not be written before: the revision that this tab knows to be down. Another tab may
 *   have gone on since, and what that has typed stays
 * @returns the revision that was written, once the transaction has completed, or the row that stays
 * @throws what the transaction failed with (a full disk is an `AbortError` or a `QuotaExceededError`)
 */
export function putAnswer(
  { main, keyPaths }: Databases,
  key: string,
  row: StoredAnswer,
  down?: number,
): Promise<Outcome> {
  return write(
    main,
    ["answers"],
    async (tx): Promise<Outcome> => {
      const answers = tx.objectStore("answers");
      const isFirst = row.rev > 0 && down === undefined;
      const stored = isFirst ? null : await brought<unknown>(answers.get(key));
      const newer = down === undefined ? null : parseAnswer(stored);
      if (newer && isOvertaken(row, newer, down ?? 0)) return { overtakenBy: newer };
      const answer = row.rev > 0 ? row : { ...row, ...after(stored) };
      answers.put(...placed(keyPaths, "answers", key, answer));
      tx.commit?.();
      return { rev: answer.rev };
    },
    "relaxed",
  );
}
