/** Longest piece given to a voice at once, in characters: network voices fall silent after some 14 seconds. */
const MAX = 180;

/** Cuts a sentence that is too long where one would breathe: behind a comma, else between two words. */
function inBreaths(sentence: string): string[] {
  if (sentence.length <= MAX) return [sentence];
  const head = sentence.slice(0, MAX);
  const comma = Math.max(head.lastIndexOf(", "), head.lastIndexOf("; "), head.lastIndexOf(": "));
  const at = comma > MAX / 3 ? comma + 1 : head.lastIndexOf(" ");
  const end = at > 0 ? at : MAX;
  return [sentence.slice(0, end).trim(), ...inBreaths(sentence.slice(end).trim())];
}

/** The sentences of a text, each short enough to be read aloud in one go. */
export function sentencesOf(text: string): string[] {
  return (
    text
      .replace(/\s+/g, " ")
      // No look-behind: phones of 2022 cannot even read such a file.
      .replace(/([.?!।]) /g, "$1\n")
      .split("\n")
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== "")
      .flatMap(inBreaths)
  );
}
