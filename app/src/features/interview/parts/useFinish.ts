import { useState } from "react";
import { unanswered } from "../logic/gather.ts";
import type { Room } from "../speaking/room.ts";
import type { Speaking } from "./useSpeaking.ts";

/** What was said and is not written down by then stays behind; milliseconds. */
const SETTLE_MS = 60_000;

/**
 * Finishing the round: what is still being said or written down comes into the answers first, then it is asked about
 * questions without an answer.
 */
export function useFinish(room: Room, voice: Speaking, readOnly: boolean) {
  const [asking, setAsking] = useState(false);
  const [settling, setSettling] = useState(false);

  async function settle(writeDown: () => Promise<void>) {
    setSettling(true);
    voice.setWanted(false);
    await Promise.race([writeDown(), new Promise((over) => setTimeout(over, SETTLE_MS))]);
    setSettling(false);
  }

  function end() {
    const { questions, answers } = room.context();
    if (unanswered(questions.length, answers).length > 0) setAsking(true);
    else room.send({ type: "FINISH" });
  }

  function finish() {
    if (readOnly || settling) return;
    const writeDown = voice.settle.current;
    if (writeDown) void settle(writeDown).then(end);
    else end();
  }

  return { finish, settling, asking, cancel: () => setAsking(false) };
}
