import type { LeftSound, Store } from "../../ports.ts";
import type { Connection } from "./connection.ts";
import { read } from "./idb.ts";

/** What is looked at of a piece of sound. */
type Piece = { stretch: string; segment: number; index: number; questionId: string; kept?: unknown };

const isPiece = (row: unknown): row is Piece => {
  const { stretch, segment, index, questionId } = Object(row);
  return (
    typeof stretch === "string" &&
    typeof questionId === "string" &&
    typeof segment === "number" &&
    typeof index === "number"
  );
};

/** Rows of a stretch that the server writes down: its chunks, and the mark that says how far that is. */
type Unheard = { stretch: string; index: number; questionId: string };

const isUnheard = (row: unknown): row is Unheard => {
  const { stretch, index, questionId, segment } = Object(row);
  return (
    typeof stretch === "string" &&
    typeof questionId === "string" &&
    typeof index === "number" &&
    segment === undefined
  );
};

/** Name of a segment's sound, in the order of time within an answer. */
export const segmentKey = (stretch: string, segment: number) =>
  `${stretch}/${String(segment).padStart(4, "0")}`;

/** Rows by their stretch, in the order of time, with the names of its segments. */
function byStretch(rows: readonly (Piece | Unheard)[]): LeftSound[] {
  const stretches = new Map<string, LeftSound>();
  for (const row of rows) {
    const { stretch, index, questionId } = row;
    const left = stretches.get(stretch) ?? { stretch, index, questionId, segments: [], more: false };
    stretches.set(stretch, left);
    if ("segment" in row) {
      const key = segmentKey(stretch, row.segment);
      if (!left.segments.includes(key)) left.segments.push(key);
    } else {
      left.more = true;
    }
  }
  return [...stretches.values()].sort((a, b) => a.stretch.localeCompare(b.stretch));
}

/** Sound that waits for its text; what listens writes it (platform/speech: soundStore.ts, server/chunkStore.ts). */
export const soundRoom = ({ look }: Connection): Store["sound"] => ({
  left: (attemptId) =>
    look(async ({ device }) => {
      const rows = await read<unknown[]>(device, "audio", (store) =>
        store.index("attemptId").getAll(attemptId),
      );
      const pieces = rows.filter(isPiece).filter(({ kept }) => !kept);
      return byStretch([...pieces, ...rows.filter(isUnheard)]);
    }, []),
});
