import type { EntryDraft } from "../entry.ts";

/** School teaching: parents, levels, safety and aids. */
export const teachingCare: readonly EntryDraft[] = [
  {
    id: "teaching-parent-complaint",
    family: "teaching",
    topic: "parents",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A parent who is unhappy",
    frames: [
      "What if a parent comes to {employer} and says that you give her son low marks on purpose? What do you do?",
      "An angry parent says that you marked her child's paper unfairly. How do you talk with her, and what do you agree at the end?",
    ],
    expected:
      "I ask her to sit in a quiet room and not at the class door, and I let her finish. I say that I am glad she came, since we both want the same thing. Then I show the answer sheet and the marking key, so we talk about work and not about feelings. I begin with something that her son does well. If I find a marking error I correct it at once and say sorry. If not, we agree on one thing at home and one at school for three weeks, and I fix a date to meet again. I note it and inform the head.",
    points: [
      {
        text: "quiet place and listen fully",
        accept: ["quiet room", "let her finish", "listen to her first", "sit in a quiet place"],
        weight: 0.2,
      },
      {
        text: "show the answer sheet and marking key",
        accept: [
          "answer sheet",
          "marking key",
          "show the notebook",
          "evidence of marks",
          "show the paper",
          "marking scheme",
          "show her the copy",
          "show the copy",
          "answer script",
          "show his paper",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "start with what the child does well",
        accept: [
          "positive first",
          "strengths of the child",
          "begin with her son",
          "good things about the child",
        ],
        weight: 0.15,
      },
      {
        text: "correct an error openly, if there is one",
        accept: [
          "marking error",
          "correct it at once",
          "re-check the paper",
          "accept my mistake",
          "check the marks again",
        ],
        weight: 0.2,
      },
      {
        text: "joint plan with a date, head informed",
        accept: ["one thing at home", "date to meet again", "inform the head", "follow up meeting"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Marks are my decision, so I end the talk.",
      "I add some marks to keep the peace.",
      "I tell her that her son is careless.",
    ],
  },
  {
    id: "teaching-mixed-levels",
    family: "teaching",
    topic: "inclusion",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "One class, many levels",
    frames: [
      "Suppose {employer} gives you one class where some read well and some cannot read at all. How do you group, teach and move them?",
      "In one class some children read stories and some know only letters. How do you find their levels, teach all and keep labels away?",
    ],
    expected:
      "For the reading hour I would group by level and not by age, as in teaching at the right level. I check each child for two minutes with letters, words, a paragraph and a story. Letter children use sand tray and flash cards with me, while story children read in pairs and write three questions. Each group gets me for fifteen minutes. For the rest of the day they sit mixed, so nobody is called the weak bench. For a child who sees or hears poorly I change the seat and use large print, and I tell the parents to get a check. I test again every month and move children up.",
    points: [
      {
        text: "group by level for part of the day",
        accept: [
          "group by level",
          "right level",
          "ability groups",
          "level wise groups",
          "according to level",
          "level wise",
          "based on their level",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "quick check of each child's reading",
        accept: [
          "letters words",
          "two minutes with letters",
          "oral reading check",
          "baseline",
          "check their reading level",
          "reading test of each child",
        ],
        weight: 0.2,
      },
      {
        text: "different task for each group",
        accept: [
          "sand tray",
          "read in pairs",
          "different work",
          "worksheets by level",
          "different worksheets",
        ],
        weight: 0.2,
      },
      {
        text: "mixed seating, no labels, special needs seen",
        accept: [
          "weak bench",
          "sit mixed",
          "large print",
          "special needs",
          "sit together for other subjects",
          "no one is called weak",
        ],
        weight: 0.2,
      },
      {
        text: "check monthly and move children up",
        accept: ["test again every month", "move children up", "regroup", "change the groups"],
        weight: 0.15,
      },
    ],
    avoid: [
      "The weak ones sit in a separate section.",
      "Groups stay the same for the year.",
      "All read one page so that none falls behind.",
    ],
  },
  {
    id: "teaching-child-in-danger",
    family: "teaching",
    topic: "child safety",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A child perhaps in danger",
    frames: [
      "In your work as {role}, you see bruises on a child who has gone silent. What do you do, and what do you not do?",
      "A quiet child tells you something that makes you fear for her safety. What do you do the same day, and what do you not do?",
    ],
    expected:
      "I listen in a calm place where others can see us, and I let her talk without leading questions. I do not promise to keep it secret, because I may have to tell someone to keep her safe. I say that it is not her fault. I write her own words with date and time. The same day I tell the principal and the child protection person of the school. If it looks like sexual abuse, reporting to the police or child unit is a legal duty under POCSO, and Childline 1098 helps. I do not question the family myself, and I do not talk in the staff room.",
    points: [
      {
        text: "listen calmly, no leading questions, not her fault",
        accept: ["leading questions", "not her fault", "let her talk", "listen calmly"],
        weight: 0.25,
      },
      {
        text: "no promise of secrecy",
        accept: ["not promise to keep", "cannot keep secret", "no promise to hide it"],
        weight: 0.2,
      },
      {
        text: "write down her own words",
        accept: ["write her own words", "date and time", "record exactly", "write what she said"],
        weight: 0.15,
      },
      {
        text: "same day report, POCSO duty, 1098",
        accept: [
          "child protection person",
          "under pocso",
          "1098",
          "tell the principal",
          "legal duty",
          "inform the principal",
          "report to the police",
          "tell the head",
          "child line",
          "inform the head",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "no own inquiry, no gossip",
        accept: [
          "not question the family",
          "staff room",
          "confidential",
          "no investigation of my own",
          "do not discuss with others",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "I promise her to keep it secret.",
      "I call the parents and question them.",
      "I need proof before I report it.",
      "I examine the bruises and take photos.",
    ],
  },
  {
    id: "teaching-low-cost-aid",
    family: "teaching",
    topic: "teaching aids",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "Teaching without equipment",
    frames: [
      "At {employer}, how would you teach one science idea with things from the kitchen, so that children think and do, and stay safe?",
      "You have no laboratory. How would you show one science idea with things from the kitchen, so that children think and do, and stay safe?",
    ],
    expected:
      "For air pressure I use a glass of water, a postcard and a bucket. Before I do it, I ask the children to write their guess, because a guess makes them care. I fill the glass, put the card on top and turn it over. The card stays, and they are surprised. Then in groups of five they repeat it with their own glass and change one thing, such as half water. They explain why the air holds the card, and I add the word pressure only at the end. It costs under twenty rupees. I keep glass away from small ones and use steel.",
    points: [
      {
        text: "cheap things from around",
        accept: ["glass of water", "under twenty rupees", "waste material", "things from home"],
        weight: 0.2,
      },
      {
        text: "guess before they see it",
        accept: ["guess makes them", "predict", "what will happen", "ask what they think"],
        weight: 0.25,
      },
      {
        text: "children do it with their own hands",
        accept: [
          "their own glass",
          "change one thing",
          "groups of five",
          "children do it themselves",
          "each group tries",
          "each child tries it",
          "hands on activity",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "idea in their words, term at the end, safe",
        accept: ["keep glass away", "explain in their words", "word at the end", "steel and not glass"],
        weight: 0.25,
      },
    ],
    avoid: ["Children learn enough by watching my demonstration."],
  },
];
