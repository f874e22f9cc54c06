import { isAsked } from "../../../shell/underWay.ts";
import type { Ports } from "../../../ports.ts";
import { resume } from "../logic/fromRows.ts";
import { keyOf, type ReadInput, type Resumed } from "../logic/types.ts";
import { withSpent } from "./spent.ts";

/** The attempts to go on with, or to begin; those that are only asked for have nothing to open yet. */
async function openRounds({ attempts, commands }: Ports["store"], userId: string) {
  const asked = await commands.list(userId);
  return (await attempts.open(userId)).filter((row) => !isAsked(row, asked));
}

/** Where this device's rows say that the interview stands. */
export async function readRows(
  { store }: Ports,
  { userId, choice, known, openedAt }: ReadInput,
): Promise<Resumed> {
  if (!choice) return { place: "choosing", open: await openRounds(store, userId) };
  const key = keyOf(userId, choice);
  const [attempt, questions, report] = await Promise.all([
    store.attempts.read(key),
    store.questions.read(key),
    store.reports.read(key),
  ]);
  const answers = questions ? await store.answers.read(key, questions.questions.length) : [];
  const resumed = resume(
    { attempt: attempt && withSpent(attempt), questions, answers, report },
    known,
    openedAt,
  );
  // The page went away between storing the report and closing its attempt.
  if (resumed.place === "done" && resumed.attempt)
    await store.attempts.keep({ ...resumed.attempt, phase: "done" });
  return resumed;
}
