import type { Question } from "../../entities/question.ts";
import { askedOf } from "../score/asked.ts";
import { isPlain } from "../score/fit/level.ts";
import { EXAMPLE, REASONS, TRADE_OFFS } from "../score/marks.ts";
import { OWN_ACTION } from "../score/ofOneself/story.ts";

/** Where a sentence belongs: in a story situation, action, result, learning; elsewhere the answer, why, an example, its cost. */
export type Stage = 0 | 1 | 2 | 3;

/** How one kind of answer is put in order. */
export type Order = {
  /** Whether the first sentence is the answer where no other is; a story may begin with its result. */
  opens: boolean;
  /** Where something that the person has done belongs. */
  ofDoing: Stage;
  /** The stage of a sentence of the answer; null where it goes on with what was said before it. */
  ofSentence(text: string): Stage | null;
  /** The stage of a key point. */
  ofPoint(text: string): Stage;
};

/** Without the flag that makes a sign remember where it stopped. */
const once = ({ source }: RegExp) => new RegExp(source, "i");
const [REASON, COST, INSTANCE] = [once(REASONS), once(TRADE_OFFS), once(EXAMPLE)];

const ASKS_FOR_STORY =
  /\b(?:a time|did|was|were|had|have you (?:ever|had)|once|last|happened|an? (?:example|situation|incident))\b/i;

/** "Suppose your last job had ended": nothing of it has happened. */
const SUPPOSES = /(?:^|[.!?] )suppose\b/i;

/** Whether a question asks for what every interview asks: a wish, a figure, a date. Its points are all that there is to say. */
export const isPlainQuestion = (question: Question): boolean =>
  question.type === "behavioral" && isPlain(askedOf(question));

/** Whether the question asks for something that has happened; others of its type ask for a statement, a view or a plan. */
export const asksForStory = (question: Question): boolean =>
  question.type === "behavioral" &&
  ASKS_FOR_STORY.test(question.question) &&
  !SUPPOSES.test(question.question) &&
  !isPlainQuestion(question);

const LEARNING =
  /\b(?:i (?:have )?learn(?:ed|t)|lesson|next time|since then|from then on|from that day|taught me|i reali[sz]ed|these days i|now i always|would do differently)\b/i;
const RESULT =
  /\b(?:in the end|at the end|finally|as a result|the result|reduced|increased|improved|saved|dropped|rose|went (?:up|down)|came down|(?:we|i) (?:finished|completed|delivered|passed)|thanked|agreed|on time)\b|%|\bpercent\b/i;
const SETTING =
  /\b(?:there was|when i (?:was|worked|joined|had)|while i was|we had (?:a|an|to)|i had (?:a|an|to)|my (?:job|task|goal|role) was|last (?:year|month|week|summer|winter|semester|january|february|march|april|may|june|july|august|september|october|november|december)|in (?:my|our) (?:last|first|second|third|final)|(?:in|during) (?:19|20)\d\d)\b/i;

/** What shows in an answer's text that a stage of it is told. */
export const TOLD = { SETTING, OWN_ACTION, RESULT, LEARNING, REASON, COST, INSTANCE } as const;

/** A story: situation, own action, result, learning. */
export const STORY: Order = {
  opens: false,
  ofDoing: 1,
  ofSentence(text) {
    if (LEARNING.test(text)) return 3;
    if (OWN_ACTION.test(text) && !SETTING.test(text)) return RESULT.test(text) ? 2 : 1;
    if (RESULT.test(text)) return 2;
    return SETTING.test(text) ? 0 : null;
  },
  ofPoint(text) {
    if (/\b(?:learn(?:ed|t)?|differently|next time|repeat)\b/i.test(text)) return 3;
    if (
      /\b(?:ended|(?:at|in) the end|results?|turned out|came out|finish\w*|outcome|felt|improved|better|reached|after(?:wards)?|agreed|worked|thanked|number|figure|proof|changed (?:between|after))\b/i.test(
        text,
      )
    )
      return 2;
    if (
      /\byou (?:\w+ly )?(?!had|were|was|worked)\w+|\b(?:your|own) (?:part|step|share|way|plan)\b/i.test(text)
    )
      return 1;
    return /^(?:what|which|who|where|when|why|how (?:much|many|little|long|bad|things))\b/i.test(text)
      ? 0
      : 1;
  },
};

/** An answer, why it is so, an example, what it costs. */
export const PLAIN: Order = {
  opens: true,
  ofDoing: 2,
  ofSentence(text) {
    if (INSTANCE.test(text)) return 2;
    if (
      /\b(?:trade-?offs?|downside|drawback|however|on the other hand|the catch|at the expense)\b/i.test(text)
    )
      return 3;
    return REASON.test(text) ? 1 : null;
  },
  ofPoint(text) {
    if (/\b(?:example|from your (?:own )?work|you (?:used|did|built|worked))\b/i.test(text)) return 2;
    if (COST.test(text)) return 3;
    return REASON.test(text) ? 1 : 0;
  },
};
