/** What is known of a segment whose text is in doubt. */
export type AboutSpeech = {
  /** Seconds of speech in it (an "end" event's `speechMs` / 1,000), without the silence around. */
  seconds: number;
  /** Root mean square of that speech, 0 to 1. */
  voicedRms: number;
};

/**
 * Below it speech counts as hardly there, -54 dB. Of 50 recordings of people, made without gain, the softest few are
 * below it.
 */
const LOW_RMS = 0.002;

/** Shorter speech than this is too little to trust a video's ending, or a polite word, in it; in seconds. */
const SHORT = 2;
const SHORT_POLITE = 0.6;

/**
 * What Whisper writes where nothing was said, because its training data had videos with silent endings
 * (openai/whisper discussions 679 and 928, arXiv 2501.11378): nobody ends an answer with it.
 */
const VIDEO = [
  /^(?:thanks|thank you)(?: you)?(?: all| so much| very much)? for (?:watching|viewing)(?: (?:this|the|my|our) videos?)?$/,
  /^(?:please |do |and |don t forget to |like and |comment and )*subscribe(?: to (?:my|our|the) channel| for more(?: videos)?)?$/,
  /^(?:i ll |we ll )?see you (?:all )?(?:guys )?(?:in the |in my )?next (?:time|video|one)$/,
  /^(?:sub)?titles? (?:are |were )?(?:by|created by|provided by|made by|edited by)\b.*$/,
  /^(?:captions?|captioning|transcription|transcribed|translation|translated|edited|directed|produced) by\b.*$/,
  /^subtitles\b.*\bamara org\b.*$/,
  /^amara org.*$/,
  /^(?:for more information )?(?:please )?(?:visit )?www [a-z0-9 ]+$/,
  /^copyright .*\b(?:19|20)\d\d\b.*$/,
  /^the end$/,
];

/** What it writes of a hum or a tone, however loud and long: as the whole of a segment nobody says it. */
const HUM = [/^you(?: you)*$/, /^beeping(?: beeping)*$/];

/** What Whisper writes too, but people as well. */
const POLITE = [
  /^(?:okay |ok )?(?:thank you|thanks)(?: you)?(?: all| so much| very much| a lot| everyone)*(?: for (?:listening|your attention|your time))?$/,
  /^(?:bye|good ?bye)(?: bye| everyone| everybody)*$/,
];

/** The sentences of a text, each as it is compared: lower case, letters and digits with one space between. */
const sentences = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => sentence.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ").trim())
    .filter((sentence) => sentence !== "");

/** Whether a text is nothing but what Whisper is known to invent, and so little was heard that it will have been. */
export function isInvented(text: string, { seconds, voicedRms }: AboutSpeech): boolean {
  const said = sentences(text);
  const are = (patterns: readonly RegExp[]) =>
    said.every((sentence) => patterns.some((pattern) => pattern.test(sentence)));
  if (are(HUM)) return true;
  const low = voicedRms < LOW_RMS;
  if (are(POLITE)) return low || seconds < SHORT_POLITE;
  return (low || seconds < SHORT) && are([...VIDEO, ...POLITE]);
}
