import type { EntryDraft } from "../entry.ts";

/** HR: exits, leave records, overtime, discipline, ratings, training. */
export const hrAdmin4: readonly EntryDraft[] = [
  {
    id: "hr-admin-full-and-final",
    family: "hr-admin",
    topic: "exits",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Full and final settlement",
    frames: [
      "An employee has resigned and goes on the 20th. Take me through his exit, up to the full and final settlement.",
      "At {employer}, what would you do so that a leaving person gets his last pay and letters without running after you?",
      "Your resume names {skill}. How do you run an exit, from the resignation to the full and final settlement, and how fast?",
    ],
    expected:
      "On the day the mail comes I accept it in writing with the last working day by his notice. I send a no-dues sheet to his manager, IT, accounts and admin, and get the handover list. In the settlement I pay salary up to the twentieth, unused earned leave, bonus in proportion, claims, and gratuity if five years are over. I take off advances, notice not served, tax, PF and ESI. Under the wage code the wages are payable within two working days of leaving, so I prepare it before. That evening IT closes his access. He gets the relieving and experience letters. I mark his exit date on the PF portal.",
    points: [
      {
        text: "resignation accepted in writing with last day",
        accept: ["accept it in writing", "resignation accepted", "acceptance of resignation"],
        weight: 0.15,
      },
      {
        text: "no-dues sheet from all departments, handover",
        accept: ["no-dues sheet", "no dues certificate", "clearance form", "handover list"],
        weight: 0.2,
      },
      {
        text: "salary, leave, bonus, gratuity less recoveries",
        accept: [
          "unused earned leave",
          "leave encashment and gratuity",
          "take off advances",
          "notice period recovery",
          "leave encashment",
          "pending salary",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "wages paid within two working days",
        accept: ["wage code two days", "settle within two working days of exit"],
        weight: 0.2,
      },
      {
        text: "access closed, letters, PF exit date",
        accept: ["closes his access", "relieving and experience letters", "exit date on the pf portal"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Hold the last salary until a replacement is found.",
      "Unused earned leave is lost on leaving.",
      "The last wages may wait for forty five days.",
    ],
  },
  {
    id: "hr-admin-exit-without-handover",
    family: "hr-admin",
    topic: "exits",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Gone without any notice",
    frames: [
      "A person stops coming, sends one message that he has left, and still has the laptop. What do you do, step by step?",
      "Suppose a person at {employer} leaves overnight without notice and keeps the laptop. What do you do in the first week?",
      "Someone absconds with company data on a laptop. What may you do, and what may you not do?",
    ],
    expected:
      "I call him first, because he may be ill or angry. The same hour IT blocks his mail and system access and changes shared passwords. If he does not answer, I send a letter by mail and by speed post to his address, with a date to report and to return the laptop. After a second letter we follow the policy on absence and close his name. I settle wages for the days he worked and take off only what the appointment letter allows, such as notice pay. I do not keep his certificates or threaten his new employer. If the laptop does not come, legal sends a notice. His team writes the billing steps down now.",
    points: [
      {
        text: "ask him first, he may be ill",
        accept: ["call him first", "may be ill or angry", "try to reach the employee"],
        weight: 0.15,
      },
      {
        text: "his system access is blocked at once",
        accept: ["blocks his mail", "changes shared passwords", "disable system access"],
        weight: 0.25,
        must: true,
      },
      {
        text: "letters by mail and speed post with a date",
        accept: ["by speed post", "date to report and to return", "absconding letter", "registered letter"],
        weight: 0.25,
      },
      {
        text: "wages for days worked, only lawful recovery",
        accept: ["lawful recovery only", "only what the appointment letter allows", "notice pay recovered"],
        weight: 0.2,
      },
      {
        text: "no certificates kept, no threats, legal notice",
        accept: ["not keep his certificates", "threaten his new employer", "legal sends a notice"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Keep all his wages until the laptop comes back.",
      "His certificates stay locked with us until he pays.",
    ],
  },
  {
    id: "hr-admin-leave-balances",
    family: "hr-admin",
    topic: "attendance",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Keeping leave balances right",
    frames: [
      "You keep the leave of a hundred people. How do you make sure that every balance is right, also at the year end?",
      "At {employer}, how would you set up leave records so that nobody fights about a balance?",
      "Your resume shows {skill}. How do you keep casual, sick and earned leave so that each balance is right every month?",
    ],
    expected:
      "I keep one line per person and type of leave, with opening balance, earned, taken and closing. Casual leave lapses in December, sick leave needs a paper after two days, and earned leave comes at one day for twenty days worked and is carried up to the limit of the policy. I enter leave only from an approved form or the HRMS, never from a phone call alone. Each month I match the leave sheet with the punch data before payroll, so a day without punch and without leave comes up at once. The balance is printed on the pay slip. At the year end each head signs the list before I carry it forward.",
    points: [
      {
        text: "opening, earned, taken, closing for each person",
        accept: ["opening balance earned taken", "leave ledger", "line per person and type of leave"],
        weight: 0.25,
        must: true,
      },
      {
        text: "rules by type: lapse, paper, carry forward",
        accept: [
          "casual leave lapses",
          "earned leave comes at one day",
          "carry forward limit",
          "medical certificate for sick leave",
        ],
        weight: 0.2,
      },
      {
        text: "no entry without approved leave",
        accept: ["approved form or the hrms", "approved leave application", "never from a phone call"],
        weight: 0.2,
      },
      {
        text: "matched with the punch data each month",
        accept: ["leave sheet with the punch", "day without punch", "leave with biometric attendance"],
        weight: 0.2,
      },
      {
        text: "balance on the slip, heads sign at year end",
        accept: ["printed on the pay slip", "head signs the list", "balance shown to employees"],
        weight: 0.15,
      },
    ],
    avoid: ["Sick leave can be given only for a hospital stay.", "Leave told by phone is entered at once."],
  },
  {
    id: "hr-admin-overtime-too-high",
    family: "hr-admin",
    topic: "attendance",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Overtime that looks too high",
    frames: [
      "Overtime of one shift is twice that of the other, with the same output. How do you find out what goes on, and how should overtime be approved and paid?",
      "Suppose the overtime bill of {employer} doubled in three months. How do you look into it, and how should overtime be approved and paid?",
      "How is overtime paid by law, and how do you stop hours on paper that nobody worked?",
    ],
    expected:
      "Overtime is paid at twice the wage, so even small padding costs a lot. I put three lists beside each other, the overtime slips, the gate punches in and out, and the output or machine log of those hours. I look at patterns, the same five names, always round two hours, always on Fridays. Sometimes there is an honest cause, like absent people, and then one more operator is cheaper. If punches show that a man left at six and the slip says eight, I ask him and the supervisor apart. From then on overtime needs approval before it is worked, with the reason, and the weekly total of each shift hangs on the board. I watch the legal limit.",
    points: [
      {
        text: "double rate for overtime by law",
        accept: ["twice the wage", "double rate", "double the ordinary rate"],
        weight: 0.2,
      },
      {
        text: "overtime compared with attendance and output",
        accept: ["overtime slips the gate punches", "output or machine log", "compare punch with production"],
        weight: 0.3,
        must: true,
      },
      {
        text: "patterns of names, days and hours",
        accept: ["same five names", "always round two hours", "pattern in overtime"],
        weight: 0.15,
      },
      {
        text: "honest causes seen, such as absent people",
        accept: [
          "like absent people",
          "extra load of work",
          "manpower shortage",
          "one more operator is cheaper",
        ],
        weight: 0.15,
      },
      {
        text: "approval before the work, legal limit",
        accept: ["approval before it is worked", "prior approval of overtime", "watch the legal limit"],
        weight: 0.2,
      },
    ],
    avoid: [
      "Cut all overtime of the last month at once.",
      "Overtime is paid at one and a half times.",
      "Overtime is approved after the month has ended.",
    ],
  },
  {
    id: "hr-admin-show-cause-steps",
    family: "hr-admin",
    topic: "employee-relations",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "From misconduct to a decision",
    frames: [
      "A supervisor says that a worker shouted at him and broke a panel, and must go today. How do you handle it?",
      "At {employer}, how would you run an inquiry into misconduct so that it is fair and also stands in court?",
      "Your resume names {skill}. What may a worker expect before he is punished, and what do you put in writing?",
    ],
    expected:
      "Nobody goes today. I separate the two, see the panel, and take written statements from both and from those who stood near, before stories change. If his presence is a risk I suspend him pending inquiry, with half his wages as subsistence allowance. Then I give a show cause or charge sheet that says what happened, when and where, and which rule, with time to reply. If the reply does not settle it, an officer who is not part of the quarrel holds an inquiry. The worker sees the papers, may bring a co-worker, ask questions to witnesses and call his own. All is written and signed. The punishment must fit his record and be the same as for others.",
    points: [
      {
        text: "written statements from both and the witnesses",
        accept: ["written statements from both", "statements of witnesses", "those who stood near"],
        weight: 0.2,
      },
      {
        text: "charge sheet with facts, rule and time to reply",
        accept: ["show cause or charge sheet", "time to reply", "show cause notice"],
        weight: 0.25,
        must: true,
      },
      {
        text: "inquiry by a neutral officer",
        accept: [
          "not part of the quarrel",
          "domestic inquiry",
          "domestic enquiry",
          "impartial enquiry officer",
          "neutral inquiry officer",
        ],
        weight: 0.2,
      },
      {
        text: "worker may question witnesses and bring a co-worker",
        accept: ["bring a co-worker", "ask questions to witnesses", "cross examine", "chance to defend"],
        weight: 0.2,
      },
      {
        text: "punishment fits the record, same for others",
        accept: [
          "punishment must fit",
          "suspend him pending inquiry",
          "subsistence allowance",
          "proportionate punishment",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "A worker caught in the act can be dismissed at once without asking him.",
      "The supervisor who complained may hold the inquiry.",
    ],
  },
  {
    id: "hr-admin-rating-not-accepted",
    family: "hr-admin",
    topic: "performance-management",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A rating not accepted",
    frames: [
      "An employee comes to you angry: his rating fell from four to two and nobody told him why. How do you handle it?",
      "Suppose half of a team at {employer} refuses to sign the appraisal form. How do you look into it, and what do you change?",
      "A person does not accept his rating, and managers rate very differently. How do you settle the case and its cause?",
    ],
    expected:
      "I let him speak and do not defend the rating, because I was not there. I ask what he achieved, with numbers. Then I read his goals, the half-year notes and the manager's remarks, and I compare with people in the same grade. I ask the manager for two or three examples. If he had given no feedback all year, that is the real fault. I bring both to one table, and we see whether the rating stays or goes to the review panel. He leaves with a written plan for the next six months. For everyone I would add a calibration meeting, where managers explain their highest and lowest ratings to each other, and a talk each quarter.",
    points: [
      {
        text: "hear him without defending the rating",
        accept: ["not defend the rating", "listen to his side of the appraisal"],
        weight: 0.2,
      },
      {
        text: "read the record of his goals and review",
        accept: ["read his goals", "half-year notes", "kra achievement records"],
        weight: 0.25,
        must: true,
      },
      {
        text: "manager gives examples, both at one table",
        accept: ["examples from the manager", "both to one table", "joint meeting with the manager"],
        weight: 0.2,
      },
      {
        text: "written plan or review panel",
        accept: ["goes to the review panel", "written plan for the next", "appeal against rating"],
        weight: 0.15,
      },
      {
        text: "calibration meeting and quarterly talks",
        accept: [
          "calibration meeting",
          "highest and lowest ratings",
          "feedback every quarter",
          "moderation of ratings",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "A rating that is once given can never be changed.",
      "HR must always defend the manager's rating.",
    ],
  },
  {
    id: "hr-admin-training-that-works",
    family: "hr-admin",
    topic: "training-development",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Training that changes the work",
    frames: [
      "You wrote: {line}. How did you find the need, run it, and see whether the work changed?",
      "A manager asks for a training on communication for his team. What do you do before, during and after it?",
      "At {employer}, how would you find out which training people need, run it, and show later that it was worth the money?",
      "Your resume names {skill}. How do you plan a training so that it changes the work, and how do you prove it?",
    ],
    expected:
      "I first ask what goes wrong today. Communication may mean that customer mails are rude, or that shift handover forgets things, and these need different trainings, or only a checklist. I take a number, such as complaints per hundred mails, so that we can compare. I plan small groups with their own mails as practice and not slides only. The managers know what was taught, since people drop new habits when the boss does the old thing. I ask for feedback at the end, test after a week, and look at the number after three months. If it fell from twelve to five I show it with the cost. If not, I ask why before I book again.",
    points: [
      {
        text: "need found from present mistakes",
        accept: ["ask what goes wrong", "training need analysis", "skill gap", "training needs"],
        weight: 0.25,
        must: true,
      },
      {
        text: "a number before, to compare",
        accept: ["complaints per hundred", "measured before", "baseline number"],
        weight: 0.2,
      },
      {
        text: "small groups, practice on own cases",
        accept: ["practice with their own mails", "role play", "practice and not slides"],
        weight: 0.2,
      },
      {
        text: "managers support the new habit",
        accept: ["drop new habits", "support of managers"],
        weight: 0.15,
      },
      {
        text: "test after a week, number later",
        accept: ["quiz a week later", "after three months", "training effectiveness"],
        weight: 0.2,
      },
    ],
    avoid: [
      "A good feedback form proves that the training worked.",
      "The whole team needs the very same training.",
    ],
  },
];
