import * as z from "zod";
import { type ModelSettings, modelOf, modelTogether, OPENAI_URL } from "./modelSettings.ts";

const flag = (fallback: string) => z.string().default(fallback);
const address = z
  .union([
    z.literal(""),
    z.url({ protocol: /^https?$/, error: "must be empty or start with http:// or https://" }),
  ])
  .default("");
/** An address of somebody else's service, with the real one as its default. */
const service = (real: string) =>
  z.url({ protocol: /^https?$/, error: "must start with http:// or https://" }).default(real);
const wholeNumber = (fallback: string, max: number) =>
  z
    .string()
    .default(fallback)
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) <= max, {
      error: `must be a whole number from 0 to ${max}`,
    })
    .transform(Number);

/** A credit hold lasts 90 seconds, of which reading a resume takes five. */
const MOST_PATIENCE_S = 75;

/** An amount of money with at most six decimals, in no currency of ours; empty or 0 for none. */
const price = z
  .string()
  .default("0")
  .refine((text) => /^\d{1,6}(\.\d{1,6})?$/.test(text), {
    error: "must be an amount such as 0.15, with at most six decimals",
  })
  .transform(Number);

/** A key of so many bytes, or nothing. */
const base64url = (bytes: number) =>
  z
    .string()
    .default("")
    .refine(
      (text) => text === "" || (/^[\w-]+$/.test(text) && Buffer.from(text, "base64url").length === bytes),
      {
        error: `must be ${bytes} bytes in base64url, or empty`,
      },
    );

/** Settings of the server, each with its default. `.env.example` lists the same ones in the same order. */
const Settings = z.object({
  PORT: wholeNumber("8080", 65_535),
  HOST: flag("0.0.0.0"),
  PUBLIC_URL: address,
  DATA_DIR: flag("./data"),
  DATABASE_URL: z
    .union([
      z.literal(""),
      z.url({ protocol: /^postgres(ql)?$/, error: "must be empty or start with postgres://" }),
    ])
    .default(""),
  ADMIN_EMAILS: flag(""),
  SIGNUP_CREDITS: wholeNumber("100", 1_000_000),
  GOOGLE_CLIENT_ID: flag(""),
  GOOGLE_CLIENT_SECRET: flag(""),
  GOOGLE_REDIRECT: flag("postmessage"),
  GOOGLE_ISSUER: service("https://accounts.google.com"),
  GOOGLE_AUTHORIZE_URL: service("https://accounts.google.com/o/oauth2/v2/auth"),
  GOOGLE_TOKEN_URL: service("https://oauth2.googleapis.com/token"),
  GOOGLE_KEYS_URL: service("https://www.googleapis.com/oauth2/v3/certs"),
  GOOGLE_SCRIPT_URL: service("https://accounts.google.com/gsi/client"),
  SMTP_URL: z
    .union([
      z.literal(""),
      z.url({ protocol: /^smtps?$/, error: "must be empty or start with smtp:// or smtps://" }),
    ])
    .default(""),
  SMTP_HOST: flag(""),
  SMTP_PORT: wholeNumber("587", 65_535),
  SMTP_USER: flag(""),
  SMTP_PASS: flag(""),
  SMTP_FROM: flag(""),
  PAYMENTS: z.enum(["", "razorpay", "sandbox", "off"]).default(""),
  RAZORPAY_KEY_ID: flag(""),
  RAZORPAY_KEY_SECRET: flag(""),
  RAZORPAY_WEBHOOK_SECRET: flag(""),
  RAZORPAY_FORMER_WEBHOOK_SECRET: flag(""),
  RAZORPAY_API_URL: address,
  VAPID_PUBLIC_KEY: base64url(65),
  VAPID_PRIVATE_KEY: base64url(32),
  VAPID_SUBJECT: z
    .union([
      z.literal(""),
      z.string().regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, {
        error: "must be empty or start with mailto: or https://",
      }),
    ])
    .default(""),
  PUSH_INSTEAD: address,
  PAGE_DIR: flag("./dist/app"),
  WEIGHTS_DIR: flag("./dist/weights"),
  MODELS_MIRROR: flag(""),
  TRANSCRIBE: z.enum(["local", "openai", "off"]).default("local"),
  OPENAI_API_KEY: flag(""),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/, error: "must start with http:// or https://" })
    .default(OPENAI_URL),
  OPENAI_TRANSCRIBE_MODEL: flag("gpt-4o-mini-transcribe"),
  OPENAI_MODEL: flag("gpt-4o-mini"),
  OPENAI_TOKEN_FIELD: z.enum(["max_completion_tokens", "max_tokens"]).default("max_completion_tokens"),
  OPENAI_PATIENCE: wholeNumber("50", MOST_PATIENCE_S).refine((seconds) => seconds >= 5, {
    error: `must be a whole number from 5 to ${MOST_PATIENCE_S}`,
  }),
  OPENAI_WHEN_AWAY: z.enum(["ask", "coach"]).default("ask"),
  OPENAI_PRICE_IN: price,
  OPENAI_PRICE_OUT: price,
  OPENAI_DAILY_TOKENS: wholeNumber("20000000", 999_999_999),
  OPENAI_DAILY_COST: price,
  OPENAI_PERSON_DAILY_TOKENS: wholeNumber("300000", 999_999_999),
  OPENAI_PERSON_DAILY_COST: price,
  METRICS_TOKEN: flag(""),
  TRUST_PROXY: z.enum(["", "0", "1"]).default(""),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
});

