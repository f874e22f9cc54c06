import * as z from "zod/mini";
import type { SpokenLanguage } from "#models/contract/transcribe.ts";
import { SAMPLE_RATE } from "#models/speech/audio.ts";
import { cleanUp } from "#models/speech/cleanUp.ts";
import { wavOf } from "#models/speech/wav.ts";
import type { Transcriber } from "./port.ts";

/** How the service is reached. */
export type OpenAiOptions = {
  key: string;
  /** Without a slash at its end. */
  baseUrl: string;
  model: string;
  /** The first wait before another try, in milliseconds; it doubles. */
  firstWaitMs?: number;
};

/** One try takes no longer. */
const TRY_MS = 30_000;
const TRIES = 3;
const FIRST_WAIT_MS = 1_000;
/** Nobody who speaks waits longer than this for another try. */
const WAIT_MAX_MS = 10_000;

/** A segment as it is sent. */
type Sound = { wav: Blob; language: SpokenLanguage };

const Answer = z.object({ text: z.string() });

type How = {
  /** Another try may help. */
  again: boolean;
  /** Nothing is billed for it. */
  free: boolean;
  waitMs?: number;
  cause?: unknown;
};

/** The service refused, or did not answer. */
class Refused extends Error {
  override name = "Refused";
  readonly again: boolean;
  readonly free: boolean;
  readonly waitMs: number;

  constructor(what: string, { again, free, waitMs = 0, cause }: How) {
    super(`The transcription service ${what}.`, { cause });
    this.again = again;
    this.free = free;
    this.waitMs = waitMs;
  }
}

/** Milliseconds of a Retry-After header, which has seconds or a date. */
function retryAfter(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/** Waits, and no longer than the text is wanted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}

async function post(options: OpenAiOptions, { wav, language }: Sound, wanted: AbortSignal): Promise<string> {
  const { key, baseUrl, model } = options;
  const body = new FormData();
  body.set("model", model);
  body.set("response_format", "json");
  // Left to itself it takes the English of some for another language.
  body.set("language", language);
  body.set("file", wav, "speech.wav");
  const signal = AbortSignal.any([wanted, AbortSignal.timeout(TRY_MS)]);
  const headers = { Authorization: `Bearer ${key}` };
  const response = await fetch(`${baseUrl}/audio/transcriptions`, { method: "POST", headers, body, signal });
  if (response.ok) return Answer.parse(await response.json()).text;
  await response.body?.cancel();
  const again = response.status === 429 || response.status >= 500;
  const waitMs = retryAfter(response.headers.get("Retry-After"));
  throw new Refused(`answered ${response.status}`, { again, free: true, waitMs });
}

/** One try; what was not an answer at all may go better the next time. */
async function oneTry(options: OpenAiOptions, sound: Sound, wanted: AbortSignal): Promise<string> {
  try {
    return await post(options, sound, wanted);
  } catch (cause) {
    wanted.throwIfAborted();
    if (cause instanceof Refused) throw cause;
    if (cause instanceof z.core.$ZodError)
      throw new Refused("answered without a text", { again: false, free: false, cause });
    throw new Refused("did not answer", { again: true, free: false, cause });
  }
}

/** The same; `onBilled` is told where it may cost something: one that timed out was perhaps heard to its end. */
async function meteredTry(options: OpenAiOptions, sound: Sound, wanted: AbortSignal, onBilled: () => void) {
  try {
    const text = await oneTry(options, sound, wanted);
    onBilled();
    return text;
  } catch (error) {
    if (!(error instanceof Refused && error.free)) onBilled();
    throw error;
  }
}

/** OpenAI's transcription, or a service like it: one file per segment, final texts only, since each second is paid for. */
export function openAiTranscriber(options: OpenAiOptions): Transcriber {
  const { firstWaitMs = FIRST_WAIT_MS } = options;

  async function withTries(sound: Sound, wanted: AbortSignal, onBilled: () => void): Promise<string> {
    for (let tried = 1; ; tried++) {
      try {
        return await meteredTry(options, sound, wanted, onBilled);
      } catch (error) {
        if (!(error instanceof Refused) || !error.again || tried === TRIES) throw error;
        const ms = Math.max(error.waitMs, firstWaitMs * 2 ** (tried - 1));
        if (ms > WAIT_MAX_MS) throw error;
        await wait(ms, wanted);
      }
    }
  }

  return {
    partials: false,
    async transcribe(samples, { signal, language = "en", voicedRms, speechMs, onBilled = () => {} }) {
      const seconds = speechMs === undefined ? samples.length / SAMPLE_RATE : speechMs / 1_000;
      const wav = new Blob([wavOf(samples)], { type: "audio/wav" });
      const text = await withTries({ wav, language }, signal, onBilled);
      return cleanUp(text, { seconds, voicedRms });
    },
  };
}
