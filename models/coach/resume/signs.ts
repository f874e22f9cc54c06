import type { Family } from "../entry.ts";

/** Words of job titles and degrees that place a person, with how strongly. */
export const SIGNS: readonly (readonly [Family, RegExp])[] = [
  [
    "software",
    /\b(?:software|web|backend|back-end|frontend|front-end|full[- ]?stack|java|python|react|node|android(?! (?:phone|mobile|tablet|tv|set|box))|ios|mobile app|devops|cloud|sre|qa engineer|test engineer|programmer|application developer|cto)\b|\b(?:bca|mca)\b|computer (?:science|engineering|applications)|information technology/i,
  ],
  [
    "data",
    /\bdata (?:analyst|scientist|engineer|science|architect)|\bmachine learning\b|\bml engineer|\bai engineer|\bbusiness intelligence|\bbusiness analyst|\bresearch intern\b/i,
  ],
  [
    "accounts",
    /\baccount(?:s|ant|ing|ancy)\b|\bb\.? ?com\b|\bm\.? ?com\b|\bchartered|\baudit(?:or)?\b|\barticle(?:d)? (?:assistant|clerk)|\btax\b|\bfinance\b|\bbank(?:ing)? (?:officer|executive|clerk|manager)|\bcashier\b|\bca inter/i,
  ],
  [
    "sales",
    /\bsales\b|\bmarketing\b|\bterritory\b|\bbusiness development|\binsurance (?:advis[eo]r|agent|executive|officer)|\bloan (?:officer|executive|advis[eo]r)|\bcollections? (?:executive|officer|agent)|\bsales(?:man|person)\b|\bmerchandiser\b|\breal estate (?:agent|executive)|\bstore manager|\bretail\b|\bmedical representative|\brelationship manager|\bpromoter\b|\bfmcg\b/i,
  ],
  [
    "support",
    /\bcustomer (?:support|care|service|success)|\bcall cent(?:re|er)|\bbpo\b|\btele ?caller|\bback ?office|\bdata entry|\bprocess associate|\bhelp ?desk|\btechnical support|\bsupport (?:executive|engineer|associate)/i,
  ],
  [
    "nursing",
    /\bnurs(?:e|es|ing)\b|\bgnm\b|\banm\b|\bmidwi|\bdmlt\b|\bpharmacist|\bphysiotherap|\bradiograph|\blab(?:oratory)? (?:technician|technologist|assistant)|\bphlebotom|\b[bd]\.? ?pharm|\bbmlt\b|\boptometrist|\bdietici?an|\bparamedic|\b(?:ot|dialysis|x-?ray) technician|फार्मासिस्ट|\bdental (?:assistant|nurse|hygienist|technician)|\bsonograph|\bward\b|\bhospital\b|नर्स/i,
  ],
  [
    "teaching",
    /\bteach(?:er|ing)\b|\btutor\b|\blecturer\b|\bb\.? ?ed\b|\bd\.?el\.?ed\b|\btgt\b|\bpgt\b|\bprt\b|\bassistant professor|\bfaculty\b|\beducator\b|\binstructor\b|\bschool teacher|\bmontessori\b|\bpre-?school\b|\bkindergarten\b|\bhome tui?tion|शिक्षक|शिक्षिका|अध्यापक/i,
  ],
  [
    "engineering",
    /\b(?:mechanical|electrical|civil|production|maintenance|site|quality|design|structural|plant|automobile|instrumentation|electronics|chemical|industrial|hvac|refrigeration|ac|service|planning|commissioning|solar|safety|cnc|boiler|tool room) (?:engineer|engineering|supervisor|technician|operator|inspector)|\bsurveyor\b|\bsafety officer|\b(?:ehs|hse) (?:officer|engineer|executive)|\bindustrial safety\b|\brefrigeration\b|\bmechanic\b|\bplumber\b|\bfitter\b|\bwelder\b|\belectrician\b|\bturner\b|\bmachinist\b|\biti\b|\bdraughtsman|\bforeman\b|इलेक्ट्रीशियन|सर्वेक्षक|आईटीआई/i,
  ],
  [
    "hr-admin",
    /\bhr\b|\bhuman resource|\brecruit(?:er|ment)|\btalent acquisition|\badmin(?:istration|istrative)? (?:executive|assistant|officer|manager)|\boffice (?:assistant|administrator|manager|executive)|\bexecutive assistant|\breceptionist|\bfront (?:office|desk)\b|\blibrar(?:ian|y science)|\bstenographer|\btypist\b|\bsecretary\b|\bstore ?keeper|रिसेप्शनिस्ट|\bcomputer operator|\bclerk\b|कार्यालय|ऑपरेटर|लिपिक/i,
  ],
  ["fresher", /\bfresher\b|\bentry[- ]level\b|\brecent graduate|\bfinal year student|\bpursuing\b/i],
];

/** Titles and degrees of trades that are none of the families, also where a word of a family stands beside them. */
const OTHER_TRADES =
  /\b(?:lawyer|advocate|solicitor|attorney|paralegal|notary|legal (?:associate|counsel|advis[eo]r|officer|assistant|executive|manager)|chef|cook|commis|baker|barista|bartender|waiter|waitress|steward|driver|chauffeur|(?:delivery|bike) rider|conductor|(?:security )?guard|security (?:officer|supervisor)|watchman|bouncer|tailor|seamstress|embroiderer|(?:graphic|fashion|interior|textile|jewellery|visual|motion|costume) designer|beautician|barber|hair ?dresser|hair ?stylist|make-?up artist|photographer|videographer|video editor|animator|illustrator|journalist|reporter|copywriter|(?:content|creative|script) writer|sub-?editor|translator|interpreter|carpenter|painter|mason|gardener|farmer|housekeeper|nanny|maid|cleaner|sweeper|musician|singer|dancer|actor|pilot|cabin crew|(?:cabin|flight) attendant|(?:air|flight) hostess|correspondent|extension officer|rigger helper|tour guide|travel agent|social worker|police(?:man)?|constable|soldier|firefighter|loader|packer|porter)s?$|\b(?:ll\.? ?b|ll\.? ?m|b\.? ?des|m\.? ?des|b\.? ?arch|bhm|bfa|mfa|msw|bsw)\b|\b(?:bachelor|master|diploma|degree)s? (?:of|in) (?:laws?|fine arts?|(?:graphic |fashion |interior )?design|hotel management|culinary arts?|architecture|journalism|social work)\b|(?:चालक|ड्राइवर|खलासी|संवाददाता|पत्रकार|गार्ड|रसोइया|दर्ज़?ी|वकील|चौकीदार)$/iu;
export const isOtherTrade = (text: string): boolean => OTHER_TRADES.test(text.trim());

/** Families that a job title places its work in. */
export const familiesOfTitle = (title: string): readonly Family[] =>
  isOtherTrade(title) ? [] : SIGNS.filter(([, sign]) => sign.test(title)).map(([family]) => family);
