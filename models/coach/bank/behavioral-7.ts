import type { EntryDraft } from "../entry.ts";

/** Behavioral questions for everyone, part 7 of 9. */
export const behavioral7: readonly EntryDraft[] = [
  {
    id: "behavioral-dull-work",
    family: "general",
    topic: "motivation",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "transfer",
    title: "Work you did not enjoy",
    frames: [
      "Which part of your work as {role} do you like least, and how do you still do it well?",
      "Tell me about a task you did not enjoy but did well. What kept you at it?",
      "When were you given work that nobody wanted? How did you go about it?",
    ],
    expected:
      "In my training year I got the job of scanning old patient files, eleven thousand pages, and nobody wanted it. I did not enjoy it. But I asked the record officer what the scans are for, and she showed me that doctors in the emergency room open them at night. That gave it a sense. I set myself five hundred pages a day, put the hardest bundle first in the morning and played no games with quality: every fiftieth page I opened and read. I finished in twenty three days and not thirty. After that I was asked to join the new computer project. Dull work done well gets noticed.",
    points: [
      {
        text: "which work you did not like",
        accept: ["nobody wanted it", "boring part", "did not enjoy the job", "it was boring work"],
        weight: 0.2,
      },
      {
        text: "why the work matters to someone",
        accept: [
          "gave it a sense",
          "what the scans are used for",
          "one wrong figure",
          "somebody depends on it",
        ],
        weight: 0.25,
      },
      {
        text: "the way you kept up quality and pace",
        accept: [
          "five hundred pages a day",
          "hardest bundle first",
          "every fiftieth page",
          "checked ten at random",
          "never once late",
          "a short break after each",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what it led to",
        accept: ["finished in twenty three", "asked to join", "was asked to train"],
        weight: 0.25,
      },
    ],
    avoid: ["I gave it to a junior and forgot about it."],
  },
  {
    id: "behavioral-hardest-week",
    family: "general",
    topic: "stress",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "opener",
    title: "The hardest week you had",
    frames: [
      "What was your hardest week at {employer}? What did you put first, and what did you let go?",
      "Tell me about the hardest week of work or study you have had. How did you get through it?",
      "When was the load so heavy that you thought you would not manage it?",
    ],
    expected:
      "In the last week of March two of our five cashiers were ill, and we closed the year. I was at the bank from eight to ten at night for six days. On Monday I slept badly and made two entry errors, so I changed something. I wrote a list each morning with three must do things and told my manager which four others would wait until April. I asked for one trainee for the token counter. I ate at one sharp and slept six hours, because tired people make costly mistakes. We closed on the thirty first at nine. I learnt to say early what will wait.",
    points: [
      {
        text: "what made the week so hard",
        accept: ["two cashiers ill", "staff were sick", "everything came together", "at the bank from eight"],
        weight: 0.2,
      },
      {
        text: "what you put first and what could wait",
        accept: [
          "a list each morning",
          "four others wait until april",
          "set my priorities",
          "those first because",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "help you asked for",
        accept: ["asked for one trainee", "called for help", "asked for one person", "phoned my brother"],
        weight: 0.15,
      },
      {
        text: "how you looked after yourself",
        accept: [
          "slept six hours",
          "took short breaks",
          "ate at one sharp",
          "slept by twelve",
          "kept eating on time",
        ],
        weight: 0.15,
      },
      {
        text: "how that week ended",
        accept: ["closed on the thirty first", "say early what waits"],
        weight: 0.2,
      },
    ],
  },
  {
    id: "behavioral-unpopular-decision",
    family: "general",
    topic: "leadership",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "A decision nobody liked",
    frames: [
      "At {employer}, which decision of yours did your people dislike? What did you tell them, and how did it come out?",
      "Tell me about a decision you made that people did not like. How did you deal with them?",
      "When did you have to choose what was right over what was popular? What did you tell the others?",
    ],
    expected:
      "As captain of the NSS unit I stopped the late evening rehearsals, because three girls had to walk to the last bus in the dark. Most of them were against it, the programme was only ten days away. I called all twenty together and told them the reason and what I could not accept. Then I asked for ideas on how to win the time back. We started at seven in the morning for five days and cut one song. Two people left the stage team in anger, one came back. The programme was fine and nobody had to walk alone. I would explain the reason even earlier next time.",
    points: [
      {
        text: "which unpopular decision it was, and why",
        accept: ["stopped the late evening rehearsals", "i stopped the", "i decided to cut"],
        weight: 0.25,
      },
      {
        text: "who was against it",
        accept: ["were against it", "did not like", "became very angry"],
        weight: 0.1,
      },
      {
        text: "you gave the reason openly",
        accept: [
          "told them the reason",
          "called all twenty",
          "explained why",
          "showed them the register",
          "this is why",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "the team found a way with you",
        accept: [
          "asked for ideas",
          "started at seven",
          "took suggestions",
          "together we made a rule",
          "they themselves suggested",
        ],
        weight: 0.2,
      },
      {
        text: "how the decision came out",
        accept: ["left the stage team", "slowly they accepted"],
        weight: 0.15,
      },
    ],
    avoid: ["A leader need not explain his decisions."],
  },
  {
    id: "behavioral-spoke-to-group",
    family: "general",
    topic: "presentation",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "Speaking before a group",
    frames: [
      "Have you explained {skill} or your work to a group of people? How did you prepare, and how did it go?",
      "Tell me about a time you spoke in front of many people. How did you prepare for it?",
      "When did you have to explain something to a full room? How did you prepare, and what did you do about your fear?",
    ],
    expected:
      "I had to present our survey of drinking water to the village council, about sixty people, and a microphone stood there. My hands were shaking at the rehearsal. I cut my twelve pages to three points and three pictures and practised in front of my cousin with a clock, four times. I learnt only the first two sentences by heart, because after them the fear goes. I began with a bottle of brown water from the school tap. People asked questions for half an hour, and the council passed the filter the same month. Now I always start with something people can see.",
    points: [
      {
        text: "the audience and the subject",
        accept: ["about sixty people", "present our survey", "hall of hundred people", "had to tell parents"],
        weight: 0.2,
      },
      {
        text: "how you prepared and practised",
        accept: [
          "three points and three pictures",
          "practised in front of",
          "cut it to six",
          "practised before a mirror",
          "said it aloud to",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what you did about your fear",
        accept: ["first two sentences by heart", "took a deep breath"],
        weight: 0.2,
      },
      {
        text: "how you began or kept them listening",
        accept: ["began with a bottle", "started with a question"],
        weight: 0.15,
      },
      {
        text: "how people responded",
        accept: ["asked questions for", "council passed", "asked me many questions"],
        weight: 0.15,
      },
    ],
    avoid: ["I learnt the whole speech by heart word by word."],
  },
  {
    id: "behavioral-changed-mind",
    family: "general",
    topic: "openness",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "When you changed your mind",
    frames: [
      "About {skill}: which opinion did you hold strongly and then change? What changed it?",
      "Tell me about a time you were sure of something and then changed your mind. What changed it?",
      "When did a junior or a customer show you that your view was wrong?",
    ],
    expected:
      "I was sure that our tuition class should give homework every day, and I had defended it before the parents. Then a new teacher said that the weak children copy it. I did not believe her. We agreed to test it: for four weeks group A had homework, group B ten minutes of practice in class. I checked both with the same test of twenty sums. Group B had sixteen right on average and group A thirteen. So I told the parents openly that I had been wrong and changed the plan. It was not pleasant, but since then I ask for a small test before I defend a view.",
    points: [
      {
        text: "which view you held and why",
        accept: ["i was sure that", "strong opinion", "i used to say", "fully believed that"],
        weight: 0.2,
      },
      {
        text: "who or what changed your mind",
        accept: [
          "new teacher said",
          "someone showed me",
          "different opinion",
          "customer came and said",
          "figures showed me",
          "a colleague told me no",
        ],
        weight: 0.15,
        must: true,
      },
      {
        text: "how you tested it fairly",
        accept: ["agreed to test it", "compared the results", "tried both ways"],
        weight: 0.25,
      },
      {
        text: "you said openly that you had been wrong",
        accept: [
          "had been wrong",
          "told the parents openly",
          "accepted my error",
          "said i was wrong",
          "told everybody she was right",
        ],
        weight: 0.25,
      },
      {
        text: "what you do before you defend a view now",
        accept: ["ask for a small test", "keep an open mind"],
        weight: 0.15,
      },
    ],
    avoid: ["I never change my opinion once I decide."],
  },
];
