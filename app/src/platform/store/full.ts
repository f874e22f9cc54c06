import { lazily } from "../lazily.ts";
import type { Connection } from "./connection.ts";
import type { Databases } from "./database.ts";

/** Drops something that can be made again; resolves with whether there was anything to drop. Never rejects. */
export type MakeRoom = () => Promise<boolean>;

/** How browsers say that the disk is full; Chromium may only say that the transaction was aborted. */
const FULL = ["QuotaExceededError", "AbortError"];

/** Whether a write may have failed for want of room. */
export const isFull = (why: unknown): boolean => why instanceof Error && FULL.includes(why.name);

/** The code that drops things is fetched when it is needed; where it cannot be, nothing is dropped. */
export function lazyRoom(): MakeRoom {
  const room = lazily(() => import("./space/freeSpace.ts"));
  let going: Promise<boolean> | null = null;
  const make = () =>
    room()
      .then(({ freeSpace }) => freeSpace())
      .catch(() => false)
      .finally(() => (going = null));
  // Writes that fail together want the same room.
  return () => (going ??= make());
}

/** `connection`, whose work is tried again as long as something could be dropped for it. */
export function inRoom({ run, look }: Connection, makeRoom: MakeRoom): Connection {
  return {
    look,
    run<T>(work: (databases: Databases) => PromiseLike<T>): Promise<T> {
      return run(async function again(databases): Promise<T> {
        try {
          return await work(databases);
        } catch (why) {
          if (!isFull(why) || !(await makeRoom())) throw why;
          return again(databases);
        }
      });
    },
  };
}
