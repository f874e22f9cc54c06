import { describe, expect, it } from "vitest";
import { readResume } from "./readResume.ts";

const read = (text: string) => {
  const facts = readResume(text.trim().split("\n"));
  return {
    roles: facts.roles.map(
      ({ title, employer, months }) => `${title} @ ${employer ?? "?"}, ${String(months)}`,
    ),
    telling: facts.tellingLines.map(({ text: line }) => line),
    skills: facts.skills.map(({ words }) => words),
    degrees: facts.education.map(({ degree }) => degree),
    sections: new Map(facts.lines.map(({ text: line, section }) => [line, section])),
    families: facts.families.map(({ family }) => family),
  };
};

describe("headings that nobody knows", () => {
  it("[RS1] open the jobs where the lines below name title, employer and time", () => {
    const { roles, telling } = read(`
A Person
Ladies tailor
9876500000
WHERE ALL I STITCHED
Hill Boutique, Civil Lines - ladies tailor, 3 yrs
Lake Point, Old Plaza – 2019 to 2021 – cutting master
STITCHING SIDE
Blouse, suit, lehenga, sharara and fall pico`);
    expect(roles).toEqual(["ladies tailor @ Hill Boutique, 36", "cutting master @ Lake Point, 24"]);
    expect(telling).toEqual(["Blouse, suit, lehenga, sharara and fall pico"]);
  });

  it("[RS1] open the jobs in Hindi too", () => {
    const { roles } = read(`
नाम
बिजली का काम
मो. 94510
कहाँ कहाँ काम किया
हिल इलेक्ट्रिकल वर्क्स, बस्ती – हेल्पर – 2012 से 2015
बाल मन्दिर, नगर – आचार्या (कक्षा 4) – 2015 से 2020`);
    expect(roles).toEqual(["हेल्पर @ हिल इलेक्ट्रिकल वर्क्स, 36", "आचार्या @ बाल मन्दिर, 60"]);
  });

  it("[RS1][RS4] open the jobs where employer, title and time stand on two or three lines", () => {
    const { roles, degrees } = read(`
A Person
Teacher
Madurai
SCHOOLS
Hill Vidyalaya, Madurai
PGT Chemistry
June 2016 - April 2020
IN MY CLASS
Practical exam for 120 students each year
M.Sc Chemistry, Lake University, 2014`);
    expect(roles).toEqual(["PGT Chemistry @ Hill Vidyalaya, 46"]);
    expect(degrees).toEqual(["M.Sc Chemistry"]);
    expect(
      read(`
SNAPSHOT
Generalist for 120 people in two plants
ORGANISATIONAL SCAN
Hill Polymers Pvt Ltd, Manesar
Executive – HR & Admin / Mar 2021 – Mar 2023`).roles,
    ).toEqual(["Executive @ Hill Polymers Pvt Ltd, 24"]);
  });

  it("[RS1] are left alone where studies, prizes or camps stand below", () => {
    const { roles, sections } = read(`
A Person
B.Tech student
Nagpur
COLLEGE LIFE
Coordinator, technical fest of Hill College, 2022 - 2023
Diploma in Dental Assistant, Lake Dental College, 2021-22
Member, debate club, 2021 - 2023`);
    expect(roles.filter((role) => /Diploma/.test(role))).toEqual([]);
    expect(sections.get("Diploma in Dental Assistant, Lake Dental College, 2021-22")).toBe("header");
  });

  it("[RS1] open skills where short items stand below what is private", () => {
    const { sections } = read(`
PERSONAL
Married
OFFICE KIT
Recruitment
Travel booking
Asset register
Payroll inputs`);
    expect(sections.get("Recruitment")).toBe("skills");
    expect(sections.get("Payroll inputs")).toBe("skills");
  });
});

describe("jobs below a heading of something else", () => {
  it("[RS1][RS4] are read, and the next degree is among the studies again", () => {
    const { roles, degrees, sections } = read(`
QUALIFICATION
HSLC
College | University
Hill Hospitals, Dispur — Senior Radiographer, MRI & CT. Feb 2020 to Feb 2024
* Sending images to PACS every day of the week
B.Sc Radiography, Lake University, 2015`);
    expect(roles).toEqual(["Senior Radiographer @ Hill Hospitals, 48"]);
    expect(sections.get("* Sending images to PACS every day of the week")).toBe("experience");
    expect(degrees).toEqual(["HSLC", "B.Sc"]);
  });
});

