import { describe, expect, it } from "vitest";
import { headingOf } from "./headings.ts";
import { readResume } from "./readResume.ts";
import { tradeResumes } from "./trades.fixture.ts";

describe("resumes of many trades and layouts", () => {
  it.each(tradeResumes.map((resume) => [resume.trade, resume] as const))(
    "[RS4][RS5][RS6][RS7] reads %s",
    (_, resume) => {
      const facts = readResume(resume.lines);
      expect(facts.roles.map((role) => `${role.title} @ ${role.employer ?? "?"}`)).toEqual(resume.roles);
      expect(facts.years).toBe(resume.years);
      expect(facts.education.map(({ degree }) => degree)).toEqual(resume.degrees);
      const families = facts.families.map(({ family }) => family);
      expect(families.slice(0, Math.max(1, resume.families.length))).toEqual(
        resume.families.length > 0 ? resume.families : ["general"],
      );
    },
  );

  it("[RS1] takes a heading off the line that the layout glued it to", () => {
    const glued = [
      "EXPERIENCE",
      "Closed 140 near-miss reports within two days EDUCATION",
      "B.Com, Hill College",
    ];
    expect(readResume(glued).education.map(({ degree, school }) => [degree, school])).toEqual([
      ["B.Com", "Hill College"],
    ]);
    expect(headingOf("SKILLS Manual therapy, ultrasound")).toEqual({ section: "skills", inline: true });
    expect(headingOf("PUBLICATIONS | REFEREES")).toEqual({ section: "references", inline: false });
  });

  it("[RS3] takes a job title for no skill, nor a word in the name of a firm", () => {
    const facts = readResume([
      "EXPERIENCE",
      "Site Engineer, Orchid Logistics Services, 2019 - 2022",
      "RCC and shuttering of 3 towers",
    ]);
    expect(facts.skills.map(({ words }) => words)).toEqual(["RCC"]);
    expect(facts.trades.map(({ words }) => words)).toEqual(["Site Engineer"]);
  });

  it("[RS6] gives a degree its own school, and none where two may be meant", () => {
    const schools = (...lines: string[]) =>
      readResume(["EDUCATION", ...lines]).education.map(
        ({ degree, school }) => `${degree} @ ${school ?? "?"}`,
      );
    expect(schools("MBA (Marketing), AKTU Lucknow, 2021 · BBA, Lucknow University, 2019")).toEqual([
      "MBA (Marketing) @ ?",
      "BBA @ Lucknow University",
    ]);
    expect(schools("University of La Verne, La Verne, CA", "Bachelor of Arts, Business")).toEqual([
      "Bachelor of Arts @ University of La Verne",
    ]);
    expect(schools("Hill College", "B.Com, 2019", "River College", "HSC, 2016")[0]).toBe("B.Com @ ?");
    expect(schools("B.Sc. in Your Discipline", "Your University")).toEqual(["B.Sc @ ?"]);
  });

  it("[RS6] reads strengths, the aim, and what was done outside work", () => {
    const facts = readResume([
      ...["OBJECTIVE", "Seeking a position as lab technician in a hospital"],
      ...["ACTIVITIES", "Captain, college kabaddi team", "Prof. X. Candidate, member of the jury"],
      ...["STRENGTHS", "Hard working, punctual | Quick learner"],
    ]);
    expect(facts.strengths.map(({ words }) => words)).toEqual(["Hard working", "punctual", "Quick learner"]);
    expect(facts.aims.map(({ words }) => words)).toEqual([
      "Seeking a position as lab technician in a hospital",
    ]);
    expect(facts.pastimes.map(({ text }) => text)).toEqual(["Captain, college kabaddi team"]);
  });
});
