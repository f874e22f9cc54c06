import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadMiniLm } from "#api/outside/embedder/miniLm.ts";
import type { Embedder, Meaning } from "#models/coach/meaning/embedder.ts";
import { openPageEmbedder } from "../../tools/bench/grading/page.ts";
import { chromiumPath } from "../lib/browser.ts";

/* The built page's own embedder in a real browser, beside the server's. */
if (chromiumPath === undefined) console.log("skipped: no Chromium");

const TEXTS = [
  "We only write to one machine, and copy the rest.",
  "The patient's blood pressure fell, so I called the doctor at once.",
  "मैंने स्टाफ़ की शिकायत सुनी। I moved 40 services.",
  "Budget ".repeat(120),
];

const bits = ({ spans, vectors, whole }: Meaning) => [
  [...spans],
  Buffer.from(vectors.buffer, vectors.byteOffset, vectors.byteLength).toString("base64"),
  Buffer.from(whole.buffer, whole.byteOffset, whole.byteLength).toString("base64"),
];

describe.skipIf(chromiumPath === undefined)("what texts mean", () => {
  let page: Awaited<ReturnType<typeof openPageEmbedder>>;
  let server: Embedder;
  beforeAll(async () => {
    page = await openPageEmbedder();
    server = await loadMiniLm(resolve("models/weights/all-MiniLM-L6-v2"));
  }, 60_000);
  afterAll(() => page?.close());

  it("[SC17] is the same on server and device, to the bit", async () => {
    const [here, there] = [await server.embed(TEXTS), await page.embed(TEXTS)];
    expect(here).toHaveLength(TEXTS.length);
    expect(there.map(bits)).toEqual(here.map(bits));
  });
});
