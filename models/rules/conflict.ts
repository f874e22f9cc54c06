import { REVISION_MAX } from "../contract/answers.ts";
import type { FollowUp } from "../entities/followUp.ts";
import type { Spoken } from "../entities/spoken.ts";

/** The text of an answer as the server has it. Moments in milliseconds since 1970. */
export type StoredText = {
  text: string;
  /** The highest revision that any device has sent. */
  rev: number;
  /** What the device that wrote the text calls itself; null when it did not say. */
  device: string | null;
  /** That device's own revision of it. */
  deviceRev: number;
  serverRev: number;
  /** The server revision that the device had seen when it wrote the text. */
  baseRev: number;
  editedAt: number;
  /** How it was spoken; null where it was only typed. */
  spoken: Spoken | null;
  /** What was asked once more about it; null where nothing was. */
  followUp: FollowUp | null;
};

/** A text as a device sends it; `editedAt` is already clamped to the server's now. */
export type SentText = {
  text: string;
  /** The device's own revision; undefined: the server counts. */
  rev?: number | undefined;
  /** The server revision the device had last seen; undefined: it does not say. */
  base?: number | undefined;
  device: string | null;
  editedAt: number;
  /** How it was spoken; undefined or null: it was only typed, or whoever sends it does not know. */
  spoken?: Spoken | null | undefined;
  /** What was asked once more about it; undefined or null: nothing, or whoever sends it does not know. */
  followUp?: FollowUp | null | undefined;
};

/**
 * Which of the two is the answer, which one goes into the history (null: nothing of it would be lost), and whether the
 * device is to be told of it.
 */
export type Resolution = { answer: "stored" | "sent"; kept: "stored" | "sent" | null; conflict: boolean };

const STAYS: Resolution = { answer: "stored", kept: null, conflict: false };

/** Whether `longer` is `shorter` with more at its end or at its start. Every text extends a blank one. */
export const extendsText = (longer: string, shorter: string) =>
  // Comparing a slice is many times faster than startsWith, and this runs with every save.
  longer.slice(0, shorter.length) === shorter || longer.endsWith(shorter);

const sameDevice = (stored: StoredText, sent: SentText) => stored.device === sent.device;

/** Rule AN5. Two devices may call themselves the same, so a later edit is never taken for a late one. */
function isLate(stored: StoredText, sent: SentText): boolean {
  if (sent.rev === undefined) return false;
  const earlier = sent.editedAt < stored.editedAt;
  if (sent.base === undefined) return sent.rev < stored.rev || (sent.rev === stored.rev && earlier);
  return sameDevice(stored, sent) && sent.rev < stored.deviceRev && sent.editedAt <= stored.editedAt;
}

/** Rules AN1 and AN6: nobody else has written since. */
function isNext(stored: StoredText, sent: SentText): boolean {
  if (sent.base === undefined || sent.base >= stored.serverRev) return true;
  const { rev = REVISION_MAX } = sent;
  return (
    sent.device !== null &&
    sameDevice(stored, sent) &&
    sent.base === stored.baseRev &&
    rev >= stored.deviceRev &&
    sent.editedAt >= stored.editedAt
  );
}

/** Rule AN4. A tie goes by the text itself, so that both orders of arrival end the same. */
function isLater(stored: StoredText, sent: SentText): boolean {
  return sent.editedAt === stored.editedAt ? sent.text > stored.text : sent.editedAt > stored.editedAt;
}

/** Of the same text, what is sent says how it was spoken or what was asked about it, and what is stored does not (rules SP2, FU5). */
const tellsMore = (stored: StoredText, sent: SentText) =>
  (Boolean(sent.spoken) && stored.spoken === null) || (Boolean(sent.followUp) && stored.followUp === null);

/** What becomes of a text that a device sends where one is stored already (rules AN1 to AN7). */
export function resolveAnswer(stored: StoredText, sent: SentText): Resolution {
  if (sent.text === stored.text)
    return { ...STAYS, answer: (sent.rev ?? 0) > stored.rev || tellsMore(stored, sent) ? "sent" : "stored" };
  const keepSent = extendsText(stored.text, sent.text) ? null : "sent";
  const keepStored = extendsText(sent.text, stored.text) ? null : "stored";
  if (isLate(stored, sent)) return { ...STAYS, kept: keepSent };
  if (isNext(stored, sent)) return { answer: "sent", kept: keepStored, conflict: false };
  if (keepStored === null) return { answer: "sent", kept: null, conflict: false };
  if (keepSent === null) return STAYS;
  return isLater(stored, sent)
    ? { answer: "sent", kept: "stored", conflict: true }
    : { answer: "stored", kept: "sent", conflict: true };
}

/** The first text of an answer, as it is stored. */
export function firstText({
  text,
  rev = 1,
  base = 0,
  device,
  editedAt,
  spoken,
  followUp,
}: SentText): StoredText {
  const revisions = { rev, deviceRev: rev, serverRev: 1, baseRev: base };
  return { text, ...revisions, device, editedAt, spoken: spoken ?? null, followUp: followUp ?? null };
}

/** What is stored once a sent text has become the answer. */
export function nextText(stored: StoredText, sent: SentText): StoredText {
  const counted = Math.min(stored.rev + 1, REVISION_MAX);
  const isSame = sent.text === stored.text;
  return {
    text: sent.text,
    rev: Math.max(stored.rev, sent.rev ?? counted),
    device: sent.device,
    deviceRev: sent.rev ?? counted,
    serverRev: stored.serverRev + (isSame ? 0 : 1),
    baseRev: sent.base ?? stored.serverRev,
    editedAt: sent.editedAt,
    spoken: sent.spoken ?? (isSame ? stored.spoken : null),
    // It was asked once, whoever goes on with the text.
    followUp: sent.followUp ?? stored.followUp,
  };
}
