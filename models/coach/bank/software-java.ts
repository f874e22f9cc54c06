import type { EntryDraft } from "../entry.ts";

/** The Java language. */
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
      "Your resume names {skill}. In Java, when does comparing two strings by a double equals sign fail, what do you write, and where else is this trap?",
      "Suppose a Java string check by double equals in {project} fails with real input. Why, what do you write instead, and where else is this trap?",
      "In Java, two strings look the same but the double equals sign says false. Why, what do you write instead, and where else is this trap?",
    ],
    expected:
      "The double equals sign compares references, so it asks whether both variables point to one object, not whether the letters match. With literals it often seems to work, because the compiler puts them in the string pool and both names point to the same entry. A string that comes from a file, a request or a new call is a separate object, so the check fails. I use equals, with the constant on the left or Objects.equals, so that null does not throw. For text where case does not matter I use equalsIgnoreCase. The same trap exists with Integer, which is cached only from minus 128 to 127.",
    points: [
      {
        text: "compares references, not letters",
        accept: [
          "double equals compares references",
          "compares the reference",
          "compares memory addresses",
          "same object in memory",
          "point to one object",
          "compares object identity",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "literals share the string pool",
        accept: [
          "string pool",
          "interned strings",
          "pooled literals",
          "string constant pool",
          "literals are pooled",
        ],
        weight: 0.25,
      },
      {
        text: "equals that is safe for null",
        accept: [
          "Objects.equals",
          "constant on the left",
          "null does not throw",
          "null safe equals",
          "avoid a null pointer",
        ],
        weight: 0.25,
      },
      {
        text: "Integer has the same trap",
        accept: [
          "cached only from minus 128",
          "Integer cache",
          "Integer objects",
          "wrapper classes too",
          "boxed integers above 127",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "double equals is safe for boxed integers",
      "Java always puts equal strings in the pool",
      "double equals compares the letters of two strings",
      "the equals method compares references",
    ],
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
      "In your {skill} work, how do you decide between a list, a set, a map and a sorted map in Java? Name one wrong choice you have seen.",
      "For {project} you look up thousands of product codes in Java. Which collection fits, and when is a set, a sorted map or a list better?",
      "You look up fifty thousand product codes often in Java. Which collection fits, and when is a set, a sorted map or a list better?",
    ],
    expected:
      "I start from how the data is read. If I look up by code, a HashMap finds an entry in constant time on average, while contains on a list walks through all fifty thousand. If I only need to know whether a code exists, a HashSet says it directly and drops duplicates. When the order of insertion matters I take LinkedHashMap, and when I need a range or sorted keys I take TreeMap, which costs log n for each step. For plain walking in order ArrayList is my default, because it sits together in memory; LinkedList is rarely faster. I also give the map a starting capacity, so it does not rehash while it fills.",
    points: [
      {
        text: "choose by how the data is read",
        accept: [
          "HashMap finds an entry",
          "hash map O(1)",
          "constant time on average",
          "HashMap for lookup by key",
          "HashMap lookup is O(1)",
          "how the data is read",
          "in constant time",
          "look up by key",
          "map for key value",
          "set for unique",
          "sorted keys",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "searching in a list walks through all",
        accept: [
          "contains on a list",
          "linear scan of list",
          "list search is linear",
          "list checks every element",
          "list search is O(n)",
        ],
        weight: 0.2,
      },
      {
        text: "HashSet for existence and no duplicates",
        accept: [
          "HashSet drops duplicates",
          "HashSet has no duplicates",
          "set for unique values",
          "set to check existence",
        ],
        weight: 0.2,
      },
      {
        text: "TreeMap for sorted keys or ranges",
        accept: ["sorted keys", "TreeMap keeps keys sorted", "TreeMap for ranges"],
        weight: 0.15,
      },
      {
        text: "ArrayList as the default list",
        accept: [
          "ArrayList is my default",
          "LinkedList is rarely faster",
          "ArrayList for plain order",
          "ArrayList by default",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "LinkedList is always faster for inserting",
      "a HashMap is fine for sorted ranges",
      "a HashMap keeps its keys sorted",
      "contains on an ArrayList takes constant time",
      "a HashSet keeps insertion order",
    ],
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
      "In your {skill} services, how do you decide where to catch an exception, how to pass it up, what to close and what to log?",
      "You worked with {skill} at {employer}. Where were exceptions caught there, how were they passed up, what was closed and what was logged?",
      "In Java code, how do you decide where to catch an exception, how to pass it up, what to close and what to log?",
    ],
    expected:
      "I catch an exception only where I can do something about it, for example try again, use a default, or turn it into a proper reply at the edge. Everywhere else I let it go up. An empty catch block is the worst, because the failure then shows somewhere else hours later. If I translate it, I pass the original as the cause, so the stack trace is not lost. Checked exceptions are for things the caller can handle; programming errors stay unchecked. Files and connections go in try-with-resources, so they close even when something throws. I log it once, at the edge, with the order id but without personal data.",
    points: [
      {
        text: "catch only where you can act",
        accept: [
          "catch an exception only where",
          "catch only where I can handle",
          "otherwise let it propagate",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "no empty catch block",
        accept: ["empty catch block hides", "empty catch is the worst", "never swallow an exception"],
        weight: 0.2,
      },
      {
        text: "keep the original as cause",
        accept: [
          "original as the cause",
          "stack trace is not lost",
          "wrap with cause",
          "wrap the original exception",
          "pass the cause",
        ],
        weight: 0.2,
      },
      {
        text: "try-with-resources closes files",
        accept: ["try-with-resources", "try with resources"],
        weight: 0.15,
      },
      {
        text: "logged once, without personal data",
        accept: [
          "log it once, at the edge",
          "not logged twice",
          "log at one place",
          "no personal data in logs",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["catching Exception everywhere makes the program safe", "an empty catch block is harmless"],
  },
];
