import type { Ports } from "../../../ports.ts";
import { resume } from "../logic/fromRows.ts";
import { keyOf, type ReadInput, type Resumed } from "../logic/types.ts";

/** Where this device's rows say that the interview stands. */
export async function readRows(
  { store }: Ports,
  { userId, choice, known, openedAt }: ReadInput,
): Promise<Resumed> {
  if (!choice) return { place: "choosing", open: await store.attempts.open(userId) };
  const key = keyOf(userId, choice);
  const [attempt, questions, report] = await Promise.all([
    store.attempts.read(key),
    store.questions.read(key),
    store.reports.read(key),
  ]);
  const answers = questions ? await store.answers.read(key, questions.questions.length) : [];
  const resumed = resume({ attempt, questions, answers, report }, known, openedAt);
  // The page went away between storing the report and closing its attempt.
  if (resumed.place === "done" && resumed.attempt)
    await store.attempts.keep({ ...resumed.attempt, phase: "done" });
  return resumed;
}
