import type { FollowUp } from "#models/entities/followUp.ts";
import { NOTHING_SPOKEN } from "#models/entities/spoken.ts";
import { isAnswered } from "#models/rules/score.ts";
import type { AttemptRow, Dictated } from "../../../rows.ts";
import { countOpen, deadlineFrom } from "./time.ts";
import type { Context, Event, Found, ReportInput, Resumed } from "./types.ts";

/** @throws where the machine is wrong: its states guarantee the value */
export function need<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`The interview has no ${name} here.`);
  return value;
}

/** The attempt, which every state from answering on has. */
export const attemptOf = ({ attempt }: Context) => need(attempt, "attempt");

/** Index of the question on screen. */
export const positionOf = ({ attempt }: Context): number => attempt?.position ?? 0;

/** The text of the question on screen. */
export const questionOf = (context: Context) => context.questions[positionOf(context)]?.question ?? "";

/** The text on screen. */
export const textOf = (context: Context) => context.answers[positionOf(context)] ?? "";

/** What the report is asked for with. */
export const reportInput = (context: Context): ReportInput => ({
  attempt: attemptOf(context),
  questions: context.questions,
  answers: context.answers,
  dictated: context.dictated,
  followUps: context.followUps,
});

/** The attempt as answering goes on with it: its time begins with the first question that is shown. */
export const begun = (attempt: AttemptRow, now: number): AttemptRow => ({
  ...attempt,
  phase: "answering",
  deadlineAt: attempt.deadlineAt ?? deadlineFrom(now, attempt.round.duration),
});

/** Another question is on screen. */
export const moved = (context: Context, position: number): Partial<Context> => ({
  attempt: { ...attemptOf(context), position },
  // A late word about the text before is not about this one.
  save: { seq: context.save.seq + 1, state: "untouched", asked: false },
});

/** Time passes: it counts for the question on screen. */
export function ticked(context: Context, now: number): Partial<Context> {
  const attempt = attemptOf(context);
  const openFor = countOpen(attempt.openFor, attempt.position, context.now, now);
  return { now, attempt: { ...attempt, openFor } };
}

/** How a text that was cleared had been spoken is of no text any more; its sound is not to be written down again. */
const cleared = (dictated: Dictated | null) => dictated && { ...dictated, spoken: NOTHING_SPOKEN };

/** The text on screen has changed and is on its way down. */
export function typed({ answers, dictated, attempt, save }: Context, text: string): Partial<Context> {
  const isShown = (index: number) => index === attempt?.position;
  return {
    answers: answers.map((answer, index) => (isShown(index) ? text : answer)),
    dictated: dictated.map((one, index) => (isShown(index) && !isAnswered(text) ? cleared(one) : one)),
    save: { seq: save.seq + 1, state: "saving", asked: false },
  };
}

/** A list with a value for each answer, and another one at `place`. */
const withAt = <T>({ answers }: Context, list: readonly (T | null)[], place: number, value: T) =>
  answers.map((_, index) => (index === place ? value : (list[index] ?? null)));

/** Something is asked about the answer on screen, which goes down with it. */
export const asked = (context: Context, followUp: FollowUp): Partial<Context> => ({
  ...typed(context, textOf(context)),
  followUps: withAt(context, context.followUps, positionOf(context), followUp),
});

/** What was spoken is in an answer, whose question may not be on screen any more. */
export function heard(context: Context, event: Extract<Event, { type: "HEARD" }>): Partial<Context> {
  const { index, text, dictated, shown } = event;
  const next = {
    answers: context.answers.map((one, place) => (place === index ? text : one)),
    dictated: withAt(context, context.dictated, index, dictated),
  };
  if (index !== context.attempt?.position) return next;
  const save = { seq: context.save.seq + 1, state: "saving" as const, asked: false };
  return { ...next, save, box: context.box + (shown ? 0 : 1) };
}

/** Another text is put in the place of the one on screen. */
export const replaced = (context: Context, text: string): Partial<Context> => ({
  ...typed(context, text),
  box: context.box + 1,
});

/** All waiting text is down, also what was lost before. */
export const written = (save: Context["save"]): Context["save"] =>
  save.state === "lost" ? { ...save, state: "kept" } : save;

/** The rows of an attempt. */
export const found = (rows: Found): Partial<Context> => {
  const { attempt, questions, answers, dictated = [], followUps = [] } = rows;
  return { attempt, questions, answers, dictated, followUps };
};

/** What reading the rows has found. */
export function resumed(output: Resumed): Partial<Context> {
  if (output.place === "choosing") return { open: output.open };
  if (output.place === "preparing") return { known: output.known };
  return output.place === "done" ? { attempt: output.attempt } : found(output);
}
