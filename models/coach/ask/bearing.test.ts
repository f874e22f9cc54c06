import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import { accountant, developer, fresher, nurse } from "../resume/fixtures.ts";
import { readResume } from "../resume/readResume.ts";
import { wordingsOf } from "./word.ts";

const driver = [
  ...["EXPERIENCE", "Delivery Driver, Harbour Courier, 2019 - present", "Delivered 60 parcels a day"],
  ...["Helper, Hill Stores, 2016 - 2019", "SKILLS", "LMV licence, Route planning"],
  ...["EDUCATION", "SSC, Town High School, 2014"],
];
const asked = [accountant, developer, nurse, fresher, driver].flatMap((resume) => {
  const facts = readResume(resume);
  return bank.flatMap((entry) => wordingsOf(entry, facts).map(({ text }) => ({ entry, text, facts })));
});
type Asked = (typeof asked)[number];

const textsWith = (lead: RegExp, is: (one: Asked) => boolean) =>
  asked.filter((one) => is(one) && lead.test(one.text)).map(({ text }) => text);
const SKILL = /^(?:You list|You have .+ among your skills|You (?:name|call) “)/;
const DEED = /^(?:You may think of “|If it helps, take “)/;
const STUDIES =
  /^(?:Your resume shows .+ at .+University|You name .+ under your studies|I see .+ on your resume\.)/;

describe("[QS9] what stands before a question has to do with it", { timeout: 60_000 }, () => {
  it("no skill before hours, pay, terms or a case, but before what somebody can do", () => {
    const plain = ({ entry }: Asked) => !entry.frames.some((frame) => frame.includes("{skill}"));
    const of = (names: string) => (one: Asked) =>
      one.entry.kind === "hr" && plain(one) && names.split(", ").includes(one.entry.topic);
    expect(textsWith(SKILL, of("hours, bond, pay, contract, stability, interests, resilience"))).toEqual([]);
    expect(textsWith(SKILL, (one) => one.entry.id === "behavioral-rule-or-person")).toEqual([]);
    expect(textsWith(SKILL, of("strengths, plan")).length).toBeGreaterThan(0);
  });

  it("no deed that the resume is proud of before a story of a quarrel or a mistake", () => {
    const of = (id: string) => (one: Asked) => one.entry.id === id;
    for (const id of [
      "behavioral-own-mistake",
      "behavioral-conflict-colleague",
      "behavioral-promise-broken",
    ]) {
      expect(textsWith(DEED, of(id))).toEqual([]);
    }
    expect(textsWith(DEED, of("behavioral-proud-result")).length).toBeGreaterThan(0);
  });

  it("no degree before a story or the terms of a post, and the school of those without a job instead", () => {
    const terms = ({ entry }: Asked) => ["hr-six-day-week", "hr-service-bond"].includes(entry.id);
    const story = ({ entry }: Asked) => entry.kind === "behavioral" && entry.family === "general";
    expect(textsWith(STUDIES, terms)).toEqual([]);
    expect(textsWith(STUDIES, story).filter((text) => !text.includes("“"))).toEqual([]);
    expect(textsWith(/^You would (?:come to|join) us from /, terms).length).toBeGreaterThan(0);
    expect(textsWith(/School/, ({ facts }) => facts.roles.length > 0)).toEqual([]);
  });

  it("no earlier job before a question on the last one", () => {
    const last = ({ text }: Asked) => /your last manager|your present (?:job|company)/.test(text);
    expect(textsWith(/Hill Stores|Helper/, last)).toEqual([]);
    expect(textsWith(/Harbour Courier|Delivery Driver/, last).length).toBeGreaterThan(0);
  });

  it("no line that shares nothing with it but a number", () => {
    const camps = "NSS volunteer: organised two blood donation camps";
    const hours = ({ entry }: Asked) => ["hr-six-day-week", "hr-long-notice-period"].includes(entry.id);
    expect(textsWith(/blood donation camps/, hours)).toEqual([]);
    expect(asked.some(({ text }) => text.includes(camps))).toBe(true);
  });
});
