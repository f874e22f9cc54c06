const LETTER = /[\p{L}\p{N}]/u;

/** The first letter or digit of a name as one sees it: a Hindi letter keeps its vowel sign. "" where there is none. */
export function firstLetter(name: string): string {
  // The segmenter reads tables that a cheap phone needs a tenth of a second for.
  const latin = /^[A-Za-z](?!\p{M})/u.exec(name);
  if (latin) return latin[0].toUpperCase();
  for (const { segment } of new Intl.Segmenter("hi", { granularity: "grapheme" }).segment(name)) {
    if (LETTER.test(segment)) return segment.toLocaleUpperCase();
  }
  return "";
}
