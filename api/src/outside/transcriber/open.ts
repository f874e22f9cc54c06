import { localDetector, localSpeech } from "./local.ts";
import { type OpenAiOptions, openAiTranscriber } from "./openai.ts";
import type { Speech } from "./port.ts";

/** Which engine, and what it needs. */
export type SpeechSettings = {
  engine: "local" | "openai" | "off";
  /** Folders of weights, null for those that are not there. */
  weights: { whisper: string | null; voice: string | null };
  openAi: OpenAiOptions;
};

/** The engine, or why there is none. */
export type Opened = Speech | { name: "off"; why: string };

/** A service writes down, this machine tells speech from silence. */
function openAiSpeech(voice: string, options: OpenAiOptions): Speech {
  const detector = localDetector(voice);
  return {
    name: "openai",
    languages: ["en", "hi"],
    transcriber: openAiTranscriber(options),
    detector,
    close: detector.close,
  };
}

/** The engine that the settings name. Nothing is loaded yet. */
export function openSpeech({ engine, weights, openAi }: SpeechSettings): Opened {
  if (engine === "off") return { name: "off", why: "TRANSCRIBE is off." };
  const { voice, whisper } = weights;
  if (voice === null) return { name: "off", why: "The weights of the voice detector are missing." };
  if (engine === "openai") return openAiSpeech(voice, { ...openAi });
  if (whisper === null) return { name: "off", why: "The weights of Whisper are missing." };
  return localSpeech({ whisper, voice });
}
