import { readFileSync } from "node:fs";
import pdfmake from "pdfmake/build/pdfmake.js";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import type { Report } from "#models/entities/report.ts";
import { LETTERS } from "../../features/report/logic/letters.ts";
import { reportPaper } from "../../features/report/logic/reportPaper.ts";
import { hi } from "../../features/report/words.hi.ts";
import { words } from "../../features/report/words.ts";
import type { PaperFont } from "../../paper.ts";
import { someReport } from "../../testing/someReport.ts";
import { inWrittenOrder } from "./logicalOrder.ts";
import { makePdf, type Fonts } from "./makePdf.ts";

const fontFile = (name: string, weight: number) =>
  new Uint8Array(readFileSync(`node_modules/@fontsource/${name}-${weight}-normal.woff`));
const weights = (name: string) => ({ normal: fontFile(name, 400), bold: fontFile(name, 700) });
const FONTS = {
  Latin: weights("noto-sans/files/noto-sans-latin"),
  Devanagari: weights("noto-sans-devanagari/files/noto-sans-devanagari-devanagari"),
  LatinExt: weights("noto-sans/files/noto-sans-latin-ext"),
} satisfies Fonts;

const make = (report: Report, w = words.en) =>
  makePdf(reportPaper(report, { w, locale: "en-IN", date: "27 November 2026" }), FONTS);

const close = (text: string) => text.replace(/\s+/g, "");

/** A file read back as another program reads it: how many pages, and the text without where its lines break. */
async function read(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const file = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const { items } = await (await file.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str : "")).join(""));
  }
  const { info } = await file.getMetadata();
  await task.destroy();
  // Without what stands at the foot of each page, in the middle of a text that goes on.
  const body = pages.map((page) =>
    page.replace(/Quick Interview · Technical round\s*(Page|पेज)[^A-Za-z]*(of \d+)?$/, ""),
  );
  return { pages, info, text: close(body.join("")) };
}
const [first] = someReport.questions;
const answered = (userAnswer: string): Report => ({
  ...someReport,
  questions: first ? [{ ...first, userAnswer, found: [] }] : [],
});

// Setting Devanagari takes its time on a busy machine.
describe("A PDF of a report", { timeout: 60_000 }, () => {
  it("has the report's sentences, and pages with their numbers", async () => {
    const { pages, text, info } = await read(await make(someReport));
    expect(pages.length).toBe(2);
    expect(info).toMatchObject({ Title: "Interview report: Quick Interview · Technical round" });
    for (const part of [
      "43 of 100, Fair",
      first?.userAnswer,
      first?.expectedAnswer,
      "Name one figure in every answer",
    ])
      expect(text).toContain(close(part ?? "?"));
    pages.forEach((page, at) => expect(page).toContain(`Page ${at + 1} of 2`));
  });

  it("gives Hindi back as it was written, conjuncts and vowel signs in their order, and the rupee sign", async () => {
    const said =
      "मैंने विद्यार्थियों की प्रक्रिया बदली, कर्मचारियों को क्षत्रिय निर्णय में ₹50,000 मिले। श्री किर्ति ने हिन्दी में लिखी कि सब ठीक है। और ऐप, ऑफ़र, कौन, कॉलेज, इनकी ईमेल।";
    const { text } = await read(await make(answered(`${said} Then ₹499.`), hi));
    expect(text).toContain(close(said));
    expect(text).toContain("Then₹499.");
    for (const label of [hi.questions, hi.stillMissing, hi.scoredBy("1.0.0"), "100 में से 43, ठीक-ठाक"])
      expect(text).toContain(close(label));
  });

  it("breaks a word that is longer than a line, and an answer that is longer than a page", async () => {
    const word = "x".repeat(600);
    const long = "Every write went to both databases first. ".repeat(190);
    const { pages, text } = await read(await make(answered(`${word} ${long}`)));
    expect(long.length).toBeGreaterThan(7_900);
    expect(pages.length).toBeGreaterThan(3);
    expect(text).toContain(word);
    expect(text.split("Everywritewenttobothdatabasesfirst.").length - 1).toBe(190);
  });

  it("leaves no heading alone at the foot of a page", async () => {
    const alone = ["Your answer", "You said", "Still missing", "Feedback", "A strong answer"];
    for (let lines = 1; lines < 30; lines += 7) {
      const { pages } = await read(await make(answered("One line.\n".repeat(lines))));
      for (const page of pages)
        expect(alone.filter((heading) => page.includes(`${heading}Quick Interview`))).toEqual([]);
    }
  });

  it("does not stumble over emoji, other scripts and half a letter", async () => {
    const { text } = await read(await make(answered("fine 👩‍💻 中文 \ud83d done")));
    expect(text).toContain("fine\ufffd\ufffd\ufffd\ufffddone");
  });

  it("keeps the lines and the indents of code", async () => {
    const bytes = await make(answered("for x in list:\n    if x:\n        print(x)"));
    const file = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise;
    const at = new Map<string, number>();
    for (let number = 1; number <= file.numPages; number++) {
      const { items } = await (await file.getPage(number)).getTextContent();
      for (const item of items) if ("str" in item) at.set(item.str.trim(), item.transform[4]);
    }
    const [outer = 0, inner = 0, most = 0] = ["for x in list:", "if x:", "print(x)"].map((line) =>
      at.get(line),
    );
    expect(inner).toBeGreaterThanOrEqual(outer);
    expect(most).toBeGreaterThanOrEqual(inner);
    expect([...at.keys()]).toEqual(expect.arrayContaining(["for x in list:", "if x:", "print(x)"]));
  });
});

describe("The letters that a font is said to have", () => {
  it.each(["Latin", "Devanagari", "LatinExt"] as const)(
    "are in %s, in both weights",
    async (name: PaperFont) => {
      const letters = LETTERS[name].flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, at) => from + at),
      );
      await make(someReport);
      const document = await pdfmake.createPdf({ content: [], defaultStyle: { font: name } }).getStream();
      for (const bold of [false, true]) {
        const has = new Set(document.provideFont(name, bold, false).font.characterSet);
        expect(letters.filter((letter) => !has.has(letter))).toEqual([]);
      }
    },
  );
});

describe("What glyphs stand for", () => {
  const codes = (text: string) => Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const meant = (written: string, drawn: string[]) =>
    inWrittenOrder(codes(written), drawn.map(codes)).map((one) => String.fromCodePoint(...one));

  it("is in the order of writing, in the smallest pieces", () => {
    expect(meant("हिन्दी", ["ि", "ह", "न्", "द", "ी"])).toEqual(["ह", "ि", "न्", "द", "ी"]);
    expect(meant("र्कि", ["ि", "क", "र्"])).toEqual(["र", "्", "कि"]);
    expect(meant("क्ष", ["क्ष"])).toEqual(["क्ष"]);
  });

  it("is what the font says where the letters do not come out even", () => {
    expect(meant("ab", ["a", "x"])).toEqual(["a", "x"]);
  });
});
