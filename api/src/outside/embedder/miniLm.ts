import { AutoModel, AutoTokenizer, Tensor } from "@huggingface/transformers";
import { miniLm } from "#models/coach/meaning/miniLm.ts";
import type { Embedder } from "#models/coach/meaning/embedder.ts";

/** Threads that wait by turning in circles take twice the time of the processor, on machines with few cores. */
const NO_SPINNING = { session: { intra_op: { allow_spinning: "0" } } };

const asRow = (numbers: readonly number[]) =>
  new Tensor("int64", BigInt64Array.from(numbers, BigInt), [1, numbers.length]);

const floatsOf = (tensor: unknown) =>
  tensor instanceof Tensor && tensor.data instanceof Float32Array ? tensor.data : null;

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
  return miniLm({ tokenizer, run: (inputs) => model(inputs), row: asRow, floatsOf });
}
