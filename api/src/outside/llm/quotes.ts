const FEWEST_LETTERS = 3;
const MOST_LETTERS = 400;

/** Letters as a quote is looked for: any white space is one blank, curly quotes are straight, case does not count. */
const loose = (letter: string) => {
  if (/\s/.test(letter)) return " ";
  if (/[“”]/.test(letter)) return '"';
  return /[‘’]/.test(letter) ? "'" : letter.toLowerCase();
};

/** A text with its white space drawn together, and where each of its letters stood. */
function drawnTogether(text: string): { letters: string; places: number[] } {
  let letters = "";
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const letter = loose(text.charAt(at));
    if (letter.length !== 1 || (letter === " " && letters.endsWith(" "))) continue;
    letters += letter;
    places.push(at);
  }
  return { letters, places };
}

/**
 * The stretch of `answer` that `quote` means, letter for letter as it stands there; null where it stands nowhere. A model
 * changes case and white space when it copies; more than that is no quote.
 */
export function exactQuote(quote: string, answer: string): string | null {
  const wanted = drawnTogether(quote.replace(/^[\s"“”'….]+|[\s"“”'…]+$/g, "")).letters.trim();
  if (wanted.length < FEWEST_LETTERS || wanted.length > MOST_LETTERS) return null;
  const { letters, places } = drawnTogether(answer);
  const from = letters.indexOf(wanted);
  const [first, last] = [places[from], places[from + wanted.length - 1]];
  return from < 0 || first === undefined || last === undefined ? null : answer.slice(first, last + 1);
}
