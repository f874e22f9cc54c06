import {
  AutoProcessor,
  AutoTokenizer,
  LogitsProcessor,
  LogitsProcessorList,
  Tensor,
  WhisperForConditionalGeneration,
} from "@huggingface/transformers";
import { SAMPLE_RATE } from "#models/speech/audio.ts";
import { CAREFUL, endText, ENGLISH } from "#models/speech/decoding.ts";
import { type Decode, makeTranscriber, type Transcribe } from "#models/speech/transcriber.ts";

/** Has the text end where it is as soon as it is enough. */
class Ending extends LogitsProcessor {
  readonly #enough: () => boolean;
  readonly #end: number;

  constructor(enough: () => boolean, end: number) {
    super();
    this.#enough = enough;
    this.#end = end;
  }

  override _call(_ids: bigint[][], logits: Tensor): Tensor {
    if (!this.#enough() || !(logits.data instanceof Float32Array)) return logits;
    endText(logits.data, logits.dims.at(-1) ?? logits.data.length, this.#end);
    return logits;
  }
}

/** Threads that wait by turning in circles take twice the time of the processor, on machines with few cores. */
const NO_SPINNING = { session: { intra_op: { allow_spinning: "0" } } };

/** What the weights say of themselves: whether they know more than English. */
const isMultilingual = (config: object | null) =>
  config !== null && "is_multilingual" in config && config.is_multilingual === true;

/** Loads Whisper, to write English. @param folder its whole path @param cores that one decode may use */
export async function loadWhisper(folder: string, cores: number): Promise<Transcribe> {
  const options = { local_files_only: true } as const;
  const processor = await AutoProcessor.from_pretrained(folder, options);
  const tokenizer = await AutoTokenizer.from_pretrained(folder, options);
  const model = await WhisperForConditionalGeneration.from_pretrained(folder, {
    ...options,
    dtype: "q8",
    device: "cpu",
    session_options: { intraOpNumThreads: cores, interOpNumThreads: 1, extra: NO_SPINNING },
  });
  const [end] = tokenizer.convert_tokens_to_ids(["<|endoftext|>"]);
  if (end === undefined) throw new Error("These weights do not know where a text ends.");
  const language = isMultilingual(model.generation_config) ? ENGLISH : {};
  const decode: Decode = async (samples, { windowSeconds, maxNewTokens, careful, enough }) => {
    const { input_features } = await processor(samples, { max_length: windowSeconds * SAMPLE_RATE });
    const endings = new LogitsProcessorList();
    endings.push(new Ending(enough, end));
    const tokens = await model.generate({
      inputs: input_features,
      max_new_tokens: maxNewTokens,
      logits_processor: endings,
      ...language,
      ...(careful ? CAREFUL : {}),
    });
    if (!(tokens instanceof Tensor)) throw new Error("Whisper gave no tokens.");
    const [text = ""] = tokenizer.batch_decode(tokens, { skip_special_tokens: true });
    return text.trim();
  };
  return makeTranscriber(decode);
}
