/** A change that is told with a figure: "by 40%", "from nine days to four", "doubled". */
export const CHANGE =
  /\b(?:reduc|cut|decreas|increas|improv|rais|grew|grow|sav|dropp|fell|fall|rose|boost|doubl|tripl|halv|came down|went (?:up|down)|brought (?:up|down)|faster|slower|cheaper|achiev)\w*/i;
/** A share or a change that is a figure by itself. */
export const FIGURE =
  /\b\d+(?:[.,]\d+)?\s?(?:%|percent\b|per cent\b|times\b|x\b)|\b(?:by|from|to)\s+(?:about |around |nearly |almost )?(?:rs\.? ?|₹ ?)?\d+(?:[.,]\d+)*\b|\b(?:doubled|tripled|halved)\b|\b(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:percent|per cent)\b/i;
/** A figure that stands in a rule or a plan, and is no claim. */
export const SUPPOSED =
  /\b(?:if|when|whenever|until|below|under|above|should|must|will|would|target|can|could|may|might)\b/i;
/** A figure that somebody has set or agreed on: nobody measures a price that they have named. */
export const DECIDED =
  /\b(?:i|we|he|she|they|both) (?:\w+ly |then |also |both |finally )*(?:agreed|decided|offered|proposed|suggested|negotiated|bargained|settled|promised|fixed)\b|\b(?:i|we) (?:\w+ly |then |also )?(?:set|put|let|raised|cut|dropped|increased|reduced|lowered|brought (?:up|down)) (?:the |our |my |its |his |her |their )?(?:\w+ )?(?:price|fee|fare|rent|limit|dose|budget|target|discount|deadline|margin|interval|timeout|ttl|salary)s?\b/i;
/** How a figure was come by. */
export const MEASURED =
  /\b(?:measur|track|compar|count|calculat|logg|record|benchmark|survey|audit|monitor)\w*|\b(?:dashboard|reports? (?:show|said|say)\w*|metrics?|stopwatch|load test|a\/b|before and after|according to|data showed|as per|sales figures|baseline)\b/i;

/** Asks for what has happened. */
export const STORY =
  /\b(?:times? (?:you|when|that)|when|did you|have you|last|once|example|situation|most recent)\b/i;

