import type { EntryDraft } from "../entry.ts";

/** Interfaces in React: where state lives, what fails, what goes stale. */
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
      "In your {skill} work, two parts of a screen need the same filter. Where does it live, what is only computed, and when is the URL or a context right?",
      "Two parts of a React screen in {project} need the same filter. Where does it live, what is only computed, and when is the URL or a context right?",
      "Two parts of a React screen need the same filter. Where does it live, what is only computed, and when is the URL or a context right?",
    ],
    expected:
      "I keep it once, in the closest parent that both parts share, and pass the value and the change handler down. Two copies drift apart, and effects that copy one into the other are a sign of it. What can be computed, such as the filtered list, I do not store at all; I compute it while rendering. A filter belongs in the URL's search parameters, so a reload and a shared link keep it. Context I use for things that many distant parts need and that change seldom, like theme or the signed-in user, because every reader renders again when the value changes. What comes from the server goes in a query cache, not in my own state.",
    points: [
      {
        text: "lift it to the closest common parent",
        accept: [
          "closest parent that both",
          "lift state up",
          "common ancestor",
          "common parent component",
          "parent passes it down",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "compute the filtered list while rendering",
        accept: [
          "compute it while rendering",
          "derived state",
          "filtered list is computed",
          "derive the filtered list",
          "filter while rendering",
        ],
        weight: 0.2,
      },
      {
        text: "filters live in the URL",
        accept: [
          "URL's search parameters",
          "query string keeps the filter",
          "filter in the URL",
          "query parameters keep the filter",
          "shared link keeps the filter",
        ],
        weight: 0.2,
      },
      {
        text: "context for seldom changing, distant needs",
        accept: [
          "context I use",
          "every reader renders again",
          "theme or the signed-in user",
          "context for theme or user",
          "context for global things",
          "avoid prop drilling",
        ],
        weight: 0.2,
      },
      {
        text: "server data in TanStack Query or alike",
        accept: ["server goes in a query cache", "React Query", "TanStack Query"],
        weight: 0.1,
      },
    ],
    avoid: ["copying props into state keeps them in step", "storing the filtered list in state is cleaner"],
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
      "In your {skill} app, one widget throws while rendering and the whole page turns white. How do you prevent that, and which errors slip through?",
      "Suppose a chart in {project} crashes on odd data. How do you keep the rest of the React page alive, and which errors slip through?",
      "One widget of a React page throws on odd data and the whole page turns white. How do you prevent that, and which errors slip through?",
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
        accept: [
          "button to try again",
          "fallback view",
          "reset the boundary",
          "show a fallback",
          "retry button",
          "error message with a button",
        ],
        weight: 0.2,
      },
      {
        text: "report the component stack with source maps",
        accept: [
          "Sentry",
          "source maps",
          "component stack",
          "send the error to monitoring",
          "log the error to a service",
        ],
        weight: 0.15,
      },
      {
        text: "event handlers and async errors escape it",
        accept: [
          "does not catch errors in event",
          "event handlers or in async",
          "errors in event handlers",
          "async errors are not caught",
        ],
        weight: 0.2,
      },
      {
        text: "parse odd data at the border",
        accept: ["schema such as Zod", "validate the response schema", "validate the data"],
        weight: 0.15,
      },
    ],
    avoid: [
      "an error boundary covers event handlers too",
      "a try catch around JSX is enough",
      "a hook can be an error boundary",
    ],
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
      "In your {skill} app, a user edits an item and the list still shows the old one. How do you keep data from the server fresh, quick and private?",
      "Suppose three screens of {project} show the same order. How do all of them learn that it changed, and how does this stay quick and private?",
      "A user edits an order in a React app, and the list stays old. How do you keep data from the server fresh, quick and private?",
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
          "same query key",
          "query key shared by screens",
          "one cache entry",
        ],
        weight: 0.25,
      },
      {
        text: "invalidate the keys after a mutation",
        accept: [
          "invalidate the keys",
          "invalidation after mutation",
          "refetch after save",
          "invalidate the query",
          "refetch after the update",
          "reload the list after saving",
        ],
        weight: 0.3,
        must: true,
      },
      { text: "optimistic update with rollback", accept: ["roll it back", "optimistic update"], weight: 0.2 },
      {
        text: "staleness chosen per kind of data",
        accept: ["staleTime", "seconds for stock", "stale time per data", "how long data stays fresh"],
        weight: 0.15,
      },
      {
        text: "clear it at logout",
        accept: ["clear the cache", "clear it on logout", "empty the cache at logout"],
        weight: 0.1,
      },
    ],
    avoid: [
      "storing every response in a global store keeps it fresh",
      "the client cache notices server changes by itself",
      "reloading the whole page is the right cure",
    ],
    link: "https://tanstack.com/query/latest",
  },
];
