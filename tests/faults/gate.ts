import { thisTab } from "./browser.ts";

/** What may befall a request: it is lost, its reply is lost, it comes twice, its reply comes late, or another answers. */
export const FAULTS = [
  ...(["dropRequest", "dropReply", "duplicate", "delay", "html"] as const),
  ...([401, 409, 413, 422, 429, 500] as const),
];
export type Fault = (typeof FAULTS)[number];

const CODES: Partial<Record<Fault, string>> = {
  401: "invalid_token",
  409: "key_running",
  413: "too_large",
  422: "key_reused",
  429: "too_many",
  500: "unexpected",
};

/** One request that has reached the gate, whatever then befell it. */
export type Seen = { method: string; path: string; token: string; body: Record<string, unknown> };

export type Gate = {
  online: boolean;
  /** Befalls the next requests, one each. */
  faults: Fault[];
  seen: Seen[];
  /** Requests on their way that are not held back. */
  going(): number;
  /** Lets the replies go that are late. */
  release(): void;
};

const lost = () => new TypeError("fetch failed");

function refusal(fault: Fault): Response {
  const [code, status] = [CODES[fault], typeof fault === "number" ? fault : 200];
  if (!code)
    return new Response("<p>Sign in to this network</p>", { headers: { "Content-Type": "text/html" } });
  const headers = { "Content-Type": "application/json", "Retry-After": "2" };
  return new Response(JSON.stringify({ code, message: code, error: code }), { status, headers });
}

function seenOf(address: string, init: RequestInit): Seen {
  const headers = new Headers(init.headers);
  const path = new URL(address).pathname.replace(/^\/api/, "");
  const json: unknown = typeof init.body === "string" ? JSON.parse(init.body) : {};
  const token = (headers.get("authorization") ?? "").replace("Bearer ", "");
  return { method: init.method ?? "GET", path, token, body: Object(json) };
}

/** Puts a gate between every tab and the server at `address`; the test's own requests pass. */
export function makeGate(address: string): Gate {
  const plain = globalThis.fetch;
  const held: (() => void)[] = [];
  let going = 0;

  async function through(url: string, init: RequestInit, fault: Fault | undefined): Promise<Response> {
    // A request that has left is on its way also when its page is gone.
    const send = () => plain(address + url, { ...init, signal: null });
    if (fault === undefined) return send();
    if (fault === "dropRequest") throw lost();
    if (typeof fault === "number" || fault === "html") return refusal(fault);
    const response = await send();
    if (fault === "dropReply") throw lost();
    if (fault === "duplicate") return send();
    going--;
    await new Promise<void>((resolve) => held.push(resolve));
    going++;
    return response;
  }

  const gate: Gate = {
    online: true,
    faults: [],
    seen: [],
    going: () => going,
    release: () => held.splice(0).forEach((letGo) => letGo()),
  };

  globalThis.fetch = async (input, init = {}) => {
    const url = String(input);
    const tab = thisTab();
    if (!tab || !url.startsWith("/api")) return plain(input, init);
    if (tab.dead || !gate.online) throw lost();
    gate.seen.push(seenOf(address + url, init));
    going++;
    try {
      return await through(url, init, gate.faults.shift());
    } finally {
      going--;
    }
  };
  return gate;
}
