import { readKept } from "../ui/kept.ts";

/** Whether this device holds a token: without one nobody is signed in, and nothing needs to be asked. */
export const hasToken = (): boolean => readKept("token") !== null;
