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

  it("[RS6] gives a degree the only school of a table that came apart, and no school for children", () => {
    const schools = (...lines: string[]) =>
      readResume(["EDUCATION", ...lines]).education.map(
        ({ degree, school }) => `${degree} @ ${school ?? "?"}`,
      );
    expect(schools("DMLT (2", "year)", "12th (Bio)", "Board | Year", "Hill Medical College, 2024")[0]).toBe(
      "DMLT @ Hill Medical College",
    );
    expect(schools("S.S.L.C | Govt. Hr. Sec. School, Hilltown", "ITI – Welder")).toEqual([
      "S.S.L.C @ Govt. Hr. Sec. School",
      "ITI @ ?",
    ]);
    expect(schools("B.A. (हिन्दी) राम नाथ शर्मा वि.वि., 2023")).toEqual(["B.A. @ राम नाथ शर्मा वि.वि"]);
  });

  it("[RS6] takes no row, label or number of a table for a project", () => {
    const names = readResume([
      "PROJECTS",
      "Project | Location | Cost",
      "Project #4 | Claims Portal, Pune",
      "Duration | Nov 2023 – Jan 2024",
      "Year | %",
      "74",
    ]);
    expect(names.projects.map(({ name }) => name)).toEqual(["Claims Portal, Pune"]);
  });

  it("[RS7] places nobody by a degree that was left, nor by what somebody was before", () => {
    const family = (...lines: string[]) => readResume(["EXPERIENCE", ...lines]).families[0]?.family;
    expect(family("Beautician, Hill Salon, 2019 - 2024", "EDUCATION", "B.Com, Hill University (left)")).toBe(
      "general",
    );
    expect(
      family(
        "Cabin Attendant, Lake Airlines, 2021 - 2024",
        "Customer Service Agent, Hill Airways, 2019 - 2021",
      ),
    ).toBe("general");
  });

  it("[RS6] reads no aim that everybody has, and of a line only the sentence that is one", () => {
    const aims = (line: string) => readResume(["OBJECTIVE", line]).aims.map(({ words }) => words);
    expect(aims("To work in a good organization where I can use my skills")).toEqual([]);
    expect(aims("Hotel trained cook with 9 years. Looking for a Sous Chef position in a resort.")).toEqual([
      "Looking for a Sous Chef position in a resort",
    ]);
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
