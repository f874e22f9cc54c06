import type { EntryDraft } from "../entry.ts";

/** School teaching. */
export const teaching: readonly EntryDraft[] = [
  {
    id: "teaching-lesson-plan",
    family: "teaching",
    topic: "lesson planning",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Planning one lesson",
    frames: [
      "At {employer}, how did you plan one lesson of forty minutes? Take a topic and show me.",
      "How do you plan a lesson of forty minutes, from the aim to the last five minutes?",
    ],
    expected:
      "I start from what the children should be able to do at the end, for example, compare two fractions. Then I decide how I will see it, with three sums on an exit slip. I begin with five minutes on what they already know, such as sharing rotis. I explain with one example for ten minutes, then they work in pairs with paper strips while I walk around. I keep one harder sum for fast children and one helper card for slow ones. In the last five minutes they fill in the exit slip, and I decide from it how tomorrow starts.",
    points: [
      {
        text: "aim: what children can do at the end",
        accept: [
          "children should be able",
          "learning objective",
          "learning outcome",
          "objective of the lesson",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "begin from what they already know",
        accept: ["already know", "previous knowledge", "sharing rotis", "warm up"],
        weight: 0.2,
      },
      {
        text: "children work, in pairs or with things",
        accept: ["work in pairs", "paper strips", "group work", "activity in groups", "hands-on activity"],
        weight: 0.25,
      },
      {
        text: "quick check at the end decides tomorrow",
        accept: [
          "exit slip",
          "how tomorrow starts",
          "recap question",
          "exit question",
          "small quiz at the end",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "The aim is to finish the chapter.",
      "I explain for the whole forty minutes.",
      "Slow children can copy from the fast ones.",
    ],
  },
  {
    id: "teaching-weak-marks-up",
    family: "teaching",
    topic: "results",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Raising the marks of a class",
    frames: [
      "Your resume says: {line}. What was holding the marks back, and what did you change?",
      "A class scores low in your subject. How do you find the reason, and what do you do for one term?",
    ],
    expected:
      "I did not begin with extra classes. I first took a short diagnostic paper from the two classes below, and I saw that more than half could not divide. So the new chapter was not the problem, the base was. I gave the first ten minutes of every period to the base for eight weeks, in small groups by need. I used the common wrong answers as my examples. Every Friday had a five mark paper, and each child kept a graph of his own marks. The class average moved from sixty one to seventy four, and fourteen of seventeen weak children passed.",
    points: [
      {
        text: "diagnostic paper to find the missing base",
        accept: [
          "diagnostic paper",
          "find the gap",
          "basics were weak",
          "base was weak",
          "diagnostic test",
          "test of earlier classes",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "daily time for basics in small groups",
        accept: [
          "of every period",
          "small groups by need",
          "remedial",
          "extra practice daily",
          "ten minutes daily for basics",
        ],
        weight: 0.25,
      },
      {
        text: "learn from common wrong answers",
        accept: ["common wrong answers", "error analysis", "typical mistakes"],
        weight: 0.2,
      },
      {
        text: "short weekly papers and each child's own graph",
        accept: ["five mark paper", "graph of his own", "weekly paper", "weekly test", "progress chart"],
        weight: 0.25,
      },
    ],
    avoid: [
      "Extra classes on the same chapter raise marks.",
      "Children who fail are simply lazy.",
      "More homework raises the marks.",
    ],
  },
  {
    id: "teaching-noisy-class",
    family: "teaching",
    topic: "class control",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "A class that will not settle",
    frames: [
      "When you taught at {employer}, what did you do with a class that would not settle, and with the two who kept talking?",
      "Your class of forty five will not settle and two children keep talking. What do you do, without shouting?",
    ],
    expected:
      "I wait at the front in silence for a few seconds, with eye contact, because shouting only adds noise. I start with a task on the board, so that hands are busy from the first minute. Noise often means the work is too easy or too hard, so I check that. For the two who talk I walk near, ask one a question, and later change the seats quietly. I speak to them alone after class, never shame them before others, and never hit, which is also against the law. We made four class rules together, and I praise the row that keeps them.",
    points: [
      {
        text: "calm silence instead of shouting",
        accept: ["wait at the front", "shouting only adds", "eye contact", "lower my voice"],
        weight: 0.2,
      },
      {
        text: "work ready from the first minute",
        accept: [
          "task on the board",
          "hands are busy",
          "engage them",
          "starter work",
          "give them a task",
          "keep them busy",
        ],
        weight: 0.25,
      },
      {
        text: "speak alone, never shame or hit",
        accept: ["alone after class", "privately talk", "speak to them alone", "in private after class"],
        weight: 0.3,
        must: true,
      },
      {
        text: "rules made together and praise",
        accept: [
          "class rules together",
          "praise the row",
          "rules with children",
          "reward",
          "praise those who listen",
          "appreciate good behaviour",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "A slap now and then keeps order.",
      "I make them stand outside the class.",
      "Scolding them before everyone brings order.",
      "A loud voice makes them quiet.",
    ],
  },
  {
    id: "teaching-check-understanding",
    family: "teaching",
    topic: "assessment",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Knowing who understood",
    frames: [
      "In your classes as {role}, all said yes, we understood. Was that enough, how did you check it, and what came next?",
      "You ask, have you understood, and all say yes. How do you find out the truth during the lesson, and what do you do then?",
    ],
    expected:
      "That question tells me nothing, because children say yes to please. I ask a question that shows thinking, like, why is one third bigger than one fourth. I give ten seconds, and then pick names by chips, not only raised hands. I use slates or fingers, so that all forty answer at the same moment and I see the wrong ones. I ask one child to explain another's answer. I collect three notebooks from the middle of the class, not the best ones. If a third are wrong I teach it again in another way at once, instead of waiting for the exam.",
    points: [
      {
        text: "yes from the class proves nothing",
        accept: [
          "say yes to please",
          "tells me nothing",
          "children just say yes",
          "say yes from fear",
          "yes is not enough",
        ],
        weight: 0.25,
      },
      {
        text: "questions that show thinking",
        accept: [
          "shows thinking",
          "why is one third",
          "open question",
          "explain another's answer",
          "ask why and how",
          "explain in his own words",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "everyone answers at once, by slates or fingers",
        accept: [
          "slates or fingers",
          "all forty answer",
          "pick names by chips",
          "thumbs",
          "pick names at random",
          "show of hands together",
        ],
        weight: 0.25,
      },
      {
        text: "teach again another way, before the exam",
        accept: ["reteach", "explain it another way", "teach again before the exam"],
        weight: 0.25,
      },
    ],
    avoid: [
      "A loud yes shows that the class understood.",
      "I ask only the children who raise hands.",
      "The exam will show who is weak.",
    ],
  },
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
      "I raise the marks so that she calms down.",
      "I tell her that her son is weak.",
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
        accept: ["group by level", "right level", "ability groups"],
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
        text: "children do it and change one thing",
        accept: [
          "their own glass",
          "change one thing",
          "groups of five",
          "children do it themselves",
          "each group tries",
          "each child tries it",
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
    avoid: [
      "Children learn enough by watching my demonstration.",
      "The definition on the board comes first.",
    ],
  },
];
