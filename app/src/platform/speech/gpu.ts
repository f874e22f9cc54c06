import { addressOf, type FileSet } from "#models/entities/weights.ts";
import { floatModel } from "#models/speech/onnx/floatModel.ts";
import { fileOf, type Made } from "./cachedSets.ts";
import type { GpuRules } from "./gpuRules.ts";

/** As far as it is used here; browsers before Chrome 136 tell it of the adapter itself. */
type Adapter = { isFallbackAdapter?: boolean; info?: { isFallbackAdapter?: boolean } };
type Gpu = { requestAdapter(): Promise<Adapter | null> };

/**
 * Whether there is a graphics processor to compute on. Asked in the worker that is to use it: there may be WebGPU in name
 * only, and in the page only.
 */
export async function hasGpu({ software }: GpuRules): Promise<boolean> {
  const { gpu } = navigator as { gpu?: Gpu };
  const adapter = await gpu?.requestAdapter().catch(() => null);
  if (!adapter) return false;
  return software || !(adapter.info?.isFallbackAdapter ?? adapter.isFallbackAdapter ?? false);
}

const QUANTISED = "onnx/encoder_model_quantized.onnx";
const FLOAT = "onnx/encoder_model.onnx";

/** Whisper's encoder in float, which is not among the weights: it is made of the one that is, when it is asked for. */
export const floatEncoder = (weights: FileSet): Made =>
  new Map([
    [
      addressOf(weights, FLOAT),
      async () => {
        const quantised = await (await fileOf(weights, QUANTISED)).arrayBuffer();
        return new Response(floatModel(new Uint8Array(quantised)));
      },
    ],
  ]);
