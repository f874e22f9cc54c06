import type { FactCorrection } from "../../entities/corrections.ts";
import type { AddLine } from "./correctSkills.ts";
import type { Education, Line, Project, ResumeFacts } from "./facts.ts";
import { findEducation } from "./projects.ts";

type Kind = FactCorrection["kind"];
type Corrected = Pick<ResumeFacts, "projects" | "education" | "figures">;

/** Whether a correction takes out the fact with these words on this line. */
export const takesOut = (change: FactCorrection, kind: Kind, words: string, { text }: Line): boolean =>
  change.change === "remove" &&
  change.kind === kind &&
  change.words === words.trim() &&
  change.line === text.trim();

const addedWords = (changes: readonly FactCorrection[], kind: Kind): string[] =>
  changes.filter((change) => change.change === "add" && change.kind === kind).map(({ words }) => words);

/** A degree that the person has typed: what is read of its line, else their words as they are. */
function degreeOn(line: Line): Education {
  const [read] = findEducation([line]);
  return read ?? { degree: line.text, school: null, line };
}

/** Projects, degrees and figures without those that were taken out, behind those that were added (rule RS9). */
export function correctFacts(read: Corrected, changes: readonly FactCorrection[], add: AddLine): Corrected {
  const isOut = (kind: Kind, words: string, line: Line) =>
    changes.some((change) => takesOut(change, kind, words, line));
  const projects = addedWords(changes, "project").map((name): Project => ({
    name,
    line: add(name, "projects"),
  }));
  const education = addedWords(changes, "education").map((words) => degreeOn(add(words, "education")));
  return {
    projects: [...projects, ...read.projects.filter(({ name, line }) => !isOut("project", name, line))],
    education: [
      ...education,
      ...read.education.filter(({ degree, line }) => !isOut("education", degree, line)),
    ],
    figures: read.figures.filter(({ words, line }) => !isOut("figure", words, line)),
  };
}
