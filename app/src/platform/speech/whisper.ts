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
import { CAREFUL, endText, ENGLISH } from "#models/speech/decoding.ts";
import type { Decode, DecodeOptions } from "#models/speech/transcriber.ts";
import { windowSeconds } from "#models/speech/window.ts";

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
    const { data } = logits;
    if (!(data instanceof Float32Array)) return logits;
    // A graphics processor that does not work as it should says nothing of that (transformers.js#881: "!!!!").
    if (Number.isNaN(data[0])) throw new Error("What Whisper has computed is no number.");
    if (!this.enough()) return logits;
    endText(data, logits.dims.at(-1) ?? data.length, this.end);
    return logits;
  }
}

/** Where each part of Whisper is computed, and which of its files it is. */
const ON = {
  processor: { device: "wasm", dtype: "q8" },
  // Its decoder stays where it is: whole numbers give nonsense on a graphics processor (transformers.js#1317), what it keeps
  // from token to token is never given back there (#1739), and floats would be another 90 MB to download.
  gpu: {
    device: { encoder_model: "webgpu", decoder_model_merged: "wasm" },
    dtype: { encoder_model: "fp32", decoder_model_merged: "q8" },
  },
} as const;

/** Where Whisper is computed: its encoder on the graphics processor, or all of it on the processor. */
export type On = keyof typeof ON;

export type Whisper = {
  decode: Decode;
  /** How long it takes from the features of the shortest window to the first token, milliseconds. */
  pace(): Promise<number>;
};

/** Loads Whisper's weights as the library has been set up for them. */
export async function loadWhisper(weights: FileSet, on: On): Promise<Whisper> {
  // A path, not a name: names may not have the "@" of ours.
  const id = `${WEIGHTS_ROOT}${folderOf(weights)}`;
  const options = { local_files_only: true } as const;
  const [tokenizer, extractor, model] = await Promise.all([
    AutoTokenizer.from_pretrained(id, options),
    WhisperFeatureExtractor.from_pretrained(id, options),
    WhisperForConditionalGeneration.from_pretrained(id, { ...options, ...ON[on] }),
  ]);
  const english = weights.id.endsWith(".en");
  const language = english ? {} : ENGLISH;
  const end = Number(model.generation_config?.eos_token_id ?? 50_256);
  const featuresOf = async (samples: Float32Array, seconds: number): Promise<Tensor> =>
    (await extractor(samples, { max_length: seconds * SAMPLE_RATE })).input_features;

  function tokensOf(
    features: Tensor,
    { maxNewTokens, careful, enough }: Omit<DecodeOptions, "windowSeconds">,
  ) {
    const processors = new LogitsProcessorList();
    processors.push(new Ending(end, enough));
    return model.generate({
      inputs: features,
      max_new_tokens: maxNewTokens,
      logits_processor: processors,
      return_timestamps: false,
      ...language,
      ...(careful ? CAREFUL : {}),
    });
  }

  return {
    async decode(samples, options) {
      const tokens = await tokensOf(await featuresOf(samples, options.windowSeconds), options);
      const [text = ""] = tokenizer.batch_decode(tokens as Tensor, { skip_special_tokens: true });
      return text;
    },
    async pace() {
      const features = await featuresOf(new Float32Array(SAMPLE_RATE), windowSeconds(1));
      const began = performance.now();
      await tokensOf(features, { maxNewTokens: 1, careful: false, enough: () => true });
      return performance.now() - began;
    },
  };
}
