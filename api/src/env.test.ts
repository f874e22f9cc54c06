import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";

const google = { GOOGLE_CLIENT_ID: "client", GOOGLE_CLIENT_SECRET: "secret" };
const mail = { SMTP_FROM: "hello@taiyari.example", PUBLIC_URL: "https://taiyari.example" };

describe("settings of Google", () => {
  it("are the real Google's where nothing else is said", () => {
    const { google: set } = readEnv(google);
    expect(set.redirect).toBe("postmessage");
    expect(Object.values(set).filter((value) => value.startsWith("https://"))).toHaveLength(5);
  });

  it("go together", () => {
    expect(() => readEnv({ GOOGLE_CLIENT_ID: "client" })).toThrow("go together");
    expect(() => readEnv({ GOOGLE_CLIENT_SECRET: "secret" })).toThrow("go together");
  });

  it.each(["ISSUER", "AUTHORIZE_URL", "TOKEN_URL", "KEYS_URL", "SCRIPT_URL"])(
    "name only protected addresses in production: GOOGLE_%s",
    (name) => {
      const open = { ...google, [`GOOGLE_${name}`]: "http://localhost:9" };
      expect(() => readEnv({ ...open, NODE_ENV: "production" })).toThrow(
        `GOOGLE_${name}: must start with https://`,
      );
      expect(() => readEnv(open)).not.toThrow();
    },
  );
});

describe("settings of mail", () => {
  it("are none where nothing is set", () => {
    expect(readEnv({}).smtp).toBeNull();
  });

  it.each([
    [
      "smtps://u%40x:p%2Fw@mail.example",
      { host: "mail.example", port: 465, secure: true, user: "u@x", pass: "p/w" },
    ],
    ["smtp://mail.example", { port: 587, secure: false, user: "", pass: "" }],
    ["smtp://mail.example:2525", { port: 2_525, secure: false }],
  ])("are read from one address: %s", (SMTP_URL, expected) => {
    expect(readEnv({ ...mail, SMTP_URL }).smtp).toMatchObject({ ...expected, from: mail.SMTP_FROM });
  });

  it("are read from their parts", () => {
    const parts = { ...mail, SMTP_HOST: "mail.example", SMTP_PORT: "465", SMTP_USER: "u", SMTP_PASS: "p" };
    expect(readEnv(parts).smtp).toEqual({
      ...{ host: "mail.example", port: 465, secure: true, user: "u", pass: "p" },
      from: mail.SMTP_FROM,
    });
  });

  it.each([
    ["one way, not two", { ...mail, SMTP_URL: "smtp://a.example", SMTP_HOST: "a.example" }, "not both"],
    ["a password with its name", { ...mail, SMTP_HOST: "a.example", SMTP_USER: "u" }, "go together"],
    ["a sender", { PUBLIC_URL: mail.PUBLIC_URL, SMTP_HOST: "a.example" }, "SMTP_FROM"],
    ["an address for the links", { SMTP_FROM: "a@b.example", SMTP_HOST: "a.example" }, "PUBLIC_URL"],
    ["a server", { SMTP_FROM: "a@b.example" }, "need SMTP_URL or SMTP_HOST"],
    ["the right protocol", { ...mail, SMTP_URL: "https://a.example" }, "smtp://"],
  ])("need %s", (_what, settings, sentence) => {
    expect(() => readEnv(settings)).toThrow(sentence);
  });
});
