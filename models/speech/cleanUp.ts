import { isInvented, type AboutSpeech } from "./inventions.ts";
import { hasLoop, withoutLoops } from "./loops.ts";
import { shownText, spokenWords } from "./spokenWords.ts";

/** Nobody says so many words in a second; of short segments half a second is counted. */
const MOST_WORDS_PER_SECOND = 7;
const LEAST_SECONDS = 0.5;

/** What Whisper puts in brackets is no speech: "[BLANK_AUDIO]", "[Music]". Also "*sighs*", and all between notes. */
const BRACKETS = /\[[^\][]{0,60}\]|【[^】]{0,60}】|\*[\p{L} ]{1,40}\*|♪[^♪]{0,200}♪|[♩♪♫♬🎵🎶]+|>>+/gu;

/** What it puts in parentheses is a sound where it says so; "(API)" may have been said. Not "O(n)": no space before. */
const PARENTHESES = /(?<![^\s.,!?])\(([^()]{1,60})\)/gu;
const MOST_WORDS_OF_A_SOUND = 5;
const SOUND = new RegExp(
  String.raw`\b(?:(?:click|clack|typ|talk|speak|laugh|cough|sigh|breath|clapp|knock|beep|ring|humm|sing|whistl|scream|cry|chirp|bark|sniff|sneez|snor|rustl|buzz|revv|rumbl|applaud|mumbl|whisper|murmur|chatter|clear)ing|music|applause|silence|blank_?audio|inaudible|unintelligible|indistinct|noise|laughter|laughs?|sighs?|coughs?|sniff(?:le)?s?|sneezes?|gasps?|groans?|grunts?|chuckles?|giggles?|snorts?|screams?|sobs?|whispers?|mumbles?|breathes?|exhales?|inhales?|clears throat|beeps?|buzz(?:es)?|clicks?|clacks?|dings?|chimes?|thuds?|claps?|footsteps|foreign language|upbeat|dramatic)\b`,
  "i",
);

const isSound = (inside: string) =>
  spokenWords(inside).length <= MOST_WORDS_OF_A_SOUND && SOUND.test(inside.trim());

/** Marks that are left at the beginning; not those of ".NET" or "-5". */
const LEADING_MARKS = /^(?:[\s,;:!?…]|\.{2,}|[.-](?=\s))+/u;

const withoutTags = (text: string) =>
  text
    .replace(BRACKETS, " ")
    .replace(PARENTHESES, (whole, inside: string) => (isSound(inside) ? " " : whole));

/**
 * The text of a segment without what was not said: descriptions of sounds, loops, signs without a word, and what Whisper
 * invents where there is next to nothing to hear.
 */
export function cleanUp(text: string, about: AboutSpeech): string {
  const words = withoutLoops(withoutTags(text));
  const said = shownText(words).replace(LEADING_MARKS, "");
  return words.length === 0 || isInvented(said, about) ? "" : said;
}

/**
 * Whether Whisper has lost its way: something three or more times in a row (a single word four times), or more words
 * than anybody says. Then it should try again with no_repeat_ngram_size.
 * @param seconds of speech
 */
export function isLooping(text: string, seconds: number): boolean {
  const words = spokenWords(text).length;
  return hasLoop(text) || words > MOST_WORDS_PER_SECOND * Math.max(LEAST_SECONDS, seconds);
}
