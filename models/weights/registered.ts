import * as z from "zod/mini";
import { RegisteredSet } from "../entities/weights.ts";
import register from "./register.json" with { type: "json" };

/** All weights that this version of the product knows. */
export const REGISTERED: readonly RegisteredSet[] = z
  .object({ sets: z.array(RegisteredSet) })
  .parse(register).sets;

/** The Whisper that every device can run, and the one that is more accurate and slower: where whoever runs the server has added it. */
export const FAST_WHISPER = "whisper-tiny.en";
export const ACCURATE_WHISPER = "whisper-base";

/** Tells what texts mean. */
export const MINI_LM = "all-MiniLM-L6-v2";

/** The set of that name. @throws where the register has none */
export function registeredSet(id: string): RegisteredSet {
  const set = REGISTERED.find((one) => one.id === id);
  if (!set) throw new Error(`The register has no weights "${id}".`);
  return set;
}
