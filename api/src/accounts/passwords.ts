import { hash, verify } from "@node-rs/argon2";
import { turns } from "../turns.ts";

/** OWASP's figures for argon2id, which is the library's own kind: 19 MiB, two passes, one lane; about 5 ms. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes compared at once; more would only wait for the same cores and take 19 MiB each. */
const AT_ONCE = 2;

/** Some seconds of hashing; whoever comes then is better told to come back. */
const WAITING = 500;

const inTurn = turns(AT_ONCE, WAITING);

/** The same password typed on another keyboard may be other code points; NFKC makes them one. */
const normal = (password: string) => password.normalize("NFKC");

/** The PHC string of a password. */
export const hashPassword = (password: string) => inTurn(() => hash(normal(password), OPTIONS));

const nobody = hash("nobody has this password", OPTIONS);

/**
 * Whether a password belongs to a hash. Without a hash the same time is spent, so that nobody can
 * find out which addresses have accounts; a damaged hash belongs to no password.
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await nobody);
  const matches = await inTurn(() => verify(against, normal(password)).catch(() => false));
  return matches && stored !== null;
}
