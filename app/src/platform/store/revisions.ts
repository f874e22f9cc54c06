import type { StoredAnswer } from "../../rows.ts";

/** How far an answer has come: here, at the server, and what this device knows of the server. */
export type Revisions = Pick<StoredAnswer, "rev" | "ackRev" | "baseServerRev">;

/** Of an answer that has never been written. */
export const NEW: Revisions = { rev: 0, ackRev: 0, baseServerRev: 0 };

/** What this tab knows of the revisions of its answers, by their keys. */
export function makeRevisions() {
  const known = new Map<string, Revisions>();
  /** The revision of each row that this tab has read or written last. */
  const down = new Map<string, number>();

  /** Revisions only grow: what was typed meanwhile is ahead of what was read or written. */
  function learn(key: string, { rev, ackRev, baseServerRev }: Revisions) {
    known.set(key, { rev: Math.max(rev, known.get(key)?.rev ?? 0), ackRev, baseServerRev });
  }

  return {
    learn,
    /** Those of a text that is typed now; its `rev` is 0 while the row's is not known. */
    next(key: string): Revisions {
      const base = known.get(key);
      if (!base) return NEW;
      const next = { ...base, rev: base.rev + 1 };
      known.set(key, next);
      return next;
    },
    /** The row with what the server has said since it was typed: it must not count as said of this text. */
    upToDate(key: string, row: StoredAnswer): StoredAnswer {
      const base = known.get(key);
      if (!base || row.rev === 0) return row;
      const rev = base.rev > row.rev ? base.rev + 1 : row.rev;
      known.set(key, { ...base, rev });
      return { ...row, ...base, rev };
    },
    /** The revision that this tab knows to be down; 0 for none. */
    down: (key: string): number => down.get(key) ?? 0,
    found: (key: string, rev: number) => void down.set(key, rev),
    written(key: string, row: StoredAnswer, rev: number) {
      down.set(key, rev);
      learn(key, { ...row, ...known.get(key), rev });
    },
  };
}
