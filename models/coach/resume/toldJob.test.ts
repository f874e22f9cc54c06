import { describe, expect, it } from "vitest";
import { readResume } from "./readResume.ts";

const jobs = (...lines: string[]) =>
  readResume(lines).roles.map(({ title, employer, months }) => `${title} @ ${employer ?? "?"}, ${months}`);

describe("a job whose work is told on its own line", () => {
  it("[RS4][RS5] is read with its years, also without a heading, and its teller is no fresher", () => {
    const facts = readResume([
      "CANDIDATE A",
      "AC technician with good knowledge of split AC",
      "AC Technician - Cool Breeze Services, Hyderabad. 2019 to 2025. Split and window AC servicing, gas charging.",
      "Electrician helper - Lotus Electricals, 2016 to 2019. House wiring, MCB fitting and starter connection.",
      "Education: ITI Electrician, 2016",
    ]);
    expect(facts.roles.map(({ title, employer }) => `${title} @ ${employer ?? "?"}`)).toEqual([
      "AC Technician @ Cool Breeze Services",
      "Electrician helper @ Lotus Electricals",
    ]);
    expect(facts.years).toBe(9);
    expect(facts.families.map(({ family }) => family)).not.toContain("fresher");
  });

  it.each([
    [
      "2016 to 2019: Helper at Lotus Electricals. House wiring of 40 flats.",
      "Helper @ Lotus Electricals, 36",
    ],
    ["Tailor - Sri Boutique, Jan. 2015 to Jan. 2018: blouses, 8 a day.", "Tailor @ Sri Boutique, 36"],
    ["- Cook, Hotel Palm Grove (2018-2021). Cooked for 200 guests.", "Cook @ Hotel Palm Grove, 36"],
    [
      "Cool Services Pvt. Ltd., Technician, 2019 to 2022. Split AC servicing.",
      "Technician @ Cool Services Pvt. Ltd, 36",
    ],
    [
      "Welder. Hill Fabrication Works. 2019 to 2022. Gates and grills, 3 a week.",
      "Welder @ Hill Fabrication Works, 36",
    ],
    [
      "Driver, Orchid Logistics, 2016 - 2024 - school bus of 40 children, no accident, all papers in order, route of 60 km a day",
      "Driver @ Orchid Logistics, 96",
    ],
    ["Worked as a helper in Lotus Electricals from 2016 to 2019.", "helper @ Lotus Electricals, 36"],
    [
      "Hill Boutique, Lake Road - 2019 to 2023. Cutting master. Suits and blouses, 3 karigar under me.",
      "Cutting master @ Hill Boutique, 48",
    ],
    [
      "Lake Ladies Tailors - 2004 to 2011. Helper first (hook, fall), then machine, then blouse cutting.",
      "Helper @ Lake Ladies Tailors, 84",
    ],
    [
      "Hill Public School, Pune (June 2017 – June 2019). I joined as class teacher of II-B and have taught EVS since.",
      "class teacher @ Hill Public School, 24",
    ],
    ["2) 2008 से 2014 – ड्राइवर, Tata 1613, जय रोडलाइन्स। सीमेंट सतना से नागपुर।", "ड्राइवर @ जय रोडलाइन्स, 72"],
    [
      "1) Tower technician in HILL TOWERS site through Lake Services. 2019 to 2021.",
      "Tower technician @ HILL TOWERS, 24",
    ],
    [
      "Field Assistant (sales), Hill Seeds Ltd., Ratlam – 14 months. Dealer visits.",
      "Field Assistant @ Hill Seeds Ltd, 14",
    ],
    [
      "2018 - 2020 Lake Packaging Inds., Focal Point (Sr. Designer)",
      "Sr. Designer @ Lake Packaging Inds, 24",
    ],
    ["Work: Plumber, Hill Hotel, 2019 to 2022. Pipes of 80 rooms.", "Plumber @ Hill Hotel, 36"],
  ])("[RS4] is read from '%s'", (line, job) => {
    expect(jobs("EXPERIENCE", line)).toEqual([job]);
  });

  it("[RS1][RS4] is read below what a label has said in passing", () => {
    expect(
      jobs("Objective: To work with a good firm", "Plumber, Hill Hotel, 2019 to 2022. Pipes of 80 rooms."),
    ).toEqual(["Plumber @ Hill Hotel, 36"]);
  });

  it.each([
    "Led the team for SAP migration, 2019 to 2020. Moved 12 plants.",
    "Safety officer of site A, Mumbai, 2019 to 2020. No accident.",
    "Worked as team lead in the move to SAP from 2019 to 2020.",
    "Wedding group of 210 pax – rooming list, labour inspector visits, 2019 to 2020",
    "60+ posters tested with the designer, 2019 to 2020",
    "Handling cashier float, 2019 to 2020",
    "तीन शिफ्ट में 32 गार्ड की ड्यूटी लगाना",
    "Reduced faults from 12 to 4. Trained 3 fitters at the Pune works in 2019.",
  ])("[RS4] is not seen in '%s'", (line) => {
    expect(jobs("EXPERIENCE", `- ${line}`)).toEqual([]);
  });
});
