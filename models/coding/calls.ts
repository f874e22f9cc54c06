import type { Example, Exercise } from "../entities/exercise.ts";

/** Everything that code is run on, in order: what is shown, and then what is not. */
export const callsOf = ({ examples, checks = [] }: Exercise): readonly Example[] => [...examples, ...checks];
