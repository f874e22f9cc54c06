import type { EntryDraft } from "../entry.ts";

/** Java on the server: Hibernate and Maven. */
export const softwareHibernate: readonly EntryDraft[] = [
  {
    id: "software-hibernate-lazy-n-plus-one",
    family: "software",
    topic: "hibernate",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Lazy loading that bites",
    frames: [
      "You use {skill}. A page throws LazyInitializationException, and after a quick fix it sends two hundred queries. Why, and what is the proper cure?",
      "Suppose a page of {project} throws LazyInitializationException, and making the relation eager floods the database with queries. Why, and what is the proper cure in Hibernate?",
      "A Hibernate page throws LazyInitializationException, and after a quick fix it sends two hundred queries. Why, and what is the proper cure?",
    ],
    expected:
      "The exception says that a lazy relation was touched after the session had closed. The quick fix is making it eager, but then every query of that entity loads it, wanted or not, often one by one. The cure is to fetch what this page needs, in this query: a JOIN FETCH in JPQL or an entity graph. I fetch only one collection that way, since two give a cross product, and for the others I set a batch size. With paging, a fetched collection is cut in memory, so I page ids first. For a pure list I select into a DTO and load no entities. I switch open-in-view off, and count queries in a test.",
    points: [
      {
        text: "a lazy relation touched after the session closed",
        accept: [
          "session had closed",
          "lazy relation was touched",
          "outside the session",
          "session is already closed",
          "no open session",
        ],
        weight: 0.2,
      },
      {
        text: "JOIN FETCH or an entity graph",
        accept: ["JOIN FETCH", "entity graph", "fetch join", "EntityGraph"],
        weight: 0.3,
        must: true,
      },
      {
        text: "eager everywhere is no cure",
        accept: ["eager loads it in every query", "every query of that entity loads", "eager is no cure"],
        weight: 0.2,
      },
      {
        text: "DTO projection for plain lists",
        accept: ["select into a DTO", "DTO projection"],
        weight: 0.15,
      },
      {
        text: "fetching collections breaks paging or multiplies",
        accept: [
          "cross product",
          "cut in memory",
          "batch size",
          "paging in memory",
          "two collections multiply the rows",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "eager relations are fine everywhere",
      "open-in-view is fine in production",
      "two fetch joins of collections are fine",
    ],
    link: "https://docs.jboss.org/hibernate/orm/current/userguide/html_single/Hibernate_User_Guide.html",
  },
  {
    id: "software-hibernate-version-lock",
    family: "software",
    topic: "hibernate",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Two people edit one record",
    frames: [
      "In your {skill} work, how do you stop the second save from silently overwriting the first one, and what does the second person see?",
      "Suppose two clerks edit one customer in {project} at once. How do you stop the second save from wiping out the first with Hibernate, and what do they see?",
      "Two clerks edit one customer and both save. With Hibernate, how do you stop the second save from wiping out the first, and what do they see?",
    ],
    expected:
      "By default the last one wins, and the first clerk's change is gone without a word. I add a field with the Version annotation. Hibernate then puts the old version in the WHERE clause and raises it by one; if no row was changed, it throws an optimistic lock exception. It holds no lock while someone drinks tea. The important part is that the version must travel to the form and come back, because loading fresh inside the request compares nothing. I answer 409 and show the other person's values beside his own, so he can merge. For money counters with many conflicts I take a pessimistic lock or a single atomic update instead.",
    points: [
      {
        text: "the last save silently wins",
        accept: [
          "lost update",
          "last save overwrites",
          "last write wins",
          "by default the last one wins",
          "overwrites the first change",
        ],
        weight: 0.2,
      },
      {
        text: "a Version field for optimistic locking",
        accept: [
          "Version annotation",
          "optimistic lock",
          "version column",
          "optimistic locking",
          "add a version field",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "the version travels with the form",
        accept: [
          "come back from the form",
          "travel to the form",
          "ETag with version",
          "version in a hidden field",
          "send the version back",
          "version sent with the request",
        ],
        weight: 0.2,
      },
      {
        text: "tell the clerk with 409 and merge",
        accept: [
          "answer 409",
          "show both values",
          "conflict page",
          "conflict message to the user",
          "show the other's changes",
          "reload and try again",
        ],
        weight: 0.15,
      },
      {
        text: "pessimistic lock where conflicts are many",
        accept: ["pessimistic lock", "single atomic update", "select for update"],
        weight: 0.15,
      },
    ],
    avoid: [
      "a transaction alone stops lost updates",
      "Version locks the row in the database",
      "a fresh load makes the save safe",
    ],
    link: "https://docs.jboss.org/hibernate/orm/current/userguide/html_single/Hibernate_User_Guide.html",
  },
  {
    id: "software-maven-version-clash",
    family: "software",
    topic: "maven",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Two versions of one library",
    frames: [
      "You build with {skill}. After adding one library the service fails with NoSuchMethodError. What does it mean, and how do you find and fix it?",
      "Suppose {project} compiles well but fails at start with NoSuchMethodError. What does it mean, and how do you find and fix it in Maven?",
      "A Java service compiles, but fails at start with NoSuchMethodError after one new dependency. What does it mean, and how do you find and fix it?",
    ],
    expected:
      "NoSuchMethodError means the code was compiled against one version and runs with another, so two libraries want different versions of a third. I look at the tree with mvn dependency:tree, or gradle dependencyInsight, and search for that jar. Maven takes the nearest one in the tree, not the newest; Gradle takes the newest. I fix the version in dependencyManagement, best by importing a BOM such as the one of Spring Boot, so a tested set belongs together. An exclusion is my second choice, because nobody remembers later why it is there. If both versions are truly needed, shading can help but it is heavy. Then the enforcer plugin keeps versions from drifting apart again.",
    points: [
      {
        text: "look at the dependency tree",
        accept: ["dependency:tree", "dependencyInsight", "dependency tree"],
        weight: 0.25,
        must: true,
      },
      {
        text: "compiled against one version, runs with another",
        accept: [
          "runs with another",
          "two libraries want different",
          "transitive version conflict",
          "two versions of one library",
          "different version at run time",
          "version conflict",
        ],
        weight: 0.25,
      },
      {
        text: "Maven takes the nearest, Gradle the newest",
        accept: ["nearest one in the tree", "nearest wins"],
        weight: 0.2,
      },
      {
        text: "pin by dependencyManagement or a BOM",
        accept: [
          "dependencyManagement",
          "importing a BOM",
          "bill of materials",
          "fix the version centrally",
          "exclude the old version",
        ],
        weight: 0.2,
      },
      {
        text: "the enforcer plugin guards it",
        accept: ["enforcer plugin", "dependency convergence"],
        weight: 0.1,
      },
    ],
    avoid: ["Maven always picks the newest version", "cleaning the local repository always cures it"],
    link: "https://maven.apache.org/guides/introduction/introduction-to-dependency-mechanism.html",
  },
];
