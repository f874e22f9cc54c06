import type { EntryDraft } from "../entry.ts";

/** At the front desk: calls, appointments, parcels and visitors. */
export const hrAdminDesk: readonly EntryDraft[] = [
  {
    id: "hr-admin-call-put-through",
    family: "hr-admin",
    topic: "telephone desk",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Putting a call through",
    frames: [
      "A caller asks for your manager, who is in a meeting. How do you answer, and what does your message contain?",
      "You work as {role}, and a caller wants somebody who is in a meeting. What do you say, and what do you write down?",
      "At {employer}, a caller wants the manager, who is in a meeting. What do you say and write down?",
    ],
    expected:
      "I pick up by the third ring, greet, and say the place and my name. I ask who is calling and what it is about before I say whether anybody is in. If he is in a meeting I say only that he cannot be reached now, and offer a colleague or a call back by a time. The message has name, company, number read back digit by digit, subject, time and how urgent it is. I send it at once, because an old message is no help. In the afternoon I check that he has rung back.",
    points: [
      {
        text: "greeting with place and name, quickly",
        accept: [
          ...["the place and my name", "pick up within three rings", "good morning with company name"],
          ...["greet the caller", "tell my name", "say company name"],
        ],
        weight: 0.2,
      },
      {
        text: "asked who it is and what about",
        accept: ["ask his name", "purpose of call", "ask the reason", "name of the caller"],
        weight: 0.15,
      },
      {
        text: "message with name, number and subject, number read back",
        accept: [
          ...["number read back", "message has name", "take the message", "note his name and number"],
          ...["write the message", "repeat the number"],
          ...["note down the details", "contact number and purpose"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "offers a colleague or a call back",
        accept: [
          ...["offer a colleague", "call back by a time", "offer to call back", "he will call you back"],
          ...["connect to another person", "any other person can help"],
          ...["tell him when free", "ask to call later"],
        ],
        weight: 0.2,
      },
      {
        text: "passed on at once, looked after",
        accept: [
          ...["he has rung back", "pass the message immediately", "slip of paper"],
          ...["inform the manager after meeting", "remind the manager"],
          ...["follow up later", "whatsapp the message"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["I tell every caller where my manager is.", "Messages can wait until the evening."],
  },
  {
    id: "hr-admin-caller-wants-number",
    family: "hr-admin",
    topic: "telephone desk",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A caller wants a private number",
    frames: [
      "A caller says he is a colleague's brother and urgently needs her mobile number and duty hours. What do you do?",
      "You work as {role}, and a caller wants an employee's mobile number and address. What do you say and do?",
      "At {employer}, a caller claims to be family and wants an employee's mobile number. How do you help without giving it?",
    ],
    expected:
      "I give out no number, address or working hours, however nice or urgent the voice is, because I cannot see who speaks, and it may be somebody she is afraid of. I do not even say whether she is on duty. I say kindly that I am not allowed to, and at once what I can do: take his name and number and pass it to her within five minutes, so that she decides herself. If he becomes loud or tries tricks I stay calm, repeat it, and end the call politely. I write down time, number and words, tell her, and if it happens again, security as well.",
    points: [
      {
        text: "nothing private is given out",
        accept: [
          ...["give out no number", "not share personal number", "cannot give mobile number"],
          ...["not share personal details", "against company policy", "confidential information"],
          ...["privacy of employee", "not share the address"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a voice proves nobody",
        accept: [
          ...["voice proves nothing", "can be any stranger", "she is afraid of", "cannot verify the caller"],
          ...["may be a fraud", "anyone can say brother", "can be misused"],
          ...["not sure who is calling", "fake caller"],
        ],
        weight: 0.15,
      },
      {
        text: "own help: his number passed to her, she decides",
        accept: [
          ...["take his name and number", "she decides herself", "take his number and tell"],
          ...["pass the message to her", "inform the employee", "she will call back"],
          ...["give message to her", "her permission"],
        ],
        weight: 0.3,
      },
      {
        text: "polite also when he presses",
        accept: [
          ...["stay calm, repeat", "end the call politely", "say politely", "remain polite"],
          ...["politely refuse", "not get angry", "calm tone"],
        ],
        weight: 0.1,
      },
      {
        text: "written down, supervisor or security told",
        accept: [
          ...["write down time", "security as well", "inform my supervisor", "tell hr", "inform security"],
          ...["note the call", "inform my manager", "tell the admin", "note down the number"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["For family the number can be given.", "An urgent voice is proof enough."],
  },
  {
    id: "hr-admin-double-booked",
    family: "hr-admin",
    topic: "appointments",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Two people, one appointment",
    frames: [
      "Two people stand before you with the same appointment at ten, and both are right. How do you solve it?",
      "You work as {role}, and two people come for one appointment at ten. What do you say to both, and what follows?",
      "At {employer}, two people were given the same appointment at ten. What do you do now, and how does it not happen again?",
    ],
    expected:
      "I apologise to both for our mistake. Then I ask quietly about need and time: who is in pain, who has come far. Meanwhile I ask inside whether both can be seen, for instance one at once and the other fifteen minutes later. I offer the one who waits a fixed time, a seat and water, or the first place tomorrow, and let him choose. Later I find the reason, because it comes back otherwise, mostly a diary on paper beside the software. So there is only one book, each booking is read back, and a reminder goes out the day before.",
    points: [
      {
        text: "says sorry to both first",
        accept: [
          ...["apologise to both", "sorry to both", "say sorry for the mistake"],
          ...["apologise for inconvenience", "accept our mistake", "feel sorry", "apologize first"],
        ],
        weight: 0.2,
        must: true,
      },
      {
        text: "pain, age or a long way first",
        accept: [
          ...["who is in pain", "need and time", "who is more urgent", "emergency first", "ask the urgency"],
          ...["check priority", "senior citizen first", "who has come far"],
        ],
        weight: 0.2,
      },
      {
        text: "asked inside whether both can be seen",
        accept: [
          ...["ask the doctor", "talk to the doctor", "adjust both", "another doctor", "next slot for other"],
          ...["accommodate both", "after fifteen minutes"],
        ],
        weight: 0.2,
      },
      {
        text: "a sure slot or a choice for who waits",
        accept: [
          ...["fixed time, a seat", "give another slot", "offer next appointment", "reschedule one"],
          ...["exact slot", "comfortable seat", "water or tea", "free consultation"],
        ],
        weight: 0.2,
      },
      {
        text: "reason cured: one book, bookings confirmed",
        accept: [
          ...["reminder goes out", "one software", "confirm the appointment", "reminder message"],
          ...["check before booking", "update the system", "single register", "call one day before"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Whoever shouts louder goes in first.", "One of them must have noted it wrongly."],
  },
  {
    id: "hr-admin-doctor-two-hours-late",
    family: "hr-admin",
    topic: "appointments",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Thirty people wait, nobody comes",
    frames: [
      "The doctor or officer is two hours late, and thirty people wait and begin to shout. How do you handle the hall?",
      "You work as {role}. Thirty people wait, and the person they came for is two hours late. How do you handle the hall?",
      "What if thirty people wait at {employer} and the person they came for comes two hours late? What do you do and say?",
    ],
    expected:
      "Waiting is hard, but not knowing is worse, so I ring the doctor or his assistant and want a time that is honest. Then I stand up and inform the whole hall at once: what I know, until when, and when I speak again, even if nothing is new. I walk along the rows, because a person with chest pain or a crying baby cannot wait and goes to another doctor or emergency now. The rest get three choices: wait, leave a number and be rung half an hour before, or take a new day without a second fee. The order stays as on the list. In the evening I note it and show my manager how many went home.",
    points: [
      {
        text: "true time found out",
        accept: [
          ...["ring the doctor", "time that is honest", "call the doctor", "ask the exact time"],
          ...["contact the doctor", "confirm the time", "ask his assistant"],
        ],
        weight: 0.2,
      },
      {
        text: "whole hall informed, again and again",
        accept: [
          ...["inform the patients", "announce the delay", "inform everyone", "update every half hour"],
          ...["keep them informed", "tell them the reason", "make announcement"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "urgent ones seen elsewhere",
        accept: [
          ...["chest pain", "emergency patients first", "send to casualty", "another doctor"],
          ...["serious patients", "refer to emergency", "old people and children", "urgent cases"],
        ],
        weight: 0.2,
      },
      {
        text: "choice: wait, be rung, another day",
        accept: [
          ...["leave a number", "take a new day", "reschedule the appointment", "another day appointment"],
          ...["call them when doctor comes", "refund the fee", "option to wait"],
          ...["give next date", "wait or reschedule"],
        ],
        weight: 0.2,
      },
      {
        text: "order kept, told to the manager",
        accept: [
          ...["order stays as on the list", "show my manager", "inform the manager", "token system"],
          ...["as per token", "token number", "write in the register"],
        ],
        weight: 0.1,
      },
    ],
    avoid: ["People calm down if nobody says anything.", "I tell them ten minutes, again and again."],
  },
  {
    id: "hr-admin-couriers-and-keys",
    family: "hr-admin",
    topic: "front-office",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Parcels, letters and keys",
    frames: [
      "How do you keep track of parcels, registered letters and office keys at the front desk, so that nothing gets lost?",
      "You work as {role}. How do you handle parcels, registered letters and keys, so that nothing is lost?",
      "At {employer}, how would you handle parcels, letters and keys at the front desk, so that nothing is ever lost?",
    ],
    expected:
      "Everything that comes in gets a line before I put it down: date, time, from whom, for whom, courier and tracking number, because memory is gone after the tenth parcel. I look at the box first, and if it is torn or wet I write that on the courier's sheet before I sign. A legal notice or a cheque goes to the person by hand within the hour. The others are told by message, and sign when they take it. What lies for two days I ring about. Keys hang numbered in a locked box, and go out only against name and time; I count them before I leave.",
    points: [
      {
        text: "each one entered on arrival",
        accept: [
          ...["tracking number", "inward register", "courier register", "enter in the register"],
          ...["note date and time", "inward outward register", "entry in excel", "maintain a register"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "looked at before signing",
        accept: [
          ...["torn or wet", "check the packet", "check for damage", "seal is broken", "check the name"],
          ...["verify before signing", "damaged parcel", "check the condition"],
        ],
        weight: 0.15,
      },
      {
        text: "handed over against a signature",
        accept: [
          ...["sign when they take it", "goes to the person by hand", "take signature"],
          ...["receiver's signature", "handover with sign", "signature of person"],
          ...["give to the right person", "sign on receiving"],
        ],
        weight: 0.2,
      },
      {
        text: "urgent ones at once, others reminded",
        accept: [
          ...["legal notice", "two days i ring", "urgent letters first", "inform the person immediately"],
          ...["call the person", "mail the employee", "important documents first"],
          ...["message on whatsapp", "send reminder"],
        ],
        weight: 0.15,
      },
      {
        text: "keys numbered, locked, given against a name",
        accept: [
          ...["keys hang numbered", "name and time", "key register", "key box", "keys in locked box"],
          ...["key movement register", "key tags", "sign for the key", "count the keys"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I remember who got which parcel.", "Keys can hang where everyone reaches them."],
  },
  {
    id: "hr-admin-guests-tomorrow",
    family: "hr-admin",
    topic: "front-office",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Important visitors at nine",
    frames: [
      "Six important visitors come tomorrow at nine. What do you prepare today, and what do you check at half past eight?",
      "You work as {role}, and six important visitors come tomorrow at nine. What do you prepare, and when?",
      "Suppose six important visitors come to {employer} tomorrow at nine. What do you prepare today, and what in the morning?",
    ],
    expected:
      "I get the list today with names as they are written, who receives them and how long they stay, because a wrong name on a badge is what they remember. I book the room and try out screen, cable, internet and the remote myself. Gate, parking and lift man know the car numbers. I order tea at arrival and lunch, with a vegetarian and a sugar-free choice. Badges, pens and the guest password lie ready. At half past eight I walk the way that they walk: gate, lobby, toilet, room. Then I have a plan for what fails, such as a second room or a spare projector.",
    points: [
      {
        text: "list: names, host, how long",
        accept: [
          ...["names as they are written", "who receives them", "list of visitors", "get the details"],
          ...["visitor names", "schedule of the visit", "agenda of the visit"],
        ],
        weight: 0.2,
      },
      {
        text: "room booked and equipment tried",
        accept: [
          ...["book the room", "try out screen", "book the meeting room", "check the projector"],
          ...["conference room ready", "check internet", "check the ac", "test the mic"],
          ...["arrange the meeting room", "presentation working"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "gate and parking informed, badges ready",
        accept: [
          ...["gate, parking", "badges, pens", "inform security", "visitor pass ready"],
          ...["parking arrangement", "gate pass", "visitor cards", "inform the guard", "welcome board"],
        ],
        weight: 0.15,
      },
      {
        text: "food and drink arranged",
        accept: [
          ...["tea at arrival", "vegetarian and a sugar-free", "refreshments", "tea and snacks"],
          ...["arrange lunch", "water bottles", "inform the pantry", "order the food"],
          ...["inform housekeeping", "pantry boy"],
        ],
        weight: 0.2,
      },
      {
        text: "walked through in the morning, plan for what fails",
        accept: [
          ...["check everything in morning", "reach early", "backup projector", "final check"],
          ...["cleanliness of reception", "check the washroom", "come early", "recheck once"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["The projector worked last week, that is enough.", "The guard will find out who they are."],
  },
];
