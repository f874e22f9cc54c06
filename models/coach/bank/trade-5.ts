import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: proof, notes, handing on. */
export const trade5: readonly EntryDraft[] = [
  {
    id: "trade-portfolio",
    family: "general",
    topic: "proof of work",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Proof of your work",
    frames: [
      "What would you show a stranger as proof that you do good work, and why just that?",
      "What would you show us as proof of your work as {role}, and why just that?",
    ],
    expected:
      "I bring five pieces and not fifty, chosen for the place where I apply. For each I can say what was asked, what my own part was and what came of it, because a nice photo alone proves nothing. Before and after side by side shows most. Where there is no picture, as with driving or advice, I bring a log, a certificate, a figure such as six years without an accident, or somebody whom they may ring. I ask the client before I show his house or papers, and I cover names. I also keep one piece that went wrong, since what I learned from it often convinces more.",
    points: [
      {
        text: "few pieces, chosen for the place",
        accept: [
          "five pieces and not fifty",
          "best samples for this post",
          "selected samples",
          "few best examples",
        ],
        weight: 0.25,
      },
      {
        text: "own part and what came of it",
        accept: [
          "what my own part was",
          "my role in the project",
          "result that came of it",
          "result of that project",
          "before and after",
        ],
        weight: 0.3,
      },
      {
        text: "certificates, logs or people to ring",
        accept: [
          "a log or a certificate",
          "reference from a client",
          "somebody whom they may ring",
          "experience letter",
          "customer reviews",
          "clean accident record",
        ],
        weight: 0.25,
      },
      {
        text: "permission asked, names covered",
        accept: [
          "ask the client before I show",
          "client's permission",
          "hide the names",
          "nothing confidential",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Pictures from the internet prove it as well.", "Twenty average samples look better than five."],
  },
  {
    id: "trade-practical-test",
    family: "general",
    topic: "proof of work",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A practical test of one hour",
    frames: [
      "Suppose we give you a practical test of one hour in your trade. How do you go about it?",
      "Suppose we watch you at work as {role} for one hour as a test. How do you go about it?",
    ],
    expected:
      "I ask what they want to judge, speed, neatness or the result, and what I may use, because one task can be marked in three ways. I take five minutes to plan and lay out things and see whether everything works. I choose something simple that I can finish, instead of something grand that stays half. Meanwhile I keep the table clean and say aloud why I do a step, so that they see how I think. A mistake I show and correct. Five minutes before the end I stop to check. At last I say what I would improve with a second hour.",
    points: [
      {
        text: "ask what will be judged",
        accept: [
          "what they want to judge",
          "ask about the requirement",
          "clarify the task",
          "what I may use",
        ],
        weight: 0.25,
      },
      {
        text: "plan and lay out first",
        accept: [
          "five minutes to plan",
          "arrange the tools first",
          "make a quick plan",
          "check the equipment first",
        ],
        weight: 0.2,
      },
      {
        text: "something simple that gets finished",
        accept: [
          "simple thing I can finish",
          "complete it within the hour",
          "finish in the given time",
          "divide the hour",
        ],
        weight: 0.2,
      },
      {
        text: "clean table, steps said aloud",
        accept: [
          "keep the table clean",
          "say why I do a step",
          "explain while working",
          "neat and clean",
          "follow safety rules",
        ],
        weight: 0.2,
      },
      {
        text: "check at the end, mistakes shown",
        accept: [
          "before the end I check",
          "show the mistake and correct",
          "final check",
          "recheck in the last minutes",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The most complicated piece always impresses them."],
  },
  {
    id: "trade-job-notes",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Notes on each piece of work",
    frames: [
      "What do you write down about each piece of work, and what is it good for later?",
      "As {role}, what do you write down about each piece of work, and what is it good for later?",
    ],
    expected:
      "For each one I note the date, for whom it was, what was ordered and what I really did, with the hours and what was used up. Changes stand there with the day and who said yes, because in a quarrel memory is worth nothing. Two photos and the bills lie behind it under one number, so that I find it in a minute. It helps me three times: the next estimate is better, a repeat order goes quickly, and a complaint can be answered with facts. I do it the same evening, even if I am tired, since after three days half is invented.",
    points: [
      {
        text: "date, name and what was made",
        accept: [
          "date and client's name",
          "what I really did",
          "name date and details",
          "details of the order",
        ],
        weight: 0.25,
      },
      {
        text: "hours and material used",
        accept: [
          "hours and what was used",
          "time and material used",
          "how many hours it took",
          "expenses of the job",
        ],
        weight: 0.2,
      },
      {
        text: "changes and who said yes",
        accept: ["who said yes", "changes with the day", "approval of changes", "changes agreed in writing"],
        weight: 0.2,
      },
      {
        text: "photos and bills under one number",
        accept: ["photos and the bills", "receipts kept in a file", "filed with a number"],
        weight: 0.15,
      },
      {
        text: "for estimates, repeat orders and complaints",
        accept: [
          "next estimate is better",
          "answer a complaint with facts",
          "proof in a dispute",
          "useful for repeat orders",
          "helps next time",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I keep everything in my head.", "Small orders need no notes."],
  },
  {
    id: "trade-hand-over-shift",
    family: "general",
    topic: "handing on",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "A colleague goes on with it",
    frames: [
      "You go home, and a colleague goes on with your work. What do you tell him, and how?",
      "At {employer}, what did you tell the colleague who went on with your work, and how?",
    ],
    expected:
      "I do it at the place itself with the thing in front of us, because on the phone one half is lost. I say what is finished, what is half done and what nobody has touched. Then come the promises: who was told what, and until when. I point out what is unusual today, for example a loose part or a client who is upset. Keys, papers and passwords I give in the proper manner. He says it back in his words, so that I hear what is missing, and the main things stand in the register too, since neither of us will remember them tomorrow. For an hour I stay reachable.",
    points: [
      {
        text: "finished, half done and untouched",
        accept: ["work half done", "what is pending", "status of each task", "completed and remaining"],
        weight: 0.3,
      },
      {
        text: "promises with their dates",
        accept: [
          "who was told what",
          "promised to the client",
          "deadline of each task",
          "next steps with dates",
        ],
        weight: 0.2,
      },
      {
        text: "what is unusual or risky today",
        accept: [
          "what is unusual today",
          "any problem or risk",
          "special points to watch",
          "warn about a fault",
        ],
        weight: 0.2,
      },
      {
        text: "keys, papers and passwords",
        accept: ["keys and papers", "give him the files", "place of the tools"],
        weight: 0.1,
      },
      {
        text: "said back and written down",
        accept: [
          "he says it back",
          "stand in the register",
          "write it in the register",
          "handover note",
          "confirm he has understood",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["He will see for himself what is left.", "A call from the bus home is enough."],
  },
  {
    id: "trade-ill-for-a-week",
    family: "general",
    topic: "handing on",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Ill in the middle of promises",
    frames: [
      "You fall ill for a week while three people wait for your work. How does it go on without you?",
      "Suppose you fall ill for a week in the middle of your work as {role}. How does it go on without you?",
    ],
    expected:
      "I ring early on the first morning, not at noon, and give my boss the list: what is due this week, for whom, and how far it is. That is quick because my notes of each day lie where others can open them. Then we sort what a colleague can take, what can wait, and what only I can do. The three get a call with a new date from the office, not from rumours. For each task somebody knows it a little, since I have trained a second person before, when nobody was ill. Half asleep from my bed I do not go on, because that helps nobody.",
    points: [
      {
        text: "ring early on the first morning",
        accept: [
          "inform my boss immediately",
          "call the office early",
          "let them know at once",
          "inform my manager first",
        ],
        weight: 0.25,
      },
      {
        text: "list of what is due and how far it is",
        accept: ["what is due this week", "status of each task", "list of pending tasks"],
        weight: 0.2,
      },
      {
        text: "a colleague or trained second takes over",
        accept: [
          "what a colleague can take",
          "arrange a substitute",
          "trained a second person",
          "trusted person covers for me",
        ],
        weight: 0.2,
      },
      {
        text: "notes where others can open them",
        accept: [
          "notes of each day",
          "written notes for others",
          "files in a shared folder",
          "everything is documented",
        ],
        weight: 0.2,
      },
      {
        text: "those who wait get a new date",
        accept: ["call with a new date", "inform the clients", "ask them for more days"],
        weight: 0.15,
      },
    ],
    avoid: ["Nobody else is able to touch my work.", "However ill I am, I keep working."],
  },
  {
    id: "trade-half-done-by-another",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "opener",
    title: "Somebody's half-done work",
    frames: [
      "You take over somebody else's half-done work. What do you do before you go on with it?",
      "As {role}, you take over somebody else's half-done work. What do you do before you go on with it?",
    ],
    expected:
      "I look at it from the beginning, because what is called ready often is not, and from now on my name stands on it. I ask the one before me, if he can be reached, and also the client, what was agreed and what is paid. I take photos or write a list of its condition on that day, so that later nobody quarrels about whose fault it was. Then I say openly what must be opened again, and make a fresh date and price. What is good I keep, even if I would have chosen differently. About my predecessor I say nothing bad, since I do not know what he was given.",
    points: [
      {
        text: "inspect it from the beginning",
        accept: [
          "look at it from the beginning",
          "check everything myself",
          "not trust that it is ready",
          "inspect the finished part",
        ],
        weight: 0.25,
      },
      {
        text: "ask the one before and the client what was agreed",
        accept: [
          "ask the one before me",
          "talk to the previous person",
          "what was agreed with the client",
          "read the old papers",
        ],
        weight: 0.2,
      },
      {
        text: "photos or a list of its condition",
        accept: [
          "photos of its condition",
          "write down what I found",
          "record the condition",
          "list of its condition",
        ],
        weight: 0.25,
      },
      {
        text: "fresh date and price",
        accept: [
          "make a fresh date and price",
          "fresh estimate",
          "tell them the extra days",
          "revised timeline",
        ],
        weight: 0.15,
      },
      {
        text: "nothing bad about the predecessor, good parts kept",
        accept: [
          "say nothing bad",
          "not blame the previous person",
          "what is good I keep",
          "not criticise him",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I tear out everything and begin from zero.", "I trust that his part is correct."],
  },
];
