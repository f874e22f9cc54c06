import { describe, expect, it } from "vitest";
import { readResume } from "../coach/resume/readResume.ts";
import type { TextItem } from "./item.ts";
import { plainResumes } from "./plain.fixture.ts";
import { readingOrder } from "./readingOrder.ts";

const SIZE = 10;

/** A piece of text whose letters are half as wide as high. */
const at = (text: string, x: number, y: number, more: Partial<TextItem> = {}): TextItem => {
  const height = more.height ?? SIZE;
  return { text, x, y, width: text.length * height * 0.5, height, page: 1, ...more };
};

/** Lines one below the other. */
const column = (x: number, y: number, lines: readonly string[]) =>
  lines.map((text, i) => at(text, x, y + i * 13));

describe("reading order", () => {
  it("reads lines from the top, whatever the order they are drawn in", () => {
    expect(readingOrder([at("third", 0, 60), at("first", 0, 20), at("second", 0, 40)])).toEqual([
      "first",
      "second",
      "third",
    ]);
  });

  it("reads pages one after the other", () => {
    expect(readingOrder([at("two", 0, 10, { page: 2 }), at("one", 0, 90)])).toEqual(["one", "two"]);
  });

  it("puts a space where there is a gap and none where there is not", () => {
    expect(
      readingOrder([at("Post", 0, 10), at("greSQL", 20, 10), at("and", 53, 10), at("Redis", 71, 10)]),
    ).toEqual(["PostgreSQL and Redis"]);
  });

  it("reads two columns one after the other, under the heading over both and before the line below", () => {
    const left = column(0, 40, [
      "EXPERIENCE",
      "Engineer at Acme",
      "Built the billing",
      "EDUCATION",
      "B.Tech, Pune",
    ]);
    const right = column(220, 43, ["SKILLS", "PostgreSQL", "Redis", "LANGUAGES", "Hindi", "Marathi"]);
    const across = [at("Asha of Pune, backend developer since two thousand and nineteen", 0, 10)];
    const below = [at("References are given on request by everyone I have worked with", 0, 140)];
    const mixed = [...left, ...right].sort((a, b) => a.y - b.y);
    expect(readingOrder([...across, ...mixed, ...below])).toEqual([
      ...across.map(({ text }) => text),
      ...left.map(({ text }) => text),
      ...right.map(({ text }) => text),
      ...below.map(({ text }) => text),
    ]);
  });

  it("reads two columns whose lines stand on the same height, by their own headings", () => {
    const left = column(0, 10, ["CONTACT", "Pune", "SKILLS", "Excel", "Tally", "GST", "Busy"]);
    const right = column(150, 10, [
      "Asha",
      "EXPERIENCE",
      "Accountant at a mill",
      "EDUCATION",
      "B.Com",
      "M.Com",
      "HSC",
    ]);
    expect(readingOrder([...left, ...right])).toEqual([...left, ...right].map(({ text }) => text));
  });

  it("reads a table row by row", () => {
    const rows = [
      ["Examination", "Board", "Year"],
      ["M.Com", "Nagpur", "2021"],
      ["B.Com", "Nagpur", "2019"],
      ["HSC", "State Board", "2016"],
    ];
    const items = rows.flatMap((cells, row) => cells.map((text, i) => at(text, i * 120, 20 + row * 15)));
    expect(readingOrder(items)).toEqual(rows.map((cells) => cells.join(" | ")));
  });

  it("keeps a label and its value together", () => {
    expect(readingOrder([at("Date of Birth:", 0, 10), at("04/07/1998", 150, 10)])).toEqual([
      "Date of Birth: 04/07/1998",
    ]);
  });

  it("moves dates in the margin beside a list to the line above the list", () => {
    const items = [
      at("Nexus, Engineer", 0, 10),
      at("Pune", 400, 10),
      at("• Built the billing service of the company and ran", 10, 23),
      at("2021 – 2023", 400, 23),
      at("it for two years", 20, 36),
      at("2 years", 400, 36),
    ];
    expect(readingOrder(items)).toEqual([
      "Nexus, Engineer | Pune | 2021 – 2023 | 2 years",
      "• Built the billing service of the company and ran it for two years",
    ]);
  });

  it("makes words whole that a line's end has cut, and keeps the hyphen of words that have one", () => {
    const items = [
      ...column(0, 10, [
        "Worked as an engineer on a plat-",
        "form for a mill, and on a full-",
        "stack page for its shop",
      ]),
      at("A line that is wider than all", 0, 90, { width: 165 }),
    ];
    expect(readingOrder(items)[0]).toBe(
      "Worked as an engineer on a platform for a mill, and on a full-stack page for its shop",
    );
  });

  it("leaves short lines apart", () => {
    const lines = ["Python", "Operating Systems", "Data Structures", "Hindi"];
    expect(
      readingOrder([...column(0, 10, lines), at("A much longer line further down the page", 0, 100)]).slice(
        0,
        4,
      ),
    ).toEqual(lines);
  });

  it("takes ligatures apart and gives lists one sign", () => {
    expect(readingOrder([at("\uF0B7", 0, 10), at("Traﬃc in an oﬃce\u00A0of ﬁve", 15, 10)])).toEqual([
      "• Traffic in an office of five",
    ]);
  });

  it("keeps the order of Devanagari signs as drawn, and no space before a joining one", () => {
    expect(
      readingOrder([
        at("का", 0, 10, { width: 10 }),
        at("र्या", 10, 10, { width: 9 }),
        at("ल", 19, 10, { width: 5 }),
      ]),
    ).toEqual(["कार्याल"]);
  });

  it("reads text drawn twice for bold once", () => {
    expect(readingOrder([at("EXPERIENCE", 0, 10), at("EXPERIENCE", 0.3, 10)])).toEqual(["EXPERIENCE"]);
  });

  it("joins letters that are set apart", () => {
    const letters = [..."EXPERIENCE"].map((text, i) => at(text, i * 8, 10));
    expect(readingOrder(letters)).toEqual(["EXPERIENCE"]);
  });

  it("leaves out the numbers of pages", () => {
    const page = (n: number) => [
      at(`Text of page ${n === 1 ? "one" : "two"}`, 0, 20, { page: n }),
      at(`Asha – ${n}/2`, 0, 700, { page: n }),
    ];
    expect(readingOrder([at("Only page", 0, 20), at("1", 300, 720)])).toEqual(["Only page"]);
    expect(readingOrder([...page(1), ...page(2)])).toEqual(["Text of page one", "Text of page two"]);
  });

  it("says nothing of nothing", () => {
    expect(readingOrder([])).toEqual([]);
    expect(readingOrder([at("  ", 0, 0), at("•", 0, 20), at("x", Number.NaN, 0)])).toEqual([]);
  });
});

