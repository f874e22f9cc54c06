import type { EntryDraft } from "../entry.ts";

/** Redux and Next.js. */
export const softwareReduxNext: readonly EntryDraft[] = [
  {
    id: "software-redux-what-belongs",
    family: "software",
    topic: "redux",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "What belongs in the store",
    frames: [
      "You use {skill}. What did you keep in the global store, in which shape, and what did you leave out on purpose?",
      "Suppose you start {project} again. Which of its data would go in a Redux store, in which shape, and which would not?",
      "A new React app will use Redux Toolkit. Which data goes in the store, in which shape, and which do you leave out?",
    ],
    expected:
      "I put in the store what many distant screens share and the client owns: the signed-in user, the cart, a wizard over several pages. A half-typed form or an open menu stays in the component, since nobody else cares. Data from the server I leave to RTK Query, which brings caching and loading flags, instead of writing three actions by hand. Lists are normalised with createEntityAdapter, by id, so that one order is not kept twice. A slice holds only serialisable values, because functions or dates break the time travel of the devtools. Reducers look as if they mutate, but Immer makes the copy. Events are named by what happened, like orderPlaced, and not setX.",
    points: [
      {
        text: "shared state that the client owns",
        accept: [
          "many distant screens share",
          "shared client state",
          "cart and signed-in user",
          "global client state",
          "state shared by many screens",
          "used by many components",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "forms and menus stay local",
        accept: [
          "half-typed form",
          "open menu stays",
          "local component state",
          "form state stays local",
          "local state for forms",
          "useState for the form",
        ],
        weight: 0.2,
      },
      {
        text: "RTK Query for server data",
        accept: ["RTK Query", "server data in a query cache", "React Query for server data"],
        weight: 0.2,
      },
      {
        text: "normalise lists with an entity adapter",
        accept: [
          "normalised with createEntityAdapter",
          "normalized entities",
          "createEntityAdapter",
          "store items by id",
          "normalised by id",
          "normalize the data",
        ],
        weight: 0.2,
      },
      {
        text: "serialisable values only, Immer copies",
        accept: ["serialisable", "Immer makes the copy", "immutable reducers"],
        weight: 0.15,
      },
    ],
    avoid: [
      "every piece of state belongs in the global store",
      "API calls are fine in a reducer",
      "functions are fine in the store",
    ],
    link: "https://redux-toolkit.js.org/introduction/getting-started",
  },
  {
    id: "software-redux-too-many-renders",
    family: "software",
    topic: "redux",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Renders on every action",
    frames: [
      "In your {skill} code, a big table renders again on every action, even unrelated ones. How do you find and stop it?",
      "Suppose typing in a search box of {project} redraws a Redux-backed table. How do you find the cause, and how do you stop it?",
      "A table connected to a Redux store renders again on every action, even unrelated ones. How do you find and stop it?",
    ],
    expected:
      "First I record with the React profiler and switch on why each component rendered. The usual cause is a selector that returns something new each time: useSelector compares with strict equality, and a filter or a map inside it always makes a new array. So I move that work in a memoised selector with createSelector, which computes only when its inputs change. Before Reselect 5 it remembered only the last arguments, so a selector shared by many rows needed one instance each. I select small values rather than a whole slice, and let each row select its own item by id. Then I measure again, since memo everywhere also costs.",
    points: [
      {
        text: "a selector returning a new array each time",
        accept: [
          "makes a new array",
          "new reference from useSelector",
          "strict equality",
          "selector returns a new object",
          "selector returns a new reference",
          "new reference every time",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "memoised selector with createSelector",
        accept: ["createSelector", "Reselect", "memoised selector"],
        weight: 0.25,
      },
      {
        text: "rows select their own item by id",
        accept: [
          "row select its own item",
          "select small values",
          "each row selects its item",
          "select only what is needed",
        ],
        weight: 0.2,
      },
      {
        text: "find it by the React profiler",
        accept: ["React profiler", "why each component rendered", "profiler in devtools"],
        weight: 0.15,
      },
      {
        text: "parameters need their own instance",
        accept: ["needed one instance each", "selector factory"],
        weight: 0.1,
      },
    ],
    avoid: [
      "useSelector compares the result deeply",
      "useSelector with a filter inside is fine",
      "memo on every component is free",
    ],
    link: "https://redux.js.org/usage/deriving-data-selectors",
  },
  {
    id: "software-nextjs-render-choice",
    family: "software",
    topic: "nextjs",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Static, server or client",
    frames: [
      "In your {skill} project, which pages are built ahead, which on the server per request, which in the browser, and how does a changed price get out?",
      "Suppose {project} has product pages, a search page and a cart. How would Next.js render each one, and how does a changed price get out?",
      "A shop in Next.js has product pages, a search page and a cart. How is each rendered, why, and how does a changed price get out?",
    ],
    expected:
      "It depends on how often the data changes and for whom. Product pages are the same for everyone, so I build them statically and refresh them by revalidation, say every five minutes or by tag when a price is edited. That gives a fast first byte from the CDN and good search results. The search page depends on the query, so it renders on the server per request. The cart is personal, so its shell is static and the content is fetched in the browser or streamed behind Suspense. Server components are my default, and I mark only the interactive leaf with use client, because everything below that line ships as JavaScript. Nothing personal may land in a shared cache.",
    points: [
      {
        text: "static pages refreshed by revalidation",
        accept: [
          "revalidation",
          "ISR",
          "incremental static regeneration",
          "revalidate the page",
          "static page with revalidate",
          "rebuild the page on change",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "search needs server side rendering per query",
        accept: [
          "search page depends on the query",
          "server side rendering",
          "dynamic rendering",
          "search on the server per request",
          "SSR for search",
        ],
        weight: 0.2,
      },
      {
        text: "personal parts are fetched or streamed",
        accept: [
          "behind Suspense",
          "cart is personal",
          "cart on the client side",
          "fetch the cart in the browser",
          "client side rendering for cart",
        ],
        weight: 0.2,
      },
      {
        text: "server components, client code on interactive leaves",
        accept: ["server components are my default", "interactive leaf", "use client directive"],
        weight: 0.2,
      },
      {
        text: "no personal data in a shared cache",
        accept: ["personal may land in a shared", "never cache personal data"],
        weight: 0.1,
      },
    ],
    avoid: ["a server render is always better than a static page", "caching the cart on the CDN is fine"],
    link: "https://nextjs.org/docs",
  },
  {
    id: "software-nextjs-hydration-mismatch",
    family: "software",
    topic: "nextjs",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Server and browser disagree",
    frames: [
      "Your {skill} page logs a hydration error in production. What usually causes it, how do you track it down, and how do you fix it?",
      "Suppose {project} in Next.js shows one date on first load and another a moment later. What went wrong between server and browser, and how do you fix it?",
      "A Next.js page logs a hydration error and some text flickers after load. What usually causes it, and how do you fix it?",
    ],
    expected:
      "Hydration expects that the first render in the browser gives the same markup as the server's HTML. It breaks when the render reads something that differs: the current time, a random number, the time zone, localStorage or the window. Dates are the classic one, because the server runs in UTC and the user sits in India. I format with a fixed time zone, Asia/Kolkata, or send the text ready. What only the browser knows I read after mounting, in an effect, and the first render shows a placeholder of the same size. Invalid nesting, such as a div in a p, and browser extensions also cause it. suppressHydrationWarning is only for one harmless text, not a cure.",
    points: [
      {
        text: "first browser render must equal the server's",
        accept: [
          "same markup as the server",
          "markup mismatch",
          "server HTML differs from the client",
          "server and client render differently",
          "HTML does not match",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "time, random, localStorage differ",
        accept: [
          "random number",
          "localStorage or the window",
          "current time",
          "Date.now or Math.random",
          "window or localStorage",
          "locale differs",
        ],
        weight: 0.25,
      },
      {
        text: "fix the time zone in dates",
        accept: [
          "fixed time zone",
          "server runs in UTC",
          "Asia/Kolkata",
          "same time zone on both",
          "format dates on the server",
        ],
        weight: 0.2,
      },
      {
        text: "read browser-only values after mounting",
        accept: [
          "read after mounting",
          "placeholder of the same size",
          "inside useEffect",
          "use useEffect",
          "after mount",
          "dynamic import without SSR",
        ],
        weight: 0.2,
      },
      {
        text: "invalid nesting or extensions",
        accept: ["div in a p", "invalid nesting", "browser extensions"],
        weight: 0.1,
      },
    ],
    avoid: [
      "suppressing the warning repairs the page",
      "a hydration warning is harmless in production",
      "a typeof window check in render fixes it",
    ],
    link: "https://nextjs.org/docs/messages/react-hydration-error",
  },
];
