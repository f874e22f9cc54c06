import type { Dictated, Refusal, StoredAnswer } from "#app/rows.ts";
import { ANSWER_MAX, type Moment } from "#models/entities/basics.ts";
import type { Answer, OtherVersion } from "#models/entities/answer.ts";
import { NOTHING_SPOKEN, tidySpoken } from "#models/entities/spoken.ts";

/** A text that stops being the answer, or that never was here. */
export type Earlier = {
  kind: "replaced" | "other";
  attemptId: string;
  text: string;
  device: string | null;
  timestamp: number;
};

/** What becomes of a row (null: it stays as it is), and what goes to its history. */
export type Settled = { row: StoredAnswer | null; earlier: Earlier[] };

const AS_IT_IS: Settled = { row: null, earlier: [] };

/** A text as the server takes it: no NUL, and not longer than is kept. */
export const tidyText = (text: string) => text.replaceAll("\u0000", "").slice(0, ANSWER_MAX);

/** Milliseconds of a moment on the wire. */
export type ReadMoment = (moment: Moment) => number;

const other = (row: StoredAnswer, text: string, device: string | null, timestamp: number): Earlier => ({
  kind: "other",
  attemptId: row.attemptId,
  text,
  device,
  timestamp,
});

/** An earlier state of the same text is no other version of it. */
const isOther = (text: string, current: string) => text.trim() !== "" && !current.startsWith(text);

/** The server has our text. What was typed since stays ahead of it, also of a revision of another device. */
function won(row: StoredAnswer, sent: StoredAnswer, answer: Answer): StoredAnswer {
  const serverRev = Math.max(answer.serverRev, row.baseServerRev);
  const isNewest = row.rev === sent.rev;
  const rev = isNewest ? Math.max(row.rev, answer.rev) : Math.max(row.rev, answer.rev + 1);
  const ackRev = isNewest ? rev : Math.max(row.ackRev, sent.rev);
  return { ...row, rev, ackRev, baseServerRev: serverRev, refused: null };
}

/** Another text is the answer on the server; ours is on a screen or newer, so it is sent again on top of that one. */
const insist = (row: StoredAnswer, { rev, serverRev }: Answer): StoredAnswer => ({
  ...row,
  rev: Math.max(row.rev, rev) + 1,
  baseServerRev: serverRev,
  refused: null,
});

/**
 * How the server's text was spoken, wherever that was. Sound whose text was in the row stays known: it is not to be
 * written down again.
 */
function dictatedOf({ dictated }: StoredAnswer, { spoken }: Answer): { dictated?: Dictated } {
  if (!spoken && !dictated) return {};
  return { dictated: { spoken: spoken ?? NOTHING_SPOKEN, heard: dictated?.heard ?? [] } };
}

/** What was asked about the answer, wherever that was; it stays asked with whatever text. */
function followUpOf(row: StoredAnswer, { followUp }: Answer): Pick<StoredAnswer, "followUp"> {
  const asked = followUp ?? row.followUp;
  return asked ? { followUp: asked } : {};
}

/** The text of the server takes the place of ours. */
const taken = (row: StoredAnswer, theirs: Answer, read: ReadMoment) => {
  const { answer, rev, serverRev, editedAt } = theirs;
  const next = Math.max(row.rev, rev);
  const revisions = { rev: next, ackRev: next, baseServerRev: serverRev };
  const own = { ...dictatedOf(row, theirs), ...followUpOf(row, theirs) };
  return { ...row, ...revisions, ...own, text: answer, refused: null, timestamp: read(editedAt) };
};

/** Where the row stands: whether its text is on a screen, and on what this device calls itself. */
type Where = { onScreen: boolean; device: string; read: ReadMoment };

type Reply = { answer: Answer; conflict: OtherVersion | null };

/**
 * A row after the server's reply to `sent`. Acknowledging a revision never cleans a later one, and of two texts the
 * one that is not the answer goes to the history.
 * @param onScreen the text is being typed here: it is then not taken away from under somebody's hands
 */
