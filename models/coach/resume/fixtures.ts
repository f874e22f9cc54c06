const lines = (text: string): readonly string[] => text.trim().split("\n");

/** A backend developer, one column. */
export const developer = lines(`
A. Candidate
candidate@example.com | 90000 00011 | Pune
PROFESSIONAL SUMMARY
6 years of backend development experience with Java, Spring Boot and PostgreSQL.
TECHNICAL SKILLS
Java • Spring Boot • Kubernetes • MongoDB • PostgreSQL • Redis • Kafka • Docker • AWS • REST API • Git
WORK EXPERIENCE
Senior Backend Engineer - Orchard Payments Ltd.
Jan 2021 - Present
• Moved the order service to Kubernetes and cut hosting cost by 35%
• Built event-driven settlement with Apache Kafka for 1M+ users
Java Developer - Blue Lake Systems
Jun 2018 - Dec 2020
• Developed RESTful APIs using Spring Boot for 40 partner banks
PROJECTS
Price Watcher | Python, Redis (2020)
• Reads prices of 200 shops every hour
EDUCATION
B.E. Computer Science, Pune University, 2018`);

/** A nurse with dates on the employer's line. */
export const nurse = lines(`
B. Candidate
90000 00012
EXPERIENCE
Staff Nurse, Medical ICU, 18 beds
Riverside Multispeciality Hospital, Kochi, 2022 - present
Nurse to patient ratio 1:2; care of ventilated and post-operative patients.
Led a hand-hygiene audit that took compliance from 71% to 93% in
six months; ventilator pneumonia fell from 9 to 4 per 1000 days.
Staff Nurse, Emergency
District Hospital, Thrissur, 2020 - 2022
Triage of about 60 patients a shift; double-check routine for high-alert drugs.
SKILLS
Ventilator care, ACLS, ABG sampling, Central line care
EDUCATION
B.Sc. Nursing, Kerala University of Health Sciences, 2020`);

/** An accountant: bio-data with tables, personal details and a declaration. */
export const accountant = lines(`
C. CANDIDATE
Mobile: +91 90000 00013 | c@example.com | Nagpur, Maharashtra
ACADEMIC QUALIFICATION
Examination Board / University Year Percentage
M.Com RTM Nagpur University 2021 68.40%
HSC Maharashtra State Board 2016 74%
WORK EXPERIENCE
Accounts Executive, Agro Traders Pvt. Ltd. (Aug 2021 - Present)
Maintain purchase, sales and bank books of 3 branches in Tally Prime; about 900 vouchers a month.
Prepare and file GSTR-1 and GSTR-3B; matched input credit with GSTR-2B and recovered Rs. 4.2 lakh
of missed credit.
Article Assistant, S. K. & Associates (Jul 2019 - Jul 2021)
Statutory audit of 6 trading firms; stock verification; Excel pivot tables and VLOOKUP.
COMPUTER SKILLS
Tally ERP 9, MS Excel (Pivot, VLOOKUP), Zoho Books, Busy
PERSONAL DETAILS
Father's Name: X. Candidate
Date of Birth 04/07/1998
Marital Status Single
DECLARATION
I hereby declare that the above information is true to the best of my knowledge.
Place: Nagpur`);

/** A fresher without work. */
export const fresher = lines(`
D. Candidate
d@example.com · 90000 00014 · Patna, Bihar
OBJECTIVE
Fresher looking for an entry-level role in customer support or data entry.
EDUCATION
B.Sc. (Physics), Patna University, 2026, first class (63%)
Class XII, BSEB, 2023, 70.2%
PROJECTS
College project: measured the refractive index of local oils with a phone camera; 40 samples, error under 1.5%.
TRAINING AND ACTIVITIES
NIELIT CCC computer course, typing 38 wpm English, 32 wpm Hindi
NSS volunteer: organised two blood donation camps, 180 donors
Captain, college kabaddi team
DECLARATION
I hereby declare that the above information is true.`);
