import { degreeAt, type Degree } from "./degrees.ts";
import { AN_OCCUPATION, isNotOwn } from "./own.ts";

const ITS_OWN = String.raw`(?:(?:also|just|recently|already|now|both)\s+)?(?:(?:an?|my|the)\s+)?(?:(?:full[ -]time|part[ -]time|distance|executive|regular|integrated|recent|first|second)\s+)?`;

/** What stands right before a degree of the one who speaks. */
const CLAIMS: readonly RegExp[] = [
  // "I hold an M.Sc.", "I have completed my full-time MBA", "I am an MBA"
  String.raw`\bi(?: have|['’]ve| am|['’]m)?(?: also)?(?: have| hold| did| done| completed| finished| got| earned| passed)?\s+`,
  // "I am a doctor with an MBBS"
  String.raw`\bi(?: am|['’]m)\s+${AN_OCCUPATION}\s+(?:with|having|holding)\s+`,
  // "As a doctor with an MBBS, I …", "I came here as a nurse with an M.Sc."
  String.raw`(?:^\W*|\bi (?:\w+ ){1,4}?)(?:as|being)\s+${AN_OCCUPATION}\s+(?:with|having|holding)\s+`,
].map((before) => new RegExp(before + ITS_OWN, "giu"));

/** A degree that ends here or is told more of: not "MBA students", not "M.Sc. entrance". */
const IS_WHOLE =
  /^\.?\s*(?:$|[,;:!?]|(?:in|from|of|at|and|but|so|which|because|with|as|last|when|before|after|since|graduate|doctor)\b|(?:degree|nursing|finance|marketing)\b(?! (?:holders?|students?|course|entrance|colleges?)))/i;
/** "a master of Excel". */
const IS_PRAISE = /\b(?:am|['’]m|is)\s+(?:an?\s+|the\s+)?$/i;

/** The degree that a sentence says of the one who speaks; null where it says none for sure. */
export function degreeSaid(sentence: string): Degree | null {
  for (const claim of CLAIMS) {
    for (const match of sentence.matchAll(claim)) {
      const rest = sentence.slice(match.index + match[0].length);
      const at = degreeAt(rest);
      if (at === null || !IS_WHOLE.test(at.after) || isNotOwn(sentence.slice(0, match.index))) continue;
      if (IS_PRAISE.test(match[0]) && /^master/i.test(rest)) continue;
      return at.degree;
    }
  }
  return null;
}
