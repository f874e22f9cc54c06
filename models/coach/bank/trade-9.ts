import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: emergencies, digital tools, languages. */
export const trade9: readonly EntryDraft[] = [
  {
    id: "trade-person-collapses",
    family: "general",
    topic: "emergencies",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "Somebody falls down at work",
    frames: [
      "A person beside you at work suddenly falls down and does not answer. What do you do, step by step?",
      "Suppose a person at {employer} suddenly falls down and does not answer. What do you do, step by step?",
    ],
    expected:
      "I look whether I am safe myself, for example whether a wire or gas is the reason, and switch off what runs. I shout, and send one certain person to ring 112 or 108 and another for the first aid box, because 'somebody should ring' means nobody. I see whether the chest moves. If he does not breathe I press on the chest, thirty times and fast, as I learned it, until the ambulance comes. If he breathes I turn him on his side and give nothing to drink. The crowd stays back, and one waits at the gate to show the way. Later I report it truthfully.",
    points: [
      {
        text: "see that the place is safe",
        accept: [
          ...["whether I am safe", "switch off the current", "make the place safe"],
          ...["remove the danger first", "see that there is no current", "gas or electricity"],
          ...["check the danger", "is it safe for me", "put off main switch", "check for current"],
        ],
        weight: 0.2,
      },
      {
        text: "ring 112 or 108 for an ambulance",
        accept: [
          ...["call an ambulance", "shout for help", "ring 112", "dial 108", "call the doctor", "call 108"],
          ...["call for an ambulance", "call others for help", "take him to hospital", "inform the doctor"],
          ...["phone 108", "tell one boy to phone", "call ambulance immediately"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "see whether he breathes, press on the chest",
        accept: [
          ...["whether the chest moves", "check breathing and pulse", "press on the chest", "start CPR"],
          ...["check his breathing", "check the pulse", "give CPR", "press the chest", "ear near his nose"],
          ...["push on the chest", "see his breath"],
        ],
        weight: 0.25,
      },
      {
        text: "on his side, nothing to drink",
        accept: [
          ...["turn him on his side", "nothing to eat or drink", "recovery position", "loosen the clothes"],
          ...["turn him to one side", "don't give water", "loosen his clothes", "lay him down"],
          "don't pour water",
        ],
        weight: 0.1,
      },
      {
        text: "crowd back, the way shown, reported",
        accept: [
          ...["crowd stays back", "waits at the gate", "report it to my supervisor", "keep people away"],
          ...["move people back", "let fresh air come", "tell the supervisor", "inform his family"],
          ...["first aid box", "move people for air", "tell the owner and family"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I pour some water into his mouth.", "I lift him up and make him sit."],
  },
  {
    id: "trade-new-app",
    family: "general",
    topic: "digital tools",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A new app in your trade",
    frames: [
      "A new app or program comes into your trade. How do you learn it, and when do you trust it?",
      "A new app comes into your work as {role}. How do you learn it, and when do you trust it?",
    ],
    expected:
      "I ask which of my steps it makes easier, because a tool without a purpose only adds effort. I try it on an old job whose result I know and hold both side by side. For two weeks I run it beside the paper, even though that is double effort, so that nothing is lost if it fails. I master three functions instead of twenty badly, with a colleague or a short video. I look where the data lies and who can read it, whether I get it out again, and I keep a backup. When it was right on ten jobs I rely on it for that kind, but not blindly.",
    points: [
      {
        text: "which step it makes easier",
        accept: [
          ...["what problem it solves", "purpose of the tool", "which steps it makes easier"],
          ...["why we need it", "how it will help me", "what is the benefit", "saves which work"],
          ...["what it is used for", "how it makes work easy"],
        ],
        weight: 0.2,
      },
      {
        text: "try it on an old job with a known result",
        accept: [
          ...["try it on an old job", "practise on a small task", "sample data first"],
          ...["compare with a known result", "test it first on samples", "try on small work"],
          ...["test with old data", "practise first", "check the result is correct"],
          ...["cross check with manual", "try it on few orders", "compare with manual work"],
        ],
        weight: 0.25,
      },
      {
        text: "run it beside the old method",
        accept: [
          ...["run it beside the paper", "parallel with the old method", "keep the old method also"],
          ...["old way also for some days", "not leave the old way at once", "keep writing in register"],
          "old method for some days",
        ],
        weight: 0.2,
      },
      {
        text: "functions mastered with a colleague or video",
        accept: [
          ...["colleague or a short video", "attend the training", "watch tutorials"],
          ...["master three functions", "read the manual", "YouTube tutorial", "ask a friend"],
          ...["take training", "learn step by step", "learn from a youngster", "learn from a video"],
          "my son teaches me",
        ],
        weight: 0.15,
      },
      {
        text: "a backup, and who can read the data",
        accept: [
          ...["keep a backup", "who can read the data", "data is safe", "privacy of the data"],
          ...["data should be safe", "backup of data", "read the reviews", "privacy and password"],
          ...["company is trusted", "take backup", "password and permissions"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A program never makes a mistake.", "New programs are only for young people."],
  },
  {
    id: "trade-use-of-ai",
    family: "general",
    topic: "digital tools",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Artificial intelligence in your trade",
    frames: [
      "Where would you use artificial intelligence in your trade, and where would you not?",
      "Where would you use artificial intelligence in your work as {role}, and where would you not?",
    ],
    expected:
      "I use it for a first draft, for ideas, for translating a letter or for a list of what I may have forgotten, because there an error is seen at once and costs little. Whatever goes out I verify line by line against a source or my own experience, since it invents things and says them with great confidence. Names, addresses and papers of clients I do not type into it. Where a body, a house or a judgement hangs on it, a person decides and signs, and that is me. I tell the client when a large part was made so. And I keep practising by hand, or I could no longer see its errors.",
    points: [
      {
        text: "drafts, ideas and routine",
        accept: [
          ...["for a first draft", "ideas and suggestions", "routine and repetitive tasks"],
          ...["translating a letter", "drafting and research", "making first draft", "for new ideas"],
          ...["saving time in routine", "summarising long text", "for design options"],
          ...["for recipes or ideas", "captions and mood boards", "removing background"],
          "ideas and drafts",
        ],
        weight: 0.2,
      },
      {
        text: "verify everything it says",
        accept: [
          ...["verify it line by line against a source", "check the facts", "it invents things"],
          ...["it can give wrong information", "cross check its output", "check everything myself"],
          ...["it can be wrong", "gives fake answer", "not trust blindly", "verify from the source"],
          ...["check every fact", "check everything", "wrong spellings", "verify the output"],
          "check every citation",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "no private data typed into it",
        accept: [
          ...["papers of clients I do not type", "no confidential data", "not share client details"],
          ...["privacy of clients", "not put client's name", "never share private documents"],
          ...["confidential data not shared", "client's papers stay private"],
          ...["never upload client's photos", "don't share client data", "client's name not there"],
        ],
        weight: 0.2,
      },
      {
        text: "a person, not the tool, is responsible",
        accept: [
          ...["a person decides and signs", "responsibility is mine", "final decision by a human"],
          ...["needs human judgement", "final decision is mine", "my responsibility"],
          ...["human touch is needed", "skill and hand work", "not for final work", "taste and judgement"],
          ...["final call of a designer", "final decision mine"],
        ],
        weight: 0.2,
      },
      {
        text: "own skill kept, client told",
        accept: [
          ...["keep practising by hand", "tell the client when", "not depend on it fully"],
          ...["not become dependent", "own brain also", "inform the client", "keep my own skill"],
          ...["tell them it is AI", "not depend fully", "my own skill"],
        ],
        weight: 0.1,
      },
    ],
    avoid: ["What artificial intelligence says is always correct.", "It will soon do all my work alone."],
  },
  {
    id: "trade-other-language",
    family: "general",
    topic: "talking with clients",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "transfer",
    title: "A client who only nods",
    frames: [
      "A client speaks another language and only nods at what you say. How do you make sure that he understands?",
      "Suppose a client of {employer} speaks another language and only nods. How do you make sure that he understands?",
    ],
    expected:
      "A nod is often politeness and not agreement, so I do not go on from it. I speak slowly in short sentences and show it: a drawing, a sample, a photo, the figure on a calculator. Then I let him show back to me what will happen, because only that proves it. I look for a colleague or relative who knows the language, but for money, health or law I take a neutral adult and no child. A translating app helps with simple things, while for a contract it is too risky. What was agreed I write down with figures and dates, and he shows it to somebody who can read it.",
    points: [
      {
        text: "show it with a drawing, sample or figure",
        accept: [
          ...["a drawing or a sample", "show a photo", "signs and gestures", "figure on a calculator"],
          ...["show by drawing", "show the photo", "use hands and signs", "show a sample"],
          ...["write the numbers", "show him a picture", "use gestures", "show with hands"],
        ],
        weight: 0.25,
      },
      {
        text: "let him show or say it back",
        accept: [
          ...["show back to me", "repeat it in his own language", "ask him to repeat"],
          ...["confirm what he understood", "ask him to tell me back", "he explains to me"],
          ...["ask him to show", "ask him to explain"],
        ],
        weight: 0.25,
      },
      {
        text: "somebody who knows the language",
        accept: [
          ...["colleague who knows the language", "find an interpreter", "help of a translator"],
          ...["translating app", "Google Translate", "call a person who knows", "use Google Translate"],
          ...["translator app", "help from a colleague", "his family member", "take help of translator"],
          "person who speaks it",
        ],
        weight: 0.2,
      },
      {
        text: "slowly, in short sentences",
        accept: [
          ...["speak slowly", "short sentences", "simple words", "easy words", "speak slow"],
          ...["simple English or Hindi", "small sentences", "speak slowly and simply"],
        ],
        weight: 0.1,
      },
      {
        text: "agreement written with figures",
        accept: [
          ...["write down with figures", "agreed in writing", "write the price and date"],
          ...["write it on paper", "message in his language", "written and signed", "confirm on WhatsApp"],
          ...["write the amount", "note on paper"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["A nod means that he has agreed.", "Speaking louder helps him to understand."],
  },
];
