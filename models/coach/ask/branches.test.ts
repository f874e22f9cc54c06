import { describe, expect, it } from "vitest";
import { Difficulty } from "../../entities/round.ts";
import { bank } from "../bank/index.ts";
import { nurse } from "../resume/fixtures.ts";
import { readResume } from "../resume/readResume.ts";
import { askFrom } from "./askCoach.ts";
import { isElsewhere } from "./branches.ts";

const resume = (...lines: string[]) => ["EXPERIENCE", ...lines];
/** Topics of a family that are for other branches than the person's. */
const elsewhere = (lines: readonly string[], family: string) => {
  const facts = readResume(lines);
  const others = bank.filter((entry) => entry.family === family && isElsewhere(entry, facts));
  return new Set(others.map(({ topic }) => topic));
};

describe("branches of a trade", { timeout: 60_000 }, () => {
  it("[QS5] are asked of nobody else, even when all is used up: no birth in the ICU", () => {
    const others = elsewhere(nurse, "nursing");
    for (const topic of ["maternity", "dialysis", "laboratory", "pharmacy"]) expect(others).toContain(topic);
    const before: string[] = [];
    for (const difficulty of [...Difficulty.options, ...Difficulty.options, ...Difficulty.options]) {
      const round = { title: "", type: "technical", difficulty, duration: 30, questionCount: 8 } as const;
      const asked = askFrom(bank, {
        round,
        companyName: "",
        resume: nurse,
        askedBefore: [...before],
        seed: `${before.length}`,
      });
      before.push(...asked.flatMap(({ entryId }) => entryId ?? []));
    }
    const topics = before.map((id) => bank.find((entry) => entry.id === id)?.topic ?? "");
    expect(topics.filter((topic) => others.has(topic))).toEqual([]);
  });

  it.each([
    ["nursing", "Staff Nurse, Labour room, City Hospital, 2020 - 2024", "maternity", "dialysis"],
    ["nursing", "Pharmacist, Lotus Medical Store, 2020 - 2024", "pharmacy", "iv-therapy"],
    ["nursing", "Pharmacist, Lotus Medical Store, 2020 - 2024", "pharmacy counter", "laboratory incidents"],
    ["nursing", "Lab Technician, Lotus Diagnostics, 2020 - 2024", "laboratory incidents", "pharmacy stock"],
    ["teaching", "TGT Mathematics, Hill School, 2020 - 2024", "board exams", "multigrade"],
    ["teaching", "Primary Teacher, Hill School, 2020 - 2024", "nep", "board exams"],
    ["teaching", "Assistant Professor, Hill College, 2020 - 2024", "lecturer", "bullying"],
    ["engineering", "Mechanical Engineer, Hill Works, 2020 - 2024", "pumps", "transformers"],
    ["engineering", "Civil Engineer, Hill Builders, 2020 - 2024", "concrete", "root cause"],
    ["engineering", "Site Engineer, Hill Builders, 2020 - 2024", "formwork", "wiring"],
    ["engineering", "Safety Officer, Hill Works, 2020 - 2024", "scaffolding", "masonry"],
    ["engineering", "Electrician, Hill Works, 2020 - 2024", "motors", "concrete"],
    ["engineering", "Electrician, Hill Works, 2020 - 2024", "wiring", "roads"],
    ["hr-admin", "HR Executive, Hill Works, 2020 - 2024", "recruitment", "front-office"],
    ["hr-admin", "Receptionist, Hill Clinic, 2020 - 2024", "front-office", "recruitment"],
    ["hr-admin", "Receptionist, Hill Clinic, 2020 - 2024", "appointments", "hotel desk"],
    ["hr-admin", "Front Office Executive, Hill Hotel and Resort, 2020 - 2024", "telephone desk", "exits"],
    ["general", "Sous Chef, Hill Kitchen, 2020 - 2024", "kitchen costs", "the vehicle"],
    ["general", "Truck Driver, Hill Carriers, 2020 - 2024", "the vehicle", "kitchen costs"],
    ["general", "Graphic Designer, Hill Studio, 2020 - 2024", "a client's order", "the vehicle"],
    ["sales", "Territory Sales Officer, Hill Foods, 2020 - 2024", "beat plan", "insurance"],
    ["sales", "Digital Marketing Executive, Hill Media, 2020 - 2024", "paid ads", "competition"],
    ["sales", "Territory Sales Officer, Hill Foods, 2020 - 2024", "beat plan", "paid ads"],
  ])("[QS5] are shown by title, degree or skill: %s, %s", (family, job, own, other) => {
    const others = elsewhere(resume(job), family);
    expect(others).not.toContain(own);
    expect(others).toContain(other);
  });

  it.each([
    ["builders", "Civil Engineer, Hill Builders, 2020 - 2024", ["AutoCAD, Quality control, Site safety"]],
    ["builders by their degree", "Site Engineer, Hill Works, 2020 - 2024", ["Quality control, MS Office"]],
  ])(
    "[QS5] come first within the trade, and bring no castings, charts or chemical tanks to %s",
    (_, job, skills) => {
      const lines = [...resume(job), "EDUCATION", "B.Tech Civil Engineering, 2019", "SKILLS", ...skills];
      const round = {
        title: "",
        type: "technical",
        difficulty: "medium",
        duration: 30,
        questionCount: 8,
      } as const;
      const brief = { round, companyName: "", resume: lines, askedBefore: [] };
      const asked = askFrom(bank, { ...brief, seed: "first" }).map(({ entryId }) => entryId ?? "");
      const topics = asked.map((id) => bank.find((entry) => entry.id === id)?.topic ?? "");
      const own = [
        ...["concrete", "quantities", "reinforcement", "cracks", "excavation", "surveying", "formwork"],
        ...["building materials", "masonry", "waterproofing", "scaffolding", "soil", "roads", "piling"],
        ...["drainage", "project-management"],
      ];
      const ofBranch = topics.filter((topic) => own.includes(topic));
      expect(ofBranch.length).toBeGreaterThanOrEqual(6);
      const others = bank.filter((entry) => isElsewhere(entry, readResume(lines))).map(({ id }) => id);
      for (const id of ["incoming-lot", "control-chart", "mixed-part-complaint", "tank-entry"]) {
        expect(others).toContain(`engineering-${id}`);
      }
    },
  );

  it("[QS5] leave castings and charts to those who make parts", () => {
    const job = resume("Quality Engineer, Hill Castings, 2020 - 2024");
    const others = bank.filter((entry) => isElsewhere(entry, readResume(job))).map(({ id }) => id);
    expect(others).not.toContain("engineering-incoming-lot");
    expect(others).not.toContain("engineering-control-chart");
  });

  it("[QS5] are not shown by a name: an advocate called Mason builds no walls", () => {
    const job = "Advocate, District Court, 2020 - 2024";
    const others = elsewhere(["Thomas Mason", ...resume(job)], "general");
    expect(others).toEqual(elsewhere(resume(job), "general"));
    expect(others).toContain("material");
    expect(
      elsewhere(["Thomas Mason", ...resume("Mason, Hill Builders, 2020 - 2024")], "general"),
    ).not.toContain("material");
  });

  it("[QS5] leave what everybody of the trade meets", () => {
    const bare = elsewhere(resume("Staff Nurse, City Hospital, 2020 - 2024"), "nursing");
    const left = bank.filter(({ family, topic }) => family === "nursing" && !bare.has(topic));
    expect(left.length).toBeGreaterThan(20);
  });
});
