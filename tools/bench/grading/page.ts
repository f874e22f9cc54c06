import { readFileSync } from "node:fs";
import type { Embedder, Meaning } from "#models/coach/meaning/embedder.ts";
import { openBrowser } from "../../../tests/lib/browser.ts";
import { startBuilt } from "../server.ts";
import { fromBase64, HELPERS } from "../speech/inPage.ts";

const SOURCE = "src/platform/embedder/embedder.ts";

/** Address of the page's own file that tells meanings. */
function codeAddress(): string {
  const manifest: unknown = JSON.parse(readFileSync("dist/app/.vite/manifest.json", "utf8"));
  const file: unknown = Object(Object(manifest)[SOURCE])["file"];
  if (typeof file !== "string") throw new Error(`The built page has no ${SOURCE}.`);
  return `/${file}`;
}

/** A meaning as it comes out of the page. */
type Packed = { spans: number[]; vectors: string; whole: string; beside: string; said: string | null };

/** Runs in the page: brings the weights as the product does, then tells meanings in its worker. */
async function tellInPage({ code, texts }: { code: string; texts: string[] }): Promise<Packed[]> {
  const pack = (numbers: Float32Array) => {
    const bytes = new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength);
    let letters = "";
    for (let at = 0; at < bytes.length; at += 32_768)
      letters += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(letters);
  };
  const kept = window as unknown as { embedder?: unknown };
  const module = await import(code);
  const device = (kept.embedder ??= module.browserEmbedder()) as ReturnType<typeof module.browserEmbedder>;
  await device.bringWhereCheap();
  const embedder = await device.here();
  if (embedder === null) throw new Error("The page has no weights that tell meanings.");
  const meanings: Meaning[] = await embedder.embed(texts);
  return meanings.map(({ spans, vectors, whole, beside, said }) => ({
    spans: [...spans],
    vectors: pack(vectors),
    whole: pack(whole),
    beside: pack(beside),
    said: said && pack(said),
  }));
}

const floats = (base64: string) => new Float32Array(fromBase64(base64).buffer);

/** The page's embedder, in a real Chromium, over the built server. */
export async function openPageEmbedder(): Promise<Embedder & { close(): Promise<void> }> {
  const server = await startBuilt();
  const browser = await openBrowser();
  const page = await browser.newPage();
  await page.addInitScript(HELPERS);
  await page.goto(server.address);
  const code = codeAddress();
  return {
    async embed(texts) {
      const packed = await page.evaluate(tellInPage, { code, texts: [...texts] });
      return packed.map(({ spans, vectors, whole, beside, said }) => ({
        spans: Int32Array.from(spans),
        vectors: floats(vectors),
        whole: floats(whole),
        beside: floats(beside),
        said: said === null ? null : floats(said),
      }));
    },
    async close() {
      await browser.close();
      await server.stop();
    },
  };
}
