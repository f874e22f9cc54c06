/*
 * Kinds of points that questions about oneself have, by how a rubric words them, and how people sound who say such a thing.
 * For points that nobody has described more exactly; the first kind that fits counts. Each is wide: that an answer is to this
 * question at all is told by other means (fit/presumption.ts), and a clause shows one point only.
 */

const any = (words: string) => new RegExp(`\\b(?:${words})\\b`, "i");

const ASKING = /\?|\b(?:ask(?:ed|ing)?|enquir\w+|request\w*|may i|can i know|want to know|please tell)\b/i;
const SAYING = any(
  "told|tell|said|say|spoke|speak|talk(?:ed)?|inform\\w*|report\\w*|call(?:ed)?|phoned|admit\\w*|accept\\w*|apologi[sz]\\w+|sorry|explain\\w*|raised|mention\\w*|messaged?|wrote|frank(?:ly)?|honest\\w*|openly|straight|true",
);
const REASON = any(
  "because|since|as (?:i|we|the|my|it|our)|so that|that'?s why|reason|due to|otherwise|if not|for me|means|thought|thinking|feel|wanted",
);
const LASTING = any(
  "learn(?:ed|t)|lesson|next time|since then|from then|from that day|taught me|reali[sz]ed|after that|these days|now|nowadays|today|always|never again|every time|from now|ever since|these|still",
);
const ENDING = any(
  "in the end|at the end|finally|result\\w*|finish\\w*|complet\\w+|on time|thank\\w*|agreed|accept\\w*|allowed|approved|improv\\w+|reduc\\w+|increas\\w+|went|came|became|won|only|safe|work(?:s|ed|ing)|again|passed|saved|later|got|gave|moved|stayed|better|less|more|happy|satisfied|smil\\w+|liked|clapp\\w+|no (?:complaint|one|error|mistake|loss|problem)|percent|nobody|everybody|all",
);
const LOOKING = any(
  "check\\w*|verif\\w+|count\\w*|compar\\w+|test\\w*|tri(?:ed|al)|found|find|look\\w*|saw|see|watch\\w*|noted|notic\\w+|listen\\w*|heard|read|asked|show\\w*|proof|photos?|list|numbers?|figures?|data|register|twice|certificate|slip",
);
const DOING = any(
  "(?:i|we)(?:'(?:ll|d|m|ve))? (?:\\w+ly |now |always |also |first |then |just |even |myself |will |would |can |could |have |had |am |used to )*(?:\\w{2,}ed|\\w{3,}ing|made|make|took|take|told|gave|give|wrote|write|spoke|went|go|met|sat|sit|set|put|built|found|find|kept|keep|led|ran|run|held|sent|send|taught|teach|chose|brought|bring|got|get|began|let|split|cut|read|did|do|use|ask|help|try|plan|start|learn|check|practise|call|stop|speak|talk|stay|leave)",
);
const WHEN = any(
  "days?|weeks?|months?|years?|hours?|minutes?|o'?clock|morning|evening|night|until|till|before|after|early|late|date|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december",
);
const MONEY =
  /\d|\b(?:rupees?|lakhs?|thousand|salary|pay|paid|money|cash|cost|fixed|variable|incentive|fund|insurance|bill|allowance|deposit|amount|figure|range|fare)\b/i;
const LIKING = any(
  "like[ds]?|love|enjoy\\w*|prefer|want|need|hope|wish|interest\\w*|matters?|important|best|favou?rite|suits?|comfortable|happy|proud|drawn|dream|choose|value",
);
const TROUBLE = any(
  "hard(?:est)?|difficult\\w*|problem|trouble|wrong|fail\\w*|weak|could not|couldn't|did not|didn't|do not|don't|cannot|can't|never|afraid|fear|nervous|shak\\w+|tough|mistakes?|lost|lack|short|missing|late|angry|refus\\w+|broke\\w*|worst|bad|poor|slow|stuck|no",
);
const WRITING = any(
  "wrote|writ(?:e|ing|ten)|notes?|notebook|register|mail|e-?mail|letter|papers?|diary|message|whatsapp|slips?|list|form|sheet|chart|signed|document\\w*|copy|copies",
);
const EXAMPLE = any(
  "once|last|when|for example|for instance|in my|ago|during|have (?:done|worked|been|had)|used to|one day|one time|there was|before|already|earlier|first",
);
const CALM = any(
  "calm\\w*|polite\\w*|respect\\w*|soft\\w*|quiet\\w*|private\\w*|alone|aside|smil\\w*|no (?:anger|grudge|hard)|not (?:angry|bitter|fight|argue|shout|blame)|thank\\w*|understand|fair|sorry|grateful|sir|madam|without|fine|right",
);
const CHOICE = any(
  "yes|no|ready|fine|okay|ok|willing|decided|decision|choose|chose|will|would|won't|cannot|can't|first|instead|option|either|or|rather|limit|least|most|never",
);
const KEEPING = any(
  "stay|promise|commit\\w*|word|sure|will not|won't|least|long|years|keep|trust|leave|join|plan",
);

