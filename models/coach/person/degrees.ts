/** A degree by one name ("b.tech"), and how high it is: several names of one height may stand for each other. */
export type Degree = { name: string; height: "school" | "diploma" | "bachelor" | "master" | "doctor" };

const DEGREES: readonly (readonly [Degree["height"], string, RegExp])[] = [
  ["doctor", "PhD", /\b(?:ph\.? ?d|doctorate)\b/i],
  ["master", "MBA", /\b(?:m\.?b\.?a|pgdm|masters?(?:['’]s)? (?:degree )?(?:of|in) business)\b/i],
  ["master", "MCA", /\bm\.?c\.?a\b/i],
  ["master", "M.Tech", /\b(?:m\.? ?tech|m\.e\.)/i],
  ["master", "M.Sc", /\bm\.? ?sc\b/i],
  ["master", "M.Com", /\bm\.? ?com\b/i],
  ["master", "M.Ed", /\bm\.? ?ed\b/i],
  ["master", "master's degree", /\bmasters?(?:['’]s)?(?: degree\b| of \w+| in \w+)|\bm\.a\./i],
  [
    "bachelor",
    "B.Tech",
    /\b(?:b\.? ?tech|b\.e\.|bachelors?(?:['’]s)? (?:degree )?(?:of|in) (?:engineering|technology)|engineering degree|degree in engineering)/i,
  ],
  // In small letters it is a word.
  ["bachelor", "B.Tech", /\bB\.?E\b(?!\.?d)/],
  ["bachelor", "BCA", /\bb\.?c\.?a\b/i],
  ["bachelor", "BBA", /\bb\.?b\.?a\b/i],
  ["bachelor", "B.Sc", /\bb\.? ?sc\b/i],
  ["bachelor", "B.Com", /\bb\.? ?com\b/i],
  ["bachelor", "B.Ed", /\bb\.? ?ed\b/i],
  ["bachelor", "B.Pharm", /\bb\.? ?pharm\w*/i],
  ["bachelor", "MBBS", /\bm\.?b\.?b\.?s\b/i],
  ["bachelor", "LLB", /\b(?:ll\.? ?b|law degree|degree in law)\b/i],
  [
    "bachelor",
    "bachelor's degree",
    /\bbachelors?(?:['’]s)?(?: degree\b| of \w+| in \w+)|\bgraduation\b|\bb\.a\./i,
  ],
  ["diploma", "diploma", /\b(?:diploma|polytechnic|iti|gnm|anm|d\.? ?pharm\w*|dmlt|pgdca|dca)\b/i],
];

/** The degrees that a text names, the exact names before those that only say how high. */
export const degreesIn = (text: string): Degree[] =>
  DEGREES.flatMap(([height, name, sign]) => (sign.test(text) ? [{ height, name }] : []));

const saysHeightOnly = ({ name }: Degree) => name.endsWith("degree");

/** Whether who has the one has the other before it: an M.Tech is named where a B.Tech was needed for it. */
const isAbove = (own: Degree, said: Degree) =>
  own.height === "master" && said.height === "bachelor" && own.name.slice(1) === said.name.slice(1);

/**
 * Whether a degree that was said stands for one of a resume: the same name, the one before it, or the same height where one of
 * them says no more.
 */
export const sameDegree = (own: Degree, said: Degree) =>
  own.name === said.name ||
  isAbove(own, said) ||
  (own.height === said.height && (saysHeightOnly(own) || saysHeightOnly(said)));

/** The degree that a text begins with, and what stands after it; null where it begins with none. */
export function degreeAt(text: string): { degree: Degree; after: string } | null {
  for (const [height, name, sign] of DEGREES) {
    const match = sign.exec(text);
    if (match?.index === 0) return { degree: { height, name }, after: text.slice(match[0].length) };
  }
  return null;
}
