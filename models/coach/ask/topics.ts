import type { Entry } from "../entry.ts";
import { toolTopics } from "../resume/findSkills.ts";
import type { ResumeFacts, Skill } from "../resume/facts.ts";
import { once } from "../text/once.ts";

/** Topics of the bank under the names that the dictionary of skills has for them. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  nodejs: ["node"],
  receivables: ["accounts-receivable"],
  maintenance: ["preventive-maintenance"],
  handover: ["documentation"],
  "data-engineering": ["etl", "spark", "airflow", "data-warehouse", "hadoop"],
  closing: ["final-accounts", "audit"],
  quantities: ["quantity-survey", "civil"],
  "electrical safety": ["safety", "electrical"],
  "root cause": ["preventive-maintenance", "quality", "lean"],
  drawings: ["autocad", "drawing"],
  reinforcement: ["civil-site"],
  cracks: ["civil-site", "concrete"],
  excavation: ["civil-site"],
  formwork: ["civil-site", "concrete"],
  "building materials": ["civil-site"],
  masonry: ["civil-site"],
  waterproofing: ["civil-site"],
  scaffolding: ["civil-site"],
  soil: ["civil-site"],
  roads: ["civil-site"],
  piling: ["civil-site"],
  drainage: ["civil-site"],
  "pharmacy stock": ["pharmacy"],
  "pharmacy counter": ["pharmacy"],
  "laboratory incidents": ["laboratory"],
  "telephone desk": ["front-office"],
  appointments: ["front-office"],
  "hotel desk": ["hospitality"],
  "paid ads": ["digital-marketing"],
  "digital measurement": ["digital-marketing"],
  "search ranking": ["digital-marketing"],
  "social content": ["digital-marketing"],
  "computer basics": ["ms-office", "excel", "data-entry"],
  records: ["office-administration", "data-entry"],
  purchase: ["procurement"],
  retention: ["employee-relations"],
  attendance: ["payroll-hr", "hrms"],
  "statutory-compliance": ["payroll"],
  exits: ["payroll-hr", "employee-relations"],
  "ventilator care": ["ventilator"],
  "code blue": ["cpr"],
  "hand hygiene": ["infection-control"],
  "sample collection": ["laboratory", "abg"],
  "medication safety": ["medication"],
  "central line": ["central-line"],
  "patient safety": ["nabh", "patient-care"],
  "blood transfusion": ["patient-care", "iv-therapy"],
  "biomedical waste": ["infection-control"],
  "sharps injury": ["infection-control"],
  "urinary catheter": ["infection-control", "patient-care"],
  "diabetes care": ["medication", "vital-signs"],
  falls: ["patient-care", "nabh"],
  "dose calculation": ["medication", "iv-therapy"],
  "oxygen therapy": ["ventilator", "abg"],
  sepsis: ["icu", "emergency"],
  anaphylaxis: ["emergency", "medication"],
  relatives: ["patient-care", "emergency"],
  "pre-op care": ["operation-theatre"],
  "discharge teaching": ["patient-care", "community-health"],
  vaccination: ["paediatric", "community-health"],
  "beat plan": ["field-sales"],
  distributors: ["distribution", "credit-control"],
  objections: ["negotiation", "lead-generation"],
  team: ["team-management"],
  metrics: ["csat", "sla"],
  "back office": ["data-entry", "back-office"],
  "service level": ["sla", "ticketing"],
  chat: ["chat-support"],
  "commerce subjects": ["tally", "accounting-software", "accounting-standards", "costing", "final-accounts"],
  "engineering subjects": ["autocad", "drawing", "matlab", "preventive-maintenance", "project-management"],
  "call quality": ["csat", "calls"],
  "lesson planning": ["lesson-planning"],
  "unit planning": ["lesson-planning", "curriculum"],
  "demo lesson": ["lesson-planning"],
  "early reading": ["early-years", "nep", "primary-teaching"],
  "maths teaching": ["maths-teaching", "primary-teaching"],
  "word problems": ["maths-teaching", "primary-teaching"],
  "science teaching": ["science-teaching"],
  "science ideas": ["science-teaching"],
  "english teaching": ["english-teaching", "primary-teaching"],
  "social science": ["social-science"],
  writing: ["language-teaching", "primary-teaching"],
  "nep 2020": ["nep"],
  "question papers": ["assessment"],
  "notebook correction": ["assessment"],
  "exam honesty": ["assessment"],
  "board exams": ["boards", "assessment"],
  remedial: ["inclusive-education"],
  "special needs": ["special-needs"],
  attention: ["classroom-management", "special-needs"],
  bullying: ["classroom-management"],
  "parent meeting": ["parents"],
  results: ["assessment"],
  "class control": ["classroom-management"],
  inclusion: ["inclusive-education"],
  "teaching aids": ["lesson-planning", "edtech"],
};

const namesByTopic = new Map<string, readonly string[]>();

/** The ways in which skills may name the topic of an entry: itself, or its parts ("php-laravel"). */
export function namesOfTopic(topic: string): readonly string[] {
  const before = namesByTopic.get(topic);
  if (before !== undefined) return before;
  const names = findNames(topic);
  namesByTopic.set(topic, names);
  return names;
}

