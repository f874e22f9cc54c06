import * as z from "zod/mini";
import type { ExampleRun } from "../entities/exampleRun.ts";
import type { Exercise } from "../entities/exercise.ts";
import { callsOf } from "./calls.ts";
import type { Counted } from "./runOf.ts";
import { sameValue } from "./sameValue.ts";
import { showValue } from "./showValue.ts";

/** The longest that one run may take, in milliseconds; it is ended then. */
export const RUN_MS = 2_000;

const Index = z.int().check(z.nonnegative());
const Line = z.nullable(z.int());

/** What a sandbox tells while it runs somebody's code. Nothing in it is trusted. */
export const FromSandbox = z.discriminatedUnion("kind", [
  /** The worker is there: from now on the time is the code's own. */
  z.object({ kind: z.literal("started") }),
  /** The code is read, and the examples begin. */
  z.object({ kind: z.literal("begun") }),
  z.object({ kind: z.literal("log"), text: z.string() }),
  z.object({ kind: z.literal("gave"), index: Index, value: z.optional(z.unknown()) }),
  z.object({ kind: z.literal("threw"), index: Index, say: z.string(), line: Line }),
  /** What was returned is too large to show, or nothing that can be compared, like a function. */
  z.object({ kind: z.literal("unreadable"), index: Index }),
  /** There is no function of the name that was asked for. */
  z.object({ kind: z.literal("missing") }),
  /** The code could not be read, or threw before any example. */
  z.object({ kind: z.literal("broken"), say: z.string(), line: Line }),
  z.object({ kind: z.literal("done") }),
]);
export type FromSandbox = z.infer<typeof FromSandbox>;

/** How a run ended: by itself, by the limit of time, or without having begun at all. */
export type End = "done" | "slow" | "not-begun";

/** One example and what became of it. */
export type Tried = {
  args: string;
  expected: string;
  state: "passed" | "different" | "threw" | "slow" | "not-run" | "unreadable";
  /** What came back, or what was thrown; "" where neither is known. */
  got: string;
  /** Line of the person's code, from 1, where it was thrown. */
  line: number | null;
};

/**
 * A check that does not pass, without what was expected. The input is what a learner needs: it names the case that was not
 * thought of, and nothing else can be looked into. What should come of it follows from the question, so it is not told: with
 * it, each run would hand out one more line for a table of answers, and that is the code that checks are there to find.
 */
export type Failed = Omit<Tried, "expected">;

/** A whole run. */
export type Ran = {
  /** The examples, one by one. */
  tried: Tried[];
  passed: number;
  /** What is not shown; null where the exercise has no checks. */
  checks: (Counted & { failed: Failed | null }) | null;
  console: string[];
  /** Why no example could be run; null where they were. */
  fault: { kind: "broken" | "missing" | "slow" | "not-begun"; say: string; line: number | null } | null;
};

const MOST_LINES = 100;
const LONGEST_LINE = 500;

type OfExample = Extract<FromSandbox, { index: number }>;

function becameOf(told: OfExample, expected: unknown): Pick<Tried, "state" | "got" | "line"> {
  if (told.kind === "unreadable") return { state: "unreadable", got: "", line: null };
  if (told.kind === "threw") return { state: "threw", got: told.say.slice(0, LONGEST_LINE), line: told.line };
  const state = sameValue(told.value, expected) ? "passed" : "different";
  return { state, got: showValue(told.value), line: null };
}

function faultOf(told: readonly FromSandbox[], end: End): Ran["fault"] {
  const broken = told.find((one) => one.kind === "broken");
  if (broken) return { kind: "broken", say: broken.say.slice(0, LONGEST_LINE), line: broken.line };
  if (told.some(({ kind }) => kind === "missing")) return { kind: "missing", say: "", line: null };
  if (end === "not-begun") return { kind: "not-begun", say: "", line: null };
  // The time was over before the first example: the code itself does not come to an end.
  const begun = told.some(({ kind }) => kind === "begun");
  return end === "slow" && !begun ? { kind: "slow", say: "", line: null } : null;
}

const isPassed = ({ state }: Tried) => state === "passed";

/** What the checks came to. One that fails is told once the examples pass: until then those are there to be looked into. */
function checked(checks: readonly Tried[], examplesPass: boolean): Ran["checks"] {
  if (checks.length === 0) return null;
  const passed = checks.filter(isPassed).length;
  const failing = examplesPass ? checks.find((one) => !isPassed(one)) : undefined;
  if (!failing) return { passed, of: checks.length, failed: null };
  const { args, state, got, line } = failing;
  return { passed, of: checks.length, failed: { args, state, got, line } };
}

/** What was written to the console until the last example was through: what checks write would show them all. */
function written(told: readonly FromSandbox[], { examples, checks }: Exercise): string[] {
  const last = checks ? told.findIndex((one) => "index" in one && one.index === examples.length - 1) : -1;
  return (last < 0 ? told : told.slice(0, last))
    .flatMap((one) => (one.kind === "log" ? [one.text.slice(0, LONGEST_LINE)] : []))
    .slice(0, MOST_LINES);
}

/**
 * What a run has shown, call by call (rule CO3): the first word about one counts; where time was over, the one that was
 * under way is too slow and those behind it were not run.
 */
export function ranOf(exercise: Exercise, told: readonly FromSandbox[], end: End): Ran {
  const fault = faultOf(told, end);
  let isUnderWay = end === "slow" && !fault;
  const all = callsOf(exercise).map(({ args, result }, index): Tried => {
    const shown = { args: args.map(showValue).join(", "), expected: showValue(result) };
    const own = told.find((one): one is OfExample => "index" in one && one.index === index);
    if (own && !fault) return { ...shown, ...becameOf(own, result) };
    const state = isUnderWay ? "slow" : "not-run";
    isUnderWay = false;
    return { ...shown, state, got: "", line: null };
  });
  const shown = exercise.examples.length;
  const tried = all.slice(0, shown);
  const passed = tried.filter(isPassed).length;
  const checks = checked(all.slice(shown), passed === tried.length);
  return { tried, passed, checks, console: written(told, exercise), fault };
}

/** A run as it counts: examples and checks together (rule CO5). */
export function countedIn({ tried, passed, checks }: Ran): ExampleRun {
  if (!checks) return { passed, of: tried.length };
  const { passed: hidden, of } = checks;
  return { passed: passed + hidden, of: tried.length + of, checks: { passed: hidden, of } };
}
