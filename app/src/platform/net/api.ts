import type { Endpoint } from "#models/contract/endpoint.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Api, CallOptions } from "../../ports.ts";
import { away, readReply } from "./reply.ts";
import { tokenOwner } from "./profile.ts";
import { addressOf, bodyOf, patienceFor, type Parts } from "./request.ts";
import { dropToken, readToken } from "./token.ts";

export type ApiOptions = {
  /** Where the calls live, without a slash at the end. */
  base?: string;
  /** Told when the server has refused the token, after it was dropped. */
  onSignedOut: () => void;
  /** Milliseconds until a call is given up. */
  patience?: typeof patienceFor;
};

const networkFailure = (cause: unknown) =>
  away(navigator.onLine === false ? "offline" : "unavailable", cause);

/** An abort after `ms`, or with the caller's signal. `AbortSignal.any` is missing on phones of 2022. */
function deadline(ms: number, outer?: AbortSignal) {
  const controller = new AbortController();
  const stop = () => controller.abort();
  const timer = setTimeout(stop, ms);
  outer?.addEventListener("abort", stop);
  if (outer?.aborted) stop();
  const clear = () => {
    clearTimeout(timer);
    outer?.removeEventListener("abort", stop);
  };
  return { signal: controller.signal, clear };
}

function requestOf(endpoint: Endpoint, parts: Parts, token: string | null, key?: string): RequestInit {
  const { headers, ...body } = bodyOf(endpoint, parts);
  return {
    method: endpoint.method,
    cache: "no-store",
    headers: {
      Accept: "application/json",
      // No form and no foreign page can send it.
      "X-Requested-With": "Taiyari",
      ...headers,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { "Idempotency-Key": key }),
    },
    ...body,
  };
}

/** A 401 says that the session is over, whatever its body says (SPEC section 2). */
function endSession(token: string | null, onSignedOut: () => void): Problem {
  if (dropToken(token ?? undefined)) onSignedOut();
  return new Problem("invalid_token", "Invalid token");
}

/**
 * The server behind `base`, called as the contract says.
 * @throws {Problem} see `Api`; when the caller's own signal aborts, that signal's reason.
 */
export function makeApi({ base = "/api", onSignedOut, patience = patienceFor }: ApiOptions): Api {
  async function send<E extends Endpoint>(endpoint: E, parts: Parts, { signal, key, as }: CallOptions) {
    if (as !== undefined && tokenOwner() !== as) throw new Problem("invalid_token", "Invalid token");
    const token = readToken();
    const limit = deadline(patience(endpoint), signal);
    try {
      const request = { ...requestOf(endpoint, parts, token, key), signal: limit.signal };
      const response = await fetch(addressOf(base, endpoint, parts), request);
      if (response.status === 401) throw endSession(token, onSignedOut);
      return await readReply<E["reply"]>(endpoint.reply, response);
    } catch (cause) {
      signal?.throwIfAborted();
      throw cause instanceof Problem ? cause : networkFailure(cause);
    } finally {
      limit.clear();
    }
  }
  return {
    call: (endpoint, sent, options = {}) => send(endpoint, sent, options),
    kept: () => undefined,
  };
}
