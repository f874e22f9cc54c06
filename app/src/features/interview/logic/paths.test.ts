import { createActor, fromPromise, type ActorRefFrom } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { describe, expect, it } from "vitest";
import { refuse } from "#models/contract/problems.ts";
import type { FakePorts } from "../../../testing/fakePorts.ts";
import { keepFinishing, keepPosition, reopen } from "../effects/finish.ts";
import { prepare } from "../effects/prepare.ts";
import { provideEffects } from "../effects/provideEffects.ts";
import { readRows } from "../effects/readRows.ts";
import { requestReport } from "../effects/requestReport.ts";
import { choice, company, interviewWorld, questionOf } from "../testing/interviewServer.ts";
import { interviewMachine } from "./interviewMachine.ts";
import type { Choice, Context, Event } from "./types.ts";

type Machine = typeof interviewMachine;
type Interview = ActorRefFrom<Machine>;
type Snapshot = ReturnType<Interview["getSnapshot"]>;
/** Events of the graph: a person's, or an actor's end as XState reports it. */
type Step = Event | { type: `xstate.${"done" | "error"}.actor.${string}`; output?: unknown; error?: unknown };

const ANSWERS = ["first answer", "second answer"];
const FOLLOW_UP = { question: "How did you measure it?", at: 5 };
const offline = refuse("offline");
const broken = refuse("unavailable");

const input = (userId: string, chosen: Choice | null, openedAt = 0) =>
  ({ userId, choice: chosen, openedAt, known: false, muted: false, now: 0 }) as const;

const done = (name: string, output?: unknown): Step => ({ type: `xstate.done.actor.${name}`, output });
const failed = (name: string, error: unknown): Step => ({ type: `xstate.error.actor.${name}`, error });

const attemptOf = (phase: "answering" | "finishing", context?: Context) => ({
  ...{ userId: "user-1", companyId: "c1", roundId: "r1", attemptId: "a", reportKey: "k", companyName: "Q" },
  ...{ round: choice.round, position: context?.attempt?.position ?? 0 },
  ...{ deadlineAt: 1, openFor: [], timestamp: 0, phase },
});

const found = {
  attempt: attemptOf("answering"),
  questions: [questionOf(0), questionOf(1)],
  answers: ["", ""],
};

/** What may happen in a state, with the outcomes that its real effects can have. */
function stepsIn({ value, context }: Snapshot): Step[] {
  const state = typeof value === "string" ? value : Object.keys(value)[0];
  const read = context.choice ? { place: "preparing", known: false } : { place: "choosing", open: [] };
  const steps: Record<string, Step[]> = {
    resuming: [done("readRows", read), failed("readRows", broken)],
    choosing: [done("listCompanies", [company]), failed("listCompanies", broken), { type: "CHOOSE", choice }],
    preparing: [done("prepare", found), failed("prepare", offline), failed("prepare", broken)],
    waitingForNetwork: [{ type: "ONLINE" }, { type: "BACK" }],
    answering: [
      { type: "TYPE", text: ANSWERS[context.attempt?.position ?? 0] ?? "" },
      ...[{ type: "NEXT" } as const, { type: "PREVIOUS" } as const, { type: "SAVE" } as const],
      ...((context.answers[context.attempt?.position ?? 0] ?? "") === ""
        ? []
        : [{ type: "ASKED", followUp: FOLLOW_UP } as const]),
      ...[done("keepPosition"), failed("keepPosition", broken), { type: "FINISH" } as const],
    ],
    finishing: [done("keepFinishing", attemptOf("finishing", context)), failed("keepFinishing", broken)],
    reporting: [done("requestReport"), failed("requestReport", offline), failed("requestReport", broken)],
    failed: [{ type: "TRY_AGAIN" }, { type: "BACK" }],
    reopening: [done("reopen", attemptOf("answering", context)), failed("reopen", broken)],
  };
  return steps[state ?? ""] ?? [];
}

const withoutVoice = (value: Snapshot["value"]) =>
  typeof value === "object" && "answering" in value ? ["answering", value.answering.keeping] : value;

/** States that differ in what is on screen or in the rows; the voice and the counting of seconds are left out. */
const serialize = ({ value, context }: Snapshot) => {
  const { attempt, job, failure, choice: chosen, answers, followUps } = context;
  const typed = answers.map((answer) => answer !== "").join();
  return JSON.stringify([
    withoutVoice(value),
    attempt?.position,
    attempt?.phase,
    job,
    failure?.at,
    chosen !== null,
    typed,
    followUps.map((one) => one !== null).join(),
  ]);
};

/** Every beginning of every shortest path, each once: the paths form a tree and share most of them. */
function cutsFrom(chosen: Choice | null): Step[][] {
  const paths = getShortestPaths(interviewMachine, {
    input: input("user-1", chosen),
    events: stepsIn as never,
    serializeState: serialize as never,
    limit: 20_000,
  });
  const cuts = new Map<string, Step[]>();
  for (const { steps } of paths) {
    const path = steps.map(({ event }): Step => event).filter(({ type }) => String(type) !== "xstate.init");
    for (let cut = 0; cut <= path.length; cut++)
      cuts.set(JSON.stringify(path.slice(0, cut)), path.slice(0, cut));
  }
  return [...cuts.values()];
}

/** When an actor fails: before its work was done, or when all of it was done and only the word of it was lost. */
type Loss = "before" | "after";

