import type { EntryDraft } from "../entry.ts";

/** Freshers: learning a tool, proof of a skill, office writing, the first client. */
export const fresher5: readonly EntryDraft[] = [
  {
    id: "fresher-exam-and-duty",
    family: "fresher",
    topic: "time",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Exams and a duty together",
    frames: [
      "Tell me about a time when exams and another duty came in the same weeks. How did you manage both?",
      "Tell me about a time when exams came while you still had to finish {project}. How did you manage both?",
    ],
    expected:
      "In my last semester the exams began on the tenth, and on the eighth was the college fest, where I was in charge of the stage. I knew both dates in January. I made a plan on one sheet, with three chapters a week from February, so that the last week was only for revision. For the stage I wrote a list of forty jobs and gave twenty five to two juniors, with a meeting of fifteen minutes each evening. I said no to the music contest. The stage was ready at noon, and I slept well before the first paper. I got 71 percent, two more than before. I learnt to start from the date and plan backwards.",
    points: [
      {
        text: "what came together and when",
        accept: ["exams began on", "same weeks", "fest", "both dates"],
        weight: 0.2,
      },
      {
        text: "a plan made early",
        accept: ["plan on one sheet", "three chapters a week", "timetable", "plan backwards"],
        weight: 0.3,
        must: true,
      },
      {
        text: "work given to others or said no",
        accept: ["gave twenty five to", "said no to", "juniors"],
        weight: 0.25,
      },
      {
        text: "result of both",
        accept: ["stage was ready", "got 71 percent", "passed with", "marks"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "fresher-fest-sponsors",
    family: "fresher",
    topic: "events",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "opener",
    title: "Finding money for a fest",
    frames: [
      "Tell me about a time you had to ask strangers for money or support, for a fest, a team or a cause.",
      "For {project} or for a college event, tell me about a time when you had to ask strangers for support or money.",
    ],
    expected:
      "Our department fest needed sixty thousand rupees and the college gave half. I was in the group for sponsors. In the first week I phoned twelve shops, spoke very fast and got nothing. Then I asked one owner why, and he said, what do I get. So I counted: nine hundred students come in two days, and most live within three kilometres. I wrote a page with three sizes of support and what each gives, a banner or a stall. I went in person to eighteen shops, mostly a coaching class and two cafes said yes, and we had thirty four thousand. Afterwards I sent every sponsor the photos and the accounts. Two came again next year without asking.",
    points: [
      {
        text: "what was needed and for what",
        accept: ["sixty thousand rupees", "fest needed", "needed a sponsor", "raise money"],
        weight: 0.2,
      },
      {
        text: "how you understood what the giver wants",
        accept: ["what do i get", "asked one owner why", "nine hundred students", "what they gain"],
        weight: 0.25,
      },
      {
        text: "what you did yourself",
        accept: ["wrote a page", "went in person", "phoned twelve", "visited shops"],
        weight: 0.3,
        must: true,
      },
      {
        text: "result in rupees and thanks given",
        accept: ["thirty four thousand", "photos and the accounts", "came again"],
        weight: 0.25,
      },
    ],
  },
  {
    id: "fresher-asked-beyond-knowledge",
    family: "fresher",
    topic: "first job",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Asked beyond what you know",
    frames: [
      "In your third week a client asks you something you do not know, and your senior is away. What do you say and do?",
      "You list {skill}. In your third week a client asks something you cannot answer and your senior is away. What now?",
    ],
    expected:
      "I do not invent an answer, because a wrong one from me is a wrong one from the company. I also do not say only that I am new. I say, I want to give you the right answer, let me check and write to you by four o'clock. Then I ask two or three questions, so that I can explain it exactly: which order, since when, what happens if it waits till tomorrow. I look in our old mails and the guide, and I message my senior with my own suggestion. If he is silent, I ask the next person. At four I write in any case.",
    points: [
      {
        text: "no invented answer",
        accept: ["do not invent", "wrong one from the company", "not guess", "let me check"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a time when he hears",
        accept: ["by four o'clock", "write to you by", "give a time"],
        weight: 0.25,
      },
      {
        text: "questions that pin down the case",
        accept: ["which order since when", "two or three questions", "what happens if it waits"],
        weight: 0.2,
      },
      {
        text: "senior asked with a suggestion, then the next person",
        accept: ["with my own suggestion", "ask the next person", "look in our old mails"],
        weight: 0.25,
      },
    ],
    avoid: ["Better a quick guess than no answer."],
  },
];
