import type { Theme } from "./theme.ts";

/** What is hard between people: to tell, to ask, to own up. */
export const amongPeople: readonly Theme[] = [];