function findNames(topic: string): readonly string[] {
  const also = ALSO[topic];
  if (also !== undefined) return [topic, ...also];
  const tools = toolTopics();
  if (tools.has(topic)) return [topic];
  return [topic, ...topic.split("-").filter((part) => part.length > 2 && tools.has(part))];
}

type Placed = { skill: Skill; at: number };

/** Skills of a resume by every topic that they have, with its place among them. */
const shelvesOf = once((facts: ResumeFacts): ReadonlyMap<string, readonly Placed[]> => {
  const shelves = new Map<string, Placed[]>();
  for (const skill of [...facts.skills, ...facts.trades]) {
    skill.topics.forEach((topic, at) => {
      const shelf = shelves.get(topic);
      if (shelf === undefined) shelves.set(topic, [{ skill, at }]);
      else shelf.push({ skill, at });
    });
  }
  return shelves;
});

const foundByTopic = once<ResumeFacts, Map<string, readonly Skill[]>>(() => new Map());

/** Skills of the resume that an entry is about, those that name it most exactly first. */
export function skillsFor(entry: Pick<Entry, "topic">, facts: ResumeFacts): readonly Skill[] {
  const found = foundByTopic(facts);
  const before = found.get(entry.topic);
  if (before !== undefined) return before;
  const best = new Map<Skill, number>();
  for (const name of namesOfTopic(entry.topic)) {
    for (const { skill, at } of shelvesOf(facts).get(name) ?? []) {
      best.set(skill, Math.min(at, best.get(skill) ?? at));
    }
  }
  const skills = [...best].sort((a, b) => a[1] - b[1] || a[0].line.index - b[0].line.index).map(([s]) => s);
  found.set(entry.topic, skills);
  return skills;
}

/** Topics that everyone in the trade meets, named on a resume or not. */
const EVERYONES = new Set(
  "system-design oop networking operating-systems design-patterns security testing performance architecture caching databases algorithms data-structures code-review agile git monitoring statistics data-analysis visualization machine-learning data-cleaning concurrency".split(
    " ",
  ),
);

/** Topics outside software that belong to one branch of a trade: salaries are not every office worker's. */
const BRANCHES = new Set([
  ...["banking", "trade-finance", "tally", "sap-fico", "company-law", "receivables", "payroll", "purchase"],
  ...["recruitment", "retention", "posh", "statutory-compliance", "exits", "employee-relations"],
  ...["performance-management", "training-development", "hrms"],
  ...["motors", "pumps", "concrete", "quantities", "electrical safety", "maintenance", "production"],
  ...["ventilator care", "central line", "code blue", "sample collection", "retail", "calls", "chat"],
  ...["hydraulics", "welding", "cnc", "transformers", "electrical", "plc", "hvac", "instrumentation"],
  ...["solar", "surveying", "reinforcement", "cracks", "excavation", "project-management", "drawings"],
  ...["formwork", "building materials", "masonry", "waterproofing", "scaffolding", "soil", "roads"],
  ...["piling", "drainage", "wiring", "paid ads", "digital measurement", "search ranking"],
  ...["social content", "pharmacy stock", "pharmacy counter", "laboratory incidents"],
  ...["telephone desk", "appointments", "hotel desk"],
  ...["merchandising", "pharma-sales", "insurance", "loans", "b2b", "crm", "ecommerce"],
  ...["lead-generation", "collections", "distribution", "distributors", "beat plan", "quality", "lean"],
  ...["operation-theatre", "maternity", "vaccination", "dialysis", "icu"],
  ...["laboratory", "pharmacy", "physiotherapy", "radiology", "early reading", "coaching", "lecturer"],
  ...["maths teaching", "word problems", "science teaching", "science ideas", "english teaching"],
  ...["social science", "writing"],
  ...["technical-support", "kyc-process", "internship", "commerce subjects", "engineering subjects"],
]);

/** Whether a topic outside software is one branch of a trade. */
export const isBranch = (topic: string): boolean => BRANCHES.has(topic);

/** Whether an entry is about a tool or branch that only those who name it can know (rule QS5). */
export function needsTool(entry: Pick<Entry, "topic" | "family">): boolean {
  if (isBranch(entry.topic)) return true;
  if (entry.family !== "software" && entry.family !== "data") return false;
  return namesOfTopic(entry.topic).some((name) => toolTopics().has(name) && !EVERYONES.has(name));
}
