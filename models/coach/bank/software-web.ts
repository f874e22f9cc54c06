import type { EntryDraft } from "../entry.ts";

/** The browser's own languages: JavaScript and TypeScript. */
export const softwareWeb: readonly EntryDraft[] = [
  {
    id: "software-javascript-closures",
    family: "software",
    topic: "javascript",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Closures in daily code",
    frames: [
      "You list {skill} on your resume. What is a closure in JavaScript, where did you last use one on purpose, and which traps does it have?",
      "What is a closure in JavaScript, where is it useful in everyday code, and which traps does it have?",
      "Think of your project {project}. What is a closure, where does its JavaScript rely on closures, and which traps did you meet?",
    ],
    expected:
      "A closure is a function that remembers the variables of the place where it was created, even after that outer function has returned. I use it most for private state, for example a counter that nobody outside can change. I also use it in event handlers, where the click handler still knows which row it belongs to. One trap I met was a loop with var: all handlers shared a single variable and printed the last value, and let fixed it because each turn gets its own binding. The other cost is memory, since a long-lived handler keeps the captured objects alive.",
    points: [
      {
        text: "a function remembers its outer variables",
        accept: [
          "remembers the variables",
          "lexical scope",
          "enclosing scope",
          "access to outer variables",
          "variables of the outer function",
          "remembers its outer scope",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "used for private state",
        accept: ["private state", "private variable", "hide a variable", "data privacy", "private counter"],
        weight: 0.2,
      },
      {
        text: "a click handler knows its row",
        accept: [
          "click handler still knows",
          "handlers keep row data",
          "event handlers and callbacks",
          "callback keeps its data",
        ],
        weight: 0.15,
      },
      {
        text: "loop trap: var shared, let per turn",
        accept: ["loop with var", "var in a loop", "let creates a new binding", "var prints the last value"],
        weight: 0.15,
      },
      {
        text: "long-lived handlers hold captured objects",
        accept: [
          "captured objects alive",
          "closure memory leak",
          "memory leak",
          "variables stay in memory",
          "not garbage collected",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "a closure copies the values at creation",
      "variables die once the outer function returns",
      "closures free memory by themselves",
    ],
    link: "https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Closures",
  },
  {
    id: "software-javascript-event-loop",
    family: "software",
    topic: "javascript",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Promises before timers",
    frames: [
      "You work with {skill}. A promise callback and a timer of zero milliseconds are both ready. Which runs first, why, and what if promises keep coming?",
      "In JavaScript, a promise callback and a timer of zero milliseconds are both ready. Which one goes first, why, and what if promises keep coming?",
    ],
    expected:
      "The promise goes first. My code runs on one thread, so the current function must finish and the call stack must be empty before anything else happens. Then the engine drains the whole microtask queue, and that is where promise callbacks wait. Only after that does the event loop take the next task, such as the timer, so the delay I pass to setTimeout is a minimum wait and not an exact time. I have seen the bad side too: a promise chain that kept adding more work starved the timers and the page could not repaint. I split that work into chunks.",
    points: [
      {
        text: "microtasks are emptied before timers",
        accept: [
          "drains the whole microtask",
          "microtask queue",
          "microtasks have priority",
          "promise goes in the microtask queue",
          "micro task queue",
          "microtasks run before",
          "micro tasks first",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "running code ends, call stack empty",
        accept: [
          "call stack must be",
          "current function must finish",
          "call stack is empty",
          "synchronous code finishes first",
        ],
        weight: 0.25,
      },
      {
        text: "the timer delay is only a minimum",
        accept: ["minimum wait", "minimum delay", "not an exact time"],
        weight: 0.2,
      },
      {
        text: "endless microtasks starve the page",
        accept: [
          "starved the timers",
          "could not repaint",
          "blocks rendering",
          "timers never get a turn",
          "page freezes",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "setTimeout zero runs immediately",
      "promises run on a separate thread",
      "a zero timer beats the promise",
      "setTimeout guarantees the exact time",
    ],
    link: "https://developer.mozilla.org/en-US/docs/Web/API/HTML_DOM_API/Microtask_guide",
  },
  {
    id: "software-javascript-parallel-requests",
    family: "software",
    topic: "javascript",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Many requests, some failing",
    frames: [
      "A page of {project} must load forty items from an API, and some calls fail or hang. How would you run them in JavaScript?",
      "A page must load forty items from an API, and some calls will fail or hang. How would you run them in JavaScript?",
    ],
    expected:
      "I would not await each call inside the loop, because then forty calls run one after another. I also would not fire all forty together; I keep a small pool of about five at a time so the phone and the server are not flooded. To join the results I use Promise.allSettled and not Promise.all, as one rejection in Promise.all would hide the results that worked. Each call gets an AbortController with a timeout, and I cancel them when the user leaves the page. I retry only safe reads, with a growing pause, and show the items that did load.",
    points: [
      {
        text: "allSettled, so one failure hides nothing",
        accept: ["Promise.allSettled", "results that worked", "use allSettled", "catch each call separately"],
        weight: 0.3,
        must: true,
      },
      {
        text: "await in the loop is sequential",
        accept: [
          "await each call inside",
          "sequential await",
          "one after another with await",
          "await in a loop",
        ],
        weight: 0.2,
      },
      {
        text: "a small pool limits concurrency",
        accept: [
          "small pool",
          "limit concurrency",
          "few at a time",
          "five at a time",
          "batches of five",
          "concurrency limit",
        ],
        weight: 0.2,
      },
      {
        text: "timeout and cancel with AbortController",
        accept: ["AbortController", "abort signal", "timeout for each call", "cancel the request"],
        weight: 0.15,
      },
      {
        text: "retry safe reads with growing pauses",
        accept: [
          "retry only safe reads",
          "growing pause",
          "exponential backoff",
          "retry with backoff",
          "retry the failed ones",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["firing all forty at once is best", "failed calls should be retried endlessly"],
    link: "https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Promise/allSettled",
  },
  {
    id: "software-typescript-unknown-any",
    family: "software",
    topic: "typescript",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Unknown instead of any",
    frames: [
      "You use {skill}. What is the difference between any and unknown in TypeScript, which should data from an API have, and who checks it at run time?",
      "In TypeScript, how do any and unknown differ, which one should data from an API have, and who checks it at run time?",
    ],
    expected:
      "With any the compiler stops checking, so a spelling mistake in a field name passes and fails later in front of the user. With unknown I may hold the value, but I must narrow it before I use it. So data from an API starts as unknown for me. I then check it at the edge with a schema library such as zod or a type guard that I write, and inside the app it has a real type. What I remember is that types are erased when the code is built, so a cast with as checks nothing when the program runs.",
    points: [
      {
        text: "any lets spelling mistakes through",
        accept: [
          "spelling mistake in",
          "any disables checks",
          "any turns off checking",
          "any switches off the type check",
          "any skips type checking",
        ],
        weight: 0.3,
      },
      {
        text: "unknown must be narrowed before it is used",
        accept: [
          "unknown I may hold",
          "unknown forces narrowing",
          "narrow unknown first",
          "unknown must be checked",
          "check the type of unknown",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "check with a schema or type guard",
        accept: ["schema library", "type guard", "validate at the edge"],
        weight: 0.2,
      },
      {
        text: "types are gone at run time",
        accept: [
          "types are erased",
          "erased at build",
          "cast checks nothing",
          "types do not exist at run time",
          "no types in JavaScript",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["a cast makes API data safe"],
    link: "https://www.typescriptlang.org/docs/handbook/2/narrowing.html",
  },
  {
    id: "software-typescript-discriminated-union",
    family: "software",
    topic: "typescript",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Impossible states in types",
    frames: [
      "A screen of {project} is loading, failed or loaded. How would you write that in {skill} so wrong mixes cannot exist and no case is overlooked?",
      "A screen can be loading, failed or loaded. How would you type that in TypeScript so wrong mixes cannot exist and no case is overlooked?",
    ],
    expected:
      "I would not use three optional fields, because then a state with both an error and data is legal. I write a discriminated union: each case has a literal status field, and only the failed case carries the error, only the loaded case carries the data. In the code I switch on the status, and the compiler narrows the type in each branch, so I cannot read data while it is loading. In the default branch I assign the value to never. If somebody later adds a fourth status, that line stops compiling and shows every place that must change.",
    points: [
      {
        text: "a discriminated union with a literal tag",
        accept: [
          "discriminated union",
          "tagged union",
          "literal status field",
          "union of three types",
          "status as a literal",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "optional fields allow wrong combinations",
        accept: [
          "three optional fields",
          "optional fields allow",
          "impossible state",
          "loading and error together",
        ],
        weight: 0.2,
      },
      {
        text: "a switch narrows the type per branch",
        accept: [
          "switch on the status",
          "narrows the type in",
          "narrowed in each branch",
          "TypeScript narrows the type",
        ],
        weight: 0.2,
      },
      {
        text: "a never check finds missing cases",
        accept: ["the value to never", "forgotten case", "exhaustive check", "exhaustiveness"],
        weight: 0.25,
      },
    ],
    avoid: ["three optional fields are safe enough", "a boolean for each state is cleanest"],
    link: "https://www.typescriptlang.org/docs/handbook/2/narrowing.html",
  },
];
