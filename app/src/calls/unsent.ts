import type { Ports } from "../ports.ts";
import type { Command, StoredAnswer } from "../rows.ts";

export type Unsent = { answers: StoredAnswer[]; commands: Command[] };

/** What the server does not have of a person yet, refused rows too; nothing of nobody. */
export async function unsentOf(
  { answers, commands }: Ports["store"],
  userId: string | null,
): Promise<Unsent> {
  if (!userId) return { answers: [], commands: [] };
  const [texts, wishes] = await Promise.all([answers.waiting(userId), commands.list(userId)]);
  return { answers: texts, commands: wishes };
}
