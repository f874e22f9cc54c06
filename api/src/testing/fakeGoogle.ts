import { createHash, randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { consentPage, standInScript } from "./fakeGooglePages.ts";

/** How this peer knows the server that asks it. */
export const CLIENT = { id: "client.apps.googleusercontent.com", secret: "client-secret" } as const;

/** Who is signed in at this Google. */
export type GooglePerson = { sub: string; email: string; email_verified: boolean | string; name?: string };

/** What a test has the token endpoint do. */
export type Mood =
  "well" | "500" | "html" | "redirect" | "endless" | "silent" | "invalid_client" | "no identity";

type Given = { redirectUri: string; challenge: string | null; person: GooglePerson };
type Key = { kid: string; privateKey: CryptoKey; jwk: JWK };

async function newKey(): Promise<Key> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const kid = randomUUID();
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" } };
}

function bodyOf(request: http.IncomingMessage): Promise<URLSearchParams> {
  return new Promise((resolve) => {
    let text = "";
    request.on("data", (part) => (text += part));
    request.on("end", () => resolve(new URLSearchParams(text)));
  });
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Moods that answer before anything is looked at; false where the mood is none of them. */
function misbehave(mood: Mood, reply: http.ServerResponse): boolean {
  if (mood === "500") reply.writeHead(500).end("{}");
  else if (mood === "html")
    reply.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Sign in to the train</h1>");
  else if (mood === "redirect") reply.writeHead(302, { Location: "/elsewhere" }).end();
  else if (mood === "endless") reply.writeHead(200).end("x".repeat(200_000));
  else if (mood !== "silent") return false;
  return true;
}

/**
 * An OpenID provider on this machine that behaves as Google's does, with its page of consent and a stand-in for its script:
 * takes each code once, for its own client, redirect address and verifier. Tests make it misbehave.
 */
export async function fakeGoogle() {
  let keys = [await newKey()];
  let claims: Record<string, unknown> = {};
  let mood: Mood = "well";
  let person: GooglePerson = { sub: "g-1", email: "asha@example.com", email_verified: true, name: "Asha" };
  let keysAsked = 0;
  const codes = new Map<string, Given>();

  function give(redirectUri = "postmessage", challenge: string | null = null): string {
    const code = `4/${randomUUID()}`;
    codes.set(code, { redirectUri, challenge, person });
    return code;
  }

  async function identity({ sub, ...rest }: GooglePerson): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    const payload = {
      iss: address,
      aud: CLIENT.id,
      azp: CLIENT.id,
      sub,
      ...rest,
      iat: now,
      exp: now + 3_600,
    };
    const [key] = keys;
    if (!key) throw new Error("There is no key.");
    return new SignJWT({ ...payload, ...claims })
      .setProtectedHeader({ alg: "RS256", kid: key.kid })
      .sign(key.privateKey);
  }

  async function exchange(body: URLSearchParams): Promise<[status: number, reply: object]> {
    if (
      body.get("client_id") !== CLIENT.id ||
      body.get("client_secret") !== CLIENT.secret ||
      mood === "invalid_client"
    )
      return [401, { error: "invalid_client" }];
    const given = codes.get(body.get("code") ?? "");
    if (!given) return [400, { error: "invalid_grant" }];
    if (given.redirectUri !== body.get("redirect_uri")) return [400, { error: "redirect_uri_mismatch" }];
    codes.delete(body.get("code") ?? "");
    if (given.challenge !== null && given.challenge !== sha256(body.get("code_verifier") ?? ""))
      return [400, { error: "invalid_grant" }];
    const tokens = { access_token: "a", expires_in: 3_599, token_type: "Bearer" };
    return [200, mood === "no identity" ? tokens : { ...tokens, id_token: await identity(given.person) }];
  }

  async function answer(request: http.IncomingMessage, reply: http.ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? "/", address);
    const json = (status: number, body: object) =>
      reply.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    if (pathname === "/token") {
      const body = await bodyOf(request);
      if (!misbehave(mood, reply)) json(...(await exchange(body)));
    } else if (pathname === "/keys") {
      keysAsked++;
      json(200, { keys: keys.map(({ jwk }) => jwk) });
    } else if (pathname === "/authorize") {
      const code = give(searchParams.get("redirect_uri") ?? "", searchParams.get("code_challenge"));
      reply.writeHead(200, { "Content-Type": "text/html" }).end(consentPage(searchParams, code));
    } else if (pathname === "/gsi/client") {
      reply.writeHead(200, { "Content-Type": "text/javascript" }).end(standInScript(address));
    } else json(404, {});
  }

  const server = http.createServer((request, reply) => void answer(request, reply));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const address = `http://localhost:${port}`;

  return {
    address,
    /** Settings with which a server finds this Google. */
    settings: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: address,
      GOOGLE_AUTHORIZE_URL: `${address}/authorize`,
      GOOGLE_TOKEN_URL: `${address}/token`,
      GOOGLE_KEYS_URL: `${address}/keys`,
      GOOGLE_SCRIPT_URL: `${address}/gsi/client`,
    },
    /** Whoever consents from now on. */
    signIn: (who: Partial<GooglePerson>) => void (person = { ...person, ...who }),
    /** A code as the page of consent would give one out. */
    give,
    /** Claims of the next identities, in place of right ones. */
    claim: (own: Record<string, unknown>) => void (claims = own),
    behave: (next: Mood) => void (mood = next),
    /** A new key signs from now on; the old one is published no more. */
    rotate: async () => void (keys = [await newKey()]),
    /** A key signs that is published nowhere. */
    async forge() {
      const [published] = keys;
      const forged = await newKey();
      keys = published ? [{ ...published, privateKey: forged.privateKey }] : [forged];
    },
    keysAsked: () => keysAsked,
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type FakeGoogle = Awaited<ReturnType<typeof fakeGoogle>>;
