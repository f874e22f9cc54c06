/**
 * Credits that a purchase has to give back in all: in proportion to the money that has gone back, rounded down while it
 * is a part of it (rule PY3).
 */
export function creditsToGiveBack(
  order: { credits: number; amountInPaise: number },
  { refundedInPaise, disputedInPaise }: { refundedInPaise: number; disputedInPaise: number },
): number {
  const gone = Math.min(order.amountInPaise, refundedInPaise + disputedInPaise);
  return Math.floor((order.credits * gone) / order.amountInPaise);
}
