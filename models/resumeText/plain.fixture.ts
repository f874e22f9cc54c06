const lines = (text: string): readonly string[] => text.trim().split("\n");

/** Resumes of plain lines, without list signs and full stops, in which several lines are nearly as long as the longest. */
export const plainResumes: Readonly<Record<string, readonly string[]>> = {
  "a support associate": lines(`
Customer Support Associate
EXPERIENCE
Customer Support Associate, TeleServe BPO, Aug 2022 - Present
60 calls a day; CSAT 4.6; average handle time from 7.5 to 5.8 minutes
Trained 6 new agents on Zendesk and refund policy
EDUCATION
BA, Delhi University, 2022
SKILLS
Zendesk, email support, chat support, Excel`),
  "a production engineer": lines(`
EXPERIENCE
Production Engineer, Kovai Auto Components Pvt Ltd, Jul 2021 - Present
Reduced setup time of the CNC turning cell from 48 to 19 minutes by SMED
Line balancing of 12 stations; OEE from 61% to 74%
Rejection of the brake hub line from 3.8% to 1.2% with 8D and poka-yoke
Graduate Engineer Trainee, LM Works, 2020 - 2021
5S and kaizen; APQP and PPAP documents for two new parts
EDUCATION
B.E. Mechanical Engineering, Anna University, 2020`),
  "a driver": lines(`
EXPERIENCE
Driver, QuickShip Logistics, 2020 - present
70 parcels a day in Gurgaon sectors; 4.8 rating; no accident in 4 years
Driver, private car, 2017 - 2020
EDUCATION
Class X, Haryana Board`),
  "a data analyst": lines(`
EXPERIENCE
Data Analyst, ShopKart, Jan 2022 - Present
Built a churn dashboard in Power BI that cut monthly reporting from 3 days to 2 hours
A/B test of checkout raised conversion of all visitors of the shop from 2.1% to 2.6%
Cleaned 40 million rows of order data with SQL and pandas
EDUCATION
B.Tech Electronics, VTU, 2021`),
  "a nurse": lines(`
SUMMARY
Staff nurse with 5 years in medical ICU and emergency of two hospitals in Kerala
EXPERIENCE
Staff Nurse, Medical ICU, Lakeside Hospital, Kochi, Jan 2022 - Present
Led a hand-hygiene audit that took compliance from 71% to 93% in six months
Ventilator bundle checks each shift; VAP down from 9 to 4 per 1000 days
Staff Nurse, Emergency, District Hospital, Thrissur, 2020 - 2022
Triage of about 60 patients a shift during the second wave of the pandemic
EDUCATION
B.Sc. Nursing, Kerala University of Health Sciences, 2020`),
  "a site engineer": lines(`
WORK EXPERIENCE
Site Engineer, Deshmukh Constructions Pvt Ltd, Nagpur, Apr 2019 - Mar 2023
Executed RCC work of a G+7 residential tower with 42 flats in 19 months
Billing of subcontractors and measurement book for work worth Rs. 6 crore
Concrete cube tests and slump tests on site; rejection below 1% of pours
Junior Engineer, Vidarbha Infra, Wardha, Jun 2017 - Mar 2019
Levels and layout with total station for a 14 km state road widening job
Quality Control of bituminous mix
EDUCATION
B.E. Civil, RTM Nagpur University, 2017`),
  "a sales officer": lines(`
PROFESSIONAL EXPERIENCE
Territory Sales Officer, Ganga Foods Ltd, Patna, Apr 2021 - Present
Grew the secondary sales of the territory by 27% in a year with 11 distributors
Opened 240 new outlets and kept chiller purity of 85% in the town market
Bizom reports every evening; daily beat plan for a team of 9 salesmen
Sales Executive, Maurya Beverages, 2019-2021
Handled 32 modern trade counters and key accounts of Patna and Hajipur
EDUCATION
MBA (Marketing), Patna University, 2019`),
  "a cashier": lines(`
Experience
Cashier, Big Basket Mart, Surat, Aug 2020 - Present
Cash counter of about 400 bills a day with mismatch under Rs. 50 a month
UPI and card settlement with the bank at close; trained 5 new cashiers
Store Helper, D Mart, Surat, 2018 - 2020
Shelf filling and expiry checks of the grocery section, 1200 items
Education
HSC, Gujarat Board, 2018`),
  "an accountant": lines(`
EXPERIENCE
Accounts Executive, Malwa Traders Pvt. Ltd., Indore, Jul 2021 - Present
GST returns GSTR-1 and GSTR-3B for 3 firms; input credit matched with 2B
Bank reconciliation of 5 accounts; overdue from Rs. 9 lakh to Rs. 1.5 lakh
Junior Accountant, Jain & Co, Indore, 2019 - 2021
Vouchers in Tally Prime, about 900 a month, for purchase and sales books
EDUCATION
B.Com, DAVV Indore, 2019`),
  "a guard in Hindi": lines(`
अनुभव
चौकीदार, गुप्ता मिल, 2015 - 2019
मिल के मुख्य द्वार पर रात की ड्यूटी और आने जाने वालों की सूची
पांच साल में कोई चोरी नहीं, दो बार आग बुझाई और लोगों को बचाया
शिक्षा
हाई स्कूल, उत्तर प्रदेश बोर्ड`),
};