describe("the parts of a job as people write them", () => {
  const roleOf = (line: string) => read(`EXPERIENCE\n${line}`).roles;

  it.each([
    ["D Mart, Hill road – cashier – 2021 march to 2022 dec", "cashier @ D Mart, 21"],
    ["Hill Transport - truck chalak - 2015 se 2019", "truck chalak @ Hill Transport, 48"],
    [
      "Presently at Hill Industries as Accounts Executive (2019 to 2021)",
      "Accounts Executive @ Hill Industries, 24",
    ],
    ["Hill Pathology, Old Chowk Sr Lab Technician, 2018 to 2020", "Sr Lab Technician @ Hill Pathology, 24"],
    ["CHC Hillpur. ANM. 2014 - 2018", "ANM @ CHC Hillpur, 48"],
    [
      "Hill Clinic – receptionist + assistant – 2 years 6 months",
      "receptionist + assistant @ Hill Clinic, 30",
    ],
  ])("[RS4] %s", (line, role) => {
    expect(roleOf(line)).toEqual([role]);
  });

  it("[RS4] is no title in small letters in the middle of what was made", () => {
    expect(roleOf("school ERP, hotel channel manager, 2019 to 2021")).toEqual([]);
  });

  it("[RS4] have their time in two cells of a row, or in the cell of the next one", () => {
    expect(
      read(`
DETAIL
Sr Company Name | Post | Period | Component
1 Hill Works, | Trainee Operator June 2013 – | bush, collar
Shirwal | May 2014
Lake Hospital | Staff Nurse | 05.09.2016 31.10.2018`).roles,
    ).toEqual(["Trainee Operator @ Hill Works, 11", "Staff Nurse @ Lake Hospital, 25"]);
  });

  it("[RS4] take the time beside the employer above the title, and not that of the next employer", () => {
    expect(
      read(`
EXPERIENCE
Hill Products Pvt. Ltd. Oct 2021 – Oct 2022
Territory Sales Officer, East
Lake Limited Jun 2018 – Sep 2021
Sales Representative`).roles,
    ).toEqual([
      "Territory Sales Officer @ Hill Products Pvt. Ltd, 12",
      "Sales Representative @ Lake Limited, 39",
    ]);
  });
});

it("[RS4] a long line names the job, and tells the work behind it", () => {
  const told =
    "2. Hill Combine & Agro, Lakepur - Combine driver - Oct 2019 to till date. Sowed 600 acres of wheat each season, made bales of straw for the plant by the river, and kept the book of the diesel and of the bookings of farmers";
  expect(read(`ABOUT ME\nI drive machines of the field\n${told}`).roles).toEqual([
    expect.stringContaining("Combine driver @ Hill Combine & Agro"),
  ]);
});

describe("the title under the name", () => {
  it("[RS4] is the job of who has worked, where no other title is told", () => {
    expect(read(`A Person\nHindi Teacher\nEXPERIENCE\nHill tuition, Kanpur – 2011 to 2019`).roles).toEqual([
      "Hindi Teacher @ ?, 0",
    ]);
  });

  it("[RS4][RS5] with its years sums up the jobs that are told, and is none beside them", () => {
    const top = "A Person\nDental Assistant • 2.5 years";
    expect(read(`${top}\nEXPERIENCE\nHill Dental Clinic, chair side assistant, 2022 to 2024`).roles).toEqual([
      "chair side assistant @ Hill Dental Clinic, 24",
    ]);
    expect(read(top).roles).toEqual(["Dental Assistant @ ?, 30"]);
  });

  it("[RS4] is none of who only wishes to be so or has not worked", () => {
    expect(read(`A Person\nAspiring Teacher\nEXPERIENCE\nHill tuition, Kanpur – 2011 to 2019`).roles).toEqual(
      [],
    );
    expect(read(`A Person\nHindi Teacher\nEDUCATION\nB.A. 2019`).roles).toEqual([]);
  });
});

it("[RS12] a line in small letters below a heading that nobody knows does not read on from it", () => {
  const line =
    "four handed work, suction, trolley setup, rubber dam, mixing of alginate and pouring of the cast";
  expect(read(`EXPERIENCE\nHill Clinic, assistant, 2019 to 2020\nWhat I do there\n${line}`).telling).toEqual([
    line,
  ]);
});
