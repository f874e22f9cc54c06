import type { EntryDraft } from "../entry.ts";

/** At the front desk of a hotel. */
export const hrAdminHotel: readonly EntryDraft[] = [
  {
    id: "hr-admin-hotel-check-in",
    family: "hr-admin",
    topic: "hotel desk",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Checking in a guest",
    frames: [
      "Take me through the check-in of a guest at a hotel, from the greeting to the key. What is never left out?",
      "You work as {role}. A tired guest arrives at eleven at night. How do you check him in, and what is never skipped?",
      "Suppose a tired guest arrives at {employer} at eleven at night. How do you check him in, and what is never skipped?",
    ],
    expected:
      "I look up and greet before he reaches the desk, by name if I can, because the first half minute makes the stay. I find the booking and confirm aloud the nights, room type, rate and what is included, so that there is no quarrel at the end. Each adult shows a photo identity, of which the police may ask; for a foreigner I copy passport and visa and send Form C within 24 hours. The registration card is signed, and I take the advance or a card hold with a receipt. I give a room that I know is clean and explain breakfast, Wi-Fi, lift and whom to call.",
    points: [
      {
        text: "greeted warmly, by name",
        accept: [
          ...["greet before he reaches", "greet with smile", "welcome the guest", "namaste and welcome"],
          ...["welcome drink", "warm welcome", "good evening sir"],
        ],
        weight: 0.15,
      },
      {
        text: "booking confirmed: nights, room, rate",
        accept: [
          ...["confirm aloud", "nights, room type, rate", "check the reservation", "confirm the booking"],
          ...["booking details", "check out date", "verify the reservation"],
          ...["room rate confirm", "number of nights"],
        ],
        weight: 0.2,
      },
      {
        text: "identity of each adult, foreigners reported",
        accept: [
          ...["photo identity", "form C", "id proof", "aadhaar card", "passport and visa", "check the id"],
          ...["id proof of all", "c form for foreigners", "copy of id"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "card signed, advance taken",
        accept: [
          ...["registration card", "take the advance", "guest fills the form", "grc card signature"],
          ...["advance payment", "card hold", "take deposit", "sign the register", "payment mode"],
        ],
        weight: 0.15,
      },
      {
        text: "clean room, key, and what he needs to know",
        accept: [
          ...["room that i know is clean", "explain breakfast", "give the key", "key card", "wifi password"],
          ...["breakfast timing", "bell boy takes luggage", "escort to the room"],
          ...["explain the facilities", "room number"],
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "A regular guest needs to show no identity.",
      "Call the room number out so that the porter hears it.",
    ],
  },
  {
    id: "hr-admin-hotel-overbooked",
    family: "hr-admin",
    topic: "hotel desk",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "A booking and no room",
    frames: [
      "A guest with a paid booking arrives at midnight, and the hotel is full. What do you do for him?",
      "You work as {role}. At midnight a guest comes with a confirmed booking and no room is left. What do you do?",
      "What if a guest with a paid booking comes to {employer} at midnight and no room is left? What do you do?",
    ],
    expected:
      "I ask him to sit, apologise, and tell the truth in one sentence, because he has travelled all day. Before he comes, in fact, I have counted: in the evening I see that we are over by two, ring who has not arrived, check rooms under repair, and hold rooms in a hotel of the same class or better nearby. So now I can offer it: the room is paid by us, our car takes him there, and a call home is free. My manager knows. I return or move the payment in writing, and invite him back tomorrow with a better room.",
    points: [
      {
        text: "apology and the truth at once",
        accept: [
          ...["apologise, and tell the truth", "ask him to sit", "apologise to the guest"],
          ...["say sorry to guest", "explain the situation honestly", "sincerely apologise"],
          ...["accept our fault", "be honest with guest"],
        ],
        weight: 0.25,
      },
      {
        text: "room in as good a hotel, at our cost",
        accept: [
          ...["hotel of the same class", "nearby hotel", "similar hotel", "arrange room in another hotel"],
          ...["sister hotel", "same category hotel", "we pay the difference"],
          ...["book another hotel", "upgrade the guest"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "car and a call arranged",
        accept: [
          ...["our car takes him", "call home", "arrange a cab", "free transport", "pick and drop"],
          ...["drop him by car", "transportation", "arrange taxi"],
        ],
        weight: 0.15,
      },
      {
        text: "foreseen: arrivals counted, rooms held",
        accept: [
          ...["ring who has not arrived", "check no show", "check the cancellations", "out of order rooms"],
          ...["check expected arrivals", "control overbooking", "release the no show"],
        ],
        weight: 0.15,
      },
      {
        text: "manager told, guest brought back",
        accept: [
          ...["manager knows", "invite him back", "inform the duty manager", "bring back next day"],
          ...["refund the amount", "complimentary meal", "discount next time"],
          ...["inform the manager", "upgrade next day"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Tell him that his booking was never confirmed.", "He should look for a hotel himself."],
  },
  {
    id: "hr-admin-hotel-midnight-complaint",
    family: "hr-admin",
    topic: "hotel desk",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A complaint at one in the night",
    frames: [
      "At one in the night a guest rings: the air conditioner is dead and the next room is loud. What do you do?",
      "You work as {role}. At one in the night a guest complains of heat and noise. What do you do, step by step?",
      "Suppose a guest of {employer} rings at one in the night about heat and noise. What do you do, step by step?",
    ],
    expected:
      "I listen to the end, say his name and that I am sorry, and repeat both points, because who must tell it twice is angry twice. I name a time: someone is with you in ten minutes. The technician gets it, and I ring the loud room myself, without saying who complained; if it goes on, security goes up. If the technician cannot mend it in a quarter of an hour, I offer another room of the same kind or better, and we carry the bags. I call him once more to hear whether he can sleep. It is written in the log with times for the morning shift, and what I may give, perhaps late check-out, I give.",
    points: [
      {
        text: "heard to the end, sorry said",
        accept: [
          ...["listen to the end", "i am sorry", "listen patiently", "apologise to the guest"],
          ...["listen to the complaint", "say sorry", "empathise with guest"],
        ],
        weight: 0.2,
      },
      {
        text: "somebody sent at once, with a time",
        accept: [
          ...["technician gets it", "send maintenance", "send the technician", "call engineering"],
          ...["maintenance person immediately", "inform maintenance", "duty engineer"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "loud room asked politely, no name",
        accept: [
          ...["ring the loud room", "call the next room", "request them to lower", "security goes up"],
          ...["politely ask them", "request the other guest", "inform security"],
        ],
        weight: 0.15,
      },
      {
        text: "another room where it cannot be mended soon",
        accept: [
          ...["offer another room", "carry the bags", "change the room", "shift the room", "room change"],
          ...["upgrade the room", "give another room", "shift to another room", "better room"],
        ],
        weight: 0.2,
      },
      {
        text: "asked again, log written, something given",
        accept: [
          ...["written in the log", "follow up call", "log book", "inform the morning shift"],
          ...["complimentary breakfast", "late check-out", "call back to check"],
          ...["note in log book", "inform duty manager"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["At night nothing can be done until the morning.", "I tell the loud room who has complained."],
  },
];
