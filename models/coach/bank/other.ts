import type { EntryDraft } from "../entry.ts";

/** Aptitude, communication, situational judgement and questions for the interviewer, for everyone, part 1 of 2. */
export const other: readonly EntryDraft[] = [
  {
    id: "other-aptitude-discount",
    family: "general",
    topic: "aptitude",
    kind: "other",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A price after two discounts",
    frames: [
      "Suppose {employer} buys a machine marked at 2,000 rupees with 20 percent off and then 10 percent off. What does it pay?",
      "A bag marked 2,000 rupees has 20 percent off and then 10 percent off. What is the price? Speak your steps.",
    ],
    expected:
      "I do it in two steps. Twenty percent of two thousand is four hundred, so after the first discount the price is 1,600 rupees. The second discount is on the new price and not on the old one. Ten percent of 1,600 is 160, so I pay 1,440 rupees. To check, I multiply two thousand by 0.8 and then by 0.9, which is 0.72, and that also gives 1,440. The total discount is 28 percent and not 30, and that is the usual trap.",
    points: [
      {
        text: "price after the first discount is 1,600",
        accept: ["price is 1,600", "1600", "sixteen hundred", "four hundred off"],
        weight: 0.25,
      },
      {
        text: "second discount is on the new price",
        accept: ["on the new price", "on 1600", "reduced price"],
        weight: 0.25,
      },
      {
        text: "the final price is 1,440 rupees",
        accept: ["1,440 rupees", "1440", "fourteen hundred forty", "pay 1440"],
        weight: 0.3,
        must: true,
      },
      {
        text: "total discount is 28 percent, not 30",
        accept: ["discount is 28", "28 percent", "0.72", "not 30"],
        weight: 0.2,
      },
    ],
    avoid: ["The two discounts add up to 30 percent."],
  },
  {
    id: "other-ask-interviewer",
    family: "general",
    topic: "questions",
    kind: "other",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "Questions for the interviewer",
    frames: [
      "You would join us as {role}. Which three things do you want to ask me, and why those?",
      "Do you have any questions for us? Tell me two or three, and why you ask them.",
    ],
    expected:
      "Yes, thank you, I have three. First, what would you like the new person to have done by the end of the first three months? I ask this so that I know what a good start means here. Second, who will I learn from in the first weeks, and how does the team share its work? Third, what do people find hardest in this job? I would rather know it now. I leave pay and leave for the offer talk. And may I ask what the next step is and when I would hear from you?",
    points: [
      {
        text: "a question about what the job expects",
        accept: ["first three months", "good start means", "expect from me", "first tasks"],
        weight: 0.25,
      },
      {
        text: "a question about team or training",
        accept: ["in the first weeks", "team share", "training plan", "who will i report"],
        weight: 0.25,
      },
      {
        text: "a question that shows you thought",
        accept: ["find hardest", "biggest challenge", "future plans", "last person leave"],
        weight: 0.25,
      },
      {
        text: "a polite question on the next step",
        accept: ["next step is", "hear from you", "when will i know", "when is the result"],
        weight: 0.25,
      },
    ],
    avoid: ["No, I have no questions."],
  },
  {
    id: "other-bad-news-message",
    family: "general",
    topic: "communication",
    kind: "other",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Giving bad news in writing",
    frames: [
      "You work as {role} and a promised date will be missed. Tell me the message you would send, and why in that order.",
      "You must write to a customer that the order will be two days late. What do you write, line by line?",
    ],
    expected:
      "I would put the news in the first line and not hide it. It would say, your order of Monday will reach you on Wednesday, two days late. The second line says sorry and gives the true reason in few words, that the truck broke down. The third line says what I have done, that the box is already on another truck. Then I offer a choice, to wait or to cancel with full refund. The last line has my name and phone number. I would call first if the person is an old customer.",
    points: [
      {
        text: "the news itself comes first",
        accept: ["news in the first", "first line", "begin with the delay", "say clearly that late"],
        weight: 0.25,
        must: true,
      },
      {
        text: "sorry and a short true reason",
        accept: ["says sorry", "true reason", "apologise and explain", "truck broke"],
        weight: 0.2,
      },
      {
        text: "what is being done about it",
        accept: ["already on another", "next step", "new date"],
        weight: 0.2,
      },
      {
        text: "a choice for the customer",
        accept: ["offer a choice", "wait or to cancel", "full refund", "give him an option"],
        weight: 0.2,
      },
      {
        text: "a name and number to reach",
        accept: ["name and phone number", "contact number", "phone call first"],
        weight: 0.15,
      },
    ],
    avoid: ["Say nothing and hope that nobody notices.", "I hide the delay in the last line."],
  },
  {
    id: "other-group-discussion",
    family: "general",
    topic: "communication",
    kind: "other",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Speaking in a group discussion",
    frames: [
      "Suppose we put you in a group discussion with five other candidates for the post of {role}. How will you take part?",
      "In a group discussion two people shout and one is silent. What would you do to make it a good talk?",
    ],
    expected:
      "I would not try to shout louder. I wait for a breath and come in with the last speaker's idea, like, she made a point on cost, and I want to add one fact. I keep it to about thirty seconds. When two people fight, I say what both agree on and bring the group back to the topic. Then I ask the silent person what she thinks, because it helps the group and not only me. Near the end I offer a short summary of the main points on both sides. If someone shows that I am wrong, I accept it.",
    points: [
      {
        text: "enter without shouting and stay short",
        accept: ["shout louder", "thirty seconds", "speak briefly", "wait for a breath"],
        weight: 0.25,
      },
      {
        text: "build on what others said",
        accept: ["made a point", "want to add", "agree with the point", "add one fact"],
        weight: 0.25,
      },
      {
        text: "bring in the silent person",
        accept: ["silent person", "what she thinks", "what he thinks", "invite the quiet"],
        weight: 0.25,
      },
      {
        text: "bring back to topic and sum up",
        accept: ["back to the topic", "short summary", "conclude", "main points"],
        weight: 0.25,
      },
    ],
    avoid: ["Whoever speaks loudest wins the group discussion."],
  },
  {
    id: "other-colleague-takes-stock",
    family: "general",
    topic: "judgement",
    kind: "other",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "A colleague breaks the rules",
    frames: [
      "At {employer} you see a friendly colleague take home company goods. What do you do, step by step?",
      "You see a colleague you like taking things from the store. What would you do, and in which order?",
    ],
    expected:
      "First I would make sure of what I saw, because it may be allowed, for example sample packs. I would not tell other people, since a wrong rumour can spoil a life. If it is clear, I would speak to the colleague once in private and ask him to return it and tell the manager himself by tomorrow. If he does not, or if it is large or repeated, I would report it to the manager with only the facts, what, when and where. I would not join in or stay silent, even for a friend, because later the whole team is blamed.",
    points: [
      {
        text: "be sure of the facts first",
        accept: ["what i saw", "may be allowed", "confirm first", "check the facts"],
        weight: 0.25,
      },
      {
        text: "no gossip with others",
        accept: ["not tell other people", "wrong rumour", "keep it private", "no gossip"],
        weight: 0.25,
      },
      {
        text: "talk to the colleague once",
        accept: ["speak to the colleague", "ask him to return", "warn him in private"],
        weight: 0.25,
      },
      {
        text: "report the facts if it goes on",
        accept: ["only the facts", "inform my senior", "complaint channel"],
        weight: 0.25,
        must: true,
      },
    ],
    avoid: ["For a friend I look away and stay silent."],
  },
];
