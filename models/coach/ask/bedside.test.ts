import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import { nurse } from "../resume/fixtures.ts";
import { readResume } from "../resume/readResume.ts";
import { isBedsideFor, isBedsideOnly } from "./bedside.ts";
import { needsTool } from "./topics.ts";
import { wordingsOf } from "./word.ts";

const pharmacist = readResume(
  `EXPERIENCE
Pharmacist, Lotus Medical Store, Indore, June 2021 - Present
Dispensed 200 prescriptions a day
SKILLS
Dispensing, stock of cold medicines
EDUCATION
D.Pharm, 2020`.split("\n"),
);
const bedside = bank.filter((entry) => isBedsideOnly(entry, pharmacist));

describe("work at the bed", () => {
  it("[QS5] is not asked of a pharmacist as if done in the pharmacy", () => {
    expect(bedside.length).toBeGreaterThan(10);
    const placed = bedside.flatMap((entry) => wordingsOf(entry, pharmacist)).map(({ text }) => text);
    expect(placed.filter((text) => /Lotus|Pharmacist/.test(text))).toEqual([]);
  });

  it("[QS5] leaves a pharmacist what is for all of health care", () => {
    const left = bank.filter((e) => e.family === "nursing" && !bedside.includes(e) && !needsTool(e));
    const topics = left.map(({ topic }) => topic);
    expect(topics).toEqual(expect.arrayContaining(["biomedical waste", "sharps injury", "relatives"]));
  });

  it("[QS5] stays with a nurse, also one with a laboratory course", () => {
    expect(bank.filter((entry) => isBedsideOnly(entry, readResume(nurse)))).toEqual([]);
    expect(isBedsideFor({ family: "nursing", topic: "falls" }, "Staff Nurse, Laboratory")).toBe(false);
    expect(isBedsideFor({ family: "nursing", topic: "falls" }, "Lab Technician")).toBe(true);
  });
});