/** A deed that several have done. */
export const WE_DID =
  /\bwe(?:'ve| have| had)?(?: all| then| also| finally| quickly| together)? (?!are\b|were\b|can\b|could\b|should\b|must\b|will\b|would\b|need\b|have\b|had\b|know\b|do not\b|don't\b|did not\b|didn't\b)[a-z]{3,}/gi;
/** The person's own deeds. "I think" is none. */
export const I_DID =
  /\b(?:I(?:'ve|'d| have| had| was| am|'m)?(?: also| then| first| always| personally| finally| quickly| usually)? (?!think\b|feel\b|guess\b|believe\b|hope\b|mean\b|remember\b|know\b)[a-z]+|my (?:own )?(?:part|role|job|task|share|responsibility|work|idea|duty)|me to\b|by myself|myself)/;
/** A past deed of the person's own, for a quote. */
export const I_PAST =
  /\bI(?: also| then| first| personally| finally| quickly)? (?:[a-z]{2,}ed|handled|led|made|took|built|wrote|told|gave|went|spoke|taught|brought|kept|found|sent|ran|held|drove|sold|set|met|began)\b/g;
/** What came of a deed. */
export const RESULT =
  /\b(?:result|results|resulted|outcome|finally|eventually|in the end|at last|so that|ended|finish|finished|complet|completed|on time|in time|happy|satisfied|thank|thanked|apprecia\w*|improv\w*|reduc\w*|increas\w*|saved|solved|resolved|fixed|selected|approved|accepted|success\w*|achiev\w*|learn\w*|realised|realized|won|passed|recover\w*|delivered|renewed|agreed|came back|never (?:again|happened)|no (?:more|further|complaint|complaints)|since then|after that|worked well|stable|discharged|promoted|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|lakhs?)\b|\d|\b(?:fail|failed|lost|cancelled)\b/i;

/** A choice that could have been another. */
export const CHOICE =
  /\b(?:I|we)(?:'d|'ll| would| will| always| usually)? (?:choose|chose|prefer|preferred|picked|opted for|decided (?:to|on)|went with|go with|selected) /gi;
/** The same, said of a tool or a part. */
export const USE = /\b(?:I|we)(?:'d|'ll| would| will)? (?:use|used) /gi;
/** What a choice costs, or what it was chosen over. */
export const WEIGHED =
  /\b(?:but|however|although|though|trade-?offs?|instead|rather than|downside|drawback|disadvantage|at the cost|costs?|slower|on the other hand|whereas|compared|limit\w*|risk\w*|unless|otherwise|alternativ\w*|price|give up|because|since)\b/i;

/** Why or for what something is there. */
export const EXPLAINED =
  /\b(?:because|so that|which|since|that (?:is|lets|keeps|helps)|in order to|used (?:for|to)|for (?:\w+ing)|to (?:check|find|keep|make|see|store|track|enter|send|match|measure|record|avoid|get|show|file|prepare|reconcile|manage|plan|draw|test|run|build|deploy|cache|write|read))\b/i;

/** Tools of many trades, in the letters in which people write them. Ones that are also everyday words are left out. */
export const TOOL =
  /\b(?:Redis|Kafka|RabbitMQ|MongoDB|PostgreSQL|Postgres|MySQL|Elasticsearch|Cassandra|DynamoDB|Docker|Kubernetes|Terraform|Jenkins|Ansible|GraphQL|gRPC|Spring Boot|Django|Flask|FastAPI|Angular|Redux|Next\.js|Node\.js|TypeScript|Hadoop|Spark|Airflow|Snowflake|Tableau|Power ?BI|pandas|TensorFlow|PyTorch|Selenium|Postman|Grafana|Prometheus|Tally(?: Prime)?|QuickBooks|Zoho(?: Books| CRM)?|SAP|Salesforce|HubSpot|Freshdesk|Zendesk|Jira|Power Query|VLOOKUP|XLOOKUP|AutoCAD|SolidWorks|Revit|STAAD(?:\.?Pro)?|MATLAB|PLC|SCADA|CNC|Kanban|Six Sigma|FMEA|Ishikawa|SBAR|NEWS2?|EMR|Glasgow Coma Scale|PCR|ELISA|HPLC|Kahoot|Google Classroom|Moodle|Naukri|Workday|Google Maps|FASTag|Tinkercad|Arduino)\b/;

/** Says that one does not know. */
export const UNKNOWING =
  /\b(?:don'?t|do not|didn'?t|did not) (?:really )?(?:know|remember|recall)\b|\bno idea\b|\bidk\b|\bnot sure\b|\bpata nahi|\bnever (?:heard|done|worked on) (?:of )?(?:it|this|that)\b|\bskip (?:this|it)\b|\bpass\b\W*$/i;

/** Asks what somebody does, did or would do: there is a way of one's own to tell of. */
export const ASKS_DOING =
  /\b(?:do|did|would|will|have|must|should|can|could|are) you(?! (?:know|think|understand|mean|expect))\b|\byour (?:steps?|way|work|day)\b|\bdoes your \w+\b|\btake (?:me|us) through\b|^(?:plan|explain your|tell me (?:about|how))\b/i;

/** A clause with somebody or something that does or is something. */
export const CLAUSE =
  /\b(?:i|we|he|she|they|it|you|who|this|that|there|everyone|everybody|nobody)(?:['’](?:m|ve|d|ll|re|s))? (?!and\b|or\b|of\b|in\b|the\b|a\b)[a-z]{2,}|\b(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might|cannot|goes|gets|needs?|makes?|takes?|gives?|keeps?|comes?|runs?|shows?|means?|helps?|uses?|waits?|reduces?|increases?|decides?|stops?|fails?|went|came|fell|rose|grew|dropped|doubled|tripled|halved|became)\b|\b\w{3,}ed\b/i;
/** The part of a sentence that does not stand alone: "whether the patient is conscious", "if it fails". */
export const HALF =
  /^(?:and |but |so |or )?(?:if|when|whenever|whether|which|who|whom|whose|that|unless|until|till|while|before|after|as|because|since|than|where|how|what|why)\b/i;
/** Something that the person does or would do; not what they are, want or can, and nothing that has happened once. */
export const OWN_WAY =
  /\b(?:I|we)(?:['’](?:d|ll))?(?: (?:would|will|always|usually|often|never|also|first|then|just|even|mostly|generally|try to))* (?!am\b|are\b|was\b|were\b|would\b|will\b|can\b|could\b|may\b|must\b|should\b|want\b|like\b|love\b|hope\b|expect\b|think\b|feel\b|believe\b|know\b|have\b|had\b|be\b|prefer\b|need\b|wish\b|live\b|come\b|belong\b|agree\b|do not\b|don['’]t\b|did not\b|mean\b|guess\b|stay\b|\w+ed\b|did\b|saw\b|made\b|took\b|told\b|gave\b|wrote\b|spoke\b|went\b|met\b|sat\b|built\b|found\b|kept\b|led\b|ran\b|held\b|sent\b|taught\b|chose\b|brought\b|got\b|began\b|said\b|bought\b|sold\b|thought\b|came\b|felt\b|left\b|lost\b|won\b)[a-z]{2,}/;

/**
 * Which side of the matter a missed point is on, how one asks for that without saying it, and of which questions: any, or
 * those that ask what somebody does.
 */
export const SIDES: readonly (readonly [RegExp, string, "any" | "doing"])[] = [
  [
    /\b(?:inform|tell|told|doctor|senior|manager|parent|escalat|report to|ask|consult|relative|family)\w*/i,
    "whom would you tell, and when",
    "doing",
  ],
  [
    /\b(?:record|document|write down|written|log|note|entry|register|receipt|sign)\w*/i,
    "what would you put in writing",
    "doing",
  ],
  [
    /\b(?:check|verif|confirm|count|compare|inspect|test|reconcil|match|monitor|review|watch)\w*/i,
    "how would you make sure that all is right",
    "doing",
  ],
  [
    /\b(?:fail|error|missing|lost|down|crash|duplicate|wrong|retry|stale|race|timeout|fallback|outage)\w*/i,
    "what can go wrong there, and what would you do then",
    "any",
  ],
  [
    /\b(?:safe|risk|danger|hazard|allerg|infect|protect|secur|permission|lock)\w*/i,
    "how would you keep everybody and everything safe",
    "doing",
  ],
  [
    /\bO\(|\b(?:cost|memory|time complexity|expens|budget|price|space)\w*/i,
    "what does it cost, and where is the limit",
    "any",
  ],
  [
    /\b(?:before|first|after|order|then|priorit|urgent|sequence)\w*/i,
    "in which order would you do things, and why",
    "doing",
  ],
  [
    /\d|\b(?:minutes?|hours?|days?|seconds?|percent|within|limit|deadline)\b/i,
    "which figure or time limit matters",
    "any",
  ],
  [/\b(?:because|why|reason|cause|purpose|so that)\b/i, "why is it done that way", "any"],
];
