import { describe, expect, it } from "vitest";
import { bank } from "../bank/index.ts";
import type { Entry } from "../entry.ts";
import { readResume } from "../resume/readResume.ts";
import { asSaid } from "./tells.ts";
import { wordingsOf } from "./word.ts";

const icu = [
  ...["SKILLS", "Ventilator care", "ACLS and BLS certified (2025)", "Triage", "EXPERIENCE"],
  ...["Staff Nurse, Medical ICU", "Lakeside Multispeciality Hospital, Kochi, 2022 - present"],
  "Nurse to patient ratio 1:2; care of ventilated and post-operative patients.",
  "Led a hand-hygiene audit that took compliance from 71% to 93% in six months; ventilator pneumonia fell from 9 to 4 per 1000 days.",
  "Trained 14 new nurses in arterial line care.",
  ...["EDUCATION", "B.Sc. Nursing, Kerala University of Health Sciences, 2020"],
];
const seller = [
  ...["EXPERIENCE", "Sales Executive, Ganga Beverages, 2021 - 2023"],
  ...["Opened 240 new outlets; chiller placement with 85% purity.", "EDUCATION"],
  "BBA, Lucknow University, 2019",
];
const books = [
  ...["WORK EXPERIENCE", "Accounts Executive, Agro Traders Pvt. Ltd. (Aug 2021 - Present)"],
  ...["Bank reconciliation of 5 accounts", "COMPUTER SKILLS", "Tally Prime, MS Excel"],
];
const web = [
  ...["TECHNICAL SKILLS", "React, Next.js, JavaScript, PostgreSQL, Jest", "WORK EXPERIENCE"],
  ...["Senior Frontend Developer - FinTech Solutions Inc.", "Jan 2021 - Present"],
  "Led development of a trading platform using React and WebSockets, serving 100K+ daily users",
];
const beginner = [
  "EDUCATION",
  "B.Sc. (Physics), Patna University, 2026",
  "STRENGTHS",
  "Hard working, punctual",
];
const resumes = { icu, seller, books, web, beginner };

const wordings = Object.values(resumes).flatMap((resume) => {
  const facts = readResume(resume);
  return bank.flatMap((entry) =>
    wordingsOf(entry, facts).map(({ text, line }) => ({ entry, resume, text, line })),
  );
});
type Worded = (typeof wordings)[number];
const texts = (is: (one: Worded) => boolean, sign: RegExp) =>
  wordings.filter((one) => is(one) && sign.test(one.text)).map(({ text }) => text);
const of = (resume: readonly string[]) => (one: Worded) => one.resume === resume;
const idOf = (id: string, resume: readonly string[]) => (one: Worded) =>
  one.resume === resume && one.entry.id === id;
const kindOf = (kind: Entry["kind"]) => (one: Worded) => one.entry.kind === kind;

