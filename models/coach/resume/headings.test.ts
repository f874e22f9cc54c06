import { describe, expect, it } from "vitest";
import { headingOf } from "./headings.ts";
import { readResume } from "./readResume.ts";

const sectionOf = (line: string) => headingOf(line)?.section;

describe("headings as people write them", () => {
  it.each([
    ["EXPERIANCE", "experience"],
    ["PROFFESIONAL EXPERIENCE", "experience"],
    ["QUALIFICATOIN", "education"],
    ["Achivements", "activities"],
    ["CARRIER OBJECTIVE :-", "summary"],
  ])("[RS1] are known a letter or two off: '%s'", (line, section) => {
    expect(sectionOf(line)).toBe(section);
  });

  it.each([
    ["उद्देश्य (Objective)", "summary"],
    ["EDUCATION / शिक्षा", "education"],
    ["CIVIL EXPERIENCE / पुलिस के बाद का अनुभव", "experience"],
    ["शैक्षणिक एवं तकनीकी योग्यता", "education"],
    ["भाषाएँ", "personal"],
  ])("[RS1] are known in Hindi, and in two languages: '%s'", (line, section) => {
    expect(sectionOf(line)).toBe(section);
  });

  it.each([
    ["PROFESSIONAL EXPERIENCE (Total 9+ Years)", "experience"],
    ["4. RESEARCH", "activities"],
    ["ACHIEVEMENTS / EXTRA CURRICULAR", "activities"],
    ["LICENCE & TRAINING", "activities"],
    ["Previous Employment Details", "experience"],
    ["GARDENING EXPERIENCE", "experience"],
    ["PAINTING QUALIFICATION", "education"],
    ["EMPLOYMENT CHRONICLE", "experience"],
    ["Where I have worked", "experience"],
    ["What I know", "skills"],
    ["Reach me", "personal"],
  ])("[RS1] are known by their words, their number and their phrase: '%s'", (line, section) => {
    expect(sectionOf(line)).toBe(section);
  });

  it.each([
    "CUSTOMER SERVICE",
    "TEAM WORK",
    "Training Centre",
    "SKILL INDIA",
    "Project Manager",
    "Employment Office",
    "HILL TRAINING INSTITUTE",
    "Computer Operator",
    "Work experience of 5 years",
    "Trained in-house staff",
  ])("[RS1] are not seen in '%s'", (line) => {
    expect(sectionOf(line)).toBeUndefined();
  });

  it("[RS1] are not seen in an item of a list, nor in a word that a list of skills has", () => {
    expect(headingOf("• Software: CAD drawings of 40 flats", "experience")).toBeNull();
    expect(headingOf("Administration", "skills")).toBeNull();
    expect(headingOf("ADMINISTRATION", "skills")?.section).toBe("activities");
    expect(headingOf("Customer Experience", "skills")).toBeNull();
    expect(headingOf("Languages: Python", "skills")).toBeNull();
    expect(headingOf("Hobbies : cricket", "skills")).toEqual({ section: "personal", inline: true });
  });

  it("[RS1][RS4] open the jobs at the head of a table of them", () => {
    const facts = readResume([
      "CANDIDATE A",
      "Sl. | Company | Designation | Period",
      "1 | Hill Builders Pvt. Ltd. | Site Engineer | 2019 – 2022",
      "2 | River Infra",
      "Jr. Engineer",
    ]);
    expect(facts.roles.map(({ title, employer, months }) => [title, employer, months])).toEqual([
      ["Site Engineer", "Hill Builders Pvt. Ltd", 36],
      ["Jr. Engineer", null, 0],
    ]);
    const taught = readResume([
      "TEACHING EXPERIENCE",
      "Institution | Designation",
      "Lake Kalasala, | Jr. Lecturer",
      "(Inter)",
    ]);
    expect(taught.roles.map(({ title, employer }) => [title, employer])).toEqual([
      ["Jr. Lecturer", "Lake Kalasala"],
    ]);
    expect(facts.tellingLines).toEqual([]);
  });
});
