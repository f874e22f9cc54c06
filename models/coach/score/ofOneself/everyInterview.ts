import type { Signs } from "./signs.ts";

const INTRODUCTION = {
  "what you do or studied now":
    /\bi(?:'m| am) (?:\w+(?: \w+)?, )?(?:an? (?!hard|quick|good|very|calm|team|fast|person)|the |presently |currently |now |working |studying )|\bi (?:work|worked|have worked|have been working|studied|have studied|did my|have done|completed|have completed|graduated)\b/i,
  "one result you are happy about":
    /\b(?:proud|happ(?:y|iest) about|achiev\w+|award\w*|promoted|i (?:\w+ly )?(?:led|won|saved|improved|reduced|increased|raised|topped)|in \w+ (?:days|weeks|hours|minutes) instead of)\b/i,
  "a strength that fits the job":
    /\b(?:my (?:\w+ )?strengths?|(?:am|are) (?:known for|good at)|quick learner|hard[- ]?working|i(?: am|'m| stay| remain) (?:\w+ )?(?:calm|patient|careful|punctual|honest|sincere|reliable|disciplined)|i learn (?:fast|quickly))\b/i,
  "why you want this role now":
    /\b(?:this (?:role|job|post|position|opportunity)|i (?:have )?applied|i (?:want|would like|wish|hope) to|looking for)\b/i,
};

const STRENGTH = {
  "one strength named clearly":
    /\b(?:my (?:\w+ )?(?:strengths?|quality)|strength (?:is|of mine)|(?:people|others|colleagues|friends) (?:say|tell me|call me|know me) )/i,
  "a real example of it":
    /\b(?:for example|for instance|once|last (?:year|month|week|summer)|there was|when (?:i|we|a|the|our|my)|in my (?:last|previous|first|second|third|final)|one day)\b/i,
  "the proof that it worked":
    /\b(?:as a result|in the end|from then on|since then|so (?:the|they|he|she|we)|percent|thank\w*|award\w*|reduced|improved|increased|on time|agreed|gave me|trust\w*|selected|promoted|without (?:a|any|one))\b|%/i,
  "how the strength helps in this job":
    /\b(?:in (?:this|your) (?:job|role|post|work|position|team|shop|ward|office|school|company|branch)|this (?:job|role|work|post)|here i|will help|would help|helps? me)\b/i,
};

const WEAKNESS = {
  "a real weakness, named plainly":
    /\b(?:my (?:\w+ )?weakness|weakness (?:is|of mine)|i (?:could|can) ?not (?:say|speak|ask|refuse|decide|let|hand|delegate)|i can't|i used to|i tend to|i find it (?:hard|difficult)|i struggle|i am (?:not (?:very |so )?good|too |weak |slow |shy|impatient|nervous)|i (?:hesitate|overthink|rush))\b/i,
  "how it has hurt your work":
    /\b(?:because of (?:this|that|it)|mistakes?|late|delay\w*|missed|lost|cost|tired|complain\w*|suffer\w*|wasted|trouble|problem|scold\w*|marks)\b/i,
  "the steps you take against it":
    /\b(?:now i|since (?:then|last)|i (?:have )?(?:started|began|joined|keep|practi[sc]e\w*|write|use|ask|plan|set|make|record|read)|every (?:day|week|morning|evening)|working on|to (?:improve|overcome))\b/i,
  "how far you have come":
    /\b(?:better|improv\w+|less|fewer|no longer|still|already|only (?:one|two|\d)|so far|not yet|these days)\b/i,
};

const COMPANY = {
  "something true you found out about the company":
    /\b(?:your (?:website|site|latest|reviews|page)|i (?:have )?(?:read|saw|seen|heard|found|researched|visited) (?:that |about |on |in )?(?:your?|the company)|told me (?:that|about)|works? (?:here|at your))\b/i,
  "why that matters for you personally":
    /\b(?:because|matters?|important|i (?:like|want|wanted|value|care|believe)|interest\w*|attracts?|dream|close to|reason|for me)\b/i,
  "what you can give this company":
    /\b(?:i can|i (?:bring|offer)|my (?:experience|skills?|years|knowledge)|help (?:you|your|in)|contribut\w*|from the first (?:day|week|month)|years? (?:of|in))\b/i,
  "that you mean to stay and grow":
    /\b(?:grow\w*|stay|long[- ]term|long time|learn|career|settle|future|for years|many years)\b/i,
};

const LEAVING = {
  "something good about the job you leave":
    /\b(?:learnt|learned|thankful|grateful|respect|enjoy\w*|taught|(?:good|great|happy|nice) (?:\w+ )?(?:team|people|place|experience|time|years?|boss|company))\b/i,
  "a clear reason that is about growth or fit":
    /\b(?:no (?:chance|scope|room|growth|(?:new|next|further|more) (?:work|unit|post|position|growth|step))|nobody (?:above|senior|to learn)|(?:doing|only) the same|same (?:role|work|post|job) (?:since|for|from)|far from (?:my )?home|next (?:post|step|level)|more responsibility|(?:bigger|larger) (?:area|place|team|hospital|school|role|kitchen|clients?|firm|company|projects?)|(?:branch|firm|shop|unit) is (?:small|closing)|does not (?:have|fit)|do not have such)\b/i,
  "what you hope to find next":
    /\b(?:looking for|i (?:hope|want|would like|wish) (?:to|an?)|i'd like to|want to|place (?:where|that)|chance to|opportunity)\b/i,
  "that you leave in good order":
    /\b(?:notice|serve (?:my|the|out)|finish (?:my|the|what)|hand(?:ed|ing)? (?:it |my work |everything )?over|spoken (?:with|to)|(?:told|informed) my|good (?:terms|order)|supports? me|reliev\w+|any fight|complete my)\b/i,
};

const FIVE_YEARS = {
  "a clear goal for the coming years":
    /\b(?:in (?:the next )?(?:five|5) years|five years from now|i see myself (?:as|in|lead|run)|after five years|my goal)\b/i,
  "what you must still learn":
    /\b(?:learn\w*|certificat\w*|course|training|exam|improve|skill gap|do not have today)\b/i,
  "the steps in the first years":
    /\b(?:first (?:year|two|three|six|few)|in (?:one|two|three) years?|after that|then i|next (?:year|step)|to begin with|start with)\b/i,
  "how this job fits the plan":
    /\b(?:here|this (?:job|role|company|post|position|team)|your (?:company|team|hospital|systems?|school|shop)|with you)\b/i,
};

const HIRING = {
  "how you match what the job needs":
    /\b(?:(?:you|your (?:notice|advertisement|post|job)) (?:need|needs|want|wants|ask|asks|look for|are looking)|(?:this|the) (?:job|role|post|work) (?:needs|asks|wants)|what you (?:need|want|ask)|(?:this|your) (?:job|role|post) is (?:about|what|exactly))\b/i,
  "one result that shows it":
    /\d|\b(?:percent|award\w*|achiev\w+|saved|reduced|increased|improved|cut the|topped|without (?:a|any|one))\b/i,
  "something that sets you apart":
    /\b(?:apart|different|unlike|others?|besides|not only|unique|both|few people|i also)\b/i,
  "what you still lack and how you fill it":
    /\b(?:not yet|lack|still (?:have to|need|must)|(?:do not|don't) (?:know|have)|never (?:used|worked|done)|new to me|learn\w*)\b/i,
};

const JOINING = {
  "your notice period or joining date":
    /^(?:in )?(?:\w+|\d+) (?:days|weeks?|months?)(?=[.,]|$)|\b(?:my notice|notice period (?:is|of)|(?:days|months?|weeks?) (?:of )?notice|i can (?:join|start) (?:from|on|by|at|in|after|within|immediately|next)|join(?:ing)? (?:immediately|at once|within))\b/i,
  "what you will hand over or finish":
    /\b(?:hand(?:ing)? (?:\w+ ){0,3}over|finish|complete|closing|pending|(?:train|teach) (?:the|my|whoever)|note for)\b/i,
  "whether an early release is possible":
    /\b(?:earl(?:y|ier)|release\w*|buy ?out|sooner|negotiat\w+|leave left|shorten\w*)\b/i,
  "that you will not leave without notice":
    /\b(?:without notice|not (?:leave|run|go) (?:\w+ ){0,3}(?:suddenly|without|in between)|proper(?:ly)?|good (?:terms|order)|trouble|serve (?:it|the|my))\b/i,
};

const MOVING = {
  "a clear yes, no or on what terms":
    /^(?:yes|no)\b(?=[.,])|\b(?:(?:i am|i'm) (?:ready|willing|happy|open|fine|comfortable) (?:to (?:move|relocate|go|shift)|with (?:moving|relocating|it|that))|i (?:can|would|could|will) (?:relocate|shift|go there|move (?:to (?:another|any|a)|there|if|anywhere))|i (?:cannot|can't|would not) (?:move|relocate|shift)|prefer not to)\b/i,
  "what you would need before moving":
    /\b(?:need|weeks?|days?|find a|room|house|settle|rent|school|before (?:i|moving))\b/i,
  "a question about the place or the length":
    /\?|\b(?:i would (?:like to (?:know|ask)|ask)|may i (?:know|ask)|want to know|how long|which (?:city|place|branch)|where)\b/i,
  "why it suits you, or past experience":
    /\b(?:because|already|before|once|have (?:lived|moved|stayed|done|been)|lived|hostel|away from home|family|cheaper|learn|parents)\b/i,
};

const SALARY = {
  "a clear figure or range":
    /\b(?:i(?:'d| would| will| am|'m| should)? ?(?:be (?:happy|fine|okay|ok) (?:with|at)|expect\w*|like|want|hope|ask for|accept|need)|looking (?:for|at)|my expectation)\b[^.]{0,60}(?:\d|\b(?:thousand|lakhs?|lpa|twenty|thirty|forty|fifty)\b)|^(?:around |about |between |near )?(?:\w+ )?(?:\w+ (?:thousand|lakhs?|lpa)) (?:in hand|a month|per month|a year|per year|fixed|ctc)\b|^(?:around |about |between |near )?(?:rs\.? ?|₹ ?)?[\d,.]+(?: to [\d,.]+)?(?: ?(?:k|lpa|lakhs?|thousand))? (?:in hand|a month|per month|a year|per year|fixed|ctc)\b/i,
  "the ground for that figure":
    /\b(?:at present|present(?:ly)?|current(?:ly)?|now i (?:get|earn)|i (?:get|earn|draw|looked)|experience|market|people with|heard|job sites?|cost of|because)\b/i,
  "that you are open to talk":
    /\b(?:open to|negotiab\w+|negotiat\w+|flexible|talk about|discuss|adjust\w*|can agree|as per)\b/i,
  "a question about the whole package":
    /\?|\b(?:i would (?:like to (?:know|ask)|ask)|package|fixed and|variable|incentives?|insurance|benefits?|provident|training (?:\w+ )?matters)\b/i,
};

const GAP = {
  "the gap told openly with its length":
    /\b(?:(?:a|the|this|my) (?:\w+ )?(?:gap|break) (?:of|in|after|is|was|from)|i (?:was|stayed|have been) (?:at home|not working|without (?:a |any )?(?:job|work)|out of work)|did not work (?:for|from))\b/i,
  "a short reason, without private details":
    /\b(?:because|closed|family|mother|father|health|ill(?:ness)?|marri\w+|child|exam|reason|personal|look(?:ed)? after|care of|laid off|lockdown)\b/i,
  "what you learnt or did in that time":
    /\b(?:course|learn\w*|studied|practi[sc]ed|helped|online|certificate|classes|taught|freelanc\w*|volunteer\w*|prepared|during (?:this|that) time|in (?:this|that) time)\b/i,
  "that you are ready to work now":
    /\b(?:ready|now i (?:can|am|want)|settled|full[- ]time|start (?:from|at once|immediately|now|any)|nothing stops|join)\b/i,
};

const KNOWING = {
  "what the company does, in a sentence":
    /\b(?:(?:you|your (?:company|hospital|school|firm|shop|bank|factory)|the company) (?:make|makes|sell|sells|run|runs|build|builds|treat|treats|teach|teaches|serve|serves|offer|offers|supply|supplies|work in|works in|have (?:\w+ ){0,3}(?:branches|beds|shops|plants|stores|schools)|has (?:\w+ ){0,3}(?:branches|beds|shops|plants|stores|schools)))\b/i,
  "where you looked or whom you asked":
    /\b(?:website|linkedin|google|news|paper|report|reviews?|app|asked|spoke|told me|friend|cousin|neighbour|(?:saw|read|heard|looked))\b/i,
  "something recent about it":
    /\b(?:recent\w*|last (?:year|month|week|quarter)|this (?:year|month)|new|opened|started|launched|in (?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d))\b/i,
  "a thing you liked, with the reason":
    /\b(?:i (?:like|liked|love|admire|am impressed)|what i liked|impressed|because|good (?:thing|to))\b/i,
  "your own question from it":
    /\?|\b(?:i would (?:like to )?(?:ask|know)|want to (?:ask|know)|my question)\b/i,
};

const ORDINARY_DAY = {
  "a normal day from morning to evening":
    /\b(?:(?:day|shift|work|morning) (?:begins|starts|(?:would|will) (?:begin|start))|a normal day|in the morning (?:i|we) would)\b/i,
  "where you know it from":
    /\b(?:advertisement|job description|from (?:my|a|your|the)|friend|told me|i have (?:seen|done|read|worked)|website|internship|training)\b/i,
  "the hardest part of the post for you":
    /\b(?:hard(?:est)?|difficult\w*|tough|challeng\w+|not (?:easy|used to)|struggle|new to me)\b/i,
  "the part you look forward to":
    /\b(?:look(?:ing)? forward|like (?:the )?most|enjoy|excited|happy|interest\w*)\b/i,
  "ask to be corrected": /\?|\b(?:correct me|if i am wrong|please tell|let me know|am i right)\b/i,
};

const STAYING = {
  "a time, with a reason":
    /\b(?:stay|here|with you)\b[^.]{0,50}\b(?:at least|for|about|minimum) (?:at least |minimum )?(?:two|three|four|five|six|ten|\d+) years/i,
  "what keeps you in a place":
    /\b(?:keeps? me|as long as|if (?:the|there) (?:work|pay|team|is)|good (?:team|manager|people|work)|respect|fair)\b/i,
  "what would make you go":
    /\b(?:(?:would|might|will) (?:leave|go|look)|leave (?:if|only|when)|only if|unless|no (?:growth|respect|salary))\b/i,
  "you would speak before you leave":
    /\b(?:(?:speak|talk|tell|discuss|inform) (?:\w+ ){0,3}(?:before|first|with|to|you|my)|before (?:that|leaving))\b/i,
  "a past that shows it":
    /\b(?:in my (?:last|first|present|previous|current)|i (?:have )?(?:stayed|worked|been|was)|for (?:the last )?(?:two|three|four|five|six|seven|eight|nine|ten|\d+) years)\b/i,
};

const OUTSIDE_WORK = {
  "the hobby itself":
    /\b(?:i (?:like (?:to )?(?:cook|play|paint|sing|dance|read|cycl|garden|travel|watch)\w*|love|enjoy (?:cook|play|paint|sing|danc|read|cycl|garden|travel|watch)\w*|play|paint|sing|cook|cycle)|my (?:\w+ )?(?:hobby|hobbies)|in my (?:free|spare) time|outside work)\b/i,
  "how you began or how long":
    /\b(?:since|for (?:\w+ )?(?:\w+|\d+) years?|began|started|when i was|years ago|from (?:school|childhood|college)|every (?:day|week|sunday|morning|evening))\b/i,
  "something hard or a result in it":
    /\b(?:hard|difficult|won|prize|finished|completed|matches|competition|tournament|marathon|dispute|quarrel\w*|\d+)\b/i,
  "what it gives your work":
    /\b(?:at work|in my (?:work|job)|(?:it|this|that) (?:has )?(?:taught|teaches|helps?|gives|made) me|learnt|learned|patience|clears my head|fresh)\b/i,
};

const NIGHTS = {
  "a clear answer about the shifts":
    /\b(?:(?:i am|i'm) (?:fine|okay|ok|ready|comfortable|used|willing|happy)[^.]{0,30}\b(?:shifts?|nights?)|i (?:can|will|cannot|can't|would|have) (?:\w+ ){0,2}(?:work|do|worked|done) (?:\w+ ){0,2}(?:nights?|shifts?)|no (?:problem|issue) with (?:\w+ ){0,2}(?:shifts?|nights?))\b/i,
  "how you keep your sleep and health":
    /\b(?:sleep|slept|dark room|rest|eat|food|tea|exercise|walk|health\w*|fit)\b/i,
  "how you will travel safely":
    /\b(?:cab|bus|buses|train|travel|scooter|bike|live (?:near|close)|walking distance|drop|husband|brother|father|pick(?:s|ed)? me|hostel)\b/i,
  "past experience or a fair wish about turns":
    /\b(?:in my (?:last|present|first|previous)|i have (?:worked|done)|for (?:\w+|\d+) years|turns|fair|list|rota|in advance|weeks before|equal\w*)\b/i,
};

const FIRST_MONTHS = {
  "listen and learn the work first":
    /\bfirst (?:(?:two|three|few|\d+) (?:days|weeks)|month)\b[^.]{0,60}\b(?:learn|listen|watch|understand|observe|know|see|sit with|shadow)\b/i,
  "small own tasks with a review":
    /\b(?:small|review|feedback|check(?:ed)? (?:by|with)|own (?:task|work|patients?|customers?)|ask (?:\w+ ){0,3}(?:every|each))\b/i,
  "the full load by a named month":
    /\b(?:second month|after (?:one|a|two) months?|by (?:the )?(?:second|third|end)|full (?:load|work|list)|on my own|alone|independent\w*|from (?:week|month) (?:\w+))\b/i,
  "numbers reached by the third month":
    /\b(?:third month|three months|numbers?|target|goal|result|suggest\w*)\b/i,
  "ask how you will be judged":
    /\?|\b(?:judge\w*|measure\w*|what you expect|expectations?|which number|i would ask)\b/i,
};

/** Points of the questions that nearly every interview has. */
export const everyInterview: Signs = {
  ...INTRODUCTION,
  ...STRENGTH,
  ...WEAKNESS,
  ...COMPANY,
  ...LEAVING,
  ...FIVE_YEARS,
  ...HIRING,
  ...JOINING,
  ...MOVING,
  ...SALARY,
  ...GAP,
  ...KNOWING,
  ...ORDINARY_DAY,
  ...STAYING,
  ...OUTSIDE_WORK,
  ...NIGHTS,
  ...FIRST_MONTHS,
};
