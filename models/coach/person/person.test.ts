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
    ["I am currently working with Wipro Technologies in Pune.", "employer"],
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
