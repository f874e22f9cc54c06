import type { Command, StoredAnswer } from "#app/rows.ts";

/** One thing to send. `id` names the record: of each, one request is on its way at a time. */
export type Job = { id: string } & ({ answer: StoredAnswer } | { command: Command });

/** How a record has fared so far: failed tries in a row, and when it may be tried again, in milliseconds. */
export type Wait = { tries: number; until: number };

export type Known = {
  /** Whose rows may be sent: the owner of the token at this moment. */
  userId: string | null;
  answers: readonly StoredAnswer[];
  commands: readonly Command[];
  waits: ReadonlyMap<string, Wait>;
  /** Records whose request is on its way. */
  busy: ReadonlySet<string>;
  now: number;
};

/**
 * What to send now, what is due beside it but has no room yet, and how long to wait where there is neither; null: until
 * something new is stored.
 */
export type Plan = { send: Job[]; rest: Job[]; waitMs: number | null };

/** Requests on their way together, and how many where many have waited for days. */
const TOGETHER = 3;
const MOST_TOGETHER = 6;
/** A backlog from which more go together. */
const BACKLOG = 25;

export const answerId = ({ userId, companyId, roundId, index }: StoredAnswer) =>
  `${userId}|${companyId}|${roundId}|${index}`;

/** Everything of one round goes under one name where the order matters. */
const commandId = ({ userId, companyId, roundId }: Command) => `${userId}|${companyId}|${roundId}|command`;

function jobsOf({ userId, answers, commands }: Known) {
  const own = <T extends { userId: string; refused?: unknown }>(rows: readonly T[]) =>
    rows.filter((row) => row.userId === userId && !row.refused);
  return {
    answers: own(answers)
      .filter(({ rev, ackRev }) => rev > ackRev)
      .map((answer): Job => ({ id: answerId(answer), answer })),
    commands: own(commands).map((command): Job => ({ id: commandId(command), command })),
  };
}

/** The first of each record, in their order. */
const firstOfEach = (jobs: readonly Job[]) =>
  jobs.filter(({ id }, at) => jobs.findIndex((other) => other.id === id) === at);

/**
 * What to send next: answers first, then commands, so that a report is asked for when its answers are there. Nobody
 * else's rows, nothing that was refused, one request a record, and not before its wait is over.
 */
export function plan(known: Known): Plan {
  const { waits, busy, now } = known;
  const { answers, commands } = jobsOf(known);
  const until = ({ id }: Job) => waits.get(id)?.until ?? now;
  const isDue = (job: Job) => !busy.has(job.id) && until(job) <= now;
  const together = Math.min(MOST_TOGETHER, TOGETHER + Math.floor(answers.length / BACKLOG));
  const due = answers.filter(isDue);
  const answersGoing = due.length > 0 || answers.some(({ id }) => busy.has(id));
  const next = answersGoing ? due : firstOfEach(commands).filter(isDue);
  const room = Math.max(0, together - busy.size);
  const later = [...answers, ...commands].map(until).filter((at) => at > now);
  const [send, rest] = [next.slice(0, room), next.slice(room)];
  return { send, rest, waitMs: later.length === 0 ? null : Math.min(...later) - now };
}
