/** Points of a story, or of an introduction, that no key word can name, and what shows them in anybody's words. */
const SHOWN_BY: readonly (readonly [point: RegExp, sign: RegExp])[] = [
  [
    /\bwhat you do or studied\b/i,
    /\bi(?:'m| am) (?:an? (?!hard|quick|good|very|calm|team|fast|person)|the |presently |currently |now |working |studying )|\bi (?:work|worked|have worked|have been working|studied|have studied|did my|have done|completed|have completed|graduated)\b/i,
  ],
  [
    /\bresult you are happy about\b/i,
    /\b(?:proud|happ(?:y|iest) about|achiev\w+|award\w*|promoted|i (?:\w+ly )?(?:led|won|saved|improved|reduced|increased|raised|topped))\b/i,
  ],
  [
    /\bstrength that fits\b/i,
    /\b(?:my (?:\w+ )?strengths?|(?:am|are) (?:known for|good at)|quick learner|hard[- ]?working|i (?:am|stay|remain) (?:\w+ )?(?:calm|patient|careful|punctual|honest|sincere|reliable|disciplined)|i learn (?:fast|quickly))\b/i,
  ],
  [
    /\bwhy you want this role\b/i,
    /\b(?:this (?:role|job|post|position|opportunity)|i (?:have )?applied|i (?:want|would like|wish|hope) to|looking for)\b/i,
  ],
  [
    /\b(?:clear figure|number|amount|range)\b/i,
    /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|hundred|lakhs?|percent|half)\b/i,
  ],
  [
    /\blearn/i,
    /\b(?:learn(?:ed|t)|lesson|next time|since then|from then on|from that day|taught me|i reali[sz]ed)\b/i,
  ],
  [
    /\b(?:owned? it|was yours|your own mistake|admit)/i,
    /\b(?:my (?:own )?(?:mistake|fault|error)|i (?:told|informed|admitted|apologi[sz]ed|owned|said sorry|made a mistake|sent the wrong))\b/i,
  ],
  [
    /\b(?:felt at the end|person was happy)\b/i,
    /\b(?:happy|thanked|satisfied|came back|smil(?:ed|ing)|calm(?:ed)?|relieved)\b/i,
  ],
];

/** What shows a point of a story in anybody's words; null where only its own words do. */
export const signOf = (point: string): RegExp | null =>
  SHOWN_BY.find(([about]) => about.test(point))?.[1] ?? null;
