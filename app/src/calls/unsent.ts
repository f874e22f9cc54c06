import type { Ports } from "../ports.ts";
import type { Command, StoredAnswer } from "../rows.ts";

export type Unsent = { answers: StoredAnswer[]; commands: Command[] };

/** How much of it is on its way, and how much the server has refused. */
export type Tally = { waiting: number; refused: number };

/** Counts what is unsent. */
export function tallyOf({ answers, commands }: Unsent): Tally {
  const rows = [...answers, ...commands];
  const refused = rows.filter((row) => row.refused).length;
  return { waiting: rows.length - refused, refused };
}

/** What the server does not have of a person yet, refused rows too; nothing of nobody. */
export async function unsentOf(
  { answers, commands }: Ports["store"],
  userId: string | null,
): Promise<Unsent> {
  if (!userId) return { answers: [], commands: [] };
  const [texts, wishes] = await Promise.all([answers.waiting(userId), commands.list(userId)]);
  return { answers: texts, commands: wishes };
}
