import { Coding } from "./Coding.tsx";
import { draftOf } from "./draft.ts";

/**
 * An answer to a question about code, and what is shown for its code. Fetched with the first such question; the
 * editor itself comes when somebody writes code.
 */
export const open = (answer: string) => Object.assign(draftOf(answer), { Coding });
