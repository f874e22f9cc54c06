import type { Everything } from "../../ports.ts";
import { lazily } from "../lazily.ts";

/**
 * All rows of one person, over a connection of its own. Few people ever ask for them: the code is fetched when
 * somebody does.
 */
export function lazyEverything(): Everything {
  const room = lazily(() => import("./everything/room.ts").then((module) => module.everythingRoom()));
  return {
    sizes: (userId) => room().then((it) => it.sizes(userId)),
    waiting: (userId) => room().then((it) => it.waiting(userId)),
    retry: (waiting) => room().then((it) => it.retry(waiting)),
    read: (userId) => room().then((it) => it.read(userId)),
    merge: (userId, rows) => room().then((it) => it.merge(userId, rows)),
    wipe: (userId) => room().then((it) => it.wipe(userId)),
  };
}
