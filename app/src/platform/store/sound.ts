import type { LeftSound, Store } from "../../ports.ts";
import type { Connection } from "./connection.ts";
import { read } from "./idb.ts";

/** What is looked at of a piece of sound. */
type Piece = { stretch: string; segment: number; index: number; questionId: string; kept: boolean };

const isPiece = (row: unknown): row is Piece => {
  const { stretch, segment, index, questionId } = Object(row);
  return (
    typeof stretch === "string" &&
    typeof questionId === "string" &&
    typeof segment === "number" &&
    typeof index === "number"
  );
};

/** Name of a segment's sound, in the order of time within an answer. */
export const segmentKey = (stretch: string, segment: number) =>
  `${stretch}/${String(segment).padStart(4, "0")}`;

/** Pieces by their stretch, in the order of time, with the names of its segments. */
function byStretch(pieces: readonly Piece[]): LeftSound[] {
  const stretches = new Map<string, LeftSound>();
  for (const { stretch, segment, index, questionId } of pieces) {
    const left = stretches.get(stretch) ?? { stretch, index, questionId, segments: [] };
    const key = segmentKey(stretch, segment);
    if (!left.segments.includes(key)) left.segments.push(key);
    stretches.set(stretch, left);
  }
  return [...stretches.values()].sort((a, b) => a.stretch.localeCompare(b.stretch));
}

/** Sound that waits for its text; the worker that listens writes it (platform/speech/soundStore.ts). */
export const soundRoom = ({ look }: Connection): Store["sound"] => ({
  left: (attemptId) =>
    look(async ({ device }) => {
      const rows = await read<unknown[]>(device, "audio", (store) =>
        store.index("attemptId").getAll(attemptId),
      );
      return byStretch(rows.filter(isPiece).filter(({ kept }) => !kept));
    }, []),
});
