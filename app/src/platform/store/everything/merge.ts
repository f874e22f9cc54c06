import type { EarlierText, PlainRow, StoredAnswer, StoredReport } from "../../../rows.ts";
import { parseAnswer, parseAttempt, parseQuestions, parseReport, parseResume } from "../parse.ts";

/** What becomes of one row of an export. */
export type Decision =
  | { do: "add" | "replace"; row: PlainRow; earlier?: NewText }
  | { do: "keep"; earlier?: NewText }
  | { do: "unreadable" };

/** An earlier text that has no id yet. */
export type NewText = Omit<EarlierText, "id">;

/** What decides about the rows of an attempt beside their own counterpart. */
export type Known = {
  /** Attempts whose full report is on this device: nothing of them is to be answered any more. */
  reported: ReadonlySet<string>;
  /** The attempt that this device has open at a round, by the round's key. */
  openAt(roundKey: string): string | undefined;
};

const KEEP: Decision = { do: "keep" };
const UNREADABLE: Decision = { do: "unreadable" };

const timeOf = (row: PlainRow) => (typeof row["timestamp"] === "number" ? row["timestamp"] : 0);
const isNewer = (row: PlainRow, than: PlainRow) => timeOf(row) > timeOf(than);
const isBlank = (text: string) => text.trim() === "";

/** Both rows as JSON are the same. */
export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

function sorted(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return [...new Uint8Array(value)];
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
}

/** A text on its way to the earlier ones; nothing where there is none. */
const earlierOf = (key: string, { text, attemptId, timestamp }: StoredAnswer): { earlier?: NewText } =>
  isBlank(text) ? {} : { earlier: { key, kind: "other", attemptId, text, device: null, timestamp } };

/** The file's text as the row's next revision. It waits to be sent, and the server judges between devices. */
function nextRevision(
  here: StoredAnswer,
  file: PlainRow,
  { rev, ackRev, baseServerRev }: StoredAnswer,
): PlainRow {
  return {
    ...file,
    rev: Math.max(here.rev, rev) + 1,
    ackRev: Math.max(here.ackRev, ackRev),
    baseServerRev: Math.max(here.baseServerRev, baseServerRev),
  };
}

function decideAnswer(key: string, row: PlainRow, here: PlainRow | null, known: Known): Decision {
  const file = parseAnswer(row);
  if (!file) return UNREADABLE;
  const own = here && parseAnswer(here);
  const open = known.openAt(key.slice(0, key.lastIndexOf("|")));
  const isOver = known.reported.has(file.attemptId) || (open !== undefined && open !== file.attemptId);
  if (isOver) return { do: "keep", ...earlierOf(key, file) };
  if (!own) return { do: "add", row };
  if (own.text === file.text && own.attemptId === file.attemptId) return KEEP;
  const wins = own.attemptId === file.attemptId && isNewer(row, own) && !isBlank(file.text);
  if (!wins) return { do: "keep", ...earlierOf(key, file) };
  return { do: "replace", row: nextRevision(own, row, file), ...earlierOf(key, own) };
}

function decideQuestions(key: string, row: PlainRow, here: PlainRow | null, known: Known): Decision {
  const file = parseQuestions(row);
  if (!file) return UNREADABLE;
  const open = known.openAt(key);
  if (known.reported.has(file.attemptId) || (open !== undefined && open !== file.attemptId)) return KEEP;
  return here ? KEEP : { do: "add", row };
}

const isFuller = ({ report: a }: StoredReport, { report: b }: StoredReport) =>
  a.attemptId === b.attemptId && a.provisional !== b.provisional ? b.provisional : a.createdAt > b.createdAt;

function decideReport(row: PlainRow, here: PlainRow | null): Decision {
  const file = parseReport(row);
  if (!file) return UNREADABLE;
  const own = here && parseReport(here);
  if (!own) return { do: "add", row };
  return isFuller(file, own) ? { do: "replace", row } : KEEP;
}

function decideAttempt(key: string, row: PlainRow, here: PlainRow | null, known: Known): Decision {
  const file = parseAttempt(row);
  if (!file || file.attemptId !== key) return UNREADABLE;
  const open = known.openAt(`${file.userId}|${file.companyId}|${file.roundId}`);
  if (known.reported.has(key) || (open !== undefined && open !== key)) return KEEP;
  if (!here) return { do: "add", row };
  const isDone = parseAttempt(here)?.phase === "done";
  return isDone || !isNewer(row, here) ? KEEP : { do: "replace", row };
}

function decideResume(row: PlainRow, here: PlainRow | null): Decision {
  if (!parseResume(row)) return UNREADABLE;
  if (!here) return { do: "add", row };
  return isNewer(row, here) && !isSame(row, here) ? { do: "replace", row } : KEEP;
}

const decideOther = (row: PlainRow, here: PlainRow | null, { reported }: Known): Decision =>
  here || reported.has(String(row["attemptId"])) ? KEEP : { do: "add", row };

/**
 * What becomes of an export's row of `store`, beside what this device has under the same key.
 * @param row decoded: bytes are bytes
 */
export function decide(
  store: string,
  key: string,
  row: PlainRow,
  here: PlainRow | null,
  known: Known,
): Decision {
  if (store === "answers") return decideAnswer(key, row, here, known);
  if (store === "questions") return decideQuestions(key, row, here, known);
  if (store === "reports") return decideReport(row, here);
  if (store === "resumes") return decideResume(row, here);
  if (store === "attempts") return decideAttempt(key, row, here, known);
  return decideOther(row, here, known);
}
