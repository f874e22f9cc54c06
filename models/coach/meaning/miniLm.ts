import type { Embedder } from "./embedder.ts";
import { makeEmbedder } from "./makeEmbedder.ts";

/** What of the library is needed: the same on server and device, where each loads its own. `T`: its tensors. */
export type Library<T> = {
  tokenizer: {
    convert_tokens_to_ids(tokens: string[]): (number | undefined)[];
    encode(word: string, options: { add_special_tokens: false }): number[];
  };
  /** The loaded model. */
  run(
    inputs: Record<"input_ids" | "attention_mask" | "token_type_ids", T>,
  ): Promise<{ last_hidden_state: unknown }>;
  /** One row of whole numbers. */
  row(numbers: readonly number[]): T;
  /** The numbers of a tensor; null where it is none of floats. */
  floatsOf(tensor: unknown): Float32Array | null;
};

/** all-MiniLM-L6-v2 as an embedder. Throws for weights that are not its own; `embed` rejects where it gives no vectors. */
export function miniLm<T>({ tokenizer, run, row, floatsOf }: Library<T>): Embedder {
  const [opens, closes] = tokenizer.convert_tokens_to_ids(["[CLS]", "[SEP]"]);
  if (opens === undefined || closes === undefined)
    throw new Error("These weights do not know where a text begins and ends.");
  return makeEmbedder({
    opens,
    closes,
    piecesOf: (word) => tokenizer.encode(word, { add_special_tokens: false }),
    async states(numbers) {
      const { last_hidden_state } = await run({
        input_ids: row(numbers),
        attention_mask: row(numbers.map(() => 1)),
        token_type_ids: row(numbers.map(() => 0)),
      });
      const states = floatsOf(last_hidden_state);
      if (states === null) throw new Error("The model gave no vectors.");
      return states;
    },
  });
}
