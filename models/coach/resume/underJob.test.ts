import { describe, expect, it } from "vitest";
import { readResume } from "./readResume.ts";

const read = (text: string) => {
  const facts = readResume(text.trim().split("\n"));
  return {
    roles: facts.roles.map(({ title, employer }) => `${title} @ ${employer ?? "?"}`),
    projects: facts.projects.map(({ name }) => name),
    years: facts.years,
    telling: facts.tellingLines.map((line) => line.text),
    skills: facts.skills.map(({ words }) => words),
  };
};

describe("what is told under a job", () => {
  const civil = read(`
WORK EXPERIENCE
Site Engineer – Orchid Infra Projects Pvt. Ltd., Chandigarh (Aug 2021 – Feb 2026)
Project: G+14 residential towers (3 nos.), value Rs. 86 crore, client Meadow Realty
- Supervised the RCC works of two towers with 60 workers
Junior Engineer (Civil) – River Builders & Contractors, Ludhiana (July 2018 – July 2021)
Project: Commercial complex, Ludhiana
Responsible for execution of RCC works
EDUCATION
B.Tech (Civil), 2018`);

  it("[RS1][RS4] reads the next job below a line that names a project", () => {
    expect(civil.roles).toEqual([
      "Site Engineer @ Orchid Infra Projects Pvt. Ltd",
      "Junior Engineer @ River Builders & Contractors",
    ]);
    expect(civil.years).toBe(7.5);
  });

  it("[RS6] reads a project behind its label, and no job and no duty as one", () => {
    expect(civil.projects).toEqual(["G+14 residential towers", "Commercial complex, Ludhiana"]);
    expect(civil.telling).toContain("Responsible for execution of RCC works");
  });

  it("[RS4][RS6] takes client, role, time and tools of a project for parts of that, and for no job", () => {
    const facts = read(`
PROFESSIONAL EXPERIENCE
Hill Software Limited, Pune — Systems Engineer
June 2019 - June 2022
Project #1: Claims Portal
Client: North Insurance Company Limited of Pune
Role: Java Developer
Duration: Jan 2020 - Dec 2021
Technologies: Java, Spring Boot
Responsibilities:
• Built services for 12 modules
Lake Technologies Ltd, Bengaluru — Senior Engineer
June 2022 - June 2024`);
    expect(facts.roles).toEqual([
      "Systems Engineer @ Hill Software Limited",
      "Senior Engineer @ Lake Technologies Ltd",
    ]);
    expect(facts.projects).toEqual(["Claims Portal"]);
    expect(facts.skills).toEqual(["Java", "Java", "Spring Boot"]);
    expect(facts.telling).toEqual(["• Built services for 12 modules"]);
  });

  it.each([
    "Technologies: Java, MySQL",
    "Skills: Java, MySQL",
    "Achievements: Best team of 2020",
    "Key Projects",
  ])("[RS1] reads the job that follows on '%s' under another job", (line) => {
    const facts = read(`
EXPERIENCE
Java Developer, Hill Software Ltd, 2018 - 2020
${line}
Senior Developer, Lake Technologies Ltd, 2020 - 2023`);
    expect(facts.roles).toHaveLength(2);
    expect(facts.years).toBe(5);
  });

  it("[RS6] reads the next project below the tools of one", () => {
    const facts = read("PROJECTS\nHome Budget\nTechnologies: React, Node\nChat Room\nTech Stack: Java");
    expect(facts.projects).toEqual(["Home Budget", "Chat Room"]);
  });

  it("[RS1] takes a project of a student for no job", () => {
    const facts = read(`
EXPERIENCE
Trainee, Hill Software Ltd, 2018 - 2019
PROJECTS
Team Lead – Hospital Management System (Jan 2020 – May 2020)`);
    expect(facts.roles).toEqual(["Trainee @ Hill Software Ltd"]);
  });
});