/** Names of all settings. */
export const settingNames: readonly string[] = Object.keys(Settings.shape);

type Razorpay = Record<`RAZORPAY_${"KEY_ID" | "KEY_SECRET" | "WEBHOOK_SECRET"}`, string>;

const hasRazorpay = (s: Razorpay) =>
  [s.RAZORPAY_KEY_ID, s.RAZORPAY_KEY_SECRET, s.RAZORPAY_WEBHOOK_SECRET].every((value) => value !== "");

/** Razorpay where its keys are set; else the sandbox, but nothing in production. */
function paymentsOf(s: Razorpay & { PAYMENTS: string; NODE_ENV: string }): Env["payments"] {
  if (s.PAYMENTS === "razorpay" || s.PAYMENTS === "sandbox" || s.PAYMENTS === "off") return s.PAYMENTS;
  if (hasRazorpay(s)) return "razorpay";
  return s.NODE_ENV === "production" ? "off" : "sandbox";
}

type Mail = Record<`SMTP_${"URL" | "HOST" | "USER" | "PASS" | "FROM"}` | "PUBLIC_URL", string>;

/** What is wrong with how mail is set up: a half of it would fail only when somebody has forgotten a password. */
function mailTogether(s: Mail): string[] {
  const set = s.SMTP_URL !== "" || s.SMTP_HOST !== "";
  const more = [s.SMTP_USER, s.SMTP_PASS, s.SMTP_FROM].some((value) => value !== "");
  return [
    ...(s.SMTP_URL !== "" && s.SMTP_HOST !== "" ? ["  SMTP_URL and SMTP_HOST: one of them, not both"] : []),
    ...(!set && more ? ["  SMTP_USER, SMTP_PASS and SMTP_FROM need SMTP_URL or SMTP_HOST"] : []),
    ...((s.SMTP_USER === "") !== (s.SMTP_PASS === "") ? ["  SMTP_USER and SMTP_PASS go together"] : []),
    ...(set && s.SMTP_FROM === "" ? ["  SMTP_FROM: mail needs an address that it comes from"] : []),
    ...(set && s.PUBLIC_URL === "" ? ["  PUBLIC_URL: mail needs it for the links in it"] : []),
  ];
}

type GoogleSettings = Record<
  `GOOGLE_${"CLIENT_ID" | "CLIENT_SECRET" | "ISSUER" | "AUTHORIZE_URL" | "TOKEN_URL" | "KEYS_URL" | "SCRIPT_URL"}`,
  string
> & { NODE_ENV: string };

