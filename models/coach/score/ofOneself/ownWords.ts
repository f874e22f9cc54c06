import { stem } from "../../text/stem.ts";
import type { Word } from "../../text/words.ts";
import type { Prepared } from "../prepared.ts";

/** Words that fit every story, and so tell none: what anybody may say of themselves and of work. */
const STOCK: ReadonlySet<string> = new Set(
  `ability able accept accomplish according achieve achievement action active actual adapt adaptable additional adjust
  advice agree aim allow always ambition appreciate appreciation approach area aspect assign attitude avoid aware
  background balance basis beginning behave behaviour belief believe benefit best better bless blessing boss brave busy
  calm candidate capable capability capacity care career careful carefully carry cause certain challenge challenging
  chance change character choice circumstance colleague comfortable commit committed commitment common communicate
  communication company competent complete concentrate concentration concern condition confidence confident consider
  consistent consistently constant continue contribute contribution control cool cooperate cooperation coordinate
  coordination correct courage coworker create culture current daily deal decide decision dedicate dedicated dedication
  deep definitely deliver demand depend desire determination determined develop development devote devotion difference
  different difficult difficulty diligent direct discipline disciplined doubt dream duty eager earnest easily easy
  effective efficient effort employee employer encourage encouragement energetic energy enjoy ensure enthusiasm
  enthusiastic entire environment everybody everyone everything excel excellence excellent excited expect expectation
  experience express extra face fact fail failure fair faith faithful family fast favourable fear feel feeling fellow field
  final fine firm flexible focus force fortunate fortune friendly fulfil full fully future gain general generally genuine
  gift goal god god's good grace grateful great grow growth guidance guide habit handle happen happily happiness happy hard
  hardship hardwork hardworking heart help helpful helping honest honestly honesty hope hopefully humble idea ideal
  immediately impact important importance improve improvement increase individual initiative inspire inspiration
  integrity intelligent interest interested involve job journey joy judge keen knowledge lead leader leadership learn
  learner learning lesson level life limit listen live lord love loyal loyalty luck lucky main maintain manage management
  manager manner matter mature maturity maximum member mental method mind mindset mistake moment moral motivate motivated
  motivation nature necessary negative nervous nice normal obstacle occasion opportunity organisation organization
  outcome output overcome pain particular passion passionate path patience patient patiently peace perfect perfection
  perfectly perform performance perseverance persistent person personal personality personally phase pleasant pleasure
  point polite politely positive positively positivity potential practical praise prayer prepare pressure previous pride
  principle priority problem process productive professional professionally progress promise proper properly proud prove
  provide punctual punctuality purpose quality quick quickly ready reality regular relation relationship reliable rely
  remain remember require resolve respect respectful responsible responsibility result reward role rule sacrifice
  satisfaction satisfied satisfy self senior sense serious seriously share shine similar sincere sincerely sincerity
  situation skill skilled smart smile smooth smoothly society solution solve soul special spirit stand standard stay step
  strength stress stressful strict strong strongly struggle stuff style succeed success successful successfully suitable
  superior support supportive sure surely talent target task team teamwork tension thank thankful thing thought top total
  totally tough trait trust truth true truly try trying type ultimately understand understanding unique unity useful usual
  usually utmost value various versatile victory view vision way weak weakness whatever whole wholehearted willing
  willingly win wise wish wonderful word workplace world worry worth`
    .split(/\s+/)
    .map(stem),
);

const isOwn = ({ kind, stem: own }: Word, asked: ReadonlySet<string>) =>
  kind === "content" && !asked.has(own) && !STOCK.has(own);

/** Whether a stretch says something of its own: a word that neither the question has nor every story. */
export const saysOwn = ({ words }: { words: readonly Word[] }, asked: ReadonlySet<string>): boolean =>
  words.some((word) => isOwn(word, asked));

/** Clauses of fewer words are items of a list. */
const FEWEST_IN_CLAUSE = 3;

/** Whether a clause is so short that it says nothing by itself. */
export const isItem = ({ words }: { words: readonly Word[] }) => words.length < FEWEST_IN_CLAUSE;

/** No clause has more words of its own that count: a list of names tells no story. */
const MOST_OF_CLAUSE = 4;

/** How many different words of its own an answer has, in clauses that say something. @param asked stems of the question's own words */
export function ownWordsIn({ clauses }: Pick<Prepared, "clauses">, asked: ReadonlySet<string>): number {
  const own = clauses
    .filter((clause) => !isItem(clause))
    .flatMap(({ words }) => words.filter((word) => isOwn(word, asked)).slice(0, MOST_OF_CLAUSE));
  return new Set(own.map((word) => word.stem)).size;
}
