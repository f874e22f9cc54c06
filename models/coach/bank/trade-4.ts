import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: learning, beginners, a new place. */
export const trade4: readonly EntryDraft[] = [
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
          ...["two hours a week", "half an hour daily", "every sunday I practise"],
          ...["fixed hours for learning", "one hour every night", "on my weekly off"],
          ...["daily before sleeping", "time on Sunday", "half an hour after dinner"],
          "fix some time daily",
        ],
        weight: 0.2,
      },
      {
        text: "learn from people who are better",
        accept: [
          ...["ask an older colleague", "learn from seniors", "follow experts in the field"],
          ...["watch skilled people", "learn from my senior", "watch experienced people", "ask my ustad"],
          ...["learn from friends in trade", "follow good people online", "one senior whose work"],
          ...["learn from my seniors", "call him and ask"],
        ],
        weight: 0.25,
      },
      {
        text: "a course or video with practice",
        accept: [
          ...["take a short course", "watch videos and practise", "attend workshops", "training programme"],
          ...["online course", "YouTube videos", "online classes", "short certificate course"],
          ...["attend a seminar", "read books and magazines", "go for training", "watch one tutorial"],
          ...["weekend course", "online courses and videos"],
        ],
        weight: 0.2,
      },
      {
        text: "try it on something small first",
        accept: [
          ...["practise at home first", "before it touches a paid order", "trial on a sample"],
          ...["small project of my own", "practise on small pieces", "try at home"],
          ...["apply it on small work", "experiment on a sample", "try on my own posters"],
          ...["practise on small work", "first on a small work"],
        ],
        weight: 0.25,
      },
      {
        text: "note what worked",
        accept: [
          ...["goes into my notebook", "keep a notebook", "write down what worked", "write in a diary"],
          ...["make notes", "note down new things", "save the good tricks", "note in a diary"],
        ],
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
          ...["show me two places", "ask for the exact fault", "what good would look like"],
          ...["ask what to improve", "which part is not right", "ask him where the mistake is"],
          ...["ask what is wrong", "request him to explain", "what exactly he wants"],
          ...["understand my mistake", "which para is weak", "tell me what you want", "what he expects"],
        ],
        weight: 0.3,
      },
      {
        text: "stay calm, no quick defence",
        accept: [
          ...["say nothing quick", "listen without arguing", "not take it personally", "accept it calmly"],
          ...["not feel bad", "take it positively", "accept his remark", "respect the senior"],
          "feel bad but not show",
        ],
        weight: 0.2,
      },
      {
        text: "show a part before the rest",
        accept: [
          ...["show it to him before the rest", "show one sample first", "get it checked midway"],
          ...["show him halfway", "show one part first", "confirm in between", "take approval of sample"],
          ...["make one part and show", "redo a small part", "after his approval the rest"],
        ],
        weight: 0.2,
      },
      {
        text: "own reason said once",
        accept: [
          ...["say it once with my reason", "explain my reason politely", "explain my side once"],
          ...["tell my reason politely", "explain why I did so", "put my point"],
          "explain politely my reason",
        ],
        weight: 0.1,
      },
      {
        text: "note the remark for next time",
        accept: [
          ...["note what he found", "write down the remark", "not repeat the same mistake"],
          ...["remember the correction", "remember that mistake", "learn from it", "improve next time"],
          ...["note it down", "write his corrections", "not tell me twice"],
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
          ...["show the whole thing slowly", "demonstrate and explain", "explain the reason of each step"],
          ...["show him how and why", "first I show him", "tell him why we do"],
          ...["explain each thing slowly", "show how to hold", "demonstrate in front of him"],
          ...["explain the basics", "handed me the tools", "show him how work is done"],
        ],
        weight: 0.25,
      },
      {
        text: "together first, then alone under my eye",
        accept: [
          ...["do it together first", "he works while I watch", "alone while I stand beside"],
          ...["under my supervision", "let him practise under guidance", "he does it with me"],
          ...["I keep watching", "alone and I watch", "practise in front of me", "he did it with me"],
          ...["did it alone and I checked", "let him do with me", "give him a task alone"],
        ],
        weight: 0.25,
      },
      {
        text: "small tasks where a mistake costs little",
        accept: [
          ...["starts with small tasks", "easy and safe tasks first", "simple jobs in the beginning"],
          ...["give small work first", "easy work in first week", "nothing important in beginning"],
          ...["simple and safe work", "small tasks first", "easy work in the beginning", "no big loss"],
        ],
        weight: 0.2,
      },
      {
        text: "daily talk on what was good",
        accept: [
          ...["one thing that was good", "daily feedback", "correct him patiently"],
          ...["praise and correct daily", "tell him his mistakes", "every night I tell him"],
          ...["encourage him", "tell two good things", "correct him daily", "patience with him"],
          ...["praised him in the evening", "told what was wrong", "what he did well", "where to improve"],
        ],
        weight: 0.15,
      },
      {
        text: "test what has stayed",
        accept: [
          ...["let him teach one task", "test him after a month", "check what he has learnt"],
          ...["ask him to explain back", "ask him to make one", "take a small test"],
          ...["let him explain to me", "check after one month", "explained the whole to me"],
          ...["check at month end", "task to do alone"],
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
          ...["where the exits are", "first aid box", "safety rules of the place", "what is forbidden"],
          ...["rules of the company", "safety rules first", "rules and regulations", "emergency exit"],
          ...["company policies", "timings and rules", "where is fire exit", "kitchen rules"],
          "rules and timings",
        ],
        weight: 0.2,
      },
      {
        text: "names, and who decides what",
        accept: [
          ...["learn everybody's names", "who decides in the team", "introduce myself to everybody"],
          ...["to my reporting manager", "meet my team", "know my seniors"],
          ...["who is my reporting manager", "know everybody's role", "know the names"],
        ],
        weight: 0.25,
      },
      {
        text: "watch their method before suggesting",
        accept: [
          ...["watch the seniors at work", "observe before suggesting", "follow their method first"],
          ...["suggestions for later", "understand how they work", "see how they work", "observe first"],
          ...["understand their system", "not give advice on first day", "follow their style"],
          ...["observe how they work", "not say how we did", "not give suggestions immediately"],
        ],
        weight: 0.25,
      },
      {
        text: "where tools and papers belong",
        accept: [
          ...["where tools belong", "where things are kept", "location of files"],
          ...["where materials are kept", "know the place", "location of tools and files"],
          ...["where knives are kept", "tools and files kept"],
        ],
        weight: 0.1,
      },
      {
        text: "one small task finished, then remarks asked",
        accept: [
          ...["finish one small task", "ask my supervisor for remarks", "what to do differently"],
          ...["complete the first task properly", "do the given task properly", "ask for feedback"],
          ...["finish my first work well", "ask if any doubt", "finish properly and ask"],
          ...["complete it sincerely", "supervisor for feedback"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["On the first day I show them a better method."],
  },
];
