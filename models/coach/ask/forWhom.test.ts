import { describe, expect, it } from "vitest";
import type { Difficulty, RoundType } from "../../entities/round.ts";
import { bank } from "../bank/index.ts";
import type { Entry } from "../entry.ts";
import { accountant, developer, fresher, nurse } from "../resume/fixtures.ts";
import { readResume } from "../resume/readResume.ts";
import { askFrom } from "./askCoach.ts";
import { isElsewhere } from "./branches.ts";
import { isForOthers } from "./forWhom.ts";

const seattle = [
  ...["Senior Backend Engineer", "Seattle, WA", "EXPERIENCE"],
  ...["Senior Backend Engineer, Cloud Solutions, 2018 - 2025", "Built services in Python and Kafka"],
];
const student = ["EDUCATION", "BS Computer Science, Berkeley, 2025", "SKILLS", "Python, React"];
const operator = [
  ...["कार्यालय सहायक • भोपाल", "अनुभव", "कंप्यूटर ऑपरेटर, नगर पालिका भोपाल (2021 - अब तक)"],
  ...["MS Excel में मासिक रिपोर्ट; लंबित आवेदन 600 से घटकर 90 हुए।"],
];
const chef = [
  ...["EXPERIENCE", "Chef de Partie, Hotel Lotus, 2019 - present", "Ran the tandoor section for 200 covers"],
];

const entryOf = (id: string): Entry => {
  const entry = bank.find((one) => one.id === id);
  if (entry === undefined) throw new Error(`no entry ${id}`);
  return entry;
};
const others = (id: string, resume: readonly string[]) => isForOthers(entryOf(id), readResume(resume));

type Wish = { resume: readonly string[]; type: RoundType; difficulty?: Difficulty; count?: number };
const sets = ({ resume, type, difficulty = "medium", count = 8 }: Wish, many: number, goesOn: boolean) => {
  const askedBefore: string[] = [];
  return Array.from({ length: many }, (_, at) => {
    const round = { title: "", type, difficulty, duration: 30, questionCount: count };
    const asked = askFrom(bank, {
      ...{ round, companyName: "", resume, seed: `s${at}` },
      askedBefore: goesOn ? [...askedBefore] : [],
    });
    const ids = asked.flatMap(({ entryId }) => entryId ?? []);
    askedBefore.push(...ids);
    return { ids, texts: asked.map(({ question }) => question) };
  });
};

describe("whom a question is for", { timeout: 60_000 }, () => {
  it.each(["hr-service-bond", "hr-government-exams"])(
    "[QS5] asks %s only of who begins on an Indian resume",
    (id) => {
      expect([seattle, student].map((resume) => others(id, resume))).toEqual([true, true]);
      expect(others(id, fresher)).toBe(false);
      const years = [
        "EXPERIENCE",
        "Backend Engineer, Hill Soft, Pune, 2015 - 2025",
        "Built services in Java",
      ];
      expect(others(id, years)).toBe(true);
    },
  );

  it("[QS5] offers twelve thousand and an incentive to no developer", () => {
    expect([seattle, developer].map((resume) => others("hr-fixed-or-incentive", resume))).toEqual([
      true,
      true,
    ]);
  });

  it("[QS5] asks a nurse nothing about clients, and a chef still", () => {
    expect(others("trade-illegal-request", nurse)).toBe(true);
    expect(others("other-boss-away-decision", nurse)).toBe(true);
    expect(others("trade-illegal-request", chef)).toBe(false);
  });

  it("[QS5] speaks of a month end to accounts only", () => {
    const hours = entryOf("hr-six-day-week").frames.join(" ");
    expect(hours).not.toMatch(/month/);
  });

  it("[QS5] asks who types at a counter about papers, and not about drills, vendors and directors", () => {
    const facts = readResume(operator);
    const elsewhere = (id: string) => isElsewhere(entryOf(id), facts);
    for (const id of ["hr-admin-fire-drill", "hr-admin-poor-housekeeping", "hr-admin-two-meetings-clash"]) {
      expect([id, elsewhere(id)]).toEqual([id, true]);
    }
    expect(elsewhere("hr-admin-overtime-too-high")).toBe(true);
    expect(elsewhere("hr-admin-application-entry")).toBe(false);
  });

  it("[QS6] repeats a chef's craft before it comes to lists of codes", () => {
    const asked = sets({ resume: chef, type: "technical" }, 8, true).flatMap(({ ids }) => ids);
    expect(asked.filter((id) => id.startsWith("general-coding"))).toEqual([]);
  });
});

describe("the same question for everyone", { timeout: 60_000 }, () => {
  const most = (ids: readonly string[]) =>
    Math.max(...[...new Set(ids)].map((id) => ids.filter((other) => other === id).length));

  it("[QS7] closes a round of stories in many ways", () => {
    for (const resume of [nurse, accountant]) {
      const closing = sets({ resume, type: "behavioral", count: 5 }, 20, false).map(({ ids }) => ids.at(-1));
      expect(most(closing.flatMap((id) => id ?? []))).toBeLessThanOrEqual(10);
    }
  });

  it("[QS7] puts the coins, or the written rule, into few mixed rounds", () => {
    for (const difficulty of ["easy", "medium", "hard"] as const) {
      const rounds = sets({ resume: nurse, type: "mixed", difficulty }, 20, false);
      for (const id of ["other-logic-light-coin", "other-wrong-instruction"]) {
        const share = rounds.filter(({ ids }) => ids.includes(id)).length / rounds.length;
        expect([difficulty, id, share <= 0.5]).toEqual([difficulty, id, true]);
      }
    }
  });

  it("[QS8] announces no talk that does not come next", () => {
    const texts = bank
      .flatMap(({ frames }) => frames)
      .filter((frame) => /before we (?:talk|speak)/.test(frame));
    expect(texts).toEqual([]);
  });
});
