import type { EntryDraft } from "../entry.ts";

/** Behavioral questions for everyone, part 6 of 9. */
export const behavioral6: readonly EntryDraft[] = [
  {
    id: "behavioral-senior-error",
    family: "general",
    topic: "courage",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "opener",
    title: "A senior's error you saw",
    frames: [
      "In your work at {employer}, when did you notice that somebody senior had made an error? How did you bring it up?",
      "Tell me about a time you saw that a senior person had made an error. How did you bring it up?",
      "When did you have to correct someone who has far more experience than you? How did you do it?",
    ],
    expected:
      "Our professor had put the wrong unit into a slide, millimetre and not micrometre, and forty students were copying it. I was not sure how he would take it. I did not call out. When he asked for questions, I asked whether the layer is really half a millimetre, because then it would be as thick as a card. He looked, laughed and corrected it. After the class I showed him two more places in the notes, with page numbers. He thanked me and later took me as his lab assistant. I ask it as a question first, because I may be the one who is wrong.",
    points: [
      {
        text: "which error you saw",
        accept: ["wrong unit", "had written it wrong", "was wrong in the"],
        weight: 0.2,
      },
      {
        text: "you checked that you were right",
        accept: ["as thick as a card", "checked it twice", "worked it out again", "compared with the old"],
        weight: 0.15,
      },
      {
        text: "how you raised it with respect",
        accept: [
          "asked whether",
          "did not call out",
          "ask it as a question",
          "asked him if it is",
          "told him in private",
          "asked very politely",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "how the senior took it",
        accept: ["laughed and corrected", "thanked and corrected it"],
        weight: 0.15,
      },
      {
        text: "what you learnt about correcting seniors",
        accept: ["may be the one who is wrong", "nobody loses face"],
        weight: 0.15,
      },
    ],
    avoid: ["I told everybody that the senior was careless."],
  },
  {
    id: "behavioral-handover-work",
    family: "general",
    topic: "handover",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "Handing over your work",
    frames: [
      "When you left a task at {employer} to someone else, how did you hand it over so that nothing was lost?",
      "Tell me about a time you handed your work to another person. How did you make sure nothing was lost?",
    ],
    expected:
      "Before my exam leave of three weeks I had to give my library counter to a junior. I made a two page note: daily tasks with times, where the keys and the register are, and five open cases with names, for example a book that was lost and half paid. Then she did the work for two days while I only watched, because reading is not doing. I told the librarian and three regular visitors about the change. In three weeks she called me only once. When I came back, all five cases were closed. Now I keep such a note for every task I own.",
    points: [
      {
        text: "which task you handed to whom",
        accept: ["give my library counter", "handed over my counter"],
        weight: 0.15,
      },
      {
        text: "a note with tasks and open cases",
        accept: [
          "two page note",
          "five open cases",
          "written handover",
          "wrote in a diary all",
          "list of pending work",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a trial run before you left",
        accept: ["trial run", "sat beside her", "while i only watched her"],
        weight: 0.25,
      },
      {
        text: "others told about the change",
        accept: ["told the librarian", "informed regular visitors"],
        weight: 0.15,
      },
      {
        text: "sign that the handover was complete",
        accept: ["called me only once", "all five cases", "no work was missed", "no call came from"],
        weight: 0.15,
      },
    ],
    avoid: ["I told it by mouth and wrote nothing."],
  },
  {
    id: "behavioral-asked-for-help",
    family: "general",
    topic: "learning",
    kind: "behavioral",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "When you asked for help",
    frames: [
      "Think of {skill}. When were you stuck with it and asked somebody for help? How did you ask?",
      "Tell me about a time you were stuck and asked for help. Whom did you ask, and how?",
      "When did you find that you could not do something alone? What did you try first, and whom did you ask, and how?",
    ],
    expected:
      "I was stuck for a day with a pivot table that showed dates as numbers. I had tried the format menu and two videos. I decided that after two more hours I ask, since the report was due next morning. I wrote to a colleague in finance with a picture, what I had tried, and one question: why does my date column sort like text. He came over and showed me that half the dates were text with a blank. It took five minutes. I wrote the trick in my notebook and the week after I showed it to two others. I learnt to set a limit before I ask.",
    points: [
      {
        text: "the problem that stopped you",
        accept: ["could not solve it alone", "showed dates as numbers", "could not find the error"],
        weight: 0.2,
      },
      {
        text: "what you had tried before",
        accept: ["i had tried", "two videos"],
        weight: 0.2,
      },
      {
        text: "a clear question to the right person",
        accept: [
          "one question",
          "wrote to a colleague",
          "sent the error line",
          "showed her exactly where",
          "took it to the person",
          "asked exactly where",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what the help solved",
        accept: ["showed me that", "took five minutes", "problem was solved"],
        weight: 0.15,
      },
      {
        text: "how you kept or shared what you learnt",
        accept: ["showed it to two others", "set a limit", "wrote it in my notebook"],
        weight: 0.15,
      },
    ],
    avoid: ["I always manage alone and never ask anybody."],
  },
  {
    id: "behavioral-kept-private",
    family: "general",
    topic: "confidentiality",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Keeping something private",
    frames: [
      "As {role}, what private information did you have to protect, and what did you say to whoever wanted it?",
      "Tell me about a time someone asked you for information that you were not allowed to give. What did you do?",
      "When did you have to keep something secret at work or in college, although people pressed you?",
    ],
    expected:
      "I worked in the office that entered the exam marks, and a friend asked me for his marks one day before the result. He pressed me and said that nobody would know. I told him politely that I cannot open the list for anyone, not even for my own brother, and that the result comes at ten the next day. I locked my screen and told my officer that people were asking, without names. She put the list under a password. My friend was cold for a week, but later he said he would trust me with his own things. Private data is not mine to give.",
    points: [
      {
        text: "what was private, who wanted it",
        accept: [
          "asked me for his marks",
          "salary list",
          "patient details",
          "wanted her report",
          "asked how much he earns",
          "wanted to know the balance",
        ],
        weight: 0.2,
      },
      {
        text: "you said no clearly",
        accept: [
          "told him politely that i cannot",
          "cannot open the list",
          "said no to him",
          "told her i cannot",
          "cannot tell you this",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "how you kept it safe",
        accept: [
          "locked my screen",
          "kept the file locked",
          "put it under a password",
          "in the locked drawer",
        ],
        weight: 0.2,
      },
      {
        text: "you told the person responsible",
        accept: ["told my officer", "informed my manager", "informed the doctor", "mentioned it to hr"],
        weight: 0.15,
      },
      {
        text: "how the other person took it",
        accept: ["cold for a week", "later he said", "said he would trust me", "he understood later"],
        weight: 0.15,
      },
    ],
    avoid: ["Small secrets can be shared inside the family."],
  },
  {
    id: "behavioral-far-team",
    family: "general",
    topic: "teamwork",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "A team in different places",
    frames: [
      "At {employer}, how did you work with people whom you hardly ever met? What went wrong, and what did you change?",
      "Tell me about work you did with people in another city or on another shift. What was hard, and what did you change?",
      "When did a message between two places go wrong, and what did you change after it?",
    ],
    expected:
      "Our store in Nashik and the warehouse in Bhiwandi worked by phone. Twice we got the wrong sizes, because thirty two sounded like forty two. I had never met the person there. I called him not to complain but to ask how the day looks from his side, and learnt that he takes calls while loading. We agreed on one message at eleven with the list in a fixed order, and he answers with a thumb when he has read it. Urgent things go by phone and then by text. In the next two months there was no wrong size. Writing it down was the whole trick.",
    points: [
      {
        text: "two places, and which message was misunderstood",
        accept: ["store in nashik", "got the wrong sizes", "never met each other"],
        weight: 0.2,
      },
      {
        text: "you asked how it looks from their side",
        accept: [
          "takes calls while loading",
          "understood their situation",
          "looks from his side",
          "asked what they see",
        ],
        weight: 0.25,
      },
      {
        text: "a fixed way to write and confirm",
        accept: [
          "one message at eleven",
          "answers with a thumb",
          "confirmed in writing",
          "a register with columns",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "what became better between the places",
        accept: ["no wrong size", "fewer mix-ups"],
        weight: 0.15,
      },
      {
        text: "urgent things by phone first",
        accept: ["phone and then by text", "urgent things go by phone", "call before typing"],
        weight: 0.1,
      },
    ],
  },
  {
    id: "behavioral-fair-deal",
    family: "general",
    topic: "negotiation",
    kind: "behavioral",
    type: "behavioral",
    level: "hard",
    rung: "transfer",
    title: "A deal good for both",
    frames: [
      "As {role}, when did you settle terms with someone who wanted the opposite? What did each side give?",
      "Tell me about a time you negotiated something. What did you give, and what did you get?",
      "When did two sides want opposite things, and you found terms both could accept?",
    ],
    expected:
      "For our college fest the tent owner wanted eighteen thousand in advance, and our treasurer would pay only after the event. I asked the owner why he needs it before, and he said that last year a college did not pay him for two months. So his worry was the delay and not the sum. I offered six thousand now, the rest in cash on the last evening, and our stamp on a letter. For that he gave us the sound system at half the rate. We saved four thousand rupees, he was paid on the same night, and he came again the next year without advance.",
    points: [
      {
        text: "what each side wanted",
        accept: [
          "wanted eighteen thousand",
          "pay only after the event",
          "owner wanted me",
          "he wanted full advance",
          "i wanted credit",
        ],
        weight: 0.2,
      },
      {
        text: "the reason behind the other's demand",
        accept: ["asked the owner why", "real concern", "asked why he needs", "afraid of losing money"],
        weight: 0.25,
        must: true,
      },
      {
        text: "what you offered from your side",
        accept: ["offered six thousand", "stamp on a letter", "half i will pay", "come down to"],
        weight: 0.2,
      },
      {
        text: "what you gained by the terms",
        accept: ["at half the rate", "saved four thousand", "in return he gave", "cut the rate"],
        weight: 0.2,
      },
      {
        text: "both content with the terms later",
        accept: ["came again the next year", "paid on the same night", "till today he supplies"],
        weight: 0.15,
      },
    ],
    avoid: ["A good deal means that the other side loses."],
  },
];
