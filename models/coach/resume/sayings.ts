import type { Line, Saying } from "./facts.ts";
import { tidyLine, withoutBullet } from "./tidy.ts";

/** Words that people say of their own character. */
const TRAIT =
  /\b(?:hard[- ]?working|punctual|sincere|honest|disciplined|dedicated|quick learner|fast learner|self[- ]?motivated|motivator|motivated|leader(?:ship)?|team ?(?:player|work)|detail|adaptab|flexib|patien(?:t|ce)|calm|creativ|reliable|responsible|time management|problem[- ]solving|positive attitude|good listener|communication|optimis|confiden|organi[sz]ed|multi[- ]?task)|मेहनती|ईमानदार|समय के पाबंद|अनुशासित/iu;
const WITHOUT_SELF = new Set(["experience", "projects", "education"]);

/** Strengths that a person names ("quick learner"), each with its line. */
export function findStrengths(lines: readonly Line[]): Saying[] {
  return lines
    .filter(({ section, quotable }) => quotable && !WITHOUT_SELF.has(section))
    .flatMap((line) =>
      withoutBullet(line.text)
        .replace(/^[^:]{3,30}:\s*/, "")
        .split(/\s*[,|•·;/]\s*/)
        .map((part) => part.trim().replace(/\.$/, ""))
        .filter((part) => TRAIT.test(part) && part.split(/\s+/).length <= 4)
        .map((words) => ({ words, line })),
    );
}

const AIM =
  /\b(?:looking for|seeking|to obtain|to secure|to work (?:as|in|with)|to join|want to work|position (?:as|of|in))\b|के पद पर|चाहता|चाहती/iu;

/** What hangs on an aim says less than the aim. */
const HANGS_ON = /,?\s(?:where|which|so that|utili[sz]ing|that)\s.*$/i;

/** "To work in a good company": what everybody looks for says nothing of the person. */
const ANYBODYS =
  /\b(?:work|job|career|position|join|part)\b(?: \w+)? (?:in|with|for|of) (?:an?|the|your|any)? ?(?:[\p{L}-]+,? (?:and )?){0,3}(?:org\p{L}+|company|firm|environment|industry|concern|institution)$/iu;

/** The sentence of a line that says what is looked for. */
const aimIn = (text: string) =>
  text.split(/(?<=\p{L}{4,}[.।])\s+/u).find((sentence) => AIM.test(sentence)) ?? text;

/** Lines that say what the person looks for, in their words. */
export const findAims = (lines: readonly Line[]): Saying[] =>
  lines
    .filter(({ section, quotable, text }) => quotable && section === "summary" && AIM.test(text))
    .map((line) => ({
      words: aimIn(withoutBullet(line.text)).replace(HANGS_ON, "").replace(/[.।]$/u, ""),
      line,
    }))
    .filter(({ words }) => !ANYBODYS.test(words));

const DONE =
  /\b(?:captain|volunteer\w*|member|secretary|monitor|president|nss|ncc|scouts?|certificat\w*|certified|courses?|awards?|prize|medal|achievement|honou?rs|dean|scholar\w*|winner|won|stood|first|led|lead|organi[sz]ed|coach|participat\w+|workshop|training|trained|events?|drive|camps?|sports?|team|club|cultural|instructed|plan(?:ned)?|presented|published|raised)\b/i;
/** Names of other people are never quoted. */
const OF_OTHERS = /\b(?:prof|dr|mr|mrs|ms|shri|smt)\b\.?\s/i;

/** Lines about things done outside work, three words or more. */
export const findPastimes = (lines: readonly Line[]): Line[] =>
  lines.filter(
    ({ section, quotable, text }) =>
      section === "activities" &&
      quotable &&
      DONE.test(text) &&
      !OF_OTHERS.test(text) &&
      /^[\p{Lu}\p{N}\p{Lo}]/u.test(withoutBullet(text)) &&
      tidyLine(withoutBullet(text)).split(" ").length >= 2,
  );
