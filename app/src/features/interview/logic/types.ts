import type { Company } from "#models/entities/company.ts";
import type { FollowUp } from "#models/entities/followUp.ts";
import type { Question } from "#models/entities/question.ts";
import type { Round } from "#models/entities/round.ts";
import type { ProblemCode } from "#models/contract/problems.ts";
import type { AttemptRow, Dictated, RoundKey } from "../../../rows.ts";

/** The round that a person wants to practise. */
export type Choice = { companyId: string; companyName: string; round: Round };

export const keyOf = (userId: string, { companyId, round }: Choice): RoundKey => ({
  userId,
  companyId,
  roundId: round.roundId,
});

/** A round's attempt as the rows have it. */
export type Found = {
  attempt: AttemptRow;
  questions: Question[];
  answers: string[];
  /** By index; left out where nothing of it can have been spoken yet. */
  dictated?: (Dictated | null)[];
  /** What was asked once more, by index; left out where nothing of it can have been yet. */
  followUps?: (FollowUp | null)[];
};

/** What reading the rows ended in: where the interview stands. */
export type Resumed =
  | { place: "choosing"; open: AttemptRow[] }
  | { place: "preparing"; known: boolean }
  | ({ place: "answering" | "finishing" } & Found)
  | { place: "done"; attempt: AttemptRow | null };

/** The two pieces of work that need the server. */
export type Job = "prepare" | "report";

/** Why there is no going on by itself. `code` is null where the fault is not a refusal. */
export type Failure = { at: Job | "read"; code: ProblemCode | null; say: string };

/** Of the text on screen: nothing typed yet, on its way down, down, or not. */
export type SaveState = "untouched" | "saving" | "kept" | "lost";

export type Context = {
  userId: string;
  choice: Choice | null;
  companies: Company[];
  /** Unfinished attempts, newest first, offered where a round is chosen. */
  open: AttemptRow[];
  /** The server may have questions for this round already: it is asked before new ones are made. */
  known: boolean;
  /** When this entry of the browser's history was first opened: a report made since is the one it led to. */
  openedAt: number;
  attempt: AttemptRow | null;
  questions: Question[];
  /** Texts by index; blank where nothing was said. */
  answers: string[];
  /** Of spoken answers, by index: what is stored with their text. */
  dictated: (Dictated | null)[];
  /** What was asked once more about answers, by index. */
  followUps: (FollowUp | null)[];
  /**
   * `seq` counts the changes of text, so that an older one coming down is not taken for the newest; `asked`: Save
   * Answer was pressed since the last of them.
   */
  save: { seq: number; state: SaveState; asked: boolean };
  /** Counts the texts that were put into the box from outside: it is then a new one. */
  box: number;
  muted: boolean;
  /** The last tick, in milliseconds. */
  now: number;
  /** When the current work began. */
  since: number;
  /** When the attempt's row was last written. */
  keptAt: number;
  timeOverSeen: boolean;
  job: Job;
  tries: number;
  retryInMs: number;
  failure: Failure | null;
};

export type Event =
  | { type: "CHOOSE"; choice: Choice }
  | { type: "TICK"; now: number }
  | { type: "TYPE"; text: string }
  /** An answer with what was just spoken in it; `shown`: it stands in the box on screen already. */
  | { type: "HEARD"; index: number; text: string; dictated: Dictated; shown: boolean }
  /** The text on screen stays, against another device's. */
  | { type: "KEEP_MINE" }
  /** An earlier text takes the place of the one on screen. */
  | { type: "REPLACE"; text: string }
  /** Something is asked about the answer on screen. */
  | { type: "ASKED"; followUp: FollowUp }
  | { type: "KEPT"; seq: number }
  | { type: "LOST"; seq: number }
  | { type: "NEXT" }
  | { type: "PREVIOUS" }
  | { type: "GO"; index: number }
  | { type: "SAVE" }
  /** `say`: that instead of the question. */
  | { type: "REPLAY"; say?: string }
  | { type: "HUSH" }
  | { type: "MUTE" }
  | { type: "TIME_SEEN" }
  | { type: "FINISH" }
  | { type: "TURN_LOST" }
  | { type: "TURN_FREE" }
  /** The page may be about to go. */
  | { type: "LEAVING"; now: number }
  | { type: "TAKE_OVER" }
  | { type: "ONLINE" }
  | { type: "TRY_AGAIN" }
  | { type: "BACK" };

/** What the page knows when it opens. */
export type Input = Pick<Context, "userId" | "choice" | "known" | "openedAt" | "muted" | "now">;

/** What preparing asks for; the rows decide whether it is a repeat. */
export type PrepareInput = { userId: string; choice: Choice; known: boolean };
/** Whose rows are read, and for which entry of the history. */
export type ReadInput = Pick<Context, "userId" | "choice" | "known" | "openedAt">;
/** The attempt as it was finished, with its texts by index. */
export type ReportInput = Found;
