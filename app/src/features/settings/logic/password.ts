/** What is typed to change a password. */
export type PasswordTyped = { old: string; next: string };

/** The shortest password, in characters (models/entities/user.ts says the same to the server). */
export const PASSWORD_MIN = 8;

/** What to put right first, by the word that says so; nothing when it can be sent. */
export function passwordFaults(
  { old, next }: PasswordTyped,
  isFirst: boolean,
): { old?: "oldMissing" | undefined; next?: "passwordShort" | undefined } {
  return {
    ...(!isFirst && old === "" ? { old: "oldMissing" } : {}),
    ...(next.length < PASSWORD_MIN ? { next: "passwordShort" } : {}),
  };
}
