import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: going on without somebody, and with others. */
export const trade8: readonly EntryDraft[] = [
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
          ...["inform my boss immediately", "call the office early", "let them know at once"],
          ...["inform my manager first", "inform my boss first", "call in the morning"],
          ...["tell my manager immediately", "inform at the earliest", "send a leave message"],
          ...["call my senior immediately", "inform office same day"],
        ],
        weight: 0.25,
      },
      {
        text: "list of what is due and how far it is",
        accept: [
          ...["what is due this week", "status of each task", "list of pending tasks"],
          ...["tell which work is pending", "list of work", "details of each work", "list of pending work"],
          "tell which is urgent",
        ],
        weight: 0.2,
      },
      {
        text: "a colleague or trained second takes over",
        accept: [
          ...["what a colleague can take", "arrange a substitute", "trained a second person"],
          ...["trusted person covers for me", "my colleague can do", "give it to my assistant"],
          ...["ask a friend to handle", "someone in my place", "another person is trained"],
          ...["my assistant will continue", "colleague handles it"],
        ],
        weight: 0.2,
      },
      {
        text: "notes where others can open them",
        accept: [
          ...["notes of each day", "written notes for others", "files in a shared folder"],
          ...["everything is documented", "everything is written", "notes and files"],
          ...["he can read my diary", "password and files shared", "details in my diary"],
          "files are in drive",
        ],
        weight: 0.2,
      },
      {
        text: "those who wait get a new date",
        accept: [
          ...["call with a new date", "inform the clients", "ask them for more days"],
          ...["call those three people", "say sorry to clients", "ask them to wait"],
          ...["give them another date", "inform the three customers", "give them new date"],
        ],
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
          ...["look at it from the beginning", "check everything myself", "not trust that it is ready"],
          ...["inspect the finished part", "check the old work", "see what is done"],
          ...["check from the start", "inspect everything first", "understand what is completed"],
          ...["never believe it is complete", "check the whole work"],
        ],
        weight: 0.25,
      },
      {
        text: "ask the one before and the client what was agreed",
        accept: [
          ...["ask the one before me", "talk to the previous person", "what was agreed with the client"],
          ...["read the old papers", "ask the previous person", "talk to the client", "read the file"],
          ...["why he left it", "what was promised", "speak to the old one", "what was decided and paid"],
          "talk to the owner",
        ],
        weight: 0.2,
      },
      {
        text: "photos or a list of its condition",
        accept: [
          ...["photos of its condition", "write down what I found", "record the condition"],
          ...["list of its condition", "take photos first", "write the condition"],
          ...["make a list of defects", "note what is missing", "click photos of all", "photos of cracks"],
          "note the condition",
        ],
        weight: 0.25,
      },
      {
        text: "fresh date and price",
        accept: [
          ...["make a fresh date and price", "fresh estimate", "tell them the extra days"],
          ...["revised timeline", "tell new time and cost", "fresh quotation", "how many days more"],
          ...["extra charges if any", "new time line and fees", "new rate and date"],
        ],
        weight: 0.15,
      },
      {
        text: "nothing bad about the predecessor, good parts kept",
        accept: [
          ...["say nothing bad", "not blame the previous person", "what is good I keep"],
          ...["not speak bad about him", "continue good part", "respect his work", "not say anything bad"],
          "keep what is good",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I tear out everything and begin from zero.", "I trust that his part is correct."],
  },
  {
    id: "trade-waiting-for-others",
    family: "general",
    topic: "working with others",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Waiting for another trade",
    frames: [
      "Your part can begin only when people of another trade are through, and they are late. What do you do?",
      "Suppose your part as {role} can begin only when people of another trade are through, and they are late. What do you do?",
    ],
    expected:
      "I go and look how far they are and ask what holds them up, instead of waiting at my table. Sometimes it is me, because they need a measure or a decision of mine. We agree who comes first on which day, and I write that into our common group. Meanwhile I do what does not depend on them, for example preparing my pieces. Before I begin on top of theirs I inspect it with them, since a fault that I cover becomes mine. If the end date is in danger, I tell the person in charge of the whole with facts and without blame, so that he can change the order.",
    points: [
      {
        text: "go to them and ask what holds them up",
        accept: [
          ...["ask what holds them up", "talk to the other team", "look how far they are"],
          ...["find out the reason for delay", "go and ask them", "ask how much time"],
          ...["talk to their head", "know the reason", "reminder to them", "ask them the reason"],
          "meet them and ask",
        ],
        weight: 0.25,
      },
      {
        text: "agree who comes on which day",
        accept: [
          ...["agree who comes first", "agree on the dates", "make a joint schedule"],
          ...["coordinate the sequence", "fix a date together", "decide the sequence", "plan with them"],
          ...["timeline with them", "fix the dates together"],
        ],
        weight: 0.2,
      },
      {
        text: "meanwhile what does not depend on them",
        accept: [
          ...["preparing my pieces meanwhile", "other tasks in the meantime", "do my independent tasks"],
          ...["finish my own preparation", "do my other work", "prepare my material"],
          ...["use the waiting time", "prepare my things", "do other part of work"],
        ],
        weight: 0.2,
      },
      {
        text: "inspect theirs before going on",
        accept: [
          ...["inspect it with them", "check their part before mine", "fault that I cover becomes mine"],
          ...["check their work first", "see their work is proper", "not cover their mistake"],
          ...["check their finishing", "see their work before mine"],
        ],
        weight: 0.15,
      },
      {
        text: "tell the person in charge with facts",
        accept: [
          ...["tell the person in charge", "inform the project head", "tell the client about delay"],
          ...["report it to the manager", "inform the client", "tell the site in-charge", "tell my boss"],
          ...["inform about the delay", "tell the project manager", "inform the site engineer"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Their delay is none of my business.", "I begin on top of their unfinished part."],
  },
  {
    id: "trade-private-things",
    family: "general",
    topic: "keeping secrets",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Private things you see and hear",
    frames: [
      "At work you see and hear private things of other people. How do you keep them safe?",
      "As {role} you see and hear private things of other people. How do you keep them safe?",
    ],
    expected:
      "What I see in a house, a file or on the back seat I do not tell, neither at home nor in a WhatsApp group, even without the name, because people guess it. Papers lie in a drawer and my phone has a lock. A colleague learns what he needs for his part and no more. I take no photo without a yes, not even of my own work for my page. When a caller asks who the client is or what he pays, I pass him to my manager. There is one limit: if somebody is in danger or the court asks, I speak, but only to the right office.",
    points: [
      {
        text: "nothing told at home or in groups",
        accept: [
          ...["not tell at home", "no gossip about clients", "not in a WhatsApp group"],
          ...["never discuss with outsiders", "do not share with anybody", "never tell my family"],
          ...["not talk to friends", "keep it with me", "not discuss outside", "don't tell anyone"],
          ...["just drive and forget", "never tell other drivers", "never discuss with anyone"],
        ],
        weight: 0.25,
      },
      {
        text: "papers and phone locked",
        accept: [
          ...["papers in a drawer", "phone has a lock", "locked cupboard", "password on the computer"],
          ...["shred old papers", "locked drawer", "computer has password", "phone locked"],
          ...["files kept safe", "lock the cupboard", "locked in the glove box", "documents locked"],
          "password on my phone",
        ],
        weight: 0.2,
      },
      {
        text: "a colleague learns only what is needed",
        accept: [
          ...["what he needs and no more", "need to know basis", "only with the persons concerned"],
          ...["only the concerned person", "only senior knows", "share only if needed"],
          ...["only office knows", "only people who need it"],
        ],
        weight: 0.2,
      },
      {
        text: "photos only with a yes",
        accept: [
          ...["no photo without permission", "ask before sharing pictures", "only with their consent"],
          ...["not click photos", "take permission for photo", "not post on social media"],
          ...["without permission no", "don't post a selfie", "permission before photos"],
        ],
        weight: 0.15,
      },
      {
        text: "danger or the court as the limit",
        accept: [
          ...["somebody is in danger", "the court asks", "if law requires it", "unless there is a crime"],
          ...["police or court order", "if law asks", "if life is in danger", "only to authorised person"],
          ...["refuse if anyone asks", "if police asks", "court asks legally"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Without the name anybody may hear the story."],
  },
];
