/** What a program calls child or parent is nobody's. */
const OF_CODE =
  "(?!(?:['’]s)? (?:process|thread|node|class|element|component|scope|table|row|object|module|package|page|theme|branch|commit|span|task|key|record|container|window|route|interface|type|domain|function|directory|folder)(?:es|s)?\\b)";
const HEALTH =
  "(?:illness(?:es)?|diseases?|disabilit(?:y|ies)|medical (?:condition|problem|issue)s?|surger(?:y|ies))";

/** Each is an alternative; words of the person stand beside what is private, since nurses ask of illness and banks of income. */
const MATTERS = [
  // Age and birth.
  "how old are you",
  "your (?:age|birthday|(?:date|place|year) of birth)",
  "(?:when|where|which year) (?:were|was) (?:you|your (?:parents?|family|father|mother)) born",
  // Belief, caste, community, language of the home.
  "your (?:religion|caste|community|faith|tribe|gotra)",
  "(?:which|what) (?:religion|caste|gotra)",
  "(?:which|what) (?:community|tribe|faith) (?:do|are|were|did) you",
  "do you (?:pray|fast|believe in (?:a )?god)",
  "your (?:mother|native|home) (?:tongue|language)",
  "(?:mother|native) tongue (?:do|did) you",
  "your (?:skin|complexion|nationality|ethnicity|race)",
  "your (?:native|home) ?(?:place|town|village)",
  "native (?:place|village)",
  // Marriage, family, children.
  "your (?:husband|wife|spouse|fianc[eé]e?|boyfriend|girlfriend|marriage|marital|in-laws)",
  "are you (?:married|single|pregnant|engaged|divorced|dating)",
  "(?:get|getting) married",
  "marital status",
  `(?:do|did|will|would) you (?:already |now |(?:want|plan|wish|hope|like|intend) to )?have (?:any |a |more |your (?:first |next )?)?(?:child|children|baby|babies|kids)\\b${OF_CODE}`,
  `have you (?:any |a )?(?:children|kids)\\b${OF_CODE}`,
  `how many (?:children|kids)\\b${OF_CODE} (?:do|have) you`,
  `your (?:own )?(?:children|kids|sons?|daughters?)\\b${OF_CODE}`,
  "(?:start|plan\\w*) (?:a |your )?family",
  `your (?:parents?|father|mother|brothers?|sisters?|siblings?)\\b${OF_CODE}`,
  "your family(?:['’]s)? (?:background|members?|income|status|history|situation|life)",
  "about your family",
  // Health.
  "your (?:own |physical |mental )?health\\b(?! ?(?:check|care|app|data|record|system|service|api|endpoint|cent|sector|probe|monitor|score|insurance|plan|product|program|team|work|project|education|talk|camp))",
  `your (?:own )?(?:${HEALTH}|disabilit|medical history|blood group)`,
  `${HEALTH} (?:have|did|do|had) you (?:had|have|suffer)`,
  `do you (?:\\w+ )?(?:have|suffer from) (?:an? |any |some )?(?:\\w+ )?${HEALTH}`,
  `have you (?:ever |recently )?(?:had|suffered from) (?:an? |any )?(?:\\w+ )?${HEALTH}`,
  "(?:are|were|have) you (?:ever |often )?(?:been )?(?:ill|sick|disabled|depressed|hospitali[sz]ed|hiv)",
  // Habits.
  "do you (?:\\w+ )?(?:smoke|gamble|chew tobacco|(?:take|use) drugs|eat (?:meat|beef|pork)|drink(?! (?:enough|water|tea|coffee)))",
  "you (?:drink|drinking) alcohol",
  "are you (?:an? )?(?:vegetarian|vegan|smoker|drinker|alcoholic)",
  // Money of the home.
  "your (?:own |family |household |monthly |annual |yearly )?income",
  "(?:much|what) (?:do|does|did) (?:you|they|he|she|your \\w+) earn",
  "(?:parents?|they|father|mother|husband|wife|spouse) (?:do and )?(?:do )?earn",
  "your (?:bank balance|debts?|savings|loans)\\b(?! (?:accounts?|customers?|team|desk|products?|book|portfolio|cases?|files?))",
  // Politics, love, the law.
  "your (?:political|sexual)",
  "(?:which party|whom|who) (?:do|did|will|would) you vote",
  "political (?:party|view)",
  "sexual orientation",
  "are you (?:an? )?(?:hindu|muslim|christian|sikh|jain|buddhist|parsi|atheist|gay|lesbian)",
  "your (?:criminal|police) record",
];
const PRIVATE = new RegExp(`\\b(?:${MATTERS.join("|")})`, "i");

/** Whether a text asks about what no interviewer may ask about, and no question of ours does (rule LM1). */
export const isPrivate = (text: string): boolean => PRIVATE.test(text);
