import * as z from "zod/mini";
import { RegisteredSet } from "../entities/weights.ts";
import register from "./register.json" with { type: "json" };

/** All weights that this version of the product knows. */
export const REGISTERED: readonly RegisteredSet[] = z
  .object({ sets: z.array(RegisteredSet) })
  .parse(register).sets;

/** The set of that name. @throws where the register has none */
export function registeredSet(id: string): RegisteredSet {
  const set = REGISTERED.find((one) => one.id === id);
  if (!set) throw new Error(`The register has no weights "${id}".`);
  return set;
}
