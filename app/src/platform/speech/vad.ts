import * as ort from "onnxruntime-web/wasm";
import type { FileSet } from "#models/entities/weights.ts";
import { FRAME, SAMPLE_RATE } from "#models/speech/audio.ts";
import { fileOf, runtimePaths } from "./cachedSets.ts";

/** Samples of the frame before that Silero wants to see in front of each frame. */
const CONTEXT = 64;
const STATE = [2, 1, 128];

/** How likely a frame of 512 samples at 16 kHz holds speech, 0 to 1. Frames of one stream, in order. */
export type Vad = (frame: Float32Array) => Promise<number>;

/** Loads Silero VAD v5; each call of what it returns begins a new stream. */
export async function loadVad(set: FileSet, runtime: FileSet): Promise<() => Vad> {
  ort.env.wasm.wasmPaths = runtimePaths(runtime);
  ort.env.wasm.numThreads = 1;
  const bytes = new Uint8Array(await (await fileOf(set, "silero_vad_v5.onnx")).arrayBuffer());
  const session = await ort.InferenceSession.create(bytes, { executionProviders: ["wasm"] });
  const rate = new ort.Tensor("int64", BigInt64Array.of(BigInt(SAMPLE_RATE)), []);
  /** Two runs at once, of one stretch that ends and one that begins, would write into each other's memory. */
  let last: Promise<unknown> = Promise.resolve();
  function runInTurn(input: Record<string, ort.Tensor>) {
    const run = last.then(() => session.run(input));
    // Whoever has asked for it hears what is wrong.
    last = run.catch(() => undefined);
    return run;
  }
  return () => {
    let state = new ort.Tensor("float32", new Float32Array(2 * 128), STATE);
    const input = new Float32Array(CONTEXT + FRAME);
    return async (frame) => {
      input.copyWithin(0, FRAME);
      input.set(frame, CONTEXT);
      const result = await runInTurn({
        input: new ort.Tensor("float32", input.slice(), [1, input.length]),
        state,
        sr: rate,
      });
      const { output, stateN } = result;
      if (!output || !stateN) throw new Error("These are not the weights of Silero VAD v5.");
      state = stateN as typeof state;
      return Number(output.data[0]);
    };
  };
}
