import { SAMPLE_RATE } from "#models/speech/audio.ts";
import { makeTranscriber, mayBeGivenUp, type Transcribe } from "#models/speech/transcriber.ts";
import { floatEncoder, hasGpu } from "./gpu.ts";
import { gpuLost, setUpLibrary } from "./library.ts";
import { reasonOf } from "./reasonOf.ts";
import type { FromRecogniser, Job, JobDone, ToRecogniser } from "./messages.ts";
import { loadWhisper, type Whisper } from "./whisper.ts";

type Load = Extract<ToRecogniser, { type: "load" }>;

/** There is no graphics processor now, which is no failure of one. */
class NoGpu extends Error {}

/** A partial text that takes longer would hold up the final one of a segment that ends meanwhile; milliseconds. */
const PARTIAL_MS = 1_500;

const tell = (message: FromRecogniser) => postMessage(message);

/** The newest job that its sender does not want any more; -1 where the two share no memory. */
const givenUp = (given: Int32Array | null) => (given ? Atomics.load(given, 0) : -1);

/** @throws where it cannot be written down */
async function done(
  transcribe: Transcribe,
  { id, samples, about }: Job,
  given: Int32Array | null,
): Promise<JobDone> {
  const isUnwanted = () => mayBeGivenUp(about) && givenUp(given) >= id;
  if (isUnwanted()) return { id, text: null, why: "not wanted any more" };
  const latest = performance.now() + PARTIAL_MS;
  let cut = false;
  const enough = () => (cut ||= isUnwanted() || (about.partial && performance.now() > latest));
  const text = await transcribe(samples, about, enough);
  return cut ? { id, text: null, why: "cut short" } : { id, text, why: "" };
}

let loading: Promise<Transcribe> | null = null;
/** One text at a time: two at once would take turns at every token, and both would be late. */
let last: Promise<void> = Promise.resolve();

/**
 * What is slower on the graphics processor has nothing to do there. The first time tells nothing where it is long: it is
 * spent on compiling.
 */
async function mustBeFast({ pace }: Whisper, slowest: number | null) {
  if (slowest === null || (await pace()) <= slowest) return;
  const ms = await pace();
  if (ms > slowest) throw new Error(`The graphics processor takes ${Math.round(ms)} ms.`);
}

async function load({ weights, runtime, threads, on, rules }: Load): Promise<Transcribe> {
  if (on === "gpu" && !(await hasGpu(rules))) throw new NoGpu();
  setUpLibrary(runtime, threads, on === "gpu" ? floatEncoder(weights) : undefined);
  const whisper = await loadWhisper(weights, on);
  const transcribe = makeTranscriber(whisper.decode);
  // The first decode is the slowest: it is better spent on silence.
  if (on === "gpu") await mustBeFast(whisper, rules.slowest);
  else await transcribe(new Float32Array(SAMPLE_RATE), { voicedRms: 0, partial: true });
  return transcribe;
}

/** What is told of a graphics processor once all is loaded: that it is lost, or that there is one to be used next time. */
async function watchGpu({ on, rules, look }: Load) {
  if (on === "gpu") tell({ type: "failed", why: await gpuLost(), absent: false });
  else if (look && (await hasGpu(rules))) tell({ type: "gpu" });
}

async function answer(job: Job, given: Int32Array | null): Promise<JobDone> {
  try {
    if (!loading) throw new Error("Nothing is loaded.");
    return await done(await loading, job, given);
  } catch (why) {
    return { id: job.id, text: null, why: reasonOf(why) };
  }
}

addEventListener("message", ({ data }: MessageEvent<ToRecogniser>) => {
  if (data.type === "load") {
    const began = performance.now();
    loading = load(data);
    loading.then(
      () => {
        tell({ type: "ready", ms: performance.now() - began });
        void watchGpu(data);
      },
      (why: unknown) => tell({ type: "failed", why: reasonOf(why), absent: why instanceof NoGpu }),
    );
  } else {
    const { port, given } = data;
    port.onmessage = ({ data: job }: MessageEvent<Job>) => {
      last = last.then(async () => {
        tell({ type: "busy" });
        port.postMessage(await answer(job, given));
        tell({ type: "idle" });
      });
    };
  }
});
