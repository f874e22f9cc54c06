import type { Person } from "../../entities/person.ts";
import { sentencesOf } from "../text/spans.ts";
import { degreesIn, sameDegree } from "./degrees.ts";
import { degreeSaid } from "./saidDegree.ts";
import { employerSaid, isOneOf } from "./saidEmployer.ts";
import { differsFrom, yearsSaid } from "./saidYears.ts";

/** What an answer says of the person that their resume says otherwise. */
export type Contradiction =
  | { about: "years"; said: number; resume: number }
  | { about: "employer"; said: string; resume: readonly string[] }
  | { about: "degree"; said: string; resume: readonly string[] };

function yearsIn(sentence: string, { years }: Person): Contradiction[] {
  const said = yearsSaid(sentence);
  if (years <= 0 || said === null || !differsFrom(said, years)) return [];
  return [{ about: "years", said: said.years, resume: years }];
}

function employerIn(sentence: string, { employers }: Person): Contradiction[] {
  const said = employerSaid(sentence);
  if (said === null || employers.length === 0 || isOneOf(said, employers)) return [];
  return [{ about: "employer", said, resume: employers }];
}

function degreeIn(sentence: string, { degrees }: Person): Contradiction[] {
  const said = degreeSaid(sentence);
  const own = degrees.flatMap(degreesIn);
  if (said === null || own.length === 0 || own.some((degree) => sameDegree(degree, said))) return [];
  return [{ about: "degree", said: said.name, resume: degrees }];
}

/** The sentences of an answer; "an M.Sc. in nursing" is one. */
function sentencesIn(answer: string): string[] {
  const whole: string[] = [];
  for (const { from, to } of sentencesOf(answer)) {
    const [sentence, last] = [answer.slice(from, to), whole.at(-1)];
    if (last !== undefined && /\b[BM]\.\s?\p{L}+\.$/u.test(last) && /^\p{Ll}/u.test(sentence))
      whole[whole.length - 1] = `${last} ${sentence}`;
    else whole.push(sentence);
  }
  return whole;
}

/**
 * Where an answer says something of the person's years of work, employers or degrees that the resume says otherwise
 * (rule SC15). Of each kind the first. Nothing is said where the resume does not tell.
 */
export function contradictionsIn(answer: string, person: Person): Contradiction[] {
  const sentences = sentencesIn(answer);
  return [yearsIn, employerIn, degreeIn].flatMap((find) =>
    sentences.flatMap((sentence) => find(sentence, person)).slice(0, 1),
  );
}

const listed = (names: readonly string[]) => {
  const few = names.slice(0, 3);
  return few.length < 2 ? few.join("") : `${few.slice(0, -1).join(", ")} and ${few.at(-1) ?? ""}`;
};

const lasting = (years: number) => `${years} ${years === 1 ? "year" : "years"}`;

const CHECK = "It changes nothing in the score, but an interviewer compares the two.";

/** Whether a line of feedback tells what the resume says: such a line is for its person alone (rule SH2). */
export const tellsOfResume = (line: string): boolean => line.endsWith(CHECK);

type Claimed = Pick<Contradiction, "about" | "said">;

/** How the line on a contradiction begins: with what was said. */
function saidThat({ about, said }: Claimed): string {
  if (about === "years") return `You said ${lasting(Number(said))};`;
  return about === "employer" ? `You said that you worked at ${said};` : `You spoke of ${said};`;
}

/** One plain sentence on a contradiction; that it costs nothing stands in it. */
export function toldContradiction(found: Contradiction): string {
  const resume = found.about === "years" ? `says ${lasting(found.resume)}` : `names ${listed(found.resume)}`;
  return `${saidThat(found)} your resume ${resume}. ${CHECK}`;
}

/** What a sentence says of the one who speaks that a resume might say otherwise. */
function claimedIn(sentence: string): Claimed[] {
  const [years, employer, degree] = [yearsSaid(sentence), employerSaid(sentence), degreeSaid(sentence)];
  return [
    ...(years === null ? [] : [{ about: "years", said: years.years } as const]),
    ...(employer === null ? [] : [{ about: "employer", said: employer } as const]),
    ...(degree === null ? [] : [{ about: "degree", said: degree.name } as const]),
  ];
}

/** Whether feedback tells of a sentence that the resume says otherwise. */
export function isContradicted(sentence: string, feedback: string): boolean {
  const lines = feedback.split("\n").filter(tellsOfResume);
  return claimedIn(sentence).some((claim) => lines.some((line) => line.startsWith(saidThat(claim))));
}
