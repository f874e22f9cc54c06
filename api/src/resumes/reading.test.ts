import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ProblemCode } from "#models/contract/problems.ts";
import { Problem } from "#models/contract/problem.ts";
import { testFiles } from "../testing/testData.ts";
import { makeResumeReader } from "./resumeReader.ts";

const resumes = testFiles("resumes");
const torture = testFiles("pdf-torture");
const reader = makeResumeReader();

/** Lines that follow each other in each file. */
const CONSECUTIVE: Record<string, string[]> = {
  "altacv-two-column.pdf": [
    "EXPERIENCE",
    "Job Title 1",
    "Company 1",
    "Month 20XX – Ongoing",
    "• Job description 1",
    "• Job description 2",
    "Job Title 2",
  ],
  "india-accounts-executive-table.pdf": [
    "ACADEMIC QUALIFICATION",
    "Examination | Board / University | Year | Percentage",
    "M.Com | RTM Nagpur University | 2021 | 68.40%",
    "B.Com | RTM Nagpur University | 2019 | 71.15%",
    "HSC | Maharashtra State Board | 2016 | 74%",
    "WORK EXPERIENCE",
  ],
  "india-fresher-bsc-no-experience.pdf": [
    "PROJECTS",
    "College project: measured refractive index of local edible oils with a spectrometer made from a phone camera; 40 samples, error under 1.5%.",
    "TRAINING AND ACTIVITIES",
  ],
  "india-hindi-office-assistant.pdf": [
    "अभ्यर्थी जी",
    "कार्यालय सहायक • भोपाल, मध्य प्रदेश · 90000 00007",
    "उद्देश्य",
    "कार्यालय सहायक अथवा कंप्यूटर ऑपरेटर के पद पर कार्य करना।",
    "अनुभव",
    "कंप्यूटर ऑपरेटर, नगर पालिका भोपाल (2021 - अब तक)",
  ],
  "india-sales-officer-fmcg.pdf": [
    "Territory Sales Officer, Sunrise Foods Ltd., Apr 2023 - today",
    "11 distributors, 1,350 outlets, team of 9 salesmen; beat plan and daily sales through Bizom.",
  ],
  "india-staff-nurse-icu.pdf": [
    "LANGUAGES",
    "English, Malayalam, Hindi",
    "EXPERIENCE",
    "Staff Nurse, Medical ICU, 18 beds",
  ],
  "openresume-laverne.pdf": [
    "Leo Leopard",
    "555 La Verne Way, La Verne, CA",
    "lleopard@laverne.edu",
    "(909) 555-5555",
    "OBJECTIVE",
    "To obtain an on-campus position serving my fellow students which utilizes my strong communication skills.",
    "EDUCATION",
    "University of La Verne, La Verne, CA | Expected Graduation: June 2016",
    "Bachelor of Arts, Business Administration",
  ],
  "plain-david-kim-backend-developer.pdf": [
    "Senior Backend Engineer - Enterprise Cloud Solutions",
    "Jan 2019 - Present (5 years)",
    "• Architected microservices platform using Spring Boot and Kubernetes serving 1M+ users",
  ],
  "plain-sarah-johnson-senior-react-developer.pdf": [
    "Full Stack Developer - E-Commerce Corp",
    "Jun 2018 - Dec 2020 (2.5 years)",
    "• Built microservices architecture using Node.js and Express for payment processing",
  ],
  "rendercv-classic.pdf": [
    "Nexus AI, Co-Founder & CTO | San Francisco, CA | June 2023 – present | 2 years 10 months",
    "• Built foundation model infrastructure serving 2M+ monthly API requests with 99.97% uptime",
    "• Raised $18M Series A led by Sequoia Capital, with participation from a16z and Founders Fund",
  ],
  "rendercv-engineeringresumes.pdf": [
    "Research Intern, NVIDIA Research – Santa Clara, CA | May 2022 – Aug 2022",
    "• Designed sparse attention mechanism reducing transformer memory footprint by 4.2x",
    "• Co-authored paper accepted at NeurIPS 2022 (spotlight presentation, top 5% of submissions)",
  ],
  "rendercv-moderncv.pdf": [
    "• Filed 2 patents on efficient model quantization techniques for edge inference",
    "May 2019 – Aug 2019 Research Intern, Microsoft Research – Redmond, WA",
    "• Implemented novel self-supervised learning framework for low-resource language modeling",
  ],
  "rendercv-opal.pdf": ["• Adopted by 3 major AI labs, 8,500+ GitHub stars, 200+ contributors"],
  "rendercv-sb2nov.pdf": [
    "• Built foundation model infrastructure serving 2M+ monthly API requests with 99.97% uptime",
    "• Raised $18M Series A led by Sequoia Capital, with participation from a16z and Founders Fund",
  ],
};

