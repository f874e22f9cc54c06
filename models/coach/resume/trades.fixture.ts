/** What must be read from the resume of a trade. */
export type TradeResume = {
  trade: string;
  lines: readonly string[];
  /** "title @ employer" of every job, in order. */
  roles: readonly string[];
  families: readonly string[];
  years: number;
  degrees: readonly string[];
};

const resume = (trade: string, text: string, reads: Omit<TradeResume, "trade" | "lines">): TradeResume => ({
  trade,
  lines: text.trim().split("\n"),
  ...reads,
});

/** Resumes of many trades in many layouts, all invented. */
export const tradeResumes: readonly TradeResume[] = [
  resume(
    "a surveyor with dates before the job",
    `
CANDIDATE E
EXPERIENCE
06/2020 - 06/2024 Land Surveyor | Meadow Infra Pvt. Ltd.
- Surveyed 42 km of road with total station and DGPS
- Set out 18 culverts, closing error under 10 mm
06/2018 - 06/2020 Junior Surveyor | Hillside Consultancy
- Levelled canal sections every 25 m
EDUCATION
Diploma in Civil Engineering, Government Polytechnic, 2018`,
    {
      roles: ["Land Surveyor @ Meadow Infra Pvt. Ltd", "Junior Surveyor @ Hillside Consultancy"],
      families: ["engineering"],
      years: 6,
      degrees: ["Diploma in Civil Engineering"],
    },
  ),
  resume(
    "a safety officer with the firm above the title",
    `
CANDIDATE F
PROFESSIONAL EXPERIENCE
Coastal Builders Limited
Safety Officer
Jan 2021 - Jan 2025
• Held toolbox talks for 300 workers each morning
• Closed 140 near-miss reports within two days EDUCATION
B.Sc. (Chemistry), Marathwada University, 2018
Post Diploma in Industrial Safety, 2020`,
    {
      roles: ["Safety Officer @ Coastal Builders Limited"],
      families: ["engineering"],
      years: 4,
      degrees: ["B.Sc. (Chemistry)", "Diploma in Industrial Safety"],
    },
  ),
  resume(
    "an HVAC technician with labelled lines",
    `
BIO-DATA
WORK EXPERIENCE
Organisation : Cool Breeze Services
Designation : HVAC Technician
Period : April 2019 to March 2023
Serviced 25 split and ducted units a week; charged R-32 and R-410A.
TECHNICAL QUALIFICATION
ITI (Refrigeration), Industrial Training Institute, 2018`,
    {
      roles: ["HVAC Technician @ Cool Breeze Services"],
      families: ["engineering"],
      years: 4,
      degrees: ["ITI (Refrigeration)"],
    },
  ),
  resume(
    "an insurance advisor on one line with a dash",
    `
CANDIDATE H
Insurance Advisor - Life and health
WORK HISTORY
Insurance Advisor – Lotus Life Insurance Company Ltd – 2019 to 2024
Sold 120 policies in a year; persistency of 88%.
EDUCATION
B.A., Calcutta University, 2018`,
    {
      roles: ["Insurance Advisor @ Lotus Life Insurance Company Ltd"],
      families: ["sales"],
      years: 5,
      degrees: ["B.A."],
    },
  ),
  resume(
    "a loan officer who was a collection executive",
    `
EXPERIENCE
Loan Officer, Green Field Finance Ltd., Jan 2022 - Jan 2025
Checked 30 home loan files a week.
Collection Executive, River Bank, Jan 2020 - Jan 2022
Brought 90 overdue EMI accounts down to 40.
EDUCATION
B.Com, Osmania University, 2019`,
    {
      roles: ["Loan Officer @ Green Field Finance Ltd", "Collection Executive @ River Bank"],
      families: ["sales"],
      years: 5,
      degrees: ["B.Com"],
    },
  ),
  resume(
    "a lab technician in a table",
    `
EMPLOYMENT RECORD
Lab Technician | City Diagnostics Laboratory | Jul 2020 - Jul 2023
Tested 150 samples a day on the cell counter
ACADEMIC QUALIFICATION
DMLT | State Medical Institute | 2020 | 71%`,
    {
      roles: ["Lab Technician @ City Diagnostics Laboratory"],
      families: ["nursing"],
      years: 3,
      degrees: ["DMLT"],
    },
  ),
  resume(
    "a pharmacist with the title after the shop",
    `
SUMMARY
Registered pharmacist with 6 years of work experience.
EXPERIENCE
Sunrise Medical Store, Pharmacist, Indore (2019 - 2025)
* Dispensed 200 prescriptions a day
EDUCATION
D.Pharm, Rajiv Gandhi College of Pharmacy, 2018`,
    {
      roles: ["Pharmacist @ Sunrise Medical Store"],
      families: ["nursing"],
      years: 6,
      degrees: ["D.Pharm"],
    },
  ),
  resume(
    "a physiotherapist with a heading glued to the first line",
    `
EXPERIENCE Physiotherapist, Riverview Hospital, 2021 - 2024
Treated 18 patients a day after knee replacement
SKILLS Manual therapy, ultrasound therapy
EDUCATION Bachelor of Physiotherapy, Kerala University, 2020`,
    {
      roles: ["Physiotherapist @ Riverview Hospital"],
      families: ["nursing"],
      years: 3,
      degrees: ["Bachelor of Physiotherapy"],
    },
  ),
  resume(
    "a driver with a short bio-data",
    `
EXPERIENCE:
Driver, Orchid Logistics Services, 2016 - 2024
Drove a 12-tonne truck for 60,000 km a year without an accident
EDUCATIONAL QUALIFICATION:
10th, Bihar Board, 2012`,
    {
      roles: ["Driver @ Orchid Logistics Services"],
      families: [],
      years: 8,
      degrees: ["10th"],
    },
  ),
  resume(
    "an electrician in Hindi",
    `
अनुभव
इलेक्ट्रीशियन, शक्ति इंडस्ट्रीज कंपनी (2018 - 2023)
50 मोटरों का रखरखाव; बंदी 20 घंटे से घटकर 8 घंटे हुई।
शिक्षा
आईटीआई, 2017`,
    {
      roles: ["इलेक्ट्रीशियन @ शक्ति इंडस्ट्रीज कंपनी"],
      families: ["engineering"],
      years: 5,
      degrees: ["आईटीआई"],
    },
  ),
  resume(
    "a warehouse supervisor without any heading",
    `
CANDIDATE M
Warehouse Supervisor, Fast Lane Logistics Services, 2018 - 2024
Led 25 pickers and cut errors by 30%
B.Com, Pune University, 2017`,
    {
      roles: ["Warehouse Supervisor @ Fast Lane Logistics Services"],
      families: ["accounts"],
      years: 6,
      degrees: ["B.Com"],
    },
  ),
  resume(
    "a receptionist who worked at two desks",
    `
EXPERIENCE
Receptionist at Palm Grove Hotel, since 2022
Front desk of 80 rooms; 60 calls an hour at noon
Front Office Assistant at Blue Sky Clinic, 2020 - 2022
EDUCATION
BBA, Mysore University, 2020`,
    {
      roles: ["Receptionist @ Palm Grove Hotel", "Front Office Assistant @ Blue Sky Clinic"],
      families: ["hr-admin"],
      years: 6,
      degrees: ["BBA"],
    },
  ),
  resume(
    "a librarian and a teaching assistant",
    `
WORK EXPERIENCE
Librarian
Green Valley Public School
2021 - 2024
• Lent 9,000 books to 700 pupils
Teaching Assistant
Little Stars Academy
2019 - 2021
• Helped 30 children to read
EDUCATION
Bachelor of Library Science, Panjab University, 2019`,
    {
      roles: ["Librarian @ Green Valley Public School", "Teaching Assistant @ Little Stars Academy"],
      families: ["hr-admin", "teaching"],
      years: 5,
      degrees: ["Bachelor of Library Science"],
    },
  ),
];
