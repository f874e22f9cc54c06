import {
  AutoTokenizer,
  LogitsProcessor,
  LogitsProcessorList,
  type Tensor,
  WhisperFeatureExtractor,
  WhisperForConditionalGeneration,
} from "@huggingface/transformers";
import { WEIGHTS_ROOT } from "#models/contract/worker.ts";
import { folderOf, type FileSet } from "#models/entities/weights.ts";
import { SAMPLE_RATE } from "#models/speech/audio.ts";
import { type Decode, makeTranscriber, mayBeGivenUp, type Transcribe } from "#models/speech/transcriber.ts";
import { setUpLibrary } from "./library.ts";
import { reasonOf } from "./reasonOf.ts";
import type { FromRecogniser, Job, JobDone, ToRecogniser } from "./messages.ts";

/** A partial text that takes longer would hold up the final one of a segment that ends meanwhile; milliseconds. */
const PARTIAL_MS = 1_500;

const tell = (message: FromRecogniser) => postMessage(message);

/** Ends the text at the next token once it is asked to. */
class Ending extends LogitsProcessor {
  private readonly end: number;
  private readonly enough: () => boolean;

  constructor(end: number, enough: () => boolean) {
    super();
    this.end = end;
    this.enough = enough;
  }

  override _call(_ids: bigint[][], logits: Tensor): Tensor {
    if (!this.enough()) return logits;
    const { data } = logits;
    if (!(data instanceof Float32Array)) return logits;
    data.fill(-Infinity);
    const size = logits.dims.at(-1) ?? data.length;
    for (let at = this.end; at < data.length; at += size) data[at] = 0;
    return logits;
  }
}

async function loadWhisper(weights: FileSet): Promise<Decode> {
  // A path, not a name: names may not have the "@" of ours.
  const id = `${WEIGHTS_ROOT}${folderOf(weights)}`;
  const options = { local_files_only: true } as const;
  const [tokenizer, extractor, model] = await Promise.all([
    AutoTokenizer.from_pretrained(id, options),
    WhisperFeatureExtractor.from_pretrained(id, options),
    WhisperForConditionalGeneration.from_pretrained(id, { ...options, device: "wasm", dtype: "q8" }),
  ]);
  const english = weights.id.endsWith(".en");
  const language = english ? {} : { language: "en", task: "transcribe" };
  const end = Number(model.generation_config?.eos_token_id ?? 50_256);
  return async (samples, { windowSeconds, maxNewTokens, careful, enough }) => {
    const { input_features } = await extractor(samples, { max_length: windowSeconds * SAMPLE_RATE });
    const processors = new LogitsProcessorList();
    processors.push(new Ending(end, enough));
    const repeats = careful ? { no_repeat_ngram_size: 4, repetition_penalty: 1.15 } : {};
    const tokens = await model.generate({
      inputs: input_features,
      max_new_tokens: maxNewTokens,
      logits_processor: processors,
      return_timestamps: false,
      ...language,
      ...repeats,
    });
    const [text = ""] = tokenizer.batch_decode(tokens as Tensor, { skip_special_tokens: true });
    return text;
  };
}

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

async function load(weights: FileSet, runtime: FileSet, threads: number): Promise<Transcribe> {
  setUpLibrary(runtime, threads);
  const transcribe = makeTranscriber(await loadWhisper(weights));
  // The first decode is the slowest: it is better spent on silence.
  await transcribe(new Float32Array(SAMPLE_RATE), { voicedRms: 0, partial: true });
  return transcribe;
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
    loading = load(data.weights, data.runtime, data.threads);
    loading.then(
      () => tell({ type: "ready", ms: performance.now() - began }),
      (why: unknown) => tell({ type: "failed", why: reasonOf(why) }),
    );
  } else {
    const { port, given } = data;
    port.onmessage = ({ data: job }: MessageEvent<Job>) => {
      last = last.then(async () => port.postMessage(await answer(job, given)));
    };
  }
});
