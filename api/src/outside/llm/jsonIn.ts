/** Where an object of JSON may begin; braces of prose are none. */
const BEGINS = /\{\s*["}]/g;
/** So many of its objects are tried; each that is none costs an error. */
const MOST_TRIED = 20;
const [THINKS, THOUGHT] = ["<think>", "</think>"];

/** JSON, or undefined where it is none. */
function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch (why) {
    if (why instanceof SyntaxError) return undefined;
    throw why;
  }
}

/** Where the next object begins, or -1. */
function beginOf(text: string, from: number): number {
  BEGINS.lastIndex = from;
  return BEGINS.exec(text)?.index ?? -1;
}

/** The place behind the brace that closes the one at `from`, braces in strings left aside; -1 where none does. */
function endOf(text: string, from: number): number {
  let [depth, inString] = [0, false];
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (inString && letter === "\\") at++;
    else if (letter === '"') inString = !inString;
    else if (inString) continue;
    else if (letter === "{") depth++;
    else if (letter === "}" && --depth === 0) return at + 1;
  }
  return -1;
}

/** A reply without the thoughts before its JSON. In the JSON the same words are a text. */
function withoutThoughts(text: string): string {
  const [open, begin] = [text.indexOf(THINKS), beginOf(text, 0)];
  const close = text.indexOf(THOUGHT, open);
  const before = open >= 0 && close > open && (begin < 0 || open < begin);
  return before ? text.slice(close + THOUGHT.length) : text;
}

/** The objects in a text that do not lie in one another; each letter is looked at once. */
function* objectsIn(text: string): Generator<string> {
  for (let from = beginOf(text, 0); from >= 0;) {
    const to = endOf(text, from);
    if (to < 0) return;
    yield text.slice(from, to);
    from = beginOf(text, to);
  }
}

/**
 * The JSON in a reply: the whole of it, else the longest object in it, whatever stands before and after it: the thoughts of a model
 * that thinks aloud, code fences, words. Throws a SyntaxError where there is none.
 */
export function jsonIn(text: string): unknown {
  const said = text.trim();
  const whole = parsed(said);
  if (whole) return whole.value;
  const objects = [...objectsIn(withoutThoughts(said))].toSorted((a, b) => b.length - a.length);
  for (const object of objects.slice(0, MOST_TRIED)) {
    const found = parsed(object);
    if (found) return found.value;
  }
  throw new SyntaxError("There is no JSON in it.");
}
