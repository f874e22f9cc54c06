import type { EntryDraft } from "../entry.ts";

/** Desk work of office assistants and computer operators. */
export const office: readonly EntryDraft[] = [
  {
    id: "hr-admin-application-entry",
    family: "hr-admin",
    topic: "desk work",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Entering applications without errors",
    frames: [
      "You enter about eighty applications a day. How do you keep names, dates and numbers right?",
      "At {employer}, how did you make sure that what you typed matched the paper?",
    ],
    expected:
      "I first put aside the papers where a certificate is missing. I type in small batches of ten and then compare each batch with the paper, above all the spelling of names, dates and numbers. For a date of birth I look at the certificate and not at the form. I write the entry number on the paper, so that anybody can find it again. Where the handwriting fails me I ring the applicant. In the evening I tally the count of papers with the count of entries.",
    points: [
      {
        text: "incomplete papers put aside",
        accept: [
          "papers where a certificate is missing",
          "check the documents first",
          "missing certificates kept aside",
          "incomplete forms kept separate",
        ],
        weight: 0.2,
      },
      {
        text: "entries compared with the paper",
        accept: [
          "small batches of ten",
          "cross check with the form",
          "match with the original",
          "recheck each entry",
          "batch with the paper",
          "match with the form",
          "check against the form",
          "verify with the original",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "write the entry number on the paper",
        accept: ["entry number on the form", "acknowledgement number", "registration number on the paper"],
        weight: 0.15,
      },
      {
        text: "ring the applicant where handwriting fails",
        accept: ["ask the applicant to confirm", "call the applicant", "confirm from the applicant"],
        weight: 0.15,
      },
      {
        text: "tally the count at the end of the day",
        accept: ["count of papers with the count of entries", "total in the evening", "daily tally"],
        weight: 0.2,
      },
    ],
    avoid: [
      "Small spelling errors can be corrected by the applicant later.",
      "I take the birth date from the form alone.",
    ],
  },
  {
    id: "hr-admin-monthly-report-sheet",
    family: "hr-admin",
    topic: "excel",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Monthly report in a sheet",
    frames: [
      "Your officer wants a monthly report of received, settled and pending cases. How do you make it in a sheet?",
      "You list {skill}. How do you make a monthly report of received, settled and pending cases with it?",
    ],
    expected:
      "I keep one row for each case, with the date received, the type, the desk and the date settled, and I never mix two things in one column. From that list a pivot table or COUNTIFS gives received, settled and pending for each type. Pending is the opening balance plus received minus settled, and I check that this agrees with the count of open rows. I add one column with the age of each pending case, because the officer asks first about the old ones. Before I send it I compare the totals with last month's closing figure and save a copy with the month in its name.",
    points: [
      {
        text: "one row for each case with its dates",
        accept: ["one row per application", "date received and date settled", "separate columns"],
        weight: 0.25,
        must: true,
      },
      {
        text: "pivot table or COUNTIFS for the counts",
        accept: ["pivot table", "COUNTIF formula", "COUNTIFS", "filter and count"],
        weight: 0.25,
      },
      {
        text: "opening plus received minus settled is pending",
        accept: ["opening balance plus received", "opening and closing balance agree"],
        weight: 0.2,
      },
      {
        text: "age of the pending cases",
        accept: ["how old each case is", "days pending", "oldest cases first"],
        weight: 0.15,
      },
      {
        text: "compare totals with last month before sending",
        accept: ["closing figure of last month", "check the totals", "cross check totals"],
        weight: 0.15,
      },
    ],
    avoid: ["Several dates may stand together in one column."],
  },
  {
    id: "hr-admin-visitor-missing-paper",
    family: "hr-admin",
    topic: "counter",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Visitor with a missing paper",
    frames: [
      "An old man comes to your counter for the third time, and one paper is still missing. What do you do?",
      "At {employer} someone comes for the third time and one paper is still missing. What do you do?",
    ],
    expected:
      "I ask him to sit and look at his file first, before I say anything. Then I tell him all that is missing at once, and I write it on a slip in plain words, with where to get it. If the rule allows another proof in its place, I tell him about it, or I ask my officer whether a copy or a declaration will do. I do not accept a false paper and I do not skip the rule. I note his phone number, take the rest of the papers and give him a receipt, so that one visit is enough. Then I see why he was sent back twice and put a list at the counter.",
    points: [
      {
        text: "listen and look at the file first",
        accept: ["ask him to sit", "check his file", "hear him patiently"],
        weight: 0.15,
      },
      {
        text: "tell everything that is missing at once",
        accept: [
          "write it on a slip",
          "give him a list",
          "explain what is missing",
          "complete list of papers",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "another proof that the rule allows, or ask the officer",
        accept: ["alternative document", "ask my officer", "a declaration will do", "ask my senior"],
        weight: 0.2,
      },
      {
        text: "no skipping of the rule",
        accept: ["not accept a false paper", "follow the rule", "cannot process it without the paper"],
        weight: 0.15,
      },
      {
        text: "one visit is enough: receipt, phone number, list at the counter",
        accept: [
          "put a list at the counter",
          "note his phone number",
          "give a receipt",
          "checklist for visitors",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I send him home until he has every paper.", "I pass the file although a paper is missing."],
  },
  {
    id: "hr-admin-file-lost-letter",
    family: "hr-admin",
    topic: "desk work",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "File that cannot be found",
    frames: [
      "Suppose your officer needs a file in one hour for a meeting, and it is not on its shelf. What do you do?",
      "Suppose a file at {employer} is needed in one hour and is not on its shelf. What do you do?",
    ],
    expected:
      "I look in the movement register first, because it shows which desk took the file last and when. I call that desk and go there myself if nobody picks up. At the same time I check the places next to its own shelf, since most lost files are only put back wrong. After twenty minutes I tell my officer honestly how it stands, so that he is not surprised in the meeting, and I bring what I can, such as the scanned copy, the letters from e-mail and the entries of the computer. When it is found I note where it was, and from then on no file leaves without a signature.",
    points: [
      {
        text: "look in the movement register who took it last",
        accept: [
          "file movement register",
          "who took the file last",
          "who used the file last",
          "check the outward register",
          "issue register",
          "file tracking",
        ],
        weight: 0.3,
      },
      {
        text: "search the near places and call the desk",
        accept: [
          "put back wrong",
          "kept in the wrong place",
          "check the nearby shelf",
          "call that desk",
          "ask other sections",
        ],
        weight: 0.2,
      },
      {
        text: "tell the officer early and honestly",
        accept: ["inform my officer", "not surprised in the meeting", "tell him the truth"],
        weight: 0.2,
      },
      {
        text: "bring copies in its place",
        accept: ["scanned copy", "letters from e-mail", "soft copy", "duplicate papers"],
        weight: 0.15,
      },
      {
        text: "a signature for every file that leaves",
        accept: ["no file leaves without a signature", "entry in the register", "start a register"],
        weight: 0.15,
      },
    ],
    avoid: ["I say that another desk has lost it.", "The file will turn up by itself."],
  },
];
