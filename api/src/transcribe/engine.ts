import { availableParallelism } from "node:os";
import type { Logger } from "pino";
import { ACCURATE_WHISPER, FAST_WHISPER } from "#models/weights/registered.ts";
import type { Env } from "../env.ts";
import { type Opened, openSpeech } from "../outside/transcriber/open.ts";
import { weightsHere } from "../weights/weights.ts";

/**
 * Cores from which on the more accurate Whisper is used where it is: on 50 clips it has 5.1% wrong words where the fast one has
 * 6.3%, and takes 1.6 times as long, so that eight people at once would wait for two cores.
 */
const ACCURATE_CORES = 4;

/** The Whisper to write down with, of those whose folder is known; null where there is none. */
export function whisperHere(folder: (id: string) => string | null, cores: number): string | null {
  const accurate = cores >= ACCURATE_CORES ? folder(ACCURATE_WHISPER) : null;
  return accurate ?? folder(FAST_WHISPER);
}

/** The engine that the settings name, with the weights that this server has. Says in the log when there is none. */
export function speechEngine(env: Env, log: Logger): Opened {
  const folder = weightsHere(env);
  const { key, baseUrl, transcribeModel: model } = env.openAi;
  const speech = openSpeech({
    engine: env.transcribe,
    weights: { whisper: whisperHere(folder, availableParallelism()), voice: folder("silero-vad") },
    openAi: { key, baseUrl, model },
  });
  if (speech.name === "off") log.info({ why: speech.why }, "no speech is written down here");
  return speech;
}
