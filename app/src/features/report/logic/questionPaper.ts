import { betterAnswer, type BetterPiece } from "#models/coach/better/betterAnswer.ts";
import { type CodeLanguage, splitAnswer } from "#models/coding/answerText.ts";
import type { Competency, ReportQuestion } from "#models/entities/report.ts";
import type { QuestionType } from "#models/entities/question.ts";
import { missedIn } from "#models/rules/missed.ts";
import type { PaperBlock, PaperStyle, PaperText } from "../../../paper.ts";
import { isFromAnswer, sampleOf, shownPiece, sourcesOf, stretchesOf } from "./better.ts";
import { figuresOf, takesTime, type FigureWords } from "./figures.ts";
import { runsOf } from "./letters.ts";
import { markAround, markQuotes, type Stretch, trimmed } from "./marks.ts";
import { ranText } from "./ranText.ts";

/** What the paper says about one question besides the report's own text. */
export type QuestionWords = FigureWords & {
  types: Record<QuestionType, string>;
  competencies: Record<Competency, string>;
  number(number: number, type: string): string;
  points(score: number): string;
  fromResume: string;
  yourAnswer: string;
  yourCode(language: string): string;
  codeLanguages: Record<CodeLanguage, string>;
  examplesPassed(passed: number, of: number): string;
  checksPassed(passed: number, of: number): string;
  followUp: string;
  nothingAdded: string;
  notAnswered: string;
  notAnsweredText: string;
  bySound: string;
  notScored: string;
  notScoredText: string;
  youSaid: string;
  notClear: string;
  stillMissing: string;
  feedback: string;
  better: string;
  outline: string;
  betterNote: string;
  betterFrom: Record<BetterPiece["from"], string>;
  strong: string;
  goodAnswer: string;
  how: string;
  part(score: number, percent: number): string;
  link: string;
};

/** Behind words that earned a point, and behind those that are worth adding. */
const MARKED = "#fbe9a8";
const ADDED = "#dbf0e2";

/** The longest head that is kept on one page, in letters: a longer one may not fit on any. */
const LONG_HEAD = 1_500;

const line = (style: PaperStyle, text: string): PaperText => ({ text: runsOf(text), style });

const lettersOf = (block: PaperBlock): number => {
  const texts = "ul" in block ? block.ul : "text" in block ? [block] : [];
  return texts.flatMap(({ text }) => text).reduce((sum, { text }) => sum + text.length, 0);
};

/** A heading and what stands under it, the first of it on the same page; nothing where there is nothing. */
function under(title: string, blocks: PaperBlock[]): PaperBlock[] {
  const [first, ...rest] = blocks;
  if (!first) return [];
  const heading: PaperText = { ...line("heading", title), headlineLevel: 1 };
  // What may not fit on any page must be able to break.
  if (lettersOf(first) > LONG_HEAD) return [heading, ...blocks];
  return [{ stack: [heading, first], unbreakable: true }, ...rest];
}

/** A list whose first point can be kept with what stands above it. */
function list([first, ...rest]: readonly string[]): PaperBlock[] {
  if (first === undefined) return [];
  const points = (texts: readonly string[]) => ({ ul: texts.map((text) => line("body", text)) });
  return rest.length === 0 ? [points([first])] : [points([first]), points(rest)];
}

const linesOf = (text: string): PaperBlock[] =>
  text
    .split("\n")
    .filter((one) => one.trim() !== "")
    .map((one) => line("body", one));

function standing(w: QuestionWords, { state, score }: ReportQuestion): string {
  if (state === "not-answered") return w.notAnswered;
  return state === "not-scored" || score === null ? w.notScored : w.points(score);
}

function head(w: QuestionWords, question: ReportQuestion, number: number): PaperBlock[] {
  const facts = [w.number(number, w.types[question.type])];
  if (takesTime(question.seconds)) facts.push(w.time(question.seconds));
  const columns = [
    { width: "*" as const, stack: [line("facts", facts.join(" · "))] },
    { width: 150, stack: [line("standing", standing(w, question))] },
  ];
  const blocks: PaperBlock[] = [{ columns, columnGap: 12 }, line("question", question.question)];
  if (question.resumeLine) blocks.push(line("soft", `${w.fromResume}: “${question.resumeLine}”`));
  const isLong = question.question.length + (question.resumeLine ?? "").length > LONG_HEAD;
  return isLong ? blocks : [{ stack: blocks, unbreakable: true }];
}

const own = (stretches: readonly Stretch[]): PaperBlock => ({
  text: stretches.flatMap(({ text, marked }) => runsOf(text, marked ? { background: MARKED } : {})),
  style: "own",
  preserveLeadingSpaces: true,
});

