import type { KeyPoint, OfWork, Question } from "../../entities/question.ts";
import { once } from "../text/once.ts";
import { contentStems, wordsOf } from "../text/words.ts";
import { keyPointsOf } from "./keyPoints.ts";
import { signOf } from "./ofOneself/signOf.ts";

/** A word that is looked for; without one that `tells` something, everyday words alone find nothing. */
export type Wanted = { stem: string; weight: number; tells: boolean; asked: boolean };

/** Another wording of a point. One without a single word that says something ("as a result") stands `literally`. */
export type Wording = { wanted: readonly Wanted[]; literally: string | null };

export type AskedPoint = {
  point: KeyPoint;
  wanted: readonly Wanted[];
  wordings: readonly Wording[];
  /** What shows it in anybody's words, for a point of a story. */
  sign: RegExp | null;
};

/** A question taken apart once, with what its answers are compared with. */
export type Asked = {
  question: Question;
  points: readonly AskedPoint[];
  /** Stems of the question's own words. */
  stems: ReadonlySet<string>;
  /** Stems of its title, which names its topic. */
  topic: readonly string[];
  /** Stems that belong to it: its text, expected answer, points and their other wordings. */
  vocabulary: ReadonlySet<string>;
  /** Whether its points were made from its expected answer (rule SC14). */
  made: boolean;
  /** Whether a sentence or two answer it whole (rule SC14). */
  brief: boolean;
  /** Whether it asks for what only the one who answers has done or seen, or does in a trade of their own (rule SC6). */
  ofOneself: boolean;
  /** What it asks of oneself where that is no story: of one's studies and projects, or of one's trade. */
  ofWork: OfWork | null;
  /**
   * Share of the expected answer's words that people use about anything (0 to 1): its points are not said in set words. Null where
   * a sentence or two are too short to tell.
   */
  everyday: number | null;
};

const WEIGHT_OF_QUESTION_WORD = 0.3;
const WEIGHT_OF_COMMON_WORD = 0.4;
/** An expected answer with fewer words asks for a sentence or two. */
const BRIEF_BELOW_WORDS = 45;

/** Words of a point that count, with their weights: those of the question little, everyday ones less than others. */
function weighed(text: string, questionStems: ReadonlySet<string>): Wanted[] {
  const seen = new Map<string, Wanted>();
  for (const { stem, kind } of wordsOf(text)) {
    if (kind === "stop" || seen.has(stem)) continue;
    const everyday = kind === "common" ? WEIGHT_OF_COMMON_WORD : 1;
    const weight = everyday * (questionStems.has(stem) ? WEIGHT_OF_QUESTION_WORD : 1);
    seen.set(stem, { stem, weight, tells: kind === "content", asked: questionStems.has(stem) });
  }
  return [...seen.values()];
}

const NONE: ReadonlySet<string> = new Set();

function wordingOf(phrase: string): Wording {
  const tells = contentStems(phrase, false).length > 0;
  const plain = wordsOf(phrase).map((word) => word.plain);
  return { wanted: tells ? weighed(phrase, NONE) : [], literally: tells ? null : plain.join(" ") };
}

/** What stands before a question to say who the person is by the resume (rule QS9) is none of what is asked. */
const LEAD = /^(?:You|Your)\b[^?]*?\.\s+(?=\S)/;
/** Asks of a project or of studies that nobody else has had. */
const ON_OWN =
  /\byour (?:own|final|last|college|main|\w+ year) (?:projects?|thesis|dissertation)\b|\byour (?:internship|degree|course|studies|thesis|dissertation)\b|\b(?:college project|project from your course|part of yours)\b/i;

/** The bank says it of its own questions; of others the words tell. */
const workOf = ({ question, ofWork, type }: Question): OfWork | null =>
  ofWork ?? (type === "theoretical" && ON_OWN.test(question.replace(LEAD, "")) ? "studies" : null);

/** Share of a text's words that people use about anything. */
function everydayShare(text: string): number | null {
  const words = wordsOf(text);
  if (words.length < BRIEF_BELOW_WORDS) return null;
  return words.filter(({ kind }) => kind !== "content").length / words.length;
}

/** Takes a question apart; kept as long as the question is. */
export const askedOf = once((question: Question): Asked => {
  const { question: text, expectedAnswer, type } = question;
  const stems = new Set(contentStems(text));
  const keyPoints = keyPointsOf(question);
  const made = question.points.length === 0;
  const ofWork = workOf(question);
  const all = [text, expectedAnswer, ...keyPoints.flatMap((point) => [point.text, ...point.accept])];
  return {
    question,
    stems,
    topic: contentStems(question.title),
    points: keyPoints.map((point) => ({
      point,
      wanted: weighed(point.text, stems),
      wordings: point.accept.map(wordingOf),
      sign: type === "behavioral" && !made ? signOf(point.text) : null,
    })),
    vocabulary: new Set(all.flatMap((part) => contentStems(part, false))),
    made,
    ofOneself: type === "behavioral" || ofWork !== null,
    ofWork,
    everyday: everydayShare(expectedAnswer),
    brief: type !== "behavioral" && made && wordsOf(expectedAnswer).length < BRIEF_BELOW_WORDS,
  };
});
