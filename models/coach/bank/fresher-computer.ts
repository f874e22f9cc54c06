import type { EntryDraft } from "../entry.ts";

/** Work at a computer, which every first job asks for. */
export const fresherComputer: readonly EntryDraft[] = [
  {
    id: "fresher-typing-test",
    family: "fresher",
    topic: "computer basics",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A typing test tomorrow",
    frames: [
      "A job asks for a typing test of ten minutes. How do you prepare, and what counts more, speed or correct words?",
      "You list {skill}. A typing test of ten minutes is part of the selection. How do you prepare, and what counts more in it?",
    ],
    expected:
      "Correct words count more, because in most tests, as in data entry, each error takes away from the speed. So I look first at the rules: language, font or layout, whether one may go back, and how errors are counted. Then I practise twenty minutes a day for two weeks, with all ten fingers and my eyes on the text and not on the keys. I note speed and errors each day, and repeat the words where I stumble, for example numbers. On the day I come early and try the keyboard. I begin calmly, at a speed that I can hold to the end.",
    points: [
      {
        text: "correct words before speed",
        accept: [
          ...["correct words count", "accuracy is important", "accuracy first", "accuracy more than speed"],
          ...["less mistakes", "speed with accuracy", "errors are deducted"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "rules of the test read first",
        accept: [
          ...["rules: language, font", "how errors are counted", "backspace allowed", "check the pattern"],
          ...["inscript or krutidev", "test pattern", "know the layout", "which software"],
        ],
        weight: 0.2,
      },
      {
        text: "practised daily, with all fingers, eyes on the text",
        accept: [
          ...["practise twenty minutes", "all ten fingers", "daily practice", "practice every day"],
          ...["touch typing", "home row keys", "without seeing keyboard"],
          ...["typing tutor", "one hour daily practice"],
        ],
        weight: 0.25,
      },
      {
        text: "speed and errors noted, weak words repeated",
        accept: [
          ...["note speed and errors", "words where i stumble", "check my speed", "note my wpm"],
          ...["practise difficult words", "weak letters", "take mock test", "online typing test"],
        ],
        weight: 0.15,
      },
      {
        text: "calm on the day, keyboard tried",
        accept: [
          ...["try the keyboard", "begin calmly", "check the keyboard", "stay calm", "not panic"],
          ...["reach early", "comfortable speed", "sit properly", "relax my mind"],
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Speed alone decides, errors are put right later.",
      "Looking at the keys is quicker for everyone.",
    ],
  },
  {
    id: "fresher-files-on-shared-computer",
    family: "fresher",
    topic: "computer basics",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Files that others must find",
    frames: [
      "You share a computer with four colleagues. How do you name, store and save files, so that nothing is lost and all find them?",
      "You list {skill}. Four people share your computer. How do you name, store and save files, so that nothing gets lost?",
    ],
    expected:
      "I ask how the office does it, because my own order helps nobody else. Each kind of work has one folder, by year and month, and nothing stays on the desktop. A name says what, whose and when, for instance bill, party and 2026-10-12, so that the files stand in order by themselves. I save after every few minutes and keep a copy in the shared drive or on a second disk. For papers of customers I use my own login and lock the screen when I get up. Before I delete anything I ask whose it is. When I leave in the evening I write on one page where the unfinished things are.",
    points: [
      {
        text: "folders by kind and date, not on the desktop",
        accept: [
          ...["one folder", "by year and month", "make separate folders", "folder wise", "proper folders"],
          ...["month wise folder", "department wise folder", "separate folder for each", "not on desktop"],
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "name says what and when",
        accept: [
          ...["name says what", "proper file name", "file name with date", "name with date"],
          ...["clear file names", "rename the file", "meaningful name", "version number"],
        ],
        weight: 0.2,
      },
      {
        text: "saved often, second copy kept",
        accept: [
          ...["copy in the shared drive", "keep backup", "take backup", "google drive backup"],
          ...["pen drive copy", "backup daily", "save regularly", "ctrl s", "backup on drive"],
        ],
        weight: 0.25,
      },
      {
        text: "own login, screen locked",
        accept: [
          ...["my own login", "lock the screen", "password protect", "use password", "logout after work"],
          ...["do not share password", "lock the computer", "separate user account"],
        ],
        weight: 0.15,
      },
      {
        text: "asked before deleting, told to the next",
        accept: [
          ...["delete anything i ask", "where the unfinished", "ask before deleting", "inform my colleagues"],
          ...["tell the team", "handover note", "follow the office system"],
        ],
        weight: 0.15,
      },
    ],
    avoid: ["Everything on the desktop is found quickest.", "One copy on one computer is enough."],
  },
  {
    id: "fresher-online-forms",
    family: "fresher",
    topic: "computer basics",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Thirty online forms by evening",
    frames: [
      "Thirty people want their online form with photo and papers filled by you before the last date. How do you do it?",
      "You list {skill}. Thirty people need an online form with photo and papers filled before the last date. How do you do it?",
    ],
    expected:
      "I read the notice first: last date, fee, size of photo and papers. From it I make one list, and each person brings everything on it at once, because half a paper costs two visits. I scan straight and in light, and make each file smaller until it fits. Names, date of birth and marks I type from the certificate and not from what is said, and the person reads the page before I submit. The one-time code he types himself, and I keep no password. I save receipt and number, and tick him off on the list. If a payment hangs I look at the status before I pay again.",
    points: [
      {
        text: "notice and list of papers first",
        accept: [
          ...["read the notice", "read the instructions", "required documents", "check eligibility"],
          ...["list of documents", "last date and fee", "read the notification"],
        ],
        weight: 0.2,
      },
      {
        text: "scans clear and of the right size",
        accept: [
          ...["make each file smaller", "size of photo", "compress the file", "resize the photo"],
          ...["scan the documents", "photo and signature size", "pdf size", "clear scan", "kb size"],
        ],
        weight: 0.2,
      },
      {
        text: "each page read by the person before it is sent",
        accept: [
          ...["person reads the page", "before i submit", "check before submit", "preview the form"],
          ...["verify the details", "spelling of name", "show him before submit"],
          ...["final preview", "match with aadhaar"],
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "code and password stay with the person",
        accept: [
          ...["keep no password", "one-time code", "otp", "not share the password", "otp from the person"],
          ...["his own mobile number", "own email id", "password with him"],
        ],
        weight: 0.15,
      },
      {
        text: "receipt saved, payment looked at before paying again",
        accept: [
          ...["save receipt", "tick him off", "look at the status", "print the form", "application number"],
          ...["save the pdf", "take printout", "payment status"],
          ...["download the receipt", "registration number"],
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Wrong entries can be put right after the last date.",
      "Nobody needs to see the form before it goes.",
    ],
  },
];
