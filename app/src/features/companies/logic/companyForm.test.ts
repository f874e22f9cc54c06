import { describe, expect, it } from "vitest";
import type { Company } from "#models/entities/company.ts";
import {
  checked,
  formOf,
  isStored,
  newCompany,
  newRound,
  withChange,
  withMoved,
  withoutRound,
  withRound,
} from "./companyForm.ts";

const stored: Company = {
  companyId: "c1",
  name: "Paper Boat",
  logoUrl: "",
  description: "",
  industry: "Drinks",
  rounds: [
    {
      roundId: "r1",
      title: "Talk",
      type: "hr",
      difficulty: "easy",
      duration: 20,
      description: "",
      questionCount: 4,
    },
    {
      roundId: "r2",
      title: "Test",
      type: "technical",
      difficulty: "medium",
      duration: 30,
      description: "",
      questionCount: null,
    },
  ],
};
const titled = (title: string) => withChange({ ...newCompany(), name: "A" }, 0, { title });

describe("a company as it is typed", () => {
  it("begins with one round with the specification's defaults", () => {
    expect(newCompany().rounds).toEqual([newRound(0)]);
    expect(newRound(0)).toMatchObject({ type: "technical", difficulty: "medium", duration: "30" });
  });

  it("is sent as the contract takes it, and read back as it was", () => {
    const { name, logoUrl, description, industry, rounds } = stored;
    expect(checked(formOf(stored))).toEqual({ draft: { name, logoUrl, description, industry, rounds } });
  });

  it.each(["4", "181", "", "soon", "12.5"])("[DU1] makes 30 minutes of %j", (duration) => {
    const result = checked(withChange(titled("T"), 0, { duration }));
    expect(result.faults ?? result.draft.rounds[0]?.duration).toBe(30);
  });

  it("names what is wrong, field by field and in their order", () => {
    const form = withRound({ ...newCompany(), logoUrl: "logo.png" });
    const { faults } = checked(withChange(form, 1, { title: "T", questionCount: "21" }));
    expect([...(faults ?? [])]).toEqual([
      ["name", "name"],
      ["logoUrl", "logoUrl"],
      ["rounds.0.title", "title"],
      ["rounds.1.questionCount", "count"],
    ]);
  });

  it.each(["many", "-1", "1.5", "0"])("takes %j for no number of questions", (questionCount) => {
    expect(checked(withChange(titled("T"), 0, { questionCount })).faults?.size).toBe(1);
  });

  it("has its rounds added, moved and removed; each keeps what tells it from the others", () => {
    const three = withRound(withRound(titled("first")));
    expect(three.rounds.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(withMoved(three, 0, 1).rounds.map(({ n }) => n)).toEqual([1, 0, 2]);
    expect(withMoved(three, 0, -1)).toBe(three);
    expect(withMoved(three, 2, 1)).toBe(three);
    const two = withoutRound(three, 1);
    expect(withRound(two).rounds.map(({ n }) => n)).toEqual([0, 2, 3]);
  });
});

describe("whether a form is stored already", () => {
  it("says yes where an earlier try has arrived, whatever ids its new rounds have got", () => {
    const form = withChange(withRound(formOf({ ...stored, rounds: stored.rounds.slice(0, 1) })), 1, {
      title: "Test",
    });
    expect(isStored(form, stored)).toBe(true);
  });

  it("says no where anything else differs", () => {
    expect(isStored(formOf(stored), { ...stored, industry: "Food" })).toBe(false);
    expect(isStored(formOf(stored), { ...stored, rounds: stored.rounds.slice(0, 1) })).toBe(false);
    expect(isStored(formOf(stored), { ...stored, rounds: [...stored.rounds].reverse() })).toBe(false);
  });
});
