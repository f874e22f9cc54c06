import type { StoredAnswer } from "../../rows.ts";
import { placed, type Databases } from "./database.ts";
import { brought, write } from "./idb.ts";

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
 * Puts one answer. With a known revision the request is issued and committed before this function returns, which is
 * what survives a page that is going away.
 * @param row its `rev` is 0 while the stored row's revision is not known: that is then read first
 * @returns the revision that was written, once the transaction has completed
 * @throws what the transaction failed with (a full disk is an `AbortError` or a `QuotaExceededError`)
 */
export function putAnswer({ main, keyPaths }: Databases, key: string, row: StoredAnswer): Promise<number> {
  return write(
    main,
    ["answers"],
    async (tx) => {
      const answers = tx.objectStore("answers");
      const answer = row.rev > 0 ? row : { ...row, ...after(await brought(answers.get(key))) };
      answers.put(...placed(keyPaths, "answers", key, answer));
      tx.commit?.();
      return answer.rev;
    },
    "relaxed",
  );
}
