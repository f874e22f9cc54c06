import type { Ports } from "../ports.ts";
import type { AttemptRow, ReportBody } from "../rows.ts";
import { bodyFrom } from "./reportBody.ts";

/** What the report is asked for with of an attempt that nobody has open: of what this device has stored. */
export async function storedReportBody(
  ports: Pick<Ports, "store">,
  attempt: AttemptRow,
): Promise<ReportBody> {
  const set = await ports.store.questions.read(attempt);
  const questions = set?.attemptId === attempt.attemptId ? set.questions : [];
  const all = await ports.store.answers.read(attempt, questions.length);
  const rows = all.map((row) => (row?.attemptId === attempt.attemptId ? row : null));
  const finished = {
    ...{ attempt, questions },
    answers: rows.map((row) => row?.text ?? ""),
    dictated: rows.map((row) => row?.dictated ?? null),
    followUps: rows.map((row) => row?.followUp ?? null),
  };
  return (await bodyFrom(finished, all))(attempt);
}
