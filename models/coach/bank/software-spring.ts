import type { EntryDraft } from "../entry.ts";

/** Java on the server: Spring Boot. */
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
      "In your {skill} services, how do you keep settings for laptop, test and production apart, passwords safe, and a missing value from going unseen?",
      "Suppose {project} runs on a test server and in production. How does it find the right database in each, where are passwords, and what if one is missing?",
      "A Spring Boot service runs on laptops, a test server and in production. How do you keep settings apart, passwords safe, and missing values from going unseen?",
    ],
    expected:
      "The same jar runs everywhere, and only what is around it changes. Defaults that suit a laptop are in application.yml, and a profile such as application-prod.yml holds what differs. Environment variables win over those files, so the platform sets SPRING_DATASOURCE_URL and the password comes from a secret store; no password is in Git. I bind groups of settings to a class with ConfigurationProperties and Validated, so a missing value stops the start with a clear message instead of failing at midnight. I keep few profiles, because beans that exist only in production are never tested. The actuator env page is closed to the public.",
    points: [
      {
        text: "the same jar everywhere",
        accept: [
          "same jar runs everywhere",
          "build once deploy many",
          "same build everywhere",
          "one artifact for all environments",
        ],
        weight: 0.2,
      },
      {
        text: "environment variables override the files",
        accept: [
          "environment variables win",
          "externalized configuration",
          "override by environment variables",
          "settings from environment variables",
        ],
        weight: 0.2,
      },
      {
        text: "passwords from a secret store, not Git",
        accept: [
          "no password is in Git",
          "vault or secrets manager",
          "passwords not in Git",
          "secrets in a vault",
          "password from environment",
        ],
        weight: 0.2,
      },
      {
        text: "typed settings checked at the start",
        accept: [
          "ConfigurationProperties",
          "missing value stops the start",
          "fail at startup",
          "validate settings at start",
        ],
        weight: 0.2,
      },
      {
        text: "a profile file for what differs",
        accept: [
          "application-prod.yml",
          "profile specific file",
          "Spring profiles",
          "active profile",
          "properties file per profile",
          "few profiles",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "a separate build for each environment is the right way",
      "passwords are fine in application.yml",
    ],
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
        accept: [
          "connect timeout",
          "read timeout",
          "timeout on the client",
          "set a timeout",
          "short timeouts",
          "small timeout",
          "timeout of two seconds",
          "set timeouts",
          "read time out",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "retry with backoff, only safe calls",
        accept: [
          "backoff and jitter",
          "retry only calls that are safe",
          "exponential backoff",
          "retry with backoff",
          "limited retries",
        ],
        weight: 0.2,
      },
      {
        text: "a circuit breaker with a fallback",
        accept: ["circuit breaker", "Resilience4j", "answers with a fallback"],
        weight: 0.25,
      },
      {
        text: "a bulkhead caps the threads",
        accept: [
          "bulkhead",
          "limits how many threads",
          "separate thread pool for partner",
          "limit concurrent calls",
        ],
        weight: 0.15,
      },
      {
        text: "watch the breaker and alert",
        accept: ["breaker state on a dashboard", "alert on breaker", "monitor the partner calls"],
        weight: 0.1,
      },
    ],
    avoid: [
      "more retries always help a slow partner",
      "retrying a payment is always safe",
      "a very long timeout is safest",
    ],
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
        accept: [
          "annotations such as NotNull",
          "Valid annotation",
          "bean validation",
          "validation annotations",
          "validate the request body",
          "Valid in the controller",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "RestControllerAdvice in one place",
        accept: [
          "RestControllerAdvice",
          "ControllerAdvice",
          "global exception handler",
          "exception handler in one place",
        ],
        weight: 0.25,
      },
      {
        text: "a 400 that names each field",
        accept: [
          "list of fields",
          "ProblemDetail",
          "field error list",
          "400 with the field",
          "bad request with field errors",
        ],
        weight: 0.2,
      },
      {
        text: "database rules in service plus unique index",
        accept: ["unique index backs them", "taken user name", "unique constraint in the database"],
        weight: 0.15,
      },
      {
        text: "no stack trace to the caller",
        accept: ["hide the stack trace", "500 with a trace id", "no stack trace in the reply"],
        weight: 0.1,
      },
    ],
    avoid: ["checking in the mobile app makes it safe", "status 200 with an error text is fine"],
    link: "https://docs.spring.io/spring-framework/reference/web/webmvc/mvc-ann-rest-exceptions.html",
  },
];
