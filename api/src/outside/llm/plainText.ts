import { speaksToScorer } from "#models/coach/score/toScorer.ts";
import { isPrivate } from "./privateMatters.ts";

/** Names that look like addresses and are none: tools, files, degrees. */
const NO_ADDRESSES: ReadonlySet<string> = new Set(
  "asp.net ado.net vb.net ml.net java.net java.io socket.io engine.io draw.io system.in sys.in requirements.in b.com m.com".split(
    " ",
  ),
);
const SURE_ADDRESS = /\b[a-z][a-z+.-]*:\/\/|\bwww\.|\b(?:mailto|javascript):\S|[\w.-]+@[\w-]+\.\w{2,}/i;
const HOST = /[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|in)\b(?:\/\S*)?/gi;

/** A host with a path, or in letters as hosts are written: "the job.In your view" lacks a blank. */
function isHost(written: string): boolean {
  const [host = ""] = written.split("/");
  if (NO_ADDRESSES.has(host.toLowerCase()) || host.endsWith(".gov.in")) return false;
  return host !== written || /\.(?:[a-z]+|COM|ORG)$/.test(host);
}

const hasAddress = (text: string) =>
  SURE_ADDRESS.test(text) || [...text.matchAll(HOST)].some(([written]) => isHost(written));

/** Signs of a page or of Markdown. What code says ("List<String>", "a < b", "2 ** 3", a bare "<form>") is text. */
const MARKUP =
  /<[a-z][\w-]*\s[^<>]*=|<\/?(?:b|i|u|em|strong|br|p|font|center|h[1-6]|script|iframe)\s*\/?>|(?<![\w*])\*\*\S[^*]*\*\*(?!\w)|```/i;
/** A question is said aloud: it has no tag at all. */
const TAG = /(?<![\p{L}\p{N}_])<\/?[a-z]/iu;

/** What is wrong with a text of a model that is shown to somebody, as the end of a sentence; null where nothing is. */
export function faultOf(text: string): string | null {
  if (MARKUP.test(text) || hasAddress(text)) return "must be plain text without addresses";
  if (isPrivate(text)) return "must not ask about private matters";
  return speaksToScorer(text) ? "must not give instructions to an examiner" : null;
}

/** The same of a question. */
export const faultOfQuestion = (text: string): string | null =>
  TAG.test(text) ? "must be plain text without addresses" : faultOf(text);
