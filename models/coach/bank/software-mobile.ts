import type { EntryDraft } from "../entry.ts";

/** Apps on phones: Android, Kotlin, Swift, Flutter, React Native, Firebase. */
export const softwareMobile: readonly EntryDraft[] = [
  {
    id: "software-android-offline-sync",
    family: "software",
    topic: "android",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Saved in a village without network",
    frames: [
      "Users of your {skill} app fill forms where there is no network. How do you keep them, send them later without doubles, and settle conflicts?",
      "Suppose field workers use {project} in villages without network. How does the Android app keep their forms, send them later without doubles, and settle conflicts?",
      "Field workers fill forms in an Android app where there is no network. How do you keep them, send them later without doubles, and settle conflicts?",
    ],
    expected:
      "The form is saved in Room first, and the screen always reads from Room, so the app works the same with and without a network. Each form gets a UUID on the phone and a state: draft, waiting, sent, refused. WorkManager sends the waiting ones with a network constraint and exponential backoff, and it goes on after a restart of the phone. The server takes the UUID as key, so a repeat does not make two forms. If somebody changed the record meanwhile, the server compares versions and I show both. Photos go apart, smaller and resumable. The user sees how many are waiting. Battery savers of some makers stop background work, so sending also starts when the app opens.",
    points: [
      {
        text: "Room is the source of truth",
        accept: [
          "saved in Room",
          "local database first",
          "save in the local database",
          "Room database first",
          "SQLite on the phone",
          "offline first with Room",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "WorkManager sends with a network constraint",
        accept: ["WorkManager", "background job with a network constraint"],
        weight: 0.3,
      },
      {
        text: "UUID from the phone prevents duplicates",
        accept: [
          "UUID on the phone",
          "client generated id",
          "unique id for each form",
          "server ignores the same UUID",
        ],
        weight: 0.2,
      },
      {
        text: "conflicts compared by version",
        accept: [
          "server compares versions",
          "conflict resolution",
          "version number of the record",
          "last updated time compared",
          "conflict shown to the user",
        ],
        weight: 0.15,
      },
      {
        text: "the user sees how many are unsent",
        accept: [
          "user sees how many are waiting",
          "unsent counter",
          "show pending forms",
          "show sync status",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "a background thread is reliable enough",
      "SharedPreferences is a good place for the forms",
      "WorkManager runs at the exact time",
    ],
    link: "https://developer.android.com/topic/architecture/data-layer/offline-first",
  },
  {
    id: "software-kotlin-coroutine-scope",
    family: "software",
    topic: "kotlin",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Coroutines that outlive the screen",
    frames: [
      "In your {skill} code, a request goes on after its screen is closed. Which scope and dispatcher do you use, and how do cancelling and errors work?",
      "Suppose a screen of {project} starts a coroutine and is closed. Which scope and dispatcher do you use, and how do cancelling and errors work?",
      "A Kotlin coroutine goes on after its screen was closed. Which scope and dispatcher do you use, and how do cancelling and errors work?",
    ],
    expected:
      "I never start it in GlobalScope, as nobody owns it. In a ViewModel I use viewModelScope, which is cancelled when the screen is gone for good, and the children are cancelled with it; that is structured concurrency. Cancelling is cooperative: suspending calls check it, but a long loop must call ensureActive itself. If I catch Exception broadly, I must throw CancellationException again, otherwise the coroutine goes on as a zombie. Blocking work goes in withContext of Dispatchers.IO. When one child fails, its siblings are cancelled too, unless I use supervisorScope. In the view I collect flows with repeatOnLifecycle, so that nothing runs in the background. Work that must be finished goes to WorkManager.",
    points: [
      {
        text: "a scope tied to the screen's life",
        accept: ["viewModelScope", "lifecycleScope", "structured concurrency"],
        weight: 0.3,
        must: true,
      },
      {
        text: "cancelling is cooperative",
        accept: [
          "Cancelling is cooperative",
          "ensureActive",
          "isActive",
          "cancellation is cooperative",
          "loop must check for cancellation",
        ],
        weight: 0.2,
      },
      {
        text: "rethrow CancellationException",
        accept: ["throw CancellationException again", "do not swallow CancellationException"],
        weight: 0.2,
      },
      {
        text: "failing child and supervisorScope",
        accept: ["supervisorScope", "siblings are cancelled", "SupervisorJob", "one child's failure cancels"],
        weight: 0.15,
      },
      { text: "blocking work on Dispatchers.IO", accept: ["Dispatchers.IO", "IO dispatcher"], weight: 0.15 },
    ],
    avoid: [
      "cancelling a coroutine stops its thread at once",
      "GlobalScope is right for a screen's request",
      "swallowing CancellationException is fine",
    ],
    link: "https://kotlinlang.org/docs/cancellation-and-timeouts.html",
  },
  {
    id: "software-swift-retain-cycle",
    family: "software",
    topic: "swift",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A screen that is never freed",
    frames: [
      "In your {skill} work, a closed screen never calls its deinit. How do you find the retain cycle, and what do you change in closures, delegates and timers?",
      "Suppose the iOS version of {project} uses more memory each time a screen opens. How do you find the retain cycle, and where do you usually break it?",
      "In a Swift app, a closed screen is never freed. How do you find the retain cycle, and where do you usually break it?",
    ],
    expected:
      "Swift counts references, and two objects that hold each other strongly are never freed. The usual case is a closure stored in a property that uses self: the screen owns the closure and the closure owns the screen. I write weak self in its capture list and guard let self at the start. Unowned is only for things that surely live as long, otherwise it crashes. Delegates are weak vars of a protocol limited to AnyObject. Timers and notification tokens hold their target until I stop them, so that is done when the view disappears, not in deinit, which never comes. To find the loop I open Xcode's memory graph or Instruments.",
    points: [
      {
        text: "reference counting, strong cycles are never freed",
        accept: ["hold each other strongly", "strong reference cycle", "ARC"],
        weight: 0.25,
      },
      {
        text: "weak self in the stored closure",
        accept: ["capture list", "weak self in the closure", "write weak self", "use weak self"],
        weight: 0.3,
        must: true,
      },
      {
        text: "delegates are weak",
        accept: ["Delegates are weak", "weak delegate", "delegate as a weak var"],
        weight: 0.15,
      },
      {
        text: "timers and observers must be stopped",
        accept: [
          "Timers and notification tokens",
          "invalidate the timer",
          "stop the timer",
          "remove the observer",
        ],
        weight: 0.15,
      },
      {
        text: "the memory graph shows the cycle",
        accept: [
          "Xcode's memory graph",
          "Instruments leaks",
          "memory graph debugger",
          "Leaks instrument",
          "Xcode memory graph",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "Swift has a garbage collector",
      "ARC clears strong cycles automatically",
      "unowned is always safer than weak",
    ],
    link: "https://docs.swift.org/swift-book/documentation/the-swift-programming-language/automaticreferencecounting/",
  },
  {
    id: "software-flutter-state-choice",
    family: "software",
    topic: "flutter",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Which state goes where",
    frames: [
      "In your {skill} app, five screens show and change one cart. Where does its state live, when is setState enough, and what do you watch out for?",
      "Suppose five screens of {project} show one cart. Where does its state live in Flutter, when is setState enough, and what do you watch out for?",
      "Five screens of a Flutter app show and change one cart. Where does its state live, when is setState enough, and what do you watch?",
    ],
    expected:
      "setState is right for what one widget alone cares about, such as an open panel. The cart is shared and must outlive a screen, so it lives above the navigator, in a Riverpod notifier or a Bloc, and screens only read it and send intents. The state is immutable, with copyWith. Each widget listens only to the part it shows, for example the item count with select, otherwise the whole page rebuilds at every tap. Business rules stay free of BuildContext, so I test them without a phone. After an await I check mounted before I use the context. The cart is saved to disk, because Android may kill the app.",
    points: [
      {
        text: "setState for one widget's own state",
        accept: [
          "setState is right for",
          "one widget alone",
          "setState for local state",
          "setState inside one widget",
        ],
        weight: 0.2,
      },
      {
        text: "the shared cart lives above the navigator",
        accept: [
          "lives above the navigator",
          "Riverpod notifier",
          "cart in a Bloc",
          "cart in a provider",
          "shared state in Provider",
          "state above the screens",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "widgets listen to the shown part",
        accept: [
          "listens only to the part it shows",
          "item count with select",
          "selector on provider",
          "rebuild only what changed",
          "avoid rebuilding the whole page",
          "Consumer around the small part",
        ],
        weight: 0.2,
      },
      {
        text: "immutable state with copyWith",
        accept: ["copyWith", "state is immutable", "immutable state"],
        weight: 0.15,
      },
      { text: "check mounted after await", accept: ["check mounted", "context after await"], weight: 0.15 },
    ],
    avoid: ["setState in the root is fine for the cart", "changing the list in place makes widgets rebuild"],
    link: "https://docs.flutter.dev/data-and-backend/state-mgmt/intro",
  },
  {
    id: "software-react-native-list-jank",
    family: "software",
    topic: "react-native",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A list that stutters",
    frames: [
      "In your {skill} app, a list of 2,000 items with pictures stutters on cheap phones. How do you find the reason, and what do you change, in which order?",
      "Suppose the list in {project} stutters on a cheap Android phone. How do you find the reason in React Native, and what do you change?",
      "A React Native list of 2,000 items with pictures stutters on cheap phones. How do you find the reason, and what do you change?",
    ],
    expected:
      "I measure in a release build on a cheap phone, because development mode is always slow. If it is a ScrollView with a map, everything is mounted at once, so I use FlatList or FlashList, which keep only the rows near the screen. Rows get a stable key, a memoised component and callbacks that do not change; getItemLayout helps when the height is fixed. Pictures are the next cause: the server sends thumbnails of the shown size, with a cache, and not four-megabyte photos. Then I look at the two threads in the performance monitor. If the JS thread is low, I move heavy work out of render; animations run on the UI thread with Reanimated.",
    points: [
      {
        text: "measure a release build on a cheap phone",
        accept: ["release build", "measure on a cheap phone"],
        weight: 0.15,
      },
      {
        text: "a virtualised list instead of ScrollView",
        accept: ["FlatList", "FlashList", "virtualised"],
        weight: 0.3,
        must: true,
      },
      {
        text: "memoised rows and stable callbacks",
        accept: [
          "memoised component",
          "getItemLayout",
          "React.memo rows",
          "memoise the row",
          "useCallback for the rows",
          "React.memo on items",
        ],
        weight: 0.2,
      },
      {
        text: "thumbnails of the shown size, cached",
        accept: ["thumbnails of the shown size", "image cache", "smaller images"],
        weight: 0.2,
      },
      {
        text: "JS thread against UI thread",
        accept: [
          "Reanimated",
          "JS thread is low",
          "JS and UI threads",
          "native driver for animations",
          "performance monitor",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "a ScrollView is fine for 2,000 rows",
      "measuring in development mode is fine",
      "an index makes a good row key",
      "a ScrollView draws only the visible rows",
    ],
    link: "https://reactnative.dev/docs/optimizing-flatlist-configuration",
  },
  {
    id: "software-firebase-open-rules",
    family: "software",
    topic: "firebase",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A database open to all",
    frames: [
      "Your resume names {skill}. Which rules keep one user from reading another's data, what do they check on a write, and how do you test them?",
      "Suppose {project} talks to Firestore straight from the app. Which rules keep users from others' data and bad writes, and how do you test them?",
      "An app talks to Firestore straight from the phone. Which rules keep users from others' data and bad writes, and how do you test them?",
    ],
    expected:
      "The app's keys are public, so the rules on the server are the only wall. Test mode, which allows everything, must never go live. I begin with deny, and allow per collection: read and write on a user's document only when request.auth.uid equals the owner in it, and on create I also check that he sets himself as the owner, which fields are there, and their types and sizes. Rules are not filters, so a query must itself ask for the owner's documents, otherwise it fails. Roles go in custom claims, set by a server function. I test rules with the emulator, also as a stranger, and use App Check against foreign clients.",
    points: [
      {
        text: "rules compare the signed-in user to the owner",
        accept: [
          "request.auth.uid",
          "auth uid equals owner",
          "uid equals the owner",
          "user id matches the owner",
          "rule checks the user id",
          "row level security by user",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "app keys are public, no protection",
        accept: [
          "keys are public",
          "rules on the server are the only wall",
          "API key is not secret",
          "client cannot be trusted",
        ],
        weight: 0.2,
      },
      {
        text: "rules check fields on create",
        accept: [
          "which fields are there, and their types and sizes",
          "validate written fields in rules",
          "validate the fields and types",
          "check the written fields",
        ],
        weight: 0.15,
      },
      {
        text: "rules are not filters",
        accept: ["Rules are not filters", "query must ask for own documents"],
        weight: 0.15,
      },
      {
        text: "test with the emulator, as a stranger",
        accept: ["emulator", "test as another user", "unit test the rules"],
        weight: 0.2,
      },
    ],
    avoid: [
      "a hidden API key protects the data",
      "test mode is fine for a live app",
      "rules filter the documents of a query",
    ],
    link: "https://firebase.google.com/docs/firestore/security/get-started",
  },
];
