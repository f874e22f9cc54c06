import type { EntryDraft } from "../entry.ts";

/** Freshers: a lost match, low marks, letters by merge, a slip in the internship. */
export const fresher6: readonly EntryDraft[] = [
  {
    id: "fresher-captain-lost-match",
    family: "fresher",
    topic: "sport",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "Keeping a team together",
    frames: [
      "You wrote: {line}. How did you keep the group going after a bad day?",
      "Tell me about a team, sport or group of yours that lost or failed. How did you keep people going?",
    ],
    expected:
      "I was captain of our kabaddi team, and we lost the first match by nineteen points. Two seniors blamed a new boy in front of everyone. I stopped the talk there, and said that we would speak the next morning. At night I went through the recording and saw that five of our raids failed for the same reason, we went in after the break without a plan. In the morning I showed it and began with my own two mistakes. Then nobody blamed the boy. We practised only that for a week. We won the next two matches and came third.",
    points: [
      {
        text: "what was lost and how people felt",
        accept: [
          "by nineteen points",
          "blamed a new boy",
          "team was sad",
          "we lost the match",
          "felt very low",
          "boys were crying",
        ],
        weight: 0.25,
      },
      {
        text: "what you did to keep people going",
        accept: [
          "stopped the talk",
          "my own two mistakes",
          "motivated the team",
          "took the blame on",
          "told my own fault",
          "called all of them",
          "sat beside him",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "how you found what to improve",
        accept: [
          "same reason",
          "found our weak",
          "watched the video",
          "analysed why we lost",
          "asked each one what",
        ],
        weight: 0.25,
      },
      {
        text: "how the group did afterwards",
        accept: ["won the next two", "bounced back", "reached the final"],
        weight: 0.25,
      },
    ],
    avoid: ["We lost because the referee was unfair."],
  },
  {
    id: "fresher-low-marks",
    family: "fresher",
    topic: "studies",
    kind: "hr",
    type: "behavioral",
    level: "medium",
    rung: "transfer",
    title: "A weak mark, told honestly",
    frames: [
      "An interviewer likes {skill} on your resume but asks about one low mark. How do you explain it without excuses?",
      "Suppose one year of your marks is low. How do you explain it to an interviewer, and what came after it?",
    ],
    expected:
      "My second year marks were fifty two percent, and that is the lowest of my three years. The reason is mine. I took a part-time tuition job for four hours each evening, and I believed I could study at the last moment. I failed one paper. After that I cut the tuition to weekends, made a study group of four, and solved old papers every Saturday. I cleared the paper at the first chance, and my third year was sixty nine percent. So the mark is low, but it taught me to look ahead before I am in trouble. I can show you both mark sheets.",
    points: [
      {
        text: "the low mark said plainly",
        accept: [
          "scored low",
          "second year marks were",
          "lowest of my three",
          "i failed one paper",
          "got only",
          "had two backlogs",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "the reason, without blaming others",
        accept: ["reason is mine", "tuition job", "i did not study regularly", "missed many classes"],
        weight: 0.25,
      },
      {
        text: "what you changed after the low mark",
        accept: ["study group", "solved old papers", "cut the tuition", "one hour every day"],
        weight: 0.25,
      },
      {
        text: "how later marks show it",
        accept: [
          "third year was",
          "cleared the paper",
          "marks improved",
          "final year came",
          "cleared both papers",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["The university marked me wrongly."],
  },
  {
    id: "fresher-letters-by-merge",
    family: "fresher",
    topic: "excel",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Two hundred letters with names",
    frames: [
      "You list {skill}. An office wants 200 invitation letters, each with a name and address. How do you make them in an hour?",
      "An office wants 200 invitation letters, each with its own name and address. How do you make them in an hour?",
    ],
    expected:
      "I use mail merge and do not type a single name twice. I write the letter once in Word, with the greeting, the place and the signature line. The names stand in an Excel sheet whose first row has the field titles, such as salutation, surname and pin code. Flat numbers with a nought in front I store as text, otherwise the nought is lost. Then I connect the sheet under Mailings and insert the merge fields into the letter. Before printing I look at the preview of the longest address, because it may run over the window of the envelope. I print three on plain paper and show them to my senior. Only then do I print all, and the labels come from the same sheet.",
    points: [
      {
        text: "one letter with mail merge",
        accept: ["mail merge", "letter once in word", "letter once and merge"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a sheet whose first row names the fields",
        accept: [
          "field titles",
          "connect the sheet under mailings",
          "excel sheet of names",
          "first row has headings",
          "names in excel",
        ],
        weight: 0.2,
      },
      {
        text: "merge fields put into the letter",
        accept: [
          "insert the merge fields",
          "placeholders in the letter",
          "merge fields",
          "insert the fields",
        ],
        weight: 0.15,
      },
      {
        text: "preview of the longest address, a trial print",
        accept: [
          "preview of the longest",
          "print three on plain",
          "preview before printing",
          "check the preview",
        ],
        weight: 0.2,
      },
      {
        text: "envelope labels from the same source",
        accept: ["labels come from the same", "labels from the same list", "print the address labels"],
        weight: 0.15,
      },
    ],
    avoid: [
      "Copy the letter two hundred times and change the name.",
      "Type each address by hand on the envelope.",
    ],
  },
  {
    id: "fresher-skill-in-use",
    family: "fresher",
    topic: "learning",
    kind: "technical",
    type: "theoretical",
    ofWork: "studies",
    level: "hard",
    rung: "deepener",
    title: "A course put to use",
    frames: [
      "You list {skill}. What could you do with it on Monday morning without help, and where would you get stuck?",
      "Which thing from your course can you really use at work, and where would you still get stuck?",
    ],
    expected:
      "From my statistics course I can really use averages, percent change and simple charts. On Monday morning, if you gave me a month of sales by shop, I could clean it, rank the shops and show which ones fell. I did exactly that for my uncle's store with ninety days of bills, and he stopped ordering two slow items. Where I would get stuck is a forecast, because I know the formula but I have never checked one against the real month. I would ask a senior to see my first one. To fill it I am now redoing last year month by month.",
    points: [
      {
        text: "one thing you can do without help",
        accept: [
          "clean lists alone",
          "rank the shops",
          "i can really use",
          "on my own i can",
          "can do by myself",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "proof that you used it once",
        accept: [
          "i did exactly that",
          "ninety days of bills",
          "real task finished",
          "i used it for",
          "i made one for",
        ],
        weight: 0.3,
      },
      {
        text: "where you would get stuck",
        accept: [
          "never checked one",
          "weak spot",
          "need help with",
          "still cannot do",
          "not confident of doing",
        ],
        weight: 0.2,
      },
      {
        text: "what you do to close that gap",
        accept: ["redoing last year", "practice plan", "evening course", "learning it now"],
        weight: 0.2,
      },
    ],
    avoid: ["I remember the whole course and get stuck nowhere."],
  },
  {
    id: "fresher-internship-mistake",
    family: "fresher",
    topic: "internship",
    kind: "behavioral",
    type: "behavioral",
    level: "medium",
    rung: "deepener",
    title: "A slip during your internship",
    frames: [
      "Tell me about a time when you made a mistake in your internship. Who noticed it, and what did you do?",
      "At {employer}, tell me about a time when something you did went wrong. What did you do about it?",
    ],
    expected:
      "In my second week at a cement godown I typed the closing stock as 480 bags, and it was 840. By noon the purchase clerk had ordered four hundred bags that we had no room for. When I heard it, I took out the counting slip and saw my own handwriting. I went to my guide straight away and said, this was me. He rang the supplier, and I cycled to the transporter and stopped the lorry before it was loaded. Nothing was lost but an hour. From then on I read each figure aloud from the slip, and I compare today's stock with yesterday plus what came in.",
    points: [
      {
        text: "what slip it was and what it caused",
        accept: [
          "typed the closing stock",
          "ordered four hundred bags",
          "entered a wrong number",
          "deleted the wrong",
          "was the wrong price",
        ],
        weight: 0.2,
      },
      {
        text: "told the guide that it was your own mistake",
        accept: [
          "this was me",
          "admitted it to my supervisor",
          "went to my guide straight",
          "told my mentor",
          "ran to my senior",
          "told it was me",
          "i did it",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "how it was put right",
        accept: [
          "stopped the lorry",
          "rang the supplier",
          "corrected the entry",
          "put back the old file",
          "called them again",
        ],
        weight: 0.3,
      },
      {
        text: "what is different since then",
        accept: [
          "read each figure aloud",
          "compare today's stock",
          "from then on i read",
          "now i always check",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["I corrected the file secretly and told nobody."],
  },
];
