import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: own limits, the day, many jobs. */
export const trade5: readonly EntryDraft[] = [
  {
    id: "trade-stop-and-ask",
    family: "general",
    topic: "own limits",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "When to stop and ask",
    frames: [
      "When do you stop in the middle of your work and ask somebody, and what do you decide yourself?",
      "As {role}, when do you stop and ask somebody, and what do you decide yourself?",
    ],
    expected:
      "I decide what lies within my task, is cheap and can be reversed, because whoever asks about each screw is no help. I stop when something is not as the order says, when it could hurt a person, or when it becomes dearer than agreed. I also stop before any step that is final. Then I ask the right person, with a photo and a suggestion of my own, so that he can reply in one minute. While I wait I go on with another part. If nobody can be reached and there is danger, I make it safe and leave the rest. Afterwards I ask where the line lies for the future.",
    points: [
      {
        text: "cheap and reversible things alone",
        accept: [
          ...["cheap and can be reversed", "small things I decide", "within my own task"],
          ...["routine decisions myself", "small decisions myself", "daily routine work"],
          ...["I know that work", "within my limit", "slightly different I decide", "small things myself"],
        ],
        weight: 0.2,
      },
      {
        text: "stop when a person could be hurt",
        accept: [
          ...["could hurt a person", "safety is in doubt", "any danger I stop", "risk to somebody"],
          ...["if there is danger", "somebody's safety", "risk of accident", "person can get hurt"],
          ...["if anybody can get hurt", "safety risk then stop"],
        ],
        weight: 0.2,
      },
      {
        text: "stop when it differs from the order or gets dearer",
        accept: [
          ...["not as the order says", "dearer than agreed", "beyond my authority", "extra cost involved"],
          ...["change in the plan", "outside my knowledge", "if cost increases", "client has not approved"],
          ...["not in the instructions", "beyond my power", "big money involved", "if I am not sure"],
          ...["anything unusual", "after cutting nothing can be done", "design needs more money"],
          ...["not sure then ask", "expensive material", "decision beyond me"],
        ],
        weight: 0.25,
      },
      {
        text: "ask with a suggestion",
        accept: [
          ...["photo and a suggestion", "suggestion of my own", "ask with options", "give my own opinion"],
          ...["ask with a photo", "give my suggestion", "tell two options", "my opinion also"],
          ...["send photo and ask", "this or that", "suggest what I think"],
        ],
        weight: 0.2,
      },
      {
        text: "make it safe when nobody is reached",
        accept: [
          ...["make it safe and leave", "leave it safe", "go on with another part"],
          ...["continue another part meanwhile", "stop and keep it safe", "keep it aside"],
          ...["do other work till then", "wait for the answer", "do other piece till reply"],
          ...["stop work and wait", "stitch other piece"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Asking a question shows that I am weak.", "I ask before every small step."],
  },
  {
    id: "trade-never-done-before",
    family: "general",
    topic: "own limits",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Something you have never done",
    frames: [
      "You are asked for something in your trade that you have never done before. Do you take it, and how?",
      "Suppose you are asked, as {role}, for something that you have never done. Do you take it, and how?",
    ],
    expected:
      "I say openly that it would be my first time, because a false yes comes out at the worst moment. Then I weigh what a mistake would do. If it could injure somebody or needs a licence that I lack, I pass it on to one who has it. If not, I take it with more days and perhaps for less. I read how it is made, ask somebody who has made it twenty times, and practise on a scrap piece before I touch the real one. The first result an experienced colleague sees before the client. For example, I once paid an expert for two hours beside me, and it was cheap.",
    points: [
      {
        text: "say honestly that it is the first time",
        accept: [
          ...["say openly it is new", "tell that I have not done", "honest about my experience"],
          ...["admit that I am new", "would be my first time", "tell honestly I am new"],
          ...["I have not done it earlier", "be frank with client", "say truthfully"],
          ...["never handled such work", "tell him clearly never", "have not done this before"],
          "be honest and tell",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "pass it on where it could injure",
        accept: [
          ...["needs a licence that I lack", "pass it on to an expert", "refer to somebody qualified"],
          ...["not take it if dangerous", "send to an expert", "if risky I refuse"],
          ...["not take if licence needed", "recommend another person", "refer him to my friend"],
          ...["if risky suggest an expert", "stakes are very high"],
        ],
        weight: 0.2,
      },
      {
        text: "learn from one who has made it",
        accept: [
          ...["ask somebody who has made it", "guidance from a senior", "help of an expert"],
          ...["read how it is made", "learn it from videos", "learn from my senior", "see videos on it"],
          ...["take guidance", "ask an experienced person", "research about it", "senior to guide"],
          ...["read about it", "learn from seniors and videos"],
        ],
        weight: 0.2,
      },
      {
        text: "practise on a trial piece",
        accept: [
          ...["practise on a scrap piece", "make a sample piece first", "make a trial piece before"],
          ...["mock run", "trial on waste piece", "make one sample", "try on small scale"],
          ...["practise on a sample", "read sample drafts", "first on a sample"],
        ],
        weight: 0.2,
      },
      {
        text: "more days and a second look",
        accept: [
          ...["take more days", "experienced colleague sees the result", "get it checked by a senior"],
          ...["ask for extra time", "senior checks it", "show it to an expert", "go slowly"],
          ...["checked by him before", "checked by a senior", "extra time", "charge less"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I say yes and practise on the client's piece.", "A true professional can do everything."],
  },
  {
    id: "trade-plan-the-day",
    family: "general",
    topic: "planning the day",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Preparing a working day",
    frames: [
      "How do you prepare a working day, so that the first hour is not lost?",
      "As {role}, how do you prepare a working day, so that the first hour is not lost?",
    ],
    expected:
      "The evening before I read tomorrow's orders and pick the three that must be finished, with the hardest in the morning, because my head is fresh then. I lay out what I need and count it, so that nothing is fetched twice. I look at what I cannot change, such as weather, traffic or when others are free, and order my steps around it. Whoever I depend on I ring before he leaves home. One hour stays empty for what nobody expected. If it is not used, I take something from the next day. In the evening I cross out what is done and see what slipped, and why.",
    points: [
      {
        text: "pick what must be finished, hardest first",
        accept: [
          ...["pick the three that must", "to do list the evening before", "list of the important tasks"],
          ...["hardest in the morning", "set my priorities", "list for tomorrow", "important work first"],
          ...["difficult work in morning", "decide the priority", "plan at night", "see tomorrow's list"],
          "to-do list previous night",
        ],
        weight: 0.25,
      },
      {
        text: "lay out and count what is needed",
        accept: [
          ...["lay out what I need", "tools and material ready", "keep everything ready"],
          ...["pack my bag the night before", "keep my tools ready", "arrange materials at night"],
          ...["check my bag", "mise en place ready", "clothes and papers ready", "vehicle checked"],
          ...["arrange parcels route wise", "check diesel and papers", "tools and materials ready"],
        ],
        weight: 0.25,
      },
      {
        text: "weather, traffic or others' hours looked at",
        accept: [
          ...["weather and traffic", "check the route", "timing of other people"],
          ...["confirm the appointments", "see the weather", "traffic and route", "call and confirm"],
          ...["appointments of the day", "check the calendar", "map for road block", "check the traffic"],
          "phone him to be ready",
        ],
        weight: 0.2,
      },
      {
        text: "one hour empty for the unexpected",
        accept: [
          ...["one hour stays empty", "keep some buffer", "spare hour for emergencies"],
          ...["gap for urgent calls", "keep some time free", "extra time for urgent", "margin for delay"],
          ...["half an hour extra", "buffer time for urgent"],
        ],
        weight: 0.15,
      },
      {
        text: "evening look at what slipped",
        accept: [
          ...["cross out what is done", "see what slipped", "review the day"],
          ...["carry pending tasks forward", "see what is pending", "remaining work next day"],
          ...["check at night what was done", "which are left and why", "move it to next day"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Planning is useless because every day is different."],
  },
  {
    id: "trade-several-jobs",
    family: "general",
    topic: "planning the day",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Five jobs, all urgent",
    frames: [
      "Five jobs lie before you, and everybody says that theirs is urgent. How do you decide what comes first?",
      "As {role}, you have five jobs, and everybody says that theirs is urgent. How do you decide what comes first?",
    ],
    expected:
      "I put all five on one sheet with the date, the hours each needs, and what happens if it is late. Loud is not the same as urgent, so a court date, a wedding or something that spoils comes before the person who shouts. What takes ten minutes and sets another person free I do straight away. Then I finish one before I open the next, because five halves make nobody happy. Those who must wait I ring with an honest hour, and they take that better than silence. If two really collide, I ask my boss rather than choosing in secret.",
    points: [
      {
        text: "one sheet with dates and hours",
        accept: [
          ...["put all on one sheet", "list with the dates", "write down all deadlines"],
          ...["make a list with dates", "list of all jobs", "write all the dates", "note every deadline"],
          ...["list with next date", "note all in my diary", "list of all five", "time each one needs"],
          "list with deadlines",
        ],
        weight: 0.2,
      },
      {
        text: "order by what happens if it is late",
        accept: [
          ...["what happens if it is late", "deadline and importance", "which delay does most harm"],
          ...["loud is not urgent", "priority by impact", "nearest deadline", "nearest date first"],
          ...["importance and deadline", "which loss is bigger", "wedding date cannot move"],
          ...["what will be the loss", "court date comes first"],
        ],
        weight: 0.3,
      },
      {
        text: "finish one before opening another",
        accept: [
          ...["finish one job before the next", "one job at a time", "no half done jobs"],
          ...["not jump between", "one by one", "focus on one", "don't start everything together"],
          ...["finish one work", "take the next after one"],
        ],
        weight: 0.15,
      },
      {
        text: "those who wait are told when",
        accept: [
          ...["ring those who wait", "give them an honest hour", "inform the others about delay"],
          ...["tell them the expected time", "inform the other clients", "tell them when"],
          ...["give them new time", "request them to wait", "others I tell come", "tell them about time"],
        ],
        weight: 0.2,
      },
      {
        text: "boss decides when two collide",
        accept: [
          ...["ask my boss", "manager decides the priority", "ask a colleague to share"],
          ...["take help for the rest", "ask my senior", "take help of team", "give one to a colleague"],
          ...["manager's guidance", "ask my brother to help", "manager's advice", "take advice of senior"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I give the loudest person the first place.", "I work a little on all five together."],
  },
];
