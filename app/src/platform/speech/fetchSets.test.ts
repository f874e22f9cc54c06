import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addressOf, type FileSet } from "#models/entities/weights.ts";
import { fakeCaches } from "../../testing/fakeCaches.ts";
import { fileOf } from "./cachedSets.ts";
import { fetchSets, keepOnly, type Progress, progressOf } from "./fetchSets.ts";

const MODEL = Buffer.from(Array.from({ length: 300_000 }, (_, i) => (i * 7) % 251));
const CONFIG = Buffer.from('{"model_type":"whisper"}');

const fileFor = (path: string, content: Buffer) => ({
  path,
  bytes: content.length,
  sha256: createHash("sha256").update(content).digest("hex"),
});
const set: FileSet = {
  id: "whisper",
  version: "0123456789ab",
  bytes: MODEL.length + CONFIG.length,
  files: [fileFor("config.json", CONFIG), fileFor("onnx/model.onnx", MODEL)],
};
const model = addressOf(set, "onnx/model.onnx");
const contents: Record<string, Buffer> = { [addressOf(set, "config.json")]: CONFIG, [model]: MODEL };

type Handler = (request: IncomingMessage, reply: ServerResponse) => void;

/** As our own server sends weights: whole, or from a byte on. */
const serve: Handler = (request, reply) => {
  const content = contents[request.url ?? ""];
  if (!content) return void reply.writeHead(404).end();
  const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? "")?.[1] ?? 0);
  reply.writeHead(from > 0 ? 206 : 200).end(content.subarray(from));
};

/** Sends so many bytes of the model, then hangs up. */
const cutAfter =
  (bytes: number): Handler =>
  (request, reply) => {
    if (request.url !== model) return serve(request, reply);
    reply.writeHead(200, { "Content-Length": MODEL.length });
    reply.write(MODEL.subarray(0, bytes), () => setTimeout(() => reply.destroy(), 20));
  };

let server: Server;
let handle: Handler = serve;
let asked: string[] = [];
let world: ReturnType<typeof fakeCaches>;
let room: { quota?: number; usage?: number } = {};

