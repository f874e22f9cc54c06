import { resolve } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { env, LogLevel } from "@huggingface/transformers";
import { remembering } from "#models/coach/meaning/remembering.ts";
import "#models/coach/score/fit/known.ts";
import { byMeaningOf } from "#models/coach/score/scoreByMeaning.ts";
import type { FromThread, ToThread } from "../transcriber/messages.ts";
import type { Reply, Request, ThreadData } from "./messages.ts";
import { loadMiniLm } from "./miniLm.ts";

/*
 * A thread that tells what texts mean, and scores by it: a report of twelve answers would hold up everybody else for a
 * second or more.
 */
const { folder }: ThreadData = workerData;

env.allowRemoteModels = false;
env.useFSCache = false;
env.logLevel = LogLevel.ERROR;

// A whole path, since the library takes a short one for the name of a model on its hub.
/** Meanings of some two hundred questions with their points. */
const REMEMBERED_BYTES = 32_000_000;

const embedder = loadMiniLm(resolve(folder)).then((model) => remembering(model, REMEMBERED_BYTES));
// What goes wrong is told to whoever asks.
embedder.catch(() => undefined);

/** One request at a time: two at once would only make both late. */
let last: Promise<void> = embedder.then(
  () => undefined,
  () => undefined,
);

const say = (message: FromThread<Reply>) => parentPort?.postMessage(message);

async function replyTo(request: Request): Promise<Reply> {
  const model = await embedder;
  return request.kind === "tell"
    ? { kind: "told", meanings: await model.embed(request.texts) }
    : { kind: "scored", scored: await byMeaningOf(model)(request.attempt) };
}

async function answer(id: number, request: Request) {
  try {
    say({ id, reply: await replyTo(request) });
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on("message", (message: ToThread<Request>) => {
  // What it is at work on may still be waited for.
  if ("end" in message) void last.then(() => process.exit());
  else if ("request" in message) last = last.then(() => answer(message.id, message.request));
});
