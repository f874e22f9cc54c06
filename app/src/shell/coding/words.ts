import type { Dictionary } from "../../ui/words.ts";

const en = {
  write: "Write code",
  title: "Your code",
  language: "Language",
  languages: {
    javascript: "JavaScript",
    python: "Python",
    java: "Java",
    cpp: "C++",
    sql: "SQL",
    text: "Plain text",
  },
  hint: "It is kept with your answer. Say your approach in words as well. Esc, then Tab leaves the editor.",
  full: "The answer is as long as it can be. Shorten it to go on.",
  onlyJavaScript:
    "Only JavaScript can be run here. Explain your approach in words as well: the score looks for it.",
  run: "Run the examples",
  counts: "What passes when you last run it counts for 30 of the 100 points.",
  changed: "You have changed the code since. Run it again, or the examples do not count.",
  running: "Running",
  unavailable: "The code could not be run now. It is kept; try again in a moment.",
  passed: (passed: number, total: number) => `${passed} of ${total} examples passed`,
  /** @param examples what is said of them */
  andChecks: (examples: string, passed: number, total: number) =>
    `${examples}, and ${passed} of ${total} checks that are not shown`,
  failing: "The first check that does not pass. What should come of it follows from the question.",
  states: {
    passed: "Passed",
    different: "Something else",
    threw: "Error",
    slow: "Too slow",
    "not-run": "Not run",
    unreadable: "Cannot be compared",
  },
  expected: "Expected",
  got: "Got",
  atLine: (line: number) => `line ${line}`,
  slow: "It was stopped after 2 seconds. Look for a loop that does not end.",
  unreadable: "It returned something too large, or with a function in it.",
  faults: {
    broken: "The code could not be read to its end",
    missing: "There is no function of this name",
    slow: "The code was stopped after 2 seconds, before the first example. Look for a loop that does not end.",
    "not-begun": "This browser did not start the code. Your code is kept, and is part of your answer.",
  },
  console: "Console",
};

export type Words = typeof en;
/** All text of writing and running code. */
export const words: Dictionary<Words> = { en, hi: () => import("./words.hi.ts").then((m) => m.hi) };
