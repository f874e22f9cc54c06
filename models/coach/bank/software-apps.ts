import type { EntryDraft } from "../entry.ts";

/** Frameworks of the screen: React, Angular, Vue. */
export const softwareApps: readonly EntryDraft[] = [
  {
    id: "software-react-list-keys",
    family: "software",
    topic: "react",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Keys in a list",
    frames: [
      "In your {skill} code for {project}, what do you use as the key of a list item, and what goes wrong with a bad key?",
      "In React, what should the key of a list item be, why does React need it, and what goes wrong with a bad key?",
    ],
    expected:
      "The key tells React which item is which between two renders, so it can match the old element with the new one and keep its state. I use a stable id from the data, for example the order number. The array index is risky when the list can be sorted, filtered or added to at the top, because then the state moves to the wrong row. I have seen exactly that: a half-typed text jumped to another row after a delete. A random key on every render is even worse, as React throws the row away and mounts a new one each time. Keys need to be unique only among siblings.",
    points: [
      {
        text: "React matches elements between renders",
        accept: [
          "between two renders",
          "match the old element",
          "identity across renders",
          "tell items apart",
          "identify each item",
          "which items changed",
          "which item changed",
          "unique identity",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "use a stable id from the data",
        accept: ["stable id", "unique id from data", "database id"],
        weight: 0.25,
      },
      {
        text: "with the index, state moves to the wrong row",
        accept: [
          "array index is risky",
          "index is a problem",
          "index changes on insert",
          "reordering breaks the index",
        ],
        weight: 0.25,
      },
      {
        text: "random keys remount every row",
        accept: ["mounts a new one", "remount", "new random key each render"],
        weight: 0.2,
      },
    ],
    avoid: [
      "keys must be unique in the whole application",
      "the array index always works as a safe key",
      "a component can read its key from props",
    ],
    link: "https://react.dev/learn/rendering-lists",
  },
  {
    id: "software-react-effect-cleanup",
    family: "software",
    topic: "react",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Effects and stale answers",
    frames: [
      "Suppose a search box in {project} sometimes shows results of an older search. Why, and how do you fix the effect in {skill}, by hand and with a library?",
      "A React search box loads results in an effect and sometimes shows those of an older search. Why, and how do you fix it, by hand and with a library?",
    ],
    expected:
      "It is a race condition: two requests are open, and the slower, older one arrives last and overwrites the newer. The fix is in the cleanup function that the effect returns. React runs it before the next effect and at unmount, so there I abort the old request or set an ignore flag. I also check that the search text is in the dependency array, otherwise the effect keeps a stale closure. In development Strict Mode runs setup and cleanup twice, which shows a missing cleanup early. On a real project I would leave this to a data library such as TanStack Query and add a short debounce on typing.",
    points: [
      {
        text: "a race: the older request overwrites",
        accept: [
          "race condition",
          "older one arrives last",
          "overwrites the newer",
          "responses come out of order",
        ],
        weight: 0.3,
      },
      {
        text: "the cleanup aborts or ignores the old request",
        accept: [
          "cleanup function",
          "ignore flag",
          "abort the old request",
          "AbortController",
          "cancel the previous request",
          "abort the previous",
          "abort controller",
          "cancel the old request",
          "ignore the old response",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "search text belongs in the dependency array",
        accept: ["dependency array", "dependencies list", "stale closure"],
        weight: 0.2,
      },
      {
        text: "TanStack Query or similar handles it",
        accept: ["TanStack Query", "React Query", "SWR"],
        weight: 0.15,
      },
    ],
    avoid: ["requests always come back in order", "a debounce alone is the right fix"],
    link: "https://react.dev/learn/synchronizing-with-effects",
  },
  {
    id: "software-react-slow-typing",
    family: "software",
    topic: "react",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Typing lags in a table",
    frames: [
      "Suppose typing into a filter above two thousand rows lags in your {skill} app. How do you find the cause and what do you change?",
      "In a React page, typing into a filter above two thousand rows lags. How do you find the cause, and what do you change?",
    ],
    expected:
      "I record the typing with the React Profiler to see which components render and how long they take. Usually every key press renders all two thousand rows. First I move the input's state down so the page around it does not render. Then I virtualise the list with a windowing library, so only the visible rows are in the DOM, which gives the largest gain. I wrap the row in memo, but that works only if its props keep the same reference, so callbacks and objects must be stable. If filtering itself is heavy, useDeferredValue keeps the input quick while the list follows. After each step I record again.",
    points: [
      {
        text: "record with the React Profiler first",
        accept: ["React Profiler", "Profiler recording", "React DevTools", "profile it first"],
        weight: 0.2,
      },
      {
        text: "render only visible rows",
        accept: [
          "virtualise the list",
          "virtual scroll",
          "windowing library",
          "virtualized list",
          "react-window",
        ],
        weight: 0.3,
      },
      {
        text: "memo needs props with stable references",
        accept: [
          "keep the same reference",
          "memo with stable props",
          "useCallback",
          "callbacks must be stable",
        ],
        weight: 0.2,
      },
      {
        text: "keep the input's state in a small component",
        accept: ["input's state down", "move the state down", "colocate state", "local state for input"],
        weight: 0.15,
      },
      {
        text: "defer the heavy list update",
        accept: [
          "useDeferredValue",
          "useTransition",
          "deferred value",
          "debounce the filter",
          "debounce the input",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["memo compares props deeply", "wrapping everything in memo always helps"],
    link: "https://react.dev/reference/react/memo",
  },
  {
    id: "software-angular-unsubscribe",
    family: "software",
    topic: "angular",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Subscriptions left open",
    frames: [
      "In your {skill} work at {employer}, how did you make subscriptions end with their component, why does that matter, and what if one stream starts another?",
      "In Angular, a component subscribes to a stream that never ends. What can go wrong, how do you prevent it, and what if one stream starts another?",
    ],
    expected:
      "If the component is destroyed but the subscription stays, its callback still runs and holds the component in memory, so each visit to the page adds one more leak and sometimes double requests. My first choice is the async pipe in the template, because Angular subscribes and unsubscribes for me. Where I need the value in code I add takeUntilDestroyed, or in older code a subject with takeUntil completed in ngOnDestroy. Calls of HttpClient complete after one reply, so those do not leak, though a late reply can still run. When one stream starts another I use switchMap instead of nested subscribes, which also cancels the outdated call.",
    points: [
      {
        text: "a living subscription leaks the component",
        accept: ["component in memory", "memory leak", "subscription leak", "callback still runs"],
        weight: 0.25,
      },
      {
        text: "the async pipe unsubscribes by itself",
        accept: ["async pipe", "unsubscribes for me"],
        weight: 0.3,
      },
      {
        text: "takeUntil or takeUntilDestroyed in code",
        accept: ["takeUntilDestroyed", "takeUntil", "ngOnDestroy", "unsubscribe on destroy"],
        weight: 0.25,
      },
      {
        text: "switchMap instead of nested subscribes",
        accept: [
          "nested subscribes",
          "cancels the outdated call",
          "switchMap cancels",
          "use switchMap",
          "mergeMap or concatMap",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["the garbage collector unsubscribes for us"],
    link: "https://angular.dev/ecosystem/rxjs-interop/take-until-destroyed",
  },
  {
    id: "software-vue-computed-watch",
    family: "software",
    topic: "vue",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Computed or watcher",
    frames: [
      "In {skill}, when do you write a computed property, when a watcher, and what must a computed one never do? Take an example from {project}.",
      "In Vue, when do you write a computed property, when do you need a watcher instead, and what must a computed one never do?",
    ],
    expected:
      "I use a computed property when a value can be worked out from other state, like a cart total from its items. It is cached and runs again only when something it read has changed, which a method in the template would not do. It must be pure, so I never change data or call an API inside it. A watcher is for side effects: when the customer id changes, I load that customer, or I save a draft to local storage. If I catch myself using a watcher only to set another variable, I replace it by a computed value, as two copies of the same fact drift apart.",
    points: [
      {
        text: "computed derives value from other state",
        accept: [
          "calculated state",
          "derived state",
          "derived value",
          "worked out from other",
          "depends on other data",
          "calculated from other data",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "cached until dependency changes",
        accept: ["memoised result", "it is cached", "cached runs again", "recomputed dependencies"],
        weight: 0.25,
      },
      {
        text: "watchers run side effects",
        accept: ["watcher callback", "fetching data", "side effects", "call an API"],
        weight: 0.25,
      },
      {
        text: "computed must stay pure",
        accept: ["must be pure", "pure getter", "never change other data", "never mutate"],
        weight: 0.2,
      },
    ],
    avoid: ["an async computed property loads the data"],
    link: "https://vuejs.org/guide/essentials/computed.html",
  },
];