describe("[QS9] what a question takes from a resume has to do with it", { timeout: 60_000 }, () => {
  it("no listed skill before a quarrel, a theft or a plan", () => {
    const skill = /^(?:You list (?:ACLS|MS Excel)|You have .+ among your skills)/;
    expect(texts(kindOf("other"), skill)).toEqual([]);
    expect(texts(({ entry }) => entry.topic === "relatives", /ACLS|Triage/)).toEqual([]);
    expect(texts(({ entry }) => entry.id === "hr-government-exams", /Hard working|punctual/)).toEqual([]);
  });

  it("no adjective, no first half of a phrase and no title as a skill", () => {
    const asName =
      /(?:names|brings up|You list|I see|You know) (?:post-operative|hand-hygiene|ventilated|Data Analyst)\b/;
    expect(texts(() => true, asName)).toEqual([]);
  });

  it("no tool of the page in a design that has none, and tools where it speaks of them", () => {
    const million = "software-system-design-metrics-pipeline";
    expect(texts(idOf(million, web), /React|Next\.js|Jest/)).toEqual([]);
    const search = "software-system-design-autocomplete";
    expect(texts(idOf(search, web), /React|PostgreSQL|JavaScript/).length).toBeGreaterThan(0);
  });

  it("no tool before what it does not touch: sockets before a certificate, a language before an alarm", () => {
    const certificate = ({ entry }: Worded) => /certificate/.test(entry.frames.join(" "));
    expect(texts(certificate, /WebSockets|JavaScript/)).toEqual([]);
    expect(texts(({ entry }) => entry.topic === "monitoring", /JavaScript/)).toEqual([]);
  });

  it("no university before a story of work, or of those who have worked", () => {
    expect(texts(of(seller), /(?:days|time) at Lucknow University/)).toEqual([]);
    const working = ({ entry, resume }: Worded) => resume === beginner && entry.family === "sales";
    expect(texts(working, /(?:days|time) at Patna University/)).toEqual([]);
    const life = ({ entry, resume }: Worded) => resume === beginner && entry.family === "general";
    expect(texts(life, /(?:days|time) at Patna University/).length).toBeGreaterThan(0);
  });

  it("no university as the place of a log, and as that of an everyday problem for who has not worked", () => {
    const student = readResume(["SKILLS", "C++", "EDUCATION", "B.Sc. Physics, Stanford University, 2025"]);
    const at = (family: Entry["family"]) =>
      bank
        .filter((entry) => entry.family === family)
        .flatMap((entry) => wordingsOf(entry, student).map(({ text }) => text))
        .filter((text) => /^Suppose .*Stanford University/.test(text));
    expect(at("software")).toEqual([]);
    expect(at("general").length).toBeGreaterThan(0);
    expect(bank.filter(({ frames }) => frames.some((frame) => frame.includes("a shop of {")))).toEqual([]);
  });

  it("no deed before a story that it does not speak of", () => {
    expect(texts(idOf("behavioral-two-seniors", icu), /Trained 14 new nurses/)).toEqual([]);
    expect(texts(idOf("behavioral-kept-records", seller), /Opened 240/)).toEqual([]);
    expect(texts(idOf("behavioral-proud-result", icu), /Trained 14 new nurses/).length).toBeGreaterThan(0);
  });
});

describe("[QS9] a question claims only what the resume says", { timeout: 60_000 }, () => {
  it("asks how somebody would do what no line says that they did there", () => {
    const shelf = idOf("sales-shelf-right", seller);
    expect(texts(shelf, /Ganga Beverages/).filter((text) => /did you|you keep it/.test(text))).toEqual(
      texts(shelf, /At Ganga Beverages, how would you put/).filter((text) => /you keep it/.test(text)),
    );
    const craft = ({ entry, resume }: Worded) => resume === icu && entry.kind === "technical";
    expect(texts(craft, /did you lower urine infections|did you get a patient ready/)).toEqual([]);
  });

  it("asks how somebody did what a line says, else how they would, or nothing of that job", () => {
    const entry = bank.find(({ id }) => id === "sales-beat-plan");
    const said = (frame: string, deed: string) => {
      const facts = readResume(["EXPERIENCE", "Sales Officer, Sunrise Foods, 2020 - present", deed]);
      const [role] = facts.roles;
      if (entry === undefined || role === undefined) throw new Error("no entry or no job");
      return asSaid(frame, entry, role.line, facts);
    };
    const frame = "At {employer}, how did you plan the beats of a week?";
    expect(said(frame, "Beat plan and shop visits of 9 salesmen")).toBe(frame);
    expect(said(frame, "Sold biscuits")).toBe("At {employer}, how would you plan the beats of a week?");
    expect(said("At {employer}, where was waste sorted, and by whom?", "Sold biscuits")).toBeNull();
    expect(said("At {employer}, what did you do when a beat failed?", "Sold biscuits")).toBeNull();
  });

  it("puts no project into a tool that is only listed", () => {
    expect(texts(of(web), /your Next\.js (?:project|app|code)/)).toEqual([]);
    expect(texts(of(web), /your React (?:app|code)/).length).toBeGreaterThan(0);
  });

  it("quotes a figure with what it counts", () => {
    const target = texts(idOf("behavioral-missed-target", icu), /good results such as/);
    expect(target.filter((text) => /such as “?from/.test(text))).toEqual([]);
    expect(target.some((text) => text.includes("ventilator pneumonia fell from 9 to 4"))).toBe(true);
  });
});
