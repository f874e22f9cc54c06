import { amongPeople } from "./amongPeople.ts";
import { atWork } from "./atWork.ts";
import type { Theme } from "./theme.ts";
import { underPressure } from "./underPressure.ts";

/** Themes of story questions; the first one that a question names is its own. */
const THEMES: readonly Theme[] = [...atWork, ...underPressure, ...amongPeople];

/** The theme of a question by its title and points; null where none is known. */
export const themeOf = (named: string): Theme | null => THEMES.find(({ asked }) => asked.test(named)) ?? null;
