import * as z from "zod/mini";
import type { Merged, PlainRow } from "../../../rows.ts";
import { parseAnswer } from "../parse.ts";
import type { Known, NewText } from "./merge.ts";

/** A journal entry to be written. */
export type JournalPut = { key: string; entry: PlainRow };

const Entry = z.object({
  text: z.string(),
  rev: z.int(),
  attemptId: z.string(),
  questionId: z.string(),
  at: z.number(),
  dictated: z.optional(z.unknown()),
  followUp: z.optional(z.unknown()),
});
type Entry = z.infer<typeof Entry>;

type Into = {
  plan: { journals: JournalPut[]; merged: Merged };
  /** Keeps a text that has lost. */
  earlier(text: NewText | undefined): void;
};

const earlierOf = (
  key: string,
  one: { text: string; attemptId: string; timestamp: number },
): NewText | undefined => (one.text.trim() === "" ? undefined : { key, kind: "other", device: null, ...one });

/** What this device has under the key: its own journal entry where there is one, else the row. */
function hereAt(key: string, here: ReadonlyMap<string, PlainRow>) {
  const own = Entry.safeParse(here.get(`journal ${key}`)).data;
  if (own) return { text: own.text, attemptId: own.attemptId, timestamp: own.at };
  const row = parseAnswer(here.get(`answers ${key}`));
  return row && { text: row.text, attemptId: row.attemptId, timestamp: row.timestamp };
}

/** Puts the journal entries of an export beside what is here; a newer text stays. */
export function planJournals(
  userId: string,
  journal: Record<string, PlainRow>,
  here: ReadonlyMap<string, PlainRow>,
  known: Known,
  { plan, earlier }: Into,
) {
  function merge(key: string, entry: Entry) {
    const { text, attemptId, at } = entry;
    const own = hereAt(key, here);
    const open = known.openAt(key.slice(0, key.lastIndexOf("|")));
    const isOver = known.reported.has(attemptId) || (open !== undefined && open !== attemptId);
    if (own?.text === text && own.attemptId === attemptId) return void plan.merged.kept++;
    const wins = !own || (own.attemptId === attemptId && at > own.timestamp && text.trim() !== "");
    if (isOver || !wins) {
      plan.merged.kept++;
      return earlier(earlierOf(key, { text, attemptId, timestamp: at }));
    }
    // Revision 0 is newer than whatever row it will be read beside.
    plan.journals.push({ key, entry: own ? { ...entry, rev: 0 } : entry });
    if (!own) return void plan.merged.added.answers++;
    plan.merged.replaced++;
    earlier(earlierOf(key, own));
  }

  for (const [key, raw] of Object.entries(journal)) {
    const { data } = Entry.safeParse(raw);
    if (data && key.startsWith(`${userId}|`)) merge(key, data);
    else plan.merged.unreadable++;
  }
}
