import { AutoModel, PretrainedConfig, Tensor } from "@huggingface/transformers";
import { FRAME, SAMPLE_RATE } from "#models/speech/audio.ts";

/** Samples of the frame before, which the model wants in front of each frame. */
const CONTEXT = 64;
/** The model's own memory: two layers of 128. */
const STATE = 256;

/** Probabilities of a stretch of a stream, and what the next stretch begins with: context, then state. */
export type Heard = { probabilities: Float32Array; memory: Float32Array };

/** Tells for each whole frame of 512 samples how likely it is speech. */
export type Hear = (samples: Float32Array, memory: Float32Array | null) => Promise<Heard>;

type Outputs = Record<"output" | "stateN", { data: Float32Array }>;
type Session = { run(feeds: Record<string, unknown>): Promise<Outputs> };

async function openSession(folder: string): Promise<Session> {
  const model = await AutoModel.from_pretrained(folder, {
    config: new PretrainedConfig({ model_type: "custom" }),
    model_file_name: "silero_vad_v5",
    subfolder: "",
    dtype: "fp32",
    device: "cpu",
    local_files_only: true,
    session_options: { intraOpNumThreads: 1, interOpNumThreads: 1 },
  });
  // The library's own wrapping of each call takes longer than the model.
  return model.sessions["model"];
}

/** Loads Silero's voice detector, version 5. @param folder its whole path */
export async function loadSilero(folder: string): Promise<Hear> {
  const session = await openSession(folder);
  const rate = new Tensor("int64", BigInt64Array.of(BigInt(SAMPLE_RATE)), []).ort_tensor;
  return async (samples, memory) => {
    const input = new Float32Array(CONTEXT + FRAME);
    const state = new Float32Array(STATE);
    if (memory) {
      input.set(memory.subarray(0, CONTEXT), FRAME);
      state.set(memory.subarray(CONTEXT));
    }
    const feeds = {
      input: new Tensor("float32", input, [1, CONTEXT + FRAME]).ort_tensor,
      state: new Tensor("float32", state, [2, 1, STATE / 2]).ort_tensor,
      sr: rate,
    };
    const probabilities = new Float32Array(samples.length / FRAME);
    for (let i = 0; i < probabilities.length; i++) {
      input.copyWithin(0, FRAME);
      input.set(samples.subarray(i * FRAME, (i + 1) * FRAME), CONTEXT);
      const { output, stateN } = await session.run(feeds);
      state.set(stateN.data);
      probabilities[i] = output.data[0] ?? 0;
    }
    const next = new Float32Array(CONTEXT + STATE);
    next.set(input.subarray(FRAME));
    next.set(state, CONTEXT);
    return { probabilities, memory: next };
  };
}
