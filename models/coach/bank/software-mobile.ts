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
      "Users of your {skill} app fill forms where there is no network. How do you save them and send them later?",
      "Suppose field workers use {project} in villages without network. How does the Android app keep and send their forms?",
      "Field workers fill forms in an Android app where there is no network. How do you keep them and send them later?",
    ],
    expected:
      "The form is saved in Room first, and the screen always reads from Room, so the app works the same with and without a network. Each form gets a UUID on the phone and a state: draft, waiting, sent, refused. WorkManager sends the waiting ones with a network constraint and exponential backoff, and it goes on after a restart of the phone. The server takes the UUID as key, so a repeat does not make two forms. If somebody changed the record meanwhile, the server compares versions and I show both. Photos go apart, smaller and resumable. The user sees how many are waiting. Battery savers of some makers stop background work, so sending also starts when the app opens.",
    points: [
      {
        text: "Room is the source of truth",
        accept: ["saved in Room", "local database first", "offline first"],
        weight: 0.25,
        must: true,
      },
      { text: "WorkManager sends with a network constraint", accept: ["WorkManager"], weight: 0.3 },
      {
        text: "UUID from the phone prevents duplicates",
        accept: ["UUID on the phone", "client generated id"],
        weight: 0.2,
      },
      {
        text: "conflicts compared by version",
        accept: ["server compares versions", "conflict resolution"],
        weight: 0.15,
      },
      {
        text: "the user sees how many are unsent",
        accept: ["user sees how many are waiting", "unsent counter"],
        weight: 0.1,
      },
    ],
    avoid: ["a background thread keeps sending after the app is closed"],
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
      "In your {skill} code, a request goes on after its screen is closed. Which scope do you use, and how does cancelling work?",
      "Suppose a screen of {project} starts a coroutine and is closed. What should happen to the work, and how do you arrange it?",
      "A Kotlin coroutine goes on after its screen was closed. Which scope do you use, and how does cancelling work?",
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
        accept: ["Cancelling is cooperative", "ensureActive", "isActive"],
        weight: 0.2,
      },
      { text: "rethrow CancellationException", accept: ["CancellationException"], weight: 0.2 },
      {
        text: "failing child and supervisorScope",
        accept: ["supervisorScope", "siblings are cancelled"],
        weight: 0.15,
      },
      { text: "blocking work on Dispatchers.IO", accept: ["Dispatchers.IO"], weight: 0.15 },
    ],
    avoid: ["cancelling a coroutine stops its thread at once"],
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
      "In your {skill} app, a screen is closed but its deinit is never called. How do you find the cycle and break it?",
      "Suppose the iOS version of {project} uses more memory each time a screen opens. What do you check in its closures?",
      "In an iOS app written in Swift, a closed screen is never freed. How do you find the retain cycle and break it?",
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
        accept: ["weak self", "capture list"],
        weight: 0.3,
        must: true,
      },
      { text: "delegates are weak", accept: ["Delegates are weak"], weight: 0.15 },
      {
        text: "timers and observers must be stopped",
        accept: ["Timers and notification tokens", "invalidate the timer"],
        weight: 0.15,
      },
      {
        text: "the memory graph shows the cycle",
        accept: ["Xcode's memory graph", "Instruments leaks"],
        weight: 0.15,
      },
    ],
    avoid: ["the garbage collector of Swift frees cycles later"],
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
      "In your {skill} app, when is setState enough, and when do you use Provider, Riverpod or Bloc?",
      "Suppose {project} has a cart that five screens show. How do you keep its state in Flutter, and why that way?",
      "A Flutter app has a cart that five screens show and change. Where do you keep its state, and when is setState enough?",
    ],
    expected:
      "setState is right for what one widget alone cares about, such as an open panel. The cart is shared and must outlive a screen, so it lives above the navigator, in a Riverpod notifier or a Bloc, and screens only read it and send intents. The state is immutable, with copyWith. Each widget listens only to the part it shows, for example the item count with select, otherwise the whole page rebuilds at every tap. Business rules stay free of BuildContext, so I test them without a phone. After an await I check mounted before I use the context. The cart is saved to disk, because Android may kill the app.",
    points: [
      {
        text: "setState for one widget's own state",
        accept: ["setState is right for", "one widget alone"],
        weight: 0.2,
      },
      {
        text: "the shared cart lives above the navigator",
        accept: ["lives above the navigator", "Riverpod notifier", "Bloc"],
        weight: 0.3,
        must: true,
      },
      {
        text: "widgets listen to the shown part",
        accept: ["listens only to the part it shows", "item count with select", "selector on provider"],
        weight: 0.2,
      },
      { text: "immutable state with copyWith", accept: ["copyWith", "state is immutable"], weight: 0.15 },
      { text: "check mounted after await", accept: ["check mounted", "free of BuildContext"], weight: 0.15 },
    ],
    avoid: ["setState in the root widget is the best way to share data"],
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
      "In your {skill} app, a list of 2,000 items with pictures stutters on cheap phones. What do you change, in which order?",
      "Suppose the list in {project} stutters on a cheap Android phone. How do you find the reason in React Native?",
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
        accept: ["memoised component", "getItemLayout", "React.memo rows"],
        weight: 0.2,
      },
      {
        text: "thumbnails of the shown size, cached",
        accept: ["thumbnails of the shown size", "image cache", "smaller images"],
        weight: 0.2,
      },
      { text: "JS thread against UI thread", accept: ["JS thread", "UI thread", "Reanimated"], weight: 0.15 },
    ],
    avoid: ["a ScrollView draws only the visible rows"],
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
      "You used {skill}. Who could read whose data, and how did your rules decide that?",
      "Suppose {project} talks to Firestore straight from the app. What keeps one user from reading another's data?",
      "An app talks to Firestore straight from the phone. What keeps one user from reading another's data, and how do you test it?",
    ],
    expected:
      "The app's keys are public, so the rules on the server are the only wall. Test mode, which allows everything, must never go live. I begin with deny, and allow per collection: read and write on a user's document only when request.auth.uid equals the owner in it, and on create I also check that he sets himself as the owner, which fields are there, and their types and sizes. Rules are not filters, so a query must itself ask for the owner's documents, otherwise it fails. Roles go in custom claims, set by a server function. I test rules with the emulator, also as a stranger, and use App Check against foreign clients.",
    points: [
      {
        text: "rules compare the signed-in user to the owner",
        accept: ["request.auth.uid", "security rules", "auth uid equals owner"],
        weight: 0.3,
        must: true,
      },
      {
        text: "app keys are public, no protection",
        accept: ["keys are public", "rules on the server are the only wall"],
        weight: 0.2,
      },
      {
        text: "rules check fields on create",
        accept: ["which fields are there, and their types and sizes", "validate written fields in rules"],
        weight: 0.15,
      },
      { text: "rules are not filters", accept: ["Rules are not filters"], weight: 0.15 },
      { text: "test with the emulator, as a stranger", accept: ["emulator"], weight: 0.2 },
    ],
    avoid: ["hiding the API key keeps the data safe"],
    link: "https://firebase.google.com/docs/firestore/security/get-started",
  },
];
