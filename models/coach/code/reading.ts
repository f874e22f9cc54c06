import type { ScorePart } from "../../entities/report.ts";
import type { Asked } from "../score/asked.ts";
import type { WrongClaim } from "../score/claims.ts";
import type { PointResult } from "../score/points.ts";
import { notRun, programOf, tieOf, withProgram, withTraits, wrongIn } from "./program.ts";

/** What is read in a program that was not run, for the question that it answers. */
export type ReadProgram = {
  /** What it does wrong for all to see. */
  claims: readonly WrongClaim[];
  /** What feedback says of it. */
  notRun: string;
  withTraits(results: readonly PointResult[]): PointResult[];
  /** How far it ties to its question, 0 to 1. @param shown how many points are found */
  tieOf(shown: number): number;
  withProgram(parts: readonly ScorePart[], tie: number, said: number): ScorePart[];
};

/** The program of an answer, read for its question (rule CO8); null where there is none. */
export function readProgram(asked: Asked, answer: string): ReadProgram | null {
  const program = programOf(answer);
  if (!program) return null;
  const claims = wrongIn(program, asked, answer);
  const isRight = claims.length === 0;
  return {
    claims,
    notRun: notRun(program),
    withTraits: (results) => (isRight ? withTraits(results, asked, program, answer) : [...results]),
    tieOf: (shown) => tieOf(program, asked, shown) * (isRight ? 1 : 0.5),
    withProgram,
  };
}
