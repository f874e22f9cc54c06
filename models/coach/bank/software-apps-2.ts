import type { EntryDraft } from "../entry.ts";

/** Apps on phones: Android, Flutter. */
export const softwareApps2: readonly EntryDraft[] = [
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
      "When the phone is rotated, what happens to a screen of {project}, and how do you keep what the user typed, also if the system kills the app?",
      "What happens to an Android screen when the phone is rotated, and how do you keep what the user typed, also if the system kills the app?",
    ],
    expected:
      "Rotation is a configuration change, so by default Android destroys the activity and creates it again, and plain fields of the activity are lost. I keep screen data in a ViewModel, because it survives the rotation and the new activity gets the same one. But a ViewModel does not survive when the system kills the process in the background, so for small things like the typed text or the selected tab I use SavedStateHandle or rememberSaveable. Larger data belongs in Room on disk. To check it I switch on the developer option Don't keep activities and rotate on each screen.",
    points: [
      {
        text: "the activity is destroyed and created again",
        accept: [
          "destroys the activity",
          "activity is recreated",
          "configuration change",
          "activity restarts",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "a ViewModel survives the rotation",
        accept: [
          "ViewModel survives",
          "survives the rotation",
          "keep it in ViewModel",
          "data in a ViewModel",
        ],
        weight: 0.3,
      },
      {
        text: "process death needs saved state",
        accept: ["SavedStateHandle", "rememberSaveable", "onSaveInstanceState", "saved instance state"],
        weight: 0.25,
      },
      {
        text: "larger data goes to Room",
        accept: ["Room on disk", "Room database", "local database", "DataStore"],
        weight: 0.15,
      },
    ],
    avoid: [
      "rotation only redraws the same activity",
      "locking the screen to portrait cures it",
      "a static variable is the right place",
    ],
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
      "Suppose the store console shows that {project} stops responding on older phones. How do you find the cause, fix it and prove the fix?",
      "An Android app often stops responding on older phones. How would you find the cause, what would you change, and how do you prove it?",
    ],
    expected:
      "An ANR means the main thread could not handle input for about five seconds. I open the reports in Play Console, take the main thread's stack trace, and group by the top frame. Usual causes are disk or network work on that thread, a lock held by another thread, or a slow broadcast receiver. I turn on StrictMode in debug builds so that such calls show up on my desk. Then I move the work to coroutines on Dispatchers.IO, and deferrable jobs to WorkManager. I avoid runBlocking on the main thread. After the release I compare the ANR rate between the versions, on low-memory devices above all.",
    points: [
      {
        text: "the main thread cannot handle input",
        accept: [
          "main thread could not",
          "main thread is blocked",
          "UI thread blocked",
          "block the main thread",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "stack traces from Play Console",
        accept: [
          "Play Console reports",
          "main thread's stack",
          "traces file",
          "ANR stack trace",
          "Android vitals",
        ],
        weight: 0.2,
      },
      {
        text: "StrictMode catches disk calls while developing",
        accept: ["StrictMode in debug", "StrictMode violations"],
        weight: 0.15,
      },
      {
        text: "work moved to coroutines or WorkManager",
        accept: ["Dispatchers.IO", "WorkManager", "move to coroutines", "background thread"],
        weight: 0.25,
      },
      {
        text: "compare the ANR rate after release",
        accept: ["ANR rate", "low-memory devices", "compare both versions"],
        weight: 0.15,
      },
    ],
    avoid: [
      "coroutines always run on a background thread",
      "network calls belong on the main thread",
      "a longer timeout cures an ANR",
    ],
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
      "Suppose a list screen in {project} drops frames while scrolling. How do you measure it, and what would you change in your {skill} code?",
      "A Flutter list drops frames while scrolling. How do you measure it, and what would you change in the widgets and around them?",
    ],
    expected:
      "I run it in profile mode on a real phone, because debug mode is slow anyway, and look at the frame chart in DevTools. If build takes the time, I look for a setState too high in the tree, since it rebuilds everything below it. I push the state down into a small widget and mark the unchanging ones const, so Flutter skips them. For the list itself I use ListView.builder, which creates only the items near the screen, and never a Column with all rows. Heavy work such as parsing a large JSON goes to an isolate with compute. Big pictures get a cacheWidth so that decoding costs less.",
    points: [
      {
        text: "profile mode on a real phone",
        accept: ["profile mode", "frame chart", "DevTools timeline", "Flutter DevTools"],
        weight: 0.2,
      },
      {
        text: "setState too high rebuilds too much",
        accept: [
          "setState too high",
          "setState rebuilds the tree",
          "rebuilds everything below",
          "push the state down",
        ],
        weight: 0.25,
      },
      {
        text: "const widgets are skipped",
        accept: ["unchanging ones const", "const constructor", "const widget"],
        weight: 0.15,
      },
      {
        text: "ListView.builder creates items lazily",
        accept: ["ListView.builder", "list view builder", "items near the screen"],
        weight: 0.2,
      },
      {
        text: "parse large JSON in an isolate",
        accept: ["isolate with compute", "background isolate", "compute function"],
        weight: 0.2,
      },
    ],
    avoid: ["an isolate changes the widget's variables directly", "async parsing runs on another core"],
    link: "https://docs.flutter.dev/perf/best-practices",
  },
];
