import { useState } from "react";
import type { Store } from "../../../ports.ts";
import { usePorts } from "../../../shell/usePorts.ts";
import { unanswered } from "../logic/answers.ts";
import type { Room } from "../speaking/room.ts";
import type { Speaking } from "./useSpeaking.ts";

/** For what was said and is not written down by then one is asked; milliseconds. */
const SETTLE_MS = 60_000;
/** The text of what is written down is stored within that time. */
const STORED_MS = 3_000;
const LOOK_MS = 250;

const after = (ms: number) => new Promise((over) => setTimeout(over, ms));

/** How many sentences of an attempt are said and have no text: it would be without them. */
async function unwritten({ sound }: Store, attemptId: string): Promise<number> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const left = await sound.left(attemptId);
    const count = left.reduce((sum, { segments, more }) => sum + Math.max(segments.length, more ? 1 : 0), 0);
    if (count === 0 || waited >= STORED_MS) return count;
    await after(LOOK_MS);
  }
}

/**
 * Finishing the round: what is still being said or written down comes into the answers first, then it is asked about
 * questions without an answer, and about sentences that nothing could write down yet.
 */
export function useFinish(room: Room, attemptId: string, voice: Speaking, readOnly: boolean) {
  const { store } = usePorts();
  const [asking, setAsking] = useState<boolean | null>(null);
  const [settling, setSettling] = useState(false);
  const [left, setLeft] = useState(0);

  async function settle() {
    const writeDown = voice.settle.current;
    voice.setWanted(false);
    if (writeDown) await Promise.race([writeDown(), after(SETTLE_MS)]);
    return unwritten(store, attemptId);
  }

  function end(count: number) {
    setSettling(false);
    setLeft(count);
    const { questions, answers } = room.context();
    if (count > 0 || unanswered(questions.length, answers).length > 0) setAsking(true);
    else room.send({ type: "FINISH" });
  }

  function finish() {
    if (readOnly || settling) return;
    setSettling(true);
    void settle().then(end);
  }

  // null: nothing was asked yet, and the question need not be fetched.
  return { finish, settling, asking, left, cancel: () => setAsking(false) };
}
