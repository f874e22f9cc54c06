import { join } from "node:path";
import type { Logger } from "pino";
import type { Env } from "../env.ts";
import { type Opened, openSpeech } from "../outside/transcriber/open.ts";
import { findWeights } from "../weights/weights.ts";

/** Where the weights lie that ship, before a build has laid them out. */
const SOURCES = "./models/weights";

/** The engine that the settings name, with the weights that this server has. Says in the log when there is none. */
export function speechEngine(env: Env, log: Logger): Opened {
  const fetched = join(env.dataDir, "weights");
  const places = { built: env.weightsDir, fetched };
  const sets = [env.modelsMirror, SOURCES].flatMap((mirror) => findWeights({ ...places, mirror }));
  const folder = (id: string) => sets.find(({ set }) => set.id === id)?.folder ?? null;
  const { key, baseUrl, transcribeModel: model } = env.openAi;
  const speech = openSpeech({
    engine: env.transcribe,
    weights: { whisper: folder("whisper-tiny.en"), voice: folder("silero-vad") },
    openAi: { key, baseUrl, model },
  });
  if (speech.name === "off") log.info({ why: speech.why }, "no speech is written down here");
  return speech;
}
