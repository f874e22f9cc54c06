import type { EntryDraft } from "../entry.ts";

/** The craft of any trade: proof, notes, and a shift that ends. */
export const trade7: readonly EntryDraft[] = [
  {
    id: "trade-portfolio",
    family: "general",
    topic: "proof of work",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Proof of your work",
    frames: [
      "What would you show a stranger as proof that you do good work, and why just that?",
      "What would you show us as proof of your work as {role}, and why just that?",
    ],
    expected:
      "I bring five pieces and not fifty, chosen for the place where I apply. For each I can say what was asked, what my own part was and what came of it, because a nice photo alone proves nothing. Before and after side by side shows most. Where there is no picture, as with driving or advice, I bring a log, a certificate, a figure such as six years without an accident, or somebody whom they may ring. I ask the client before I show his house or papers, and I cover names. I also keep one piece that went wrong, since what I learned from it often convinces more.",
    points: [
      {
        text: "few pieces, chosen for the place",
        accept: [
          ...["five pieces and not fifty", "best samples for this post", "selected samples"],
          ...["few best examples", "best samples of my work", "four best works"],
          ...["relevant to your company", "selected photos", "photos of my work", "six photos of weddings"],
          ...["same style as yours", "best work according to job"],
        ],
        weight: 0.25,
      },
      {
        text: "own part and what came of it",
        accept: [
          ...["what my own part was", "my role in the project", "result that came of it"],
          ...["result of that project", "before and after", "my part in that work", "what I did myself"],
          ...["what improved by it", "result in numbers", "in these I did", "my friend did video"],
          "before edit and after",
        ],
        weight: 0.3,
      },
      {
        text: "certificates, logs or people to ring",
        accept: [
          ...["a log or a certificate", "reference from a client", "somebody whom they may ring"],
          ...["experience letter", "customer reviews", "clean accident record", "testimonials of clients"],
          ...["certificate of experience", "old customers' numbers", "reviews of customers"],
          ...["licence and record", "no accident record", "award or appreciation", "Google page rating"],
          "reference of old clients",
        ],
        weight: 0.25,
      },
      {
        text: "permission asked, names covered",
        accept: [
          ...["ask the client before I show", "client's permission", "hide the names"],
          ...["nothing confidential", "client names I hide", "with permission of client"],
          ...["not show private details", "confidential things removed", "taken the couple's yes"],
          "permission for private photos",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["Pictures from the internet prove it as well.", "Twenty average samples look better than five."],
  },
  {
    id: "trade-practical-test",
    family: "general",
    topic: "proof of work",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A practical test of one hour",
    frames: [
      "Suppose we give you a practical test of one hour in your trade. How do you go about it?",
      "Suppose we watch you at work as {role} for one hour as a test. How do you go about it?",
    ],
    expected:
      "I ask what they want to judge, speed, neatness or the result, and what I may use, because one task can be marked in three ways. I take five minutes to plan and lay out things and see whether everything works. I choose something simple that I can finish, instead of something grand that stays half. Meanwhile I keep the table clean and say aloud why I do a step, so that they see how I think. A mistake I show and correct. Five minutes before the end I stop to check. At last I say what I would improve with a second hour.",
    points: [
      {
        text: "ask what will be judged",
        accept: [
          ...["what they want to judge", "ask about the requirement", "clarify the task", "what I may use"],
          ...["ask what they expect", "understand the task", "ask about time and material"],
          ...["read the instructions", "understand what is needed", "confirm the requirement"],
        ],
        weight: 0.25,
      },
      {
        text: "plan and lay out first",
        accept: [
          ...["five minutes to plan", "arrange the tools first", "make a quick plan"],
          ...["check the equipment first", "first I plan", "collect the material", "check the tools"],
          ...["arrange everything first", "few minutes for planning", "arrange my things first"],
          "plan for few minutes",
        ],
        weight: 0.2,
      },
      {
        text: "something simple that gets finished",
        accept: [
          ...["simple thing I can finish", "complete it within the hour", "finish in the given time"],
          ...["divide the hour", "complete in given time", "simple but perfect", "not too fancy"],
          ...["manage my time", "finish fully", "simple dish in time", "finish in one hour"],
        ],
        weight: 0.2,
      },
      {
        text: "clean table, steps said aloud",
        accept: [
          ...["keep the table clean", "say why I do a step", "explain while working", "neat and clean"],
          ...["follow safety rules", "keep my place clean", "explain what I do", "hygiene and safety"],
          ...["neat work", "stay calm", "work cleanly and explain", "follow safety"],
        ],
        weight: 0.2,
      },
      {
        text: "check at the end, mistakes shown",
        accept: [
          ...["before the end I check", "show the mistake and correct", "final check"],
          ...["recheck in the last minutes", "check once at last", "correct my mistake", "say my mistake"],
          ...["five minutes for checking", "taste or check at last", "correct any mistake"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["The most complicated piece always impresses them."],
  },
  {
    id: "trade-job-notes",
    family: "general",
    topic: "pieces of work",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Notes on each piece of work",
    frames: [
      "What do you write down about each piece of work, and what is it good for later?",
      "As {role}, what do you write down about each piece of work, and what is it good for later?",
    ],
    expected:
      "For each one I note the date, for whom it was, what was ordered and what I really did, with the hours and what was used up. Changes stand there with the day and who said yes, because in a quarrel memory is worth nothing. Two photos and the bills lie behind it under one number, so that I find it in a minute. It helps me three times: the next estimate is better, a repeat order goes quickly, and a complaint can be answered with facts. I do it the same evening, even if I am tired, since after three days half is invented.",
    points: [
      {
        text: "date, name and what was made",
        accept: [
          ...["date and client's name", "what I really did", "name date and details"],
          ...["details of the order", "client's name and date", "details of work done"],
          ...["what work was done", "address and phone number", "name address and measurement"],
          ...["date and client's details", "what was to be done"],
        ],
        weight: 0.25,
      },
      {
        text: "hours and material used",
        accept: [
          ...["hours and what was used", "time and material used", "how many hours it took"],
          ...["expenses of the job", "material and time", "how much it cost", "hours taken", "parts used"],
          ...["kilometres and diesel", "diesel and kilometres", "payment and balance"],
        ],
        weight: 0.2,
      },
      {
        text: "changes and who said yes",
        accept: [
          ...["who said yes", "changes with the day", "approval of changes", "changes agreed in writing"],
          ...["any change in order", "what client approved", "extra work told", "signature of the client"],
          ...["changes told by client", "extra items agreed"],
        ],
        weight: 0.2,
      },
      {
        text: "photos and bills under one number",
        accept: [
          ...["photos and the bills", "receipts kept in a file", "filed with a number", "bill copy"],
          ...["photos of work", "keep the receipts", "file or register", "photo and bill copy"],
          "slip in a file",
        ],
        weight: 0.15,
      },
      {
        text: "for estimates, repeat orders and complaints",
        accept: [
          ...["next estimate is better", "answer a complaint with facts", "proof in a dispute"],
          ...["useful for repeat orders", "helps next time", "if any complaint comes"],
          ...["next time it helps", "proof later", "to calculate the price", "history of the customer"],
          ...["in case of dispute", "if customer comes again", "if any dispute", "useful next time"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I keep everything in my head.", "Small orders need no notes."],
  },
  {
    id: "trade-hand-over-shift",
    family: "general",
    topic: "handing on",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "A colleague goes on with it",
    frames: [
      "You go home, and a colleague goes on with your work. What do you tell him, and how?",
      "At {employer}, what did you tell the colleague who went on with your work, and how?",
    ],
    expected:
      "I do it at the place itself with the thing in front of us, because on the phone one half is lost. I say what is finished, what is half done and what nobody has touched. Then come the promises: who was told what, and until when. I point out what is unusual today, for example a loose part or a client who is upset. Keys, papers and passwords I give in the proper manner. He says it back in his words, so that I hear what is missing, and the main things stand in the register too, since neither of us will remember them tomorrow. For an hour I stay reachable.",
    points: [
      {
        text: "finished, half done and untouched",
        accept: [
          ...["work half done", "what is pending", "status of each task", "completed and remaining"],
          ...["what is done and pending", "work completed", "remaining work", "current status"],
          ...["which orders are ready", "what is awaited", "work completed and pending"],
        ],
        weight: 0.3,
      },
      {
        text: "promises with their dates",
        accept: [
          ...["who was told what", "promised to the client", "deadline of each task"],
          ...["next steps with dates", "what customer was told", "time of delivery", "what to do next"],
          ...["who will come at eight", "promised to any customer", "by what time"],
        ],
        weight: 0.2,
      },
      {
        text: "what is unusual or risky today",
        accept: [
          ...["what is unusual today", "any problem or risk", "special points to watch"],
          ...["warn about a fault", "any problem today", "special instruction", "something not working"],
          ...["fridge making noise", "problem in a machine", "any angry customer", "keep watch on it"],
        ],
        weight: 0.2,
      },
      {
        text: "keys, papers and passwords",
        accept: [
          ...["keys and papers", "give him the files", "place of the tools", "keys and cash"],
          ...["files and documents", "material and tools", "count cash", "give the key"],
          "hand over the keys",
        ],
        weight: 0.1,
      },
      {
        text: "said back and written down",
        accept: [
          ...["he says it back", "stand in the register", "write it in the register", "handover note"],
          ...["confirm he has understood", "write in register", "note in the book", "he repeats it"],
          ...["ask if he understood", "message on WhatsApp", "signature of both"],
          ...["written in the register", "we both sign", "tells me back", "asks if he understood"],
        ],
        weight: 0.2,
      },
    ],
    avoid: ["He will see for himself what is left.", "A call from the bus home is enough."],
  },
];
