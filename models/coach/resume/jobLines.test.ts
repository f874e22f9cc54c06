import { describe, expect, it } from "vitest";
import { readResume } from "./readResume.ts";

const read = (text: string) => {
  const facts = readResume(text.trim().split("\n"));
  return {
    roles: facts.roles.map(
      ({ title, employer, months }) => `${title} @ ${employer ?? "?"}, ${String(months)}`,
    ),
    workplaces: facts.workplaces.map(({ words }) => words),
    telling: facts.tellingLines.map(({ text: line }) => line),
    years: facts.years,
  };
};

describe("jobs whose parts stand on several lines", () => {
  it("[RS4] are read with the employer numbered above the title", () => {
    const { roles, telling } = read(`
EXPERIENCE
1) Hill Infosystems Pvt. Ltd. (Payroll: Staffers) – Client site: Lake Motors
Designation : Desktop Engineer
Duration : Jan 2019 – July 2021
• Handling 650 users in three buildings
2. LAKE LOGISTICS LTD, Tauru centre (Haryana)
Warehouse Assistant then Sr. Assistant
2016-18
- Unloading and checking with docket`);
    expect(roles).toEqual([
      "Desktop Engineer @ Hill Infosystems Pvt. Ltd, 30",
      "Warehouse Assistant @ LAKE LOGISTICS LTD, 24",
    ]);
    expect(telling).toEqual([
      "• Handling 650 users in three buildings",
      "- Unloading and checking with docket",
    ]);
  });

  it("[RS4][RS5] are read behind their labels, also where only the length is told", () => {
    const { roles, years } = read(`
EXPERIENCE
Company Name: Hill Traders Pvt Ltd
Designation: Accountant
Duration: 2 years
Company Name: Lake Foods
Designation: Accounts Assistant
From 2017 to 2020
- Vouchers and ledger`);
    expect(roles).toEqual(["Accountant @ Hill Traders Pvt Ltd, 24", "Accounts Assistant @ Lake Foods, 36"]);
    expect(years).toBe(5);
  });

  it("[RS4] are read with the title last and the time below", () => {
    const { roles } = read(`
SELLING EXPERIENCE
LPI of India, City Branch-II – Agent (Club Member)
April 2015 to April 2017
Hill Tyres Ltd., Limda, Vadodara — Executive, Supply Chain
Since Oct' 2021`);
    expect(roles[0]).toBe("Agent @ LPI of India, 24");
    expect(roles[1]).toMatch(/^Executive @ Hill Tyres Ltd, /);
  });

  it("[RS4] keep their own employer where the next line tells of work", () => {
    const { roles } = read(`
EXPERIENCE
Content Writer, Inkwell Digital, Pune May 2016 – May 2018
Website copy for 40+ clients: builders, clinics, classes
संवाददाता – प्रभात, गाज़ीपुर (2015 – 2017)
नगर निगम, विकास प्राधिकरण और स्मार्ट सिटी बीट`);
    expect(roles).toEqual(["Content Writer @ Inkwell Digital, 24", "संवाददाता @ प्रभात, 24"]);
  });

  it("[RS4] are not made of a list of tools or of what was seen to", () => {
    const { roles } = read(`
EXPERIENCE
Store Manager, Hill Mart, 2019 - 2022
Legal metrology, licences, labour inspector visits
Closing 11 positions a month: Java, .NET, Data Engineer
Maze | Hotjar | Illustrator`);
    expect(roles).toEqual(["Store Manager @ Hill Mart, 36"]);
  });

  it("[RS4][RS5] leave places of work without a title, which tell nothing of the work", () => {
    const { roles, workplaces, telling, years } = read(`
EXPERIANCE
2 year - Hill Offset Printers, Mill Road
Helper, Lake Press, 18 months
ARTICLESHIP EXPERIENCE
M/s River & Hill Associates, Chartered Accountants, Mumbai
Sept 2022 – Sept 2024
Vouching of purchases and payroll of 6 firms`);
    expect(roles).toEqual(["Helper @ Lake Press, 18"]);
    expect(workplaces).toEqual(["River & Hill Associates"]);
    expect(telling).toEqual(["Vouching of purchases and payroll of 6 firms"]);
    expect(years).toBe(1.5);
  });
});

describe("lines that may be quoted", () => {
  it("[RS2] leave out what people write of pay, status and truth", () => {
    const { telling } = read(`
EXPERIENCE
Plumber, Hill Hotel, 2019 - 2022
Fitted the pipes of 80 rooms in six weeks
Salary now - 16000 in hand per month
Married, two children, living near the hotel
I declare all above is true to my mind
अपेक्षित वेतन : 25,000 और भत्ता हर महीने`);
    expect(telling).toEqual(["Fitted the pipes of 80 rooms in six weeks"]);
  });

  it("[RS12] do not begin with a number that the line break cut off", () => {
    const { telling } = read(`
EXPERIENCE
Cook, Hill Hotel, 2019 - 2022
Daily temperature logs, blast chiller record, date labels; section scored
96 in the last hygiene audit of the group`);
    expect(telling).toEqual(["Daily temperature logs, blast chiller record, date labels; section scored"]);
  });
});
