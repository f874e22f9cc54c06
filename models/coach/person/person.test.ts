import { describe, expect, it } from "vitest";
import type { Question } from "../../entities/question.ts";
import { bank } from "../bank/index.ts";
import { questionOf } from "../score/fixtures.ts";
import { scoreWithCoach } from "../score/scoreWithCoach.ts";
import { contradictionsIn, toldContradiction } from "./contradictions.ts";
import { personIn } from "./personOf.ts";

const person = {
  years: 3,
  employers: ["Infosys Ltd", "Tata Consultancy Services"],
  degrees: ["B.Com", "HSC"],
};
const about = (answer: string) => contradictionsIn(answer, person).map((found) => found.about);

describe("an answer beside the resume", () => {
  it.each([
    ["I have 6 years of experience in accounts and sales.", "years"],
    ["With six years' experience behind me I know this well.", "years"],
    ["I have been working for the last 8 years.", "years"],
    ["I worked at Google for two years.", "employer"],
    ["I am currently working at Wipro Technologies in Pune.", "employer"],
    ["I have an MBA in finance.", "degree"],
    ["I did my B.Tech from Delhi.", "degree"],
  ])("[SC15] is pointed out where it says otherwise: %s", (answer, kind) => {
    expect(about(answer)).toEqual([kind]);
  });

  it.each([
    "I have 3 years of experience.",
    "I have four years of experience, nearly.",
    "I have one year of experience in Tally.",
    "I worked at Infosys on the billing team.",
    "I worked for TCS as an analyst.",
    "I worked at Infosis, and then I worked with Tata.",
    "I have done my bachelor's degree.",
    "I work with React and Node every day.",
    "My manager had 12 years of experience.",
    "If I had 10 years of experience I would ask for more.",
    "They required 8 years of experience.",
    "We worked at night for six months.",
  ])("[SC15] is left alone where it agrees or speaks of something else: %s", (answer) => {
    expect(about(answer)).toEqual([]);
  });

  it("[SC15] is left alone where the resume does not say it", () => {
    const nobody = { years: 0, employers: [], degrees: [] };
    const bold = "I have 20 years of experience, I worked at Google and I have a PhD.";
    expect(contradictionsIn(bold, nobody)).toEqual([]);
  });

  it("[SC15] changes no score: the feedback says it, and that it costs nothing", () => {
    const [entry] = bank;
    if (entry === undefined) throw new Error("The bank is empty.");
    const question: Question = questionOf(entry);
    const answer = `${entry.expected} I have 9 years of experience.`;
    const [plain] = scoreWithCoach([{ question, answer, seconds: null }]).questions;
    const [compared] = scoreWithCoach([{ question, answer, seconds: null, person }]).questions;
    expect(compared?.score).toBe(plain?.score);
    expect(compared?.feedback).toContain(
      "You said 9 years; your resume says 3 years. It changes nothing in the score",
    );
    expect(plain?.feedback).not.toContain("your resume says");
  });

  it("[SC15] is told with the names of the resume", () => {
    const [employer] = contradictionsIn("I worked at Google.", person);
    expect(employer && toldContradiction(employer)).toContain(
      "your resume names Infosys Ltd and Tata Consultancy",
    );
  });
});

