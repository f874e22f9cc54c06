import * as z from "zod";

const flag = (fallback: string) => z.string().default(fallback);
const address = z
  .union([
    z.literal(""),
    z.url({ protocol: /^https?$/, error: "must be empty or start with http:// or https://" }),
  ])
  .default("");
const wholeNumber = (fallback: string, max: number) =>
  z
    .string()
    .default(fallback)
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) <= max, {
      error: `must be a whole number from 0 to ${max}`,
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
    .default("https://api.openai.com/v1"),
  OPENAI_TRANSCRIBE_MODEL: flag("gpt-4o-mini-transcribe"),
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
  ];
}

const wrong = (lines: readonly string[]) => new Error(`These settings are wrong:\n${lines.join("\n")}`);

export type Env = {
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  /** Empty: SQLite in `dataDir`. */
  databaseUrl: string;
  adminEmails: readonly string[];
  signupCredits: number;
  googleClientId: string;
  googleClientSecret: string;
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
    metricsToken: s.METRICS_TOKEN,
    trustProxy: s.TRUST_PROXY === "1",
    logLevel: s.LOG_LEVEL,
    production: s.NODE_ENV === "production",
  };
}
