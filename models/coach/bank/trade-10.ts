import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: the hands, their tools, hygiene, and a client's house. */
export const trade10: readonly EntryDraft[] = [
  {
    id: "trade-safe-before-starting",
    family: "general",
    topic: "safe hands",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Nobody gets hurt",
    frames: [
      "What do you look at before you begin a job, so that nobody gets hurt by it?",
      "As {role}, what do you look at before you begin, so that nobody gets hurt?",
    ],
    expected:
      "I look around for a minute before I touch anything: what is hot, sharp, live, heavy, wet or moving, and who walks past. I put on what the task asks for, such as shoes, gloves or a belt, because an accident does not wait until I fetch them. I try the guard, the brake or the cable, and what is damaged I do not use. I keep others away with a sign or a rope, children above all. I know where the switch, the extinguisher and the first aid box are. If it cannot be made safe I do not begin, even when the boss is in a hurry, and I say why.",
    points: [
      {
        text: "look around for what is hot, sharp or moving",
        accept: [
          "look around before I touch",
          "what is hot or sharp",
          "check the surroundings",
          "identify the hazards",
        ],
        weight: 0.25,
      },
      {
        text: "shoes, gloves or belt on",
        accept: [
          "shoes gloves or a belt",
          "wear safety gear",
          "helmet and gloves",
          "seat belt on",
          "protective equipment",
        ],
        weight: 0.25,
      },
      {
        text: "guard, brake or cable tried",
        accept: [
          "try the brake",
          "what is damaged I do not use",
          "check the tools before use",
          "brakes and tyres",
          "gas knobs and wiring",
        ],
        weight: 0.15,
      },
      {
        text: "others kept away, exits and extinguisher known",
        accept: [
          "keep others away",
          "sign or a rope",
          "extinguisher and first aid",
          "warn people nearby",
          "fire extinguisher",
        ],
        weight: 0.15,
      },
      {
        text: "not begin when it cannot be made safe",
        accept: ["refuse if it is unsafe", "not start until safe", "refuse an unsafe task", "stop if unsafe"],
        weight: 0.2,
      },
    ],
    avoid: ["An experienced hand needs no gloves.", "For five minutes a guard may stay off."],
  },
  {
    id: "trade-hard-on-the-body",
    family: "general",
    topic: "safe hands",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Work that is hard on the body",
    frames: [
      "Your work is hard on back, legs and eyes. How do you stay healthy in it for twenty years?",
      "Work as {role} is hard on the body. How do you stay healthy in it for twenty years?",
    ],
    expected:
      "What is heavy I lift with bent knees and a straight back, close to me, and above about twenty kilos I take a second person or a trolley, because a back heals slowly. I change my posture each half hour and stretch, since sitting still wears one out as much as lifting. For dust, sparks and noise I use glasses, mask and plugs, also for a short task, and good light saves the eyes. In the heat I drink before I am thirsty. I sleep enough. If something aches for three days I say it and see a doctor, instead of swallowing tablets until it is too late.",
    points: [
      {
        text: "lift with bent knees or with help",
        accept: ["bent knees", "second person or a trolley", "lift properly", "use a trolley"],
        weight: 0.25,
      },
      {
        text: "change the posture, stretch, pause",
        accept: [
          "change my posture",
          "stretch each half hour",
          "regular breaks",
          "exercise and yoga",
          "walk for some minutes",
        ],
        weight: 0.25,
      },
      {
        text: "glasses, mask and plugs, good light",
        accept: ["glasses mask and plugs", "good light", "mask for dust", "protect my ears", "safety shoes"],
        weight: 0.2,
      },
      {
        text: "water, food and sleep",
        accept: ["drink enough water", "sleep enough", "healthy food", "eat on time"],
        weight: 0.1,
      },
      {
        text: "pain told early to a doctor",
        accept: ["aches for three days", "see a doctor", "not ignore pain", "health check every year"],
        weight: 0.2,
      },
    ],
    avoid: ["Pain goes away by working on.", "A strong man lifts everything alone."],
  },
  {
    id: "trade-care-of-tools",
    family: "general",
    topic: "safe hands",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Looking after your tools",
    frames: [
      "How do you look after the tools and equipment that you work with, day by day?",
      "As {role}, how do you look after your tools and equipment, day by day?",
    ],
    expected:
      "Each thing has its place, with its outline on the board, so that in the evening I see in one look what is missing. I wipe it before I put it away, because dirt and damp ruin more than use does. Blades, oil, tyres, belts or filters have their dates in a small book, and I do them before they fail. What is cracked or loose gets a red tag and leaves the room, even if we need it, since the next person cannot know. I use a thing only for what it is made for. The expensive ones I lend against a signature.",
    points: [
      {
        text: "a fixed place, seen in the evening",
        accept: [
          "each thing has its place",
          "count them in the evening",
          "keep it back in its place",
          "stored properly",
        ],
        weight: 0.2,
      },
      {
        text: "wiped before it is put away",
        accept: ["wipe it before", "clean after use", "daily cleaning", "clean and dry them"],
        weight: 0.25,
      },
      {
        text: "oil, blades or tyres by their dates",
        accept: [
          "dates in a small book",
          "service on time",
          "oil and filters",
          "regular servicing",
          "sharpen the blades",
          "regular maintenance",
        ],
        weight: 0.25,
      },
      {
        text: "cracked or loose ones taken out",
        accept: ["gets a red tag", "cracked or loose", "report the damaged one", "do not use broken"],
        weight: 0.2,
      },
      {
        text: "used only for what it is made for",
        accept: ["what it is made for", "not misuse it", "handle them carefully"],
        weight: 0.1,
      },
    ],
    avoid: ["Servicing tools on time is wasted money.", "A loose handle is harmless for careful people."],
  },
  {
    id: "trade-clean-in-the-rush",
    family: "general",
    topic: "hygiene at work",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Clean in the middle of the rush",
    frames: [
      "How do you keep your place of work clean in the middle of the rush, and what is never skipped?",
      "As {role}, how do you keep your place clean in the middle of the rush, and what is never skipped?",
    ],
    expected:
      "I clean as I go, after each guest or order, because at midnight nobody does it well. Hands come first: soap for twenty seconds before I start, after the toilet, after money, garbage or anything raw. Clean and dirty things have different boards and cloths, by colour, so that nothing passes from one to the other. What touches skin or food is washed hot or disinfected, and the cloth is changed, not only rinsed. Nails are short and hair is covered, and who has fever stays away. A list on the wall is signed at each round, since what is not signed was often not done.",
    points: [
      {
        text: "hands washed with soap, again and again",
        accept: ["soap for twenty seconds", "wash my hands", "washing hands before", "hand wash after each"],
        weight: 0.3,
        must: true,
      },
      {
        text: "clean after each order",
        accept: [
          "clean side by side with work",
          "clean after each order",
          "wipe the counter each time",
          "side by side cleaning",
        ],
        weight: 0.2,
      },
      {
        text: "clean and dirty things kept apart",
        accept: [
          "different boards and cloths",
          "raw and cooked separate",
          "used and unused separate",
          "boards by colour",
          "separate knives and boards",
        ],
        weight: 0.2,
      },
      {
        text: "washed hot or disinfected",
        accept: [
          "washed hot or disinfected",
          "sanitise the tools",
          "sterilise the tools",
          "change the cloth",
          "sanitise the surface",
        ],
        weight: 0.15,
      },
      {
        text: "fever stays away, signed list",
        accept: [
          "has fever stays away",
          "list is signed",
          "hair is covered",
          "cap and gloves",
          "cleaning checklist",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Gloves replace the washing of hands.", "The same wet cloth serves all day."],
  },
  {
    id: "trade-alone-in-a-house",
    family: "general",
    topic: "at the client's place",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Alone in a stranger's house",
    frames: [
      "You work alone in a stranger's house. How do you protect yourself, the people there and their things?",
      "As {role} you work alone in a stranger's house. How do you protect yourself, the people there and their things?",
    ],
    expected:
      "My office knows the address and when I should be out, and I ring when I am done, because otherwise nobody would miss me. At the door I show my card and say what I will do. I ask for a grown-up to be there, never stay alone with a child, and leave the door of the room open. I touch only what belongs to the task and take two photos before and after, so that a scratch is not mine later. A cloth lies on the floor. If somebody is drunk or threatens me, or a wire is bare, I go out first and ring then. What I see there I tell nobody.",
    points: [
      {
        text: "office knows the address and the hour",
        accept: [
          "office knows the address",
          "share my location",
          "tell my family the address",
          "ring the office when done",
        ],
        weight: 0.2,
      },
      {
        text: "card shown at the door",
        accept: ["show my card", "identity card", "introduce myself at the door"],
        weight: 0.15,
      },
      {
        text: "a grown-up there, door open",
        accept: [
          "grown-up to be there",
          "adult of the family present",
          "leave the door open",
          "never alone with a child",
        ],
        weight: 0.2,
      },
      {
        text: "nothing else touched, photos before and after",
        accept: [
          "touch only what belongs",
          "photos before and after",
          "not touch their belongings",
          "cover the floor and furniture",
        ],
        weight: 0.25,
      },
      {
        text: "go out when somebody threatens",
        accept: ["go out first", "leave the house", "leave if it feels unsafe", "drunk or threatens"],
        weight: 0.2,
      },
    ],
    avoid: ["I lock the room so that nobody disturbs."],
  },
  {
    id: "trade-broken-in-a-house",
    family: "general",
    topic: "at the client's place",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Something broken at a client's",
    frames: [
      "You break something in a client's house, and nobody has seen it. What do you do now?",
      "Suppose you break something in a client's house in your work as {role}, and nobody has seen it. What do you do?",
    ],
    expected:
      "I see that nobody steps into it. Then I go to the owner at once and say in one sentence what happened, before I clean up, because one hidden shard costs me the whole street. I do not argue that it stood in a bad place. I take a photo, we write down what it is and roughly what it is worth, and I name the day by which he hears from us. I ring my boss, since there may be an insurance. We repair it, replace it or take it off the bill, as the owner prefers. Next time I move or cover such things before I unpack.",
    points: [
      {
        text: "tell the owner at once",
        accept: [
          "tell the owner what happened",
          "tell the owner immediately",
          "inform the client honestly",
          "say what happened",
          "accept my mistake",
          "apologise to the owner",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "photo and rough worth written down",
        accept: ["take a photo", "roughly what it is worth", "note the damage"],
        weight: 0.15,
      },
      {
        text: "repair, replace or take it off the bill",
        accept: [
          "repair it or replace it",
          "take it off the bill",
          "pay for the damage",
          "compensate the loss",
          "deduct it from my charges",
        ],
        weight: 0.25,
      },
      {
        text: "boss or insurance informed",
        accept: ["ring my boss", "inform my supervisor", "there may be an insurance"],
        weight: 0.1,
      },
      {
        text: "cover or move such things next time",
        accept: [
          "move or cover such things",
          "cover the furniture",
          "be more careful",
          "shift fragile items first",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I hide the pieces and keep quiet.", "It stood badly, so the owner pays."],
  },
];
