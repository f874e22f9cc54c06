import type { KeyPoint } from "../../entities/question.ts";
import type { Span } from "../text/spans.ts";
import { contentStems } from "../text/words.ts";

/** Who says that something is not needed says the opposite of a point that asks for it. */
const NEEDLESS =
  /\b(?:(?:is|are) (?:not|never) (?:needed|necessary|required)|(?:isn|aren)'t (?:needed|necessary|required)|no (?:\w+ ){1,4}(?:is|are) (?:needed|necessary|required)|no need|need not|needn't|nobody needs|no one needs|unnecessary|can be (?:ignored|skipped|left out))\b/i;

/** Ends right before the first word of a point that one says is not so, or is not done. */
const NOT_SO =
  /\b(?:(?:would|will|do|does|did|should|can|could|must|is|are|was|were|has|have|had)(?: not|n['’]t)|['’]d not|never|cannot|will not|won['’]t)\s+(?:\w+\s+)?$/i;
/** The same of what one calls untrue. */
const UNTRUE =
  /\b(?:not (?:true|right|correct|so)|untrue|false|wrong|incorrect|an? (?:common )?(?:myth|mistake))\b.{0,14}\b(?:that|to)\s+(?:\w+\s+){0,3}$/i;

/** Names of the trade that have such a word in them and deny nothing. */
const NO_DENIAL = /\bnot (?:exists|in|null|equal)\b/gi;
/** A point that says itself what is not, and so agrees with a denial. */
const DENIES =
  /^no\b|\bnon-|\b(?:not|never|without|nobody|nothing|avoid\w*|instead|rather|refus\w+|stop\w*|cannot|\w+n['’]t|fail\w*|wrong\w*|left out|leave out|exclud\w+)\b/i;
const BEGINS_WITH_DENIAL = /^(?:do not|does not|don['’]t|doesn['’]t|never|no|not|avoid|cannot)\b/i;

/** A point that something must not be. */
const FORBIDS = /^(?:no|never|not) (?!\w+:)/i;
/** Any sign in a sentence that it speaks of what is not, or is kept away. */
const SAYS_NOT =
  /\b(?:no|not|never|without|nobody|nothing|none|nor|neither|cannot|\w+n['’]t|avoid\w*|instead|rather|refus\w+|stop\w*|only|reject\w*|against|forbid\w*|wrong\w*|mistake|false|danger\w*|risk\w*|harm\w*|less|leave|alone|free|too|but|un\w{4,}|zero)\b/i;

/** After these words comes the reason, or what is so instead. */
const TURNS = /\b(?:because|since|otherwise|instead|but|which)\b/i;

const denies = ({ text, accept }: KeyPoint) =>
  DENIES.test(text.replace(NO_DENIAL, "")) || accept.some((one) => BEGINS_WITH_DENIAL.test(one));

/** Whether a piece has all of another wording, one that says what is to be instead ("water cement ratio"). */
function saysOtherwise({ accept }: KeyPoint, said: string): boolean {
  const stems = new Set(contentStems(said));
  return accept.some((one) => !SAYS_NOT.test(one) && contentStems(one).every((stem) => stems.has(stem)));
}

/**
 * Whether a piece of an answer says the opposite of a point whose words it has: that it is not needed, is not so or is not done;
 * or, of something that must not be, that it is (rule SC5).
 * @param plain the answer @param places where the point's words stand in it, in order
 */
export function saysOpposite(
  { from, to }: Span,
  point: KeyPoint,
  plain: string,
  places: readonly number[],
): boolean {
  const said = plain.slice(from, to);
  if (FORBIDS.test(point.text)) {
    const sentence = said + (/^[^.!?]*/.exec(plain.slice(to))?.[0] ?? "");
    return !SAYS_NOT.test(sentence) && !saysOtherwise(point, said);
  }
  if (denies(point)) return false;
  if (NEEDLESS.test(said)) return true;
  const [first = from] = places;
  const rest = plain.slice(first, to);
  const turn = first + rest.search(TURNS);
  const end = first + (rest.search(/[.!?]\s/) + 1 || rest.length);
  // What is denied is only some of it, or why what it says is so.
  const isElsewhere = places.filter((place) => place > end).length > places.length / 2;
  const isReason = turn >= first && places.some((place) => place > turn);
  const before = plain.slice(from, first);
  return !isElsewhere && !isReason && (NOT_SO.test(before) || UNTRUE.test(before));
}
