import type { EntryDraft } from "../entry.ts";

/** Java at work: memory, pauses, streams, threads. */
export const softwareJvm: readonly EntryDraft[] = [
  {
    id: "software-java-heap-in-container",
    family: "software",
    topic: "java",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Out of memory in a container",
    frames: [
      "Your resume names {skill}. A Java service in a one-gigabyte container is killed every night, with nothing in its log. How do you find the reason and cure it?",
      "Suppose {project} runs on Java in a small container and is killed each night, with nothing in its log. How do you find the reason and cure it?",
      "A Java service in a one-gigabyte container is killed every night, with nothing in its log. How do you find the reason and cure it?",
    ],
    expected:
      "No error in the log points to the kernel's OOM killer, so I first look for exit code 137 and the reason OOMKilled. The heap is only a part; metaspace, thread stacks and direct buffers come on top, so a heap of one gigabyte cannot fit. I set MaxRAMPercentage to about 70, because the JVM reads the container's limit but takes only a quarter of it by default. Then I watch the heap after each full collection. If that floor keeps rising it is a leak, and I take a heap dump and open it in Eclipse MAT to see who holds the objects. Usual culprits are static maps, caches without a limit, and ThreadLocals in pools.",
    points: [
      {
        text: "exit code 137 means the OOM killer",
        accept: [
          "OOM killer",
          "OOMKilled",
          "exit code 137",
          "killed by the kernel",
          "exceeds the container's memory limit",
          "killed for memory",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "the heap is not all: metaspace, stacks, buffers",
        accept: [
          "metaspace",
          "direct buffers",
          "native memory besides heap",
          "memory outside the heap",
          "off-heap memory",
          "thread stacks need memory",
        ],
        weight: 0.25,
      },
      {
        text: "set MaxRAMPercentage for the container",
        accept: [
          "MaxRAMPercentage",
          "Xmx below the limit",
          "heap below the container limit",
          "limit the heap with Xmx",
        ],
        weight: 0.15,
      },
      {
        text: "a heap dump shows who holds objects",
        accept: ["heap dump", "Eclipse MAT", "heap histogram", "dump of the heap"],
        weight: 0.2,
      },
      {
        text: "unbounded caches, static maps, ThreadLocals",
        accept: [
          "static maps",
          "caches without a limit",
          "ThreadLocals in pools",
          "cache that never evicts",
          "unbounded cache",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "garbage collection makes leaks impossible",
      "set Xmx equal to the container limit",
      "OutOfMemoryError is always in the log",
    ],
    link: "https://docs.oracle.com/en/java/javase/21/docs/specs/man/java.html",
  },
  {
    id: "software-jvm-long-pauses",
    family: "software",
    topic: "jvm",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Pauses of two seconds",
    frames: [
      "Your resume names {skill}. A service answers in 20 milliseconds but at times in two seconds. Is garbage collection to blame, how do you see it, and what then?",
      "Suppose {project} freezes for two seconds every few minutes. Is garbage collection to blame, how do you see it, and what do you change?",
      "A JVM service answers in 20 milliseconds, but at times in two seconds. Is garbage collection to blame, how do you see it, and what then?",
    ],
    expected:
      "I turn on the unified log with Xlog:gc and compare the time of each pause with the slow requests, because a slow disk or a database lock looks the same from outside. If pauses fit, I look at the kind. Many young collections mean a high allocation rate, so I profile allocations with Flight Recorder and remove the waste, such as building huge strings or lists. Full collections mean the old generation is nearly full, from a leak or too small a heap. G1 takes a goal with MaxGCPauseMillis, but a very low goal costs throughput. If I truly need pauses of about a millisecond, I try ZGC and pay with some CPU and memory.",
    points: [
      {
        text: "match the GC log with slow requests",
        accept: [
          "Xlog:gc",
          "compare the time of each pause",
          "correlate pauses",
          "GC log against slow requests",
          "garbage collection log",
          "GC logs",
          "enable GC logging",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "high allocation rate, found by profiling",
        accept: [
          "allocation rate",
          "profile allocations",
          "too many objects created",
          "reduce the allocations",
        ],
        weight: 0.25,
      },
      {
        text: "full collections: a leak or small heap",
        accept: [
          "old generation is nearly full",
          "full GC from a leak",
          "heap is too small",
          "old generation fills up",
        ],
        weight: 0.2,
      },
      {
        text: "a pause goal for G1 costs throughput",
        accept: ["MaxGCPauseMillis", "costs throughput", "pause time goal"],
        weight: 0.15,
      },
      {
        text: "ZGC for very short pauses",
        accept: ["ZGC", "Shenandoah", "low latency collector"],
        weight: 0.15,
      },
    ],
    avoid: [
      "calling System.gc often shortens the pauses",
      "a bigger heap always makes pauses shorter",
      "ZGC gives short pauses for free",
    ],
    link: "https://docs.oracle.com/en/java/javase/21/gctuning/index.html",
  },
  {
    id: "software-java-streams-readable",
    family: "software",
    topic: "java",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Streams or a plain loop",
    frames: [
      "Your resume names {skill}. Say you total orders per city in Java: when do you write a stream, when a plain loop, and which traps do you know?",
      "In {project} you total orders per city. Would you use Java streams for it or a loop, why, and which traps do you watch for?",
      "You total orders per city in Java. Do you write a stream or a plain loop, and which traps of streams do you know?",
    ],
    expected:
      "For this I like a stream, because groupingBy city with summingLong of the amount says what I want in one line. A stream is lazy: nothing runs until a terminal step such as collect, and it can be used only once. I keep the lambdas free of side effects; changing an outside list inside forEach is a bug waiting for the day someone adds parallel. If the body needs an early exit, a checked exception or three counters at once, a plain loop reads better. I avoid parallel streams in a web server, because they share one common pool with everyone. And toMap throws on a duplicate key unless I give a merge function.",
    points: [
      {
        text: "groupingBy expresses totals per key",
        accept: ["groupingBy", "collect grouping by", "grouping by city", "Collectors groupingBy"],
        weight: 0.25,
      },
      {
        text: "lazy until a terminal step, used once",
        accept: [
          "terminal operation",
          "lazy evaluation",
          "nothing runs until a terminal",
          "streams are lazy",
          "stream used only once",
        ],
        weight: 0.2,
      },
      {
        text: "no side effects in lambdas",
        accept: [
          "free of side effects",
          "outside list inside forEach",
          "stateless lambdas",
          "no side effects",
          "never change outside variables",
        ],
        weight: 0.25,
      },
      {
        text: "parallel streams share one common pool",
        accept: [
          "common pool",
          "common fork join pool",
          "avoid parallel streams",
          "parallel stream in a web server",
        ],
        weight: 0.15,
      },
      {
        text: "toMap throws on a duplicate key",
        accept: ["merge function", "toMap duplicate key", "duplicate keys in toMap"],
        weight: 0.15,
      },
    ],
    avoid: [
      "parallel streams always make the program faster",
      "a stream may be used several times",
      "changing a list inside forEach is safe",
    ],
    link: "https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/stream/package-summary.html",
  },
  {
    id: "software-java-thread-pool-queue",
    family: "software",
    topic: "java",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A thread pool that fills up",
    frames: [
      "Your resume names {skill}. A service sends mails on a fixed thread pool, but more come in than go out. What happens, and how do you set it up?",
      "Suppose {project} sends mails on a fixed thread pool, and more come in than go out. What happens, and how do you set the pool up?",
      "A Java service sends mails on a fixed thread pool, and more come in than go out. What happens, and how do you set the pool up?",
    ],
    expected:
      "With newFixedThreadPool the queue has no limit, so waiting mails pile up in memory until the process dies, and each one is late. I create a ThreadPoolExecutor myself with a bounded ArrayBlockingQueue and a rejection policy. CallerRunsPolicy slows down the sender, which is back pressure; for mails I would rather store them in a table and let a worker fetch them, so a restart loses nothing. The number of threads follows the work: near the number of cores for computing, more for waiting on a network. On Java 21 virtual threads make waiting cheap, but I still need a semaphore to protect the mail server. On shutdown I stop taking work and call awaitTermination.",
    points: [
      {
        text: "the unlimited queue eats memory",
        accept: [
          "queue has no limit",
          "unbounded queue",
          "waiting mails pile up",
          "queue grows without limit",
          "queue keeps growing",
          "out of memory from the queue",
          "unlimited queue",
          "pile up in memory",
          "memory fills up",
          "queue fills the memory",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "bounded queue with a rejection policy",
        accept: [
          "rejection policy",
          "CallerRunsPolicy",
          "bounded ArrayBlockingQueue",
          "back pressure",
          "bounded queue",
          "limit the queue size",
          "reject when full",
        ],
        weight: 0.25,
      },
      {
        text: "size by cores or waiting time",
        accept: [
          "near the number of cores",
          "IO bound needs more threads",
          "threads by number of cores",
          "more threads for IO",
        ],
        weight: 0.2,
      },
      {
        text: "virtual threads still need a limit",
        accept: [
          "semaphore to protect",
          "virtual threads make waiting cheap",
          "virtual threads with a semaphore",
        ],
        weight: 0.15,
      },
      {
        text: "finish cleanly with awaitTermination",
        accept: ["awaitTermination", "executor shutdown", "graceful shutdown of the pool"],
        weight: 0.1,
      },
    ],
    avoid: [
      "a bigger thread pool always sends more",
      "a fixed pool refuses extra work by default",
      "virtual threads remove every limit",
    ],
    link: "https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/concurrent/ThreadPoolExecutor.html",
  },
];
