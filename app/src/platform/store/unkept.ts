/* eslint-disable no-console -- a fault to look into; the new text is kept all the same */
import type { Earlier } from "../../ports.ts";
import type { Connection } from "./connection.ts";
import { keepEarlier } from "./history.ts";

/**
 * Texts on their way to the history. One whose place there was refused (a full disk) waits until it can be kept: before
 * anything replaces its row, `settle` is to be called.
 * @param onDown told whenever a text is down
 */
export function makeUnkept(connection: Connection, onDown: () => void) {
  const unkept = new Map<string, Earlier[]>();
  return {
    keep(key: string, earlier: Earlier): void {
      keepEarlier(connection, key, [earlier]).then(onDown, (why: unknown) => {
        console.warn("The replaced text waits", why);
        unkept.set(key, [...(unkept.get(key) ?? []), earlier]);
      });
    },
    waits: (key: string): boolean => unkept.has(key),
    async settle(key: string): Promise<void> {
      await keepEarlier(connection, key, unkept.get(key) ?? []);
      unkept.delete(key);
    },
  };
}
