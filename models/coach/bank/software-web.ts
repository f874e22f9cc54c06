import type { EntryDraft } from "../entry.ts";

/** The browser's own languages: JavaScript, TypeScript, CSS, HTML, and how fast a page gets to a phone. */
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
      "You list {skill} on your resume. What is a closure, and where did you last use one on purpose?",
      "What is a closure in JavaScript, and where is it useful in everyday code?",
      "Think of your project {project}. Where does it rely on closures, and what would break without them?",
    ],
    expected:
      "A closure is a function that remembers the variables of the place where it was created, even after that outer function has returned. I use it most for private state, for example a counter that nobody outside can change. I also use it in event handlers, where the click handler still knows which row it belongs to. One trap I met was a loop with var: all handlers shared a single variable and printed the last value, and let fixed it because each turn gets its own binding. The other cost is memory, since a long-lived handler keeps the captured objects alive.",
    points: [
      {
        text: "a function remembers its outer variables",
        accept: ["remembers the variables", "outer scope", "lexical scope", "enclosing scope"],
        weight: 0.35,
        must: true,
      },
      {
        text: "used for private state",
        accept: ["private state", "private variable"],
        weight: 0.2,
      },
      {
        text: "a click handler knows its row",
        accept: ["click handler still knows", "handlers keep row data"],
        weight: 0.15,
      },
      {
        text: "loop trap: var shared, let per turn",
        accept: ["loop with var", "let fixed it"],
        weight: 0.15,
      },
      {
        text: "long-lived handlers hold captured objects",
        accept: ["captured objects alive", "closure memory leak"],
        weight: 0.15,
      },
    ],
    avoid: ["a closure copies the values at creation"],
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
      "You work with {skill}. A promise callback and a timer of zero milliseconds are both ready. Which runs first, and why?",
      "In JavaScript, a promise callback and a timer of zero milliseconds are both ready. Which one goes first, and why?",
    ],
    expected:
      "The promise goes first. My code runs on one thread, so the current function must finish and the call stack must be empty before anything else happens. Then the engine drains the whole microtask queue, and that is where promise callbacks wait. Only after that does the event loop take the next task, such as the timer, so the delay I pass to setTimeout is a minimum wait and not an exact time. I have seen the bad side too: a promise chain that kept adding more work starved the timers and the page could not repaint. I split that work into chunks.",
    points: [
      {
        text: "microtasks are emptied before timers",
        accept: ["drains the whole microtask", "microtask queue", "microtasks first"],
        weight: 0.35,
        must: true,
      },
      {
        text: "running code ends, call stack empty",
        accept: ["call stack must be", "current function must finish"],
        weight: 0.25,
      },
      {
        text: "the timer delay is only a minimum",
        accept: ["minimum wait", "minimum delay", "not an exact time"],
        weight: 0.2,
      },
      {
        text: "endless microtasks starve the page",
        accept: ["starved the timers", "could not repaint", "blocks rendering"],
        weight: 0.2,
      },
    ],
    avoid: ["setTimeout zero runs immediately", "promises run on another thread"],
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
      "A page of {project} must load forty items from an API, and some calls fail. How would you run them in JavaScript?",
      "A page must load forty items from an API, and some calls will fail. How would you run them in JavaScript?",
    ],
    expected:
      "I would not await each call inside the loop, because then forty calls run one after another. I also would not fire all forty together; I keep a small pool of about five at a time so the phone and the server are not flooded. To join the results I use Promise.allSettled and not Promise.all, as one rejection in Promise.all would hide the results that worked. Each call gets an AbortController with a timeout, and I cancel them when the user leaves the page. I retry only safe reads, with a growing pause, and show the items that did load.",
    points: [
      {
        text: "allSettled, so one failure hides nothing",
        accept: ["Promise.allSettled", "results that worked"],
        weight: 0.3,
        must: true,
      },
      {
        text: "await in the loop is sequential",
        accept: ["await each call inside", "sequential await"],
        weight: 0.2,
      },
      {
        text: "a small pool limits concurrency",
        accept: ["small pool", "limit concurrency"],
        weight: 0.2,
      },
      {
        text: "timeout and cancel with AbortController",
        accept: ["AbortController", "abort signal"],
        weight: 0.15,
      },
      {
        text: "retry safe reads with growing pauses",
        accept: ["retry only safe reads", "growing pause", "exponential backoff"],
        weight: 0.15,
      },
    ],
    avoid: ["Promise.all waits for every promise even when one rejects"],
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
      "You use {skill}. What is the difference between any and unknown, and which one do you give to data from an API?",
      "In TypeScript, how do any and unknown differ, and which one should data from an API have?",
    ],
    expected:
      "With any the compiler stops checking, so a spelling mistake in a field name passes and fails later in front of the user. With unknown I may hold the value, but I must narrow it before I use it. So data from an API starts as unknown for me. I then check it at the edge with a schema library such as zod or a type guard that I write, and inside the app it has a real type. What I remember is that types are erased when the code is built, so a cast with as checks nothing when the program runs.",
    points: [
      {
        text: "any lets spelling mistakes through",
        accept: ["spelling mistake in", "any disables checks"],
        weight: 0.3,
      },
      {
        text: "unknown must be narrowed before it is used",
        accept: ["unknown I may hold", "unknown forces narrowing"],
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
        accept: ["types are erased", "erased at build", "cast checks nothing"],
        weight: 0.2,
      },
    ],
    avoid: ["TypeScript checks API data at run time"],
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
      "A screen of {project} is loading, failed or loaded. How would you write that in {skill} so wrong mixes cannot exist?",
      "A screen can be loading, failed or loaded. How would you type that in TypeScript so wrong mixes cannot exist?",
    ],
    expected:
      "I would not use three optional fields, because then a state with both an error and data is legal. I write a discriminated union: each case has a literal status field, and only the failed case carries the error, only the loaded case carries the data. In the code I switch on the status, and the compiler narrows the type in each branch, so I cannot read data while it is loading. In the default branch I assign the value to never. If somebody later adds a fourth status, that line stops compiling and shows every place that must change.",
    points: [
      {
        text: "a discriminated union with a literal tag",
        accept: ["discriminated union", "tagged union", "literal status field"],
        weight: 0.35,
        must: true,
      },
      {
        text: "optional fields allow wrong combinations",
        accept: ["three optional fields", "optional fields allow", "error and data"],
        weight: 0.2,
      },
      {
        text: "a switch narrows the type per branch",
        accept: ["switch on the status", "narrows the type in", "narrowed in each branch"],
        weight: 0.2,
      },
      {
        text: "a never check finds missing cases",
        accept: ["the value to never", "forgotten case", "exhaustive check", "exhaustiveness"],
        weight: 0.25,
      },
    ],
    link: "https://www.typescriptlang.org/docs/handbook/2/narrowing.html",
  },
  {
    id: "software-css-flex-grid",
    family: "software",
    topic: "css",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Flexbox or grid",
    frames: [
      "When you laid out {project}, how did you choose between flexbox and grid, and how did it adapt to phones?",
      "How do you choose between flexbox and grid for a page, and how do you make it fit a phone?",
    ],
    expected:
      "I use flexbox for one direction, like a toolbar or a row of buttons, because the items decide the space by their content. I use grid when I need rows and columns together, for example a page with a side bar, or cards that must line up. For phones I start mobile first with one column and add columns in a media query with min-width. For cards I often need no query at all, since repeat with auto-fill and minmax fits as many as there is room for. I keep the source order sensible, because screen readers and the tab key follow the HTML and not the visual order.",
    points: [
      {
        text: "flexbox lays out one direction",
        accept: ["flexbox for one direction", "one dimension", "single axis"],
        weight: 0.25,
      },
      {
        text: "grid handles rows and columns together",
        accept: ["rows and columns together", "two dimensional layout"],
        weight: 0.25,
        must: true,
      },
      {
        text: "mobile first with media queries",
        accept: ["mobile first with one", "media query", "min-width"],
        weight: 0.2,
      },
      {
        text: "auto-fill and minmax fit cards",
        accept: ["auto-fill and minmax", "minmax", "auto-fit"],
        weight: 0.15,
      },
      {
        text: "source order matters for keyboard and readers",
        accept: ["source order", "not the visual order"],
        weight: 0.15,
      },
    ],
    link: "https://developer.mozilla.org/en-US/docs/Web/CSS/CSS_grid_layout/Relationship_of_grid_layout_with_other_layout_methods",
  },
  {
    id: "software-css-specificity-conflict",
    family: "software",
    topic: "css",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A style that will not apply",
    frames: [
      "You add a colour with {skill} and the button does not change. How do you find out which rule wins, and fix it?",
      "You change a button's colour in CSS and nothing happens. How do you find out why, and how do you fix it cleanly?",
    ],
    expected:
      "First I inspect the element in the browser's developer tools, where the losing rule is shown crossed out, so I see what beats it. Most often the other selector has higher specificity: an id beats any number of classes, and a class beats an element name. If the specificity is equal, the rule that comes later wins. I avoid answering with important, because the next person then needs another one. I lower the weight of the strong selector, or put the library styles in a lower cascade layer. If my rule is missing from the list altogether, I look for a typing mistake or a cached file.",
    points: [
      {
        text: "developer tools show the losing rule",
        accept: ["losing rule is shown", "browser's developer tools"],
        weight: 0.25,
      },
      {
        text: "higher specificity wins: id over class",
        accept: ["higher specificity", "id beats", "id over class"],
        weight: 0.3,
        must: true,
      },
      {
        text: "equal specificity: the later one applies",
        accept: ["specificity is equal", "same specificity, later"],
        weight: 0.2,
      },
      {
        text: "no important; lower selector or use layers",
        accept: ["answering with important", "avoid important", "cascade layer", "important is bad"],
        weight: 0.25,
      },
    ],
    avoid: ["many classes together beat an id"],
    link: "https://developer.mozilla.org/en-US/docs/Web/CSS/Specificity",
  },
  {
    id: "software-html-accessibility-dialog",
    family: "software",
    topic: "html-accessibility",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A dialog for everyone",
    frames: [
      "A blind person wants to use {project} with a screen reader. What must its pop-up dialog do for them?",
      "A pop-up dialog must work for a person who uses only a keyboard and a screen reader. What would you make sure of?",
    ],
    expected:
      "I would start with the native dialog element opened with showModal, because the browser then does much of the work. When it opens, focus moves into the dialog and cannot tab to the page behind. Escape closes it, and focus returns to the button that opened it. The dialog has an accessible name, which I give by pointing aria-labelledby at its heading. Its controls are real button elements and not clickable divs, so Enter and Space work, and each input has a label. I then test it with the mouse unplugged and once with NVDA or TalkBack, since automatic checkers find only part of the problems.",
    points: [
      {
        text: "focus moves in and is kept inside",
        accept: ["focus moves into", "focus trap", "trap focus"],
        weight: 0.3,
        must: true,
      },
      {
        text: "Escape closes, focus returns to the opener",
        accept: ["Escape closes", "focus returns", "return focus"],
        weight: 0.2,
      },
      {
        text: "the dialog has an accessible name",
        accept: ["accessible name", "aria-labelledby", "aria-label"],
        weight: 0.2,
      },
      {
        text: "real buttons, not clickable divs",
        accept: ["real button elements", "clickable divs", "semantic html", "native button"],
        weight: 0.15,
      },
      {
        text: "tried out without mouse, with NVDA or TalkBack",
        accept: ["mouse unplugged", "NVDA", "TalkBack", "VoiceOver"],
        weight: 0.15,
      },
    ],
    avoid: ["adding aria roles makes a div work with the keyboard"],
    link: "https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/",
  },
  {
    id: "software-web-performance-slow-phone",
    family: "software",
    topic: "web-performance",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Slow page on cheap phones",
    frames: [
      "Users open {project} on cheap phones over weak mobile data and wait eight seconds. How would you cut that?",
      "A web page takes eight seconds to show on a cheap phone with weak data. How would you find out why and cut it?",
      "Your resume says “{line}”. If a page still took eight seconds on a cheap phone, how would you find out why?",
    ],
    expected:
      "I measure first, with Lighthouse under a throttled CPU and network, and with field data from real users, because my laptop hides the problem. I look at Largest Contentful Paint and at what blocks it. The usual cause is too much JavaScript, so I split the bundle by route and drop heavy libraries. Next come images: modern formats like WebP or AVIF, the right size per screen, and lazy loading below the fold but never for the main picture. I serve compressed files from a CDN with long cache headers and hashed names. Finally I set a size budget in the build so that it does not creep back.",
    points: [
      {
        text: "Lighthouse throttled plus field data",
        accept: ["throttled CPU", "real user monitoring", "Lighthouse audit"],
        weight: 0.25,
        must: true,
      },
      {
        text: "watch Largest Contentful Paint",
        accept: ["Largest Contentful Paint", "LCP", "core web vitals"],
        weight: 0.15,
      },
      {
        text: "less JavaScript, bundle split by route",
        accept: ["split the bundle", "code splitting by route"],
        weight: 0.2,
      },
      {
        text: "smaller images in modern formats, lazy loaded",
        accept: ["WebP or AVIF", "lazy loading", "compress images"],
        weight: 0.15,
      },
      {
        text: "CDN with long cache headers",
        accept: ["long cache headers", "hashed names", "cache control"],
        weight: 0.15,
      },
      { text: "a size budget in the build", accept: ["size budget", "performance budget"], weight: 0.1 },
    ],
    link: "https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Performance",
  },
];
