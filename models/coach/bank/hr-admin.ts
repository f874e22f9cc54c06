import type { EntryDraft } from "../entry.ts";

/** HR, administration and office assistants. */
export const hrAdmin: readonly EntryDraft[] = [
  {
    id: "hr-admin-clear-backlog",
    family: "hr-admin",
    topic: "records",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Clearing pending papers",
    frames: [
      "You wrote: {line}. What kept the papers pending, and what did you do to bring them down?",
      "Six hundred applications are pending on your desk. How do you clear them and keep new ones from piling up?",
    ],
    expected:
      "I made one Excel list of all pending applications with the date and the reason, and then I counted the reasons. More than half waited for one paper from the applicant, some for a signature, and some were just lost in the pile. I sent one message to all who owed a paper, took all the signature files to the officer in one go every Tuesday, and did the oldest first. For new ones I check the papers at the counter with a short list, so a form that is not complete does not enter. I wrote the pending count on the board each evening. It fell to ninety.",
    points: [
      {
        text: "pending papers listed by reason",
        accept: [
          "counted the reasons",
          "date and the reason",
          "reason wise list",
          "excel list",
          "list of all pending",
          "sorted by reason",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "act by reason: message for papers, signatures together",
        accept: ["signature files", "owed a paper", "missing document"],
        weight: 0.25,
      },
      {
        text: "the oldest ones first",
        accept: ["oldest first", "oldest files first", "oldest applications first"],
        weight: 0.15,
      },
      {
        text: "check papers at the counter",
        accept: [
          "papers at the counter",
          "does not enter",
          "checklist at counter",
          "only complete forms accepted",
        ],
        weight: 0.2,
      },
      {
        text: "pending count shown daily",
        accept: ["pending count", "board each evening", "daily pending"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Old applications can wait until somebody complains.",
      "I clear them in whatever order they lie.",
    ],
  },
  {
    id: "hr-admin-hiring-steps",
    family: "hr-admin",
    topic: "recruitment",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Filling a vacant post",
    frames: [
      "At {employer}, how did you fill a vacant post, from the request to the first day?",
      "A department wants two people in a month. Take me through the steps until they join.",
    ],
    expected:
      "I sit with the head of the department first and write what the person must do, the must-have skills and the pay range, because a vague request brings the wrong people. I post it on job sites and ask our own staff for referrals. I screen by phone for ten minutes on notice period, pay and place. Then there is a skill task and one panel interview with the same questions for all, so that it is fair. I check the references and papers, send the offer letter, and call every week until joining, since many drop out. On the first day the desk, ID and induction are ready.",
    points: [
      {
        text: "clear need with must-have skills and pay",
        accept: [
          "list of must-have skills",
          "person must do",
          "job description",
          "pay range",
          "understand the requirement",
          "requirement from the manager",
          "manpower requisition",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "sources: sites and referrals",
        accept: ["staff for referrals", "job sites", "employee referral", "campus hiring", "job portals"],
        weight: 0.2,
      },
      {
        text: "phone screen on notice, pay and place",
        accept: ["screen by phone", "phone for ten minutes", "telephonic round", "shortlist the resumes"],
        weight: 0.2,
      },
      {
        text: "same questions for all, skill task",
        accept: ["same questions for all", "skill task", "panel interview", "practical test of the skill"],
        weight: 0.2,
      },
      {
        text: "contact till joining and a ready first day",
        accept: ["call every week until", "induction are ready", "offer dropout", "onboarding"],
        weight: 0.15,
      },
    ],
    avoid: ["Each candidate is asked different questions.", "Once the offer is sent my work ends."],
  },
  {
    id: "hr-admin-payroll-check",
    family: "hr-admin",
    topic: "payroll",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Running the monthly payroll",
    frames: [
      "At {employer}, how did you prepare the monthly salary, and which mistakes did you look for?",
      "How do you prepare the salary of sixty people each month, with PF and ESI, and check it before payment?",
    ],
    expected:
      "I freeze the attendance on the twenty fifth and get each head's approval for leave and overtime. I add joiners, leavers, increments and advances. Then come the deductions, provident fund at twelve percent of PF wages, with the employer's share besides, ESI for those within its wage limit at 0.75 percent, professional tax by state, and TDS on salary. Before payment I compare each person with last month and explain every change, and I match the head count and total with the bank file. Another person approves it. Slips go by mail, and PF and ESI are paid by the fifteenth.",
    points: [
      {
        text: "attendance frozen and approved",
        accept: ["freeze the attendance", "approval for leave", "attendance cut-off"],
        weight: 0.2,
      },
      {
        text: "joiners, leavers, increments, advances",
        accept: ["joiners leavers", "increments and advances", "new joining", "full and final"],
        weight: 0.15,
      },
      {
        text: "PF, ESI, professional tax and TDS",
        accept: ["provident fund", "pf and esi", "professional tax", "esi for those within the limit"],
        weight: 0.3,
        must: true,
      },
      {
        text: "compare with last month and head count",
        accept: ["with last month", "head count", "variance from last month", "match with the bank file"],
        weight: 0.2,
      },
      {
        text: "second approval, PF and ESI by the 15th",
        accept: ["by the fifteenth", "another person approves", "15th", "maker checker"],
        weight: 0.15,
      },
    ],
    avoid: [
      "ESI applies to every employee at any pay.",
      "PF is paid whenever the month's money allows.",
      "A joiner gets the full salary of the month.",
    ],
    link: "https://www.epfindia.gov.in/",
  },
  {
    id: "hr-admin-harassment-complaint",
    family: "hr-admin",
    topic: "posh",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A harassment complaint reaches you",
    frames: [
      "What if a woman at {employer} tells you of harassment and asks you to keep quiet? What do you do?",
      "A woman employee tells you that a senior harassed her. What do you do, and what is not yours to do?",
    ],
    expected:
      "I listen in private, thank her for telling me, and do not judge or ask why she waited. I explain her rights under the POSH Act, that a firm with ten or more workers must have an Internal Committee with a woman as presiding officer and one outside member. The complaint is to be written within three months, and I help her to write it if she wants. I do not investigate, that is the committee's work, and it has ninety days. I offer help for now, like a change of reporting or leave. I keep the names secret, and make sure nobody punishes her for speaking.",
    points: [
      {
        text: "listen in private, no judging",
        accept: [
          "listen in private",
          "listen without judging",
          "stand by her and listen",
          "hear her patiently",
        ],
        weight: 0.2,
      },
      {
        text: "Internal Committee under the POSH Act",
        accept: [
          "internal committee",
          "posh act",
          "icc",
          "committee inquiry",
          "complaint committee",
          "posh committee",
          "internal complaints committee",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "written complaint within three months",
        accept: ["within three months", "to be written within", "written complaint"],
        weight: 0.15,
      },
      {
        text: "relief now: leave or change of reporting",
        accept: ["change of reporting", "interim relief", "transfer for the time", "leave for her"],
        weight: 0.2,
      },
      {
        text: "names secret, no punishment for speaking",
        accept: ["keep the names secret", "punishes her", "confidentiality", "retaliation"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Ask both to settle it as friends.",
      "I settle it by talking to the senior in private.",
      "She must complain within thirty days.",
    ],
    link: "https://shebox.wcd.gov.in/",
  },
  {
    id: "hr-admin-office-buying",
    family: "hr-admin",
    topic: "purchase",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Buying for the office",
    frames: [
      "As {role}, how did you buy something for the office, from the need to the entry in the register, and keep it honest?",
      "You must buy chairs for 40,000 rupees. How do you do it cleanly, from the need to the entry in the register?",
    ],
    expected:
      "I write down what is needed first, the number, size, load and warranty, and get it approved, since a change later costs more. I take three quotations on the same points, and I compare total cost with delivery, GST and service, not only the price. I ask two old customers of the seller. I put the comparison in one sheet and my manager decides, I do not decide alone, and I take no gift. Then I send a purchase order. When the chairs come I match the order, the challan and the bill, check them, and only then pass the bill for payment. I enter them in the asset register.",
    points: [
      {
        text: "need written and approved first",
        accept: ["what is needed first", "get it approved", "raise an indent", "specification and quantity"],
        weight: 0.2,
      },
      {
        text: "compare several quotations",
        accept: [
          "three quotations",
          "compare total cost",
          "three quotes",
          "comparative statement",
          "compare the quotations",
          "quotes from different vendors",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "no deciding alone, no gifts",
        accept: ["take no gift", "not decide alone", "conflict of interest", "manager decides"],
        weight: 0.2,
      },
      {
        text: "match order, challan and bill before payment",
        accept: ["match the order", "challan and the bill", "three way match", "goods receipt"],
        weight: 0.2,
      },
      {
        text: "asset register entry",
        accept: ["asset register", "stock register", "inventory entry"],
        weight: 0.15,
      },
    ],
    avoid: ["I take the seller whom I know best.", "An advance of the whole sum is paid first."],
  },
  {
    id: "hr-admin-people-leave",
    family: "hr-admin",
    topic: "retention",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Why people leave",
    frames: [
      "At {employer}, how would you find out why people leave, and what would you do with the answer?",
      "One department loses a third of its people each year. How do you find out why, and what do you do?",
    ],
    expected:
      "I do not trust only the exit form, because people write better opportunity and go. I split the numbers by manager, time in the job and shift. If most leave within ninety days, hiring promised something untrue or training is poor. If it is one manager, it is behaviour or load. I talk to ten people who stayed and call five who left, two months later, when they speak freely. I compare our pay with the market. Then I test one change at a time, for instance a fixed weekly off and a buddy for new people. I watch ninety day attrition, and report it with the cost of each exit.",
    points: [
      {
        text: "exit form alone does not tell",
        accept: ["better opportunity and go", "exit form is not enough", "exit interview does not tell"],
        weight: 0.2,
      },
      {
        text: "numbers split by manager, time and shift",
        accept: ["split the numbers", "within ninety days", "time in the job", "tenure wise"],
        weight: 0.3,
      },
      {
        text: "talk with stayers and leavers later",
        accept: ["people who stayed", "call five who left", "stay interview", "two months later"],
        weight: 0.2,
      },
      {
        text: "compare pay with the market",
        accept: ["pay with the market", "salary survey", "market salary"],
        weight: 0.15,
      },
      {
        text: "one change at a time, with attrition watched",
        accept: ["buddy for new people", "attrition watched monthly", "fixed weekly off"],
        weight: 0.15,
      },
    ],
    avoid: ["Only higher pay keeps people from leaving.", "The exit form tells the whole truth."],
  },
  {
    id: "hr-admin-leave-dispute",
    family: "hr-admin",
    topic: "attendance",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A dispute over leave",
    frames: [
      "A worker at {employer} says that two days were cut from his pay wrongly. How do you settle it?",
      "An employee says that two days were cut from his pay, but not from his friend's who was also away. How do you settle it?",
    ],
    expected:
      "I hear him first and ask for the dates. Then I look at the records and not at opinions, which are the punch data, the leave form, the approval and the policy. Often one day is a missed punch, and the guard register shows that he was there. If we were wrong I say sorry and pay it with the next salary, in writing. If we were right, I show him the line of the policy and what he can do next time. I do not discuss the friend's case with him, but I check that both were treated alike. If punches fail often, I fix the machine.",
    points: [
      {
        text: "records: punch data, form, approval, policy",
        accept: [
          "punch data",
          "leave form",
          "attendance record",
          "biometric",
          "attendance register",
          "attendance data",
          "leave record",
          "look at the records",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "second proof, such as the guard register",
        accept: ["guard register", "missed punch", "supervisor confirms"],
        weight: 0.2,
      },
      {
        text: "if wrong, pay and put it in writing",
        accept: [
          "next salary in writing",
          "paid with the next salary",
          "pay the arrears",
          "correct the salary",
        ],
        weight: 0.2,
      },
      {
        text: "if right, show the policy line",
        accept: [
          "line of the policy",
          "what he can do next time",
          "show the leave policy",
          "explain the leave rule",
        ],
        weight: 0.2,
      },
      {
        text: "others' cases private, but treated alike",
        accept: ["both were treated alike", "not discuss the friend's case", "same rule for all"],
        weight: 0.15,
      },
    ],
    avoid: ["A missing punch always means a day cut.", "I show him his friend's leave record."],
  },
];
