/* eslint-disable no-console -- what is not fetched ahead is fetched when it is asked for */
import type { Paper, PaperFont } from "../../paper.ts";
import type { Pdf } from "../../ports.ts";
import { dropOthers, fileOf, FONTS, SETTER } from "./files.ts";
import type { Fonts } from "./makePdf.ts";
import type { FromSetter, ToSetter } from "./messages.ts";
import { readPdf } from "./readPdf.ts";

/** The longest that a document may take, in milliseconds. */
const SETTING_MS = 120_000;

async function fontsOf(names: readonly PaperFont[]): Promise<Fonts> {
  const fonts: Fonts = {};
  for (const name of names) {
    const { normal, bold } = FONTS[name];
    fonts[name] = { normal: await fileOf(normal), bold: await fileOf(bold) };
  }
  return fonts;
}

/** What a document needs, or null where this device has it not and cannot fetch it. */
async function partsFor({ fonts }: Paper): Promise<Fonts | null> {
  try {
    await fileOf(SETTER);
    return await fontsOf(fonts);
  } catch (why) {
    console.warn("What makes a PDF is not here", why);
    return null;
  }
}

/** Sets a document in a worker of its own. @throws Error where it does not start, fails, or takes too long */
async function set(order: ToSetter): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(SETTER, { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error("The PDF took too long.")), SETTING_MS);
      worker.onmessage = ({ data }: MessageEvent<FromSetter>) =>
        "bytes" in data ? resolve(data.bytes) : reject(new Error(data.why));
      worker.onerror = ({ message }) => reject(new Error(`The PDF's worker has failed: ${message}`));
      worker.postMessage(order);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

/** Whether half a megabyte that nobody has asked for may be fetched, as far as the browser tells. */
function isGenerous(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (navigator.onLine === false || connection?.saveData || connection?.type === "cellular") return false;
  return (connection?.effectiveType ?? "4g") === "4g";
}

/** PDFs made on this device by pdfmake, and read by pdfjs, each in a worker. */
export const browserPdf: Pdf = {
  read: readPdf,
  async fetchAhead() {
    if (!isGenerous()) return;
    try {
      await fileOf(SETTER);
      await fontsOf(["Latin", "Devanagari", "LatinExt"]);
      await dropOthers();
    } catch (why) {
      console.warn("What makes a PDF was not fetched ahead", why);
    }
  },
  async make(paper) {
    const fonts = await partsFor(paper);
    if (!fonts) return null;
    return new Blob([await set({ paper, fonts })], { type: "application/pdf" });
  },
};
