/* eslint-disable no-console -- the call has succeeded all the same */
import type { Endpoint, Reply } from "#models/contract/endpoint.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Api } from "../../ports.ts";

const keyOf = (endpoint: Endpoint) => `taiyari-copy:${endpoint.path}`;

/** Keeps a reply for days without a network. A full disk is no reason to fail the call that brought it. */
function keep(endpoint: Endpoint, reply: unknown) {
  try {
    localStorage.setItem(keyOf(endpoint), JSON.stringify(reply));
  } catch (why) {
    console.warn("No room for an offline copy", why);
  }
}

/** The last good reply, still of today's shape, or undefined. */
function copyOf<E extends Endpoint>(endpoint: E): Reply<E> | undefined {
  const text = localStorage.getItem(keyOf(endpoint));
  if (text === null) return undefined;
  try {
    return endpoint.reply.safeParse(JSON.parse(text)).data as Reply<E> | undefined;
  } catch {
    return undefined; // Not JSON any more: as good as none.
  }
}

const isAway = (why: unknown) =>
  why instanceof Problem && (why.code === "offline" || why.code === "unavailable");

/**
 * `api`, whose calls to `endpoints` answer with their last good reply while the server is out of reach.
 * Only for replies that are the same for everybody: the copy outlives a sign-out.
 */
export function withOfflineCopies(api: Api, endpoints: readonly Endpoint[]): Api {
  return {
    async call(endpoint, sent, options) {
      if (!endpoints.some(({ method, path }) => method === endpoint.method && path === endpoint.path)) {
        return api.call(endpoint, sent, options);
      }
      try {
        const reply = await api.call(endpoint, sent, options);
        keep(endpoint, reply);
        return reply;
      } catch (why) {
        const copy = isAway(why) ? copyOf(endpoint) : undefined;
        if (copy === undefined) throw why;
        return copy;
      }
    },
  };
}