describe("[RS12] plain lines of even spacing", () => {
  it.each(Object.entries(plainResumes))("are read one by one: %s", (_, lines) => {
    expect(readingOrder(column(0, 10, lines))).toEqual(lines);
  });

  it.each([
    ["a support associate", ["Customer Support Associate, TeleServe BPO, Aug 2022 - Present"]],
    [
      "a production engineer",
      [
        "Production Engineer, Kovai Auto Components Pvt Ltd, Jul 2021 - Present",
        "Graduate Engineer Trainee, LM Works, 2020 - 2021",
      ],
    ],
    ["a driver", ["Driver, QuickShip Logistics, 2020 - present", "Driver, private car, 2017 - 2020"]],
  ])("keep the jobs of %s", (who, jobs) => {
    const { roles } = readResume(readingOrder(column(0, 10, plainResumes[who] ?? [])));
    expect(roles.map(({ line }) => line.text)).toEqual(jobs);
  });

  it.each([
    "EDUCATION",
    "Education",
    "Technical Skills: Java",
    "Driver, QuickShip Logistics, 2017 - 2020",
    "Kovai Auto Components Pvt Ltd",
    "Handled 60 calls a day",
    "60 calls a day",
  ])("let “%s” begin anew even where paragraphs are wrapped", (next) => {
    const paragraph = [
      "Keeps the books of a mill and of its three shops, and does the",
      "returns of each of them with the help of one assistant, whom he",
      "trained on the job in a year and who now does most of the daily",
    ];
    expect(readingOrder(column(0, 10, [...paragraph, next]))).toEqual([paragraph.join(" "), next]);
  });
});

describe("[RS12] wrapped lines", () => {
  const longest = at("Plain text that is as wide as the whole page and all of its lines", 0, 200);
  const first = (...lines: string[]) => readingOrder([...column(0, 10, lines), longest])[0];

  it("are one where the second goes on in small letters", () => {
    const lines = ["Raised the board average of the class from sixty eight to eighty", "one percent"];
    expect(first(...lines)).toBe(lines.join(" "));
  });

  it("are one behind a word that no sentence ends with", () => {
    const lines = ["Built dashboards of the whole company for its shops in React and", "Node.js"];
    expect(first(...lines)).toBe(lines.join(" "));
  });

  it("are one in an open bracket", () => {
    const lines = ["Adaptive quantization for network inference on devices (US Patent", "11,234,567)"];
    expect(first(...lines)).toBe(lines.join(" "));
  });

  it("are one under the text of a list item, also before a name", () => {
    const item = at("• Raised money led by Sequoia Capital, with a16z and the Founders", 0, 10);
    expect(readingOrder([item, at("Fund", 10, 23), longest])[0]).toBe(`${item.text} Fund`);
  });

  it.each([
    [["Production Engineer, Kovai Auto Components Pvt Ltd, Peelamedu, Jul", "2021 - Present"]],
    [["Production Engineer, Kovai Auto Components Private Ltd, Jan 2021", "- Present"]],
    [["Staff Nurse, Medical Care Unit, Lakeside Multispeciality Hospital,", "Kochi, 2022 - Present"]],
  ])("are one where a job and its time are cut in two: %j", (lines) => {
    expect(first(...lines)).toBe(lines.join(" "));
  });

  it("are one before a name where other lines are wrapped at the same margin", () => {
    const lines = [
      "Keeps the books of a mill and of its three shops, and does the",
      "returns of each of them with the help of one assistant named A",
      "Candidate in the town of Nagpur, whom he has trained on the job",
    ];
    expect(readingOrder(column(0, 10, lines))).toEqual([lines.join(" ")]);
  });
});
