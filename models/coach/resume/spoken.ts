import type { Line } from "./facts.ts";
import { withoutBullet } from "./tidy.ts";

const NAME =
  "English|Hindi|Malayalam|Tamil|Telugu|Kannada|Marathi|Gujarati|Bengali|Bangla|Punjabi|Urdu|Odia|Oriya|Assamese|Konkani|Nepali|Sanskrit|Maithili|Bhojpuri|Rajasthani|Haryanvi|Chhattisgarhi|Dogri|Kashmiri|Sindhi|Santali|Manipuri|Bodo|Tulu|Arabic|Persian|French|German|Spanish|Italian|Portuguese|Russian|Japanese|Chinese|Mandarin|Korean|हिंदी|हिन्दी|अंग्रेज़ी|अंग्रेजी|मराठी|गुजराती|बांग्ला|बंगाली|पंजाबी|उर्दू|भोजपुरी|मैथिली|राजस्थानी|संस्कृत|तमिल|तेलुगु|कन्नड़|मलयालम|नेपाली";
const NAMES = new RegExp(`(?<![\\p{L}\\p{M}])(?:${NAME})(?![\\p{L}\\p{M}])`, "giu");
/** "basic English": an item that is a language and nothing else. */
const ITEM = new RegExp(
  `^(?:(?:basic|good|fluent|spoken|written|conversational|native)\\s+)*(?:${NAME})$`,
  "iu",
);
const LABEL = /^(?:languages?(?: known| spoken)?|mother tongue|भाषा(?:एं|एँ|ओं का ज्ञान)?)\s*(?:[:|–-]|$)/iu;

/** Whether a text names a language that people speak. */
export const namesSpoken = (text: string): boolean => text.search(NAMES) >= 0;

/** Languages that one line says of the person, in its letters. */
function namedIn({ text, section, quotable }: Line): string[] {
  const line = withoutBullet(text);
  const labelled = LABEL.test(line);
  if (labelled || (section === "personal" && quotable)) return line.match(NAMES) ?? [];
  if (section !== "skills") return [];
  const items = line.replace(/^[^:]{2,40}:/, "").split(/[,;|•·/]|\band\b/);
  return items.filter((item) => ITEM.test(item.trim())).flatMap((item) => item.match(NAMES) ?? []);
}

/** Languages that a person speaks, each once, by the lines that list them (rule RS13); they are no skills of a trade. */
export function spokenIn(lines: readonly Line[]): string[] {
  const seen = new Map<string, string>();
  for (const name of lines.flatMap(namedIn)) {
    if (!seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  }
  return [...seen.values()];
}
