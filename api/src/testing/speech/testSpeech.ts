import { pino } from "pino";
import { readEnv } from "../../env.ts";
import type { Opened } from "../../outside/transcriber/open.ts";
import { speechEngine } from "../../transcribe/engine.ts";

/** The real engine of this machine; off where there are no weights, which is said aloud. */
export function testSpeech(): Opened {
  const speech = speechEngine(readEnv({ NODE_ENV: "test" }), pino({ level: "silent" }));
  if (speech.name === "off") console.info(`skipped: ${speech.why}`);
  return speech;
}
