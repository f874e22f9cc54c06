import { randomUUID } from "node:crypto";
import { resumePdf } from "../lib/resumePdf.ts";

/** What was answered with success, and so may never be lost. */
export type Promised = {
  accounts: { email: string; userId: string }[];
  sets: { userId: string; attemptId: string; questionIds: string[] }[];
  /** The last text of each question. */
  answers: Map<string, string>;
  reports: { attemptId: string; body: unknown }[];
};

/** `cut`: calls without an answer, by what happened to the connection. */
export type Figures = { calls: number; cut: Record<string, number>; refused: number; repeats: number };

type Reply = { status: number; body: Record<string, unknown>; retryAfter: number };

export type World = {
  address: string;
  random: () => number;
  promised: Promised;
  figures: Figures;
  /** True when nothing new is to be begun. */
  over: () => boolean;
  /** True when nothing is to be tried again either. */
  late: () => boolean;
};

const sleep = (ms: number) => new Promise((wake) => setTimeout(wake, ms));

class GivenUp extends Error {
  override name = "GivenUp";
}

type Ask = { token?: string; key?: string; body?: unknown };

/** The visible self of one person: an address of the network, and requests that are cut off now and then. */
class Person {
  readonly #world: World;
  readonly #ip: string;

  constructor(world: World, number: number) {
    this.#world = world;
    this.#ip = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  /** One request; undefined when the connection was cut, so that nobody knows whether it was done. */
  async once(method: string, path: string, { token, key, body }: Ask): Promise<Reply | undefined> {
    const { address, figures } = this.#world;
    figures.calls++;
    const form = body instanceof FormData;
    try {
      const reply = await fetch(`${address}/api${path}`, {
        method,
        body: body === undefined || form ? body : JSON.stringify(body),
        headers: {
          ...(body === undefined || form ? {} : { "Content-Type": "application/json" }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(key === undefined ? {} : { "Idempotency-Key": key }),
          "X-Forwarded-For": this.#ip,
        },
        signal: AbortSignal.timeout(30_000),
      });
      const text: Record<string, unknown> = Object(await reply.json());
      return { status: reply.status, body: text, retryAfter: Number(reply.headers.get("Retry-After") ?? 0) };
    } catch (error) {
      const { cause = error } = error instanceof Error ? error : {};
      const why = cause instanceof Error ? cause.message : String(cause);
      figures.cut[why] = (figures.cut[why] ?? 0) + 1;
      return undefined;
    }
  }

  /** The same request until it is answered for good; `wait` is for refusals that say "later". */
  async until(method: string, path: string, ask: () => Ask): Promise<Reply> {
    for (let n = 0; ; n++) {
      const reply = await this.once(method, path, ask());
      const later =
        reply === undefined || reply.status >= 500 || (reply.status === 409 && reply.retryAfter > 0);
      if (reply && !later) return reply;
      if (reply) this.#world.figures.refused++;
      if (this.#world.late()) throw new GivenUp(path);
      await sleep(Math.min(2_000, 100 * 2 ** Math.min(n, 5)) * (0.5 + this.#world.random()));
    }
  }

  /** A call with a key; answered with success it is sometimes sent again, and must be answered with the same. */
  async keyed(path: string, key: string, token: string, body: () => unknown): Promise<Reply> {
    const reply = await this.until("POST", path, () => ({ token, key, body: body() }));
    if (reply.status < 300 && this.#world.random() < 0.3) {
      this.#world.figures.repeats++;
      const again = await this.until("POST", path, () => ({ token, key, body: body() }));
      if (JSON.stringify(again.body) !== JSON.stringify(reply.body)) {
        throw new Error(`A repeat of ${path} was answered otherwise.`);
      }
    }
    return reply;
  }
}

async function signUp(person: Person, { promised }: World): Promise<{ token: string; userId: string }> {
  const account = { email: `${randomUUID()}@example.com`, password: "correct horse" };
  const made = await person.until("POST", "/auth/register", () => ({
    body: { name: "Candidate", ...account },
  }));
  // The account was made, but its reply was lost.
  const reply =
    made.body["code"] === "email_taken"
      ? await person.until("POST", "/auth/login", () => ({ body: account }))
      : made;
  if (reply.status > 201) throw new Error(`sign-up: ${reply.status} ${JSON.stringify(reply.body)}`);
  const userId = String(Object(reply.body["user"]).userId);
  promised.accounts.push({ email: account.email, userId });
  return { token: String(reply.body["token"]), userId };
}

function resumeForm(attemptId: string): FormData {
  const form = new FormData();
  form.set("attemptId", attemptId);
  form.set("resume", new Blob([resumePdf()], { type: "application/pdf" }), "resume.pdf");
  return form;
}

type Who = { token: string; userId: string };
type Round = { companyId: string; roundId: string };

/** One round from its questions to its report; false when it was not to be had for lack of credits. */
async function playRound(
  person: Person,
  world: World,
  { token, userId }: Who,
  round: Round,
): Promise<boolean> {
  const { promised, random } = world;
  const attemptId = randomUUID();
  const path = `/questions/generate/${round.companyId}/${round.roundId}`;
  const set = await person.keyed(path, attemptId, token, () => resumeForm(attemptId));
  if (set.status === 402) return false;
  if (set.status !== 200) throw new Error(`questions: ${set.status} ${JSON.stringify(set.body)}`);
  const questionIds: string[] = [...Object(set.body["questions"])].map(
    ({ questionId }: { questionId: string }) => questionId,
  );
  promised.sets.push({ userId, attemptId, questionIds });
  const answers: string[] = questionIds.map(() => "");
  for (const [at, questionId] of questionIds.entries()) {
    if (random() < 0.4) continue;
    const answer = `In 2022 I moved the service ${Math.floor(random() * 1e6)} to PostgreSQL, without downtime.`;
    const sent = { questionId, answer, attemptId, index: at, rev: 1 };
    const reply = await person.keyed("/answers", `${questionId}.1`, token, () => sent);
    if (reply.status !== 200) throw new Error(`answer: ${reply.status} ${JSON.stringify(reply.body)}`);
    promised.answers.set(questionId, answer);
    answers[at] = answer;
  }
  const finish = { ...round, attemptId, answers: answers.map((answer) => ({ answer, seconds: 20 })) };
  const report = await person.keyed("/reports/generate", `${attemptId}:report`, token, () => finish);
  if (report.status !== 201) throw new Error(`report: ${report.status} ${JSON.stringify(report.body)}`);
  promised.reports.push({ attemptId, body: report.body });
  return true;
}

/** One person: as many rounds as the credits of a new account pay for, and one try more. */
async function visit(world: World, rounds: readonly Round[], number: number): Promise<void> {
  const person = new Person(world, number);
  try {
    const who = await signUp(person, world);
    for (const round of rounds) if (world.over() || !(await playRound(person, world, who, round))) break;
  } catch (error) {
    // What is not answered when time is up was promised to nobody.
    if (!(error instanceof GivenUp)) throw error;
  }
}

/** After so long somebody else comes; a call that was cut off is tried again until its lease is over. */
const PATIENCE_MS = 4_000;

/** One person after the other; settles when all have got their answers or given up. */
export async function comeAndGo(
  world: World,
  rounds: readonly Round[],
  numbers: () => number,
): Promise<void> {
  const visits: Promise<void>[] = [];
  while (!world.over()) {
    const next = visit(world, rounds, numbers());
    visits.push(next);
    await Promise.race([next, sleep(PATIENCE_MS)]);
  }
  await Promise.all(visits);
}
