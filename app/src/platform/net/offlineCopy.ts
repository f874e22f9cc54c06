/* eslint-disable no-console -- the call has succeeded all the same */
import type { Endpoint, Reply } from "#models/contract/endpoint.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Api } from "../../ports.ts";
import { COPY } from "../store/names.ts";

const keyOf = (endpoint: Endpoint) => COPY + endpoint.path;

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

/** A server that has not answered in this time has its copy shown instead, in milliseconds. */
const PATIENCE_MS = 3_000;

/** What `reply` brings, or the copy where that takes too long or the server is away. */
function orCopy<T>(reply: Promise<T>, copy: () => T | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => {
      const known = copy();
      if (known !== undefined) resolve(known);
    };
    const timer = setTimeout(late, PATIENCE_MS);
    const refused = (why: unknown) => {
      const known = isAway(why) ? copy() : undefined;
      if (known === undefined) reject(why);
      else resolve(known);
    };
    void reply.finally(() => clearTimeout(timer)).then(resolve, refused);
  });
}

const asksForPart = (sent: object): boolean =>
  "query" in sent && Object.values(Object(sent.query)).some((value) => value !== undefined);

/**
 * `api`, whose calls to `endpoints` answer with their last good reply while the server is out of reach or silent.
 * Only for replies that are the same for everybody: the copy outlives a sign-out.
 */
export function withOfflineCopies(api: Api, endpoints: readonly Endpoint[]): Api {
  const isCopied = ({ method, path }: Endpoint) =>
    endpoints.some((endpoint) => endpoint.method === method && endpoint.path === path);
  return {
    async call(endpoint, sent, options) {
      // Who asks for a part of the list wants the server's, and the copy is of the whole.
      if (!isCopied(endpoint) || asksForPart(sent)) return api.call(endpoint, sent, options);
      const reply = api.call(endpoint, sent, options).then((good) => {
        keep(endpoint, good);
        return good;
      });
      return orCopy(reply, () => copyOf(endpoint));
    },
    kept: (endpoint) => (isCopied(endpoint) ? copyOf(endpoint) : undefined),
  };
}
