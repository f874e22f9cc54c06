import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: tools, hygiene, and work in a client's house. */
export const trade14: readonly EntryDraft[] = [
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
          ...["each thing has its place", "count them in the evening", "keep it back in its place"],
          ...["stored properly", "keep in tool box", "fixed place for everything", "count after work"],
          ...["lock them", "keep in dry cabinet", "count everything in bag", "keep them in their place"],
          "count them at the end",
        ],
        weight: 0.2,
      },
      {
        text: "wiped before it is put away",
        accept: [
          ...["wipe it before", "clean after use", "daily cleaning", "clean and dry them"],
          ...["clean every day", "wipe after work", "wash and dry", "keep them dry", "blow dust and wipe"],
          "clean after every use",
        ],
        weight: 0.25,
      },
      {
        text: "oil, blades or tyres by their dates",
        accept: [
          ...["dates in a small book", "service on time", "oil and filters", "regular servicing"],
          ...["sharpen the blades", "regular maintenance", "oil them", "sharpen regularly"],
          ...["check tyre pressure", "change battery", "software update and backup", "batteries charged"],
          ...["service centre once a year", "servicing and oiling"],
        ],
        weight: 0.25,
      },
      {
        text: "cracked or loose ones taken out",
        accept: [
          ...["gets a red tag", "cracked or loose", "report the damaged one", "do not use broken"],
          ...["repair or replace broken", "keep faulty aside", "tell the owner", "not use damaged wire"],
          ...["stopped using it", "loose leg repaired", "damaged kept aside"],
        ],
        weight: 0.2,
      },
      {
        text: "used only for what it is made for",
        accept: [
          ...["what it is made for", "not misuse it", "handle them carefully", "use for right work"],
          ...["handle with care", "not give to others", "use for its purpose", "each tool for purpose"],
        ],
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
        accept: [
          ...["soap for twenty seconds", "wash my hands", "washing hands before", "hand wash after each"],
          ...["wash hands with soap", "hand wash again", "clean hands every time", "sanitise my hands"],
          ...["wash or sanitise my hands", "hands before touching face"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "clean after each order",
        accept: [
          ...["clean side by side with work", "clean after each order", "wipe the counter each time"],
          ...["side by side cleaning", "clean while working", "wipe after each order", "clean immediately"],
          ...["not leave for the end", "wipe in between", "straight to the bin"],
        ],
        weight: 0.2,
      },
      {
        text: "clean and dirty things kept apart",
        accept: [
          ...["different boards and cloths", "raw and cooked separate", "used and unused separate"],
          ...["boards by colour", "separate knives and boards", "separate boards", "raw and cooked"],
          ...["red and green boards", "separate towels", "used things apart", "clean and used in two"],
          "clean and used separate",
        ],
        weight: 0.2,
      },
      {
        text: "washed hot or disinfected",
        accept: [
          ...["washed hot or disinfected", "sanitise the tools", "sterilise the tools", "change the cloth"],
          ...["sanitise the surface", "sanitise with hot water", "dip in sanitiser"],
          ...["sterilise the scissors", "new towel for each", "sprayed with alcohol"],
          "washed after each client",
        ],
        weight: 0.15,
      },
      {
        text: "fever stays away, signed list",
        accept: [
          ...["has fever stays away", "list is signed", "hair is covered", "cap and gloves"],
          ...["cleaning checklist", "fever go home", "wear cap and apron", "cleaning chart"],
          ...["nails cut short", "signed every two hours", "cough then mask", "sick person goes home"],
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
          ...["office knows the address", "share my location", "tell my family the address"],
          ...["ring the office when done", "share live location", "tell my wife or boss"],
          ...["office has the address", "call after work", "wife knows the address", "share the location"],
        ],
        weight: 0.2,
      },
      {
        text: "card shown at the door",
        accept: [
          ...["show my card", "identity card", "introduce myself at the door", "show ID card"],
          ...["ring the bell and introduce", "company uniform", "show my card at gate"],
        ],
        weight: 0.15,
      },
      {
        text: "a grown-up there, door open",
        accept: [
          ...["grown-up to be there", "adult of the family present", "leave the door open"],
          ...["never alone with a child", "family member should be there", "some elder at home"],
          ...["keep the door open", "not go in bedroom alone", "some elder to remain"],
          "someone from family there",
        ],
        weight: 0.2,
      },
      {
        text: "nothing else touched, photos before and after",
        accept: [
          ...["touch only what belongs", "photos before and after", "not touch their belongings"],
          ...["cover the floor and furniture", "not touch anything else", "take photo before"],
          ...["cover the sofa", "remove my shoes", "check with owner after work", "newspaper on floor"],
          ...["touch only the board", "photo of wall before"],
        ],
        weight: 0.25,
      },
      {
        text: "go out when somebody threatens",
        accept: [
          ...["go out first", "leave the house", "leave if it feels unsafe", "drunk or threatens"],
          ...["leave from there", "call my office", "call police", "not argue and leave"],
          ...["pack up and leave", "someone is drunk"],
        ],
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
          ...["tell the owner what happened", "tell the owner immediately", "inform the client honestly"],
          ...["say what happened", "accept my mistake", "apologise to the owner"],
          ...["tell the owner honestly", "say sorry to madam", "accept my fault", "inform her immediately"],
          ...["call madam and say sorry", "by mistake it is broken", "don't run away"],
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "photo and rough worth written down",
        accept: [
          ...["take a photo", "roughly what it is worth", "note the damage", "take photo of it"],
          ...["ask its price", "write it down", "ask its cost"],
        ],
        weight: 0.15,
      },
      {
        text: "repair, replace or take it off the bill",
        accept: [
          ...["repair it or replace it", "take it off the bill", "pay for the damage"],
          ...["compensate the loss", "deduct it from my charges", "bring a new one", "cut from my payment"],
          ...["get it repaired", "less in the bill", "bring the same one", "cut money from my bill"],
        ],
        weight: 0.25,
      },
      {
        text: "boss or insurance informed",
        accept: [
          ...["ring my boss", "inform my supervisor", "there may be an insurance", "tell my boss"],
          ...["inform the company", "insurance if any", "tell my contractor"],
        ],
        weight: 0.1,
      },
      {
        text: "cover or move such things next time",
        accept: [
          ...["move or cover such things", "cover the furniture", "be more careful"],
          ...["shift fragile items first", "keep things aside", "cover before work", "careful next time"],
          ...["ask to remove costly things", "shift such things before", "other room before starting"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I hide the pieces and keep quiet.", "It stood badly, so the owner pays."],
  },
];
