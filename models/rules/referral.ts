/** Share of a referred person's payment that the referrer gets. */
export const REFERRAL_SHARE = 0.5;

/** The referrer's part of a payment in whole paise, rounded down (rule RW1). */
export function referralInPaise(amountInPaise: number): number {
  return Math.floor(amountInPaise * REFERRAL_SHARE);
}

/** Whether an address may be given as the one who invited: not empty, not one's own (rule RW2). */
export function isValidReferrer(typed: string, ownEmail: string): boolean {
  const email = typed.trim().toLowerCase();
  return email !== "" && email !== ownEmail.trim().toLowerCase();
}

/** Digits and capitals that nobody takes for one another. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const CODE_LENGTH = 8;
const CODE = new RegExp(`^[${LETTERS}]{${CODE_LENGTH}}$`);

/** The code of a share link, from random bytes; 32 of them are plenty. */
export function inviteCodeFrom(bytes: Uint8Array): string {
  // The bytes above the last whole multiple would make some letters more frequent than others.
  const fair = [...bytes].filter((byte) => byte < 256 - (256 % LETTERS.length));
  return fair
    .slice(0, CODE_LENGTH)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join("")
    .padEnd(CODE_LENGTH, "2");
}

/** The name under which a share link carries its code. */
export const INVITE_PARAM = "invite";

/** The link that invites: the landing page with one's code. */
export const inviteLink = (origin: string, code: string) => `${origin}/?${INVITE_PARAM}=${code}`;

/** A code as it is kept, whatever case and spaces it was typed in; undefined where it is none. */
export function readInviteCode(typed: string): string | undefined {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? code : undefined;
}

/** Who is meant by what was typed: an address, or the code of a share link, bare or in its link; undefined for neither. */
export function readReferrer(typed: string): { email: string } | { code: string } | undefined {
  const text = typed.trim();
  if (text.includes("@")) return { email: text.toLowerCase() };
  const inLink = new RegExp(`[?&]${INVITE_PARAM}=([^&#]*)`).exec(text)?.[1];
  const code = readInviteCode(inLink ?? text);
  return code === undefined ? undefined : { code };
}
