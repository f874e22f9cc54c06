import { type Method, methodOf } from "#models/coach/score/version.ts";
import type { Report } from "#models/entities/report.ts";
import type { BandName } from "#models/rules/scoreBands.ts";
import { bandOf } from "#models/rules/scoreBands.ts";
import { sumSpoken } from "#models/speech/measures.ts";
import type {
  Paper,
  PaperBlock,
  PaperCell,
  PaperFont,
  PaperRun,
  PaperStyle,
  PaperText,
} from "../../../paper.ts";
import { figuresOf } from "./figures.ts";
import { runsOf, writable } from "./letters.ts";
import { questionPaper, type QuestionWords } from "./questionPaper.ts";

/** What the paper says besides the report's own text. */
export type PaperWords = QuestionWords & {
  title: string;
  bands: Record<BandName, string>;
  scoreLabel(score: number, band: string): string;
  noScore: string;
  noScoreText: string;
  answered(answered: number, total: number): string;
  average(score: number): string;
  provisional: string;
  provisionalText: string;
  overTimeText: string;
  scoredBy(version: string): string;
  scoredByModel(version: string): string;
  scoredHow: Record<Method, string>;
  whereFrom: string;
  howSpoken: string;
  spokenAnswers(count: number, total: number): string;
  notInScore: string;
  questions: string;
  areas: string;
  /** With {page} and {pages} for the numbers. */
  pageOf: string;
};

/** How the labels are written: `date` is the report's, in words. */
export type Labels = { w: PaperWords; locale: string; date: string };

const line = (style: PaperStyle, text: string): PaperText => ({ text: runsOf(text), style });

const heading = (text: string): PaperText => ({ ...line("section", text), headlineLevel: 1 });

function head({ w, date }: Labels, report: Report): PaperBlock[] {
  const blocks = [line("soft", `${report.companyName} · ${date}`), line("title", report.roundTitle)];
  if (report.provisional) blocks.push(line("notice", `${w.provisional}: ${w.provisionalText}`));
  return blocks;
}

function score({ w }: Labels, report: Report): PaperBlock[] {
  const { overallScore, averageScore, answeredQuestions, totalQuestions } = report;
  const blocks = [
    line(
      "score",
      overallScore === null ? w.noScore : w.scoreLabel(overallScore, w.bands[bandOf(overallScore)]),
    ),
    line("body", w.answered(answeredQuestions, totalQuestions)),
  ];
  if (overallScore === null) blocks.push(line("soft", w.noScoreText));
  if (averageScore !== null && answeredQuestions < totalQuestions) {
    blocks.push(line("soft", w.average(averageScore)));
  }
  if (report.overTime) blocks.push(line("soft", w.overTimeText));
  return blocks;
}

/** Width and height of a competency's bar, in points. */
const BAR = { w: 120, h: 6 };

function bar(value: number): PaperCell {
  const shape = { type: "rect", x: 0, y: 5, h: BAR.h, r: 3 } as const;
  const canvas = [{ ...shape, w: BAR.w, color: "#e6dece" }];
  if (value > 0) canvas.push({ ...shape, w: Math.max(BAR.h, (BAR.w * value) / 100), color: "#0d5a61" });
  return { width: BAR.w, canvas };
}

function whereFrom({ w }: Labels, { competencies }: Report): PaperBlock[] {
  if (competencies.length === 0) return [];
  const rows = competencies.map(({ competency, score, detail }) => ({
    columns: [
      {
        width: "*" as const,
        stack: [
          { text: runsOf(w.competencies[competency], { bold: true }), style: "body" as const },
          line("soft", detail),
        ],
      },
      bar(score),
      { width: 30, stack: [line("figure", String(score))] },
    ],
    columnGap: 12,
  }));
  return [{ stack: [line("section", w.whereFrom), ...rows], unbreakable: true }];
}

function areas({ w }: Labels, { areasForImprovement }: Report): PaperBlock[] {
  if (areasForImprovement.length === 0) return [];
  return [heading(w.areas), { ul: areasForImprovement.map((area) => line("body", area)) }];
}

function howSpoken({ w, locale }: Labels, { questions }: Report): PaperBlock[] {
  const spoken = sumSpoken(questions.map((question) => question.spoken));
  if (!spoken) return [];
  const count = questions.filter((question) => question.spoken).length;
  const figures = figuresOf(w, locale, spoken).map(([name, value]) => line("body", `${name}: ${value}`));
  const said = line("soft", `${w.spokenAnswers(count, questions.length)} ${w.notInScore}`);
  return [{ stack: [line("section", w.howSpoken), said, { ul: figures }], unbreakable: true }];
}

function scorer({ w }: Labels, { scoredBy }: Report): PaperBlock {
  const { by, version } = scoredBy;
  const method = methodOf(scoredBy);
  const who = by === "coach" ? w.scoredBy(version) : w.scoredByModel(version);
  return line("soft", method ? `${who} ${w.scoredHow[method]}` : who);
}

/** The fonts of all runs that stand anywhere in `part`. */
function fontsIn(part: unknown, found = new Set<PaperFont>()): Set<PaperFont> {
  if (Array.isArray(part)) part.forEach((one) => fontsIn(one, found));
  else if (isRun(part)) found.add(part.font);
  else if (typeof part === "object" && part !== null)
    Object.values(part).forEach((one) => fontsIn(one, found));
  return found;
}

const isRun = (part: unknown): part is PaperRun =>
  typeof part === "object" && part !== null && "font" in part && "text" in part;

/** A report on paper, the same text as on the screen, with everything opened that is folded there. */
export function reportPaper(report: Report, labels: Labels): Paper {
  const { w, locale } = labels;
  const content: PaperBlock[] = [
    ...head(labels, report),
    ...score(labels, report),
    ...whereFrom(labels, report),
    ...areas(labels, report),
    ...howSpoken(labels, report),
    heading(w.questions),
    ...report.questions.flatMap((question, index) => questionPaper(w, locale, question, index + 1)),
    scorer(labels, report),
  ];
  const name = `${report.companyName} · ${report.roundTitle}`;
  const foot = { what: runsOf(name), number: runsOf(w.pageOf) };
  const title = writable(`${w.title}: ${name}`);
  return { title, language: locale, fonts: [...fontsIn({ content, foot }).add("Latin")], content, foot };
}

/** Letters that some file system does not take, and what nobody sees. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{C}]+/gu;

/** The most that one part of a file's name may have, in letters. */
const NAME_PART = 60;

const namePart = (text: string) =>
  [...text.normalize("NFC").replace(NOT_IN_NAMES, " ").replace(/\s+/g, " ").trim()]
    .slice(0, NAME_PART)
    .join("")
    .replace(/^[. ]+|[. ]+$/g, "");

/**
 * "Taiyari - Quick Interview - Technical round - 2026-11-28.pdf", safe on every system.
 * @param day of the report where the person is: "2026-11-28"
 */
export const paperName = ({ companyName, roundTitle }: Report, day: string): string =>
  `${["Taiyari", companyName, roundTitle, day]
    .map(namePart)
    .filter((part) => part !== "")
    .join(" - ")}.pdf`;
