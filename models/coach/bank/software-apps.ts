import type { EntryDraft } from "../entry.ts";

/** Frameworks of the screen: React, Angular, Vue, Android, Flutter. */
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
      "In your {skill} code for {project}, what do you use as the key of a list item, and why does it matter?",
      "In React, what should the key of a list item be, and what goes wrong with a bad key?",
    ],
    expected:
      "The key tells React which item is which between two renders, so it can match the old element with the new one and keep its state. I use a stable id from the data, for example the order number. The array index is risky when the list can be sorted, filtered or added to at the top, because then the state moves to the wrong row. I have seen exactly that: a half-typed text jumped to another row after a delete. A random key on every render is even worse, as React throws the row away and mounts a new one each time. Keys need to be unique only among siblings.",
    points: [
      {
        text: "React matches elements between renders",
        accept: ["between two renders", "match the old element", "identity across renders"],
        weight: 0.3,
        must: true,
      },
      { text: "use a stable id from the data", accept: ["stable id", "unique id from data"], weight: 0.25 },
      {
        text: "an array index is a risky key",
        accept: ["array index is risky", "index as key"],
        weight: 0.25,
      },
      {
        text: "random keys remount every row",
        accept: ["random key on every", "mounts a new one", "remount"],
        weight: 0.2,
      },
    ],
    avoid: ["keys must be unique in the whole application"],
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
      "A search box in {project} sometimes shows results of an older search. How would you fix the effect that loads them in {skill}?",
      "A React search box loads results in an effect and sometimes shows those of an older search. Why, and how do you fix it?",
    ],
    expected:
      "It is a race condition: two requests are open, and the slower, older one arrives last and overwrites the newer. The fix is in the cleanup function that the effect returns. React runs it before the next effect and at unmount, so there I abort the old request or set an ignore flag. I also check that the search text is in the dependency array, otherwise the effect keeps a stale closure. In development Strict Mode runs setup and cleanup twice, which shows a missing cleanup early. On a real project I would leave this to a data library such as TanStack Query and add a short debounce on typing.",
    points: [
      {
        text: "a race: the older request overwrites",
        accept: ["race condition", "older one arrives last", "overwrites the newer"],
        weight: 0.3,
      },
      {
        text: "the cleanup aborts or ignores the old request",
        accept: ["cleanup function", "ignore flag", "abort the old request"],
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
    avoid: ["Strict Mode runs effects twice in production"],
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
      "Typing into a filter above two thousand rows lags in your {skill} app. How do you find the cause and what do you change?",
      "In a React page, typing into a filter above two thousand rows lags. How do you find the cause, and what do you change?",
    ],
    expected:
      "I record the typing with the React Profiler to see which components render and how long they take. Usually every key press renders all two thousand rows. First I move the input's state down so the page around it does not render. Then I virtualise the list with a windowing library, so only the visible rows are in the DOM, which gives the largest gain. I wrap the row in memo, but that works only if its props keep the same reference, so callbacks and objects must be stable. If filtering itself is heavy, useDeferredValue keeps the input quick while the list follows. After each step I record again.",
    points: [
      {
        text: "record with the React Profiler first",
        accept: ["React Profiler", "Profiler recording"],
        weight: 0.2,
      },
      {
        text: "render only visible rows",
        accept: ["virtualise the list", "virtual scroll", "windowing library"],
        weight: 0.3,
        must: true,
      },
      {
        text: "memo needs props with stable references",
        accept: ["keep the same reference", "memo", "useCallback"],
        weight: 0.2,
      },
      {
        text: "move the input's own state down",
        accept: ["input's state down", "colocate state"],
        weight: 0.15,
      },
      {
        text: "defer the heavy list update",
        accept: ["useDeferredValue", "useTransition", "deferred value"],
        weight: 0.15,
      },
    ],
    avoid: ["memo compares props deeply"],
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
      "In your {skill} work at {employer}, how did you make sure that subscriptions ended with the component?",
      "In Angular, a component subscribes to a stream that never ends. What can go wrong, and how do you prevent it?",
    ],
    expected:
      "If the component is destroyed but the subscription stays, its callback still runs and holds the component in memory, so each visit to the page adds one more leak and sometimes double requests. My first choice is the async pipe in the template, because Angular subscribes and unsubscribes for me. Where I need the value in code I add takeUntilDestroyed, or in older code a subject with takeUntil completed in ngOnDestroy. Calls of HttpClient complete after one reply, so those do not leak, though a late reply can still run. When one stream starts another I use switchMap instead of nested subscribes, which also cancels the outdated call.",
    points: [
      {
        text: "a living subscription leaks the component",
        accept: ["component in memory", "subscription leak", "callback still runs and"],
        weight: 0.25,
      },
      {
        text: "the async pipe unsubscribes by itself",
        accept: ["async pipe", "unsubscribes for me"],
        weight: 0.3,
        must: true,
      },
      {
        text: "takeUntil or takeUntilDestroyed in code",
        accept: ["takeUntilDestroyed", "takeUntil", "ngOnDestroy"],
        weight: 0.25,
      },
      {
        text: "switchMap instead of nested subscribes",
        accept: ["nested subscribes", "cancels the outdated call", "switchMap cancels"],
        weight: 0.2,
      },
    ],
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
      "In {skill}, when do you write a computed property and when a watcher? Take an example from {project}.",
      "In Vue, when do you write a computed property, and when do you need a watcher instead?",
    ],
    expected:
      "I use a computed property when a value can be worked out from other state, like a cart total from its items. It is cached and runs again only when something it read has changed, which a method in the template would not do. It must be pure, so I never change data or call an API inside it. A watcher is for side effects: when the customer id changes, I load that customer, or I save a draft to local storage. If I catch myself using a watcher only to set another variable, I replace it by a computed value, as two copies of the same fact drift apart.",
    points: [
      {
        text: "computed derives value from other state",
        accept: ["calculated state", "derived state", "derived value"],
        weight: 0.3,
        must: true,
      },
      {
        text: "cached until dependency changes",
        accept: ["memoised result", "cached runs again", "recomputed dependencies"],
        weight: 0.25,
      },
      {
        text: "watchers run side effects",
        accept: ["watcher callback", "fetching data", "side effects"],
        weight: 0.25,
      },
      {
        text: "computed must stay pure",
        accept: ["must be pure", "pure getter"],
        weight: 0.2,
      },
    ],
    link: "https://vuejs.org/guide/essentials/computed.html",
  },
  {
    id: "software-android-rotation",
    family: "software",
    topic: "android",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Data lost on rotation",
    frames: [
      "When the phone is rotated, what happens to a screen of {project}, and how do you keep what the user typed?",
      "What happens to an Android screen when the phone is rotated, and how do you keep what the user has typed?",
    ],
    expected:
      "Rotation is a configuration change, so by default Android destroys the activity and creates it again, and plain fields of the activity are lost. I keep screen data in a ViewModel, because it survives the rotation and the new activity gets the same one. But a ViewModel does not survive when the system kills the process in the background, so for small things like the typed text or the selected tab I use SavedStateHandle or rememberSaveable. Larger data belongs in Room on disk. To check it I switch on the developer option Don't keep activities and rotate on each screen.",
    points: [
      {
        text: "the activity is destroyed and created again",
        accept: ["destroys the activity", "activity is recreated", "configuration change"],
        weight: 0.3,
      },
      {
        text: "a ViewModel survives the rotation",
        accept: ["ViewModel", "survives the rotation"],
        weight: 0.3,
        must: true,
      },
      {
        text: "process death needs saved state",
        accept: ["SavedStateHandle", "rememberSaveable", "onSaveInstanceState", "kills the process"],
        weight: 0.25,
      },
      { text: "larger data goes to Room", accept: ["Room on disk", "Room database"], weight: 0.15 },
    ],
    avoid: ["a ViewModel survives process death"],
    link: "https://developer.android.com/topic/libraries/architecture/viewmodel",
  },
  {
    id: "software-android-anr",
    family: "software",
    topic: "android",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "App not responding",
    frames: [
      "The store console shows that {project} stops responding on older phones. How do you find the cause and fix it?",
      "An Android app often stops responding on older phones. How would you find the cause, and what would you change?",
    ],
    expected:
      "An ANR means the main thread could not handle input for about five seconds. I open the reports in Play Console, take the main thread's stack trace, and group by the top frame. Usual causes are disk or network work on that thread, a lock held by another thread, or a slow broadcast receiver. I turn on StrictMode in debug builds so that such calls show up on my desk. Then I move the work to coroutines on Dispatchers.IO, and deferrable jobs to WorkManager. I avoid runBlocking on the main thread. After the release I compare the ANR rate between the versions, on low-memory devices above all.",
    points: [
      {
        text: "the main thread cannot handle input",
        accept: ["main thread could not", "main thread is blocked", "UI thread blocked"],
        weight: 0.25,
        must: true,
      },
      {
        text: "stack traces from Play Console",
        accept: ["Play Console", "main thread's stack", "traces file"],
        weight: 0.2,
      },
      {
        text: "StrictMode catches disk calls while developing",
        accept: ["StrictMode in debug", "StrictMode violations"],
        weight: 0.15,
      },
      {
        text: "work moved to coroutines or WorkManager",
        accept: ["Dispatchers.IO", "WorkManager", "coroutines", "background thread"],
        weight: 0.25,
      },
      {
        text: "compare the ANR rate after release",
        accept: ["ANR rate", "low-memory devices"],
        weight: 0.15,
      },
    ],
    avoid: ["coroutines always run on a background thread"],
    link: "https://developer.android.com/topic/performance/vitals/anr",
  },
  {
    id: "software-flutter-rebuilds",
    family: "software",
    topic: "flutter",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Fewer widget rebuilds",
    frames: [
      "A list screen in {project} drops frames while scrolling. What would you check in your {skill} code?",
      "A Flutter list drops frames while scrolling. What would you check, and what would you change in the widgets?",
    ],
    expected:
      "I run it in profile mode on a real phone, because debug mode is slow anyway, and look at the frame chart in DevTools. If build takes the time, I look for a setState too high in the tree, since it rebuilds everything below it. I push the state down into a small widget and mark the unchanging ones const, so Flutter skips them. For the list itself I use ListView.builder, which creates only the items near the screen, and never a Column with all rows. Heavy work such as parsing a large JSON goes to an isolate with compute. Big pictures get a cacheWidth so that decoding costs less.",
    points: [
      {
        text: "profile mode on a real phone",
        accept: ["profile mode", "frame chart", "DevTools timeline"],
        weight: 0.2,
      },
      {
        text: "setState too high rebuilds too much",
        accept: ["setState too high", "setState rebuilds the tree"],
        weight: 0.25,
        must: true,
      },
      {
        text: "const widgets are skipped",
        accept: ["unchanging ones const", "const constructor", "const widget"],
        weight: 0.15,
      },
      {
        text: "ListView.builder creates items lazily",
        accept: ["ListView.builder", "list view builder"],
        weight: 0.2,
      },
      {
        text: "parse large JSON in an isolate",
        accept: ["isolate with compute", "background isolate"],
        weight: 0.2,
      },
    ],
    link: "https://docs.flutter.dev/perf/best-practices",
  },
];
