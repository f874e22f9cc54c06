import { AutoModel, AutoTokenizer, Tensor } from "@huggingface/transformers";
import type { Embedder } from "#models/coach/meaning/embedder.ts";
import { makeEmbedder } from "#models/coach/meaning/makeEmbedder.ts";
import { WEIGHTS_ROOT } from "#models/contract/worker.ts";
import { folderOf, type FileSet } from "#models/entities/weights.ts";
import { setUpLibrary } from "../speech/library.ts";
import { reasonOf } from "../speech/reasonOf.ts";
import type { FromEmbedder, ToEmbedder } from "./messages.ts";

const asRow = (numbers: readonly number[]) =>
  new Tensor("int64", BigInt64Array.from(numbers, BigInt), [1, numbers.length]);

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
  const [opens, closes] = tokenizer.convert_tokens_to_ids(["[CLS]", "[SEP]"]);
  if (opens === undefined || closes === undefined)
    throw new Error("These weights do not know where a text begins and ends.");
  return makeEmbedder({
    opens,
    closes,
    piecesOf: (word) => tokenizer.encode(word, { add_special_tokens: false }),
    async states(numbers) {
      const { last_hidden_state: states } = await model({
        input_ids: asRow(numbers),
        attention_mask: asRow(numbers.map(() => 1)),
        token_type_ids: asRow(numbers.map(() => 0)),
      });
      if (!(states instanceof Tensor) || !(states.data instanceof Float32Array))
        throw new Error("The model gave no vectors.");
      return states.data;
    },
  });
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
