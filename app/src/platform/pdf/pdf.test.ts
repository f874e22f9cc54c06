import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Paper } from "../../paper.ts";
import { fakeCaches } from "../../testing/fakeCaches.ts";
import { PDF_CACHE } from "./cacheName.ts";
import type { FromSetter, ToSetter } from "./messages.ts";
import { browserPdf } from "./pdf.ts";

vi.mock("./pdf.worker.ts?worker&url", () => ({ default: "/assets/pdf.worker-new.js" }));

const paper: Paper = {
  title: "A report",
  language: "en-IN",
  fonts: ["Latin"],
  content: [],
  foot: { what: [], number: [] },
};

let world: ReturnType<typeof fakeCaches>;
let asked: string[];
let online: boolean;
let connection: object | undefined;

/** A worker that answers each order with `reply`, or breaks. */
let reply: FromSetter | "breaks";
let orders: ToSetter[];
let ended: number;
class FakeWorker {
  onmessage: (event: { data: FromSetter }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};
  postMessage(order: ToSetter) {
    orders.push(order);
    queueMicrotask(() =>
      reply === "breaks" ? this.onerror({ message: "gone" }) : this.onmessage({ data: reply }),
    );
  }
  terminate() {
    ended++;
  }
}

beforeEach(() => {
  world = fakeCaches();
  asked = [];
  orders = [];
  ended = 0;
  online = true;
  connection = undefined;
  reply = { bytes: new TextEncoder().encode("%PDF-1.3") };
  vi.stubGlobal("caches", world.caches);
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("navigator", {
    get onLine() {
      return online;
    },
    get connection() {
      return connection;
    },
  });
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    if (!online) throw new TypeError("Failed to fetch");
    return new Response("file");
  });
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("Making a PDF", () => {
  it("hands the worker the fonts that the document names, keeps them, and ends the worker", async () => {
    const file = await browserPdf.make(paper);
    expect(await file?.text()).toBe("%PDF-1.3");
    expect(file?.type).toBe("application/pdf");
    expect(Object.keys(orders[0]?.fonts ?? {})).toEqual(["Latin"]);
    expect(ended).toBe(1);
    expect(world.kept()).toHaveLength(3);
  });

  it("asks the network for nothing that is here", async () => {
    await browserPdf.make(paper);
    asked = [];
    online = false;
    expect(await browserPdf.make(paper)).not.toBeNull();
    expect(asked).toEqual([]);
  });

  it("gives null where something is not here and cannot be fetched", async () => {
    online = false;
    expect(await browserPdf.make(paper)).toBeNull();
    expect(orders).toEqual([]);
  });

  it("works on a full disk, and in a browser without caches", async () => {
    world.disk.full = true;
    expect(await browserPdf.make(paper)).not.toBeNull();
    vi.unstubAllGlobals();
    vi.stubGlobal("Worker", FakeWorker);
    vi.stubGlobal("fetch", async () => new Response("file"));
    expect(await browserPdf.make(paper)).not.toBeNull();
  });

  it("says why it has failed, whether the worker says so or breaks", async () => {
    reply = { why: "Error: no memory" };
    await expect(browserPdf.make(paper)).rejects.toThrow("no memory");
    reply = "breaks";
    await expect(browserPdf.make(paper)).rejects.toThrow("gone");
    expect(ended).toBe(2);
  });
});

describe("What makes PDFs is fetched ahead", () => {
  it("once, all of it, and that of other versions goes", async () => {
    const cache = await world.caches.open(PDF_CACHE);
    await cache.put("/assets/pdf.worker-old.js", new Response("old"));
    await browserPdf.fetchAhead();
    expect(world.kept()).toHaveLength(7);
    expect(world.kept()).toContain("/assets/pdf.worker-new.js");
    expect(world.kept()).not.toContain("/assets/pdf.worker-old.js");
    asked = [];
    await browserPdf.fetchAhead();
    expect(asked).toEqual([]);
  });

  it.each([
    ["somebody saves data", { saveData: true }],
    ["the network may cost money", { type: "cellular" }],
    ["the network is slow", { effectiveType: "3g" }],
  ])("not where %s", async (_, now) => {
    connection = now;
    await browserPdf.fetchAhead();
    expect(asked).toEqual([]);
  });

  it("not without a network, and a failure on the way is nobody's matter", async () => {
    online = false;
    await browserPdf.fetchAhead();
    expect(asked).toEqual([]);
    online = true;
    vi.stubGlobal("fetch", async () => new Response("gone", { status: 404 }));
    await expect(browserPdf.fetchAhead()).resolves.toBeUndefined();
    expect(world.kept()).toEqual([]);
  });
});
