import type { RoundKey } from "../../../rows.ts";
import type { Connection } from "../connection.ts";
import { brought, write } from "../idb.ts";
import { roundKey } from "../keys.ts";
import { parseAttempt, present } from "../parse.ts";
import { idsByAttempt, type KeptPiece, keptSegments, SOUND } from "./segments.ts";

/** Deletes the recordings that are chosen among all; resolves with whether there were any. */
const dropKept = (
  { look }: Connection,
  choose: (pieces: readonly KeptPiece[]) => (piece: KeptPiece) => boolean,
): Promise<boolean> =>
  look(
    ({ device }) =>
      write(device, [SOUND], async (tx) => {
        const store = tx.objectStore(SOUND);
        const segments = await keptSegments(store);
        const isChosen = choose(segments.map(({ first }) => first));
        const chosen = segments.filter(({ first }) => isChosen(first));
        for (const { range } of chosen) store.delete(range);
        return chosen.length > 0;
      }),
    false,
  );

async function openAttempts(store: IDBObjectStore): Promise<Set<string>> {
  const rows = (await brought<unknown[]>(store.getAll())).flatMap((row) => present(parseAttempt(row)));
  return new Set(rows.filter(({ phase }) => phase !== "done").map(({ attemptId }) => attemptId));
}

/** Whose sound a row is. */
type Whose = RoundKey & { attemptId: string };

/** Deletes all sound of attempts that are over, also what was never written down: nobody waits for its text. */
const dropOver = ({ look }: Connection, isChosen: (whose: Whose) => boolean): Promise<void> =>
  look(
    ({ device }) =>
      write(device, [SOUND, "attempts"], async (tx) => {
        const store = tx.objectStore(SOUND);
        const open = await openAttempts(tx.objectStore("attempts"));
        for (const [attemptId, ids] of await idsByAttempt(store)) {
          const [first] = ids;
          if (open.has(attemptId) || first === undefined) continue;
          const row: Whose | undefined = await brought(store.get(first));
          if (row && isChosen(row)) ids.forEach((id) => store.delete(id));
        }
      }),
    undefined,
  );

/** Deletes all recordings of a person. */
export async function dropAll(connection: Connection, userId: string): Promise<void> {
  await dropKept(connection, () => (piece) => piece.userId === userId);
  await dropOver(connection, (whose) => whose.userId === userId);
}

/** Deletes those of earlier attempts at the round, since the report that they belonged to is no more. */
export const dropEarlier = (connection: Connection, round: RoundKey, attemptId: string): Promise<void> =>
  dropOver(connection, (whose) => roundKey(whose) === roundKey(round) && whose.attemptId !== attemptId);

/** Deletes those of the attempt that was spoken first of all, whoever spoke; resolves with whether there was any. */
export const dropOldest = (connection: Connection): Promise<boolean> =>
  dropKept(connection, (pieces) => {
    const [oldest] = [...pieces].sort((a, b) => a.stretch.localeCompare(b.stretch));
    return (piece) => piece.attemptId === oldest?.attemptId;
  });
