import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { CLIENT, fakeGoogle, type FakeGoogle, type Mood } from "../../testing/fakeGoogle.ts";
import { realGoogle } from "./google.ts";
import { type Google, GoogleFailure } from "./port.ts";

describe("Google's part in signing in", () => {
  let peer: FakeGoogle;
  let google: Google;
  const settings = () => ({
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    issuer: peer.address,
    tokenUrl: `${peer.address}/token`,
    keysUrl: `${peer.address}/keys`,
    patienceMs: 500,
  });
  beforeAll(async () => {
    peer = await fakeGoogle();
    google = realGoogle(settings());
  });
  afterEach(() => {
    peer.behave("well");
    peer.claim({});
    peer.signIn({ email_verified: true });
  });
  afterAll(() => peer.close());

  const exchange = (code = peer.give(), redirectUris = ["postmessage"], verifier?: string) =>
    google.exchange({ code, redirectUris, verifier });
  const failure = async (work: Promise<unknown>) => {
    const why = await work.then(
      () => null,
      (error: unknown) => error,
    );
    return why instanceof GoogleFailure ? why : expect.fail(`no GoogleFailure but ${String(why)}`);
  };
  const now = () => Math.floor(Date.now() / 1_000);

  it("says who has consented", async () => {
    expect(await exchange()).toEqual({
      sub: "g-1",
      email: "asha@example.com",
      emailVerified: true,
      name: "Asha",
    });
  });

  it("takes a code once", async () => {
    const code = peer.give();
    await exchange(code);
    expect(await failure(exchange(code))).toMatchObject({ kind: "refused" });
    expect(await failure(exchange("4/made-up"))).toMatchObject({ kind: "refused" });
  });

  it("[api bug 29] asks with the redirect address of the popup, and with the page's own where Google wants that", async () => {
    const both = ["postmessage", "https://taiyari.example"];
    expect(await exchange(peer.give("postmessage"), both)).toMatchObject({ sub: "g-1" });
    expect(await exchange(peer.give("https://taiyari.example"), both)).toMatchObject({ sub: "g-1" });
    expect(await failure(exchange(peer.give("https://other.example"), both))).toMatchObject({
      kind: "mismatch",
    });
  });

  it("takes a code only with the verifier of the page that asked", async () => {
    const { createHash } = await import("node:crypto");
    const verifier = "v".repeat(43);
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    expect(await exchange(peer.give("postmessage", challenge), ["postmessage"], verifier)).toMatchObject({
      sub: "g-1",
    });
    expect(
      await failure(exchange(peer.give("postmessage", challenge), ["postmessage"], "w".repeat(43))),
    ).toMatchObject({
      kind: "refused",
    });
    expect(await failure(exchange(peer.give("postmessage", challenge)))).toMatchObject({ kind: "refused" });
  });

  it.each(["500", "html", "redirect", "endless", "silent", "invalid_client", "no identity"] as const)(
    "is away when its token endpoint answers like that: %s",
    async (mood: Mood) => {
      const code = peer.give();
      peer.behave(mood);
      const why = await failure(exchange(code));
      expect(why.kind).toBe("away");
      expect(why.message).not.toContain(code);
    },
  );

  it.each([
    ["another audience", () => ({ aud: "other.apps.googleusercontent.com" })],
    ["another issuer", () => ({ iss: "https://accounts.evil.example" })],
    ["no subject", () => ({ sub: undefined })],
    ["a time that is over", () => ({ iat: now() - 4_000, exp: now() - 61 })],
    ["no end", () => ({ exp: undefined })],
    ["a time to come", () => ({ iat: now() + 120 })],
    ["another authorised party", () => ({ azp: "other.apps.googleusercontent.com" })],
    ["no address", () => ({ email: undefined })],
  ])("is not believed with %s", async (_what, claims) => {
    peer.claim(claims());
    expect(await failure(exchange())).toMatchObject({ kind: "away" });
  });

  it("is believed when the clocks differ by less than a minute", async () => {
    peer.claim({ exp: now() - 30 });
    expect(await exchange()).toMatchObject({ sub: "g-1" });
    peer.claim({ iat: now() + 30 });
    expect(await exchange()).toMatchObject({ sub: "g-1" });
  });

  it.each([
    [true, true],
    ["true", true],
    [false, false],
    ["false", false],
  ])("tells whether it has verified the address: %j", async (told, emailVerified) => {
    peer.signIn({ email_verified: told });
    expect(await exchange()).toMatchObject({ emailVerified });
  });

  it("[api bug 31] has its keys fetched anew when a token names one that is not known yet", async () => {
    await exchange();
    const before = peer.keysAsked();
    await exchange();
    expect(peer.keysAsked()).toBe(before);
    await peer.rotate();
    expect(await exchange()).toMatchObject({ sub: "g-1" });
    expect(peer.keysAsked()).toBe(before + 1);
  });

  it("is not believed when another key has signed", async () => {
    await peer.forge();
    expect(await failure(exchange())).toMatchObject({ kind: "away" });
    await peer.rotate();
  });

  it("is away when nobody listens, without naming code or secret", async () => {
    const nobody = realGoogle({ ...settings(), tokenUrl: "http://127.0.0.1:1/token" });
    const why = await failure(nobody.exchange({ code: "4/secret-code", redirectUris: ["postmessage"] }));
    expect(why.kind).toBe("away");
    expect(`${why.message} ${String(why.cause)}`).not.toMatch(/secret/);
  });
});
