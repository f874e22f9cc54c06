import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import type { Entry } from "../entry.ts";
import { accountant, developer, fresher, nurse } from "../resume/fixtures.ts";
import { readResume } from "../resume/readResume.ts";
import { allSkills } from "../resume/skills/all.ts";
import { cutLine } from "./cutLine.ts";
import { LINE_SIGNS } from "./lines.ts";
import { fillingsFor } from "./slots.ts";
import { namesOfTopic, needsTool, skillsFor } from "./topics.ts";

const entryOf = (id: string): Entry => {
  const entry = bank.find((e) => e.id === id);
  if (entry === undefined) throw new Error(`no entry ${id}`);
  return entry;
};
const words = (slot: "line" | "employer", id: string, resume: readonly string[]) =>
  fillingsFor(slot, entryOf(id), readResume(resume)).map((filling) => filling.words);

describe("tools and their names", () => {
  it("[QS5] can be named by some skill wherever an entry is about a tool or branch", () => {
    const known = new Set(allSkills.flatMap(({ topics }) => topics));
    const lost = bank.filter((e) => needsTool(e) && !namesOfTopic(e.topic).some((name) => known.has(name)));
    expect(lost.map(({ topic }) => topic)).toEqual([]);
  });

  it("[QS5] are asked in software and data only from those who name them, what everyone meets aside", () => {
    const free = bank.filter((e) => (e.family === "software" || e.family === "data") && !needsTool(e));
    expect([...new Set(free.map(({ topic }) => topic))].sort()).toEqual([
      "algorithms",
      "caching",
      "concurrency",
      "data-analysis",
      "data-cleaning",
      "design-patterns",
      "git",
      "machine-learning",
      "monitoring",
      "networking",
      "oop",
      "operating-systems",
      "security",
      "statistics",
      "system-design",
      "testing",
      "visualization",
    ]);
  });

  it("[QS5] asks about Node.js only people who have it", () => {
    const entry = bank.find(({ topic }) => topic === "nodejs");
    if (entry === undefined) throw new Error("no entry on Node.js");
    expect(needsTool(entry)).toBe(true);
    expect(skillsFor(entry, readResume(developer))).toEqual([]);
    expect(skillsFor(entry, readResume(["SKILLS", "Node.js, SQL"])).map((s) => s.words)).toEqual(["Node.js"]);
  });
});

describe("lines in wordings", () => {
  it("[QS9] have a sign in every entry that asks on from a line as if it were about just that", () => {
    const bare = bank.filter(({ frames }) => frames.some((f) => /[:“] ?\{line\}/.test(f)));
    expect(bare.filter(({ id }) => LINE_SIGNS[id] === undefined).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(LINE_SIGNS).filter((id) => !bank.some((e) => e.id === id))).toEqual([]);
  });

  it("[QS9] fit what the entry asks", () => {
    expect(words("line", "behavioral-lead-group", fresher)).toEqual([
      "NSS volunteer: organised two blood donation camps, 180 donors",
    ]);
    expect(words("line", "fresher-captain-lost-match", fresher)).not.toContain(
      "NIELIT CCC computer course, typing 38 wpm English, 32 wpm Hindi",
    );
    expect(words("line", "nursing-hygiene-audit", nurse)[0]).toMatch(/hand-hygiene audit/);
  });

  it("[QS9] names an employer only for work of that family and a branch that was named", () => {
    expect(words("employer", "accounts-kyc-cash-deposit", accountant)).toEqual([]);
    expect(words("employer", "nursing-triage-rush", accountant)).toEqual([]);
    expect(words("employer", "behavioral-own-mistake", accountant)).not.toEqual([]);
  });

  it.each([
    ["Led a hand-hygiene audit that took compliance from 71% to 93% in", /93%$/],
    ["Helped the auditor close the books in 11 days against 24 the year before.", /year before$/],
    ["Trained 14 new nurses in arterial line care.", /line care$/],
    ["Closed 140 near-miss reports within two days EDUCATION", /within two days$/],
    [
      "Prepare and file GSTR-1 and GSTR-3B; matched input credit with GSTR-2B and recovered Rs. 4.2 lakh of missed credit.",
      /recovered Rs\. 4\.2 lakh$/,
    ],
  ])("[QS10] end whole and without a full stop: %s", (line, end) => expect(cutLine(line)).toMatch(end));
});
