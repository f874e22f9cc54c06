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
        accept: ["children should be able", "learning objective", "learning outcome"],
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
        accept: ["work in pairs", "paper strips", "activity", "group work"],
        weight: 0.25,
      },
      {
        text: "quick check at the end decides tomorrow",
        accept: ["exit slip", "how tomorrow starts", "last five minutes", "recap question"],
        weight: 0.25,
      },
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
        accept: ["diagnostic paper", "base was", "find the gap", "basics were weak"],
        weight: 0.3,
        must: true,
      },
      {
        text: "daily time for basics in small groups",
        accept: ["of every period", "small groups by need", "remedial", "extra practice daily"],
        weight: 0.25,
      },
      {
        text: "learn from common wrong answers",
        accept: ["common wrong answers", "error analysis", "typical mistakes"],
        weight: 0.2,
      },
      {
        text: "short weekly papers and each child's own graph",
        accept: ["five mark paper", "graph of his own", "weekly paper", "class average moved"],
        weight: 0.25,
      },
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
      "When you taught at {employer}, what did you do with a class that would not settle?",
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
        accept: ["task on the board", "hands are busy", "engage them", "starter work"],
        weight: 0.25,
      },
      {
        text: "speak alone, never shame or hit",
        accept: ["never shame", "alone after class", "never hit", "no punishment", "privately talk"],
        weight: 0.3,
        must: true,
      },
      {
        text: "rules made together and praise",
        accept: ["class rules together", "praise the row", "rules with children", "reward"],
        weight: 0.25,
      },
    ],
    avoid: ["A slap now and then keeps order."],
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
      "In your classes as {role}, how did you know during the lesson who had understood and who had not?",
      "You ask, have you understood, and all say yes. How do you find out the truth during the lesson?",
    ],
    expected:
      "That question tells me nothing, because children say yes to please. I ask a question that shows thinking, like, why is one third bigger than one fourth. I give ten seconds, and then pick names by chips, not only raised hands. I use slates or fingers, so that all forty answer at the same moment and I see the wrong ones. I ask one child to explain another's answer. I collect three notebooks from the middle of the class, not the best ones. If a third are wrong I teach it again in another way at once, instead of waiting for the exam.",
    points: [
      {
        text: "yes from the class proves nothing",
        accept: ["say yes to please", "tells me nothing", "children just say yes"],
        weight: 0.25,
      },
      {
        text: "questions that show thinking",
        accept: ["shows thinking", "why is one third", "open question", "explain another's answer"],
        weight: 0.25,
        must: true,
      },
      {
        text: "everyone answers at once, by slates or fingers",
        accept: ["slates or fingers", "all forty answer", "pick names by chips", "thumbs"],
        weight: 0.25,
      },
      {
        text: "teach again another way, before the exam",
        accept: ["teach it again", "another way at once", "reteach", "before the exam"],
        weight: 0.25,
      },
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
      "An angry parent says that you treat her child unfairly. How do you talk with her?",
    ],
    expected:
      "I ask her to sit in a quiet room and not at the class door, and I let her finish. I say that I am glad she came, since we both want the same thing. Then I show the answer sheet and the marking key, so we talk about work and not about feelings. I begin with something that her son does well. If I find a marking error I correct it at once and say sorry. If not, we agree on one thing at home and one at school for three weeks, and I fix a date to meet again. I note it and inform the head.",
    points: [
      {
        text: "quiet place and listen fully",
        accept: ["quiet room", "let her finish", "listen to the parent", "class door"],
        weight: 0.2,
      },
      {
        text: "show the answer sheet and marking key",
        accept: ["answer sheet", "marking key", "show the notebook", "evidence of marks"],
        weight: 0.3,
        must: true,
      },
      {
        text: "start with what the child does well",
        accept: ["son does well", "child does well", "positive first", "strengths of the child"],
        weight: 0.15,
      },
      {
        text: "correct an error openly, if there is one",
        accept: ["marking error", "correct it at once", "re-check the paper", "accept my mistake"],
        weight: 0.2,
      },
      {
        text: "joint plan with a date, head informed",
        accept: ["one thing at home", "date to meet again", "inform the head", "follow up meeting"],
        weight: 0.15,
      },
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
      "Suppose {employer} gives you one class where some read well and some cannot read at all. How do you teach?",
      "In one class some children read stories and some know only letters. How do you teach all of them?",
    ],
    expected:
      "For the reading hour I would group by level and not by age, as in teaching at the right level. I check each child for two minutes with letters, words, a paragraph and a story. Letter children use sand tray and flash cards with me, while story children read in pairs and write three questions. Each group gets me for fifteen minutes. For the rest of the day they sit mixed, so nobody is called the weak bench. For a child who sees or hears poorly I change the seat and use large print, and I tell the parents to get a check. I test again every month and move children up.",
    points: [
      {
        text: "group by level for part of the day",
        accept: ["group by level", "right level", "level wise groups", "ability groups"],
        weight: 0.25,
        must: true,
      },
      {
        text: "quick check of each child's reading",
        accept: ["letters words", "two minutes with letters", "oral reading check", "baseline"],
        weight: 0.2,
      },
      {
        text: "different task for each group",
        accept: ["sand tray", "read in pairs", "different work", "worksheets by level"],
        weight: 0.2,
      },
      {
        text: "mixed seating, no labels, special needs seen",
        accept: ["weak bench", "sit mixed", "large print", "special needs", "no label"],
        weight: 0.2,
      },
      {
        text: "check monthly and move children up",
        accept: ["test again every month", "move children up", "regroup"],
        weight: 0.15,
      },
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
      "A quiet child tells you something that makes you fear for her safety. What do you do the same day?",
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
        accept: ["not promise to keep", "keep it secret", "cannot keep secret"],
        weight: 0.2,
      },
      {
        text: "write down her own words",
        accept: ["write her own words", "date and time", "record exactly"],
        weight: 0.15,
      },
      {
        text: "same day report, POCSO duty, 1098",
        accept: ["child protection person", "under pocso", "1098", "tell the principal", "legal duty"],
        weight: 0.3,
        must: true,
      },
      {
        text: "no own inquiry, no gossip",
        accept: ["not question the family", "staff room", "confidential", "not investigate"],
        weight: 0.1,
      },
    ],
    avoid: ["Keep it secret, because you promised the child."],
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
      "You taught at {employer}. How would you teach one science idea with things from a kitchen or a field?",
      "You have no laboratory. How would you show one science idea with things from the kitchen?",
    ],
    expected:
      "For air pressure I use a glass of water, a postcard and a bucket. Before I do it, I ask the children to write their guess, because a guess makes them care. I fill the glass, put the card on top and turn it over. The card stays, and they are surprised. Then in groups of five they repeat it with their own glass and change one thing, such as half water. They explain why the air holds the card, and I add the word pressure only at the end. It costs under twenty rupees. I keep glass away from small ones and use steel.",
    points: [
      {
        text: "cheap things from around",
        accept: ["glass of water", "under twenty rupees", "waste material", "kitchen things"],
        weight: 0.2,
      },
      {
        text: "guess before they see it",
        accept: ["write their guess", "guess makes them", "predict", "what will happen"],
        weight: 0.25,
        must: true,
      },
      {
        text: "children do it and change one thing",
        accept: ["their own glass", "change one thing", "do it themselves", "groups of five"],
        weight: 0.3,
      },
      {
        text: "idea in their words, term at the end, safe",
        accept: ["in own words", "keep glass away"],
        weight: 0.25,
      },
    ],
  },
];
