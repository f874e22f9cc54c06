import { wavParts } from "#models/speech/wav.ts";
import type { Recordings } from "../../../ports.ts";
import { makeChanges } from "../changes.ts";
import { connect } from "../connection.ts";
import { brought } from "../idb.ts";
import { dropAll } from "./drop.ts";
import { isKept, keptSegments, SOUND } from "./segments.ts";

/** Recordings on this device; the worker that listens writes them (platform/speech/soundStore.ts). */
export function recordingsRoom(): Pick<Recordings, "of" | "read" | "remove"> {
  const connection = connect(() => {});
  const { tell } = makeChanges();
  const soundIn = (device: IDBDatabase) => device.transaction(SOUND).objectStore(SOUND);
  return {
    of: (attemptId) =>
      connection.look(async ({ device }) => {
        const segments = await keptSegments(soundIn(device), attemptId);
        return new Set(segments.map(({ first }) => first.index));
      }, new Set<number>()),
    read: (attemptId, index) =>
      connection.look(async ({ device }) => {
        const store = soundIn(device);
        const segments = await keptSegments(store, attemptId);
        const own = segments.filter(({ first }) => first.index === index);
        const rows = await Promise.all(own.map(({ range }) => brought<unknown[]>(store.getAll(range))));
        const pieces = rows.flat().filter(isKept);
        return pieces.length === 0 ? null : new Blob(wavParts(pieces), { type: "audio/wav" });
      }, null),
    async remove(userId) {
      await dropAll(connection, userId);
      tell();
    },
  };
}
