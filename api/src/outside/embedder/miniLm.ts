import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { AutoTokenizer } from "@huggingface/transformers";
import { env, InferenceSession, Tensor } from "onnxruntime-web";
import { miniLm } from "#models/coach/meaning/miniLm.ts";
import type { Embedder } from "#models/coach/meaning/embedder.ts";

// A report is not worth taking cores from those who speak.
env.wasm.numThreads = 1;

const asRow = (numbers: readonly number[]) =>
  new Tensor("int64", BigInt64Array.from(numbers, BigInt), [1, numbers.length]);

const floatsOf = (tensor: unknown) =>
  tensor instanceof Tensor && tensor.data instanceof Float32Array ? tensor.data : null;

/**
 * Loads all-MiniLM-L6-v2, to be computed by the very WebAssembly that the page has, and so to the same bit. Native code takes
 * half the time, but rounds by the processor that it finds: the same text then differs by 2 parts in 100 between device
 * and server, and between two servers, and its score by points (rule SC17).
 * @param folder its whole path
 */
export async function loadMiniLm(folder: string): Promise<Embedder> {
  const tokenizer = await AutoTokenizer.from_pretrained(folder, { local_files_only: true });
  const weights = await readFile(join(folder, "onnx", "model_quantized.onnx"));
  const model = await InferenceSession.create(weights, { executionProviders: ["wasm"] });
  return miniLm({
    tokenizer,
    run: async (inputs) => ({ last_hidden_state: (await model.run(inputs))["last_hidden_state"] }),
    row: asRow,
    floatsOf,
  });
}
