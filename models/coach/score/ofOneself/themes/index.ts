import { atWork } from "./atWork.ts";
import type { Theme } from "./theme.ts";

/** The theme of a question by its title and points, the first one that it names; null where none is known. */
export const themeOf = (named: string): Theme | null => atWork.find(({ asked }) => asked.test(named)) ?? null;
