import type { EntryDraft } from "../entry.ts";

/** Freshers: the college project, chat tools, the internship. */
export const fresher2: readonly EntryDraft[] = [
  {
    id: "fresher-project-why-chosen",
    family: "fresher",
    topic: "project",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Why you chose this project",
    frames: [
      "Why did you choose this project: {project}? Which other ideas did you drop, and for what reason?",
      "Why did you choose your final project, and which other ideas did you leave out?",
    ],
    expected:
      "We had three ideas: a face attendance system, an online shop, and a leak alarm for cooking gas. Face attendance needed photos of two hundred students and their consent, which we could not get in time. A shop has been done in our college every year, so we would learn little. The gas alarm was small enough for one semester and it could be tested at home. Also my aunt's kitchen had had a leak, so I knew who would use it. I asked our guide whether the sensor could be had for four hundred rupees. The choice taught me to ask first whether a thing can be finished and tested.",
    points: [
      {
        text: "other ideas dropped with reasons",
        accept: ["three ideas", "ideas we rejected", "done every year", "consent not possible"],
        weight: 0.3,
        must: true,
      },
      {
        text: "small enough for one semester",
        accept: ["cheap sensor available", "within budget", "feasible project"],
        weight: 0.25,
      },
      {
        text: "real user or need",
        accept: ["real problem", "real user", "aunt's kitchen", "gas leak at home"],
        weight: 0.25,
      },
      { text: "lesson from choosing", accept: ["choice taught me", "finished and tested"], weight: 0.2 },
    ],
  },
  {
    id: "fresher-project-first-failure",
    family: "fresher",
    topic: "project",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "When the first version failed",
    frames: [
      "Take your project {project}. What did not work at first, and how did you find the reason?",
      "What did not work at first in your college project, and how did you find out why?",
    ],
    expected:
      "Our alarm rang when somebody only sprayed perfume. First we guessed and changed the sensor, and lost a week and four hundred rupees. Then I did it properly. I wrote down the reading every minute in clean air, with perfume, with cooking smoke and with gas from a lighter. I saw that perfume gave a short peak of five seconds, and gas stayed high. So the sensor was fine, our rule was too simple. We changed it to ring only when the value stays high for ten seconds. In fifty trials we then had one false alarm instead of fourteen. Now I measure before I change any part.",
    points: [
      {
        text: "what failed, exactly",
        accept: ["rang when somebody", "alarm rang for nothing", "kept crashing", "did not work when"],
        weight: 0.2,
      },
      {
        text: "measured or tested to find the cause",
        accept: ["wrote down the reading", "one thing at a time", "test logs", "compared the readings"],
        weight: 0.35,
        must: true,
      },
      {
        text: "what was changed and why",
        accept: ["our rule was too simple", "stays high for ten", "changed it to"],
        weight: 0.25,
      },
      {
        text: "result counted after the change",
        accept: ["fifty trials", "one false alarm", "instead of fourteen", "after the fix"],
        weight: 0.2,
      },
    ],
    avoid: ["We changed parts until it worked."],
  },
  {
    id: "fresher-project-own-or-copied",
    family: "fresher",
    topic: "honest sources",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Your work or someone else's",
    frames: [
      "Which parts of your project {project} did you take from the internet or a senior, and which did you make yourself?",
      "Which parts of your project report or code came from the internet, and how would you prove what is your own?",
    ],
    expected:
      "I will be open about it. The library that reads the sensor is from an open source page, and the idea of the circuit came from a senior's report; both are named in our report with links. The rule for the alarm, the test table and the casing are mine. The best proof is that you can ask me to change it: if you want two gases instead of one, I can tell you which lines change and what would break. I have the early versions with dates and the notebook with readings. One part I did not understand fully was the filter in the library, so I read it later and drew it on paper.",
    points: [
      {
        text: "says openly what was taken",
        accept: ["open source page", "idea came from a senior's", "copied from the internet"],
        weight: 0.25,
        must: true,
      },
      {
        text: "sources are named in the report",
        accept: ["named in our report", "links", "cited the source", "licence"],
        weight: 0.2,
      },
      { text: "what is your own", accept: ["are mine", "made by me", "wrote myself"], weight: 0.2 },
      {
        text: "proof: can change it, versions and notes",
        accept: [
          "ask me to change",
          "early versions with dates",
          "notebook with readings",
          "which lines change",
        ],
        weight: 0.35,
      },
    ],
    avoid: ["Everyone copies the project report."],
  },
  {
    id: "fresher-ai-tools-in-study",
    family: "fresher",
    topic: "helpers",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Checking what a chat tool says",
    frames: [
      "You list {skill}. How do you use AI chat tools when you learn or work on it, and how do you check what they say?",
      "How do you use AI chat tools in your studies, and how do you make sure that the answer is right?",
    ],
    expected:
      "I use one like a friend who is quick but sometimes sure of wrong things. First I try myself for twenty minutes, otherwise nothing stays in my head. Then I ask it to explain the step where I am stuck, or to test me with questions. I check a fact in the textbook or the official page, and code I run with two inputs whose answers I know. Once it gave me a reference to a paper that does not exist, since then I open each source. I never paste in other people's personal data or company papers. And I say so in the report when it has helped me.",
    points: [
      {
        text: "try alone first, then ask for explanation",
        accept: ["try myself", "step where i am stuck", "explain the step"],
        weight: 0.25,
      },
      {
        text: "check with a book, official page or a test",
        accept: ["textbook or the official", "run with two inputs", "verify the answer", "open each source"],
        weight: 0.35,
        must: true,
      },
      {
        text: "no private or company data is pasted",
        accept: ["never paste", "personal data or company", "confidential data"],
        weight: 0.2,
      },
      {
        text: "say openly that it helped",
        accept: ["say so in the report", "disclose", "mention that i used"],
        weight: 0.2,
      },
    ],
    avoid: ["What it says is always correct."],
  },
  {
    id: "fresher-internship-own-work",
    family: "fresher",
    topic: "internship",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "What you did as an intern",
    frames: [
      "Your resume says: {line}. What was your own work there, day by day?",
      "Tell me about your internship. What was your own work, and what was used after you left?",
    ],
    expected:
      "I was six weeks with a small firm that services water purifiers. My guide was the service manager. In the mornings I went with a technician and noted each visit: the fault, the part used and the minutes. In the afternoon I put this in a sheet. After three weeks I had one hundred and forty visits, and I saw that a third were only filter changes, for which two people went out. I showed it to the manager with a simple chart. He began to send one person for filters. The sheet is still used, I was told last month. I did not touch billing, that was done by others.",
    points: [
      {
        text: "own daily work",
        accept: ["noted each visit", "my daily work", "in the mornings i", "i was given the task"],
        weight: 0.3,
        must: true,
      },
      {
        text: "where it was, with whom, how long",
        accept: ["six weeks", "my guide was", "small firm", "under a manager"],
        weight: 0.2,
      },
      {
        text: "something found or made, with a figure",
        accept: ["one hundred and forty visits", "a third were", "showed it to the manager"],
        weight: 0.3,
      },
      {
        text: "what was used later, what was not yours",
        accept: ["still used", "done by others", "they kept using"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "fresher-internship-mistake",
    family: "fresher",
    topic: "internship",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A slip during your internship",
    frames: [
      "Tell me about a time when you made a mistake in your internship. Who noticed it, and what did you do?",
      "At {employer}, tell me about a time when something you did went wrong. What did you do about it?",
    ],
    expected:
      "In my second week at a cement godown I typed the closing stock as 480 bags, and it was 840. By noon the purchase clerk had ordered four hundred bags that we had no room for. When I heard it, I took out the counting slip and saw my own handwriting. I went to my guide straight away and said, this was me. He rang the supplier, and I cycled to the transporter and stopped the lorry before it was loaded. Nothing was lost but an hour. From then on I read each figure aloud from the slip, and I compare today's stock with yesterday plus what came in.",
    points: [
      {
        text: "what slip it was and what it caused",
        accept: ["typed the closing stock", "ordered four hundred bags", "entered a wrong number"],
        weight: 0.2,
      },
      {
        text: "told the guide straight away",
        accept: ["went to my guide", "this was me", "admitted it to my supervisor"],
        weight: 0.3,
        must: true,
      },
      {
        text: "how it was put right",
        accept: ["stopped the lorry", "rang the supplier", "corrected the entry"],
        weight: 0.3,
      },
      {
        text: "what is different since then",
        accept: ["from then on i", "read each figure aloud", "compare today's stock"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "fresher-internship-class-difference",
    family: "fresher",
    topic: "internship",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "What college did not teach",
    frames: [
      "You wrote: {line}. What was different there from what you had learnt in class?",
      "What did you see in your internship or training that was different from what you learnt in class?",
    ],
    expected:
      "In class every problem has all the numbers and one answer. In the firm half of the numbers were missing and somebody was waiting. I learnt to ask three people first and to write what I assume. Second, nobody gave marks for a long report, the manager read the first five lines, so I put the result on top. Third, a small delay of mine stopped others; when my sheet came at six and not at four, the despatch stood still. What did help from class was costing, because I could check a quotation in two minutes. If I began again, I would ask on the first day who uses my work and when they need it.",
    points: [
      {
        text: "work problems lack some numbers",
        accept: [
          "half of the numbers missing",
          "incomplete information",
          "several right answers",
          "write assumptions",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "result first, short report",
        accept: ["result on top", "manager reads five lines", "summary first"],
        weight: 0.25,
      },
      {
        text: "delays stop other departments",
        accept: ["small delay stopped others", "despatch stood still"],
        weight: 0.25,
      },
      {
        text: "class topic that helped",
        accept: ["costing from class", "quotation check", "useful college subject"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "fresher-favourite-subject",
    family: "fresher",
    topic: "studies",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "The subject you liked best",
    frames: [
      "Which subject of your degree did you like best? Explain one idea from it so that I can use it.",
      "Apart from {skill}, which subject of your degree did you like best? Explain one idea from it simply.",
    ],
    expected:
      "I liked statistics best, because it shows when our eyes cheat us. One idea from it that I use is that an average hides things. Take a shop with ten workers at twelve thousand rupees and an owner at two lakh. The average is about twenty nine thousand, but nobody earns that. The median, the person in the middle, earns twelve thousand, and it tells the truth about that shop. So when someone gives me an average I ask how the values are spread and whether one of them is very big. In my project on bus delays I used the median for this reason. The hard topic for me was probability, I did those sums twice.",
    points: [
      {
        text: "names a subject and why",
        accept: ["i liked statistics", "favourite subject", "because it shows"],
        weight: 0.2,
      },
      {
        text: "explains one idea with a clear example",
        accept: ["take a shop", "one idea from it", "average hides things"],
        weight: 0.35,
        must: true,
      },
      { text: "where it was used", accept: ["in my project on", "i use is", "used it for"], weight: 0.25 },
      {
        text: "what was hard in it",
        accept: ["hard topic for me", "found difficult", "did those sums twice"],
        weight: 0.2,
      },
    ],
  },
];
