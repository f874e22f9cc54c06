/*
 * What the coach asks: for every resume of a folder, every type of round and level, three attempts one after another. Sets
 * are held against what was asked for, against each other, and against the resume; the bank against itself.
 *
 * --data FOLDER: resumes as PDF, there or in its folder resumes/; ../shared/data where it is left out.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { makeResumeReader } from "#api/resumes/resumeReader.ts";
import { bank } from "#models/coach/bank/index.ts";
import { checkBank, OTHERS_AT_MOST, OWN_AT_LEAST } from "#models/coach/bank/check.ts";
import { askCoach } from "#models/coach/coach.ts";
import { questionOf } from "#models/coach/score/fixtures.ts";
import { Difficulty, RoundType } from "#models/entities/round.ts";
import { Problem } from "#models/contract/problem.ts";
import { percentile } from "./percentile.ts";
import { alike, gradeOf, typesFor, wordsIn } from "./questions/measure.ts";
import { spread } from "./questions/spread.ts";
import { type Figure, flag, report } from "./table.ts";

const ATTEMPTS = 3;
const COUNT = 8;
/** A share of the words of a question that another of its set must not have. */
const NEAREST = 0.8;

const data = flag("data") ?? join(process.cwd(), "../shared/data");
const folder = existsSync(join(data, "resumes")) ? join(data, "resumes") : data;

type Read = { name: string; lines: string[] };
type Asked = ReturnType<typeof askCoach>[number];
type Set = { questions: Asked[]; ms: number; type: RoundType };

/** Every resume that has a text; what cannot be read is said, and is no resume. */
async function readResumes(): Promise<Read[]> {
  const reader = makeResumeReader();
  const read: Read[] = [];
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".pdf"))) {
    try {
      read.push({ name, lines: (await reader.read(readFileSync(join(folder, name)))).lines });
    } catch (why) {
      if (!(why instanceof Problem)) throw why;
      console.log(`not read: ${name} (${why.code})`);
    }
  }
  await reader.close();
  return read;
}

function attemptsOf({ name, lines }: Read, type: RoundType, difficulty: Difficulty): Set[] {
  const askedBefore: string[] = [];
  return Array.from({ length: ATTEMPTS }, (_, attempt) => {
    const round = { title: "Round", type, difficulty, duration: 30, questionCount: COUNT };
    const brief = { round, companyName: "Company", resume: lines, askedBefore: [...askedBefore] };
    const begun = performance.now();
    const questions = askCoach({ ...brief, seed: `${name} ${type} ${attempt}` });
    const ms = performance.now() - begun;
    askedBefore.push(...questions.flatMap(({ entryId }) => (entryId === null ? [] : [entryId])));
    return { questions, ms, type };
  });
}

const twice = (texts: readonly string[]) => texts.length - new Set(texts).size;
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const most = (value: number) => ({ is: "<=", value }) as const;
const least = (value: number) => ({ is: ">=", value }) as const;

const wrongType = ({ questions, type }: Set) =>
  questions.filter((question) => !typesFor(type).includes(question.type)).length;

const tooAlike = ({ questions }: Set) =>
  questions.filter((one, i) => questions.slice(0, i).some((other) => alike(one, other) >= NEAREST)).length;

const namedShare = (sets: readonly Set[]) => {
  const all = sets.flatMap(({ questions }) => questions);
  return all.filter(({ resumeLine }) => resumeLine !== null).length / Math.max(1, all.length);
};

/** What all attempts of one person at one round have twice. */
function repeats(attempts: readonly Set[]) {
  const all = attempts.flatMap(({ questions }) => questions);
  return twice(all.map(({ entryId }) => entryId ?? "")) + twice(all.map(({ question }) => question));
}

function figuresOf(rounds: readonly Set[][], shares: readonly number[]): Figure[] {
  const sets = rounds.flat();
  const all = sets.flatMap(({ questions }) => questions);
  const lengths = all.map(({ question }) => wordsIn(question).length);
  const outside = lengths.filter((words) => words < 8 || words > 35).length;
  return [
    { what: "question sets", value: sets.length, unit: "" },
    {
      what: "sets without the number asked for",
      value: sets.filter(({ questions }) => questions.length !== COUNT).length,
      unit: "",
      budget: most(0),
    },
    { what: "questions of another type", value: sum(sets.map(wrongType)), unit: "", budget: most(0) },
    { what: "repeats in three attempts", value: sum(rounds.map(repeats)), unit: "", budget: most(0) },
    { what: "questions of a set too much alike", value: sum(sets.map(tooAlike)), unit: "", budget: most(0) },
    { what: "name the resume, of all", value: 100 * namedShare(sets), unit: "%", budget: least(60) },
    {
      what: "name the resume, least of a resume",
      value: 100 * Math.min(...shares),
      unit: "%",
      budget: least(60),
    },
    { what: "questions outside 8 to 35 words", value: outside, unit: "", budget: most(0) },
    {
      what: "reading grade, median",
      value: percentile(
        all.map(({ question }) => gradeOf(question)),
        50,
      ),
      unit: "",
    },
    {
      what: "a set, median",
      value: percentile(
        sets.map(({ ms }) => ms),
        50,
      ),
      unit: "ms",
    },
    { what: "a set, slowest", value: Math.max(...sets.map(({ ms }) => ms)), unit: "ms", budget: most(150) },
  ];
}

/** Every expected answer of the bank on its own points, and on those of every other question. */
function bankFigures(): Figure[] {
  const { low, pairs, high } = checkBank(bank, questionOf);
  for (const { asked, answered, score } of high)
    console.log(`  ${String(score).padStart(3)} at ${asked} for the answer to ${answered}`);
  const apart = 100 * (1 - high.length / pairs);
  return [
    {
      what: `expected answers below ${OWN_AT_LEAST} on their own points`,
      value: low.length,
      unit: "",
      budget: most(0),
    },
    { what: "answers held against other questions", value: pairs, unit: "" },
    { what: `  of them above ${OTHERS_AT_MOST}`, value: high.length, unit: "", budget: most(0) },
    { what: `  of them at ${OTHERS_AT_MOST} or below`, value: apart, unit: "%" },
  ];
}

const resumes = existsSync(folder) ? await readResumes() : [];
if (resumes.length === 0) console.log(`skipped: no resumes in ${folder}`);
else {
  const shares: number[] = [];
  const rounds = resumes.flatMap((resume) => {
    const own = RoundType.options.flatMap((type) =>
      Difficulty.options.map((difficulty) => attemptsOf(resume, type, difficulty)),
    );
    shares.push(namedShare(own.flat()));
    console.log(`${resume.name.padEnd(52)} names the resume in ${(100 * (shares.at(-1) ?? 0)).toFixed(0)}%`);
    return own;
  });
  spread(bank);
  report("questions", [...figuresOf(rounds, shares), ...bankFigures()]);
}
