import { AutoModel, AutoTokenizer, Tensor } from "@huggingface/transformers";
import type { Embedder } from "#models/coach/meaning/embedder.ts";
import { miniLm } from "#models/coach/meaning/miniLm.ts";
import { WEIGHTS_ROOT } from "#models/contract/worker.ts";
import { folderOf, type FileSet } from "#models/entities/weights.ts";
import { setUpLibrary } from "../speech/library.ts";
import { reasonOf } from "../speech/reasonOf.ts";
import type { FromEmbedder, ToEmbedder } from "./messages.ts";

const asRow = (numbers: readonly number[]) =>
  new Tensor("int64", BigInt64Array.from(numbers, BigInt), [1, numbers.length]);

const floatsOf = (tensor: unknown) =>
  tensor instanceof Tensor && tensor.data instanceof Float32Array ? tensor.data : null;

async function load(weights: FileSet, runtime: FileSet): Promise<Embedder> {
  // Texts are short: threads would take longer to be woken than to help.
  setUpLibrary(runtime, 1);
  // A path, not a name: names may not have the "@" of ours.
  const id = `${WEIGHTS_ROOT}${folderOf(weights)}`;
  const options = { local_files_only: true } as const;
  const [tokenizer, model] = await Promise.all([
    AutoTokenizer.from_pretrained(id, options),
    AutoModel.from_pretrained(id, { ...options, device: "wasm", dtype: "q8" }),
  ]);
  return miniLm({ tokenizer, run: (inputs) => model(inputs), row: asRow, floatsOf });
}

let loading: Promise<Embedder> | null = null;
/** One request at a time. */
let last: Promise<void> = Promise.resolve();
const tell = (message: FromEmbedder) => postMessage(message);

async function answer({ id, texts, weights, runtime }: ToEmbedder) {
  try {
    loading ??= load(weights, runtime);
    tell({ id, meanings: await (await loading).embed(texts) });
  } catch (why) {
    tell({ id, why: reasonOf(why) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToEmbedder>) => {
  last = last.then(() => answer(data));
});
