/** Topics that are learnt together, for those of which the bank has few entries each. A topic stands in one field only. */
const FIELDS: readonly (readonly string[])[] = [
  // Nursing
  [
    ...["hand hygiene", "sharps injury", "biomedical waste", "urinary catheter", "central line"],
    ...["wound-care", "sample collection"],
  ],
  [
    ...["medication safety", "dose calculation", "iv-therapy", "blood transfusion", "diabetes care"],
    ...["pharmacy", "pharmacy stock", "pharmacy counter", "vaccination"],
  ],
  ["triage", "code blue", "anaphylaxis", "sepsis", "vital-signs"],
  ["ventilator care", "oxygen therapy", "icu", "dialysis"],
  ["documentation", "handover", "audit", "speaking up", "patient safety"],
  ["relatives", "discharge teaching", "falls", "pre-op care", "operation-theatre"],
  ["laboratory", "laboratory incidents", "radiology"],
  // Teaching
  ["lesson planning", "unit planning", "demo lesson", "teaching aids", "edtech", "online-teaching"],
  ["assessment", "question papers", "notebook correction", "exam honesty", "board exams", "results"],
  ["remedial", "special needs", "inclusion", "fast learners", "multigrade", "a child helped"],
  [
    ...["class control", "attention", "bullying", "child safety", "children's questions"],
    "school attendance",
  ],
  ["parents", "parent meeting"],
  ["early reading", "english teaching", "writing", "social science"],
  ["maths teaching", "word problems", "science teaching", "science ideas"],
  ["nep", "nep 2020"],
  // Accounts
  ["gst", "tds", "income-tax", "company-law"],
  ["bookkeeping", "closing", "reconciliation", "fixed-assets", "inventory"],
  ["accounts-payable", "receivables", "banking"],
  ["costing", "financial-analysis"],
  // Sales
  ["objections", "refusals", "negotiation", "closing a sale", "honest selling", "competition"],
  ["beat plan", "distribution", "distributors", "merchandising", "retail"],
  ["targets", "team", "crm", "lead-generation"],
  ["insurance", "loans"],
  ["paid ads", "digital measurement", "search ranking", "social content"],
  // Support
  ["calls", "chat", "call quality", "customer-service", "escalation"],
  ["metrics", "service level", "ticketing", "back office"],
  ["privacy", "fraud", "kyc-process", "payments help"],
  // Engineering
  ["maintenance", "breakdown", "root cause", "pumps", "hydraulics", "motors", "plc", "instrumentation"],
  ["electrical", "electrical safety", "wiring", "transformers", "solar"],
  [
    ...["concrete", "reinforcement", "cracks", "surveying", "quantities", "formwork", "building materials"],
    ...["masonry", "waterproofing"],
  ],
  ["excavation", "soil", "roads", "piling", "drainage"],
  ["production", "quality", "lean", "cnc", "welding"],
  ["safety", "scaffolding", "workmen"],
  // People and offices
  ["recruitment", "onboarding", "exits", "retention"],
  ["payroll", "statutory-compliance", "attendance", "hrms"],
  ["employee-relations", "posh", "performance-management", "training-development"],
  [
    ...[
      "front-office",
      "telephone desk",
      "appointments",
      "hotel desk",
      "secretarial",
      "facilities",
      "travel-desk",
      "office assets",
      "purchase",
      "records",
    ],
    "vendor-management",
  ],
  // Cooks and drivers
  ["kitchen costs", "kitchen work", "food safety", "guests and menu"],
  ["the vehicle", "on the road", "load and papers"],
  // Stories and talk about oneself
  ["conflict", "teamwork", "leadership", "persuasion", "communication", "boundaries"],
  ["failure", "honesty", "feedback", "ethics", "courage", "openness", "confidentiality"],
  ["pressure", "priorities", "stress", "reliability", "persistence", "decisions"],
  ["initiative", "achievement", "motivation", "learning", "change", "resources"],
  ["introduction", "strengths", "weaknesses", "goals", "plan", "interests"],
  ["fit", "culture", "research", "move", "stability", "offers"],
  ["pay", "notice", "bond", "contract", "probation", "hours", "shifts", "travel", "relocation"],
  // Studies
  ["studies", "project", "internship", "group work", "survey", "measurement"],
  ["first job", "first month", "new field", "experience", "skills"],
];

const fieldByTopic = new Map(FIELDS.flatMap((field) => field.map((topic) => [topic, field] as const)));

/** The topics that are learnt together with this one, itself among them. */
export const fieldOf = (topic: string): readonly string[] => fieldByTopic.get(topic) ?? [topic];

/** All topics that stand in a field; a topic in two fields is twice in it. */
export const topicsOfFields = (): readonly string[] => FIELDS.flat();
