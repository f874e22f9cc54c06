import { describe, expect, it } from "vitest";
import { readResume } from "#models/coach/resume/readResume.ts";
import { applyCorrections } from "#models/coach/resume/applyCorrections.ts";
import { removeSkill, restoreSkill, uncorrected } from "./edit.ts";
import { skillsOut, skillsShown, skillsToCorrect, skillsToRead } from "./view.ts";

const facts = readResume([
  "SKILLS",
  "Tally Prime, ventilator care, Excel",
  "EXPERIENCE",
  "Accountant, Lakeside Traders, Jan 2020 - Present",
  "Kept the books in Tally and looked after ventilated patients",
]);
const names = (shown: readonly { words: string }[]) => shown.map(({ words }) => words);

describe("[RS3] the skills that are read", () => {
  it("stand once, though the resume names them in several ways, with the lines of all", () => {
    expect(names(skillsShown(facts))).toEqual(expect.arrayContaining(["Tally Prime", "Tally", "ventilated"]));
    const shown = skillsToRead(facts);
    expect(names(shown)).toEqual(["Tally Prime", "ventilator care", "Excel"]);
    expect(shown[0]?.lines).toEqual([
      "Tally Prime, ventilator care, Excel",
      "Kept the books in Tally and looked after ventilated patients",
    ]);
  });

  it("stay apart where they have only the topic in common", () => {
    const two = readResume(["SKILLS", "GST", "e-way bill"]);
    expect(names(skillsToRead(two))).toEqual(["GST", "e-way bill"]);
  });

  it("stay apart though both end in a sign", () => {
    const [skill] = facts.skills;
    if (!skill) throw new Error("no skill was read");
    const two = { skills: ["Ledgers (own)", "Vouchers (all)"].map((words) => ({ ...skill, words })) };
    expect(names(skillsToRead(two))).toEqual(["Ledgers (own)", "Vouchers (all)"]);
  });
});

describe("[RS9] the skills that are put right", () => {
  const none = uncorrected("0".repeat(64));
  const shown = (corrections: typeof none) => {
    const now = applyCorrections(facts, corrections);
    return {
      form: names(skillsToCorrect(facts, now, corrections)),
      read: names(skillsToRead(now)),
      out: names(skillsOut(facts, corrections)),
    };
  };
  const all = ["Tally Prime", "ventilator care", "Excel"];

  it("are the same that are read, each once", () => {
    expect(shown(none)).toEqual({ form: all, read: all, out: [] });
  });

  it("go with every name that the resume gives them, and come back with them", () => {
    const care = skillsToRead(facts)[1];
    expect(care?.names).toEqual(["ventilator care", "ventilated"]);
    const without = (care?.names ?? []).reduce(removeSkill, none);
    const left = ["Tally Prime", "Excel"];
    expect(shown(without)).toEqual({ form: left, read: left, out: ["ventilator care"] });
    const again = (skillsOut(facts, without)[0]?.names ?? []).reduce(restoreSkill, without);
    expect(again).toEqual(none);
  });
});
