import { questionsFor } from "../../rules/duration.ts";
import type { Entry } from "../entry.ts";
import type { Brief, DraftQuestion } from "../interviewer.ts";
import { applyCorrections } from "../resume/applyCorrections.ts";
import { readResume } from "../resume/readResume.ts";
import { arrange, chooseEntries, inTime } from "./choose.ts";
import { rankEntries, type Ranked } from "./rank.ts";
import { chooseWeak } from "./weak.ts";
import { bestWording, nothingUsed, use, wordingsOf, type Wording } from "./word.ts";

/** Share of a set that names the resume wherever the resume gives words for it (rule QS9). */
const NAMED_SHARE = 0.85;

function toQuestion(entry: Entry, wording: Wording, weak: boolean): DraftQuestion {
  return {
    question: wording.text,
    title: entry.title,
    type: entry.type,
    link: entry.link ?? null,
    expectedAnswer: entry.expected,
    points: entry.points.map(({ text, accept, weight, must }) => ({
      text,
      accept: [...accept],
      weight,
      must,
    })),
    avoid: [...entry.avoid],
    resumeLine: wording.line?.text ?? null,
    entryId: entry.id,
    ...(entry.ofWork && { ofWork: entry.ofWork }),
    exercise: entry.exercise ?? null,
    ...(weak ? { because: "weak-topic" } : {}),
  };
}

/** The entries of a set in asking order, and those of them that are on weak topics. */
function entriesFor(ranked: readonly Ranked[], { round, weakTopics }: Brief) {
  const most = questionsFor(round);
  // Problems among talk leave time for fewer: how many there are is known once a set is chosen.
  const plan = chooseEntries(ranked, round, most);
  const weak = inTime(chooseWeak(ranked, plan.length, weakTopics), round);
  const isSame = weak.length === 0 && plan.length === most;
  return { entries: arrange(isSame ? plan : chooseEntries(ranked, round, plan.length, weak)), weak };
}

/** Questions of a bank for a brief: the same brief gives the same questions. Never throws (rules QS1 to QS12). */
export function askFrom(bank: readonly Entry[], brief: Brief): DraftQuestion[] {
  const facts = applyCorrections(readResume(brief.resume), brief.corrections);
  const { entries, weak } = entriesFor(rankEntries(bank, brief, facts), brief);
  const used = nothingUsed();
  let named = 0;
  let fitting = 0;
  return entries.map((entry) => {
    const wordings = wordingsOf(entry, facts);
    if (wordings.some(({ line }) => line !== null)) fitting += 1;
    const short = named < NAMED_SHARE * fitting;
    const wording =
      (short ? bestWording(wordings, used, brief.seed, true) : null) ??
      bestWording(wordings, used, brief.seed, false) ??
      lastResort(entry, used);
    use(used, wording);
    if (wording.line !== null) named += 1;
    return toQuestion(entry, wording, weak.includes(entry));
  });
}

/** Where every wording needs words that the resume does not give: what the entry is about, asked plainly. */
function lastResort(entry: Entry, used: ReturnType<typeof nothingUsed>): Wording {
  const plain = `Let us talk about this: ${entry.title.charAt(0).toLowerCase()}${entry.title.slice(1)}. What do you do, and why?`;
  const text = used.texts.has(plain) ? `${plain} Give an example.` : plain;
  return { text, line: null, words: "", shape: "", worth: 0 };
}
