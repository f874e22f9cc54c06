import type { Embedder, Meaning } from "#models/coach/meaning/embedder.ts";
import { WEIGHTS_CACHE } from "#models/contract/worker.ts";
import type { FileSet } from "#models/entities/weights.ts";
import type { DeviceEmbedder } from "../../ports.ts";
import { fetchSets, progressOf } from "../speech/fetchSets.ts";
import EmbedderWorker from "./embedder.worker.ts?worker";
import workerUrl from "./embedder.worker.ts?worker&url";
import type { FromEmbedder, ToEmbedder } from "./messages.ts";
import { isCheap } from "./cheap.ts";
import { type EmbedderSets, embedderSets } from "./sets.ts";

/** A phone of the cheapest kind takes some seconds to load the weights, and then half a second for an answer. */
const LONGEST_MS = 60_000;
/** The worker holds 100 MB: it is let go when no report has been made for a while. */
const IDLE_MS = 60_000;

/** One worker for one asking after another; it is ended when it fails, is late, or has nothing to do. */
function embedderInWorker(sets: EmbedderSets): Embedder {
  let worker: Worker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  function end() {
    worker?.terminate();
    worker = null;
  }

  function ask(texts: readonly string[]): Promise<Meaning[]> {
    const asked = (worker ??= new EmbedderWorker());
    const id = count++;
    return new Promise((resolve, reject) => {
      const fail = (why: string) => {
        clearTimeout(late);
        end();
        reject(new Error(why));
      };
      const late = setTimeout(() => fail("It takes too long to tell what the texts mean."), LONGEST_MS);
      asked.onerror = ({ message }) => fail(message || "The worker has failed.");
      asked.onmessage = ({ data }: MessageEvent<FromEmbedder>) => {
        if (data.id !== id) return;
        if ("why" in data) return fail(data.why);
        clearTimeout(late);
        resolve(data.meanings);
      };
      asked.postMessage({ id, texts, ...sets } satisfies ToEmbedder);
    });
  }

  let last: Promise<unknown> = Promise.resolve();
  return {
    embed(texts) {
      clearTimeout(idle);
      const meanings = last.then(() => ask(texts));
      const over = () => {
        clearTimeout(idle);
        idle = setTimeout(end, IDLE_MS);
      };
      last = meanings.then(over, over);
      return meanings;
    },
  };
}

async function areHere(sets: readonly FileSet[]): Promise<boolean> {
  const { have, all } = await progressOf(sets);
  const code = await (await caches.open(WEIGHTS_CACHE)).match(workerUrl);
  return code !== undefined && have >= all;
}

/** What this device can tell of meanings. Nothing is loaded before somebody asks. */
export function browserEmbedder(): DeviceEmbedder {
  const sets = embedderSets();
  const needed = [sets.runtime, sets.weights];
  const embedder = embedderInWorker(sets);
  let bringing: Promise<void> | null = null;

  async function bring() {
    if (await areHere(needed)) return;
    const cache = await caches.open(WEIGHTS_CACHE);
    if (!(await cache.match(workerUrl))) await cache.add(workerUrl);
    await fetchSets(needed, { onProgress: () => {}, signal: new AbortController().signal });
  }

  return {
    here: async () => ((await areHere(needed)) ? embedder : null),
    bringWhereCheap() {
      if (!isCheap(navigator)) return Promise.resolve();
      // What has come of it stays, and the next time goes on; meanwhile words are compared by their letters.
      bringing ??= bring()
        .catch(() => {})
        .finally(() => (bringing = null));
      return bringing;
    },
  };
}
