import { Worker } from "node:worker_threads";
import type { Problem } from "#models/contract/problem.ts";
import { refuse } from "#models/contract/problems.ts";
import { resumeFileProblem } from "#models/rules/resumeFile.ts";
import type { Outcome } from "./extract.ts";
import type { ReadResumeText, ResumeText } from "./reader.ts";
import { turns } from "../turns.ts";
import { threadFile } from "../threadFile.ts";

/** A reader with its threads; `close` ends them. */
export type ResumeReader = { read: ReadResumeText; close(): Promise<void> };

/** Memory of a thread's objects. */
const HEAP_MB = 128;
/** What unpacked streams may add to the whole process; they lie outside a thread's heap. */
const GROWTH_BYTES = 400 * 1_048_576;
/** A file that takes longer is given up; where the machine is too busy to work on it, not before `LONGEST_MS`. */
const DEADLINE_MS = 5_000;
const LONGEST_MS = 15_000;
/** A thread starts within this time, or something is wrong with the machine. */
const START_MS = 20_000;
const AT_ONCE = 2;
/** Files of 1 MB that may wait; most are read within a fraction of a second. */
const WAITING = 50;
/** A thread without work is kept so long. */
const WARM_MS = 60_000;

/** The next message of a thread; rejects when it dies instead, or a watch calls it off. */
function nextMessage(
  thread: Worker,
  giveUp: (stop: (problem: Problem) => void) => () => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stopWatching = giveUp((problem) => end(() => reject(problem)));
    const dies = (cause: unknown) => end(() => reject(refuse("resume_damaged", { cause })));
    const leaves = (code: number) => dies(new Error(`The thread ended with ${code}.`));
    const says = (message: unknown) => end(() => resolve(message));
    function end(settle: () => void) {
      stopWatching();
      thread.off("message", says).off("error", dies).off("exit", leaves);
      settle();
    }
    thread.once("message", says).once("error", dies).once("exit", leaves);
  });
}

/** Processor time of the whole process since `before`, in milliseconds. */
const busyMs = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** Calls off what takes too long or makes the process grow too much. */
function watch(stop: (problem: Problem) => void): () => void {
  const memory = process.memoryUsage.rss();
  const processor = process.cpuUsage();
  const start = performance.now();
  const timer = setInterval(() => {
    const waited = performance.now() - start;
    const worked = waited >= DEADLINE_MS && busyMs(processor) >= DEADLINE_MS * 0.8;
    if (worked || waited >= LONGEST_MS) stop(refuse("resume_too_slow"));
    else if (process.memoryUsage.rss() - memory > GROWTH_BYTES) stop(refuse("resume_damaged"));
  }, 50);
  return () => clearInterval(timer);
}

async function readyThread(): Promise<Worker> {
  const thread = new Worker(await threadFile("pdfWorker"), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  try {
    await nextMessage(thread, (stop) => {
      const late = setTimeout(() => stop(refuse("unavailable", { retryAfter: 5 })), START_MS);
      return () => clearTimeout(late);
    });
    return thread;
  } catch (error) {
    await thread.terminate();
    // Nothing was wrong with the file yet.
    throw refuse("unavailable", { cause: error, retryAfter: 5 });
  }
}

/** Reads resumes in threads of their own: at most two at once, kept warm for a minute. Never loads pdfjs here. */
export function makeResumeReader(): ResumeReader {
  const idle: { thread: Worker; drop: NodeJS.Timeout }[] = [];
  const threads = new Set<Worker>();
  const inTurn = turns(AT_ONCE, WAITING);

  function forget(thread: Worker) {
    const at = idle.findIndex((one) => one.thread === thread);
    if (at >= 0) for (const { drop } of idle.splice(at, 1)) clearTimeout(drop);
  }

  async function take(): Promise<Worker> {
    const warm = idle.pop();
    if (warm) {
      clearTimeout(warm.drop);
      warm.thread.ref();
      return warm.thread;
    }
    const thread = await readyThread();
    threads.add(thread);
    thread.once("exit", () => {
      threads.delete(thread);
      forget(thread);
    });
    return thread;
  }

  function giveBack(thread: Worker) {
    const drop = setTimeout(() => {
      forget(thread);
      void thread.terminate();
    }, WARM_MS).unref();
    // A server that is stopped does not wait for a thread without work.
    thread.unref();
    idle.push({ thread, drop });
  }

  async function readIn(thread: Worker, bytes: Uint8Array): Promise<ResumeText> {
    try {
      const answer = nextMessage(thread, watch);
      thread.postMessage(bytes);
      // The thread is our own file and says nothing else.
      const outcome = (await answer) as Outcome;
      giveBack(thread);
      if ("problem" in outcome) throw refuse(outcome.problem, { cause: outcome.cause });
      return outcome;
    } catch (error) {
      if (!idle.some((one) => one.thread === thread)) await thread.terminate();
      throw error;
    }
  }

  return {
    async read(bytes) {
      const problem = resumeFileProblem(bytes.length, bytes.subarray(0, 1_024));
      if (problem) throw refuse(problem);
      return inTurn(async () => readIn(await take(), bytes));
    },
    async close() {
      for (const { drop } of idle.splice(0)) clearTimeout(drop);
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}
