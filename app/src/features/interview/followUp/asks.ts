import { followUp } from "#models/coach/followUp/followUp.ts";
import { wantsFollowUps } from "../../../shell/followUps.ts";
import { isOver } from "../../../shell/isOver.ts";
import type { Context } from "../logic/types.ts";
import type { Speaking } from "../parts/useSpeaking.ts";
import type { Room } from "../speaking/room.ts";

/** What is asked about the answer on screen when the person goes on; null: nothing, any more or at all (rule FU4). */
export function followUpFor({ attempt, questions, answers, followUps, save, now }: Context): string | null {
  const index = attempt?.position ?? 0;
  const [question, isFirst] = [questions[index], !followUps[index]];
  // Only about what was just said, and not when there is no time left to answer.
  const isMoment = save.state !== "untouched" && !isOver(attempt?.deadlineAt ?? null, now);
  return question && isFirst && isMoment ? followUp(question, answers[index] ?? "") : null;
}

/** What was said before the question and is written down after it belongs before it. */
async function setLate(room: Room, question: string, index: number, written: Promise<void>) {
  await written;
  const { attempt, answers, followUps } = room.context();
  const asked = followUps[index];
  const at = (answers[index] ?? "").length;
  if (attempt?.position !== index || asked?.question !== question || at <= asked.at) return;
  room.send({ type: "ASKED", followUp: { question, at } });
}

/**
 * Asks about the answer on screen, at most once.
 * @returns whether something was asked; if not, there is no reason to stay
 */
export function asks(room: Room, voice: Pick<Speaking, "wanted" | "setWanted" | "settle">): boolean {
  const { attempt, answers, muted } = room.context();
  const question = wantsFollowUps() ? followUpFor(room.context()) : null;
  if (question === null || !attempt) return false;
  const index = attempt.position;
  room.send({ type: "ASKED", followUp: { question, at: (answers[index] ?? "").length } });
  if (voice.wanted) {
    const settle = voice.settle.current;
    voice.setWanted(false);
    if (settle) void setLate(room, question, index, settle());
  }
  if (!muted) room.send({ type: "REPLAY", say: question });
  return true;
}
