import { AutoModel, AutoTokenizer, Tensor } from "@huggingface/transformers";
import { makeEmbedder } from "#models/coach/meaning/makeEmbedder.ts";
import type { Embedder } from "#models/coach/meaning/embedder.ts";

/** Threads that wait by turning in circles take twice the time of the processor, on machines with few cores. */
const NO_SPINNING = { session: { intra_op: { allow_spinning: "0" } } };

const asRow = (numbers: readonly number[]) =>
  new Tensor("int64", BigInt64Array.from(numbers, BigInt), [1, numbers.length]);

/** Loads all-MiniLM-L6-v2. @param folder its whole path @param cores that it may use */
export async function loadMiniLm(folder: string, cores: number): Promise<Embedder> {
  const options = { local_files_only: true } as const;
  const tokenizer = await AutoTokenizer.from_pretrained(folder, options);
  const model = await AutoModel.from_pretrained(folder, {
    ...options,
    dtype: "q8",
    device: "cpu",
    session_options: { intraOpNumThreads: cores, interOpNumThreads: 1, extra: NO_SPINNING },
  });
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
