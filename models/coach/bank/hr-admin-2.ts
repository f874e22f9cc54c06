import type { EntryDraft } from "../entry.ts";

/** HR: screening, offers, bulk hiring, background checks, first days, probation. */
export const hrAdmin2: readonly EntryDraft[] = [
  {
    id: "hr-admin-screen-two-hundred",
    family: "hr-admin",
    topic: "recruitment",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Screening two hundred resumes",
    frames: [
      "Your resume says: {line}. How did you get from all who applied to the few that the manager met?",
      "Two hundred resumes came for one accounts post. How do you get to eight good people in two days, and fairly?",
      "At {employer}, how would you shortlist for a post when far more people apply than you can call?",
      "Your resume names {skill}. How do you screen a pile of resumes for one post, fast and without bias?",
    ],
    expected:
      "Before I open a single resume I agree with the manager on three must-haves, here Tally, two years of GST work and the pay range, and on what is only nice to have. Then I sort into yes, maybe and no by these alone. I do not look at age, photo, gender or surname. A gap or a small college is no reason to drop anyone. I note one line of reason for each no. I phone the top twenty for ten minutes, on notice period, expected pay, travel and one work question, and mark all on the same sheet. The best eight go to the manager. Everyone else gets a polite message.",
    points: [
      {
        text: "must-haves agreed before reading the resumes",
        accept: [
          "must-have skills agreed with the head",
          "must-have criteria first",
          "mandatory skills decided",
          "agree with the manager",
          "three must-haves",
          "shortlisting criteria",
          "criteria with the manager",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "sorted into yes, maybe and no",
        accept: ["yes maybe and no", "three piles", "shortlist hold and reject"],
        weight: 0.15,
      },
      {
        text: "age, photo, gender or surname play no part",
        accept: ["not look at age photo", "gender or surname", "no bias in shortlisting"],
        weight: 0.2,
      },
      {
        text: "short phone call on notice, pay and travel",
        accept: ["phone the top twenty", "notice period expected pay", "telephonic screening"],
        weight: 0.2,
      },
      {
        text: "reason noted, polite message to the others",
        accept: ["reason for each no", "polite message", "regret mail", "inform rejected candidates"],
        weight: 0.15,
      },
    ],
    avoid: ["Drop everyone who has a gap in the resume.", "A famous college is reason enough to shortlist."],
  },
  {
    id: "hr-admin-offers-not-joined",
    family: "hr-admin",
    topic: "recruitment",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Offers that nobody joins",
    frames: [
      "You wrote: {line}. Why did some never join, and how did you hold the others until the first day?",
      "Four of ten people who accept your offer never join. How do you find out why, and what do you change?",
      "At {employer}, how would you find out why people drop after an offer, and what would you do so that they come?",
      "Your resume shows {skill}. How do you find out why people accept an offer and never join, and what do you change?",
    ],
    expected:
      "I take the last forty offers and note for each the days from interview to offer, the notice period, the pay gap and the reason given. Usually long notice and a better counter offer stand behind it. So before the offer I ask openly about other interviews, the real reason for leaving and what would make him stay there. I bring the letter within two days, because slow offers lose people. During notice I call each Friday, the future manager calls once, and we send the induction plan. I ask for the resignation mail in the first week. If someone goes silent, I keep the second candidate warm. I follow the joining ratio by recruiter and by source each month.",
    points: [
      {
        text: "reasons of those who declined the offer",
        accept: [
          "last forty offers",
          "analyse previous dropouts",
          "reasons of dropouts noted",
          "the reason given",
          "better counter offer",
          "reasons of dropouts",
          "reason for not joining",
          "reason behind not joining",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "other interviews and reason of leaving asked early",
        accept: [
          "ask openly about other interviews",
          "counter offer discussed",
          "reason for leaving before the offer",
        ],
        weight: 0.2,
      },
      {
        text: "offer letter sent fast",
        accept: ["slow offers lose people", "quick release of offer letter"],
        weight: 0.15,
      },
      {
        text: "weekly contact and manager's call during notice",
        accept: [
          "call each friday",
          "future manager calls",
          "stay in touch in notice period",
          "pre-joining engagement",
        ],
        weight: 0.25,
      },
      {
        text: "second candidate kept, joining ratio followed",
        accept: ["second candidate warm", "backup candidate", "joining ratio", "offer to joining rate"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Once the offer is signed the candidate is sure to come.",
      "A call during the notice only disturbs him.",
    ],
  },
  {
    id: "hr-admin-fifty-in-a-month",
    family: "hr-admin",
    topic: "recruitment",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Fifty people in one month",
    frames: [
      "You wrote: {line}. If you had to hire twice as many in half the time, how would you plan it?",
      "A new plant line needs fifty operators in thirty days. How do you plan the hiring so that fifty really stand there?",
      "Suppose {employer} opens a second shift and needs fifty people by next month. What is your plan, week by week?",
      "You must hire many people fast and still not hire wrongly. How do you plan it with numbers?",
    ],
    expected:
      "I count backwards. If eight of ten who get an offer join, I need sixty three offers, about a hundred and thirty trade tests, and some two hundred and fifty calls. In the first week I set sources, the nearby ITIs, apprentices under NAPS, referrals with a bonus after ninety days, and a walk-in day in each of three towns. In week two and three we do test, interview and papers on one day, so nobody must come twice. I fix pay and bus route before, since these decide. A sheet shows each evening how many stand at every step. I hire a few extra, as some leave early, and never skip the safety training.",
    points: [
      {
        text: "count backwards from joiners to calls",
        accept: ["count backwards", "hiring funnel", "need sixty three offers", "conversion at each step"],
        weight: 0.3,
      },
      {
        text: "sources: ITIs, apprentices, referrals, walk-ins",
        accept: [
          "nearby itis",
          "referrals with a bonus",
          "walk-in day",
          "apprentices under naps",
          "job fair",
        ],
        weight: 0.2,
      },
      {
        text: "test, interview and papers on one day",
        accept: ["nobody must come twice", "spot selection", "spot offer"],
        weight: 0.2,
      },
      {
        text: "evening sheet of people at every step",
        accept: ["each evening how many stand", "daily hiring tracker", "numbers at every step"],
        weight: 0.15,
      },
      {
        text: "some extra, but safety training is not skipped",
        accept: ["hire a few extra", "never skip the safety training", "buffer for early leavers"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Skip the reference and document check to save time.",
      "For fifty posts exactly fifty offers are enough.",
    ],
    link: "https://www.apprenticeshipindia.gov.in/",
  },
  {
    id: "hr-admin-false-experience-letter",
    family: "hr-admin",
    topic: "recruitment",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A false experience letter",
    frames: [
      "Six weeks after joining, the background check says that a person's experience letter is not genuine. What do you do?",
      "Suppose an old employer tells {employer} that he never knew this new employee. How do you handle it?",
      "How do you run a background check fairly, and what do you do when it comes back red?",
    ],
    expected:
      "I do not act on one line of a report. I check that he had signed the consent for the check, and ask the agency for its proof, who replied, from which mail. Sometimes he worked through a contractor. Then I call him in private, show what came back, and give him two days to bring salary slips, the bank statement or the PF passbook, which shows each employer. If it is a mix-up we close it and say so. If it is a false paper, I follow the appointment letter and policy, a show cause letter, his reply, a decision by the head and legal. I tell nobody else. Next time the check comes before joining.",
    points: [
      {
        text: "consent and the agency's proof checked first",
        accept: ["signed the consent", "ask the agency for its proof", "verify the report itself"],
        weight: 0.2,
      },
      {
        text: "he is heard in private with time to answer",
        accept: [
          "call him in private",
          "two days to bring",
          "chance to explain",
          "opportunity to be heard",
          "hear his side",
          "listen to his side",
          "ask him to explain",
          "give him a chance",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "PF passbook, bank statement or slips as proof",
        accept: ["pf passbook", "salary slips the bank statement", "uan service history"],
        weight: 0.2,
      },
      {
        text: "policy followed: show cause, reply, decision",
        accept: ["show cause letter", "appointment letter and policy", "decision by the head and legal"],
        weight: 0.2,
      },
      {
        text: "kept confidential, check before joining next time",
        accept: ["tell nobody else", "check comes before joining", "pre-joining verification"],
        weight: 0.15,
      },
    ],
    avoid: ["Stop his entry at the gate the same day.", "One red line of the agency is enough to dismiss."],
  },
  {
    id: "hr-admin-first-day-papers",
    family: "hr-admin",
    topic: "onboarding",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A new person's first day",
    frames: [
      "You wrote: {line}. How did you take a new person through the papers, the first day and the first month?",
      "Three people join on Monday. Which papers, accounts and people do you prepare for their first day and week?",
      "At {employer}, how would you prepare the papers, the accounts and the first month of a new person?",
      "Your resume names {skill}. How do you prepare a new person's joining, papers and first week?",
    ],
    expected:
      "A week before, I send a mail with time, place and the list of papers. On the day I see the originals, take PAN, bank details and relieving letter, and give the appointment letter, which every employee must get. I fill the PF declaration with the old UAN, link Aadhaar, open ESI if the pay is within the limit, and take the nomination forms. Desk, laptop, mail and ID card are ready, because waiting is what spoils a first day. Someone from the team takes them to lunch. Induction covers safety, leave, the POSH committee and whom to ask. The manager gives a plan for thirty days. I sit with each of them on day seven and day thirty.",
    points: [
      {
        text: "mail before with the list of papers",
        accept: ["list of papers", "joining mail a week before", "documents to bring"],
        weight: 0.15,
      },
      {
        text: "appointment letter given, originals seen",
        accept: [
          "give the appointment letter",
          "see the originals",
          "relieving letter and pan",
          "appointment letter",
          "original documents",
          "original certificates",
          "verify the documents",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "PF declaration with old UAN, ESI, nominations",
        accept: ["pf declaration with the old uan", "nomination forms", "form 11", "esi registration"],
        weight: 0.25,
      },
      {
        text: "desk, laptop, mail and ID ready",
        accept: ["desk laptop mail", "laptop and id card ready", "system access ready"],
        weight: 0.15,
      },
      {
        text: "induction, a 30 day plan, talk on day 7 and 30",
        accept: [
          "plan for thirty days",
          "day seven and day thirty",
          "induction covers safety",
          "buddy in the team",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "The appointment letter can wait until probation is over.",
      "Original certificates stay in our locker.",
    ],
    link: "https://unifiedportal-emp.epfindia.gov.in/",
  },
  {
    id: "hr-admin-probation-ending",
    family: "hr-admin",
    topic: "performance-management",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Probation that ends next week",
    frames: [
      "Probation of a new person ends next week, and his manager says only: he is not good. What do you do?",
      "Suppose a manager at {employer} wants to drop a person on probation without facts. How do you handle it, and avoid it next time?",
      "A manager wants to let a person on probation go. What do you ask him first, and when do you extend, confirm or part?",
    ],
    expected:
      "Not good is no reason that I can write in a letter, so I ask the manager for facts, which targets, which errors, on what dates, and whether he told him. If he never gave goals or feedback, the failure is partly ours, and I suggest one extension of three months with written goals and a talk every two weeks. It must be in writing before the last day. If he was told twice and trained and it still does not work, we part with the notice and dues of his letter, in a private talk, with respect. For all I set reminders at thirty, sixty and ninety days.",
    points: [
      {
        text: "ask the manager for facts and examples",
        accept: [
          "ask the manager for facts",
          "which targets which errors",
          "specific examples from the manager",
          "specific examples",
          "concrete examples",
          "which targets, which errors",
          "ask for the proof",
          "performance record",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "whether he got goals and feedback",
        accept: ["never gave goals or feedback", "was he told earlier", "failure is partly ours"],
        weight: 0.2,
      },
      {
        text: "one extension with written goals before the last day",
        accept: ["extension of three months", "written goals and a talk", "extend probation in writing"],
        weight: 0.25,
      },
      {
        text: "parting with notice and dues, with respect",
        accept: [
          "part with the notice and dues",
          "private talk with respect",
          "terms of the appointment letter",
        ],
        weight: 0.15,
      },
      {
        text: "reminders at 30, 60 and 90 days",
        accept: ["reminders at thirty sixty", "30 60 90 day review", "review calendar for probation"],
        weight: 0.15,
      },
    ],
    avoid: [
      "If nobody writes anything, probation simply goes on for ever.",
      "The manager's feeling is reason enough to part.",
    ],
  },
];
