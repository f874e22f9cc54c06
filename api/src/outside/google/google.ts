import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from "jose";
import * as z from "zod/mini";
import { ask } from "./capped.ts";
import { type Google, type GoogleClaims, GoogleFailure, type Grant } from "./port.ts";

/** How this server is known to Google, and where Google is. */
export type GoogleSettings = {
  clientId: string;
  clientSecret: string;
  issuer: string;
  tokenUrl: string;
  keysUrl: string;
  /** Milliseconds until a reply is waited for no more. */
  patienceMs?: number;
};

const PATIENCE_MS = 8_000;

/** Clocks differ: seconds. */
const SKEW = 60;

const Tokens = z.object({ id_token: z.string() });
const Refusal = z.object({ error: z.string() });
const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.string(),
  // Some of Google's libraries have sent it as text.
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
  name: z.optional(z.string()),
  azp: z.optional(z.string()),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GoogleFailure("away", "a reply that is no JSON");
  }
}

/** What a refusal of the token endpoint means for whoever has brought the code. */
function refusalOf(status: number, text: string): GoogleFailure {
  const error = status < 500 ? (Refusal.safeParse(parsed(text)).data?.error ?? "unnamed") : "none";
  if (error === "invalid_grant") return new GoogleFailure("refused", "invalid_grant");
  if (error === "redirect_uri_mismatch") return new GoogleFailure("mismatch", error);
  // Anything else, such as invalid_client, is a fault of Google's or of our settings, and not the visitor's.
  const named = /^[a-z_]{1,40}$/.test(error) ? error : "another error";
  return new GoogleFailure("away", `the token endpoint answered ${status}, ${named}`);
}

const unbelievable = (what: string) => new GoogleFailure("away", `an identity that is not valid: ${what}`);

function claimsOf(payload: JWTPayload, clientId: string): GoogleClaims {
  const claims = Claims.safeParse(payload).data;
  if (!claims) throw unbelievable("a claim is missing");
  if (claims.azp !== undefined && claims.azp !== clientId) throw unbelievable("azp");
  const { sub, email, email_verified, name = null } = claims;
  return { sub, email, emailVerified: email_verified === true || email_verified === "true", name };
}

/** Google's keys, fetched when they are needed and again when a token names one that is new. */
function keysAt(url: string, patienceMs: number) {
  return createRemoteJWKSet(new URL(url), {
    timeoutDuration: patienceMs,
    // Only Google's own token endpoint hands tokens to us: nobody can have keys fetched by making some up.
    cooldownDuration: 0,
    [customFetch]: async (address, { headers }) => {
      const { status, text } = await ask(address, patienceMs, { headers });
      return new Response(text, { status: status < 200 || status > 599 ? 502 : status });
    },
  });
}

/** Google, or what answers like it. */
export function realGoogle(settings: GoogleSettings): Google {
  const { clientId, clientSecret, issuer, tokenUrl, keysUrl, patienceMs = PATIENCE_MS } = settings;
  const keys = keysAt(keysUrl, patienceMs);
  // Google signs with either form of its name.
  const issuers = [issuer, issuer.replace(/^https:\/\//, "")];

  async function identityFor(grant: Grant, redirectUri: string): Promise<string> {
    const { status, text } = await ask(tokenUrl, patienceMs, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Accept: "application/json" },
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code: grant.code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: redirectUri,
        ...(grant.verifier === undefined ? {} : { code_verifier: grant.verifier }),
      }).toString(),
    });
    if (status !== 200) throw refusalOf(status, text);
    const tokens = Tokens.safeParse(parsed(text)).data;
    if (!tokens) throw unbelievable("there is none");
    return tokens.id_token;
  }

  async function verified(idToken: string): Promise<GoogleClaims> {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ["RS256"],
        issuer: issuers,
        audience: clientId,
        clockTolerance: SKEW,
        maxTokenAge: 3_600,
        requiredClaims: ["sub", "exp"],
      });
      return claimsOf(payload, clientId);
    } catch (why) {
      if (why instanceof GoogleFailure) throw why;
      // The library's messages quote nothing of the token; its errors carry the claims, so they are not passed on.
      throw unbelievable(why instanceof errors.JOSEError ? why.code : "unreadable");
    }
  }

  return {
    async exchange(grant) {
      const [first = "", ...others] = grant.redirectUris;
      try {
        return await verified(await identityFor(grant, first));
      } catch (why) {
        const other = why instanceof GoogleFailure && why.kind === "mismatch" && others.length > 0;
        if (!other) throw why;
        return await this.exchange({ ...grant, redirectUris: others });
      }
    },
  };
}
