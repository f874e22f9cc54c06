import type { EntryDraft } from "../entry.ts";

/** In the browser: Angular, Vue, JavaScript, TypeScript, service workers, sockets. */
export const softwareBrowser: readonly EntryDraft[] = [
  {
    id: "software-angular-onpush-no-update",
    family: "software",
    topic: "angular",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A view that stays old",
    frames: [
      "In your {skill} app you switch a component to OnPush, and now the list does not update. Why, and what do you change?",
      "Suppose a list in {project} got OnPush to be faster and now shows old rows. What is the reason, and what do you change?",
      "You switch an Angular component to OnPush to make it faster, and now its list stays old. Why, and what do you change?",
    ],
    expected:
      "With OnPush Angular checks the component only when an input gets a new reference, an event fires in its template, an async pipe emits, or a signal it reads changes. Our code pushed a row into the same array, so the reference did not change and the view was skipped. I replace the array with a new one, with the spread operator, and treat inputs as read only. Better still, the data comes as an observable through the async pipe, which marks the view and unsubscribes by itself, or as a signal. Calling markForCheck by hand is my last way, for a callback outside Angular. In the for block I track rows by id, so that they are not rebuilt.",
    points: [
      {
        text: "OnPush reacts to a new reference only",
        accept: [
          "input gets a new reference",
          "same array reference",
          "reference did not change",
          "pushed into the same array",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "replace the array, do not mutate",
        accept: ["replace the array", "spread operator", "immutable update", "a new array"],
        weight: 0.25,
      },
      {
        text: "async pipe or signals mark the view",
        accept: ["async pipe", "signal it reads", "use signals"],
        weight: 0.3,
      },
      {
        text: "markForCheck as last resort",
        accept: ["markForCheck", "ChangeDetectorRef", "detectChanges"],
        weight: 0.15,
      },
    ],
    avoid: ["OnPush looks deep into an array", "OnPush turns change detection off completely"],
    link: "https://angular.dev/best-practices/skipping-subtrees",
  },
  {
    id: "software-angular-token-refresh",
    family: "software",
    topic: "angular",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Five calls, one token refresh",
    frames: [
      "In your {skill} app, five calls get a 401 at once because the token ran out. How do you refresh it only once, and what if that fails?",
      "Suppose {project} opens a dashboard with five calls just as the token expires. How does your Angular code refresh it once, and what if that fails?",
      "An Angular page sends five calls at once just as the access token expires. How do you refresh it once, repeat the calls, and what if that fails?",
    ],
    expected:
      "I do it in one HTTP interceptor. It adds the token to calls that go to our own API only, never to other hosts. When a 401 comes back, the first one starts the refresh and keeps that observable in a field with shareReplay, so the other four wait for the same answer instead of starting four refreshes. With rotating refresh tokens a second refresh would look like theft and log the user out. After it succeeds I clone each request with the new token and send it once more, and mark it, so that it never loops. If the refresh itself fails, I clear the session and go to the login page, keeping the address to return to.",
    points: [
      { text: "one HTTP interceptor handles it", accept: ["interceptor"], weight: 0.2 },
      {
        text: "a single refresh in flight",
        accept: [
          "shareReplay",
          "single refresh in flight",
          "instead of starting four refreshes",
          "BehaviorSubject",
          "queue the other calls",
          "other calls wait",
          "one refresh at a time",
          "same refresh request",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "clone the request and retry one time only",
        accept: [
          "clone each request with the new token",
          "retried once with marker",
          "clone the request",
          "retry the original request",
        ],
        weight: 0.2,
      },
      {
        text: "failed refresh leads to login",
        accept: ["clear the session", "redirect to login", "go to the login page"],
        weight: 0.2,
      },
      {
        text: "the token is never sent to other hosts",
        accept: ["never to other hosts", "token only to own origin"],
        weight: 0.1,
      },
    ],
    avoid: ["five refreshes at once are harmless", "reloading the page is the normal way out"],
    link: "https://angular.dev/guide/http/interceptors",
  },
  {
    id: "software-vue-lost-reactivity",
    family: "software",
    topic: "vue",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Reactivity that got lost",
    frames: [
      "In {skill} you take a value out of a reactive object, and the page no longer follows it. Why, and how do you keep it alive?",
      "Suppose a counter in {project} changes in the code but not on the page. What about Vue's reactivity could be wrong, and what do you write?",
      "In Vue you take a value out of a reactive object, and the page no longer follows it. Why, and what do you write?",
    ],
    expected:
      "A reactive object is a proxy, and Vue tracks reads and writes that go through it. When I destructure it, I copy a plain number out, and that number has no link to the proxy any more. So I keep the object and read state.count, or use toRefs, which makes a ref for each field. Replacing the whole object has the same effect, because old readers hold the old proxy. For that reason I mostly use ref, also for objects; in the script I write dot value, in the template it is unwrapped. In Vue 3.5 destructured props stay reactive, but passing one to a function still needs a getter. Pinia needs storeToRefs in the same way.",
    points: [
      {
        text: "destructuring copies a plain value",
        accept: ["copy a plain", "destructure it", "link to the proxy", "destructuring loses reactivity"],
        weight: 0.3,
        must: true,
      },
      {
        text: "Vue tracks reads through a proxy",
        accept: ["tracks reads and writes", "reactive object is a proxy", "through the proxy"],
        weight: 0.2,
      },
      {
        text: "toRefs or reading through the object",
        accept: ["toRefs", "storeToRefs", "read state.count"],
        weight: 0.25,
      },
      {
        text: "ref with dot value",
        accept: ["dot value", "I mostly use ref", "ref for plain values", "ref and value"],
        weight: 0.15,
      },
      {
        text: "replacing the object breaks it too",
        accept: ["replacing the whole object", "old readers hold", "reassigning the object"],
        weight: 0.1,
      },
    ],
    avoid: [
      "a copied number follows the proxy",
      "forceUpdate is the proper fix",
      "const makes the value lose reactivity",
    ],
    link: "https://vuejs.org/guide/essentials/reactivity-fundamentals.html",
  },
  {
    id: "software-javascript-page-leak",
    family: "software",
    topic: "javascript",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A tab that grows all day",
    frames: [
      "Your resume names {skill}. A dashboard stays open all day and its tab grows to two gigabytes. How do you find the leak, and what are usual causes?",
      "Suppose users keep {project} open for a whole shift and it becomes slow by evening. How do you find the leak, and what are usual causes?",
      "A dashboard stays open all day and its browser tab grows to two gigabytes. How do you find the leak in the JavaScript, and what are usual causes?",
    ],
    expected:
      "I make it repeatable first: open and close the same view ten times, and see if the memory stays up after I force a garbage collection in Chrome's Memory panel. Then I take two heap snapshots and compare them. Detached DOM nodes are a strong hint, and the retainers path shows who still holds them. Usual holders are listeners on window, setInterval that nobody clears, observers not disconnected, closures in a global cache, and a chart library without destroy. So every subscription gets its cleanup in the same place, for example with an AbortController signal for listeners. A Map used as a cache gets a limit, or a WeakMap keyed by the node.",
    points: [
      {
        text: "compare two heap snapshots",
        accept: ["heap snapshots", "heap snapshot", "retainers path", "Memory panel snapshots"],
        weight: 0.25,
        must: true,
      },
      {
        text: "repeat the view and force collection",
        accept: ["open and close the view", "repeat the same action", "force a garbage collection"],
        weight: 0.2,
      },
      {
        text: "detached DOM nodes as hint",
        accept: ["detached DOM nodes", "detached nodes", "detached elements"],
        weight: 0.2,
      },
      {
        text: "forgotten listeners, intervals, observers",
        accept: [
          "setInterval that nobody clears",
          "listeners on window",
          "observers not disconnected",
          "event listeners not removed",
          "timers not cleared",
        ],
        weight: 0.25,
      },
      { text: "limit caches or use WeakMap", accept: ["WeakMap", "cache gets a limit"], weight: 0.1 },
    ],
    avoid: [
      "setting a variable to null frees all its listeners",
      "garbage collection makes leaks impossible",
      "an hourly page reload is the right fix",
    ],
    link: "https://developer.chrome.com/docs/devtools/memory-problems",
  },
  {
    id: "software-pwa-new-version-waits",
    family: "software",
    topic: "pwa",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "The old app still opens",
    frames: [
      "You know {skill}. You release a fix of an installed web app, yet users still see the old version for days. Why, and what do you change?",
      "Suppose {project} is an installed web app and a fix does not reach users. What keeps the old version alive, and what do you change?",
      "You release a fix of an installed web app, yet users see the old version for days. Why, and what do you change?",
    ],
    expected:
      "The service worker serves the cached files, and a new worker installs but waits until every tab of the old one is closed. On a phone the app is hardly ever closed, so it may wait for days. I show a small note, a new version is ready, and when the user agrees the page posts a message, the worker calls skipWaiting, and I reload on controllerchange. I do not skip waiting silently, because an open page could then load chunks that no longer exist. The worker's own file must not be cached by HTTP, files carry a hash in their name, and old caches are deleted in activate. A long-open tab calls update every hour.",
    points: [
      {
        text: "the new worker waits for old tabs",
        accept: [
          "waits until every tab",
          "waiting service worker",
          "old worker still controls",
          "until all tabs close",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "ask the user, then skipWaiting and reload",
        accept: ["skipWaiting", "controllerchange", "new version is ready", "prompt the user to reload"],
        weight: 0.25,
      },
      {
        text: "silent takeover breaks chunks",
        accept: ["chunks that no longer exist", "skip waiting silently", "chunks that are deleted"],
        weight: 0.15,
      },
      {
        text: "hashed names and cleared old caches",
        accept: [
          "files carry a hash in their name",
          "old caches are deleted in activate",
          "delete old caches",
          "cache name with version",
        ],
        weight: 0.15,
      },
      {
        text: "the worker's file is not cached by HTTP",
        accept: ["worker's own file must not be cached", "registration.update", "no-cache for the worker"],
        weight: 0.15,
      },
    ],
    avoid: ["closing the page always loads the new version", "calling skipWaiting silently is harmless"],
    link: "https://web.dev/articles/service-worker-lifecycle",
  },
  {
    id: "software-websocket-reconnect-gaps",
    family: "software",
    topic: "websocket",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Messages lost on reconnect",
    frames: [
      "You used {skill}. A phone loses its network in a tunnel for a minute. How does the app notice it, come back, and miss no message?",
      "Suppose {project} pushes updates over WebSocket and a user goes through a tunnel. How does the page notice it, come back, and catch up?",
      "A page gets updates over a WebSocket and the phone is offline for a minute. How does the page notice it, come back, and miss nothing?",
    ],
    expected:
      "The protocol keeps nothing for a client that is gone, so I must. Every message has a growing sequence number per channel, and the server keeps the last ones, say an hour, in Redis or the database. When the client connects again it sends the last number it saw, and gets what it missed; if the gap is too old, it loads the full state by HTTP. A dead connection may look open for minutes, so both sides ping every 25 seconds, which also keeps proxies from closing it. Reconnecting uses growing pauses with jitter, otherwise all clients come back in the same second. Since a message may come twice, the client ignores numbers it already has.",
    points: [
      {
        text: "sequence numbers and resume from the last seen",
        accept: ["sequence number", "last number it saw", "last event id", "last message id"],
        weight: 0.3,
        must: true,
      },
      {
        text: "full reload when the gap is too old",
        accept: ["gap is too old", "loads the full state", "fetch the full state"],
        weight: 0.2,
      },
      {
        text: "ping to notice dead connections",
        accept: ["ping every 25 seconds", "heartbeat", "ping pong", "ping messages"],
        weight: 0.2,
      },
      {
        text: "reconnect with growing pauses and jitter",
        accept: ["growing pauses with jitter", "backoff with jitter", "exponential backoff"],
        weight: 0.2,
      },
      {
        text: "ignore duplicates",
        accept: ["message may come twice", "ignores numbers", "drop duplicate messages"],
        weight: 0.1,
      },
    ],
    avoid: [
      "TCP makes sure every message always arrives",
      "the browser notices a dead connection immediately",
      "clients should reconnect immediately in a loop",
    ],
    link: "https://developer.mozilla.org/en-US/docs/Web/API/WebSockets_API",
  },
  {
    id: "software-typescript-trust-at-border",
    family: "software",
    topic: "typescript",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Types that lie at runtime",
    frames: [
      "Your {skill} code compiles, yet it crashes because the server sent null. How could that happen, and how do you prevent it?",
      "Suppose {project} is written in TypeScript and still reads a field of undefined in production. Where did the types lie, and how do you prevent it?",
      "A TypeScript program compiles, yet it crashes because the server sent null. How could that happen, and how do you prevent it?",
    ],
    expected:
      "Types are erased when the code is built, so nothing checks them at run time. If I write response.json as Order, I only promise it, and the compiler believes me. The lie starts at every border: HTTP, localStorage, environment, URL parameters. There I take unknown and parse it with a schema such as Zod, and derive the type from the schema, so both cannot drift apart. Inside I switch on strict and noUncheckedIndexedAccess, and avoid as and the exclamation mark, because each hides a hole. If parsing fails, I log which field and do not go on with half a record. For our own API I generate the types from OpenAPI, and still parse what I cannot trust.",
    points: [
      {
        text: "types are erased at run time",
        accept: [
          "types are erased",
          "nothing checks them at run time",
          "types exist only at compile",
          "no types at runtime",
        ],
        weight: 0.25,
      },
      {
        text: "parse unknown at the border with a schema",
        accept: [
          "schema such as Zod",
          "take unknown and parse",
          "runtime validation",
          "validate the response",
          "type guard",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a cast only promises",
        accept: ["compiler believes me", "type assertion hides", "as hides a hole", "compiler trusts us"],
        weight: 0.2,
      },
      {
        text: "strict and noUncheckedIndexedAccess",
        accept: ["noUncheckedIndexedAccess", "strict mode", "strictNullChecks"],
        weight: 0.15,
      },
      {
        text: "types derived from schema or OpenAPI",
        accept: ["derive the type from", "from OpenAPI"],
        weight: 0.1,
      },
    ],
    avoid: ["a cast converts the data at run time", "the compiler rejects bad server replies"],
    link: "https://www.typescriptlang.org/docs/handbook/2/narrowing.html",
  },
];
