import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: learning, beginners, a new place, own limits. */
export const trade3: readonly EntryDraft[] = [
  {
    id: "trade-learning-while-working",
    family: "general",
    topic: "learning the trade",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Learning while working full days",
    frames: [
      "How do you learn the new methods of your trade while your days are full?",
      "How do you learn new methods as {role} while your days are full?",
    ],
    expected:
      "I keep two hours a week for it, fixed, because learning that waits for a free day never happens. I follow two or three people who are better than I am, and I ask an older colleague to show me one trick. I take a short course when there is practice in it and not only slides. What I see I try on something small of my own first, before it touches a paid order, since a video makes everything look easy. What worked goes into my notebook. For example, last year one new method began to save me half an hour a day.",
    points: [
      {
        text: "fixed hours for it each week",
        accept: [
          "two hours a week",
          "half an hour daily",
          "every sunday I practise",
          "fixed hours for learning",
        ],
        weight: 0.2,
      },
      {
        text: "learn from people who are better",
        accept: [
          "ask an older colleague",
          "learn from seniors",
          "follow experts in the field",
          "watch skilled people",
        ],
        weight: 0.25,
      },
      {
        text: "a course or video with practice",
        accept: [
          "take a short course",
          "watch videos and practise",
          "attend workshops",
          "training programme",
          "online course",
        ],
        weight: 0.2,
      },
      {
        text: "try it on something small first",
        accept: [
          "practise at home first",
          "before it touches a paid order",
          "trial on a sample",
          "small project of my own",
        ],
        weight: 0.25,
      },
      {
        text: "note what worked",
        accept: ["goes into my notebook", "keep a notebook", "write down what worked"],
        weight: 0.1,
      },
    ],
    avoid: ["An old hand has learned everything already.", "Watching a video replaces all practice."],
  },
  {
    id: "trade-senior-rejects",
    family: "general",
    topic: "learning the trade",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "Do it again, says the senior",
    frames: [
      "A senior looks at your finished work and says only: do it again. How do you react?",
      "Suppose a senior at {employer} looks at your finished work and says only: do it again. How do you react?",
    ],
    expected:
      "It hurts for a minute, so I stay calm and say nothing quick. I ask him to show me two places and what good would look like there, because those three words alone teach me nothing. I repeat what I have understood and ask until when. If I see a point differently I say it once with my reason, but then his experience decides. I do the worst place first and show it to him before I do the rest, so that I do not go wrong twice. Afterwards I note what he found. If the same remark comes three times, it is a weakness that I must practise.",
    points: [
      {
        text: "ask what exactly is wrong",
        accept: [
          "show me two places",
          "ask for the exact fault",
          "what good would look like",
          "ask what to improve",
          "which part is not right",
        ],
        weight: 0.3,
      },
      {
        text: "stay calm, no quick defence",
        accept: ["say nothing quick", "listen without arguing", "not take it personally", "accept it calmly"],
        weight: 0.2,
      },
      {
        text: "show a part before the rest",
        accept: ["show it to him before the rest", "show one sample first", "get it checked midway"],
        weight: 0.2,
      },
      {
        text: "own reason said once",
        accept: ["say it once with my reason", "explain my reason politely", "explain my side once"],
        weight: 0.1,
      },
      {
        text: "note the remark for next time",
        accept: [
          "note what he found",
          "write down the remark",
          "not repeat the same mistake",
          "remember the correction",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I redo everything and ask no questions.", "He only wants to show his power."],
  },
  {
    id: "trade-train-beginner",
    family: "general",
    topic: "working with others",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A beginner's first month",
    frames: [
      "You are given a beginner who knows nothing of the trade. How do you teach this person in the first month?",
      "As {role}, you are given a beginner. How do you teach this person in the first month?",
    ],
    expected:
      "First I show the whole thing slowly and say why each step is there, because who knows the reason makes fewer mistakes. Then we do it together, and only then he does it alone while I stand beside him with my hands behind my back. He starts with small tasks where a mistake costs little, never with the best piece of a client. In the evening we take ten minutes for one thing that was good and one to practise. He writes the steps in his own notebook, since he will not ask twice what he has written himself. After a month I let him teach one task to me, and that shows what has stayed.",
    points: [
      {
        text: "show it slowly with the reason",
        accept: [
          "show the whole thing slowly",
          "demonstrate and explain",
          "explain the reason of each step",
          "show him how and why",
        ],
        weight: 0.25,
      },
      {
        text: "together first, then alone under my eye",
        accept: [
          "do it together first",
          "he works while I watch",
          "alone while I stand beside",
          "under my supervision",
          "let him practise under guidance",
        ],
        weight: 0.25,
      },
      {
        text: "small tasks where a mistake costs little",
        accept: ["starts with small tasks", "easy and safe tasks first", "simple jobs in the beginning"],
        weight: 0.2,
      },
      {
        text: "daily talk on what was good",
        accept: [
          "one thing that was good",
          "daily feedback",
          "correct him patiently",
          "praise and correct daily",
        ],
        weight: 0.15,
      },
      {
        text: "test what has stayed",
        accept: [
          "let him teach one task",
          "test him after a month",
          "check what he has learnt",
          "ask him to explain back",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "A beginner learns best when he is shouted at.",
      "Watching me for a month teaches him everything.",
    ],
  },
  {
    id: "trade-first-day",
    family: "general",
    topic: "working with others",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "The first day at a new place",
    frames: [
      "It is your first day at a new place of work. What do you find out, and how do you behave?",
      "Suppose you join us as {role} tomorrow. What do you find out on the first day, and how do you behave?",
    ],
    expected:
      "I come a quarter of an hour early. First I ask where the exits and the first aid box are and what is forbidden, because I need that before the first task. Then I learn names and who decides what, so that I know whom to ask. For some days I watch how they do things, even if I know another method, and keep my suggestions for later. I ask where tools, keys and papers belong and note it. I take one small task and finish it whole, since people judge a new face by that. Before I go home I ask my supervisor what to do differently tomorrow.",
    points: [
      {
        text: "safety rules and exits",
        accept: [
          "where the exits are",
          "first aid box",
          "safety rules of the place",
          "what is forbidden",
          "rules of the company",
        ],
        weight: 0.2,
      },
      {
        text: "names, and who decides what",
        accept: [
          "learn everybody's names",
          "who decides in the team",
          "introduce myself to everybody",
          "to my reporting manager",
        ],
        weight: 0.25,
      },
      {
        text: "watch their method before suggesting",
        accept: [
          "watch the seniors at work",
          "observe before suggesting",
          "follow their method first",
          "suggestions for later",
          "understand how they work",
        ],
        weight: 0.25,
      },
      {
        text: "where tools and papers belong",
        accept: ["where tools belong", "where things are kept", "location of files"],
        weight: 0.1,
      },
      {
        text: "one small task finished, then remarks asked",
        accept: [
          "finish one small task",
          "ask my supervisor for remarks",
          "what to do differently",
          "complete the first task properly",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["On the first day I show them a better method."],
  },
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
          "cheap and can be reversed",
          "small things I decide",
          "within my own task",
          "routine decisions myself",
        ],
        weight: 0.2,
      },
      {
        text: "stop when a person could be hurt",
        accept: ["could hurt a person", "safety is in doubt", "any danger I stop", "risk to somebody"],
        weight: 0.2,
      },
      {
        text: "stop when it differs from the order or gets dearer",
        accept: [
          "not as the order says",
          "dearer than agreed",
          "beyond my authority",
          "extra cost involved",
          "change in the plan",
          "outside my knowledge",
        ],
        weight: 0.25,
      },
      {
        text: "ask with a suggestion",
        accept: ["photo and a suggestion", "suggestion of my own", "ask with options", "give my own opinion"],
        weight: 0.2,
      },
      {
        text: "make it safe when nobody is reached",
        accept: [
          "make it safe and leave",
          "leave it safe",
          "go on with another part",
          "continue another part meanwhile",
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
          "say openly it is new",
          "tell that I have not done",
          "honest about my experience",
          "admit that I am new",
          "would be my first time",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "pass it on where it could injure",
        accept: [
          "needs a licence that I lack",
          "pass it on to an expert",
          "refer to somebody qualified",
          "not take it if dangerous",
        ],
        weight: 0.2,
      },
      {
        text: "learn from one who has made it",
        accept: [
          "ask somebody who has made it",
          "guidance from a senior",
          "help of an expert",
          "read how it is made",
          "learn it from videos",
        ],
        weight: 0.2,
      },
      {
        text: "practise on a trial piece",
        accept: [
          "practise on a scrap piece",
          "make a sample piece first",
          "make a trial piece before",
          "mock run",
        ],
        weight: 0.2,
      },
      {
        text: "more days and a second look",
        accept: ["take more days", "experienced colleague sees the result", "get it checked by a senior"],
        weight: 0.15,
      },
    ],
    avoid: ["I say yes and practise on the client's piece.", "A true professional can do everything."],
  },
];
