import OpenAI, { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import type { ChatCompletionCreateParamsNonStreaming } from "openai/resources/chat/completions";
import * as z from "zod/mini";
import { cappedFetch } from "./capped.ts";
import { type Meter, type ModelCall, ModelFailure, type ModelService, type Usage } from "./port.ts";
import { pause, retryAfterMs } from "./waiting.ts";

/** How the service is reached. */
export type ClientSettings = {
  /** Empty for a server of one's own that takes none. */
  key: string;
  /** Without a slash at its end. */
  baseUrl: string;
  name: string;
  tokenField: "max_completion_tokens" | "max_tokens";
  /** One try takes no longer, in milliseconds. */
  patienceMs: number;
  /** The first wait before another try, in milliseconds; it doubles. */
  firstWaitMs?: number;
  /** What the service did not take is tried again after so long, in milliseconds. */
  forgetMs?: number;
};

const TRIES = 3;
const FIRST_WAIT_MS = 1_000;
/** A service that asks for a longer wait is away. */
const LONGEST_WAIT_MS = 15_000;

/** A service is changed now and then, and one that was changed may be asked for its best. */
const FORGET_MS = 6 * 60 * 60_000;

/** What may be left out where a service does not take it; each is tried once. */
const OPTIONAL = ["temperature", "seed", "response_format"] as const;
type Optional = (typeof OPTIONAL)[number];

/** A reply as compatible services give it; of the package's own type not everything is there. */
const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.nullish(z.string()),
        message: z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) }),
      }),
    )
    .check(z.minLength(1)),
  usage: z.nullish(z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })),
});
type Completion = z.infer<typeof Completion>;

/** English has about four characters to a token, Hindi fewer: the dearer guess. */
const CHARACTERS_A_TOKEN = 3;

const tokensOf = (characters: number) => Math.ceil(characters / CHARACTERS_A_TOKEN);

const guess = ({ messages }: ModelCall, reply = ""): Usage => ({
  input: tokensOf(messages.reduce((sum, { content }) => sum + content.length, 0)),
  output: tokensOf(reply.length),
});

/** Statuses after which the same request may go through: busy, or a fault behind the service. */
const passes = (status: number | undefined) =>
  status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;

/** Each of them as a word by itself: "seeds" and "temperatures" may stand in any sentence. */
const NAMED = OPTIONAL.map((field) => ({ field, word: new RegExp(`\\b${field}\\b`) }));

/** What the service does not take of a request that could do without it: what it names as such, else what it speaks of. */
function unwelcome(error: unknown): Optional | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return undefined;
  const said = error.param ? error.param : error.message;
  return NAMED.find(({ word }) => word.test(said))?.field;
}

/** An error of the package as a failure of ours. Its own message may repeat key or texts, so it is not passed on. */
function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (signal.aborted || error instanceof APIUserAbortError)
    return new ModelFailure("stopped", "was called off");
  if (error instanceof APIConnectionTimeoutError) return new ModelFailure("slow", "did not answer in time");
  if (error instanceof APIConnectionError) return new ModelFailure("away", "was not reached");
  if (error instanceof APIError && error.status !== undefined) {
    return new ModelFailure(passes(error.status) ? "away" : "set-up", `answered ${Number(error.status)}`);
  }
  return new ModelFailure("away", "gave a reply that is none");
}

function textOf({ choices: [choice] }: Completion): string {
  const { finish_reason: end, message } = choice ?? { finish_reason: null, message: {} };
  if (message.refusal || end === "content_filter") throw new ModelFailure("refused", "would not answer this");
  if (end === "length") throw new ModelFailure("cut", "had more to say than it may");
  const text = message.content ?? "";
  if (text.trim() === "") throw new ModelFailure("unusable", "said nothing");
  return text;
}

/** What a service does not take, for some time: known once a request without it has gone through. */
function makeRefused(forgetMs: number) {
  const until = new Map<Optional, number>();
  return {
    now: () => new Set([...until].filter(([, end]) => performance.now() < end).map(([field]) => field)),
    learn(fields: readonly Optional[]) {
      for (const field of fields) until.set(field, performance.now() + forgetMs);
    },
  };
}