describe("an answer beside a nurse's resume", () => {
  const nurse = {
    years: 6,
    employers: ["Lakeside Hospital", "District Hospital"],
    degrees: ["B.Sc. Nursing"],
  };
  const told = (answer: string) =>
    contradictionsIn(answer, nurse).map((found) => `${found.about} ${found.said}`);

  it.each([
    ["I have been a nurse for fifteen years.", "years 15"],
    ["In my 15 years as a nurse I have seen this twice.", "years 15"],
    ["In my fifteen years of nursing this was new.", "years 15"],
    ["I bring almost two decades of experience.", "years 20"],
    ["With almost two decades of experience, I stay calm.", "years 20"],
    ["I have over a decade of experience in the ICU.", "years 10"],
    ["I am a senior staff nurse with twenty-five years of experience.", "years 25"],
    ["I have been in nursing for 14+ years.", "years 14"],
    ["I worked as a nurse for fifteen years.", "years 15"],
    ["I've been nursing for fifteen years.", "years 15"],
    ["I have a total experience of 15 years.", "years 15"],
    ["I worked for almost two decades.", "years 20"],
    ["I have two years of experience.", "years 2"],
    ["I was head nurse at Apollo Hospital.", "employer Apollo Hospital"],
    ["I was head nurse in the ICU at Apollo Hospital.", "employer Apollo Hospital"],
    ["I worked at Apollo Hospital Chennai.", "employer Apollo Hospital Chennai"],
    ["Before that I worked as a staff nurse at Fortis Hospital.", "employer Fortis Hospital"],
    ["I have worked for two years at Apollo Hospital and I liked it.", "employer Apollo Hospital"],
    ["I joined Apollo Hospital in 2021.", "employer Apollo Hospital"],
    ["In my unit at Apollo Hospital we had this every week.", "employer Apollo Hospital"],
    ["I am an employee of Manipal Hospitals.", "employer Manipal Hospitals"],
    ["I have 6 years experience at Manipal Hospitals.", "employer Manipal Hospitals"],
    ["I have six years of experience at Manipal Hospitals.", "employer Manipal Hospitals"],
    ["I have fifteen years in nursing.", "years 15"],
    ["I am working since fifteen years.", "years 15"],
    ["I am in this field from 15 years.", "years 15"],
    ["In these fifteen years of nursing I have seen this twice.", "years 15"],
    ["I have an engineering degree from IIT Bombay.", "degree B.Tech"],
    ["I completed my law degree from Pune.", "degree LLB"],
    ["I am a doctor with an MBBS.", "degree MBBS"],
    ["As a doctor with an MBBS, I would order an ECG.", "degree MBBS"],
    ["I hold an M.Sc.", "degree M.Sc"],
    ["I hold an M.Sc. in nursing.", "degree M.Sc"],
    ["I have completed my MBA from Pune.", "degree MBA"],
  ])("[SC15] is pointed out where it says otherwise: %s", (answer, found) => {
    expect(told(answer)).toEqual([found]);
  });

  it.each([
    "I have six years in nursing.",
    "In my ward at District Hospital we had this every week.",
    "He told me of it from my team at Pune.",
    "I am working since five years.",
    "I am working since morning, for fifteen hours.",
    "In these fifteen years of marriage I have learnt patience.",
    "My son has an engineering degree.",
    "I have 12 years of sales data to compare.",
    "I have ten years of service left before retirement.",
    "I have 15 years of work ahead of me.",
    "In those 15 years of nursing my mother taught me.",
    "In these 10 years of service the machine never failed.",
    "I worked with Power BI and worked with Ramesh.",
    "I worked with Dr. Mehta.",
    "I worked for Dr. Mehta and I joined Ramesh on the round.",
    "I worked in Emergency, and later I worked in Medical ICU.",
    "I worked at Medical ICU.",
    "I worked in NSS.",
    "I joined NSS and I worked for NSS.",
    "I have worked with Insulin pumps.",
    "I worked with Apollo Hospital on a referral.",
    "I worked at Chennai and at Government Hospital.",
    "I worked at Emergency Services.",
    "I joined Delhi University in 2015.",
    "I joined Apollo Hospital's webinar.",
    "I joined Google Meet for the call.",
    "I was angry at Apollo Hospital.",
    "I was a patient at Apollo Hospital.",
    "During my internship I worked at Apollo Hospital.",
    "If I worked at Apollo Hospital I would ask.",
    "I want to work at Apollo Hospital.",
    "I worked at Lakeside Hospital Chennai.",
    "I was staff nurse at Lake Side.",
  ])("[SC15] names no employer that may be none: %s", (answer) => {
    expect(told(answer)).toEqual([]);
  });

  it.each([
    "The hospital is fifteen years old.",
    "I worked at a hospital that is fifteen years old.",
    "I have a fifteen year old son.",
    "My head nurse has fifteen years of experience.",
    "I worked under a doctor with 20 years of experience.",
    "I have a mentor with two decades of experience.",
    "My father has been a nurse for fifteen years.",
    "If I have fifteen years of experience one day, I will teach.",
    "When I have been a nurse for fifteen years, I will teach.",
    "The patient said I have 15 years of experience.",
    "I have been a patient there for fifteen years.",
    "I have been married for fifteen years.",
    "In my fifteen years of school I was never late.",
    "In my 15 years as a mother I learned patience.",
    "I have fifteen years of driving experience.",
    "I have been a nurse for six years.",
    "In my two years as a head nurse I led ten people.",
    "I have nearly seven years of experience.",
    "I have half a decade of experience.",
    "The patient had diabetes for fifteen years.",
  ])("[SC15] takes no other years for the person's: %s", (answer) => {
    expect(told(answer)).toEqual([]);
  });

  it.each([
    "I called a doctor with an MBBS.",
    "I worked with an MBA.",
    "I did not do an MBA.",
    "I have MBA students under me.",
    "I passed the M.Sc. entrance.",
    "If I hold an M.Sc. one day, I will teach.",
    "I am a master of Excel.",
    "I have a BSc and I plan an MSc.",
    "I hold a B.Sc. in nursing.",
  ])("[SC15] takes no other degree for the person's: %s", (answer) => {
    expect(told(answer)).toEqual([]);
  });
});

describe("the person of a resume", () => {
  it("[SC15] has years, employers and degrees, and nothing else of it", () => {
    const lines = [
      "Experience",
      "Accountant | Infosys Ltd | Jan 2019 - Dec 2021",
      "- Closed the books of 4 branches each month",
      "Education",
      "B.Com, Delhi University, 2018",
    ];
    const found = personIn(lines);
    expect(Object.keys(found).sort()).toEqual(["degrees", "employers", "years"]);
    expect(found.employers).toEqual(["Infosys Ltd"]);
    expect(found.degrees[0]).toMatch(/^B\.Com/);
    expect(found.years).toBeGreaterThan(2);
  });
});

it.each([
  ["BE Mechanical", "I have an engineering degree from Pune."],
  ["B.E Mechanical", "I have an engineering degree from Pune."],
  ["M.Tech Structures", "I have an engineering degree from Pune."],
  ["LL.B", "I completed my law degree from Pune."],
  ["M.Com", "I completed my B.Com from Pune."],
])("[SC15] takes a degree of the resume (%s) for what it is: %s", (degree, answer) => {
  expect(contradictionsIn(answer, { years: 0, employers: [], degrees: [degree] })).toEqual([]);
  expect(contradictionsIn(answer, { years: 0, employers: [], degrees: ["B.Sc. Nursing"] })).toHaveLength(1);
});