/** The real effects, each of which waits until the path says how it ends. */
function gated(ports: FakePorts, loss: Loss) {
  const waiting = new Map<string, { pass: () => void; fail: (error: unknown) => void }>();
  const gate = <In, Out>(name: string, work: (input: In) => Promise<Out>) =>
    fromPromise<Out, In>(async ({ input: given }) => {
      const verdict = await new Promise<{ error?: unknown }>((resolve) =>
        waiting.set(name, { pass: () => resolve({}), fail: (error) => resolve({ error }) }),
      );
      if (verdict.error && loss === "before") throw verdict.error;
      const output = await work(given);
      if (verdict.error) throw verdict.error;
      return output;
    });
  const machine = provideEffects(ports).provide({
    actors: {
      readRows: gate("readRows", (given) => readRows(ports, given)),
      listCompanies: gate("listCompanies", async () => [company]),
      prepare: gate("prepare", (given) => prepare(ports, given)),
      keepPosition: gate("keepPosition", ({ attempt }) => keepPosition(ports, attempt)),
      speak: gate("speak", async () => {}),
      keepFinishing: gate("keepFinishing", (given) => keepFinishing(ports, given)),
      requestReport: gate("requestReport", (given) => requestReport(ports, given)),
      reopen: gate("reopen", ({ attempt }) => reopen(ports, attempt)),
    },
  });
  return { machine, waiting };
}

const settle = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(() => resolve())));

const END = /^xstate\.(done|error)\.actor\.(\w+)$/;

async function take(actor: Interview, { waiting }: ReturnType<typeof gated>, step: Step) {
  const [, how, name = ""] = END.exec(step.type) ?? [];
  const gate = waiting.get(name);
  if (how === "done") gate?.pass();
  else if (how === "error") gate?.fail("error" in step ? step.error : undefined);
  else actor.send(step as Event);
  await settle();
}

/** What a person does who wants to be done: writes both answers, finishes, and tries again whatever fails. */
function act(actor: Interview) {
  const { value } = actor.getSnapshot();
  if (typeof value === "object" && "choosing" in value) actor.send({ type: "CHOOSE", choice });
  if (value === "failed") actor.send({ type: "TRY_AGAIN" });
  if (value === "waitingForNetwork") actor.send({ type: "ONLINE" });
  if (typeof value !== "object" || !("answering" in value)) return;
  ANSWERS.forEach((text, index) => {
    actor.send({ type: "GO", index });
    actor.send({ type: "TYPE", text });
  });
  actor.send({ type: "FINISH" });
}

async function complete(actor: Interview) {
  for (let round = 0; round < 40 && actor.getSnapshot().status !== "done"; round++) {
    act(actor);
    await settle();
  }
  expect(actor.getSnapshot().status, `stands in ${JSON.stringify(actor.getSnapshot().value)}`).toBe("done");
}

/** Runs a path as far as it was cut, reloads there, and goes on to the report. */
async function run(steps: Step[], chosen: Choice | null, loss: Loss) {
  const { ports, ledger, userId } = await interviewWorld(2);
  const gates = gated(ports, loss);
  const first = createActor(gates.machine, { input: input(userId, chosen) }).start();
  await settle();
  for (const step of steps) await take(first, gates, step);
  const { choice: kept, openedAt } = first.getSnapshot().context;
  first.stop();
  // The browser's history keeps the choice; everything else is gone.
  const second = createActor(provideEffects(ports), { input: input(userId, kept, openedAt) }).start();
  await settle();
  await complete(second);
  second.stop();
  const { questions, answers, reports, attempts } = ports.store.rows;
  return {
    charges: ledger.charges,
    reports: ledger.reports,
    left: [questions.size, answers.size],
    phases: [...attempts.values()].map(({ phase }) => phase),
    asked: [...reports.values()].map(({ report }) => report.questions.map(({ followUp }) => followUp)),
    said: [...reports.values()].map(({ report }) => report.questions.map(({ userAnswer }) => userAnswer)),
  };
}

/** One charge and one report, whatever happened; nothing is left to do. */
const expected = { charges: 1, reports: 1, left: [0, 0], phases: ["done"] };

describe("Every shortest path of the interview, cut at every step and restored from the rows", () => {
  it.each([
    ["choosing", "before"],
    ["choosing", "after"],
    ["a chosen round", "before"],
    ["a chosen round", "after"],
  ] as const)(
    "[bug 28] ends in the same rows, from %s, when failures come %s the work",
    async (from, loss) => {
      const chosen = from === "choosing" ? null : choice;
      const cuts = cutsFrom(chosen);
      expect(cuts.length).toBeGreaterThan(30);

      for (const steps of cuts) {
        const shown = steps.map(({ type }) => type);
        const result = await run(steps, chosen, loss);
        expect(result, shown.join(" ")).toMatchObject(expected);
        // Once finished, what was blank then may stay blank; before, every answer must arrive.
        const fine = (text: string, index: number) =>
          text === ANSWERS[index] || (shown.includes("FINISH") && text === "");
        expect(result.said[0]?.every(fine), shown.join(" ")).toBe(true);
        // What was asked once stays asked, whatever came after it.
        const asked = result.asked[0]?.filter((one) => one?.question === FOLLOW_UP.question).length ?? 0;
        expect(asked > 0, shown.join(" ")).toBe(shown.includes("ASKED"));
      }
    },
    120_000,
  );
});
