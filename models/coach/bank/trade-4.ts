import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: the day, estimates, promised dates. */
export const trade4: readonly EntryDraft[] = [
  {
    id: "trade-plan-the-day",
    family: "general",
    topic: "planning the day",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Preparing a working day",
    frames: [
      "How do you prepare a working day, so that the first hour is not lost?",
      "As {role}, how do you prepare a working day, so that the first hour is not lost?",
    ],
    expected:
      "The evening before I read tomorrow's orders and pick the three that must be finished, with the hardest in the morning, because my head is fresh then. I lay out what I need and count it, so that nothing is fetched twice. I look at what I cannot change, such as weather, traffic or when others are free, and order my steps around it. Whoever I depend on I ring before he leaves home. One hour stays empty for what nobody expected. If it is not used, I take something from the next day. In the evening I cross out what is done and see what slipped, and why.",
    points: [
      {
        text: "pick what must be finished, hardest first",
        accept: [
          "pick the three that must",
          "to do list the evening before",
          "list of the important tasks",
          "hardest in the morning",
          "set my priorities",
        ],
        weight: 0.25,
      },
      {
        text: "lay out and count what is needed",
        accept: [
          "lay out what I need",
          "tools and material ready",
          "keep everything ready",
          "pack my bag the night before",
        ],
        weight: 0.25,
      },
      {
        text: "weather, traffic or others' hours looked at",
        accept: [
          "weather and traffic",
          "check the route",
          "timing of other people",
          "confirm the appointments",
        ],
        weight: 0.2,
      },
      {
        text: "one hour empty for the unexpected",
        accept: [
          "one hour stays empty",
          "keep some buffer",
          "spare hour for emergencies",
          "gap for urgent calls",
        ],
        weight: 0.15,
      },
      {
        text: "evening look at what slipped",
        accept: [
          "cross out what is done",
          "see what slipped",
          "review the day",
          "carry pending tasks forward",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Planning is useless because every day is different."],
  },
  {
    id: "trade-several-jobs",
    family: "general",
    topic: "planning the day",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Five jobs, all urgent",
    frames: [
      "Five jobs lie before you, and everybody says that theirs is urgent. How do you decide what comes first?",
      "As {role}, you have five jobs, and everybody says that theirs is urgent. How do you decide what comes first?",
    ],
    expected:
      "I put all five on one sheet with the date, the hours each needs, and what happens if it is late. Loud is not the same as urgent, so a court date, a wedding or something that spoils comes before the person who shouts. What takes ten minutes and sets another person free I do straight away. Then I finish one before I open the next, because five halves make nobody happy. Those who must wait I ring with an honest hour, and they take that better than silence. If two really collide, I ask my boss rather than choosing in secret.",
    points: [
      {
        text: "one sheet with dates and hours",
        accept: [
          "put all on one sheet",
          "list with the dates",
          "write down all deadlines",
          "make a list with dates",
        ],
        weight: 0.2,
      },
      {
        text: "order by what happens if it is late",
        accept: [
          "what happens if it is late",
          "deadline and importance",
          "which delay does most harm",
          "loud is not urgent",
          "priority by impact",
          "nearest deadline",
        ],
        weight: 0.3,
      },
      {
        text: "finish one before opening another",
        accept: ["finish one job before the next", "one job at a time", "no half done jobs"],
        weight: 0.15,
      },
      {
        text: "those who wait are told when",
        accept: [
          "ring those who wait",
          "give them an honest hour",
          "inform the others about delay",
          "tell them the expected time",
        ],
        weight: 0.2,
      },
      {
        text: "boss decides when two collide",
        accept: [
          "ask my boss",
          "manager decides the priority",
          "ask a colleague to share",
          "take help for the rest",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I give the loudest person the first place.", "I work a little on all five together."],
  },
  {
    id: "trade-estimate-hours",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "How long will it take",
    frames: [
      "Somebody asks how long a piece of work will take. How do you come to an honest estimate?",
      "As {role}, how do you estimate how long a piece of work will take before you promise a date?",
    ],
    expected:
      "I cut it into steps and give each its hours, because a guess for the whole is always too low. Then I look into my notebook at two similar jobs and what they really took, not what I remember. I add for what usually goes wrong: waiting for material, for an approval, a holiday. I name a range and what it hangs on, for example four to six days if the measurements come by Monday. What is unknown I look at first, if need be with a short visit. And as soon as I see that it slips, I give a new date instead of hoping.",
    points: [
      {
        text: "cut it into steps with hours for each",
        accept: [
          "give each step its hours",
          "divide it into parts",
          "break it into small steps",
          "stage by stage",
        ],
        weight: 0.25,
      },
      {
        text: "look at similar jobs and what they took",
        accept: [
          "two similar jobs",
          "similar past work",
          "previous experience of such jobs",
          "what they really took",
        ],
        weight: 0.25,
      },
      {
        text: "add for what goes wrong",
        accept: ["add some buffer", "keep extra days", "waiting for material", "margin for delay"],
        weight: 0.2,
      },
      {
        text: "a range and what it hangs on",
        accept: ["name a range", "four to six days", "depends on the material", "best case and worst case"],
        weight: 0.15,
      },
      {
        text: "a new date as soon as it slips",
        accept: ["give a new date", "inform at once if delayed", "update them when it slips"],
        weight: 0.15,
      },
    ],
    avoid: ["I name the date that the client likes.", "The shortest promise wins the order."],
  },
  {
    id: "trade-date-cannot-be-kept",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A promised date that slips",
    frames: [
      "On Monday you see that you cannot keep the date you promised for Friday. What do you do, in which order?",
      "Suppose in your work as {role} you see on Monday that Friday's promised date cannot be kept. What do you do?",
    ],
    expected:
      "Before I ring, I work out what is really possible, so that I do not break a second promise. But I ring still on Monday and not on Thursday night, because with four days left the other side can arrange something. I give the reason in one sentence without blaming anybody, and then a new date that I am sure of. I ask which part is needed most, and often one half is enough for the beginning. Meanwhile I get help, stay longer or push back a less urgent order. Later I think about why I promised it, since the fault mostly lies in the estimate.",
    points: [
      {
        text: "tell them at once, not at the end",
        accept: [
          "ring still on monday",
          "inform the client early",
          "tell it the same day",
          "inform immediately",
          "let them know at once",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a new date that is sure",
        accept: [
          "new realistic date",
          "date that I am sure of",
          "fresh date of completion",
          "give another date",
        ],
        weight: 0.2,
      },
      {
        text: "short reason without blame",
        accept: ["reason in one sentence", "without blaming anybody", "no excuses", "apologise and explain"],
        weight: 0.1,
      },
      {
        text: "the most needed part first",
        accept: [
          "which part is needed most",
          "part delivery",
          "deliver one half now",
          "give the urgent part",
        ],
        weight: 0.2,
      },
      {
        text: "get help or push back another order",
        accept: [
          "get help from a colleague",
          "stay longer",
          "push back a less urgent",
          "overtime or extra hands",
          "work extra hours",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I say nothing and hope it works out.", "A short delay need not be told to anybody."],
  },
  {
    id: "trade-busy-season",
    family: "general",
    topic: "busy days",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Before the busiest weeks",
    frames: [
      "Your trade has weeks in which everything comes at once. How do you prepare for them?",
      "As {role}, how do you prepare for the busiest weeks of the year?",
    ],
    expected:
      "I begin two months before with last year's figures: which days were full, what ran out and where we were late. What keeps I make or buy ahead, because prices rise and suppliers promise anything in the season. Extra hands come two weeks early, so that they are trained before the rush and not in it. From a certain number on I say no, since one refused order harms less than ten bad ones. In the rush I fix breaks and name one person who only checks, as tired people make costly mistakes. Afterwards, while it is fresh, we write down what to change.",
    points: [
      {
        text: "figures of last year",
        accept: [
          "last year's figures",
          "last year's record",
          "previous season",
          "which days were full",
          "past experience of the season",
        ],
        weight: 0.2,
      },
      {
        text: "make or buy ahead",
        accept: ["buy material ahead", "prepare in advance", "stock up early", "finish routine tasks early"],
        weight: 0.2,
      },
      {
        text: "extra hands trained before the rush",
        accept: [
          "extra hands come early",
          "temporary staff early",
          "extra people trained",
          "cancel leave and plan shifts",
        ],
        weight: 0.25,
      },
      {
        text: "accept only orders that fit",
        accept: [
          "say no from a certain number",
          "limit the orders",
          "refuse some orders",
          "not accept beyond capacity",
        ],
        weight: 0.15,
      },
      {
        text: "breaks and a checker in the rush",
        accept: [
          "fix breaks",
          "one person who only checks",
          "rest between shifts",
          "rotate the shifts",
          "quality check in the rush",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["In the season I accept every order."],
  },
];
