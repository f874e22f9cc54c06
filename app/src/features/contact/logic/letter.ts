/** What a visitor has typed. */
export type Letter = { name: string; email: string; message: string };

/** The words for what is wrong with a field. */
export type Fault = "missing" | "emailWrong";

/** Longer texts do not survive the way through an address in every mail program; in characters. */
export const MESSAGE_MAX = 1_500;

/** What to put right first (SPEC section 5: all required, the e-mail of e-mail form). */
export function faultsOf(letter: Letter): Partial<Record<keyof Letter, Fault>> {
  const faults: Partial<Record<keyof Letter, Fault>> = {};
  if (letter.name.trim() === "") faults.name = "missing";
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(letter.email.trim())) faults.email = "emailWrong";
  if (letter.message.trim() === "") faults.message = "missing";
  return faults;
}

/** The letter as an address that opens the mail program (RFC 6068). */
export function mailtoOf(to: string, { name, email, message }: Letter): string {
  const subject = `Message from ${name.trim()}`;
  const body = `${message.trim()}\n\n${name.trim()}\n${email.trim()}`.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
