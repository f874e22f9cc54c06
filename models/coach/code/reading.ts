import type { ScorePart } from "../../entities/report.ts";
import type { Asked } from "../score/asked.ts";
import type { WrongClaim } from "../score/claims.ts";
import type { PointResult } from "../score/points.ts";

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

/** Reads the program of an answer; null where there is none. */
export type CodeReader = (asked: Asked, answer: string) => ReadProgram | null;

let reader: CodeReader = () => null;

/** From now on programs are read. The shell has no room for the reader: a page brings it when it scores (rule CO8). */
export const readCodeWith = (given: CodeReader): void => void (reader = given);

/** The program of an answer, where a reader is at hand. */
export const readProgram: CodeReader = (asked, answer) => reader(asked, answer);
