const FEWEST_LETTERS = 3;
const MOST_LETTERS = 400;

/** Letters as a quote is looked for: any white space is one blank, curly quotes are straight, case does not count. */
const loose = (letter: string) => {
  if (/\s/.test(letter)) return " ";
  if (/[“”]/.test(letter)) return '"';
  if (/[‘’]/.test(letter)) return "'";
  // Only İ becomes two, i and a dot above.
  return String.fromCodePoint(letter.toLowerCase().codePointAt(0) ?? 0);
};

type Place = { from: number; to: number };

/** A text with its white space drawn together, and where each of its letters stood. */
function drawnTogether(text: string): { letters: string; places: Place[] } {
  let letters = "";
  const places: Place[] = [];
  let from = 0;
  for (const own of text) {
    const [letter, to] = [loose(own), from + own.length];
    if (letter !== " " || !letters.endsWith(" ")) {
      letters += letter;
      // One for each half of a letter that JavaScript counts as two.
      for (let half = 0; half < letter.length; half++) places.push({ from, to });
    }
    from = to;
  }
  return { letters, places };
}

/** What a quote may mean, the fullest first: marks around it may be the answer's own, the model's, or both. */
function readingsOf(quote: string): string[] {
  const whole = quote.replace(/^[\s….]+|[\s….]+$/g, "");
  const inner = whole.replace(/^["“”'‘’]|["“”'‘’]$/g, "");
  const bare = quote.replace(/^[\s"“”'….]+|[\s"“”'….]+$/g, "");
  const letters = (text: string) => drawnTogether(text).letters.trim();
  const { length } = letters(bare);
  return length < FEWEST_LETTERS || length > MOST_LETTERS ? [] : [whole, inner, bare].map(letters);
}

/**
 * The stretch of `answer` that `quote` means, letter for letter as it stands there; null where it stands nowhere. A model
 * changes case and white space when it copies; more than that is no quote.
 */
export function exactQuote(quote: string, answer: string): string | null {
  const { letters, places } = drawnTogether(answer);
  for (const wanted of readingsOf(quote)) {
    const at = letters.indexOf(wanted);
    const [first, last] = [places[at], places[at + wanted.length - 1]];
    if (first && last) return answer.slice(first.from, last.to);
  }
  return null;
}
