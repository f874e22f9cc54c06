/** Somebody signs in, or makes an account. */
export type Mode = "login" | "register";

/** What is typed, as it is typed. */
export type Typed = { name: string; email: string; password: string };

export type FieldName = keyof Typed;

/** The words for what is wrong with a field. */
export type Fault = "nameMissing" | "emailWrong" | "passwordMissing" | "passwordShort";

/** The shortest password of a new account, in characters (models/entities/user.ts says the same to the server). */
export const PASSWORD_MIN = 8;

function passwordFault(mode: Mode, password: string): Fault | undefined {
  if (password === "") return "passwordMissing";
  if (mode === "register" && password.length < PASSWORD_MIN) return "passwordShort";
  return undefined;
}

/** Whether this can be an address at all. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

/** What to put right before the form is sent; an empty object when nothing is wrong. */
export function faultsOf(mode: Mode, typed: Typed): Partial<Record<FieldName, Fault>> {
  const faults: Partial<Record<FieldName, Fault>> = {};
  if (mode === "register" && typed.name.trim() === "") faults.name = "nameMissing";
  if (!isEmail(typed.email)) faults.email = "emailWrong";
  const password = passwordFault(mode, typed.password);
  if (password) faults.password = password;
  return faults;
}
