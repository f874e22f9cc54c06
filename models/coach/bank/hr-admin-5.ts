import type { EntryDraft } from "../entry.ts";

/** Administration: front office, facilities, vendors and travel. */
export const hrAdmin5: readonly EntryDraft[] = [
  {
    id: "hr-admin-busy-reception",
    family: "hr-admin",
    topic: "front-office",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A busy morning at reception",
    frames: [
      "At ten a visitor, a courier and a candidate stand at your desk, and two phones ring. What do you do first?",
      "At {employer}, how would you run the front desk at its busiest hour so that nobody feels forgotten?",
      "Your resume shows {skill}. A visitor, a courier and a candidate come at once, and the phone rings. What do you do first?",
    ],
    expected:
      "I look up and greet all three with a nod and one line, I will be with you in a minute, because people wait well when they are seen. I pick up the ringing phone, ask the caller's name and put him through or note the number, not more than half a minute. The candidate has a fixed time, so I inform HR and give him a seat. The courier needs only one signature and an entry. Then I take the visitor, write name, company, whom he meets and the time, give the pass and call the host. He does not walk in alone. If this rush is daily, I ask for a second person from ten to eleven.",
    points: [
      {
        text: "everyone greeted at once with one line",
        accept: [
          "greet all three",
          "with you in a minute",
          "acknowledge each person",
          "greet everyone",
          "please wait a minute",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "caller put through without delay",
        accept: ["ask the caller's name", "put him through", "transfer the call"],
        weight: 0.2,
      },
      {
        text: "order by need: candidate informed, courier signed",
        accept: [
          "candidate has a fixed time",
          "courier needs only one signature",
          "quick tasks before longer ones",
        ],
        weight: 0.2,
      },
      {
        text: "visitor entered, pass, host called",
        accept: [
          "give the pass and call the host",
          "visitor register entry",
          "does not walk in alone",
          "visitor pass",
        ],
        weight: 0.25,
      },
      {
        text: "help for the daily rush hour",
        accept: ["second person from ten", "extra help in peak hour"],
        weight: 0.1,
      },
    ],
    avoid: ["Finish the phone calls first, visitors can wait.", "In a rush a visitor may walk in alone."],
  },
  {
    id: "hr-admin-visitor-pushes-in",
    family: "hr-admin",
    topic: "front-office",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A visitor who pushes in",
    frames: [
      "A man without appointment says he is the director's friend and walks towards the lift. What do you do?",
      "Suppose at {employer} an angry former employee stands at the desk and wants to see the head now. How do you act?",
      "How do you stay polite at the front desk and still let nobody in who may not enter?",
    ],
    expected:
      "I stand up, smile and walk with him two steps, Sir, let me announce you so that someone receives you. I ask his name and call the director's office. If the office says yes, he gets an entry and a pass and someone comes for him. If they do not know him or nobody picks up, I say plainly that I cannot let anyone in without a host, and offer a message or a time. If he pushes on, I signal the guard and do not block or touch him myself. An angry former employee gets a quiet seat, and I call HR. I never tell him whether the head is inside. I write the matter in the register.",
    points: [
      {
        text: "polite stop: let me announce you",
        accept: ["let me announce you", "stop him politely", "ask him to wait while i announce"],
        weight: 0.2,
      },
      {
        text: "host confirmed before entry, same rule for all",
        accept: [
          "call the director's office",
          "cannot let anyone in without a host",
          "confirm with the host",
          "call the host",
          "check with the director",
          "confirm with the director",
          "inform the director's office",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "message or another time offered",
        accept: ["offer a message or a time", "fix an appointment", "take a message"],
        weight: 0.15,
      },
      {
        text: "guard called, no touching",
        accept: ["signal the guard", "not block or touch", "call security"],
        weight: 0.2,
      },
      {
        text: "nothing told about who is inside, matter written down",
        accept: ["whether the head is inside", "write the matter in the register", "incident entry"],
        weight: 0.15,
      },
    ],
    avoid: ["Known faces may go in without an entry.", "I hold his arm until the guard comes."],
  },
  {
    id: "hr-admin-office-power-water",
    family: "hr-admin",
    topic: "facilities",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "The office stands still",
    frames: [
      "At nine thirty the power fails, the generator does not start, and one lift is stuck with people. What do you do now, and what later?",
      "Suppose power and one lift at {employer} fail with two hundred people inside. How do you run the day, and what do you change?",
      "Your resume names {skill}. How do you handle a power failure with people stuck in a lift, and how do you prepare for it?",
    ],
    expected:
      "People in the lift come first. I speak to them through the intercom, call the lift company's rescue number, and only a trained person opens it. Meanwhile the electrician checks the generator, mostly fuel, battery or the changeover switch, and I call the supply office for the time. I tell all heads in one message what failed, what works and when I write again. The server room runs on the UPS for perhaps thirty minutes, so IT shuts down in order. If it lasts over an hour, I propose work from home. For prevention I test the generator on load every week, keep a diesel level, renew the AMC before it ends.",
    points: [
      {
        text: "people in the lift first, trained rescue",
        accept: ["people in the lift come first", "lift company's rescue number", "trained person opens it"],
        weight: 0.25,
        must: true,
      },
      {
        text: "generator checked, supply office called",
        accept: [
          "fuel battery or the changeover",
          "electrician checks the generator",
          "call the electricity office",
        ],
        weight: 0.2,
      },
      {
        text: "one clear message to all heads",
        accept: ["tell all heads in one message", "when i write again", "message all departments"],
        weight: 0.2,
      },
      {
        text: "servers shut down in order on UPS",
        accept: ["server room runs on the ups", "it shuts down in order", "work from home if it lasts"],
        weight: 0.15,
      },
      {
        text: "weekly load test, diesel level, AMC",
        accept: [
          "test the generator on load",
          "keep a diesel level",
          "renew the amc",
          "preventive maintenance contract",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Let strong colleagues force the lift doors open."],
  },
  {
    id: "hr-admin-fire-drill",
    family: "hr-admin",
    topic: "facilities",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A fire drill that teaches",
    frames: [
      "You must hold a fire drill in an office of three hundred people. How do you prepare it, run it and use what you see?",
      "At {employer}, how would you prepare and run a fire drill so that everyone gets out safely?",
      "As {role}, how would you plan a fire drill that people take seriously, and what would you note in it?",
    ],
    expected:
      "A month before, I walk every floor and see that stairs and exit doors are free and open without a key, that extinguishers are in date, and that alarm and exit lights work. I train two wardens for each floor, also to help someone in a wheelchair. Heads know the day, others do not. At the alarm all go down by the stairs, never by lift, to the meeting place, and wardens check toilets and meeting rooms. I take the time and count against the day's attendance and visitor register. The first drill took us eleven minutes, because one door was blocked by boxes. I send three findings with names and dates. After six months it took five minutes.",
    points: [
      {
        text: "exits free, extinguishers and alarm checked",
        accept: ["exit doors are free", "extinguishers are in date", "alarm and exit lights"],
        weight: 0.25,
      },
      {
        text: "trained wardens on each floor",
        accept: ["wardens for each floor", "floor marshals", "fire wardens trained"],
        weight: 0.2,
      },
      {
        text: "stairs, never the lift, to a meeting place",
        accept: ["never by lift", "meeting place outside", "assembly point"],
        weight: 0.2,
      },
      {
        text: "head count against attendance and visitors",
        accept: [
          "count against the day's attendance",
          "visitor register at the drill",
          "head count at assembly",
        ],
        weight: 0.2,
      },
      {
        text: "time taken, findings with names and dates",
        accept: [
          "findings with names and dates",
          "note the evacuation time",
          "minutes to come out",
          "report with action points",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["A drill is done when everyone has signed the sheet.", "In a fire the lift is the fastest way."],
  },
  {
    id: "hr-admin-poor-housekeeping",
    family: "hr-admin",
    topic: "vendor-management",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A vendor who serves badly",
    frames: [
      "You wrote: {line}. How did you measure your vendors, and what did you do when one served badly?",
      "The housekeeping vendor sends fewer people than billed and the toilets are dirty by noon. How do you bring him back in line?",
      "At {employer}, how would you measure a service vendor fairly, bring him back in line, and decide when to change him?",
      "Your resume names {skill}. How do you prove that a vendor serves badly, and when do you change him?",
    ],
    expected:
      "I begin with facts for two weeks, the head count at seven, eleven and four, a photo checklist for each toilet, and the complaints by floor. Then I open the contract for people, hours and penalty. I show him the sheet in a meeting with his owner, not only with the supervisor, and ask what holds him back. Often he pays his people late, so they do not come. We agree on a plan of thirty days with a score every Monday, and I pay only for people present. If the score stays under eighty for a month I use the notice clause, but first I have two quotations and a handover date, so that no day goes without cleaning.",
    points: [
      {
        text: "service measured by facts, not by feeling",
        accept: [
          "head count at seven",
          "photo checklist",
          "complaints by floor",
          "daily attendance of vendor staff",
          "begin with facts",
          "a photo checklist",
          "daily checklist",
          "complaint register",
          "attendance of the staff",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "contract read: people, hours, penalty",
        accept: ["open the contract", "penalty clause", "scope of work", "service level agreement"],
        weight: 0.2,
      },
      {
        text: "meeting with the owner, cause found",
        accept: ["meeting with his owner", "pays his people late", "what holds him back"],
        weight: 0.15,
      },
      {
        text: "thirty day plan with a weekly score",
        accept: ["plan of thirty days", "score every monday"],
        weight: 0.2,
      },
      {
        text: "notice only with a replacement ready",
        accept: ["use the notice clause", "two quotations and a handover", "replacement vendor ready"],
        weight: 0.2,
      },
    ],
    avoid: ["Stop the vendor's payment without telling him why.", "I cut his bill as I see fit."],
  },
  {
    id: "hr-admin-tour-three-cities",
    family: "hr-admin",
    topic: "travel-desk",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Planning a business tour",
    frames: [
      "Your manager must visit three cities in four days. How do you plan the tour, handle its bills, and stay ready for a cancelled flight?",
      "At {employer}, how would you plan a tour of three cities with its bills, and what if a flight is cancelled?",
      "Your resume names {skill}. How do you plan a tour of several cities with its bills, and what if a flight is cancelled at night?",
    ],
    expected:
      "First I get the meeting times and addresses, because the route follows them, not the cheapest ticket. I look at the travel policy for class and hotel limit, and send two options with price and total hours, so that he chooses once. I take a hotel near the first place of the next day. I book with the company's name and GSTIN, so that we can take the credit where it is allowed. He gets one page with tickets, hotel, cab numbers and contacts. If a flight is cancelled, I ask for the free change, hold a night train or the first morning flight, and inform the host. Within seven days I settle the advance against the bills.",
    points: [
      {
        text: "meeting times and addresses first",
        accept: ["meeting times and addresses", "route follows", "itinerary by meetings"],
        weight: 0.25,
      },
      {
        text: "policy limits and two options",
        accept: ["travel policy for class", "hotel limit", "two options with price"],
        weight: 0.2,
      },
      {
        text: "booked with company name and GSTIN",
        accept: ["company's name and gstin", "gst bill for hotel", "gst number in the booking"],
        weight: 0.15,
      },
      {
        text: "one page with tickets, hotel and cab",
        accept: ["one page with tickets", "cab numbers and contacts", "tour sheet for the traveller"],
        weight: 0.15,
      },
      {
        text: "cancelled flight: other seat held, host informed",
        accept: ["hold a night train", "first morning flight", "free change of the ticket"],
        weight: 0.15,
      },
      {
        text: "advance settled against bills in seven days",
        accept: ["settle the advance", "travel claim settled", "expense statement with bills"],
        weight: 0.1,
      },
    ],
    avoid: [
      "The cheapest ticket is always the right one.",
      "Hotel bills in his private name give us the credit.",
    ],
  },
];
