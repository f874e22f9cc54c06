import type { EntryDraft } from "../entry.ts";

/** Aptitude, estimates, speaking and writing for everyone, part 4 of 4. */
export const other4: readonly EntryDraft[] = [
  {
    id: "other-estimate-tea-cups",
    family: "general",
    topic: "estimation",
    kind: "other",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Cups of tea at a station",
    frames: [
      "Before we go on with {employer}: estimate how many cups of tea a busy railway station sells in one day. Think aloud.",
      "How many cups of tea does a busy railway station sell in one day? Estimate it aloud; I want your steps, not the number.",
    ],
    expected:
      "I do not know the number, so I break it into parts. Say two hundred trains stop in a day and about three hundred people get on or off each, that is sixty thousand people. Perhaps one in four of them drinks a cup on the platform, so fifteen thousand cups. Then there are people who wait or see someone off, maybe ten thousand, half of them have a cup, so five thousand more. In all about twenty thousand cups. As a check from the other side: forty stalls, eighteen hours, about thirty cups an hour, is twenty one thousand six hundred. They agree. The weakest guess is one in four; I would count at one stall for an hour.",
    points: [
      {
        text: "break it into parts, assumptions said aloud",
        accept: ["break it into parts", "say two hundred trains", "i assume"],
        weight: 0.3,
        must: true,
      },
      { text: "people times the share who drink", accept: ["one in four", "share who buy"], weight: 0.2 },
      {
        text: "a result with a round figure",
        accept: ["about twenty thousand", "so in all about"],
        weight: 0.15,
      },
      {
        text: "a check from the side of the stalls",
        accept: ["check from the other", "forty stalls", "cups an hour"],
        weight: 0.2,
      },
      {
        text: "name the weakest guess and how to test it",
        accept: ["weakest guess", "count at one stall"],
        weight: 0.15,
      },
    ],
    avoid: ["Nobody can know that, so I cannot say."],
  },
  {
    id: "other-gd-unknown-topic",
    family: "general",
    topic: "group discussion",
    kind: "other",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A topic you know nothing of",
    frames: [
      "You have worked with people as {role}. A group discussion is on a subject you never read about. What do you do?",
      "The topic of a group discussion is new to you, say carbon credits. What do you do in the first three minutes?",
    ],
    expected:
      "I do not open, because a wrong fact at the start stays with me. I take a sheet and write who gains from it, who pays, and what it means for a village, since these hold for any subject. While others talk I note the figures that they use. My first turn is then a question to the table, for example who checks that a tree was really planted. That is honest and moves them forward. Later I bring a parallel from something I know, like ration cards, where records were also misused. I never invent a statistic. In the evening I read up on the matter, because the same topic comes again in the personal interview.",
    points: [
      {
        text: "listens before the first turn, notes the figures",
        accept: ["note the figures that they use", "do not open"],
        weight: 0.25,
      },
      {
        text: "who gains, who pays: a frame for any subject",
        accept: ["who gains from it", "hold for any subject"],
        weight: 0.25,
      },
      {
        text: "an honest question to the table",
        accept: ["question to the table", "who checks that"],
        weight: 0.2,
      },
      {
        text: "a parallel from a known field, nothing invented",
        accept: ["parallel from something i know", "never invent a statistic"],
        weight: 0.3,
      },
    ],
    avoid: ["Speak first, even without a fact."],
  },
  {
    id: "other-trade-news",
    family: "general",
    topic: "current affairs",
    kind: "other",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "News of your own trade",
    frames: [
      "You know {skill}. What has changed in your field in the last year, and what does it mean for your work?",
      "What has changed in your trade in the last months, and what does it mean for someone in your job?",
      "Tell me about one piece of news from your field that you followed. Where did you read it, and what do you think?",
    ],
    expected:
      "In my field, packaging, the rules on plastic have become stricter: makers must take back and recycle a share of what they bring to market, and they report it on a central portal. I read about it in the trade magazine of our association and then in the notice of the pollution control board, because newspapers leave out the details. For a person in my job it means that I must know the weight of plastic in each product, and our buyers now ask for recycled content in writing. I think it is right, but small units need time. Last month I began a sheet with the grams per box.",
    points: [
      {
        text: "one change, named exactly",
        accept: ["rules on plastic", "new rule", "have become stricter"],
        weight: 0.25,
        must: true,
      },
      {
        text: "where you read it",
        accept: ["trade magazine", "i read about it", "notice of the"],
        weight: 0.2,
      },
      {
        text: "what it means for people in your job",
        accept: ["for a person in my job", "it means that i must"],
        weight: 0.25,
      },
      { text: "your own view on it", accept: ["i think it is right", "my opinion"], weight: 0.15 },
      {
        text: "something you did because of it",
        accept: ["i began a sheet", "last month i began"],
        weight: 0.15,
      },
    ],
    avoid: ["I do not follow the news, I only do my work."],
  },
  {
    id: "other-minute-without-notes",
    family: "general",
    topic: "speaking",
    kind: "other",
    type: "behavioral",
    level: "easy",
    rung: "deepener",
    title: "One minute without notes",
    frames: [
      "You have one minute without notes: speak about your town or your work at {employer}. How do you order your words first?",
      "Speak for one minute without notes about the town you live in. How do you order your thoughts before you begin?",
    ],
    expected:
      "I take ten seconds and choose one message and three pictures for it. My message is that my town, Sangli, lives by turmeric. First, the smell: in February you know from the bus stand that the auction has begun. Second, the work: traders come from six states, and my uncle has carried sacks there for twenty years. Third, the worry: when the rains fail, the whole market is quiet, and then shops close early. So if you ask me what Sangli is, I say it is a town that looks at the sky and counts in sacks. I speak slowly, I finish each sentence, and I stop when the message is said.",
    points: [
      {
        text: "choose one message before you begin",
        accept: ["one message", "main idea first"],
        weight: 0.3,
        must: true,
      },
      {
        text: "three points in order",
        accept: ["three points in order", "three pictures", "beginning middle and end"],
        weight: 0.25,
      },
      {
        text: "details that can be seen or counted",
        accept: ["from six states", "twenty years", "from the bus stand"],
        weight: 0.2,
      },
      { text: "a last sentence that closes", accept: ["so if you ask me", "message is said"], weight: 0.15 },
      {
        text: "slow speech and whole sentences",
        accept: ["speak slowly", "finish each sentence"],
        weight: 0.1,
      },
    ],
    avoid: ["I begin to speak and see what comes."],
  },
  {
    id: "other-ask-for-extension",
    family: "general",
    topic: "writing",
    kind: "other",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Asking for more time",
    frames: [
      "At {employer} you see on Tuesday that Friday's work will not be ready. Say the message you would send, and why so.",
      "You see on Tuesday that work due on Friday will not be ready. Say the message you would send to your manager.",
    ],
    expected:
      "I would write it on Tuesday and not on Friday. Good afternoon madam, the stock report due on Friday will not be complete, because the count from the Hubli store comes only on Friday evening. Four of five stores are done and attached. I can send you the full report on Monday by eleven, or on Friday the four stores with the fifth estimated from last month. Which do you prefer? I have asked Hubli to send the count by phone on Thursday, and I will tell you at once if it comes. So the message has the fact, the reason, a choice with dates and what I am doing, and no long excuse.",
    points: [
      {
        text: "send it early, not on the last day",
        accept: ["on tuesday and not", "inform early"],
        weight: 0.2,
      },
      {
        text: "the late part, and the true reason",
        accept: ["report not complete", "comes only on friday"],
        weight: 0.25,
        must: true,
      },
      { text: "what is ready already", accept: ["four of five", "done and attached"], weight: 0.15 },
      {
        text: "a new date or a choice",
        accept: ["monday by eleven", "which do you prefer", "new date"],
        weight: 0.25,
      },
      {
        text: "what you do meanwhile, without long excuses",
        accept: ["asked hubli", "no long excuse"],
        weight: 0.15,
      },
    ],
    avoid: ["I wait until Friday, maybe it will still work."],
  },
];
