import { theme, type Theme } from "./theme.ts";

/** What happens at every work place. */
export const atWork: readonly Theme[] = [
  theme(
    "refusals",
    "refus\\w+|rejected|sent (?:me|us) away|slammed|not interested|nobody (?:bought|wanted|ordered)|no (?:sales?|orders?)|empty[- ]handed",
  ),
  theme(
    "nearly lost",
    "buyers?|quotation|competitors?|lost (?:the|a) (?:sale|deal|order)|signed|first order|repeat order|(?:old|other) (?:dealer|supplier|company)|negotiat\\w+|turned down",
  ),
  theme(
    "workman refused",
    "old (?:way|method|hand)|years of|refus\\w+|by feel|fitter|mason|operator|workman|elder|ego|insult\\w*|respect\\w*",
  ),
  theme(
    "orders from two",
    "both (?:seniors|bosses|managers|orders|of them)|two (?:seniors|bosses|managers|orders|instructions)|my own (?:boss|manager|supervisor)|supervisor|clash\\w*|each (?:said|wanted)",
  ),
  theme(
    "doctor's order",
    "dose|overdose|resident|doctor (?:said|wrote|had)|kidneys?|called (?:the|him|her)|phoned (?:the|him|her)|clarif\\w+",
  ),
  theme("written note", "registers?|diary|entry|entries|signatures?|written proof|months later|receipts?"),
  theme(
    "broke down",
    "broke\\w*|breakdown|seized|tripp\\w+|burnt|jammed|leak\\w*|fault\\w*|stopped working|spares?|standby|restart\\w*|repair\\w*",
  ),
  theme(
    "unsafe",
    "unsafe|not safe|danger\\w*|accident\\w*|near miss|guard|harness|helmet|shock|slip\\w*|hurt|injur\\w*|live wire|hot work",
  ),
  theme(
    "upset|angry|unhappy|calm (?:them|him|her)",
    "angry|anger|furious|upset|shout\\w*|annoyed|irritat\\w*|complain\\w*|rude|abus\\w*|yell\\w*|crying|unhappy|disappoint\\w*|frustrat\\w*|calm(?:ed)?|without interrupting|heard (?:him|her|them) out|let (?:him|her|them) (?:speak|finish)",
  ),
  theme(
    "the mistake was yours|own mistake|what went wrong",
    "mistake|my (?:fault|error)|wrong|(?:by )?accident\\w*|forgot\\w*|deleted|oversight|messed|careless\\w*|overlooked|restored|i did it",
  ),
  theme(
    "two things|both ended|two urgent|at once",
    "same (?:time|moment|minute|hour)|at once|just then|meanwhile|simultaneous\\w*|both (?:were|had|came|things|needed)",
  ),
  theme(
    "against your idea|their worry|persuad",
    "not ready to|refused|(?:did not|didn't) (?:want|agree|like|believe)|convinc\\w+|persuad\\w+|hesitat\\w+|reluctan\\w+|my idea|trial(?! balance)|bothered",
  ),
  theme(
    "wanted and why you disagreed|disagree with (?:your|a) (?:manager|boss|senior)",
    "disagree\\w*|(?:manager|boss|senior|head|sir|madam) (?:wanted|decided|insisted|said)|my (?:view|opinion)|not right",
  ),
  theme(
    "colleague disagreed|disagreed about|clash|conflict",
    "argu\\w+|fight\\w*|fought|disagree\\w*|clash\\w*|conflict|quarrel\\w*|not talking|stopped talking|tension|misunderst\\w+|blam\\w+",
  ),
  theme(
    "shared out the work|group it was|lead (?:a )?group|led a group|kept everyone informed",
    "led|leader|captain|in charge|coordinator|volunteers|members|my team|divided",
  ),
  theme(
    "little time|planned the time|deadline",
    "deadline|(?:in|within) \\w+ (?:hours|days)|(?:short|little|less) time|by (?:the )?(?:next|evening|morning|night|tomorrow)|on time",
  ),
  theme(
    "what was new|learnt it day by day",
    "had to learn|learn(?:ed|t|ing)? (?:it|the|how|from|by)|never (?:used|done)|(?:did not|didn't) know (?:anything|how)|videos?|tutorials?|practi[cs]ed",
  ),
  theme(
    "hard feedback",
    "feedback|pointed out|critici[sz]\\w+|review|scolded|remark|told me (?:that )?(?:my|i)|said (?:that )?my",
  ),
  theme(
    "needed help|helped without",
    "helped (?:him|her|them)|struggl\\w+|taught|teach\\w*|falling behind|weak in|explained (?:him|her|to)|afraid|shy|new (?:boy|girl|joinee|member|nurse|person)",
  ),
  theme(
    "what changed and how late|plan you made|plan changed",
    "plan|cancel\\w*|postpon\\w+|last (?:minute|moment)|suddenly|was changed|changed the|rearranged",
  ),
  theme(
    "said no|say no",
    "refus\\w+|sa(?:id|y) no|could not (?:do|take|help|stay|accept)|cannot|can't|unable|declin\\w+|not possible",
  ),
  theme(
    "wrong thing you were asked|refused politely",
    "false|fake|cheat\\w*|bribe\\w*|back ?dat\\w+|earlier date|honest\\w*|proxy|against the (?:rule|policy)|illegal|forg(?:e|ed)",
  ),
  theme(
    "people were different|changed in yourself",
    "language|hindi|tamil|telugu|bengali|marathi|kannada|malayalam|culture|accent|another state|speak slowly",
  ),
  theme(
    "problem you noticed|without being told|improved",
    "noticed|nobody (?:had )?(?:asked|told)|on my own|my own idea|suggested|automat\\w+|manual(?:ly)?|wasted",
  ),
  theme(
    "how things stood before|own share",
    "proud|won|prize|ranks?|awards?|record|promoted|best (?:student|employee|team|seller|result|performer)",
  ),
  theme(
    "facts were not known|weighed the choices",
    "(?:did not|didn't) know (?:whether|if|what)|not sure|unclear|could not reach|not reachable|guess\\w*|unknown|no information|incomplete",
  ),
  theme(
    "target you missed|real cause on your own side",
    "targets?|fell short|missed (?:the|my)|failed|could not (?:reach|achieve|meet)",
  ),
  theme(
    "repeated task|mistakes crept",
    "every day|daily|routine|repeat\\w*|boring|bored|same (?:work|thing|task)",
  ),
  theme(
    "no job yet",
    "college|intern(?:ship)?|fresher|(?:not|never) worked|no (?:office )?(?:job|experience)",
  ),
  theme(
    "team, sport|lost|after (?:the|a) (?:loss|bad day)",
    "lost|defeat\\w*|beaten|losing|final|match(?:es)?",
  ),
  theme(
    "event|camp",
    "(?:college|school|office|annual|cultural|sports) (?:events?|function|programme)|fest|camps?|guests?|donors?|volunteers|organi[sz]\\w+",
  ),
];
