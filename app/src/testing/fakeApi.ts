import type { Endpoint, Sent } from "#models/contract/endpoint.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Api, CallOptions } from "../ports.ts";

/** One call that reached the fake server. */
export type SentCall = {
  name: string;
  params?: unknown;
  query?: unknown;
  body?: unknown;
  file?: Blob;
  key?: string;
};

type Handler = (sent: SentCall, options: CallOptions) => unknown;

/** A server in memory. Calls that nobody has given a reply for fail as `unavailable`. */
export type FakeApi = Api & {
  /** All calls so far, in order; `name` is "GET /companies". */
  calls: SentCall[];
  /** From now on the endpoint replies with this value, throws this error, or does what the function says. */
  answer<E extends Endpoint>(endpoint: E, reply: unknown): void;
  /** From now on the device has this copy of the endpoint's last reply. */
  keep<E extends Endpoint>(endpoint: E, reply: unknown): void;
};

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

function handlerOf(reply: unknown): Handler {
  if (typeof reply === "function") return reply as Handler;
  return () => {
    if (reply instanceof Error) throw reply;
    return reply;
  };
}

/** Replies are parsed by the contract, so that a test cannot live on a shape that the server never sends. */
export function fakeApi(): FakeApi {
  const handlers = new Map<string, Handler>();
  const copies = new Map<string, unknown>();
  const calls: SentCall[] = [];
  async function call<E extends Endpoint>(endpoint: E, sent: Sent<E, Blob>, options: CallOptions = {}) {
    const call = { name: nameOf(endpoint), ...(sent as object), key: options.key };
    calls.push(call);
    const handler = handlers.get(call.name);
    if (!handler) throw new Problem("unavailable", "Taiyari cannot do this just now.");
    const reply = await handler(call, options);
    options.signal?.throwIfAborted();
    return endpoint.reply.parse(reply) as never;
  }
  return {
    calls,
    call,
    kept(endpoint) {
      const copy = copies.get(nameOf(endpoint));
      return copy === undefined ? undefined : (endpoint.reply.parse(copy) as never);
    },
    keep: (endpoint, reply) => void copies.set(nameOf(endpoint), reply),
    answer: (endpoint, reply) => void handlers.set(nameOf(endpoint), handlerOf(reply)),
  };
}