/** What is wrong with how Google is set up. */
function googleTogether(s: GoogleSettings): string[] {
  const half = (s.GOOGLE_CLIENT_ID === "") !== (s.GOOGLE_CLIENT_SECRET === "");
  const addresses = {
    GOOGLE_ISSUER: s.GOOGLE_ISSUER,
    GOOGLE_AUTHORIZE_URL: s.GOOGLE_AUTHORIZE_URL,
    GOOGLE_TOKEN_URL: s.GOOGLE_TOKEN_URL,
    GOOGLE_KEYS_URL: s.GOOGLE_KEYS_URL,
    GOOGLE_SCRIPT_URL: s.GOOGLE_SCRIPT_URL,
  };
  const open = Object.entries(addresses).filter(([, value]) => !value.startsWith("https:"));
  return [
    ...(half ? ["  GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together"] : []),
    ...(s.NODE_ENV === "production"
      ? open.map(([name]) => `  ${name}: must start with https:// for NODE_ENV=production`)
      : []),
  ];
}

/** What is wrong with settings that are each right by themselves. */
function together(s: z.infer<typeof Settings>): string[] {
  const half = (s.VAPID_PUBLIC_KEY === "") !== (s.VAPID_PRIVATE_KEY === "");
  const keyless = s.TRANSCRIBE === "openai" && s.OPENAI_API_KEY === "";
  const unpaid = s.PAYMENTS === "razorpay" && !hasRazorpay(s);
  const play = s.PAYMENTS === "sandbox" && s.NODE_ENV === "production";
  const fake = s.PUSH_INSTEAD !== "" && s.NODE_ENV === "production";
  return [
    ...(half ? ["  VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY go together"] : []),
    ...(keyless ? ["  TRANSCRIBE: openai needs OPENAI_API_KEY"] : []),
    ...(unpaid
      ? ["  PAYMENTS: razorpay needs RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET"]
      : []),
    ...(play ? ["  PAYMENTS: sandbox takes no real money and is not for NODE_ENV=production"] : []),
    ...(fake ? ["  PUSH_INSTEAD: is for tests, not for NODE_ENV=production"] : []),
    ...googleTogether(s),
    ...modelTogether(s),
    ...mailTogether(s),
  ];
}

const wrong = (lines: readonly string[]) => new Error(`These settings are wrong:\n${lines.join("\n")}`);

/** The server that takes our mail. */
export type SmtpSettings = {
  host: string;
  port: number;
  /** TLS from the first byte; else it is begun as soon as the server offers it. */
  secure: boolean;
  user: string;
  pass: string;
  from: string;
};

type SmtpParts = Omit<Mail, "PUBLIC_URL"> & { SMTP_PORT: number };

const SMTPS_PORT = 465;
const SMTP_PORT = 587;

function smtpOf(s: SmtpParts): SmtpSettings | null {
  const { SMTP_FROM: from, SMTP_USER, SMTP_PASS } = s;
  if (s.SMTP_URL !== "") {
    const { protocol, hostname, port, username, password } = new URL(s.SMTP_URL);
    const secure = protocol === "smtps:";
    return {
      host: hostname,
      port: port === "" ? (secure ? SMTPS_PORT : SMTP_PORT) : Number(port),
      secure,
      user: SMTP_USER || decodeURIComponent(username),
      pass: SMTP_PASS || decodeURIComponent(password),
      from,
    };
  }
  if (s.SMTP_HOST === "") return null;
  const port = s.SMTP_PORT;
  return { host: s.SMTP_HOST, port, secure: port === SMTPS_PORT, user: SMTP_USER, pass: SMTP_PASS, from };
}

