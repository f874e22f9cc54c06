import type { EntryDraft } from "../entry.ts";

/** Aptitude, communication, situational judgement and questions for the interviewer, for everyone, part 2 of 2. */
export const other2: readonly EntryDraft[] = [
  {
    id: "other-explain-to-child",
    family: "general",
    topic: "communication",
    kind: "other",
    type: "behavioral",
    level: "easy",
    rung: "opener",
    title: "Explaining your work simply",
    frames: [
      "How would you explain {skill} to a child of ten, so that the child could tell it to a friend?",
      "Explain something from your work or studies as if I were ten years old. How will you check I got it?",
      "Pick one hard word of your field and explain it to someone who never heard it.",
    ],
    expected:
      "I would explain bank reconciliation like this. Suppose you keep a notebook of your pocket money, and your mother keeps one too. On Sunday you put both side by side. If you wrote that you spent ten rupees and she did not, you find out why. Maybe you told her late. When both notebooks match, you know that nothing is lost. That is what I do, only the mother is the bank. I used no hard word, and to check, I would ask the child to tell me what happens when the two books differ.",
    points: [
      {
        text: "a picture from daily life",
        accept: ["suppose you", "pocket money", "imagine you have", "example from the house"],
        weight: 0.25,
        must: true,
      },
      {
        text: "short words with no hard terms",
        accept: ["no hard word", "simple words", "in easy language", "no technical"],
        weight: 0.25,
      },
      {
        text: "what the thing is good for",
        accept: ["nothing is lost", "what we use it for", "that is why people need it"],
        weight: 0.25,
      },
      {
        text: "a way to check that it was understood",
        accept: ["ask the child", "tell me back", "repeat in own words"],
        weight: 0.25,
      },
    ],
    avoid: ["A child must learn the hard word first."],
  },
  {
    id: "other-aptitude-two-workers",
    family: "general",
    topic: "aptitude",
    kind: "other",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Two people sharing a job",
    frames: [
      "Two people at {employer} do a job in 10 and 15 days. How long together, and how do you know?",
      "One person packs an order in 10 days and another in 15 days. How long together? Explain your steps.",
    ],
    expected:
      "I look at how much each does in one day. The first does one tenth of the work, and the second does one fifteenth. Together that is three thirtieths plus two thirtieths, so five thirtieths, which is a sixth of the work in a day. So together they need six days. I check it: in six days the first does sixty percent and the second forty, and that adds to one whole. It also makes sense, since it is less than ten. I would not take the average, which gives more than each alone.",
    points: [
      {
        text: "the share each does in one day",
        accept: ["one tenth", "one fifteenth", "share per day"],
        weight: 0.3,
      },
      {
        text: "the two shares added give a sixth",
        accept: ["sixth of the work", "five thirtieths", "add the shares"],
        weight: 0.25,
      },
      {
        text: "the answer is six days",
        accept: [
          "they need six days",
          "takes six days",
          "answer is six days",
          "in 6 days",
          "in six days",
          "6 days together",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a check that the answer makes sense",
        accept: ["less than ten", "adds to one whole"],
        weight: 0.15,
      },
    ],
    avoid: ["The answer is the average, twelve and a half days."],
  },
  {
    id: "other-boss-away-decision",
    family: "general",
    topic: "judgement",
    kind: "other",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "Your manager cannot be reached",
    frames: [
      "You work as {role}. A customer wants a refund now, and no manager picks up. What do you do?",
      "Your manager is away and an angry customer demands a refund larger than you may give. What do you do?",
    ],
    expected:
      "I would first hear the customer fully and check the bill and the product. Then I would separate what I may decide from what I may not. If I can give an exchange or a refund up to five hundred rupees, I offer that at once. For the rest I try my manager twice and then the next person in the line, like the area manager. If nobody answers, I give the customer a written note with a time, tomorrow by eleven, and my number. I would not promise money I have no power over. Later I tell my manager everything I did.",
    points: [
      {
        text: "hear the customer and check the facts",
        accept: ["check the bill", "hear the customer", "see the product", "verify the purchase"],
        weight: 0.25,
      },
      {
        text: "stay within what you may decide",
        accept: ["what i may decide", "within my limit", "no power over", "not promise money"],
        weight: 0.25,
        must: true,
      },
      {
        text: "try the next person in line",
        accept: [
          "then the next person",
          "area manager",
          "another senior person",
          "escalate to the next level",
        ],
        weight: 0.25,
      },
      {
        text: "give a firm time in writing, then report",
        accept: [
          "written note",
          "tell my manager everything",
          "answer by tomorrow",
          "time for the call back",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["I promise the whole refund to calm him."],
  },
  {
    id: "other-aptitude-chart-claim",
    family: "general",
    topic: "aptitude",
    kind: "other",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A number that may mislead",
    frames: [
      'Someone writes "{figure}" in a report without anything else. What would you ask before you believe it?',
      "A shop says complaints doubled this month, from 2 to 4. Is that bad? What would you ask first?",
    ],
    expected:
      "Doubled sounds bad, but two to four is very small, so it may be only chance. First I would ask out of how many orders. If orders went from one hundred to four hundred, then the rate fell from two percent to one percent. Next I would look at a longer time, perhaps the same month last year, because a festival brings more of everything. I would also ask whether the way of counting changed, like a new complaint number on the bill. Only then would I say whether it got worse, and I would read the four complaints.",
    points: [
      {
        text: "small numbers can change by chance",
        accept: ["only chance", "very small numbers", "may be luck"],
        weight: 0.2,
      },
      {
        text: "ask for the total, so compare rates",
        accept: [
          "rate fell",
          "out of how many",
          "percentage of orders",
          "percent of which total",
          "total number of",
          "how many orders in total",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "compare with a longer time or same season",
        accept: ["longer period", "same month last year", "season of the year", "festival brings"],
        weight: 0.25,
      },
      {
        text: "ask if the way of counting changed",
        accept: ["way of counting", "counting changed", "new complaint number", "how it was measured"],
        weight: 0.25,
      },
    ],
    avoid: ["Twice as many complaints always means bad work."],
  },
  {
    id: "other-wrong-instruction",
    family: "general",
    topic: "judgement",
    kind: "other",
    type: "behavioral",
    level: "hard",
    rung: "deepener",
    title: "An unclear instruction from above",
    frames: [
      "A senior at {employer} tells you to do a thing one way, and the rule book says another. What do you do?",
      "Your senior's instruction and the written rule do not match. How do you act without losing time or trust?",
    ],
    expected:
      "I would not assume that my senior is wrong, because the rule may be old. I go to him with the page open and ask which one I should follow, in one sentence and without blame. If he is busy and the work is safe to wait, I do other work first. If it cannot wait, I follow the written rule when safety or money is at stake, because it is easier to defend. I note down what I was told and when. Afterwards I ask for the page or the habit to be corrected, so the next person has no doubt.",
    points: [
      {
        text: "ask the senior which one to follow",
        accept: ["i should follow", "clarify with him", "ask for clarity", "page open"],
        weight: 0.25,
        must: true,
      },
      {
        text: "do not assume, do not blame",
        accept: ["not assume", "without blame", "rule may be old", "maybe i misunderstood"],
        weight: 0.25,
      },
      {
        text: "follow the rule for safety or money",
        accept: ["follow the written rule", "safety or money", "safer way", "rule book first"],
        weight: 0.25,
      },
      {
        text: "write it down and get it corrected",
        accept: [
          "note down what he said",
          "page or the habit",
          "rule gets corrected",
          "keep a record",
          "email to confirm",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["I do silently whatever the senior says."],
  },
];
