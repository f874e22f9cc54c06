import { expect, it, vi } from "vitest";
import { loadWhisper } from "./whisper.ts";

const generate = vi.fn<(asked: object) => Promise<unknown>>(async () => null);
let isMultilingual = false;

vi.mock("@huggingface/transformers", () => ({
  LogitsProcessor: class {},
  LogitsProcessorList: class {
    push() {}
  },
  Tensor: class {},
  AutoProcessor: { from_pretrained: async () => async () => ({ input_features: {} }) },
  AutoTokenizer: { from_pretrained: async () => ({ convert_tokens_to_ids: () => [50_256] }) },
  WhisperForConditionalGeneration: {
    from_pretrained: async () => ({ generation_config: { is_multilingual: isMultilingual }, generate }),
  },
}));

/** What Whisper is asked for. */
async function asked(multilingual: boolean) {
  isMultilingual = multilingual;
  const transcribe = await loadWhisper("/weights", 2);
  const text = transcribe(new Float32Array(16_000), { voicedRms: 0.1, partial: false });
  await expect(text).rejects.toThrow("no tokens");
  return generate.mock.lastCall?.[0];
}

it("[bug transformers.js#302] [bug transformers.js#1541] Whisper on the server is told English where its weights know more languages, and nothing where they refuse to be told", async () => {
  expect(await asked(true)).toMatchObject({ language: "en", task: "transcribe" });
  const english = await asked(false);
  expect(english).not.toHaveProperty("language");
  expect(english).not.toHaveProperty("task");
});