/** What it all is about: the first clause that shows nothing else. */
const SUBJECT = /\w/;

type Kind = readonly [point: RegExp, sign: RegExp];

const KINDS: readonly Kind[] = [
  [/\bquestion|\bask(?:s|ed)?\b|\benquir/i, ASKING],
  [
    /\blearn|\blesson|\bnow\b|\btoday\b|\bsince then\b|\bdifferently\b|\bdone since\b|\bnext (?:time|attempt)\b/i,
    LASTING,
  ],
  [
    /\bwrit|\bnote|\bmail\b|\bletter\b|\bentry\b|\bpapers?\b|\bslips?\b|\bsigned\b|\bcertificates?\b/i,
    WRITING,
  ],
  [
    /\bended?\b|\bresult|\bcame? out\b|\bwent\b|\bled to\b|\breach|\bgain|\bbetter\b|\bresponded\b|\btook it\b|\bdeliver|\bcontent\b|\bsaved\b|\bhelped\b|\bthanks\b|\bgrow|\blater\b|\bhappened after\b|\bwhat changed\b|\bsign that\b|\bsolved\b|\bcame? of\b/i,
    ENDING,
  ],
  [/\bwhy\b|\breasons?\b|\bground\b|\bcause\b|\bpurpose\b/i, REASON],
  [
    /\bcheck|\btest|\bsure\b|\bproof\b|\bfacts?\b|\bshow|\bfigures?\b|\bread\b|\blook|\bfind out\b|\bfound\b|\bknow/i,
    LOOKING,
  ],
  [
    /\bcalm|\brespect|\bpolite|\bbitter|\bgossip|\banger\b|\bblam|\bkind\b|\bfair\b|\bprivate\b|\bwithout\b/i,
    CALM,
  ],
  [
    /\btold\b|\btell|\bsa(?:y|id)\b|\bopen(?:ly)?\b|\bnamed?\b|\breport|\bhonest|\badmit|\bspoke|\bspeak|\btalk|\binform|\braised\b/i,
    SAYING,
  ],
  [
    /\bpay\b|\bpaid\b|\bmoney\b|\bfigure\b|\bcosts?\b|\brupees\b|\binsurance\b|\bexpenses\b|\bfund\b|\byearly\b|\bfixed\b|\boffer/i,
    MONEY,
  ],
  [/\bstay|\bpromise|\bword\b|\bkeep(?:s)? (?:your|the)\b|\breleased\b|\bplan further\b|\bserve\b/i, KEEPING],
  [/\bmonths?\b|\bweeks?\b|\bday\b|\bdate\b|\bearly\b|\bwhen\b|\bhours?\b|\bdistance\b/i, WHEN],
  [
    /\byes\b|\bclear\b|\bdecision\b|\bdecided\b|\bstand\b|\banswer\b|\blimit\b|\bchoice|\bpropose|\bbetween\b/i,
    CHOICE,
  ],
  [
    /\bexample\b|\binstance\b|\bactual\b|\bexperience\b|\bpast\b|\bbefore\b|\balready\b|\btried\b|\bbegan\b/i,
    EXAMPLE,
  ],
  [
    /\blike\b|\bwant|\bprefer|\bsuits?\b|\bchoose\b|\bforward\b|\benjoy|\bdraws?\b|\bmatters\b|\bwish\b/i,
    LIKING,
  ],
  [
    /\bhard|\bproblem|\bweak|\black|\btrouble|\bwrong\b|\bfail|\bfear\b|\brisk|\bspoil|\bmissing\b|\bnot do\b|\bagainst\b|\bstopped\b|\berror\b|\bcriticism\b|\bslip\b|\blow\b|\bwaste\b|\bdoubt\b/i,
    TROUBLE,
  ],
  [
    /\bhow\b|\bwhat you\b|\bway\b|\bchanged?\b|\bkept\b|\bdropped\b|\bprepared\b|\bpractis|\bhelp|\bplan|\bsteps?\b|\bdo(?:ing|ne)?\b|\btrial\b|\buses?\b|\bleave\b|\bidea\b|\bfollow\b|\btask\b/i,
    DOING,
  ],
  [/^(?:what|which|who|whose|the|a|an|one)\b/i, SUBJECT],
];

/** What shows a point by its kind; null for one of no kind. */
export const signOfKind = (point: string): RegExp | null =>
  KINDS.find(([about]) => about.test(point))?.[1] ?? null;