export type Env = {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Empty: SQLite in `dataDir`. */
  databaseUrl: string;
  adminEmails: readonly string[];
  signupCredits: number;
  /** Empty: nobody signs in with Google. */
  googleClientId: string;
  googleClientSecret: string;
  google: {
    /** The redirect_uri of codes that come out of the popup. */
    redirect: string;
    issuer: string;
    authorizeUrl: string;
    tokenUrl: string;
    keysUrl: string;
    scriptUrl: string;
  };
  /** How mail is sent; null: not at all. */
  smtp: SmtpSettings | null;
  /** Who takes the money: Razorpay, a look-alike on this machine, or nobody. */
  payments: "razorpay" | "sandbox" | "off";
  razorpay: {
    keyId: string;
    keySecret: string;
    /** The present one first; for a day after a change the former too. */
    webhookSecrets: readonly string[];
    /** Where its API is; empty for the real one. */
    apiUrl: string;
  };
  /** Base64url; empty: keys are made once and kept in the database. */
  vapidPublicKey: string;
  vapidPrivateKey: string;
  /** Where a push service reaches whoever runs the server: mailto: or https:; empty: the public address. */
  vapidSubject: string;
  /** For tests: a local push service that gets every push; empty otherwise. */
  pushInstead: string;
  /** Folder of the built page. */
  pageDir: string;
  /** Folder of the weights that ship, as the build lays them out. */
  weightsDir: string;
  /** A folder or an address with more weights; empty for none. */
  modelsMirror: string;
  /** What writes down speech that comes to the server: this machine, a service like OpenAI's, or nothing. */
  transcribe: "local" | "openai" | "off";
  openAi: {
    key: string;
    /** Without a slash at its end. */
    baseUrl: string;
    transcribeModel: string;
  };
  /** The language model that asks and scores; null: the built-in coach does. */
  model: ModelSettings | null;
  /** Bearer token of /metrics; empty: no token, only callers on this machine, and nobody on a public server. */
  metricsToken: string;
  /** True behind exactly one reverse proxy that sets X-Forwarded-For. */
  trustProxy: boolean;
  logLevel: string;
  production: boolean;
};

/** The settings in `raw`. Throws an Error whose message lists all that is wrong, a line each. */
export function readEnv(raw: Record<string, string | undefined>): Env {
  // An empty line of an env file means "as if it were not there".
  const parsed = Settings.safeParse(
    Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== "")),
  );
  if (!parsed.success) {
    throw wrong(parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`));
  }
  const s = parsed.data;
  const lines = together(s);
  if (lines.length > 0) throw wrong(lines);
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl: s.PUBLIC_URL,
    dataDir: s.DATA_DIR,
    databaseUrl: s.DATABASE_URL,
    adminEmails: s.ADMIN_EMAILS.split(",")
      .map((e) => e.trim().toLowerCase())
      .filter(Boolean),
    signupCredits: s.SIGNUP_CREDITS,
    googleClientId: s.GOOGLE_CLIENT_ID,
    googleClientSecret: s.GOOGLE_CLIENT_SECRET,
    google: {
      redirect: s.GOOGLE_REDIRECT,
      issuer: s.GOOGLE_ISSUER,
      authorizeUrl: s.GOOGLE_AUTHORIZE_URL,
      tokenUrl: s.GOOGLE_TOKEN_URL,
      keysUrl: s.GOOGLE_KEYS_URL,
      scriptUrl: s.GOOGLE_SCRIPT_URL,
    },
    smtp: smtpOf(s),
    payments: paymentsOf(s),
    razorpay: {
      keyId: s.RAZORPAY_KEY_ID,
      keySecret: s.RAZORPAY_KEY_SECRET,
      webhookSecrets: [s.RAZORPAY_WEBHOOK_SECRET, s.RAZORPAY_FORMER_WEBHOOK_SECRET].filter(Boolean),
      apiUrl: s.RAZORPAY_API_URL,
    },
    vapidPublicKey: s.VAPID_PUBLIC_KEY,
    vapidPrivateKey: s.VAPID_PRIVATE_KEY,
    vapidSubject: s.VAPID_SUBJECT,
    pushInstead: s.PUSH_INSTEAD,
    pageDir: s.PAGE_DIR,
    weightsDir: s.WEIGHTS_DIR,
    modelsMirror: s.MODELS_MIRROR,
    transcribe: s.TRANSCRIBE,
    openAi: {
      key: s.OPENAI_API_KEY,
      baseUrl: s.OPENAI_BASE_URL.replace(/\/+$/, ""),
      transcribeModel: s.OPENAI_TRANSCRIBE_MODEL,
    },
    model: modelOf(s),
    metricsToken: s.METRICS_TOKEN,
    trustProxy: s.TRUST_PROXY === "1",
    logLevel: s.LOG_LEVEL,
    production: s.NODE_ENV === "production",
  };
}
