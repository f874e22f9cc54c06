import type { QuestionType } from "../../entities/question.ts";
import type { RoundType } from "../../entities/round.ts";
import type { Family, RoundKind } from "../entry.ts";

const FALLBACKS: Readonly<Record<RoundKind, readonly RoundKind[]>> = {
  technical: ["technical", "other", "coding", "system-design", "behavioral"],
  behavioral: ["behavioral", "hr", "other"],
  coding: ["coding", "technical", "behavioral"],
  "system-design": ["system-design", "technical", "behavioral"],
  hr: ["hr", "behavioral", "other"],
  other: ["other", "hr", "behavioral"],
};

const TYPES: Readonly<Record<RoundType, readonly QuestionType[]>> = {
  technical: ["theoretical", "coding", "system-design"],
  behavioral: ["behavioral"],
  coding: ["coding"],
  "system-design": ["system-design"],
  hr: ["behavioral", "theoretical"],
  other: ["behavioral", "theoretical"],
  mixed: ["theoretical", "coding", "behavioral", "system-design"],
};

/** Whether a round asks questions of a type at all; a round of problems asks nothing else (rule QS2). */
export const asksType = (round: RoundType, type: QuestionType) => TYPES[round].includes(type);

const writesCode = (family: Family) => family === "software" || family === "data";

/** Kinds of a mixed round: a spread over them; people outside software are not asked to code (rule QS2). */
const mixed = (family: Family): readonly RoundKind[] =>
  writesCode(family)
    ? ["technical", "behavioral", "coding", "system-design", "hr"]
    : ["technical", "behavioral", "hr", "other"];

/** Kinds that a round asks for, the wanted ones and those that fill up when they are used (rule QS2). */
export function kindsFor(
  type: RoundType,
  family: Family,
): { wanted: readonly RoundKind[]; fill: readonly RoundKind[] } {
  if (type === "mixed") return { wanted: mixed(family), fill: [] };
  const [wanted = "technical", ...fill] = FALLBACKS[type];
  return { wanted: [wanted], fill };
}
