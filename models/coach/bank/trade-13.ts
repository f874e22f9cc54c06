import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: material and the hands. */
export const trade13: readonly EntryDraft[] = [
  {
    id: "trade-less-waste",
    family: "general",
    topic: "material",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Less waste",
    frames: [
      "How do you keep waste small in your work, and where does the rest go?",
      "As {role}, how do you keep waste small, and where does the rest go?",
    ],
    expected:
      "For one week I put everything that we throw away on a scale, because without figures everybody believes it is little. Mostly it comes from cutting without a plan, ordering too much and bad storage. So I plan the pieces before I cut, order for three days and not for ten, and take the older stock first. Good leftovers get a box with a label and a second use. The remainder I sort: wet, dry and dangerous, while oil, batteries or chemicals go to a licensed collector against a receipt, never into the drain. A tenth less in the bin is money that needs no new client.",
    points: [
      {
        text: "weigh what is thrown away",
        accept: [
          ...["put on a scale", "measure how much is thrown", "record daily wastage", "note the wastage"],
          ...["weigh the waste", "note daily waste", "check the dustbin", "weigh the dustbin"],
          "how much is thrown",
        ],
        weight: 0.2,
      },
      {
        text: "plan before cutting, order the right amount",
        accept: [
          ...["plan the pieces before", "order only what is needed", "correct measurement"],
          ...["standard portions", "estimate the quantity", "measure properly", "cut with planning"],
          ...["buy as needed", "correct portion", "order less", "prep as per booking", "make less"],
          "measure before cutting",
        ],
        weight: 0.25,
      },
      {
        text: "older stock first, stored well",
        accept: [
          ...["older stock first", "FIFO", "store it properly", "old stock first"],
          ...["proper storage", "label with date", "old one first", "date on every box"],
        ],
        weight: 0.2,
      },
      {
        text: "a second use for leftovers",
        accept: [
          ...["reuse the leftovers", "second use", "use the remaining pieces", "use the trimmings"],
          ...["use leftover pieces", "reuse small pieces", "make something from it", "donate extra"],
          ...["trimmings go in stock", "use small pieces"],
        ],
        weight: 0.15,
      },
      {
        text: "the remainder sorted, dangerous things to a collector",
        accept: [
          ...["wet dry and dangerous", "segregate wet and dry", "licensed collector", "sell the scrap"],
          ...["give it for recycling", "dry and wet separate", "give to scrap dealer", "recycle it"],
          ...["dispose properly", "separate dustbins", "wet waste for compost", "used oil to biodiesel"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Old oil may go into the drain.", "Small leftovers cost nothing."],
  },
  {
    id: "trade-choose-dealer",
    family: "general",
    topic: "material",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Choosing a dealer",
    frames: [
      "Two dealers offer you the same thing. How do you choose between them, apart from the price?",
      "As {role}, how do you choose a dealer for what you need, apart from the price?",
    ],
    expected:
      "I take a small lot from both and try it in real work, because the same name is not always the same quality. Then I look at the whole: carriage, tax, minimum amount, days of credit, and how much I throw away. I ask two others in the trade whether he delivers on the day and what he does when a piece is bad. A proper bill and a certificate are a must for me, since I answer for it to my client. I give the larger share to the better one and keep the second alive with small orders. Once a year I compare again, so that nobody falls asleep.",
    points: [
      {
        text: "try a small lot",
        accept: [
          ...["small lot from both", "test a sample", "check the quality first", "trial order"],
          ...["check the quality", "take sample first", "buy little first", "use and see"],
          ...["take five metres and wash", "try small quantity"],
        ],
        weight: 0.25,
      },
      {
        text: "carriage, tax and credit looked at",
        accept: [
          ...["carriage and tax", "days of credit", "total cost", "transport and wastage", "payment terms"],
          ...["credit days", "transport cost", "total expense", "discount and delivery charge"],
          ...["thirty days credit", "total cost with transport"],
        ],
        weight: 0.2,
      },
      {
        text: "delivers on the day, takes bad pieces back",
        accept: [
          ...["delivers on the day", "on time delivery", "replaces bad pieces", "replacement of defective"],
          ...["reputation in the market", "gives on time", "takes back defective", "his behaviour"],
          ...["his name in market", "ask other people", "availability of stock", "gives on promised date"],
          ...["changes damaged piece", "ask other tailors"],
        ],
        weight: 0.25,
      },
      {
        text: "proper bill and certificate",
        accept: [
          ...["proper bill", "test certificate", "GST bill", "licence of the supplier"],
          ...["gives proper bill", "warranty card", "company certificate", "bill should be proper"],
          "genuine product",
        ],
        weight: 0.15,
      },
      {
        text: "the second kept alive",
        accept: [
          ...["keep the second alive", "two suppliers", "not depend on one", "backup supplier"],
          ...["keep other dealer also", "two dealers", "not depend on him", "keep both"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The cheapest dealer is the best choice.", "A bill does not matter when it is cheap."],
  },
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
          ...["look around before I touch", "what is hot or sharp", "check the surroundings"],
          ...["identify the hazards", "switch off the supply", "check with tester", "see the floor is dry"],
          ...["check gas leakage", "look for danger", "check all around", "walk round the truck"],
          ...["check for wet floor", "live wires or sharp", "check the area"],
        ],
        weight: 0.25,
      },
      {
        text: "shoes, gloves or belt on",
        accept: [
          ...["shoes gloves or a belt", "wear safety gear", "helmet and gloves", "seat belt on"],
          ...["protective equipment", "wear rubber shoes and gloves", "wear helmet", "seat belt"],
          ...["apron and cap", "mask and goggles", "safety shoes", "seat belt and shoes"],
          "safety shoes gloves helmet",
        ],
        weight: 0.25,
      },
      {
        text: "guard, brake or cable tried",
        accept: [
          ...["try the brake", "what is damaged I do not use", "check the tools before use"],
          ...["brakes and tyres", "gas knobs and wiring", "check ladder and cable"],
          ...["check tyres and lights", "damaged wire not used", "sharp and clean tools"],
          ...["check oil and brake", "tyres and lights", "tools in good condition"],
        ],
        weight: 0.15,
      },
      {
        text: "others kept away, exits and extinguisher known",
        accept: [
          ...["keep others away", "sign or a rope", "extinguisher and first aid", "warn people nearby"],
          ...["fire extinguisher", "tell children to stay away", "people move away"],
          ...["fire extinguisher near", "first aid box", "put a board", "child behind while reversing"],
          ...["keep other people away", "where fire extinguisher is"],
        ],
        weight: 0.15,
      },
      {
        text: "not begin when it cannot be made safe",
        accept: [
          ...["refuse if it is unsafe", "not start until safe", "refuse an unsafe task", "stop if unsafe"],
          ...["refuse to work", "not start if unsafe", "tell the owner first", "stop the work"],
          ...["brake is weak then no", "if not safe don't start"],
        ],
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
        accept: [
          ...["bent knees", "second person or a trolley", "lift properly", "use a trolley"],
          ...["lift in correct way", "ask for help to lift", "not lift heavy alone", "sit straight"],
          ...["back straight", "two people lift", "heavy pots together"],
        ],
        weight: 0.25,
      },
      {
        text: "change the posture, stretch, pause",
        accept: [
          ...["change my posture", "stretch each half hour", "regular breaks", "exercise and yoga"],
          ...["walk for some minutes", "do yoga", "stretching exercise", "small breaks", "get up and walk"],
          ...["change position", "sit and stretch", "sit for five minutes"],
        ],
        weight: 0.25,
      },
      {
        text: "glasses, mask and plugs, good light",
        accept: [
          ...["glasses mask and plugs", "good light", "mask for dust", "protect my ears", "safety shoes"],
          ...["wear glasses", "comfortable shoes", "proper light", "cushion for back", "gloves and mask"],
          ...["reduce screen brightness", "wear good shoes", "glasses for screen"],
        ],
        weight: 0.2,
      },
      {
        text: "water, food and sleep",
        accept: [
          ...["drink enough water", "sleep enough", "healthy food", "eat on time", "drink water"],
          ...["proper sleep", "home food", "no tobacco or alcohol", "drink lot of water"],
        ],
        weight: 0.1,
      },
      {
        text: "pain told early to a doctor",
        accept: [
          ...["aches for three days", "see a doctor", "not ignore pain", "health check every year"],
          ...["regular check up", "eye check up", "not ignore the pain", "rest when it pains"],
          ...["show to doctor", "showed to doctor early", "knee was hurting", "not wait when hurting"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Pain goes away by working on.", "A strong man lifts everything alone."],
  },
];
