import type { EntryDraft } from "../entry.ts";

/** HR: PF, ESI, gratuity, registers, contract workers, wages, leave and overtime. */
export const hrAdmin3: readonly EntryDraft[] = [
  {
    id: "hr-admin-pf-transfer-stuck",
    family: "hr-admin",
    topic: "statutory-compliance",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A PF transfer that is stuck",
    frames: [
      "An employee says his old PF does not come over to your company. What do you check, and how do you help him?",
      "Your resume shows {skill}. The old PF of a new joiner with two UANs does not come over. What do you check, and how do you help?",
      "At {employer}, how would you help people whose old PF does not come over or whose claims are rejected?",
    ],
    expected:
      "I sit with him at the member portal. First, is his old UAN the one we used, or was a second one made? He must keep one, and the other's money is transferred into it. Second, name, birth date and gender must agree with Aadhaar. If not, he makes a joint declaration online, which the employer approves with proof. Third, did the old firm mark the date of exit? He can mark it himself two months after the last contribution. Fourth, PAN and bank must be verified. When these are right the transfer often runs by itself after our first payment. If an old firm does not respond, I help him file a grievance on EPFiGMS.",
    points: [
      {
        text: "one UAN kept, the other's money moved into it",
        accept: ["second one made", "two uan merged", "keep one uan", "old uan"],
        weight: 0.2,
      },
      {
        text: "name and birth date as in Aadhaar, by joint declaration",
        accept: [
          "joint declaration online",
          "agree with aadhaar",
          "name mismatch in aadhaar",
          "correct name and date of birth",
        ],
        weight: 0.3,
      },
      {
        text: "date of exit marked by old firm or member",
        accept: ["mark the date of exit", "date of leaving updated", "exit date missing"],
        weight: 0.2,
      },
      {
        text: "PAN and bank verified",
        accept: ["pan and bank must be verified", "kyc approved on portal", "bank account seeded"],
        weight: 0.15,
      },
      {
        text: "grievance on EPFiGMS",
        accept: ["file a grievance", "epfigms", "complaint to pf office"],
        weight: 0.15,
      },
    ],
    avoid: ["Withdraw the old PF, since a transfer is not possible.", "A new job always brings a new UAN."],
    link: "https://www.epfindia.gov.in/",
  },
  {
    id: "hr-admin-worker-injured",
    family: "hr-admin",
    topic: "statutory-compliance",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A worker hurt at a machine",
    frames: [
      "A worker's hand is hurt in a machine at eleven at night. What do you do that night and later, and who pays, with ESI or without?",
      "Suppose a worker is hurt at {employer}. What do you do, what does ESI pay, and what if he has no ESI number?",
      "A worker is hurt at a machine and will be at home for three weeks. What do you do, from the first minute to his wages?",
    ],
    expected:
      "That night only the man counts. First aid, the ambulance, the nearest hospital that can do it, and someone goes with him. I inform his family and the plant head, and the machine stays stopped. If he is insured under ESI, I report the accident on the portal within twenty four hours. ESI then treats him and pays ninety percent of the wage while he cannot work. If he has no ESI, the employer must pay the compensation by law, and for a contract worker we are liable if the contractor does not pay. I note witnesses and photos and tell the factory inspector. Guard and training are fixed before the machine runs.",
    points: [
      {
        text: "first aid, hospital, someone goes with him",
        accept: ["first aid the ambulance", "nearest hospital", "take him to hospital"],
        weight: 0.25,
        must: true,
      },
      {
        text: "accident reported to ESI within 24 hours",
        accept: ["report the accident on the portal", "accident report to esic", "within twenty four hours"],
        weight: 0.25,
      },
      {
        text: "ESI pays ninety percent of the wage",
        accept: ["ninety percent of the wage", "disablement benefit", "esi treats him"],
        weight: 0.15,
      },
      {
        text: "without ESI the employer compensates, also contract workers",
        accept: [
          "pay the compensation by law",
          "employees compensation",
          "liable if the contractor does not pay",
          "principal employer pays",
        ],
        weight: 0.2,
      },
      {
        text: "machine stopped, witnesses, cause fixed",
        accept: ["machine stays stopped", "witnesses and photos", "guard and training are fixed"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Register him in ESI the next day with an earlier date.",
      "ESI pays the full wage of those weeks.",
    ],
    link: "https://www.esic.gov.in/",
  },
  {
    id: "hr-admin-gratuity-sum",
    family: "hr-admin",
    topic: "statutory-compliance",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "How much gratuity is due",
    frames: [
      "A man leaves after seven years and eight months, and his last basic with DA is 26,000 rupees. How much gratuity is due, to whom and until when?",
      "Your resume names {skill}. Who gets gratuity and when, and what is due for seven years and eight months at 26,000 of basic and DA?",
      "Suppose a man leaves {employer} after seven years and eight months with 26,000 of basic and DA. What gratuity is due, until when, and who gets none?",
    ],
    expected:
      "Gratuity is fifteen days' wage for each year, and the law counts a month as twenty six days. So I take twenty six thousand by twenty six, that is one thousand a day, into fifteen, into the years. Seven years and eight months count as eight, since more than six months makes a full year. So he gets one lakh twenty thousand rupees. He must have five years of continuous service, but that does not apply in death or disablement, and a person on a fixed term gets it in proportion after one year. It is payable within thirty days, the ceiling is twenty lakh, and up to that it is free of tax.",
    points: [
      {
        text: "fifteen days' wage by twenty six for each year",
        accept: ["counts a month as twenty six", "fifteen by twenty six", "15 days wages per year"],
        weight: 0.3,
        must: true,
      },
      {
        text: "eight years, since more than six months round up",
        accept: ["count as eight", "six months makes a full year", "rounded to 8 years"],
        weight: 0.2,
      },
      {
        text: "1,20,000 rupees",
        accept: ["one lakh twenty thousand", "120000"],
        weight: 0.15,
      },
      {
        text: "five years of service, one year on a fixed term",
        accept: [
          "five years of continuous service",
          "fixed term gets it in proportion",
          "not in death or disablement",
        ],
        weight: 0.2,
      },
      {
        text: "payable within 30 days, ceiling 20 lakh",
        accept: ["payable within thirty days", "ceiling is twenty lakh", "maximum 20 lakh"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Only a person who retires gets gratuity, not one who resigns.",
      "The eight extra months are simply dropped.",
      "The month is counted as thirty days.",
    ],
    link: "https://labour.gov.in/",
  },
  {
    id: "hr-admin-inspector-visit",
    family: "hr-admin",
    topic: "statutory-compliance",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "The labour inspector comes",
    frames: [
      "A labour inspector writes that he will visit on Friday. Which registers and papers do you keep ready, and how do you behave?",
      "At {employer}, how would you keep all labour registers so that an inspection needs no night work?",
      "Your resume lists {skill}. How do you keep labour registers ready for an inspection, and what do you do if one has a gap?",
    ],
    expected:
      "I keep one folder per law. In it are the registers of employees, attendance with overtime, and wages with deductions, the wage slips, the PF and ESI challans with the list of names, the shop or factory licence, and the contractors' licences. On the wall hang the working hours, holidays and the POSH committee. Before Friday I test it on three names, from the punch to the wage to the challan. If a register has a gap I complete it with today's date and a note, I never back-date. I receive him with one colleague, answer what he asks, give copies against a receipt, and reply to his remarks in writing within the time he gives.",
    points: [
      {
        text: "registers of employees, attendance and wages",
        accept: [
          "attendance with overtime",
          "wages with deductions",
          "register of wages and muster",
          "muster roll",
          "wage register",
          "attendance register",
          "register of wages",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "PF and ESI challans with names, licences",
        accept: ["challans with the list of names", "contractors' licences", "shop or factory licence"],
        weight: 0.2,
      },
      {
        text: "notices displayed on the wall",
        accept: ["wall hang the working hours", "display of notices", "notice board with holidays"],
        weight: 0.1,
      },
      {
        text: "tested on a few names from punch to challan",
        accept: ["test it on three names", "sample check before the visit", "punch to the wage"],
        weight: 0.2,
      },
      {
        text: "no back-dating, written reply in time",
        accept: ["never back-date", "reply to his remarks in writing", "copies against a receipt"],
        weight: 0.2,
      },
    ],
    avoid: [
      "Fill the empty registers with old dates before the visit.",
      "A small gift closes the inspector's remarks.",
    ],
    link: "https://labour.gov.in/",
  },
  {
    id: "hr-admin-contractor-month-bill",
    family: "hr-admin",
    topic: "statutory-compliance",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "The guard contractor's monthly bill",
    frames: [
      "The security contractor sends his monthly bill for twenty guards. What do you check before it is paid, and why?",
      "At {employer}, how would you make sure that contract workers really get their minimum wage, PF and ESI?",
      "The guards say that they get less than they sign for. How do you check the contractor's next bill, and what do you do?",
    ],
    expected:
      "I pay for guards who stood there, so I match the bill with our own gate attendance, shift by shift. Then I check that the wage is not below the minimum wage of the state, with double rate for overtime. With the bill he must give last month's bank transfer sheet and the PF and ESI challans with each guard's name, since a challan alone can cover other sites. If he does not pay, we as principal employer must. I look at his licence and the number of people it allows. I also talk to three guards alone and see their bank messages. If they sign for more than they get, I hold the bill and write to him.",
    points: [
      {
        text: "bill matched with own gate attendance",
        accept: ["own gate attendance", "guards who stood there", "attendance of contract workers verified"],
        weight: 0.2,
      },
      {
        text: "not below the minimum wage, overtime double",
        accept: ["minimum wage of the state", "double rate for overtime", "minimum wages checked"],
        weight: 0.25,
      },
      {
        text: "proof that PF and ESI are paid",
        accept: [
          "challans with each guard's name",
          "ecr with names",
          "proof of pf deposit name wise",
          "PF and ESI challans",
          "pf and esi challan",
          "proof of pf",
          "pf and esi deposit",
          "pf esi challan",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "principal employer is liable when he does not pay",
        accept: ["we as principal employer", "liability of principal employer"],
        weight: 0.15,
      },
      {
        text: "guards asked alone, bill held when cheated",
        accept: ["talk to three guards", "hold the bill and write", "bank messages of workers"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Wages of contract workers are only the contractor's matter.",
      "One PF challan proves that all guards are covered.",
    ],
    link: "https://clc.gov.in/",
  },
  {
    id: "hr-admin-half-of-pay-rule",
    family: "hr-admin",
    topic: "payroll",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Wages and the half rule",
    frames: [
      "A salary is 40,000 rupees with a basic of only 14,000. What does the new meaning of wages change for PF and gratuity?",
      "Suppose {employer} pays 40,000 rupees with a basic of 14,000. What do you tell the owner about wages under the labour codes?",
      "An employee with 40,000 rupees of pay and 14,000 of basic asks what the new wage rule changes for him. How do you explain it?",
    ],
    expected:
      "Under the labour codes wages are basic, dearness and retaining allowance. Things like house rent, conveyance and overtime stay outside, but only up to half of the total pay. Here the allowances are twenty six thousand of forty, so six thousand above the half of twenty thousand is added back, and wages become twenty thousand. Gratuity and leave encashment then go by twenty thousand, which costs the firm more but gives the worker more at the end. PF may rise too, if the firm pays it on full wages and not at the statutory ceiling. A new pay plan should have basic at half. I show him both slips side by side, less in hand today, more in his PF.",
    points: [
      {
        text: "allowances stay outside only up to half",
        accept: [
          "only up to half of the total",
          "fifty percent rule",
          "exclusions above half",
          "at least fifty percent",
          "50 percent of ctc",
          "half of the ctc",
          "50 percent rule",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "excess of 6,000 is added back, wages become 20,000",
        accept: ["six thousand above", "wages become twenty thousand", "excess added back to wages"],
        weight: 0.25,
      },
      {
        text: "gratuity and leave encashment rise",
        accept: ["gratuity and leave encashment then", "higher gratuity cost", "gratuity cost rises"],
        weight: 0.2,
      },
      {
        text: "PF depends on the ceiling the firm pays on",
        accept: ["statutory ceiling", "pf ceiling", "pf wage ceiling"],
        weight: 0.1,
      },
      {
        text: "both slips shown, less in hand, more in PF",
        accept: ["both slips side by side", "less in hand today", "compare old and new slip"],
        weight: 0.15,
      },
    ],
    avoid: [
      "PF and gratuity always go by the basic pay alone.",
      "All allowances stay outside, however large they are.",
    ],
    link: "https://labour.gov.in/",
  },
];
