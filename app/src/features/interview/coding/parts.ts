/** What is fetched with the first question about code; the editor itself comes when somebody writes code. */
export { Coding } from "./Coding.tsx";
export { draftOf } from "./draft.ts";
