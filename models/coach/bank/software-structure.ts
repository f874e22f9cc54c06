import type { EntryDraft } from "../entry.ts";

/** How programs are put together: objects, patterns, threads, services. */
export const softwareStructure: readonly EntryDraft[] = [
  {
    id: "software-oop-compose-not-inherit",
    family: "software",
    topic: "oop",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Inherit or compose",
    frames: [
      "Your resume names {skill}. You need senders for mail, SMS and push, each with or without retries and logging. Inheritance or composition, and when is the other one right?",
      "Suppose {project} has mail, SMS and push messages with logging and retries. Would you use inheritance for it, why or why not, and when is it right?",
      "A program sends mail, SMS and push, some with retries, some with logging. Would you use inheritance or composition, and when is the other one right?",
    ],
    expected:
      "I would start with a small interface, Sender with send, and one class for each channel. If I add retry and logging by inheritance, I soon have RetryingLoggingMailSender, and the number of classes multiplies. So I compose: a RetryingSender holds another Sender and adds just that, and I stack them as needed. Inheritance is right when the child truly is a parent in every place, so a test of the parent passes for the child, which is Liskov's rule. A square that inherits from a rectangle breaks it once someone sets the width. Deep trees are also fragile, because a change at the top reaches everybody. I keep inheritance to one level.",
    points: [
      {
        text: "composition: wrap another sender",
        accept: [
          "RetryingSender holds another Sender",
          "decorator around a sender",
          "use composition",
          "favour composition over inheritance",
          "decorator pattern",
          "wrap one sender in another",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "combinations multiply subclasses",
        accept: [
          "number of classes multiplies",
          "class explosion",
          "too many subclasses",
          "a class for every combination",
        ],
        weight: 0.2,
      },
      {
        text: "Liskov: the child passes the parent's tests",
        accept: [
          "child truly is a parent",
          "Liskov substitution",
          "true is-a relation",
          "child can replace the parent",
        ],
        weight: 0.2,
      },
      {
        text: "program to a small interface",
        accept: [
          "small interface",
          "interface Sender",
          "interface with a send method",
          "common interface",
          "program to an interface",
        ],
        weight: 0.15,
      },
      {
        text: "deep trees are fragile",
        accept: [
          "Deep trees",
          "fragile base class",
          "deep inheritance is fragile",
          "parent change breaks children",
          "tight coupling to the parent",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["inheritance is the best way to reuse code", "a square is fine as a child of rectangle"],
  },
  {
    id: "software-design-patterns-strategy",
    family: "software",
    topic: "design-patterns",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "A growing chain of ifs",
    frames: [
      "Your resume names {skill}. A price method is one long chain of ifs by customer type. Which pattern helps, who picks the rule, and when is it too much?",
      "Suppose discounts in {project} are one long chain of ifs that grows each month. How would you reshape it, and when would something simpler do?",
      "A discount method is one long chain of ifs that grows each month. Which pattern helps, who picks the rule, and when is it too much?",
    ],
    expected:
      "I would use Strategy. Each rule becomes a class or a plain function with the same signature, and a map or the container finds it by customer type. A new rule is then a new file, and the old code is not touched, which is the open closed principle. Where the choice is made I keep one place, a small factory. If several rules may apply, I make a list and say clearly in which order and whether they add up, because that is a business decision. With three stable cases a switch is easier to read, so I do not build it before the third change. Rules that sales people change weekly belong in a table instead.",
    points: [
      {
        text: "Strategy: each rule behind one signature",
        accept: [
          "class or a plain function",
          "Strategy pattern",
          "use Strategy",
          "each rule in its own class",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "new rule, old code untouched: open closed",
        accept: [
          "open closed",
          "old code is not touched",
          "add a rule without touching old code",
          "open for extension",
        ],
        weight: 0.2,
      },
      {
        text: "one factory or map chooses",
        accept: [
          "small factory",
          "map or the container",
          "factory picks the strategy",
          "map from type to rule",
          "look up in a map",
        ],
        weight: 0.15,
      },
      {
        text: "three stable cases: a switch is enough",
        accept: ["switch is easier", "over-engineering", "few cases stay a switch", "simple if is enough"],
        weight: 0.2,
      },
      {
        text: "frequently changed rules go in a table",
        accept: [
          "belong in a table",
          "rule table",
          "rules in the database",
          "rules in a config table",
          "data driven rules",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "a pattern is always better than an if",
      "a Singleton solves this chain",
      "open closed means editing the old class",
    ],
  },
  {
    id: "software-concurrency-deadlock-order",
    family: "software",
    topic: "concurrency",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Two threads wait for ever",
    frames: [
      "Your resume names {skill}. Your program hangs without using any CPU. How do you find out whether it is a deadlock, and how do you cure it?",
      "Suppose {project} hangs at times with no CPU in use. How do you prove that it is a deadlock, and how do you prevent it?",
      "A program hangs at times without using any CPU. How do you prove that it is a deadlock, and how do you prevent it?",
    ],
    expected:
      "I take a thread dump while it hangs, with jstack, py-spy or a debugger, twice with some seconds between. If the same two threads stand at the same place and each waits for a lock that the other holds, it is a deadlock; jstack even prints it. It needs four things together: exclusive locks, holding one while waiting for more, no taking away, and a circle. The easiest to break is the circle, so all code takes locks in one fixed order, for example by account id when moving money. Other cures are tryLock with a timeout, or no shared state at all. I never call foreign code or the network while I hold a lock.",
    points: [
      {
        text: "a thread dump shows who waits for whom",
        accept: ["thread dump", "jstack", "stack traces of all threads", "take a dump", "py-spy"],
        weight: 0.25,
        must: true,
      },
      {
        text: "take locks in one fixed order",
        accept: [
          "all code takes locks in one fixed order",
          "lock ordering",
          "same lock order everywhere",
          "always lock in the same order",
        ],
        weight: 0.3,
      },
      {
        text: "the four conditions, circular wait",
        accept: [
          "four things together",
          "circular wait",
          "hold and wait",
          "four Coffman conditions",
          "each waits for the other's lock",
        ],
        weight: 0.15,
      },
      {
        text: "tryLock with timeout",
        accept: ["tryLock", "lock with a timeout", "timed lock"],
        weight: 0.15,
      },
      {
        text: "no foreign calls while holding a lock",
        accept: [
          "network while I hold",
          "foreign code",
          "hold the lock briefly",
          "no network call under a lock",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "a deadlock uses the whole CPU",
      "any order of locks is fine",
      "waiting longer ends a deadlock by itself",
    ],
  },
  {
    id: "software-microservices-saga-refund",
    family: "software",
    topic: "microservices",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Paid, but no stock",
    frames: [
      "Your resume names {skill}. A payment succeeds, and then the stock service says no. How do you repair this, prevent it, and handle a failing refund?",
      "Suppose in {project} a payment is done in one service and stock is gone in another. How do you repair this, prevent it, and handle a failing refund?",
      "With microservices a payment succeeds, and then the stock service says no. How do you repair this, prevent it, and handle a failing refund?",
    ],
    expected:
      "There is no transaction over two databases, so I use a saga: each step is a local transaction, and for each there is a compensating step, here a refund. First I change the order of steps so that the risky or costly one is last: reserve stock with an expiry, then pay, then confirm. An orchestrator keeps the state of each order in its own table, so after a crash it goes on where it was. Commands and compensations carry an id and are idempotent, because they are repeated. A refund may itself fail; then it is tried for days and at last a person gets it. The customer sees pending, not success, until all is confirmed.",
    points: [
      {
        text: "a saga with compensating steps",
        accept: ["use a saga", "compensating step", "saga pattern", "compensating transaction"],
        weight: 0.3,
        must: true,
      },
      {
        text: "reserve first, pay later",
        accept: [
          "reserve stock with an expiry",
          "reserve stock",
          "reserve the stock before payment",
          "check stock before paying",
          "reserve then pay",
        ],
        weight: 0.2,
      },
      {
        text: "an orchestrator stores each order's state",
        accept: ["orchestrator keeps the state", "state machine of the order", "order status in a table"],
        weight: 0.2,
      },
      {
        text: "steps are idempotent",
        accept: ["are idempotent", "idempotency key", "repeat without a second refund"],
        weight: 0.15,
      },
      {
        text: "failing compensation ends with a person",
        accept: [
          "refund may itself fail",
          "person gets it",
          "shown as pending",
          "retry the refund",
          "manual queue",
          "alert support to refund",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "two-phase commit works well across services",
      "one database transaction can span both services",
      "a saga rolls back the database automatically",
    ],
    link: "https://learn.microsoft.com/en-us/azure/architecture/patterns/saga",
  },
  {
    id: "software-microservices-trace-slow",
    family: "software",
    topic: "microservices",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Which service is slow",
    frames: [
      "Your resume names {skill}. A checkout through eight services takes four seconds at times. How do you find the slow one, and which alarm do you set?",
      "Suppose a request in {project} passes eight services and is slow now and then. How do you find the slow one, and which alarm do you set?",
      "A checkout passes eight microservices and takes four seconds now and then. How do you find the slow one, and which alarm do you set?",
    ],
    expected:
      "Logs of one service do not tell it, so I need distributed tracing. With OpenTelemetry the first service makes a trace id, and it travels in the traceparent header through every HTTP call and in message headers too. Each step is a span with start and length, so in Jaeger or Tempo I see the waterfall: one long call, many short ones in a row, or a gap. To keep it affordable I sample by tail: all errors and slow ones, one percent of the rest. Every log line carries the trace id. For alarms I watch the 95th and 99th percentile per service, since an average hides one slow call in fifty.",
    points: [
      {
        text: "distributed tracing with spans",
        accept: [
          "distributed tracing",
          "OpenTelemetry",
          "tracing with spans",
          "each step is a span",
          "Zipkin",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "pass the trace id in headers",
        accept: ["traceparent", "trace id", "correlation id", "trace id in every log"],
        weight: 0.2,
      },
      {
        text: "read the waterfall for gaps and chains",
        accept: ["waterfall", "Jaeger", "which span takes longest", "longest span"],
        weight: 0.15,
      },
      {
        text: "sample errors and slow traces by tail",
        accept: ["sample by tail", "tail sampling", "sample only some traces", "keep all slow traces"],
        weight: 0.15,
      },
      {
        text: "percentiles instead of averages",
        accept: [
          "95th and 99th percentile",
          "p99",
          "average hides",
          "95th percentile",
          "p95 latency",
          "alert on p99",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "average latency is the best number to watch",
      "reading every service's log is the quickest way",
      "the average response time shows the slow calls",
    ],
    link: "https://opentelemetry.io/docs/concepts/signals/traces/",
  },
];