beforeEach(async () => {
  [handle, asked, room, world] = [serve, [], {}, fakeCaches()];
  server = createServer((request, reply) => {
    asked.push(`${request.url} ${request.headers.range ?? "all"}`);
    handle(request, reply);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init),
  );
  vi.stubGlobal("caches", world.caches);
  vi.stubGlobal("navigator", {
    locks: { request: (_name: string, _options: unknown, work: () => Promise<void>) => work() },
    storage: { estimate: async () => room },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

/** Downloads the set; returns what ended it, null where nothing did, and the last progress. */
async function download(signal = new AbortController().signal) {
  let last: Progress = { have: 0, all: 0 };
  const onProgress = (progress: Progress) => void (last = progress);
  try {
    await fetchSets([set], { onProgress, signal });
    return { fault: null, last };
  } catch (why) {
    return { fault: typeof why === "object" && why !== null && "kind" in why ? why.kind : why, last };
  }
}

const kept = async (path: string) => Buffer.from(await (await fileOf(set, path)).arrayBuffer());

describe("Downloading what writes speech down", () => {
  it("[bug transformers.js#1564] asks for each file once, keeps it under its own address, and never asks again", async () => {
    expect(await download()).toEqual({ fault: null, last: { have: set.bytes, all: set.bytes } });
    expect(await download()).toEqual({ fault: null, last: { have: set.bytes, all: set.bytes } });
    expect(asked).toEqual([`${addressOf(set, "config.json")} all`, `${model} all`]);
    expect(world.kept()).toEqual([addressOf(set, "config.json"), model]);
    expect((await kept("onnx/model.onnx")).equals(MODEL)).toBe(true);
    expect((await fileOf(set, "config.json")).headers.get("Content-Type")).toBe("application/json");
  });

  it("[bug workbox#1644] [bug ServiceWorker#937] [bug vite-plugin-pwa#793] goes on where it was cut off, and keeps no reply that is a part", async () => {
    handle = cutAfter(100_000);
    const cut = await download();
    expect([cut.fault, cut.last.have]).toEqual(["network", CONFIG.length + 100_000]);
    expect(await progressOf([set])).toEqual({ have: CONFIG.length + 100_000, all: set.bytes });
    handle = serve;
    expect((await download()).fault).toBeNull();
    expect(asked.at(-1)).toBe(`${model} bytes=100000-`);
    expect((await kept("onnx/model.onnx")).equals(MODEL)).toBe(true);
    expect(world.kept()).toHaveLength(2);
  });

  it("[bug transformers.js#1296] takes no page for a file, and nothing whose bytes are not the registered ones", async () => {
    handle = (_, reply) => void reply.writeHead(200, { "Content-Type": "text/html" }).end("<!doctype html>");
    expect((await download()).fault).toBe("damaged");
    expect(world.kept()).toEqual([]);
    handle = (request, reply) =>
      request.url === model ? reply.writeHead(200).end(Buffer.alloc(MODEL.length)) : serve(request, reply);
    expect((await download()).fault).toBe("damaged");
    expect(world.kept()).toEqual([addressOf(set, "config.json")]);
    handle = serve;
    expect((await download()).fault).toBeNull();
  });

  it.each([404, 503])(
    "ends as without a network where the server answers %i, and keeps nothing of it",
    async (status) => {
      handle = (_, reply) => void reply.writeHead(status).end("not here");
      expect((await download()).fault).toBe("network");
      expect(world.kept()).toEqual([]);
    },
  );

  it("[bug transformers.js#99] [bug vernacula#103] [bug web-llm#144] says that there is no room, before it begins or when the disk is full", async () => {
    room = { quota: 1_000_000, usage: 800_000 };
    expect((await download()).fault).toBe("room");
    expect(asked).toEqual([]);
    room = {};
    world.disk.full = true;
    expect((await download()).fault).toBe("room");
    world.disk.full = false;
    expect((await download()).fault).toBeNull();
  });

  it.each<[string, object]>([
    ["has no locks", {}],
    ["refuses locks", { locks: { request: () => Promise.reject(new DOMException("No.", "SecurityError")) } }],
  ])("works in a browser that %s: that is no fault of the network", async (_, browser) => {
    vi.stubGlobal("navigator", { ...browser, storage: { estimate: async () => room } });
    expect(await download()).toEqual({ fault: null, last: { have: set.bytes, all: set.bytes } });
  });

  it("stops when it is told to, and keeps what has come", async () => {
    const stop = new AbortController();
    handle = (request, reply) => {
      if (request.url !== model) return serve(request, reply);
      reply.writeHead(200).write(MODEL.subarray(0, 50_000), () => setTimeout(() => stop.abort("enough"), 20));
    };
    expect((await download(stop.signal)).fault).toBe("enough");
    expect((await progressOf([set])).have).toBe(CONFIG.length + 50_000);
  });

  it("stops when it is told to between two files, and asks for no other", async () => {
    const stop = new AbortController();
    const { digest } = crypto.subtle;
    vi.spyOn(crypto.subtle, "digest").mockImplementation((...given) => {
      stop.abort("enough");
      return digest.apply(crypto.subtle, given);
    });
    expect((await download(stop.signal)).fault).toBe("enough");
    vi.restoreAllMocks();
    expect(asked).toEqual([`${addressOf(set, "config.json")} all`]);
    expect(await progressOf([set])).toEqual({ have: CONFIG.length, all: set.bytes });
  });

  it("gives a server up that sends nothing for 30 s", async () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
      const aborted = new Promise<never>((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new DOMException("Gone.", "AbortError")));
      });
      return { status: 200, body: { getReader: () => ({ read: () => aborted }) } };
    });
    const ended = download();
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await ended).fault).toBe("network");
    vi.useRealTimers();
  });

  it("drops the files of other versions", async () => {
    await download();
    await keepOnly([{ ...set, version: "ba9876543210" }]);
    expect(world.kept()).toEqual([]);
  });
});
