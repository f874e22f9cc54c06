import { everyInterview } from "./everyInterview.ts";

/** What shows such a point in anybody's words; null for another point. */
export const ofOneself = (point: string): RegExp | null => everyInterview[point] ?? null;
