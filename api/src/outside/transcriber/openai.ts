import * as z from "zod/mini";
import { SAMPLE_RATE } from "#models/speech/audio.ts";
import { cleanUp } from "#models/speech/cleanUp.ts";
import type { Transcriber } from "./port.ts";
import { wavOf } from "./wav.ts";

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

const Answer = z.object({ text: z.string() });

/** The service refused, or did not answer; `again` where another try may help. */
class Refused extends Error {
  override name = "Refused";
  readonly again: boolean;
  readonly waitMs: number;

  constructor(what: string, again: boolean, waitMs = 0, options?: ErrorOptions) {
    super(`The transcription service ${what}.`, options);
    this.again = again;
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

async function post({ key, baseUrl, model }: OpenAiOptions, wav: Blob, wanted: AbortSignal): Promise<string> {
  const body = new FormData();
  body.set("model", model);
  body.set("response_format", "json");
  body.set("file", wav, "speech.wav");
  const signal = AbortSignal.any([wanted, AbortSignal.timeout(TRY_MS)]);
  const headers = { Authorization: `Bearer ${key}` };
  const response = await fetch(`${baseUrl}/audio/transcriptions`, { method: "POST", headers, body, signal });
  if (response.ok) return Answer.parse(await response.json()).text;
  await response.body?.cancel();
  const again = response.status === 429 || response.status >= 500;
  throw new Refused(`answered ${response.status}`, again, retryAfter(response.headers.get("Retry-After")));
}

/** One try; what was not an answer at all may go better the next time. */
async function oneTry(options: OpenAiOptions, wav: Blob, wanted: AbortSignal): Promise<string> {
  try {
    return await post(options, wav, wanted);
  } catch (cause) {
    wanted.throwIfAborted();
    if (cause instanceof Refused) throw cause;
    if (cause instanceof z.core.$ZodError) throw new Refused("answered without a text", false, 0, { cause });
    throw new Refused("did not answer", true, 0, { cause });
  }
}

/** OpenAI's transcription, or a service like it: one file per segment, final texts only, since each second is paid for. */
export function openAiTranscriber(options: OpenAiOptions): Transcriber {
  const { firstWaitMs = FIRST_WAIT_MS } = options;

  async function withTries(wav: Blob, wanted: AbortSignal): Promise<string> {
    for (let tried = 1; ; tried++) {
      try {
        return await oneTry(options, wav, wanted);
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
    async transcribe(samples, { signal, voicedRms, speechMs }) {
      const seconds = speechMs === undefined ? samples.length / SAMPLE_RATE : speechMs / 1_000;
      const wav = new Blob([wavOf(samples)], { type: "audio/wav" });
      const text = await withTries(wav, signal);
      return cleanUp(text, { seconds, voicedRms });
    },
  };
}
