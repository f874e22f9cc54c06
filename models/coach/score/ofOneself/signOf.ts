import { everyInterview } from "./everyInterview.ts";

/** A model may word a point in any way, also "constructor". */
const BY_POINT = new Map(Object.entries(everyInterview));

/** Points of a story that no key word can name, and what shows them in anybody's words. */
const SHOWN_BY: readonly (readonly [point: RegExp, sign: RegExp])[] = [
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
  BY_POINT.get(point) ?? SHOWN_BY.find(([about]) => about.test(point))?.[1] ?? null;
