import { beyond } from "./beyond.ts";
import { career } from "./career.ts";
import { everyInterview } from "./everyInterview.ts";
import { person } from "./person.ts";
import { terms } from "./terms.ts";
import type { Signs } from "./signs.ts";

/** What everybody says of themselves in words of their own: the points of such questions, and what shows each. */
const SIGNS: Signs = { ...everyInterview, ...terms, ...career, ...person, ...beyond };

/** What shows such a point in anybody's words; null for another point. */
export const ofOneself = (point: string): RegExp | null => SIGNS[point] ?? null;
