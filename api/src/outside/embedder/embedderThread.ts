import { resolve } from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { env, LogLevel } from "@huggingface/transformers";
import type { FromThread, ToThread } from "../transcriber/messages.ts";
import type { Reply, Request, ThreadData } from "./messages.ts";
import { loadMiniLm } from "./miniLm.ts";

/* A thread that tells what texts mean: a report of twelve answers would hold up everybody else for half a second. */
const { folder, cores }: ThreadData = workerData;

env.allowRemoteModels = false;
env.useFSCache = false;
env.logLevel = LogLevel.ERROR;

// A whole path, since the library takes a short one for the name of a model on its hub.
const embedder = loadMiniLm(resolve(folder), cores);
// What goes wrong is told to whoever asks.
embedder.catch(() => undefined);

/** One request at a time: two at once would only make both late. */
let last: Promise<void> = embedder.then(
  () => undefined,
  () => undefined,
);

const say = (message: FromThread<Reply>) => parentPort?.postMessage(message);

async function answer(id: number, { texts }: Request) {
  try {
    say({ id, reply: { meanings: await (await embedder).embed(texts) } });
  } catch (error) {
    say({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on("message", (message: ToThread<Request>) => {
  // Ended while the runtime is at work, it would take the whole process with it.
  if ("end" in message) void last.then(() => process.exit());
  else if ("request" in message) last = last.then(() => answer(message.id, message.request));
});
