import type { EntryDraft } from "../entry.ts";

/** The Java language and its virtual machine. */
export const softwareJava: readonly EntryDraft[] = [
  {
    id: "software-java-string-equals",
    family: "software",
    topic: "java",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Comparing text with equals",
    frames: [
      "In {skill} code, a colleague compares two strings with a double equals sign. When does it work, and when does it fail?",
      "Suppose a string check in {project} passes on your machine and fails with real input. How could the comparison be wrong?",
      "In Java, two strings look the same but the double equals sign says false. Why does that happen, and what do you write?",
    ],
    expected:
      "The double equals sign compares references, so it asks whether both variables point to one object, not whether the letters match. With literals it often seems to work, because the compiler puts them in the string pool and both names point to the same entry. A string that comes from a file, a request or a new call is a separate object, so the check fails. I use equals, with the constant on the left or Objects.equals, so that null does not throw. For text where case does not matter I use equalsIgnoreCase. The same trap exists with Integer, which is cached only from minus 128 to 127.",
    points: [
      {
        text: "compares references, not letters",
        accept: ["compares references", "same object in memory", "point to one object"],
        weight: 0.3,
        must: true,
      },
      {
        text: "literals share the string pool",
        accept: ["string pool", "interned strings", "pooled literals"],
        weight: 0.25,
      },
      {
        text: "equals that is safe for null",
        accept: ["Objects.equals", "constant on the left", "null does not throw"],
        weight: 0.25,
      },
      {
        text: "Integer has the same trap",
        accept: ["cached only from minus 128", "Integer cache", "boxed integers"],
        weight: 0.2,
      },
    ],
    avoid: ["double equals compares the letters of two strings"],
    link: "https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/lang/String.html",
  },
  {
    id: "software-java-pick-collection",
    family: "software",
    topic: "java",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Choosing the right collection",
    frames: [
      "In your {skill} work, how do you decide between a list, a set and a map? Name one wrong choice you have seen.",
      "For {project} you must keep thousands of product codes and look them up often. Which Java collection fits, and why?",
      "You must keep fifty thousand product codes in Java and look them up often. Which collection do you take, and why?",
    ],
    expected:
      "I start from how the data is read. If I look up by code, a HashMap finds an entry in constant time on average, while contains on a list walks through all fifty thousand. If I only need to know whether a code exists, a HashSet says it directly and drops duplicates. When the order of insertion matters I take LinkedHashMap, and when I need a range or sorted keys I take TreeMap, which costs log n for each step. For plain walking in order ArrayList is my default, because it sits together in memory; LinkedList is rarely faster. I also give the map a starting capacity, so it does not rehash while it fills.",
    points: [
      {
        text: "a HashMap lookup in constant time",
        accept: ["HashMap finds an entry", "hash map O(1)", "constant time on average"],
        weight: 0.3,
        must: true,
      },
      {
        text: "searching in a list walks through all",
        accept: ["contains on a list", "linear scan of list"],
        weight: 0.2,
      },
      {
        text: "HashSet for existence and no duplicates",
        accept: ["HashSet", "drops duplicates"],
        weight: 0.2,
      },
      {
        text: "TreeMap for sorted keys or ranges",
        accept: ["TreeMap", "sorted keys", "LinkedHashMap"],
        weight: 0.15,
      },
      {
        text: "ArrayList as the default list",
        accept: ["ArrayList is my default", "LinkedList is rarely faster"],
        weight: 0.15,
      },
    ],
    avoid: ["LinkedList is always faster for inserting"],
    link: "https://docs.oracle.com/javase/tutorial/collections/index.html",
  },
  {
    id: "software-java-exception-habits",
    family: "software",
    topic: "java",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Exceptions that are not swallowed",
    frames: [
      "In your {skill} services, how do you decide where to catch an exception and where to let it go up?",
      "You worked with {skill} at {employer}. Where did exceptions get caught there, and what was logged?",
      "In Java code, how do you decide where to catch an exception, where to let it go up, and what to log?",
    ],
    expected:
      "I catch an exception only where I can do something about it, for example try again, use a default, or turn it into a proper reply at the edge. Everywhere else I let it go up. An empty catch block is the worst, because the failure then shows somewhere else hours later. If I translate it, I pass the original as the cause, so the stack trace is not lost. Checked exceptions are for things the caller can handle; programming errors stay unchecked. Files and connections go in try-with-resources, so they close even when something throws. I log it once, at the edge, with the order id but without personal data.",
    points: [
      {
        text: "catch only where you can act",
        accept: ["catch an exception only where", "handle it or let it propagate"],
        weight: 0.3,
        must: true,
      },
      { text: "no empty catch block", accept: ["empty catch block", "swallowed exceptions"], weight: 0.2 },
      {
        text: "keep the original as cause",
        accept: ["original as the cause", "stack trace is not lost", "wrap with cause"],
        weight: 0.2,
      },
      {
        text: "try-with-resources closes files",
        accept: ["try-with-resources", "try with resources"],
        weight: 0.15,
      },
      {
        text: "logged once where handled, without personal data",
        accept: ["log it once, at the edge", "not logged twice"],
        weight: 0.15,
      },
    ],
    avoid: ["catching Exception everywhere makes the program safe"],
  },
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
      "Your {skill} service runs in a container with one gigabyte and is killed every night. How do you find the reason?",
      "Suppose {project} runs on Java and dies each night without any error in its log. How do you find out where memory goes?",
      "A Java service in a one-gigabyte container is killed every night, with no error in its log. How do you find out why?",
    ],
    expected:
      "No error in the log points to the kernel's OOM killer, so I first look for exit code 137 and the reason OOMKilled. The heap is only a part; metaspace, thread stacks and direct buffers come on top, so a heap of one gigabyte cannot fit. I set MaxRAMPercentage to about 70, because the JVM reads the container's limit but takes only a quarter of it by default. Then I watch the heap after each full collection. If that floor keeps rising it is a leak, and I take a heap dump and open it in Eclipse MAT to see who holds the objects. Usual culprits are static maps, caches without a limit, and ThreadLocals in pools.",
    points: [
      {
        text: "exit code 137 means the OOM killer",
        accept: ["OOM killer", "OOMKilled", "exit code 137"],
        weight: 0.25,
      },
      {
        text: "the heap is not all: metaspace, stacks, buffers",
        accept: ["metaspace", "direct buffers", "native memory besides heap"],
        weight: 0.25,
      },
      {
        text: "set MaxRAMPercentage for the container",
        accept: ["MaxRAMPercentage", "Xmx below the limit"],
        weight: 0.15,
      },
      {
        text: "a heap dump shows who holds objects",
        accept: ["heap dump", "Eclipse MAT", "heap histogram"],
        weight: 0.2,
        must: true,
      },
      {
        text: "unbounded caches, static maps, ThreadLocals",
        accept: ["static maps", "caches without a limit", "ThreadLocals in pools"],
        weight: 0.15,
      },
    ],
    avoid: ["garbage collection makes leaks impossible"],
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
      "Your resume names {skill}. A service answers in 20 milliseconds but sometimes takes two seconds. How do you see whether garbage collection is to blame?",
      "Suppose {project} freezes for two seconds every few minutes. What would you read in the garbage collection log?",
      "A JVM service answers in 20 milliseconds, yet every few minutes it takes two seconds. Is garbage collection to blame, and what then?",
    ],
    expected:
      "I turn on the unified log with Xlog:gc and compare the time of each pause with the slow requests, because a slow disk or a database lock looks the same from outside. If pauses fit, I look at the kind. Many young collections mean a high allocation rate, so I profile allocations with Flight Recorder and remove the waste, such as building huge strings or lists. Full collections mean the old generation is nearly full, from a leak or too small a heap. G1 takes a goal with MaxGCPauseMillis, but a very low goal costs throughput. If I truly need pauses of about a millisecond, I try ZGC and pay with some CPU and memory.",
    points: [
      {
        text: "match the GC log with slow requests",
        accept: ["Xlog:gc", "compare the time of each pause", "correlate pauses"],
        weight: 0.25,
        must: true,
      },
      {
        text: "high allocation rate, found by profiling",
        accept: ["allocation rate", "profile allocations", "Flight Recorder"],
        weight: 0.25,
      },
      {
        text: "full collections: a leak or small heap",
        accept: ["old generation is nearly full", "full GC"],
        weight: 0.2,
      },
      {
        text: "a pause goal for G1 costs throughput",
        accept: ["MaxGCPauseMillis", "costs throughput"],
        weight: 0.15,
      },
      {
        text: "ZGC for very short pauses",
        accept: ["ZGC", "Shenandoah", "low latency collector"],
        weight: 0.15,
      },
    ],
    avoid: ["calling System.gc often shortens the pauses"],
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
      "You use {skill}. When do you write a stream and when a plain loop? Tell me the traps you know.",
      "In {project} you total orders per city. Would you use Java streams for it or a loop, and why?",
      "You total orders per city in Java. Do you write a stream or a plain loop, and which traps do you know?",
    ],
    expected:
      "For this I like a stream, because groupingBy city with summingLong of the amount says what I want in one line. A stream is lazy: nothing runs until a terminal step such as collect, and it can be used only once. I keep the lambdas free of side effects; changing an outside list inside forEach is a bug waiting for the day someone adds parallel. If the body needs an early exit, a checked exception or three counters at once, a plain loop reads better. I avoid parallel streams in a web server, because they share one common pool with everyone. And toMap throws on a duplicate key unless I give a merge function.",
    points: [
      {
        text: "groupingBy expresses totals per key",
        accept: ["groupingBy", "collect grouping by"],
        weight: 0.25,
      },
      {
        text: "lazy until a terminal step, used once",
        accept: ["terminal operation", "lazy evaluation", "nothing runs until a terminal"],
        weight: 0.2,
      },
      {
        text: "no side effects in lambdas",
        accept: ["free of side effects", "outside list inside forEach", "stateless lambdas"],
        weight: 0.25,
        must: true,
      },
      {
        text: "parallel streams share one common pool",
        accept: ["common pool", "common fork join pool"],
        weight: 0.15,
      },
      {
        text: "toMap throws on a duplicate key",
        accept: ["merge function", "toMap duplicate key"],
        weight: 0.15,
      },
    ],
    avoid: ["parallel streams always make the program faster"],
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
      "Your {skill} service sends mails on a fixed thread pool. What happens when mails come faster than they go out?",
      "Suppose {project} starts a thread for every mail it sends. What could go wrong, and what would you use instead?",
      "A Java service sends mails on a fixed thread pool. What happens when mails come in faster than they go out?",
    ],
    expected:
      "With newFixedThreadPool the queue has no limit, so waiting mails pile up in memory until the process dies, and each one is late. I create a ThreadPoolExecutor myself with a bounded ArrayBlockingQueue and a rejection policy. CallerRunsPolicy slows down the sender, which is back pressure; for mails I would rather store them in a table and let a worker fetch them, so a restart loses nothing. The number of threads follows the work: near the number of cores for computing, more for waiting on a network. On Java 21 virtual threads make waiting cheap, but I still need a semaphore to protect the mail server. On shutdown I stop taking work and call awaitTermination.",
    points: [
      {
        text: "the unlimited queue eats memory",
        accept: ["queue has no limit", "unbounded queue", "waiting mails pile up"],
        weight: 0.3,
        must: true,
      },
      {
        text: "bounded queue with a rejection policy",
        accept: ["rejection policy", "CallerRunsPolicy", "bounded ArrayBlockingQueue", "back pressure"],
        weight: 0.25,
      },
      {
        text: "size by cores or waiting time",
        accept: ["near the number of cores", "IO bound needs more threads"],
        weight: 0.2,
      },
      {
        text: "virtual threads still need a limit",
        accept: ["virtual threads", "semaphore to protect"],
        weight: 0.15,
      },
      {
        text: "finish cleanly with awaitTermination",
        accept: ["awaitTermination", "executor shutdown"],
        weight: 0.1,
      },
    ],
    avoid: ["a bigger thread pool always sends more"],
    link: "https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/concurrent/ThreadPoolExecutor.html",
  },
];
