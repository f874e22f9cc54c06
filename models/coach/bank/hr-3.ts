import type { EntryDraft } from "../entry.ts";

/** HR questions for everyone: terms, plans, doubts about the person, part 3 of 7. */
export const hr3: readonly EntryDraft[] = [
  {
    id: "hr-service-bond",
    family: "general",
    topic: "bond",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "A service bond of two years",
    frames: [
      "For the post of {role} we ask for a two year bond with one lakh rupees. What do you say, and what do you ask?",
      "We train you for three months and ask for a two year bond of one lakh rupees. Would you sign it?",
    ],
    expected:
      "I can stay two years if the work is as we have discussed it, so a bond does not frighten me, but I would read it before I sign. I would ask three things. First, what the one lakh stands for, because the amount should be near the real cost of training. Second, whether it becomes smaller month by month. Third, what happens if the company ends the job or moves me to other work. I would also ask that no original certificates are kept, only copies. If these are clear in writing, I sign, because a training of three months has a value for me too.",
    points: [
      {
        text: "your answer on two years of bond",
        accept: [
          "can stay two years",
          "ready for a bond",
          "ready for two years",
          "will not sign today",
          "fine with the bond",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "what the money stands for",
        accept: ["real cost of training", "actual training cost", "what you spend on training"],
        weight: 0.2,
      },
      {
        text: "whether it falls with time, or if they end it",
        accept: ["smaller month by month", "company ends the job", "reduces every month", "less every month"],
        weight: 0.2,
      },
      {
        text: "original certificates stay with you",
        accept: ["no original certificates", "give only copies"],
        weight: 0.15,
      },
      {
        text: "you read the bond and want it in writing",
        accept: [
          "clear in writing",
          "read it before signing",
          "take it home and read",
          "put on the agreement",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A bond is only paper, nobody follows it."],
  },
  {
    id: "hr-first-three-months",
    family: "general",
    topic: "plan",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Your first three months",
    frames: [
      "Suppose you join us as {role}. What would you do in your first month, and in the two after it?",
      "If you join us, what will you do in your first three months? What should I see at the end?",
    ],
    expected:
      "In the first two weeks I would mostly listen: learn your products, sit with two people who do the job well, and write down every step and every word I do not know. From week three I take small tasks of my own and ask for a review each Friday, so that I correct mistakes early. In the second month I carry the normal load with less help. In the third I should reach the numbers that you expect, and bring one suggestion from what I saw as a new person. On day one I would ask you which number you will judge me by, because then I work on the right thing.",
    points: [
      {
        text: "listen and learn the work first",
        accept: [
          "mostly listen",
          "sit with two people",
          "write down every step",
          "ears open",
          "go with the old",
          "learn the names",
          "watch how it moves",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "small own tasks with a review",
        accept: ["small tasks of my own", "review each friday", "tell me what is wrong"],
        weight: 0.2,
      },
      {
        text: "the full load by a named month",
        accept: ["carry the normal load", "from the second month", "normal load by the second"],
        weight: 0.2,
      },
      {
        text: "numbers reached by the third month",
        accept: ["reach the numbers", "bring one suggestion", "at the end you see", "brought down by half"],
        weight: 0.2,
      },
      {
        text: "ask how you will be judged",
        accept: ["which number you judge", "what you will judge me by"],
        weight: 0.15,
      },
    ],
    avoid: ["I would change the whole process in the first week."],
  },
  {
    id: "hr-present-pay-parts",
    family: "general",
    topic: "pay",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Your present pay, part by part",
    frames: [
      "How is or was your pay made up at {employer}: fixed, variable, in hand? Which part matters to you when you move?",
      "What is your present salary, and how is it made up? Please tell me the yearly cost and the money in hand.",
    ],
    expected:
      "My yearly cost to company is four lakh eighty thousand. Of that, four lakh twenty is fixed, thirty thousand is a yearly bonus that depends on the branch, and about thirty thousand is the employer's share of provident fund and gratuity. So in hand I get around thirty three thousand a month after provident fund and professional tax. The bonus last year was paid in full in April. I can show my last three salary slips and Form 16. When I compare offers I look at the fixed pay in hand first, because my rent is paid from that and not from the yearly figure.",
    points: [
      {
        text: "the yearly cost to company named",
        accept: ["cost to company", "four lakh eighty", "whole year comes to", "lakhs a year"],
        weight: 0.25,
      },
      {
        text: "fixed and variable told apart",
        accept: [
          "yearly bonus",
          "fixed part is",
          "incentive depends on",
          "remaining is variable",
          "fixed and variable separately",
          "basic and allowances",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "money in hand each month",
        accept: ["take home pay", "comes in my account", "after pf and tax", "in hand i get"],
        weight: 0.2,
      },
      {
        text: "proof that you can show",
        accept: ["salary slips", "form 16", "bank statement", "last three payslips"],
        weight: 0.15,
      },
      {
        text: "which part matters when you compare",
        accept: ["compare offers", "look at the fixed first", "fixed pay in hand"],
        weight: 0.15,
      },
    ],
    avoid: ["I tell a higher figure, because nobody can check it."],
  },
  {
    id: "hr-offer-too-low",
    family: "general",
    topic: "pay",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "An offer below your hope",
    frames: [
      "Suppose our offer is fifteen percent below what you hope to earn in the post of {role}. What do you say to us?",
      "Our budget is fifteen percent below what you asked for. What would you say to us?",
    ],
    expected:
      "First I would thank you and ask for the full picture: fixed pay, variable, insurance, and when the first review comes. Then I would say openly that it is below what I hoped for, and why I asked for that number, because two companies in this city pay it for the same work and I bring three years on this machine. I would ask whether there is room, for example a joining bonus or a review after six months with a written target. If the work and the learning are right, I can accept a little less. If it stays below my present pay, I would say no politely and not waste your time.",
    points: [
      {
        text: "ask for the whole offer first",
        accept: ["variable, insurance", "the full picture first", "full breakup"],
        weight: 0.2,
      },
      {
        text: "say openly that it is below, with a reason",
        accept: [
          "two companies in this city",
          "market rate",
          "falls short",
          "less than i expected",
          "already draw more",
          "below my expectation",
          "lower than i asked",
          "less than my present pay",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "propose something in between",
        accept: ["joining bonus", "review after six months", "early review"],
        weight: 0.25,
      },
      {
        text: "what else can make up for less",
        accept: ["work and the learning", "accept a little less"],
        weight: 0.15,
      },
      {
        text: "your limit, said politely",
        accept: ["say no politely", "below my present pay", "not below", "my bottom figure"],
        weight: 0.15,
      },
    ],
    avoid: ["I accept it now and look for another job at once."],
  },
  {
    id: "hr-fixed-or-incentive",
    family: "general",
    topic: "pay",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "Fixed pay or incentive",
    frames: [
      "For the post of {role} we pay a low fixed salary and a high incentive. What do you need to know before you agree?",
      "We pay twelve thousand fixed and up to twelve thousand as incentive. How would you judge such an offer?",
    ],
    expected:
      "I like to be paid for results, but I would check a few things before I agree. How many people in the team reached the full incentive in the last six months, and what does the middle person earn? When is it paid, with the salary or after ninety days? What happens to it if a customer cancels, or if the target is raised in between? And is the fixed part enough for my rent and food, because in the first two months I will still be learning. If half of the team reaches it, I take it gladly. If only two in twenty do, then for me the offer is twelve thousand.",
    points: [
      {
        text: "what share of the team reaches it",
        accept: [
          "reached the full incentive",
          "middle person earn",
          "how many in the team",
          "how many really got",
          "how many touch the full",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "when and how it is paid",
        accept: ["after ninety days", "same month or later", "on which date it comes"],
        weight: 0.2,
      },
      {
        text: "cancellations and changing targets",
        accept: ["customer cancels", "target is raised", "pull it back"],
        weight: 0.2,
      },
      {
        text: "the fixed part must cover living",
        accept: ["cover my expenses", "must run the house", "enough for my rent"],
        weight: 0.15,
      },
      {
        text: "your decision in one line",
        accept: ["i take it gladly", "if half earn it", "otherwise no"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "hr-long-notice-period",
    family: "general",
    topic: "notice",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "Ninety days, but needed earlier",
    frames: [
      "Suppose {employer} holds you to ninety days of notice and we need you in thirty. What can you do, and what not?",
      "Suppose your notice is ninety days and we need someone in thirty. What can you do, and what will you not do?",
    ],
    expected:
      "My contract says ninety days, and I will not walk out, because that would hurt my team and I would not get a relieving letter. But I can try to shorten it honestly. I would resign on the day I have your written offer, give my manager a hand over plan for thirty days, and use my eighteen days of earned leave if they allow it. If my contract permits a buyout, I would ask whether you share the cost. In my office two people were released after forty five days. So I can promise to ask, and tell you the date within a week, but I cannot promise thirty days today.",
    points: [
      {
        text: "you will not leave without being released",
        accept: [
          "relieving letter",
          "will not run away",
          "not walk out suddenly",
          "serve until they relieve",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a hand over plan to be free earlier",
        accept: ["hand over plan", "train a replacement", "hand my work to"],
        weight: 0.2,
      },
      {
        text: "leave or buyout, if the contract permits",
        accept: ["earned leave", "pay for the notice", "buyout of the notice", "buy the remaining days"],
        weight: 0.2,
      },
      {
        text: "resign only with a written offer",
        accept: ["have your written offer", "offer letter in hand", "letter comes then i resign"],
        weight: 0.15,
      },
      {
        text: "an honest date, and no false promise",
        accept: ["within a week", "forty five days", "cannot promise thirty"],
        weight: 0.15,
      },
    ],
    avoid: ["I stop coming after I get the new offer."],
  },
  {
    id: "hr-counter-offer",
    family: "general",
    topic: "offers",
    kind: "hr",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "When they offer more to stay",
    frames: [
      "Suppose {employer} offers you more money to stay when you resign. What would you do, and why?",
      "When you resign, your present company offers you twenty percent more to stay. What will you do, and why?",
    ],
    expected:
      "I have thought about it before coming here, because it would be unfair to use your offer only to get a raise. My reason to move is not just money. I want to work on larger projects, and that does not change with a raise. So I would thank my manager and say no politely. I would also ask myself why the money was not there a year ago. If they offered a really different role, I would listen, but I would tell you the same day and not keep you waiting. Once I have signed your letter, I join. My word has to count for something.",
    points: [
      {
        text: "your reason to move is more than money",
        accept: [
          "larger projects",
          "reason to move",
          "not for salary alone",
          "no place for growth",
          "money is not the reason",
          "more than a raise",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what you say to your present manager",
        accept: ["thank my manager", "say no politely", "say thanks to my", "tell my boss that"],
        weight: 0.2,
      },
      {
        text: "why a late raise does not convince you",
        accept: ["a year ago", "could have told me earlier"],
        weight: 0.2,
      },
      {
        text: "you keep the new company informed",
        accept: ["tell you the same day", "not keep you waiting"],
        weight: 0.15,
      },
      { text: "a signed letter is kept", accept: ["signed your letter", "given my word"], weight: 0.15 },
    ],
    avoid: ["I use your letter to get a raise where I am."],
  },
];