/** What each broken file is told to be; null for text. */
const TORTURE: Record<string, ProblemCode | null> = {
  "GHOSTSCRIPT-698804-1-fuzzed.pdf": "resume_no_text",
  "Pages-tree-refs.pdf": "resume_no_text",
  "REDHAT-1531897-0.pdf": "resume_damaged",
  "bug1020226.pdf": "resume_damaged",
  "copy_paste_ligatures.pdf": "resume_no_text",
  "empty.pdf": "resume_no_text",
  "issue1155r.pdf": "resume_no_text",
  "issue6010_1.pdf": "resume_locked",
  "poppler-937-0-fuzzed.pdf": "resume_damaged",
  "rotation.pdf": null,
};

async function read(bytes: Uint8Array | undefined) {
  const start = process.cpuUsage();
  // Processor time: a busy machine is no slow file.
  const used = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  };
  try {
    const { lines, hiddenText } = await reader.read(bytes ?? new Uint8Array());
    return { lines, hiddenText, code: null, ms: used() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const lines: string[] = [];
    return { lines, hiddenText: false, code: error.code, ms: used() };
  }
}

beforeAll(async () => {
  // The first thread is built and started here, so that each file's own time is measured.
  await read(torture?.get("rotation.pdf"));
});
afterAll(() => reader.close());

describe.skipIf(!resumes)("reading real resumes", () => {
  it.each(Object.entries(CONSECUTIVE))("reads %s line by line", async (name, expected) => {
    const { lines, hiddenText, code, ms } = await read(resumes?.get(name));
    expect(code).toBeNull();
    const at = lines.indexOf(expected[0] ?? "");
    expect(lines.slice(at, at + expected.length)).toEqual(expected);
    expect(hiddenText).toBe(false);
    expect(ms).toBeLessThan(5_000);
    expect(lines.join("")).not.toMatch(/[\uFFFD\u0000\uE000-\uF8FF]/);
  });

  it("has an expectation for every file", () => {
    expect([...Object.keys(CONSECUTIVE), "too-large-1.2MB.pdf"].sort()).toEqual(
      [...(resumes?.keys() ?? [])].sort(),
    );
  });

  it("never mixes two columns on one line", async () => {
    const { lines } = await read(resumes?.get("altacv-two-column.pdf"));
    const left = ["EXPERIENCE", "PROJECTS", "Job Title 1", "Company 2", "A short abstract would also work."];
    const right = [
      "MY LIFE PHILOSOPHY",
      "STRENGTHS",
      "LANGUAGES",
      "Ph.D. in Your Discipline",
      "Stanford University",
    ];
    for (const line of [...left, ...right]) expect(lines).toContain(line);
    const last = Math.max(...left.map((line) => lines.indexOf(line)));
    expect(Math.min(...right.map((line) => lines.indexOf(line)))).toBeGreaterThan(last);
  });

  it("[RF1] says the size of a file over 1 MB", async () => {
    expect((await read(resumes?.get("too-large-1.2MB.pdf"))).code).toBe("resume_too_large");
  });
});

describe.skipIf(!torture)("reading broken files", () => {
  it.each(Object.entries(TORTURE))("gives text or a plain reason for %s", async (name, expected) => {
    const { code, ms, lines } = await read(torture?.get(name));
    expect(code).toBe(expected);
    expect(lines.length > 0).toBe(expected === null);
    expect(ms).toBeLessThan(5_000);
  });

  it("has an expectation for every file", () => {
    expect(Object.keys(TORTURE).sort()).toEqual([...(torture?.keys() ?? [])].sort());
  });

  it("reads ten files at once, two at a time", async () => {
    const all = await Promise.all(
      [...(torture ?? [])].map(async ([name, bytes]) => [name, (await read(bytes)).code]),
    );
    expect(Object.fromEntries(all)).toEqual(TORTURE);
  });
});
