import type { EntryDraft } from "../entry.ts";

/** Administration: meetings, calendars, office assets, confidential data. */
export const hrAdmin6: readonly EntryDraft[] = [
  {
    id: "hr-admin-salary-file-leak",
    family: "hr-admin",
    topic: "hrms",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Salary file sent wrongly",
    frames: [
      "You sent the salary sheet of the whole office to the wrong person by mail. What do you do now, and what do you change?",
      "Suppose a salary file of {employer} went to the wrong person. What do you do in the first hour, and what after it?",
      "Your resume names {skill}. How do you keep salary data safe, and what do you do if a salary sheet goes to the wrong person?",
    ],
    expected:
      "I tell my manager and IT in the first minutes, because hiding it makes it worse. IT tries to recall the mail and, if it was inside, deletes it from the box. I call the person, ask him not to open or forward it, and to confirm in writing that he deleted it. If it went outside, the data protection contact decides whom we must inform, the people themselves and the Board. From now on the file lies in the HRMS with rights by role, or has a password sent apart. I also look at how it happened, mostly an address that filled itself in, and we send such files only as a link.",
    points: [
      {
        text: "manager and IT told in the first minutes",
        accept: [
          "tell my manager and it",
          "inform my manager immediately",
          "report the leak at once",
          "inform it to recall",
          "inform my manager",
          "tell my manager",
          "inform the it team",
          "report it immediately",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "mail recalled, receiver confirms deletion",
        accept: ["recall the mail", "confirm in writing that he deleted", "ask him not to open"],
        weight: 0.25,
      },
      {
        text: "affected people and the Board informed where due",
        accept: [
          "data protection contact",
          "the people themselves and the board",
          "data breach notice",
          "dpdp act",
        ],
        weight: 0.15,
      },
      {
        text: "rights by role and a password sent apart",
        accept: ["rights by role", "password sent apart", "password protected file", "access only to hr"],
        weight: 0.2,
      },
      {
        text: "cause found: an address that filled itself in",
        accept: ["how it happened", "auto fill of the address", "selected the wrong address"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Say nothing and hope that he does not open the mail.",
      "A leak inside the office needs no report.",
    ],
  },
  {
    id: "hr-admin-minutes-that-act",
    family: "hr-admin",
    topic: "secretarial",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Minutes that lead to action",
    frames: [
      "You take the minutes of a weekly meeting. How do you write them so that things really get done?",
      "At {employer}, how would you prepare a meeting of ten busy people, and follow up what they decide?",
      "Your resume names {skill}. How do you prepare and minute a meeting so that nobody says later it was decided differently?",
    ],
    expected:
      "Two days before, I send the agenda with time for each item and last week's open list. In the meeting I do not write every word. For each item I note what was decided, who does it and by which date, and if that is not said I ask before we go on. At the end I read the list aloud, so nobody can differ later. The minutes go out the same day, on one page, and I ask for corrections by the next evening. If two people remember it differently, I go by my notes and ask the chair, I do not decide. A day before each date I remind the owner. Open points come first next week.",
    points: [
      {
        text: "agenda with times sent before",
        accept: ["send the agenda", "time for each item", "circulate the agenda"],
        weight: 0.2,
      },
      {
        text: "decision, owner and date for each item",
        accept: [
          "action owner and due date",
          "decision with owner and date",
          "who does it",
          "responsible person",
          "person and deadline",
          "name and date",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "list read aloud at the end",
        accept: ["read the list aloud", "repeat the decisions"],
        weight: 0.15,
      },
      {
        text: "one page sent the same day for corrections",
        accept: ["minutes go out the same day", "ask for corrections", "circulate minutes within a day"],
        weight: 0.2,
      },
      {
        text: "owners reminded, open points first",
        accept: ["remind the owner", "open points come first", "action taken report"],
        weight: 0.15,
      },
    ],
    avoid: ["Good minutes hold every word that was said.", "I write the minutes from memory a week later."],
  },
  {
    id: "hr-admin-two-meetings-clash",
    family: "hr-admin",
    topic: "secretarial",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Two meetings that clash",
    frames: [
      "You wrote: {line}. What did you do when two important people wanted the same hour?",
      "Your director is on a flight, and a big client wants the very hour that is promised to the bank. What do you do?",
      "Suppose two meetings of a head at {employer} clash and he cannot be reached. You keep his calendar. What do you do?",
      "You booked two important meetings for the same hour, and your head cannot be reached. How do you put it right?",
    ],
    expected:
      "I do not promise the client the hour, and I do not say no. I come back within thirty minutes, and ask which other hours suit him. Then I see which of the two can move. A bank with a sanction date is hard to move, a client's wish often is not. My director gave me a rule whom I may shift on my own, and beyond it the deputy can decide. I send the director one message to read on landing, with the problem, my proposal and what I did. If the double booking was my mistake, I say sorry to the one I move and give two new slots. I keep fifteen minutes free between meetings.",
    points: [
      {
        text: "no promise yet, call back in a short time",
        accept: ["within thirty minutes", "not promise the client", "hold the request for now"],
        weight: 0.2,
      },
      {
        text: "see which meeting can move",
        accept: [
          "which of the two can move",
          "hard to move",
          "priority of meetings",
          "reschedule one meeting",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "rule from the director, deputy decides beyond it",
        accept: ["whom i may shift", "deputy can decide", "instruction of the director"],
        weight: 0.2,
      },
      {
        text: "one message with problem and proposal on landing",
        accept: ["message on landing", "problem and proposal"],
        weight: 0.2,
      },
      {
        text: "apology with new slots, free time between meetings",
        accept: ["give two new slots", "fifteen minutes free", "buffer between meetings"],
        weight: 0.15,
      },
    ],
    avoid: ["Tell the bank that the director is ill.", "Whoever is louder gets the hour."],
  },
  {
    id: "hr-admin-laptops-not-found",
    family: "hr-admin",
    topic: "office assets",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Laptops that cannot be found",
    frames: [
      "The asset list says 180 laptops, and you can find only 171. How do you go on, and how do you keep it right later?",
      "Suppose the asset list of {employer} shows more laptops than you can find. How do you search, and how do you keep it right later?",
      "Some laptops on the list cannot be found, and one person says that he gave his back. How do you go on?",
    ],
    expected:
      "I check each of the nine by serial number, not by a name on a list. IT can see when each last logged in and by whom, which solves half of them. Others lie in repair or were swapped without a note, so I look at gate passes and the courier book. What is still missing after a week I report in writing, with the value, and the data on it is locked or wiped by IT. Accounts writes it off only with approval. From then on each has a tag with a barcode and one owner who signs, no-dues stays open until IT scans the return, and I count a quarter of the assets every three months.",
    points: [
      {
        text: "each missing laptop traced by its records",
        accept: [
          "each of the nine by serial number",
          "serial number of the laptop",
          "last login of the device",
          "nine by serial number",
          "by serial number",
          "check the gate passes",
          "handover records",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "repair, drawers, gate passes searched",
        accept: ["lie in repair", "gate passes and the courier book", "swapped without a note"],
        weight: 0.2,
      },
      {
        text: "missing ones reported, data locked or wiped",
        accept: ["locked or wiped by it", "report the missing laptop in writing", "remote wipe"],
        weight: 0.2,
      },
      {
        text: "tag and one owner who signs",
        accept: ["tag with a barcode", "owner who signs", "asset handover form"],
        weight: 0.2,
      },
      {
        text: "return scanned at exit, part counted each quarter",
        accept: [
          "it scans the return",
          "count a quarter of the assets",
          "quarterly verification of assets",
          "registered e-waste dealer",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Cut the price from the salary of the last known user at once.",
      "Missing laptops are simply struck off the list.",
    ],
  },
];
