import type { Recordings } from "../../ports.ts";
import { keep, readKept } from "../../ui/kept.ts";
import { lazily } from "../lazily.ts";
import { KEEP_SOUND } from "./names.ts";

/** What is said and kept. Few people keep it: the code that reads it is fetched when somebody looks for it. */
export function lazyRecordings(): Recordings {
  const room = lazily(() => import("./recordings/room.ts").then((module) => module.recordingsRoom()));
  return {
    wanted: (userId) => readKept(KEEP_SOUND + userId) === "1",
    want: (userId, wanted) => keep(KEEP_SOUND + userId, wanted ? "1" : ""),
    of: (attemptId) => room().then((it) => it.of(attemptId)),
    read: (attemptId, index) => room().then((it) => it.read(attemptId, index)),
    remove: (userId) => room().then((it) => it.remove(userId)),
  };
}
