import type { EntryDraft } from "../entry.ts";

/** Languages of the server: Python, Java, C#, Go, C++. */
export const softwareCore: readonly EntryDraft[] = [
  {
    id: "software-python-mutable-default",
    family: "software",
    topic: "python",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "A list that remembers",
    frames: [
      "You work with {skill}. A Python function has an empty list as default argument, and calls see earlier items. Why, how do you fix it, and which other defaults are risky?",
      "A Python function has an empty list as default argument, and later calls see old items. Why, how do you fix it, and which other defaults are risky?",
    ],
    expected:
      "The default value is created once, when the def line runs, and not at every call. So all calls without that argument share the same list, and an append in one call is seen by the next. The fix is to use None as the default and make a new list inside the function when the argument is None. It happens with any mutable default, so a dict or a set has the same problem, while numbers, strings and tuples are safe. In a dataclass I use field with default_factory for this reason. Linters such as Ruff or Pylint warn about it, so I keep that rule on.",
    points: [
      {
        text: "default evaluated when def runs",
        accept: [
          "when the def line",
          "default evaluated once",
          "evaluated only once",
          "created at definition",
          "default value is created once",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "the same list object serves every call",
        accept: [
          "share the same list",
          "shared mutable default",
          "same list object",
          "append is seen by the next",
        ],
        weight: 0.2,
      },
      {
        text: "use None and create inside",
        accept: ["None as the default", "argument is None", "default to None", "set default None"],
        weight: 0.25,
      },
      {
        text: "dict and set too, tuples are safe",
        accept: ["any mutable default", "dict or a set", "immutable are safe", "mutable objects"],
        weight: 0.2,
      },
    ],
    avoid: ["deleting the list at the end fixes it", "it happens because Python caches return values"],
    link: "https://docs.python.org/3/tutorial/controlflow.html#default-argument-values",
  },
  {
    id: "software-python-gil",
    family: "software",
    topic: "python",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Threads that do not help",
    frames: [
      "You work with {skill}. A number-crunching Python job on eight threads got no faster. Why, when would threads help, and what do you use instead?",
      "A number-crunching Python job runs on eight threads and is no faster. Why, when would threads help, and what would you use instead?",
    ],
    expected:
      "In the usual CPython build the global interpreter lock lets only one thread run Python bytecode at a time, so eight threads take turns on one core. Threads do help when the job waits, because the lock is released during file and network calls. For computing I use processes, with multiprocessing or ProcessPoolExecutor, and I keep the messages small, since data between processes is pickled and copied. Often the better way is NumPy, as its loops run in C and many of them release the lock. Since Python 3.13 there is a free-threaded build, but I would check that our libraries support it first.",
    points: [
      {
        text: "the GIL runs one bytecode thread",
        accept: ["global interpreter lock", "run Python bytecode", "GIL"],
        weight: 0.3,
        must: true,
      },
      {
        text: "waits for files and network release the lock",
        accept: [
          "released during file",
          "network calls release",
          "useful for IO",
          "IO-bound work",
          "job waits",
        ],
        weight: 0.2,
      },
      {
        text: "use processes for computing",
        accept: ["ProcessPoolExecutor", "multiprocessing"],
        weight: 0.25,
      },
      {
        text: "messages between processes are pickled",
        accept: ["pickled and copied", "pickling cost", "data is pickled"],
        weight: 0.1,
      },
      { text: "NumPy loops run in C", accept: ["NumPy", "vectorised", "C extension"], weight: 0.15 },
    ],
    avoid: ["asyncio spreads computing over the cores"],
    link: "https://docs.python.org/3/library/concurrent.futures.html",
  },
  {
    id: "software-java-equals-hashcode",
    family: "software",
    topic: "java",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Equals and hash code",
    frames: [
      "You work with {skill}. In Java, an object put into a HashMap cannot be found again. Which two methods do you look at, why, and how do you avoid it?",
      "In Java, an object put into a HashMap cannot be found again. Which two methods do you look at, why, and how do you avoid it?",
    ],
    expected:
      "I look at equals and hashCode of the key class. The map first uses the hash code to choose the bucket, and then equals to find the key inside that bucket. The contract says that equal objects must have the same hash code. If I override only equals, two equal keys can land in different buckets and the lookup returns null; I once had a cart that lost 3 items that way. The other cause is a mutable key: if a field used in the hash changes after the put, the map looks in the wrong bucket. So I make keys immutable, and in new code I use a record, which generates both methods from its fields.",
    points: [
      {
        text: "the hash code picks the bucket",
        accept: ["hash code to choose", "bucket found by hash", "hash code decides the bucket"],
        weight: 0.25,
      },
      {
        text: "equal objects need equal hash codes",
        accept: ["same hash code", "override both", "equal hash codes", "equals and hashCode together"],
        weight: 0.35,
        must: true,
      },
      {
        text: "changing a key afterwards loses it",
        accept: ["mutable key", "changes after the put", "keys immutable", "immutable keys"],
        weight: 0.2,
      },
      {
        text: "a Java record generates both methods",
        accept: ["generates both methods", "Java record", "Lombok", "generate them by IDE"],
        weight: 0.2,
      },
    ],
    avoid: [
      "hashCode alone decides whether keys are equal",
      "changing a key field after the put is harmless",
    ],
    link: "https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/lang/Object.html",
  },
  {
    id: "software-java-check-then-act",
    family: "software",
    topic: "java",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Two threads, one map",
    frames: [
      "Suppose many threads of {project} count visits in one {skill} HashMap and the total comes out too low. Why, would ConcurrentHashMap or volatile help, and what does?",
      "Many Java threads count visits in one shared HashMap, and the total comes out too low. Why, would ConcurrentHashMap or volatile help, and what does?",
    ],
    expected:
      "Get, add one and put are three steps, so two threads can read the same number and one update is lost. With a plain HashMap it is worse, because its inner table can be damaged. Only changing to ConcurrentHashMap is not enough, since each call is safe but the three together are not atomic. I would use merge with Integer sum, or computeIfAbsent with a LongAdder, which handles heavy contention well. A synchronized block is correct too, but every thread then queues. Volatile would not help: it makes writes visible and does not make the increment atomic. I prove the fix with a stress run of many threads.",
    points: [
      {
        text: "separate steps lose updates",
        accept: [
          "update is lost",
          "lost update",
          "read the same number",
          "three steps not atomic",
          "race condition",
          "not an atomic operation",
          "read the same value",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "safe single calls, yet together not atomic",
        accept: [
          "together are not atomic",
          "each single call is safe",
          "compound operation",
          "only each call is atomic",
        ],
        weight: 0.25,
      },
      {
        text: "an atomic merge or LongAdder",
        accept: [
          "merge with Integer",
          "LongAdder",
          "AtomicInteger",
          "AtomicLong",
          "atomic merge",
          "compute method",
        ],
        weight: 0.25,
      },
      {
        text: "volatile gives visibility, not atomic steps",
        accept: ["writes visible", "volatile is only visibility", "visible but not atomic"],
        weight: 0.2,
      },
    ],
    avoid: ["just swapping in ConcurrentHashMap is the right fix", "a volatile counter is the right fix"],
    link: "https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/concurrent/ConcurrentHashMap.html",
  },
  {
    id: "software-csharp-dotnet-async-deadlock",
    family: "software",
    topic: "csharp-dotnet",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Waiting on a task",
    frames: [
      "Suppose a colleague calls Result on a task in your {skill} code, to get its value at once. What can go wrong, and what do you suggest?",
      "In C#, somebody calls Result on a task to get its value at once. What can go wrong, and what do you suggest?",
    ],
    expected:
      "Result blocks the calling thread until the task is done. In a desktop app or old ASP.NET, the rest of the task wants to return to that same thread through the synchronization context, and each waits for the other, so we have a deadlock. ASP.NET Core has no such context, but blocking still eats thread pool threads, and under load requests pile up, which is called starvation. My advice is async all the way, with await from the controller to the database. I return Task and not async void, as an exception in async void cannot be caught by the caller. In libraries I add ConfigureAwait false.",
    points: [
      {
        text: "blocked context thread: a deadlock",
        accept: [
          "synchronization context, and each",
          "deadlock on Result",
          "it can deadlock",
          "cause a deadlock",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "requests pile up: pool starvation",
        accept: ["requests pile up", "called starvation", "pool starvation", "thread pool threads"],
        weight: 0.25,
      },
      {
        text: "await right up to the controller",
        accept: ["await from the controller", "async up to controller", "await the task"],
        weight: 0.25,
      },
      { text: "no async void", accept: ["async void", "return Task instead"], weight: 0.15 },
    ],
    avoid: [
      "await makes the thread sleep",
      "Task.Run around Result is the proper fix",
      "async void is the normal way",
    ],
    link: "https://learn.microsoft.com/en-us/dotnet/csharp/asynchronous-programming/",
  },
  {
    id: "software-go-goroutine-leak",
    family: "software",
    topic: "go",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Goroutines that never end",
    frames: [
      "Suppose the number of goroutines in your {skill} service keeps growing. What causes that, how do you find the place, and how do you stop it?",
      "In a Go service the number of goroutines keeps growing. What usually causes that, how do you find the place, and how do you stop it?",
    ],
    expected:
      "A goroutine leaks when it waits forever, most often on a channel that nobody reads or closes any more. For example the caller gives up after a timeout, and the worker blocks on an unbuffered send. I find it with pprof, since the goroutine profile shows the line where hundreds of them wait. To stop it I pass a context down and select on ctx.Done next to the channel, so the worker leaves when the request is cancelled. I call cancel with defer, and the sender is the one who closes the channel. For groups I use errgroup with a limit, so every goroutine has an owner who waits for it.",
    points: [
      {
        text: "it waits forever on a channel",
        accept: [
          "channel that nobody reads",
          "unbuffered send",
          "blocked on a channel",
          "channel never closed",
        ],
        weight: 0.3,
      },
      {
        text: "a context cancels the worker",
        accept: [
          "ctx.Done",
          "select on ctx",
          "pass a context",
          "context cancel",
          "context with timeout",
          "done channel",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "pprof shows where they wait",
        accept: ["pprof", "goroutine profile", "goroutine dump"],
        weight: 0.2,
      },
      {
        text: "someone owns and awaits each goroutine",
        accept: ["errgroup", "WaitGroup", "goroutine has an owner"],
        weight: 0.2,
      },
    ],
    avoid: [
      "the garbage collector stops blocked goroutines",
      "goroutines are so cheap that leaks are harmless",
    ],
    link: "https://go.dev/blog/pipelines",
  },
  {
    id: "software-cpp-ownership",
    family: "software",
    topic: "cpp",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Who frees the memory",
    frames: [
      "In your {skill} code, how do you decide who frees an object, which smart pointer fits which case, and what is a raw pointer for?",
      "In modern C++, how do you decide who frees an object, which smart pointer fits which case, and what is a raw pointer for?",
    ],
    expected:
      "I tie every resource to an object's lifetime, which is RAII: the destructor frees it, also when an exception is thrown. By default I use plain values and containers and no pointer at all. If I need the heap with one owner, I take unique_ptr, which costs nothing extra and can be moved but not copied. Only when several parts really share an object do I use shared_ptr, because its counter is atomic and has a cost. Two shared pointers that point to each other never reach zero, so I break the cycle with weak_ptr. A raw pointer or a reference in my code means only looking, never owning.",
    points: [
      {
        text: "destructors free resources: RAII",
        accept: ["RAII", "destructor frees", "lifetime of an object"],
        weight: 0.3,
      },
      {
        text: "unique_ptr for a single owner",
        accept: ["unique_ptr", "unique pointer"],
        weight: 0.25,
        must: true,
      },
      {
        text: "shared_ptr only for real sharing",
        accept: ["shared_ptr", "shared pointer", "reference counting"],
        weight: 0.15,
      },
      {
        text: "weak_ptr breaks cycles",
        accept: ["weak_ptr", "weak pointer", "break the cycle"],
        weight: 0.15,
      },
      {
        text: "raw pointers only look, never own",
        accept: [
          "raw pointer or reference",
          "looking, never owning",
          "non-owning pointer",
          "raw pointer only observes",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["call delete by hand on every heap object", "C++ has a garbage collector"],
    link: "https://isocpp.github.io/CppCoreGuidelines/CppCoreGuidelines",
  },
];
