import type { EntryDraft } from "../entry.ts";

/** Interfaces in React: state, Redux, Next.js. */
export const softwareReact: readonly EntryDraft[] = [
  {
    id: "software-react-where-state-lives",
    family: "software",
    topic: "react",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Where state should live",
    frames: [
      "In your {skill} work, how do you decide whether state stays in one component, moves up, or goes in a context?",
      "Two parts of a screen in {project} need the same filter. Where do you keep it, and why not in both?",
      "Two parts of a React screen need the same filter. Where do you keep that state, and why not in both?",
    ],
    expected:
      "I keep it once, in the closest parent that both parts share, and pass the value and the change handler down. Two copies drift apart, and effects that copy one into the other are a sign of it. What can be computed, such as the filtered list, I do not store at all; I compute it while rendering. A filter belongs in the URL's search parameters, so a reload and a shared link keep it. Context I use for things that many distant parts need and that change seldom, like theme or the signed-in user, because every reader renders again when the value changes. What comes from the server goes in a query cache, not in my own state.",
    points: [
      {
        text: "lift it to the closest common parent",
        accept: ["closest parent that both", "lift state up", "common ancestor"],
        weight: 0.3,
        must: true,
      },
      {
        text: "compute the filtered list while rendering",
        accept: ["compute it while rendering", "derived state", "filtered list is computed"],
        weight: 0.2,
      },
      {
        text: "filters live in the URL",
        accept: ["URL's search parameters", "query string keeps the filter"],
        weight: 0.2,
      },
      {
        text: "context for seldom changing, distant needs",
        accept: ["context I use", "every reader renders again", "theme or the signed-in user"],
        weight: 0.2,
      },
      {
        text: "server data in TanStack Query or alike",
        accept: ["server goes in a query cache", "React Query", "TanStack Query"],
        weight: 0.1,
      },
    ],
    avoid: ["copying props into state keeps them in step"],
    link: "https://react.dev/learn/sharing-state-between-components",
  },
  {
    id: "software-react-error-boundary",
    family: "software",
    topic: "react",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "One broken widget, white page",
    frames: [
      "In your {skill} app, one widget throws while rendering and the whole page turns white. How do you prevent that?",
      "Suppose a chart in {project} crashes on odd data. How do you keep the rest of the React page alive?",
      "One widget of a React page throws on odd data and the whole page turns white. How do you prevent that?",
    ],
    expected:
      "React removes the whole tree when a render throws and nothing catches it, so I put error boundaries around parts that can fail alone: one at the root, one per route, one around each heavy widget. The boundary shows a short message with a button to try again, and resets when the user goes elsewhere, for example through a key. It sends the error with the component stack to a monitor such as Sentry, with source maps, otherwise the trace says nothing. A boundary does not catch errors in event handlers or in async code, so those I handle myself. The true cause is mostly odd data, and I parse that at the border with a schema such as Zod.",
    points: [
      {
        text: "error boundaries around parts",
        accept: ["error boundary", "error boundaries", "componentDidCatch"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a fallback with a way to retry",
        accept: ["button to try again", "fallback view", "reset the boundary"],
        weight: 0.2,
      },
      {
        text: "report the component stack with source maps",
        accept: ["Sentry", "source maps", "component stack"],
        weight: 0.15,
      },
      {
        text: "event handlers and async errors escape it",
        accept: ["does not catch errors in event", "event handlers or in async"],
        weight: 0.2,
      },
      {
        text: "parse odd data at the border",
        accept: ["schema such as Zod", "validate the response schema"],
        weight: 0.15,
      },
    ],
    avoid: ["an error boundary catches errors in event handlers"],
    link: "https://react.dev/reference/react/Component",
  },
  {
    id: "software-react-server-state-cache",
    family: "software",
    topic: "react",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Lists that go stale",
    frames: [
      "In your {skill} app, a user edits an item and the list still shows the old one. How do you organise data from the server?",
      "Suppose three screens of {project} show the same order. How do all of them learn that it has changed?",
      "A user edits an order in a React app, and the list still shows the old one. How do you organise data from the server?",
    ],
    expected:
      "I treat it as a cache of something the server owns. With TanStack Query each request has a key, such as orders and its filter, and every screen that uses the key shares one entry. So two screens cause one request, and both update together. After a mutation I invalidate the keys that it touches, and they load again in the background while the old rows stay visible. If it should feel instant, I write the change into the cache first and roll it back when the server refuses. I choose staleTime per kind: minutes for a city list, seconds for stock. At logout I clear the cache, because the next person on that phone must not see it.",
    points: [
      {
        text: "one shared entry per query key",
        accept: [
          "TanStack Query each request has a key",
          "screen that uses the key shares",
          "React Query key",
          "SWR",
        ],
        weight: 0.25,
      },
      {
        text: "invalidate the keys after a mutation",
        accept: ["invalidate the keys", "invalidation after mutation", "refetch after save"],
        weight: 0.3,
        must: true,
      },
      { text: "optimistic update with rollback", accept: ["roll it back", "optimistic update"], weight: 0.2 },
      { text: "staleness chosen per kind of data", accept: ["staleTime", "seconds for stock"], weight: 0.15 },
      { text: "clear it at logout", accept: ["clear the cache", "logout"], weight: 0.1 },
    ],
    avoid: ["storing every response in a global store keeps it fresh"],
    link: "https://tanstack.com/query/latest",
  },
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
      "You use {skill}. What did you keep in the global store, and what did you leave out on purpose?",
      "Suppose you start {project} again. Which of its data would go in a Redux store, and which would not?",
      "A new React app will use Redux Toolkit. Which data goes in the store, and which do you leave out?",
    ],
    expected:
      "I put in the store what many distant screens share and the client owns: the signed-in user, the cart, a wizard over several pages. A half-typed form or an open menu stays in the component, since nobody else cares. Data from the server I leave to RTK Query, which brings caching and loading flags, instead of writing three actions by hand. Lists are normalised with createEntityAdapter, by id, so that one order is not kept twice. A slice holds only serialisable values, because functions or dates break the time travel of the devtools. Reducers look as if they mutate, but Immer makes the copy. Events are named by what happened, like orderPlaced, and not setX.",
    points: [
      {
        text: "shared state that the client owns",
        accept: ["many distant screens share", "shared client state", "cart and signed-in user"],
        weight: 0.25,
        must: true,
      },
      {
        text: "forms and menus stay local",
        accept: ["half-typed form", "open menu stays", "local component state"],
        weight: 0.2,
      },
      { text: "RTK Query for server data", accept: ["RTK Query"], weight: 0.2 },
      {
        text: "normalise lists with an entity adapter",
        accept: ["normalised with createEntityAdapter", "normalized entities", "createEntityAdapter"],
        weight: 0.2,
      },
      {
        text: "serialisable values only, Immer copies",
        accept: ["serialisable", "Immer makes the copy", "immutable reducers"],
        weight: 0.15,
      },
    ],
    avoid: ["every piece of state belongs in the global store"],
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
      "Suppose typing in a search box of {project} redraws a Redux-backed table. What do you check first?",
      "A table connected to a Redux store renders again on every action, even unrelated ones. How do you find and stop it?",
    ],
    expected:
      "First I record with the React profiler and switch on why each component rendered. The usual cause is a selector that returns something new each time: useSelector compares with strict equality, and a filter or a map inside it always makes a new array. So I move that work in a memoised selector with createSelector, which computes only when its inputs change. Before Reselect 5 it remembered only the last arguments, so a selector shared by many rows needed one instance each. I select small values rather than a whole slice, and let each row select its own item by id. Then I measure again, since memo everywhere also costs.",
    points: [
      {
        text: "a selector returning a new array each time",
        accept: ["makes a new array", "new reference from useSelector", "strict equality"],
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
        accept: ["row select its own item", "select small values"],
        weight: 0.2,
      },
      {
        text: "find it by the React profiler",
        accept: ["React profiler", "why each component rendered"],
        weight: 0.15,
      },
      {
        text: "parameters need their own instance",
        accept: ["needed one instance each", "selector factory"],
        weight: 0.1,
      },
    ],
    avoid: ["useSelector compares the result deeply"],
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
      "In your {skill} project, which pages are built ahead, which on the server per request, and which in the browser? Why?",
      "Suppose {project} has a product page, a search page and a cart. How would Next.js render each one?",
      "A shop in Next.js has product pages, a search page and a cart. How do you render each one, and why?",
    ],
    expected:
      "It depends on how often the data changes and for whom. Product pages are the same for everyone, so I build them statically and refresh them by revalidation, say every five minutes or by tag when a price is edited. That gives a fast first byte from the CDN and good search results. The search page depends on the query, so it renders on the server per request. The cart is personal, so its shell is static and the content is fetched in the browser or streamed behind Suspense. Server components are my default, and I mark only the interactive leaf with use client, because everything below that line ships as JavaScript. Nothing personal may land in a shared cache.",
    points: [
      {
        text: "static pages refreshed by revalidation",
        accept: ["revalidation", "ISR", "incremental static regeneration"],
        weight: 0.3,
        must: true,
      },
      {
        text: "search needs server side rendering per query",
        accept: ["search page depends on the query", "server side rendering", "dynamic rendering"],
        weight: 0.2,
      },
      {
        text: "personal parts are fetched or streamed",
        accept: ["behind Suspense", "cart is personal", "streamed"],
        weight: 0.2,
      },
      {
        text: "server components, client code on interactive leaves",
        accept: ["server components are my default", "interactive leaf", "use client directive"],
        weight: 0.2,
      },
      {
        text: "no personal data in a shared cache",
        accept: ["personal may land in a shared", "shared cache"],
        weight: 0.1,
      },
    ],
    avoid: ["a server render is always better than a static page"],
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
      "Your {skill} page logs a hydration error in production. What usually causes it, and how do you track it down?",
      "Suppose {project} shows one date on first load and another a moment later. What went wrong between server and browser?",
      "A Next.js page logs a hydration error and some text flickers after load. What usually causes it, and how do you fix it?",
    ],
    expected:
      "Hydration expects that the first render in the browser gives the same markup as the server's HTML. It breaks when the render reads something that differs: the current time, a random number, the time zone, localStorage or the window. Dates are the classic one, because the server runs in UTC and the user sits in India. I format with a fixed time zone, Asia/Kolkata, or send the text ready. What only the browser knows I read after mounting, in an effect, and the first render shows a placeholder of the same size. Invalid nesting, such as a div in a p, and browser extensions also cause it. suppressHydrationWarning is only for one harmless text, not a cure.",
    points: [
      {
        text: "first browser render must equal the server's",
        accept: ["same markup as the server", "markup mismatch"],
        weight: 0.25,
        must: true,
      },
      {
        text: "time, random, localStorage differ",
        accept: ["random number", "localStorage or the window", "current time"],
        weight: 0.25,
      },
      {
        text: "fix the time zone in dates",
        accept: ["fixed time zone", "server runs in UTC", "Asia/Kolkata"],
        weight: 0.2,
      },
      {
        text: "read browser-only values after mounting",
        accept: ["read after mounting", "placeholder of the same size", "inside useEffect"],
        weight: 0.2,
      },
      {
        text: "invalid nesting or extensions",
        accept: ["div in a p", "invalid nesting", "browser extensions"],
        weight: 0.1,
      },
    ],
    avoid: ["suppressing the warning repairs the page"],
    link: "https://nextjs.org/docs/messages/react-hydration-error",
  },
];
