import { oneOf, seeded } from "./seeded.ts";

/** What people say for a word when they say it their own way; the first of a line is what is replaced. */
const OTHER_WORDS: readonly (readonly string[])[] = `
  because|since|as
  therefore|so|that is why
  use|work with|take
  first|to begin with|at the start
  then|after that|next
  finally|in the end|at last
  check|look at|verify
  make sure|see to it|ensure
  show|point out|display
  big|large|huge
  small|little|tiny
  fast|quick|speedy
  slow|sluggish|not quick
  problem|issue|trouble
  error|mistake|fault
  fix|repair|solve
  change|modify|alter
  start|begin|kick off
  stop|halt|end
  keep|hold|retain
  need|require|have to have
  tell|inform|let know
  ask|request|enquire
  explain|make clear|walk through
  help|support|assist
  choose|pick|select
  buy|purchase|get
  customer|client|buyer
  boss|manager|senior
  team|group|crew
  money|amount|funds
  price|cost|rate
  reduce|bring down|cut
  increase|raise|push up
  find|locate|spot
  give|hand over|provide
  send|pass on|forward
  wait|hold on|stay
  read|go through|look through
  write|note down|put down
  old|earlier|previous
  new|fresh|recent
  important|key|vital
  simple|easy|plain
  difficult|hard|tough
  wrong|incorrect|not right
  right|correct|proper
  many|a lot of|lots of
  every|each|all
  only|just|merely
  often|many times|frequently
  usually|mostly|in general
  quickly|fast|in no time
  clearly|plainly|in clear words
  together|jointly|side by side
  separate|different|independent
  remove|delete|take out
  add|put in|include
  return|give back|hand back
  store|save|keep
  whole|entire|complete
  part|piece|portion
  result|outcome|end
  reason|cause|why
  plan|schedule|layout
  test|try out|trial
  careful|cautious|watchful
  calm|cool|relaxed
  angry|upset|annoyed
  happy|glad|pleased
  patient|sick person|case
  student|child|learner
  doctor|physician|medical officer
  medicine|drug|tablet
  machine|equipment|unit
  bill|invoice|receipt
  payment|settlement|dues
  account|ledger|books
  report|summary|statement
  meeting|discussion|sitting
  leave|go away|quit
  job|work|position
  learn|pick up|get to know
  teach|train|coach
  grow|expand|get bigger
  work|labour|do the job
  data|information|records
  request|call|query
  server|machine|backend
  user|person|visitor
  page|screen|view
  value|figure|number
  copy|duplicate|replica
  missing|absent|not there
  before|ahead of|prior to
  after|following|once done with
  instead of|rather than|in place of
  for example|for instance|say
  usually|as a rule|most of the time
  must|has to|should
  cannot|is not able to|can never`
  .trim()
  .split("\n")
  .map((line) => line.trim().split("|"));

const WAYS: ReadonlyMap<string, readonly string[]> = new Map(
  OTHER_WORDS.flatMap(([word, ...others]) => (word === undefined ? [] : [[word, others] as const])),
);
const FINDS = new RegExp(`\\b(?:${[...WAYS.keys()].sort((a, b) => b.length - a.length).join("|")})\\b`, "gi");

const FILLERS = [
  "So, ",
  "Basically, ",
  "Um, ",
  "You know, ",
  "Okay so ",
  "I mean, ",
  "Well, ",
  "See, ",
  "Actually, ",
];
const INSIDE = [" you know,", " like,", " basically", " I would say,"];
const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bdo not\b/g, "don't"],
  [/\bdoes not\b/g, "doesn't"],
  [/\bit is\b/g, "it's"],
  [/\bI would\b/g, "I'd"],
  [/\bI will\b/g, "I'll"],
  [/\bI am\b/g, "I'm"],
  [/\bthat is\b/g, "that's"],
  [/\bcannot\b/g, "can't"],
];

const lower = (text: string) => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "If A, B." says "B if A." as well; "A because B." says "Since B, A." */
function turned(sentence: string): string {
  const body = sentence.replace(/[.!?]$/, "");
  const condition = /^(If|When|While|Once|After|Before) ([^,]{8,}), (?:then )?(.{8,})$/.exec(body);
  if (condition !== null)
    return `${upper(condition[3] ?? "")} ${(condition[1] ?? "").toLowerCase()} ${condition[2] ?? ""}.`;
  const reason = /^(.{12,}?),? because (.{8,})$/.exec(body);
  if (reason !== null) return `Since ${reason[2] ?? ""}, ${lower(reason[1] ?? "")}.`;
  return sentence;
}

function inOtherWords(sentence: string, share: number, chance: () => number): string {
  return sentence.replace(FINDS, (word) => {
    const ways = WAYS.get(word.toLowerCase());
    if (ways === undefined || chance() > share) return word;
    const way = oneOf(ways, chance);
    return /^\p{Lu}/u.test(word) ? upper(way) : way;
  });
}

/** Changes how sentences hang together, as speech does: a filler here and there, short forms, a sentence cut in two. */
function spoken(sentence: string, chance: () => number): string {
  let said = CONTRACTIONS.reduce((text, [long, short]) => text.replace(long, short), sentence);
  if (chance() < 0.25) said = said.replace(/, and (?=(?:I|we|it|they|the)\b)/, ". And ");
  if (chance() < 0.3) said = `${oneOf(FILLERS, chance)}${lower(said)}`;
  if (chance() < 0.15) said = said.replace(/,/, `,${oneOf(INSIDE, chance)}`);
  return said;
}

/**
 * Says a text again as another person would aloud: synonyms, clauses and neighbouring sentences turned round, short forms
 * and fillers. The same seed says it the same way.
 * @param share of the words with synonyms that are replaced, 0 to 1
 */
export function paraphrase(text: string, seed: number, share = 0.7): string {
  const chance = seeded(seed);
  const sentences = text
    .split(/(?<=[.?!]) +/)
    .map((sentence) =>
      spoken(inOtherWords(chance() < 0.6 ? turned(sentence) : sentence, share, chance), chance),
    );
  for (let i = 1; i + 1 < sentences.length; i += 2) {
    const [a, b] = [sentences[i] ?? "", sentences[i + 1] ?? ""];
    if (chance() < 0.3) [sentences[i], sentences[i + 1]] = [b, a];
  }
  return sentences.join(" ");
}