/** An answer with code: its words, then the code line by line, and what it did when it was run. */
function withCode(w: QuestionWords, { userAnswer, found, run }: ReportQuestion): PaperBlock[] {
  const { words, code, language } = splitAnswer(userAnswer);
  const quotes = found.map(({ quote }) => quote);
  const said = words.trim() === "" ? [] : [own(markQuotes(words, quotes))];
  return [
    ...under(w.yourAnswer, said),
    ...under(w.yourCode(w.codeLanguages[language ?? "text"]), [own([{ text: code, marked: false }])]),
    ...(run ? [line("soft", ranText(w, run))] : []),
  ];
}

function ownWords(w: QuestionWords, question: ReportQuestion): PaperBlock[] {
  const { userAnswer, found, followUp } = question;
  if (userAnswer.trim() === "") return [line("soft", w.notAnsweredText)];
  const quotes = found.map(({ quote }) => quote);
  if (!followUp && splitAnswer(userAnswer).code !== "") return withCode(w, question);
  if (!followUp) return under(w.yourAnswer, [own(markQuotes(userAnswer, quotes))]);
  const [before, after] = markAround(userAnswer, quotes, followUp);
  const isAdded = after.some(({ text }) => text.trim() !== "");
  return [
    ...under(w.yourAnswer, [own(before)]),
    line("soft", `${w.followUp}: ${followUp.question}`),
    isAdded ? own(trimmed(after)) : line("soft", w.nothingAdded),
  ];
}

function howSpoken(w: QuestionWords, locale: string, { spoken }: ReportQuestion): PaperBlock[] {
  if (!spoken || spoken.words === 0) return [];
  const figures = figuresOf(w, locale, spoken).map(([name, value]) => `${name}: ${value}`);
  return [line("soft", figures.join(" · "))];
}

/** What the answer had and had not, and why it scored as it did. */
function judged(w: QuestionWords, question: ReportQuestion): PaperBlock[] {
  const said = question.found.map(
    ({ text, quote, sound }) => `${text}${sound ? ` (${w.bySound})` : ""}: “${quote}”`,
  );
  const { unclear, missing } = missedIn(question);
  const parts = question.parts.map(
    ({ competency, score, weight, reason, words: counted = [] }) =>
      `${w.competencies[competency]} (${w.part(score, Math.round(weight * 100))}): ${[reason, ...counted.map((word) => `“${word}”`)].join(" ")}`,
  );
  return [
    ...under(w.youSaid, list(said)),
    ...under(w.notClear, list(unclear.map(({ text, quote }) => `${text}: “${quote}”`))),
    ...under(w.stillMissing, list(missing)),
    ...under(w.feedback, linesOf(question.feedback)),
    ...under(w.how, list(parts)),
  ];
}

/** A better answer of the person's own; what it is made of is told apart by quotation marks, brackets and a ground. */
function ownBetter(w: QuestionWords, question: ReportQuestion): PaperBlock[] {
  const pieces = betterAnswer(question);
  if (pieces === null) return [];
  const runs = (text: string, from: BetterPiece["from"]) =>
    runsOf(text, { ...(from === "point" && { background: ADDED }), ...(from === "gap" && { bold: true }) });
  const texts = stretchesOf(pieces).map((stretch): PaperBlock => ({
    text: stretch.flatMap((piece) => [...runs(shownPiece(piece), piece.from), ...runsOf(" ")]),
    style: "body",
    preserveLeadingSpaces: true,
  }));
  const legend = sourcesOf(pieces).flatMap((from, at) => [
    ...runsOf(at === 0 ? "" : " · "),
    ...runs(sampleOf(from), from),
    ...runsOf(` ${w.betterFrom[from]}`),
  ]);
  return under(isFromAnswer(pieces) ? w.better : w.outline, [
    ...texts,
    { text: legend, style: "soft" },
    line("soft", w.betterNote),
  ]);
}

function better(w: QuestionWords, question: ReportQuestion): PaperBlock[] {
  const expected = linesOf(question.expectedAnswer);
  if (question.state !== "not-answered") return under(w.strong, expected);
  return [
    ...under(w.goodAnswer, [...list(question.missing), ...expected]),
    ...under(w.feedback, linesOf(question.feedback)),
  ];
}

/** One question on paper: what was asked, said and missing, why it scored as it did, and a better answer. */
export function questionPaper(
  w: QuestionWords,
  locale: string,
  question: ReportQuestion,
  number: number,
): PaperBlock[] {
  const { link, state } = question;
  return [
    ...head(w, question, number),
    ...ownWords(w, question),
    ...howSpoken(w, locale, question),
    ...(state === "not-scored" ? [line("soft", w.notScoredText)] : []),
    ...(state === "not-answered" ? [] : judged(w, question)),
    ...ownBetter(w, question),
    ...better(w, question),
    ...(link === null ? [] : [{ text: runsOf(`${w.link}: ${link}`, { link }), style: "soft" as const }]),
  ];
}
