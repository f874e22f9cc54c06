import { resolve } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { env, LogLevel } from "@huggingface/transformers";
import type { FromThread, Reply, Request, ThreadData, ToThread } from "./messages.ts";
import { loadSilero } from "./silero.ts";
import { loadWhisper } from "./whisper.ts";

/*
 * A thread in which speech is detected, or written down. Not both in one: each frame of the detector would wait for a step
 * of a decode, and eight people who speak would not be heard in time.
 */
const { whisper, voice, cores }: ThreadData = workerData;

env.allowRemoteModels = false;
env.useFSCache = false;
env.logLevel = LogLevel.ERROR;

/** What the runtime is at work on. */
const busy = new Set<Promise<unknown>>();

function noted<T>(work: Promise<T>): Promise<T> {
  const over = () => busy.delete(work);
  busy.add(work);
  work.then(over, over);
  return work;
}

/** Loads at the first use; after a failure, at the next. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= noted(load()).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

// A whole path, since the library takes a short one for the name of a model on its hub.
const detector = voice === null ? null : once(() => loadSilero(resolve(voice)));
const transcriber = whisper === null ? null : once(() => loadWhisper(resolve(whisper), cores));

// Words follow soon. What goes wrong is told to whoever asks for a text.
transcriber?.().catch(() => undefined);

/** Requests at work, by number, and whether their text may end where it is. */
const atWork = new Map<number, { enough: boolean }>();

async function answer(id: number, request: Request): Promise<Reply> {
  if (request.kind === "hear") {
    if (detector === null) throw new Error("This thread has no weights of the voice detector.");
    const hear = await detector();
    return { kind: "heard", ...(await hear(request.samples, request.memory)) };
  }
  if (transcriber === null) throw new Error("This thread has no weights of Whisper.");
  const { samples, ...about } = request;
  const transcribe = await transcriber();
  return { kind: "text", text: await transcribe(samples, about, () => atWork.get(id)?.enough ?? true) };
}

/** Ended while the runtime is at work, it would take the whole process with it. */
async function end() {
  for (const job of atWork.values()) job.enough = true;
  while (busy.size > 0) await Promise.allSettled(busy);
  process.exit();
}

const say = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on("message", (message: ToThread) => {
  if ("end" in message) return void end();
  if ("enough" in message) {
    const job = atWork.get(message.enough);
    if (job) job.enough = true;
    return;
  }
  const { id, request } = message;
  atWork.set(id, { enough: false });
  noted(answer(id, request))
    .then((reply) => say({ id, reply }))
    .catch((error: unknown) => say({ id, error: error instanceof Error ? error.message : String(error) }))
    .finally(() => atWork.delete(id));
});
