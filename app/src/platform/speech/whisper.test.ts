import { beforeEach, describe, expect, it, vi } from "vitest";
import { ACCURATE_WHISPER, FAST_WHISPER, registeredSet } from "#models/weights/registered.ts";
import { loadWhisper, type On } from "./whisper.ts";

/** What the library was asked for: which weights and where, and each text. */
const loaded = vi.fn();
const generate = vi.fn<(asked: object) => Promise<number[][]>>(async () => [[1]]);

vi.mock("@huggingface/transformers", () => ({
  LogitsProcessor: class {},
  LogitsProcessorList: class {
    push() {}
  },
  AutoTokenizer: { from_pretrained: async () => ({ batch_decode: () => ["Said."] }) },
  WhisperFeatureExtractor: { from_pretrained: async () => async () => ({ input_features: {} }) },
  WhisperForConditionalGeneration: {
    async from_pretrained(...asked: unknown[]) {
      loaded(...asked);
      return { generation_config: { eos_token_id: 50_256 }, generate };
    },
  },
}));

const ENOUGH = { windowSeconds: 15, maxNewTokens: 20, careful: false, enough: () => false };

/** Has one second written down. */
async function write(id: string, on: On = "processor") {
  const { decode } = await loadWhisper(registeredSet(id), on);
  return decode(new Float32Array(16_000), ENOUGH);
}

beforeEach(() => void vi.clearAllMocks());

describe("Whisper in the page", () => {
  it("[bug transformers.js#302] [bug transformers.js#725] [bug transformers.js#1541] is told English where its weights know more languages, and nothing where they refuse to be told", async () => {
    await write(ACCURATE_WHISPER);
    expect(generate.mock.lastCall?.[0]).toMatchObject({ language: "en", task: "transcribe" });
    await write(FAST_WHISPER);
    expect(generate.mock.lastCall?.[0]).not.toHaveProperty("language");
    expect(generate.mock.lastCall?.[0]).not.toHaveProperty("task");
  });

  it("[bug transformers.js#1684] [bug transformers.js#1742] [bug transformers.js#1357] [bug transformers.js#1358] [bug transformers.js#551] is asked for no times, and for so many tokens at the most", async () => {
    expect(await write(FAST_WHISPER)).toBe("Said.");
    expect(generate.mock.lastCall?.[0]).toMatchObject({ return_timestamps: false, max_new_tokens: 20 });
  });

  it("[bug transformers.js#1739] [bug transformers.js#1755] [bug transformers.js#860] [bug transformers.js#1317] [bug transformers.js#894] has its decoder on the processor everywhere: on a graphics processor it writes nonsense in whole numbers and halves, and gives no memory back", async () => {
    await write(FAST_WHISPER, "gpu");
    expect(loaded.mock.lastCall?.[1]).toMatchObject({
      device: { encoder_model: "webgpu", decoder_model_merged: "wasm" },
      dtype: { encoder_model: "fp32", decoder_model_merged: "q8" },
    });
    await write(FAST_WHISPER, "processor");
    expect(loaded.mock.lastCall?.[1]).toMatchObject({ device: "wasm", dtype: "q8" });
  });
});
