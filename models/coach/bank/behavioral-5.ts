import type { EntryDraft } from "../entry.ts";

/** Behavioral questions for everyone, part 5 of 9. */
export const behavioral5: readonly EntryDraft[] = [
  {
    id: "behavioral-error-in-favour",
    family: "general",
    topic: "honesty",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "An error in your favour",
    frames: [
      "In your time at {employer}, did you ever get too much money, credit or praise by mistake? What did you do, and why?",
      "Tell me about a time an error was in your favour and nobody else had noticed it. What did you do, and why?",
      "Have you ever been paid, marked or billed wrongly to your own gain? How did you act, and why?",
    ],
    expected:
      "In my second month the payroll put eleven thousand rupees too much into my account, as overtime of another person with my first name. Nobody had noticed it. I checked my slip twice to be sure and went to the payroll desk the next morning with a print. I said this is not mine, please tell me how to return it. They took it back in the next salary, and the other person got his overtime. The officer told my manager, and later I was given the petty cash. It was simple for me, because money that is not mine is only a loan without papers.",
    points: [
      {
        text: "what the error in your favour was",
        accept: [
          "came extra by mistake",
          "got extra marks",
          "forgot to charge me",
          "too much into my account",
          "extra money by mistake",
        ],
        weight: 0.2,
      },
      {
        text: "how you made sure that it was an error",
        accept: ["checked my slip twice", "verified the slip", "checked it again"],
        weight: 0.15,
      },
      {
        text: "you reported it yourself",
        accept: [
          "went to the payroll desk",
          "said this is not mine",
          "told the accounts person",
          "went on my own",
          "mailed my team leader",
          "returned the money",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "what happened after it",
        accept: ["took it back", "given the petty cash", "cut it from next month"],
        weight: 0.15,
      },
      {
        text: "why you gave it back",
        accept: [
          "loan without papers",
          "trust my numbers",
          "others money does not stay",
          "honest about money",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I enjoyed the extra money as a bonus."],
  },
  {
    id: "behavioral-kept-records",
    family: "general",
    topic: "records",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A written note that saved the day",
    frames: [
      "As {role}, when did something that you had written down help you or others later? What was it?",
      "Tell me about a time when a note or register that you kept settled a question months later.",
      "When did your habit of writing things down prove useful? Tell me one case.",
    ],
    expected:
      "At the housing society I kept a small register of every key that went out, though the secretary laughed at it. In August a flat owner claimed that the plumber still had her spare key, and she wanted forty new locks for the whole wing. I opened the register at the fourth of May. It showed her son's signature, the time and the key's tag. I showed it to her alone, not at the meeting, and we rang the boy, who found the key in his school bag. The society did not buy locks for about thirty thousand rupees. After that the secretary had the register printed for all four gates, and I added a column for the return date.",
    points: [
      {
        text: "which register or note it was, and why you kept it",
        accept: ["register of every key", "kept a diary of", "wrote in a notebook", "kept a notebook of"],
        weight: 0.25,
      },
      {
        text: "the doubt that came up months later",
        accept: ["owner claimed that", "said that i had"],
        weight: 0.2,
      },
      {
        text: "the entry that settled it",
        accept: [
          "opened the register at",
          "son's signature",
          "entry with date",
          "turned back to the page",
          "it was written that",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "how you showed it without shaming anybody",
        accept: ["showed it to her alone", "showed it in private"],
        weight: 0.1,
      },
      {
        text: "what the register is like today",
        accept: ["register printed for all", "column for the return"],
        weight: 0.15,
      },
    ],
    avoid: ["My memory is good, so I need no register."],
  },
  {
    id: "behavioral-gave-feedback",
    family: "general",
    topic: "feedback",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "Feedback you had to give",
    frames: [
      "At {employer}, whom did you have to tell that their work was not good enough? How and where did you say it?",
      "Tell me about a time you had to give someone feedback they did not want to hear. How did you say it?",
      "When did you correct a friend or colleague about their work? How did you say it, and how did they take it?",
    ],
    expected:
      "A new nurse in our ward was quick, but she did not write the time of the dose. I had seen it three times. I waited for the break and took her aside. I began with what was good, her hands are the quickest in the ward, then I showed her one chart and asked what the next nurse would do with it. She saw it herself, that a second dose could be given. We agreed that she writes the time before she leaves the bed. I looked at her charts for a week, and all had it. She still asks me to check things.",
    points: [
      {
        text: "whose work and what was wrong with it",
        accept: ["did not write the time", "mistake in her work", "was doing it wrongly"],
        weight: 0.2,
      },
      {
        text: "you said it in private",
        accept: [
          "took her aside",
          "waited for the break",
          "told her in private",
          "took him for tea",
          "nobody else was there",
        ],
        weight: 0.25,
      },
      {
        text: "a fact or example instead of blame",
        accept: [
          "showed her one chart",
          "one clear example",
          "specific instance",
          "showed him the photo",
          "showed one such case",
        ],
        weight: 0.2,
      },
      {
        text: "what you agreed on",
        accept: ["writes the time before", "will check for one week"],
        weight: 0.2,
      },
      { text: "whether it helped", accept: ["all had it", "improved after that talk"], weight: 0.15 },
    ],
    avoid: ["I scolded him in front of the whole team."],
  },
  {
    id: "behavioral-new-system",
    family: "general",
    topic: "change",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "A new system nobody liked",
    frames: [
      "When {employer} brought in a new system or way of working, what did you do in the first weeks?",
      "Tell me about a time a new system came and people did not like it. What did you do?",
      "When did you have to give up an old way of working for a new one? How did you manage it?",
    ],
    expected:
      "Our shop moved from the paper register to a billing app, and all of us were slower in the first week. Customers waited, and two colleagues went back to paper. I had also disliked it. Then I stayed one hour after closing for three days and made twenty test bills until my fingers knew the buttons. I wrote the five most used steps on a card and stuck it near each counter. I helped the two with their first ten bills. After three weeks a bill took forty seconds and not two minutes. I learnt that you dislike a new thing mostly until you are quick in it.",
    points: [
      {
        text: "what was introduced, what it replaced",
        accept: ["moved from the paper", "to a billing app", "new software came"],
        weight: 0.2,
      },
      {
        text: "your own first reaction, honestly",
        accept: ["felt uncomfortable", "was slower in the first week", "did not like it"],
        weight: 0.15,
      },
      {
        text: "how you practised the new system",
        accept: [
          "twenty test bills",
          "stayed one hour after closing",
          "practised after duty",
          "made test entries",
          "tried it at home",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "how you helped others to switch",
        accept: [
          "wrote the five most used",
          "helped colleagues to switch",
          "sat with the older",
          "showed them where to",
        ],
        weight: 0.2,
      },
      { text: "the gain after some weeks", accept: ["forty seconds", "takes half the time"], weight: 0.15 },
    ],
    avoid: ["I kept using the old way secretly."],
  },
  {
    id: "behavioral-alone-in-charge",
    family: "general",
    topic: "pressure",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "Alone with the responsibility",
    frames: [
      "As {role}, when were you alone in charge and something went wrong? What did you do first?",
      "Tell me about a time you were alone and had to handle a serious problem. What did you do first?",
      "When did everyone look at you because no senior was there? What happened?",
    ],
    expected:
      "I was alone on the night desk of the hotel when water came through the ceiling of two rooms at one in the night. First I made people safe: I moved both families to the lobby with tea and switched off the power of that floor. Then I called the plumber on the list and closed the main valve as he told me on the phone. I put the guests into free rooms on another floor and wrote everything with times. At six I gave my manager the list and the photos. Both families stayed on. I learnt to know the valves before a night shift.",
    points: [
      {
        text: "what happened while you were alone",
        accept: [
          "alone on the night desk",
          "came through the ceiling",
          "only me at the",
          "no senior in the building",
        ],
        weight: 0.2,
      },
      {
        text: "what you did first, and why",
        accept: [
          "made people safe",
          "switched off the power",
          "moved both families",
          "first i moved",
          "cut the main supply",
          "took everybody out",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "whom you called for help",
        accept: ["called the plumber", "phoned the on-call", "rang the manager", "called the fire station"],
        weight: 0.2,
      },
      {
        text: "what you wrote down and handed over",
        accept: [
          "wrote everything with times",
          "gave my manager the list",
          "put the time in",
          "entered it in the register",
        ],
        weight: 0.15,
      },
      { text: "the end and your lesson", accept: ["both families stayed", "know the valves"], weight: 0.15 },
    ],
    avoid: ["I waited until a senior came and decided."],
  },
  {
    id: "behavioral-long-patience",
    family: "general",
    topic: "persistence",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Work that took long patience",
    frames: [
      "What did you do at {employer} that took months before it showed any result? What kept you going?",
      "Tell me about something that took months before it showed any result. What kept you going?",
      "Which goal did you follow for a long time although it went slowly, and what did you do to hold on?",
    ],
    expected:
      "I wanted to clear the typing test of forty words per minute, and I began at fourteen. We had no computer at home, so I practised at the library from seven to eight each morning. After two months I was stuck at twenty six and wanted to stop. I made a chart on the wall with one dot per week, so that I could see that the line was rising, and I changed to drills for my weak fingers. It took eight months. In the test I had forty three words with two mistakes. I learnt that a small record of progress keeps me going more than a big wish.",
    points: [
      {
        text: "the goal and where you began",
        accept: ["began at fourteen", "wanted to clear", "starting point"],
        weight: 0.2,
      },
      {
        text: "the weeks without progress",
        accept: ["stuck at twenty six", "no progress for two months", "wanted to stop"],
        weight: 0.2,
      },
      {
        text: "what you did to keep on",
        accept: [
          "one dot per week",
          "changed to drills",
          "wrote it down every",
          "practised daily",
          "a little every day",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "how far you came",
        accept: ["forty three words", "it took eight months", "in the end i got"],
        weight: 0.15,
      },
      {
        text: "what you learnt about patience",
        accept: ["small record of progress", "keeps me going"],
        weight: 0.15,
      },
    ],
  },
];
