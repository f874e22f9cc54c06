import { describe, expect, it } from "vitest";
import { isPersonal } from "./contact.ts";
import { dateRangesIn } from "./dates.ts";
import { readResume } from "./readResume.ts";

const read = (...lines: string[]) => {
  const { roles, years, families } = readResume(lines);
  return { jobs: roles.map(({ title }) => title), years, family: families[0]?.family };
};

describe("[RS1] [RS2] words of honest work", () => {
  it.each([
    ...["Age-group swimming coach for kids", "Weight loss coach – 40 clients", "Signed 12 dealers – Pune"],
    ...["Date entry – 400 forms a day", "Salary processing – 400 staff", "वेतन पत्रक तैयार करना"],
    ...["Recruited 40 engineers within CTC budget", "Counselled married couples"],
  ])("are not private: %s", (line) => expect(isPersonal(line)).toBe(false));

  it.each([
    ...["Age : 39", "Category: OBC", "Salary : 16,000", "Expected CTC 6 LPA", "CTC", "Weight - 56 kg"],
    ...["अपेक्षित वेतन : 25,000", "Married", "Single, unmarried", "Dated: 12/03/2024", "Sign: ______"],
  ])("are told from what is private: %s", (line) => expect(isPersonal(line)).toBe(true));

  it("are no misspelt headings: who educates, publishes or has a contract works", () => {
    const lines = ["EXPERIENCE", "Hill School, Pune", "Educator", "June 2019 - Present", "Taught maths"];
    expect(read(...lines).jobs).toEqual(["Educator"]);
    expect(read(...lines, "Contract", "Lake School, Pune", "Teacher", "May 2015 - May 2019").jobs).toContain(
      "Teacher",
    );
  });

  it("are no headings where a list of loans or one plain word stands among jobs", () => {
    const bank = [
      "EXPERIENCE",
      "Loan Officer, Hill Bank",
      "Jan 2020 - Present",
      "PERSONAL LOAN",
      "Sold 40 loans",
    ];
    expect(read(...bank, "Relationship Officer, Lake Bank", "Jan 2017 - Dec 2019").jobs).toHaveLength(2);
    expect(read("EXPERIENCE", "Category Manager – Hill Mart, Pune, 2019 - 2022").years).toBe(3);
  });
});

describe("[RS5] [RS7] times and trades", () => {
  it("has days with their ending, open times from a year on, and no day of leaving for today", () => {
    expect(dateRangesIn("1st July 2019 to 31st March 2021")).toMatchObject([
      { from: 2019 * 12 + 6, to: 2021 * 12 + 2 },
    ]);
    expect(dateRangesIn("Teacher, Hill School, from 2016")).toMatchObject([{ from: 2016 * 12, to: null }]);
    expect(dateRangesIn("B.Com, Hill College, from 2016")).toEqual([]);
    expect(dateRangesIn("May 2019 – Date of leaving")).toEqual([]);
  });

  it("places a person by the present job, wherever that stands", () => {
    const first = ["EXPERIENCE", "Cabin Attendant, Hill Air, 2015 - 2018", "Served guests"];
    expect(read(...first, "HR Executive, Lake Pvt Ltd, 2018 - Present", "Recruited").family).toBe("hr-admin");
  });

  it("reads a line of many spaces at once", () => {
    const begun = performance.now();
    for (let at = 0; at < 100; at++) dateRangesIn(`Teacher jan 2019${" ".repeat(2_000)}2019`);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});
