import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { coach } from "#models/coach/coach.ts";
import { ACCURATE_WHISPER, FAST_WHISPER, registeredSet } from "#models/weights/registered.ts";
import { openModel } from "../outside/llm/open.ts";
import { readEnv } from "../env.ts";
import { testApi } from "../testing/testApi.ts";

/** Puts files of the right sizes where a mirror has this set. */
function putWeights(mirror: string, id: string) {
  for (const { path, bytes } of registeredSet(id).files) {
    const file = join(mirror, id, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, "");
    truncateSync(file, bytes);
  }
}

describe("What the page knows of the server", () => {
  it("has who else gets something of a person's: nobody where nothing is set up", async () => {
    const recipients = async (changes: Parameters<typeof testApi>[1]) => {
      const api = await testApi("sqlite", changes);
      const { body } = await api.call("GET", "/settings");
      await api.close();
      return body["recipients"];
    };
    expect(await recipients({})).toEqual([]);
    const env = readEnv({
      NODE_ENV: "test",
      LOG_LEVEL: "silent",
      GOOGLE_CLIENT_ID: "client",
      GOOGLE_CLIENT_SECRET: "secret",
      PAYMENTS: "razorpay",
      RAZORPAY_KEY_ID: "k",
      RAZORPAY_KEY_SECRET: "s",
      RAZORPAY_WEBHOOK_SECRET: "w",
      TRANSCRIBE: "openai",
      OPENAI_API_KEY: "k",
    });
    const mail = { send: async () => "sent" as const };
    if (!env.model) throw new Error("A key is set, so there is a model.");
    const all = await recipients({ env, mail, model: openModel(env.model, coach) });
    expect(all).toEqual(["google", "razorpay", "model", "speech", "mail"]);
  });

  it.each([
    ["local", true],
    ["openai", true],
    ["off", false],
  ])("has whether it writes down speech: %s", async (engine, transcription) => {
    const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", TRANSCRIBE: engine, OPENAI_API_KEY: "k" });
    const api = await testApi("sqlite", { env });
    expect((await api.call("GET", "/settings")).body).toMatchObject({ transcription });
    await api.close();
  });

  it("has whether the more accurate Whisper is here: as it lies in a mirror, in full", async () => {
    const mirror = mkdtempSync(join(tmpdir(), "mirror-"));
    const ask = async () => {
      const settings = { NODE_ENV: "test", LOG_LEVEL: "silent", MODELS_MIRROR: mirror, DATA_DIR: mirror };
      const api = await testApi("sqlite", { env: readEnv(settings) });
      const { body } = await api.call("GET", "/settings");
      await api.close();
      return body["accurateWhisper"];
    };
    expect(await ask()).toBe(false);
    putWeights(mirror, ACCURATE_WHISPER);
    expect(await ask()).toBe(true);
    rmSync(mirror, { recursive: true });
  });

  it("has whether a device finds here all that it needs to write down speech by itself", async () => {
    const mirror = mkdtempSync(join(tmpdir(), "mirror-"));
    const ask = async () => {
      const folders = { MODELS_MIRROR: mirror, DATA_DIR: mirror, WEIGHTS_DIR: join(mirror, "none") };
      const api = await testApi("sqlite", {
        env: readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", ...folders }),
      });
      const { body } = await api.call("GET", "/settings");
      await api.close();
      return body["whisper"];
    };
    expect(await ask()).toBe(false);
    putWeights(mirror, FAST_WHISPER);
    expect(await ask()).toBe(false);
    putWeights(mirror, "silero-vad");
    expect(await ask()).toBe(true);
    rmSync(mirror, { recursive: true });
  });
});