export function afterReply(
  row: StoredAnswer | null,
  sent: StoredAnswer,
  { answer, conflict }: Reply,
  { onScreen, device, read }: Where,
): Settled {
  if (!row || row.attemptId !== sent.attemptId) return AS_IT_IS;
  const ours = tidyText(sent.text);
  if (answer.answer === ours) {
    const lost = conflict && isOther(conflict.answer, ours) ? [conflict] : [];
    const earlier = lost.map((one) => other(row, one.answer, one.device, read(one.editedAt)));
    return { row: won(row, sent, answer), earlier };
  }
  if (onScreen || row.rev > sent.rev) {
    const theirs = other(row, answer.answer, null, read(answer.editedAt));
    return { row: insist(row, answer), earlier: isOther(theirs.text, row.text) ? [theirs] : [] };
  }
  const lost = isOther(row.text, answer.answer) ? [other(row, row.text, device, row.timestamp)] : [];
  return { row: taken(row, answer, read), earlier: lost };
}

/** A row that the server refuses as it stands; one that has changed since is not meant. */
export function afterRefusal(row: StoredAnswer | null, sent: StoredAnswer, refused: Refusal): Settled {
  return row?.rev === sent.rev ? { row: { ...row, refused }, earlier: [] } : AS_IT_IS;
}

type Place = Pick<StoredAnswer, "userId" | "companyId" | "roundId">;

/** What was the answer here and on a screen until theirs came, and theirs: one of the two is seen beside the other. */
function bothKept(row: StoredAnswer, { answer, editedAt }: Answer, read: ReadMoment): Earlier[] {
  if (answer === row.text) return [];
  const ours: Earlier = { ...other(row, row.text, null, row.timestamp), kind: "replaced" };
  const theirs = other(row, answer, null, read(editedAt));
  return [...(isOther(ours.text, answer) ? [ours] : []), ...(isOther(answer, row.text) ? [theirs] : [])];
}

/** Another device has told how the text was spoken that is here already, or what was asked about it. */
const tellsMore = (row: StoredAnswer, { answer, serverRev, spoken, followUp }: Answer) =>
  serverRev === row.baseServerRev &&
  answer === row.text &&
  ((spoken && !tidySpoken(row.dictated?.spoken)) || (followUp && !row.followUp));

/** The row with what else is known of its text, of which measures that are not told stay ours. */
const withMore = (row: StoredAnswer, theirs: Answer): StoredAnswer => ({
  ...row,
  ...(theirs.spoken && dictatedOf(row, theirs)),
  ...followUpOf(row, theirs),
});

/**
 * A row after the news that another device has changed the answer. A row that waits to be sent is left alone: the
 * server will then judge between the two. A text that lost against the answer there is one to choose from here.
 * @param where `known`: texts that are in the answer's history here
 */
export function afterPull(
  row: StoredAnswer | null,
  place: Place,
  answer: Answer,
  where: Where & { known?: readonly string[] },
): Settled {
  const settled = pulled(row, place, answer, where);
  const stands = settled.row ?? row;
  const { lost, attemptId } = answer;
  if (!lost || stands?.attemptId !== attemptId || lost.device === where.device) return settled;
  if (where.known?.includes(lost.answer) || !isOther(lost.answer, stands.text)) return settled;
  const beside = other(stands, lost.answer, lost.device, where.read(lost.editedAt));
  return { ...settled, earlier: [...settled.earlier, beside] };
}

function pulled(
  row: StoredAnswer | null,
  place: Place,
  answer: Answer,
  { onScreen, device, read }: Where,
): Settled {
  const { attemptId, questionId, index } = answer;
  if (!row || row.attemptId !== attemptId) {
    const empty = { ...place, index, attemptId, questionId, text: "", rev: 0, ackRev: 0, baseServerRev: 0 };
    if (row && row.rev > row.ackRev) return AS_IT_IS;
    return { row: taken({ ...empty, timestamp: 0 }, answer, read), earlier: [] };
  }
  if (row.rev > row.ackRev) return AS_IT_IS;
  if (tellsMore(row, answer)) return { row: withMore(row, answer), earlier: [] };
  if (answer.serverRev <= row.baseServerRev) return AS_IT_IS;
  const next = taken(row, answer, read);
  // What is on a screen stays there, and the next change of it goes on top; until then theirs is the answer here too.
  if (onScreen) return { row: next, earlier: bothKept(row, answer, read) };
  // Whoever has seen ours has replaced it knowingly.
  const unseen = (answer.baseServerRev ?? 0) < row.baseServerRev && isOther(row.text, answer.answer);
  return { row: next, earlier: unseen ? [other(row, row.text, device, row.timestamp)] : [] };
}
