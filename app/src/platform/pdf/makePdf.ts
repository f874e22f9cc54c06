import pdfmake from "pdfmake/build/pdfmake.js";
import type { Paper, PaperBlock, PaperFont, PaperRun } from "../../paper.ts";
import { makeReadable } from "./logicalOrder.ts";
import { DEFAULT_LOOK, FOOT, LOOKS, MARGINS } from "./looks.ts";

/** The two weights of a font, as woff files. */
export type FontFiles = { normal: Uint8Array; bold: Uint8Array };

/** Fonts that a document needs. */
export type Fonts = Partial<Record<PaperFont, FontFiles>>;

function setFonts(fonts: Fonts) {
  const names: Record<string, { normal: string; bold: string }> = {};
  for (const [font, files] of Object.entries(fonts)) {
    names[font] = { normal: `${font}.woff`, bold: `${font}-bold.woff` };
    pdfmake.virtualfs.writeFileSync(`${font}.woff`, files.normal);
    pdfmake.virtualfs.writeFileSync(`${font}-bold.woff`, files.bold);
  }
  pdfmake.setFonts(names);
  // Everything is handed over: nothing is fetched, and in Node nothing read.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy?.(() => false);
}

let readable: Promise<void> | undefined;

/** pdfmake does not export its fonts' class; one of an empty document shows it. */
async function showFonts() {
  const probe = await pdfmake.createPdf({ content: [], defaultStyle: DEFAULT_LOOK }).getStream();
  makeReadable(probe.provideFont("Latin", false, false));
}

const numbered = (runs: readonly PaperRun[], page: number, pages: number) =>
  runs.map((run) => ({ ...run, text: run.text.replace("{page}", `${page}`).replace("{pages}", `${pages}`) }));

/** Under a line, the name of the document and the number of the page. */
const footOf =
  ({ what, number }: Paper["foot"]) =>
  (page: number, pages: number) => ({
    columns: [{ text: what }, { text: numbered(number, page, pages), alignment: "right", width: 100 }],
    columnGap: 12,
    ...FOOT,
  });

type OnPage = { getFollowingNodesOnPage(): unknown[] };

/** A heading goes over to the next page with what it is of. */
const isLeftAlone = ({ headlineLevel }: { headlineLevel?: number }, { getFollowingNodesOnPage }: OnPage) =>
  headlineLevel === 1 && getFollowingNodesOnPage().length === 0;

/** The document as pdfmake wants it: it writes into what it is given. */
const definitionOf = ({ title, language, content, foot }: Paper) => ({
  pageSize: "A4",
  pageMargins: MARGINS,
  language,
  displayTitle: true,
  info: { title, creator: "Taiyari", producer: "Taiyari" },
  content: structuredClone<PaperBlock[]>(content),
  footer: footOf(foot),
  pageBreakBefore: isLeftAlone,
  styles: LOOKS,
  defaultStyle: DEFAULT_LOOK,
});

/**
 * Sets a document in type.
 * @param fonts those that the document names; Latin always
 * @returns the bytes of a PDF file
 */
export async function makePdf(paper: Paper, fonts: Fonts): Promise<Uint8Array<ArrayBuffer>> {
  setFonts(fonts);
  await (readable ??= showFonts());
  return pdfmake.createPdf(definitionOf(paper)).getBuffer();
}