function clientOf({ key, baseUrl, patienceMs }: ClientSettings): OpenAI {
  return new OpenAI({
    apiKey: key || "none",
    baseURL: baseUrl,
    organization: null,
    project: null,
    // The package's own: two tries more and ten minutes each, and waits that nothing ends.
    maxRetries: 0,
    timeout: patienceMs,
    // Its log has what was sent in it.
    logLevel: "off",
    fetch: cappedFetch,
    ...(key === "" ? { defaultHeaders: { Authorization: null } } : {}),
  });
}

/** OpenAI's chat completions, or a service like them: without tools, time-outs and tries of our own. */
export function openAiModel(settings: ClientSettings): ModelService {
  const { name, tokenField, patienceMs, firstWaitMs = FIRST_WAIT_MS, forgetMs = FORGET_MS } = settings;
  const client = clientOf(settings);
  const refused = makeRefused(forgetMs);

  function bodyOf(
    { messages, shape, maxTokens, steady }: ModelCall,
    without: ReadonlySet<Optional>,
  ): ChatCompletionCreateParamsNonStreaming {
    const optional: Pick<ChatCompletionCreateParamsNonStreaming, Optional> = {
      ...(steady ? { temperature: 0, seed: 1 } : {}),
      response_format: { type: "json_schema", json_schema: { ...shape, strict: true } },
    };
    for (const field of without) delete optional[field];
    return { model: name, messages: [...messages], [tokenField]: maxTokens, ...optional };
  }

  /** One request that has been sent, with what it has cost. */
  async function send(call: ModelCall, without: ReadonlySet<Optional>, meter: Meter): Promise<string> {
    const begun = performance.now();
    const note = (outcome: ModelFailure["kind"] | "ok", usage: Usage) =>
      meter({ purpose: call.purpose, outcome, ms: performance.now() - begun, ...usage });
    let usage: Usage = { input: 0, output: 0 };
    try {
      // The package leaves its listeners on a signal, which lives for a whole report.
      const options = { signal: AbortSignal.any([call.signal]), timeout: patienceMs, maxRetries: 0 };
      const reply = Completion.parse(await client.chat.completions.create(bodyOf(call, without), options));
      const { prompt_tokens, completion_tokens } = reply.usage ?? {};
      const content = reply.choices[0]?.message.content ?? "";
      const guessed = guess(call, content);
      usage = { input: prompt_tokens ?? guessed.input, output: completion_tokens ?? guessed.output };
      const text = textOf(reply);
      note("ok", usage);
      return text;
    } catch (error) {
      const failure = failureOf(error, call.signal);
      // Whoever hangs up pays for what was begun; how much that was is not told.
      const begunOnly = failure.kind === "stopped" || error instanceof APIConnectionTimeoutError;
      note(failure.kind, begunOnly ? guess(call) : usage);
      throw error;
    }
  }

  async function reply(call: ModelCall, meter: Meter): Promise<string> {
    const without = refused.now();
    const fresh: Optional[] = [];
    for (let tried = 1; ;) {
      try {
        const text = await send(call, without, meter);
        refused.learn(fresh);
        return text;
      } catch (error) {
        const field = unwelcome(error);
        const failure = failureOf(error, call.signal);
        if (field && !without.has(field)) {
          without.add(field);
          fresh.push(field);
          continue;
        }
        const again =
          error instanceof APIError && passes(error.status) && !(error instanceof APIConnectionTimeoutError);
        if (failure.kind !== "away" || !again || tried === TRIES) throw failure;
        const ms = Math.max(retryAfterMs(error.headers, Date.now()), firstWaitMs * 2 ** (tried - 1));
        if (ms > LONGEST_WAIT_MS) throw failure;
        await pause(ms, call.signal);
        tried++;
      }
    }
  }

  return { name, reply };
}
