import type { EntryDraft } from "../entry.ts";

/** Behavioral questions for everyone, part 1 of 3. */
export const behavioral: readonly EntryDraft[] = [
  {
    id: "behavioral-tight-deadline",
    family: "general",
    topic: "pressure",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "Work under a tight deadline",
    frames: [
      "At {employer}, when did you have far too little time for a piece of work? How did you finish it?",
      "Tell me about a time you had to finish something with very little time. How did you plan it?",
      "When did a deadline last put you under real pressure, and what did you do hour by hour?",
    ],
    expected:
      "Last March our office had to send four hundred forms in three days, when the normal time is eight days. The deadline could not move. I broke the work into daily targets and did the forms with missing papers first, because those needed phone calls. I asked one friend from the next desk to print while I typed. We finished on the third day by five in the evening, and only two forms came back. I learnt to start with the part that can get stuck.",
    points: [
      {
        text: "how much work and how little time",
        accept: [
          "in three days",
          "deadline could not move",
          "very little time",
          "short notice",
          "by tomorrow",
        ],
        weight: 0.2,
      },
      {
        text: "how you planned the time",
        accept: ["daily targets", "broke the work", "made a plan", "hour by hour"],
        weight: 0.25,
        must: true,
      },
      {
        text: "the help you asked for",
        accept: ["asked one friend", "asked for help", "shared the work", "divided the work"],
        weight: 0.2,
      },
      {
        text: "whether you finished on time",
        accept: ["on the third day", "finished on time", "before the deadline", "completed on time"],
        weight: 0.2,
      },
      {
        text: "what you learnt about deadlines",
        accept: ["can get stuck", "start early", "keep spare time", "i learnt"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "behavioral-hard-feedback",
    family: "general",
    topic: "feedback",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "Feedback that was hard",
    frames: [
      "What did a senior at {employer} once tell you to improve, and what did you do with that advice?",
      "Tell me about feedback that was hard to hear. What did you change because of it?",
      "When did a teacher or manager point out a weak side of yours? What happened after that?",
    ],
    expected:
      "In my first review my senior said that my reports were correct but far too long, and nobody read them. It hurt, because I had worked hard. I thanked her and asked for one example of a good report. From the next week I put the three main points on top and kept the rest below. After a month I asked her again whether it was better. She said that she now reads it in two minutes, and the branch head started to use it. I ask for feedback every quarter now.",
    points: [
      {
        text: "what the hard feedback was",
        accept: ["far too long", "feedback was that", "was told that my", "pointed out that"],
        weight: 0.25,
      },
      {
        text: "how you took it without defending yourself",
        accept: ["it hurt", "thanked her", "thanked him", "did not argue back", "took it positively"],
        weight: 0.2,
      },
      {
        text: "what you changed because of it",
        accept: [
          "main points on top",
          "since the next week",
          "changed my way",
          "started practising",
          "i improved",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you checked that it was better",
        accept: ["asked her again", "asked him again", "checked again", "later review"],
        weight: 0.15,
      },
      {
        text: "what result the change brought",
        accept: ["reads it in two", "started to use", "better rating", "praised"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "behavioral-proud-result",
    family: "general",
    topic: "achievement",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "The result you are proud of",
    frames: [
      "You mention {figure} in your resume. How was it before, and what did you yourself do to get there?",
      "Which piece of your work are you most proud of? Tell me how it was before and after.",
      "Pick one result from your work or studies that you can prove. What was your own part in it?",
    ],
    expected:
      "I am most proud of cutting the time in which our stores hand out a spare part from twenty four minutes to eleven. Before that, the fitter waited at the window, and each shift piled things in its own style. My part was to make one list of forty shelves with a name against each. I started it in January, and I walked the aisles every Monday. Nobody told me to do it. The proof is the plant head's letter, which gives both figures. The next year the same list was used again, so the gain stayed.",
    points: [
      {
        text: "how things stood before your work",
        accept: ["fitter waited", "earlier it took", "used to take", "in the beginning"],
        weight: 0.25,
      },
      {
        text: "what your own share of it was",
        accept: ["my part was", "i personally", "my own work", "i alone"],
        weight: 0.25,
        must: true,
      },
      {
        text: "the result with a number",
        accept: ["from twenty four minutes", "to eleven", "percent", "rank", "increased from"],
        weight: 0.25,
      },
      {
        text: "the proof that it is true",
        accept: ["proof is", "plant head's letter", "my certificate", "report shows", "award"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "behavioral-persuade-others",
    family: "general",
    topic: "persuasion",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Winning people over",
    frames: [
      "As {role}, when did you have to win over someone who did not report to you? What changed their mind?",
      "Tell me about a time people did not like your idea at first. How did you bring them round?",
      "When did you persuade someone senior to you, and what proof did you use?",
    ],
    expected:
      "In our shop the owner did not want to keep a QR code for payment, because he trusted only cash. I could not order him, so I tried to understand his worry, and he feared late money from the bank. For one week I noted every customer who left without buying because they had no cash. It was twenty three people. I showed him that page and suggested a trial of one month. He agreed, and in that month sales grew by about nine percent. The trial made it easy to say yes.",
    points: [
      {
        text: "who was against your idea and why",
        accept: [
          "owner did not want",
          "did not like",
          "was against it",
          "refused at first",
          "trusted only cash",
        ],
        weight: 0.2,
      },
      {
        text: "how you found out their worry",
        accept: [
          "understand his worry",
          "understood their worry",
          "understand her worry",
          "their concern",
          "listened to their reason",
        ],
        weight: 0.2,
      },
      {
        text: "the proof you showed",
        accept: [
          "noted every customer",
          "showed him the numbers",
          "showed them proof",
          "showed that page",
          "i showed data",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "a small trial or easy first step",
        accept: ["trial of one month", "small trial", "pilot", "one week trial"],
        weight: 0.2,
      },
      {
        text: "what happened once they agreed",
        accept: ["sales grew", "they accepted", "percent"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "behavioral-plan-changed-late",
    family: "general",
    topic: "change",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "When the plan changed late",
    frames: [
      "At {employer}, when did the plan change after you had nearly finished? What did you keep, and what did you drop?",
      "Tell me about a time the plan changed at the last moment. How did you adjust?",
      "You are almost done, and now you are asked for something else. When did that happen to you?",
    ],
    expected:
      "We had prepared a school function for the open ground, and two days before it the hall became the only place, because of rain. Seats fell from eight hundred to three hundred. I was upset for five minutes, then I made a list of what still works and what does not. We kept the programme and dropped the big stage. We made two shows of one hour each and sent the new time to all parents on WhatsApp the same evening. About five hundred and fifty people came over both shows, and no family was turned back.",
    points: [
      {
        text: "what changed and how late",
        accept: ["last moment", "plan changed", "suddenly changed", "became the only place"],
        weight: 0.2,
      },
      {
        text: "what you kept and what you dropped",
        accept: ["kept the programme", "what still works", "dropped the big stage", "could reuse", "removed"],
        weight: 0.25,
      },
      {
        text: "the new plan you made",
        accept: ["two shows", "made a new plan", "rearranged", "changed the schedule"],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you told the people affected",
        accept: ["sent the new time", "informed everyone", "told all", "message to all"],
        weight: 0.15,
      },
      {
        text: "how the changed plan came out",
        accept: ["turned back", "went well", "was successful", "managed to finish"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "behavioral-disagree-manager",
    family: "general",
    topic: "conflict",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "Disagreeing with your manager",
    frames: [
      "While working as {role}, when did you think your manager was wrong? How did you say so?",
      "Tell me about a time you did not agree with your boss or teacher. What did you do about it?",
      "Suppose your manager rejects a good idea of yours. When has that happened, and how did you respond?",
    ],
    expected:
      "My manager wanted to stop the morning stock count to save time. I disagreed, because small thefts were found only in that count. I said nothing in front of the team. I asked him for ten minutes alone and brought the last three months of shortages, about eighteen thousand rupees. I offered to count only the twenty costly items, which takes fifteen minutes. He accepted for a month and then made it the rule. If he had said no, I would have followed his decision, because the last word was his.",
    points: [
      {
        text: "what the manager wanted and why you disagreed",
        accept: ["i disagreed", "manager wanted", "my view was different"],
        weight: 0.2,
      },
      {
        text: "that you said it in private and with respect",
        accept: ["front of the team", "minutes alone", "in private", "politely told", "respectfully"],
        weight: 0.25,
      },
      {
        text: "the facts or option you brought",
        accept: ["shortages", "costly items", "i offered to", "brought data", "suggested another way"],
        weight: 0.25,
        must: true,
      },
      {
        text: "what the manager decided",
        accept: [
          "made it the rule",
          "he accepted",
          "she accepted",
          "my boss agreed",
          "did not agree finally",
        ],
        weight: 0.15,
      },
      {
        text: "that you follow the final decision",
        accept: ["followed his decision", "last word", "final decision", "still supported"],
        weight: 0.15,
      },
    ],
  },
  {
    id: "behavioral-asked-to-do-wrong",
    family: "general",
    topic: "honesty",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "Asked to do something wrong",
    frames: [
      "As {role}, what would you do, or what did you do, when someone wanted a figure changed to look better?",
      "Has anyone asked you to do something that felt wrong, like a false entry? How did you answer?",
      "Tell me about a time when being honest was the harder way. What did you say?",
    ],
    expected:
      "A dealer once asked me to put an earlier date on a bill, so that he would get an old scheme. He was a big customer and I did not want to lose him. I said no politely and told him that a false date could hurt both of us in an audit. Then I looked for an honest way and asked my manager for a small discount under the new scheme. I also told my manager what was asked, so nothing stayed hidden. The dealer was cold for a month, but he still buys from us.",
    points: [
      {
        text: "what wrong thing you were asked to do",
        accept: ["earlier date", "false date", "fake entry", "against the rule"],
        weight: 0.25,
      },
      {
        text: "that you refused politely and gave the reason",
        accept: ["said no politely", "politely refused", "i refused", "cannot do this"],
        weight: 0.25,
        must: true,
      },
      {
        text: "the honest way you offered instead",
        accept: ["honest way", "small discount", "right way", "another option"],
        weight: 0.2,
      },
      {
        text: "whom you told about it",
        accept: ["also told my manager", "informed my senior", "informed my teacher"],
        weight: 0.15,
      },
      {
        text: "how the honest way ended",
        accept: ["still buys", "no problem later", "respected"],
        weight: 0.15,
      },
    ],
    avoid: ["Everybody does it, so I did it too."],
  },
];
