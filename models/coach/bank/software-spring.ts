import type { EntryDraft } from "../entry.ts";

/** Java on the server: Spring Boot, Hibernate, Maven. */
export const softwareSpring: readonly EntryDraft[] = [
  {
    id: "software-spring-boot-profiles",
    family: "software",
    topic: "spring-boot",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Settings for each environment",
    frames: [
      "In your {skill} services, how do you keep settings for the laptop, the test server and production apart?",
      "Suppose {project} runs on a test server and in production. How does it find the right database in each?",
      "A Spring Boot service runs on laptops, a test server and in production. How do you keep the settings of each apart?",
    ],
    expected:
      "The same jar runs everywhere, and only what is around it changes. Defaults that suit a laptop are in application.yml, and a profile such as application-prod.yml holds what differs. Environment variables win over those files, so the platform sets SPRING_DATASOURCE_URL and the password comes from a secret store; no password is in Git. I bind groups of settings to a class with ConfigurationProperties and Validated, so a missing value stops the start with a clear message instead of failing at midnight. I keep few profiles, because beans that exist only in production are never tested. The actuator env page is closed to the public.",
    points: [
      {
        text: "the same jar everywhere",
        accept: ["same jar runs everywhere", "build once deploy many"],
        weight: 0.25,
      },
      {
        text: "environment variables override the files",
        accept: ["environment variables win", "externalized configuration"],
        weight: 0.25,
        must: true,
      },
      {
        text: "passwords from a secret store, not Git",
        accept: ["no password is in Git", "vault or secrets manager"],
        weight: 0.2,
      },
      {
        text: "typed settings checked at the start",
        accept: ["ConfigurationProperties", "missing value stops the start"],
        weight: 0.2,
      },
      {
        text: "few profiles with few differences",
        accept: ["few profiles", "application-prod.yml", "profile specific file"],
        weight: 0.1,
      },
    ],
    avoid: ["a separate build for each environment is the right way"],
    link: "https://docs.spring.io/spring-boot/reference/features/external-config.html",
  },
  {
    id: "software-spring-boot-slow-partner",
    family: "software",
    topic: "spring-boot",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "When a partner service hangs",
    frames: [
      "Your {skill} service at {employer} calls a partner's API that suddenly needs a minute. How do you keep your own service alive?",
      "Suppose {project} calls a courier's API and that API hangs. What happens to your Spring Boot threads, and what do you do?",
      "A Spring Boot service calls a partner API that suddenly needs a minute to answer. How do you keep your own service alive?",
    ],
    expected:
      "Without a limit every request thread waits for the partner, and soon even pages that do not need it stop. So first I set a connect timeout and a read timeout, about one and two seconds, because some clients wait without end by default. I retry only calls that are safe to repeat, at most twice, with backoff and jitter, otherwise we hammer a sick server. A circuit breaker from Resilience4j opens after, say, half of the calls fail, and then answers at once with a fallback such as the last known rate. A bulkhead limits how many threads this partner may hold. Then I show breaker state on a dashboard and alert on it.",
    points: [
      {
        text: "connect and read timeouts",
        accept: ["connect timeout", "read timeout", "timeout on the client"],
        weight: 0.3,
        must: true,
      },
      {
        text: "retry with backoff, only safe calls",
        accept: ["backoff and jitter", "retry only calls that are safe", "exponential backoff"],
        weight: 0.2,
      },
      {
        text: "a circuit breaker with a fallback",
        accept: ["circuit breaker", "Resilience4j", "fallback answer"],
        weight: 0.25,
      },
      { text: "a bulkhead caps the threads", accept: ["bulkhead", "limits how many threads"], weight: 0.15 },
      {
        text: "watch the breaker and alert",
        accept: ["breaker state on a dashboard", "alert on breaker"],
        weight: 0.1,
      },
    ],
    avoid: ["more retries always help a slow partner"],
  },
  {
    id: "software-spring-boot-valid-errors",
    family: "software",
    topic: "spring-boot",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "deepener",
    title: "Bad input, one clear reply",
    frames: [
      "In your {skill} API, what does a caller get back when a field is missing or wrong, and where is that decided?",
      "Suppose a mobile app sends a wrong date to {project}. How does your Spring Boot code refuse it, and what does the app see?",
      "A mobile app sends a wrong date to your Spring Boot API. Where do you refuse it, and what does the app see?",
    ],
    expected:
      "I refuse it at the border. The request body is a small record with annotations such as NotNull, Size and Future, and the controller parameter has Valid, so a bad body never reaches my service. All errors go through one class with RestControllerAdvice, which turns the exception into a ProblemDetail with status 400 and a list of fields with a message for each. The app can then show the message beside the right box. Rules that need the database, like a taken user name, I check in the service, and a unique index backs them up. Unknown errors give a 500 with a trace id and no stack trace, because that helps attackers.",
    points: [
      {
        text: "bean validation at the controller",
        accept: ["annotations such as NotNull", "Valid annotation", "bean validation"],
        weight: 0.3,
        must: true,
      },
      {
        text: "RestControllerAdvice in one place",
        accept: ["RestControllerAdvice", "ControllerAdvice", "global exception handler"],
        weight: 0.25,
      },
      {
        text: "a 400 that names each field",
        accept: ["list of fields", "ProblemDetail", "field error list"],
        weight: 0.2,
      },
      {
        text: "database rules in service plus unique index",
        accept: ["unique index backs them", "taken user name"],
        weight: 0.15,
      },
      { text: "no stack trace to the caller", accept: ["no stack trace", "trace id"], weight: 0.1 },
    ],
    avoid: ["checks in the mobile app are enough"],
    link: "https://docs.spring.io/spring-framework/reference/web/webmvc/mvc-ann-rest-exceptions.html",
  },
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
      "You use {skill}. A page throws LazyInitializationException, and after a quick fix it sends two hundred queries. What is the proper cure?",
      "Suppose a list in {project} sends one query for each order line. How do you load it well with Hibernate?",
      "A Hibernate page throws LazyInitializationException, and after a quick fix it sends two hundred queries. What is the proper cure?",
    ],
    expected:
      "The exception says that a lazy relation was touched after the session had closed. The quick fix is making it eager, but then every query of that entity loads it, wanted or not, often one by one. The cure is to fetch what this page needs, in this query: a JOIN FETCH in JPQL or an entity graph. I fetch only one collection that way, since two give a cross product, and for the others I set a batch size. With paging, a fetched collection is cut in memory, so I page ids first. For a pure list I select into a DTO and load no entities. I switch open-in-view off, and count queries in a test.",
    points: [
      {
        text: "a lazy relation touched after the session closed",
        accept: ["session had closed", "lazy relation was touched", "outside the session"],
        weight: 0.2,
      },
      {
        text: "JOIN FETCH or an entity graph",
        accept: ["JOIN FETCH", "entity graph", "fetch join"],
        weight: 0.3,
        must: true,
      },
      {
        text: "eager everywhere is no cure",
        accept: ["making it eager", "eager loading everywhere"],
        weight: 0.2,
      },
      {
        text: "DTO projection for plain lists",
        accept: ["select into a DTO", "DTO projection"],
        weight: 0.15,
      },
      {
        text: "fetching collections breaks paging or multiplies",
        accept: ["cross product", "cut in memory", "batch size"],
        weight: 0.15,
      },
    ],
    avoid: ["making every relation eager solves it"],
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
      "In your {skill} work, how do you stop the second save from silently overwriting the first one?",
      "Suppose two clerks edit one customer in {project} at the same time. What does Hibernate do, and what should they see?",
      "Two clerks open the same customer and both press save. How do you stop the second save from wiping out the first, with Hibernate?",
    ],
    expected:
      "By default the last one wins, and the first clerk's change is gone without a word. I add a field with the Version annotation. Hibernate then puts the old version in the WHERE clause and raises it by one; if no row was changed, it throws an optimistic lock exception. It holds no lock while someone drinks tea. The important part is that the version must travel to the form and come back, because loading fresh inside the request compares nothing. I answer 409 and show the other person's values beside his own, so he can merge. For money counters with many conflicts I take a pessimistic lock or a single atomic update instead.",
    points: [
      { text: "the last save silently wins", accept: ["last one wins", "lost update"], weight: 0.2 },
      {
        text: "a Version field for optimistic locking",
        accept: ["Version annotation", "optimistic lock", "version column"],
        weight: 0.3,
        must: true,
      },
      {
        text: "the version travels with the form",
        accept: ["come back from the form", "travel to the form", "ETag with version"],
        weight: 0.2,
      },
      {
        text: "tell the clerk with 409 and merge",
        accept: ["answer 409", "show both values", "conflict page"],
        weight: 0.15,
      },
      {
        text: "pessimistic lock where conflicts are many",
        accept: ["pessimistic lock", "single atomic update", "select for update"],
        weight: 0.15,
      },
    ],
    avoid: ["a transaction alone stops lost updates"],
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
      "You build with {skill}. After adding one library the service fails with NoSuchMethodError. How do you find and fix it?",
      "Suppose {project} compiles well but fails at start with NoSuchMethodError. Where would you look first?",
      "A Java build is green, but the service fails at start with NoSuchMethodError after one new dependency. How do you fix it?",
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
        accept: ["runs with another", "two libraries want different", "transitive version conflict"],
        weight: 0.25,
      },
      {
        text: "Maven takes the nearest, Gradle the newest",
        accept: ["nearest one in the tree", "nearest wins"],
        weight: 0.2,
      },
      {
        text: "pin by dependencyManagement or a BOM",
        accept: ["dependencyManagement", "importing a BOM", "bill of materials"],
        weight: 0.2,
      },
      {
        text: "the enforcer plugin guards it",
        accept: ["enforcer plugin", "dependency convergence"],
        weight: 0.1,
      },
    ],
    avoid: ["Maven always picks the newest version"],
    link: "https://maven.apache.org/guides/introduction/introduction-to-dependency-mechanism.html",
  },
];
