/** Where the key belongs to; anything else may be a server of one's own, which needs none. */
export const OPENAI_URL = "https://api.openai.com/v1";

/** How a language model is asked, and how much of it may be used. */
export type ModelSettings = {
  key: string;
  /** Without a slash at its end. */
  baseUrl: string;
  name: string;
  /** How the service calls the most tokens of a reply. */
  tokenField: "max_completion_tokens" | "max_tokens";
  /** The longest that making the questions of a round may take, in milliseconds; one call takes no longer either. */
  patienceMs: number;
  /** Where it does not answer: the person is asked, or the coach does its work at once. */
  whenAway: "ask" | "coach";
  /** Of a million tokens, in the currency of the bill; 0 where it costs nothing. */
  priceIn: number;
  priceOut: number;
  /** For everyone together and for one person, from midnight in Asia/Kolkata; 0 for no limit. */
  limits: { tokens: number; cost: number; personTokens: number; personCost: number };
};

/** The settings of a model as they are read. */
type RawModel = Record<"OPENAI_API_KEY" | "OPENAI_BASE_URL" | "OPENAI_MODEL", string> & {
  OPENAI_TOKEN_FIELD: ModelSettings["tokenField"];
  OPENAI_WHEN_AWAY: ModelSettings["whenAway"];
} & Record<
    `OPENAI_PRICE_${"IN" | "OUT"}` | `OPENAI_${"" | "PERSON_"}DAILY_${"TOKENS" | "COST"}` | "OPENAI_PATIENCE",
    number
  >;

/** A model is asked where there is a key, or another service than OpenAI's; `OPENAI_MODEL=off` leaves the key to transcription. */
export function modelOf(s: RawModel): ModelSettings | null {
  const baseUrl = s.OPENAI_BASE_URL.replace(/\/+$/, "");
  if (s.OPENAI_MODEL === "off" || (s.OPENAI_API_KEY === "" && baseUrl === OPENAI_URL)) return null;
  return {
    key: s.OPENAI_API_KEY,
    baseUrl,
    name: s.OPENAI_MODEL,
    tokenField: s.OPENAI_TOKEN_FIELD,
    patienceMs: s.OPENAI_PATIENCE * 1_000,
    whenAway: s.OPENAI_WHEN_AWAY,
    priceIn: s.OPENAI_PRICE_IN,
    priceOut: s.OPENAI_PRICE_OUT,
    limits: {
      tokens: s.OPENAI_DAILY_TOKENS,
      cost: s.OPENAI_DAILY_COST,
      personTokens: s.OPENAI_PERSON_DAILY_TOKENS,
      personCost: s.OPENAI_PERSON_DAILY_COST,
    },
  };
}

/** This machine, and networks that are nobody else's (RFC 1918). */
const PRIVATE_HOST =
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|[^.]+)$/;

/** Resumes and answers go there: unprotected only within one's own network. */
export function modelTogether(s: { OPENAI_BASE_URL: string; NODE_ENV: string }): string[] {
  const { protocol, hostname } = new URL(s.OPENAI_BASE_URL);
  const open = protocol !== "https:" && !PRIVATE_HOST.test(hostname);
  return open && s.NODE_ENV === "production"
    ? [
        "  OPENAI_BASE_URL: must start with https:// for NODE_ENV=production, unless it is in your own network",
      ]
    : [];
}
