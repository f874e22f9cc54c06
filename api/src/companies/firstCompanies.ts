import { QUICK_INTERVIEW } from "#models/entities/company.ts";
import type { Difficulty, RoundType } from "#models/entities/round.ts";

/** A round of the first list; its id is unique within its company. */
export type FirstRound = {
  roundId: string;
  title: string;
  type: RoundType;
  difficulty: Difficulty;
  /** Minutes. */
  duration: number;
  description: string;
  questionCount?: number;
};

/** A company of the first list. */
export type FirstCompany = {
  companyId: string;
  name: string;
  industry: string;
  description: string;
  rounds: readonly FirstRound[];
};

type Level = readonly [RoundType, Difficulty, minutes: number];

const round = (roundId: string, title: string, level: Level, description: string): FirstRound => {
  const [type, difficulty, duration] = level;
  return { roundId, title, type, difficulty, duration, description };
};

/**
 * What a new server offers to practise. The companies are invented, and say so: they stand for a kind of employer,
 * not for an employer.
 */
export const firstCompanies: readonly FirstCompany[] = [
  {
    companyId: "quick-interview",
    name: QUICK_INTERVIEW,
    industry: "Any field",
    description:
      "No particular employer: general rounds made from your own resume. A good place to start, or to warm up on the day of an interview.",
    rounds: [
      {
        ...round(
          "warm-up",
          "Warm-up",
          ["hr", "easy", 10],
          "Three gentle questions about you and your resume, to get your voice going.",
        ),
        questionCount: 3,
      },
      round(
        "technical",
        "Technical",
        ["technical", "medium", 30],
        "What you know in the field your resume names, with one or two follow-ups.",
      ),
      round(
        "behavioral",
        "Behavioural",
        ["behavioral", "medium", 20],
        "Times you led, failed, disagreed or learned. Answers with a situation, your part and a result do well.",
      ),
      round(
        "full",
        "Full interview",
        ["mixed", "hard", 45],
        "Technical, behavioural and personal questions mixed, as in a final round.",
      ),
    ],
  },
  {
    companyId: "paper-lantern",
    name: "Paper Lantern Software",
    industry: "Software product",
    description:
      "Invented for practice: a product company of about 300 people that sells one web application to businesses. Interviews go deep and expect you to explain your choices.",
    rounds: [
      round(
        "coding",
        "Coding",
        ["coding", "medium", 45],
        "Small problems in the language you know best. Say how you would test your solution and what it costs.",
      ),
      round(
        "design",
        "System design",
        ["system-design", "hard", 60],
        "Design a service for many users: data, failures, growth, and what you would leave out at first.",
      ),
      round(
        "engineering",
        "Engineering depth",
        ["technical", "hard", 45],
        "Your own projects, taken apart: why it was built so, what broke, what you would change.",
      ),
      round(
        "manager",
        "Hiring manager",
        ["behavioral", "medium", 30],
        "How you work with others, take feedback and decide when things are unclear.",
      ),
    ],
  },
  {
    companyId: "blue-verandah",
    name: "Blue Verandah IT Services",
    industry: "IT services",
    description:
      "Invented for practice: a large services company that hires freshers and lateral engineers for client projects, with training at the start.",
    rounds: [
      round(
        "fundamentals",
        "Technical fundamentals",
        ["technical", "easy", 20],
        "Basics of programming, databases, networks and operating systems, as in a campus interview.",
      ),
      round(
        "programming",
        "Programming",
        ["coding", "easy", 25],
        "Strings, arrays and loops: explain your steps before you write them.",
      ),
      round(
        "project",
        "Project discussion",
        ["technical", "medium", 30],
        "Your final-year or client project: your part in it, the tools, the problems.",
      ),
      round(
        "hr",
        "HR",
        ["hr", "easy", 15],
        "Relocation, shifts, service agreement, salary and why you want to join.",
      ),
    ],
  },
  {
    companyId: "marigold-bank",
    name: "Marigold Community Bank",
    industry: "Banking",
    description:
      "Invented for practice: a bank with branches in towns and villages that hires clerks, officers and relationship managers.",
    rounds: [
      round(
        "banking",
        "Banking knowledge",
        ["technical", "medium", 25],
        "Accounts, loans, KYC, digital payments and what is new in banking.",
      ),
      round(
        "customer",
        "Customer situations",
        ["behavioral", "easy", 20],
        "An angry customer, a long queue, a doubtful form: what you would do and say.",
      ),
      round(
        "panel",
        "Panel interview",
        ["mixed", "hard", 40],
        "Knowledge, judgement and motivation before a panel, as for an officer's post.",
      ),
    ],
  },
  {
    companyId: "lotus-lake",
    name: "Lotus Lake Hospital",
    industry: "Hospital",
    description:
      "Invented for practice: a hospital of 250 beds with emergency, intensive care and a blood bank, hiring nurses, technicians and front-office staff.",
    rounds: [
      round(
        "clinical",
        "Clinical knowledge",
        ["technical", "medium", 30],
        "Assessment, medication safety, infection control and emergencies in your own field.",
      ),
      round(
        "ward",
        "On the ward",
        ["behavioral", "medium", 25],
        "Patients, families, handovers and mistakes: how you act when it counts.",
      ),
      round(
        "critical",
        "Critical care",
        ["technical", "hard", 40],
        "Monitoring, ventilation, drips and quick decisions, for intensive-care posts.",
      ),
      round("hr", "HR", ["hr", "easy", 15], "Registration, night shifts, notice period and expectations."),
    ],
  },
  {
    companyId: "tamarind-school",
    name: "Tamarind Tree School",
    industry: "Education",
    description:
      "Invented for practice: an English-medium school from nursery to class 12 that hires teachers and office staff.",
    rounds: [
      round(
        "subject",
        "Subject and teaching",
        ["technical", "medium", 30],
        "Your subject, how you explain a hard idea, and how you check that it was understood.",
      ),
      round(
        "demo",
        "Lesson talk",
        ["other", "medium", 20],
        "Take the interviewer through one lesson: aim, opening, activity, check, homework.",
      ),
      round(
        "classroom",
        "Classroom situations",
        ["behavioral", "easy", 20],
        "Restless pupils, worried parents, mixed levels in one class.",
      ),
    ],
  },
  {
    companyId: "monsoon-foods",
    name: "Monsoon Day Foods",
    industry: "Consumer goods sales",
    description:
      "Invented for practice: a maker of snacks and drinks that sells through distributors and kirana shops and hires sales officers and area managers.",
    rounds: [
      round(
        "sales",
        "Sales knowledge",
        ["technical", "medium", 25],
        "Beats, distributors, schemes, claims, targets and how you read your own figures.",
      ),
      round(
        "market",
        "In the market",
        ["behavioral", "medium", 25],
        "A shopkeeper who says no, a distributor with old stock, a month that goes wrong.",
      ),
      round(
        "case",
        "Area case",
        ["other", "hard", 40],
        "A territory loses sales: find out why and say what you would do in thirty days.",
      ),
    ],
  },
  {
    companyId: "clear-bell",
    name: "Clear Bell Support",
    industry: "Customer support (BPO)",
    description:
      "Invented for practice: a contact centre for voice, chat and e-mail, with day and night shifts. Freshers are welcome.",
    rounds: [
      round(
        "communication",
        "Communication",
        ["hr", "easy", 15],
        "Speak clearly about yourself and everyday topics; calm, polite and to the point.",
      ),
      round(
        "calls",
        "Call situations",
        ["behavioral", "easy", 20],
        "Upset callers, rules you cannot bend, a call that must be handed over.",
      ),
      round(
        "process",
        "Process and tools",
        ["technical", "easy", 20],
        "Tickets, service levels, handling time, quality scores and typing.",
      ),
      round(
        "lead",
        "Team lead",
        ["mixed", "hard", 35],
        "For those who want to lead: targets, coaching, attendance and escalations.",
      ),
    ],
  },
  {
    companyId: "brass-gear",
    name: "Brass Gear Components",
    industry: "Manufacturing plant",
    description:
      "Invented for practice: a plant that machines parts for vehicles and hires operators, diploma engineers and supervisors.",
    rounds: [
      round(
        "shop-floor",
        "Shop-floor knowledge",
        ["technical", "medium", 30],
        "Machines, drawings, measuring, maintenance and quality in your own trade.",
      ),
      round(
        "safety",
        "Safety and discipline",
        ["behavioral", "easy", 15],
        "What you do when something is unsafe, late or out of tolerance.",
      ),
      round(
        "problem",
        "Problem on the line",
        ["other", "hard", 35],
        "Rejections rise on one machine: find the cause step by step and keep it from coming back.",
      ),
    ],
  },
  {
    companyId: "open-courtyard",
    name: "Open Courtyard Services",
    industry: "HR and administration",
    description:
      "Invented for practice: a company that runs payroll, hiring, accounts and offices for others, and hires HR, accounts and administration staff.",
    rounds: [
      round(
        "function",
        "Your function",
        ["technical", "medium", 30],
        "HR, accounts or administration, as your resume says: rules, records, deadlines, tools.",
      ),
      round(
        "people",
        "People situations",
        ["behavioral", "medium", 20],
        "Confidential matters, complaints, a manager in a hurry, two people who do not get on.",
      ),
      round(
        "office",
        "Office skills",
        ["other", "easy", 15],
        "Letters, spreadsheets, filing and planning a day with too many tasks.",
      ),
    ],
  },
  {
    companyId: "tin-kite",
    name: "Tin Kite",
    industry: "Start-up",
    description:
      "Invented for practice: a start-up of 25 people that brings small shops online. Everyone does several jobs, and interviews are quick and direct.",
    rounds: [
      round(
        "founder",
        "Founder's call",
        ["hr", "medium", 20],
        "Why a start-up, why now, and what you would do in your first month.",
      ),
      round(
        "build",
        "Build it",
        ["coding", "hard", 60],
        "Real problems of a small team: something that works today and can still be changed tomorrow.",
      ),
      round(
        "first-design",
        "First design",
        ["system-design", "medium", 40],
        "Design one feature from the shop's phone to the database, with little money.",
      ),
      round(
        "basics",
        "How systems fit together",
        ["system-design", "easy", 30],
        "Requests, caches, queues, databases: what each is for and when it is too much.",
      ),
      round(
        "ownership",
        "Ownership",
        ["behavioral", "hard", 30],
        "Something you carried alone from start to end, with what it cost and what came of it.",
      ),
    ],
  },
];
