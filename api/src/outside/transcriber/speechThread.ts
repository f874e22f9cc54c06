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

/** Loads at the first use; after a failure, at the next. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
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

const say = (message: FromThread) => parentPort?.postMessage(message);

parentPort?.on("message", (message: ToThread) => {
  if ("enough" in message) {
    const job = atWork.get(message.enough);
    if (job) job.enough = true;
    return;
  }
  const { id, request } = message;
  atWork.set(id, { enough: false });
  answer(id, request)
    .then((reply) => say({ id, reply }))
    .catch((error: unknown) => say({ id, error: error instanceof Error ? error.message : String(error) }))
    .finally(() => atWork.delete(id));
});
