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
