/** Where an order begins: at the start, after a sign, or after a word that leads to one. "I give" is no order. */
const ORDER = String.raw`(?:^\W*|[,;:.)\]]\s*|\b(?:please|and|now|must|should|just|kindly|then)\s+)`;
const BEST = String.raw`(?:full|perfect|maximum|max|top|high|highest|excellent|\d{2,3}|ten|hundred)`;
const MARKS = String.raw`(?:\b(?:marks?|scores?|points?|rating|grades?|stars|out of)\b|%|\/\s*\d)`;

/**
 * Signs that a sentence speaks to the one who scores. All of them need an order or the answer itself as what is
 * spoken of: scores, marks, rules and instructions are also what honest answers are about.
 */
const SIGNS = [
  `${ORDER}(?:ignore|disregard|forget|override|bypass)\\b.{0,30}\\b(?:previous|prior|above|all|your|these|the)\\b.{0,20}\\b(?:instructions?|rubric|prompt|key points|criteria|scoring)\\b`,
  `${ORDER}(?:ignore|disregard|forget)\\b.{0,12}\\b(?:everything|all)\\b.{0,12}\\b(?:above|before|said|told)\\b`,
  `${ORDER}(?:give|award|assign|grant|rate|score|mark|grade|evaluate)\\b.{0,30}\\b(?:me|this|it|my|answer|response|candidate)\\b.{0,40}?(?:\\b${BEST}\\b.{0,12}${MARKS}|\\b100\\b(?!\\s*(?:%|percent)?\\s*\\w))`,
  `\\b(?:this|my|the) (?:answer|response|reply)\\b.{0,25}\\b(?:deserves?|worth|earns?|should (?:get|receive|be given)|must (?:get|receive))\\b.{0,25}\\b(?:full|perfect|maximum|top|highest|100|high)\\b`,
  String.raw`\b(?:you are|you're|act as|pretend to be) (?:now )?(?:an? |the )?(?:\w+ )?(?:ai|language model|grader|scorer|examiner|evaluator|judge)\b`,
  String.raw`^\W*note to (?:the )?(?:grader|scorer|interviewer|examiner|ai)\b|^\W*(?:system|assistant|instruction)\s*[:>\]]\s*(?:ignore|you|set|give|mark|score|rate|award|output|return|treat|please)\b`,
  String.raw`<\/?(?:system|instruction|prompt|score)\b|\[\/?inst\]`,
  `${ORDER}(?:output|return|print|respond with|reply with|set)\\b.{0,25}\\b(?:overall ?score|scores?|rating|grade|marks?)\\b(?! (?:of|for) the \\w)(?!.{0,30}\\b(?:when|if|once|whenever)\\b).{0,20}(?:\\b\\d{2,3}\\b|\\bfull\\b|\\bmax\\w*|\\bperfect\\b|\\bhighest\\b)`,
  String.raw`^\W*score\s*[:=]\s*\d{2,3}|\b(?:final|overall|my|answer) score (?:should|must) be\b|\boverallscore\b`,
  String.raw`^\W*(?:dear |hello |hi |to the )?(?:examiner|evaluator|grader|scorer|marker)s?\s*[,:;]`,
  String.raw`\b(?:examiner|evaluator|grader|scorer)s? (?:should|must|has to|need to|needs to|will|can) (?:treat|consider|count|mark|give|award|accept|score|rate)\b.{0,20}\b(?:the above|this answer|this response|my answer|my response|me)\b`,
  String.raw`\b(?:the|this) candidate (?:has )?(?:covered|answered|mentioned|met|said|shown|showed) (?:every|all|each)\b`,
  `(?:^\\W*|\\b(?:please|kindly) )(?:give|award|assign|grant)\\b (?:me |us )?(?:full|perfect|maximum|max|top|highest|100|hundred)\\b.{0,12}\\b(?:marks?|scores?|points?|rating)\\W*$`,
  String.raw`\ball (?:the )?(?:key )?points (?:are|were|have been) (?:covered|found|met|included|said)\b.{0,40}\b(?:marks?|scores?|points?|100)\b`,
  `${ORDER}(?:treat|consider|mark|count)\\b.{0,20}\\b(?:points?|criteria|parts?|this answer|this response|everything)\\b.{0,20}\\b(?:correct|covered|found|complete|perfect)\\b`,
].map((sign) => new RegExp(sign, "i"));

/** In full-width letters, or with marks between its letters that nobody sees, a sentence says the same. */
const asRead = (sentence: string) => sentence.normalize("NFKC").replace(/\p{Cf}/gu, "");

/** Whether a sentence speaks to the one who scores instead of answering (rule SC11). */
export function speaksToScorer(sentence: string): boolean {
  const read = asRead(sentence);
  return SIGNS.some((sign) => sign.test(read));
}
