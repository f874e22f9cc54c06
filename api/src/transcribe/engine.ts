import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { type Opened, openSpeech } from "../outside/transcriber/open.ts";
import { weightsHere } from "../weights/weights.ts";

/** The engine that the settings name, with the weights that this server has. Says in the log when there is none. */
export function speechEngine(env: Env, log: Logger): Opened {
  const folder = weightsHere(env);
  const { key, baseUrl, transcribeModel: model } = env.openAi;
  const speech = openSpeech({
    engine: env.transcribe,
    weights: { whisper: folder("whisper-tiny.en"), voice: folder("silero-vad") },
    openAi: { key, baseUrl, model },
  });
  if (speech.name === "off") log.info({ why: speech.why }, "no speech is written down here");
  return speech;
}
