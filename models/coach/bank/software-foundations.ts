import type { EntryDraft } from "../entry.ts";

/** Networks, operating systems, objects, threads, services. */
export const softwareFoundations: readonly EntryDraft[] = [
  {
    id: "software-networking-open-page",
    family: "software",
    topic: "networking",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "From address to page",
    frames: [
      "Your resume names {skill}. I type an address and press enter. What happens until the page appears, and where may it be slow?",
      "Suppose users say {project} takes three seconds to open. Follow the request from the address bar and say where time may go.",
      "You type a web address and press enter. What happens until the page appears, and where may the time go?",
    ],
    expected:
      "The browser looks in its caches and then asks DNS for the address; a resolver finds it and keeps it for its TTL. Then comes a TCP handshake, one round trip, and the TLS handshake, one more in TLS 1.3, in which the certificate is checked against the name. With HTTP/3 both happen together over QUIC. The request goes perhaps to a CDN or a load balancer and then to the app, which asks the database. The HTML comes back, and the browser finds CSS and scripts to load before it paints. Slow may be: DNS, a distant server, the first byte, or too much script. The network tab shows which.",
    points: [
      {
        text: "DNS resolves the name, with caching",
        accept: ["asks DNS", "resolver", "DNS lookup"],
        weight: 0.2,
      },
      {
        text: "TCP and TLS handshakes cost round trips",
        accept: ["TCP handshake", "TLS handshake", "round trip"],
        weight: 0.25,
        must: true,
      },
      {
        text: "CDN or balancer, then app and database",
        accept: ["CDN or a load balancer", "load balancer and then"],
        weight: 0.2,
      },
      {
        text: "HTML, then CSS and scripts before painting",
        accept: ["finds CSS and scripts to load", "render blocking scripts"],
        weight: 0.2,
      },
      {
        text: "the network tab shows where time goes",
        accept: ["network tab", "timing bars", "first byte"],
        weight: 0.15,
      },
    ],
    avoid: ["DNS is asked anew for every request"],
  },
  {
    id: "software-networking-certificate-error",
    family: "software",
    topic: "networking",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Certificate not trusted",
    frames: [
      "Your resume names {skill}. The site opens in your browser, but a server calling it says the certificate is not trusted. Why?",
      "Suppose a partner cannot call {project} because the certificate is not trusted, though browsers open it. What do you check?",
      "A site opens in browsers, but another server says that its certificate is not trusted. What is wrong, and how do you check?",
    ],
    expected:
      "The most common reason is a missing intermediate certificate. Browsers often fetch or remember it, while curl or Java do not. With openssl s_client and showcerts I see what the server truly sends: it must be its own certificate and then the intermediate, not the root. Other causes: the name is not in the subject alternative names, it has expired, the caller's clock is wrong, or its list of roots is old, as on an ancient Java. I never switch verification off, because then anyone in between can read all. I serve the full chain, renew by ACME, and have an alarm thirty days ahead.",
    points: [
      {
        text: "the intermediate certificate is missing",
        accept: ["missing intermediate", "incomplete chain", "full chain"],
        weight: 0.35,
        must: true,
      },
      { text: "look with openssl s_client", accept: ["openssl", "s_client"], weight: 0.2 },
      {
        text: "name, expiry, clock or old roots",
        accept: ["subject alternative names", "clock is wrong", "list of roots is old"],
        weight: 0.2,
      },
      {
        text: "never switch verification off",
        accept: ["switch verification off", "disable verification"],
        weight: 0.15,
      },
      { text: "renew by ACME with an alarm", accept: ["ACME", "thirty days ahead"], weight: 0.1 },
    ],
    avoid: ["switching off verification is a fine fix inside a server"],
    link: "https://letsencrypt.org/docs/",
  },
  {
    id: "software-os-process-or-thread",
    family: "software",
    topic: "operating-systems",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Process or thread",
    frames: [
      "Your resume names {skill}. A program converts a thousand pictures. Would you use processes or threads, and what do they share?",
      "Suppose {project} had to convert a thousand pictures at once. Would you use processes or threads, and why?",
      "A program must convert a thousand pictures. Would you use processes or threads, and what do the two share?",
    ],
    expected:
      "A process has its own address space, so it can crash alone and cannot touch another's memory, but starting one and passing data costs more. Threads of one process share heap and open files, each with its own stack and registers, so they are cheap to start and talk fast, but one wild pointer kills all, and shared data needs locks. Converting pictures is pure computing without shared state, so I take a pool as large as the number of cores; more would only add context switches. In C or Java I use threads, in Python processes, since the GIL lets only one thread run bytecode. If pictures come from strangers, a process is also a safety wall.",
    points: [
      {
        text: "separate address space for a process",
        accept: ["own address space", "separate memory"],
        weight: 0.25,
        must: true,
      },
      { text: "threads share heap, own stack", accept: ["share heap", "threads share memory"], weight: 0.25 },
      { text: "shared data needs locks", accept: ["needs locks", "race condition"], weight: 0.15 },
      { text: "as many workers as cores", accept: ["number of cores", "context switches"], weight: 0.2 },
      {
        text: "processes isolate crashes or strangers",
        accept: ["crash alone", "safety wall", "isolation"],
        weight: 0.15,
      },
    ],
    avoid: ["threads have separate memory"],
  },
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
      "Your resume names {skill}. When is inheritance the right choice, and when would you rather put one object inside another?",
      "Suppose {project} has mail, SMS and push messages with logging and retries. Would you use inheritance? Why or why not?",
      "A program sends mail, SMS and push, some with retries, some with logging. Would you model it by inheritance or composition?",
    ],
    expected:
      "I would start with a small interface, Sender with send, and one class for each channel. If I add retry and logging by inheritance, I soon have RetryingLoggingMailSender, and the number of classes multiplies. So I compose: a RetryingSender holds another Sender and adds just that, and I stack them as needed. Inheritance is right when the child truly is a parent in every place, so a test of the parent passes for the child, which is Liskov's rule. A square that inherits from a rectangle breaks it once someone sets the width. Deep trees are also fragile, because a change at the top reaches everybody. I keep inheritance to one level.",
    points: [
      {
        text: "composition: wrap another sender",
        accept: [
          "RetryingSender holds another Sender",
          "composition over inheritance",
          "decorator around a sender",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "combinations multiply subclasses",
        accept: ["number of classes multiplies", "class explosion"],
        weight: 0.2,
      },
      {
        text: "Liskov: the child passes the parent's tests",
        accept: ["Liskov's rule", "child truly is a parent", "Liskov substitution"],
        weight: 0.2,
      },
      { text: "program to a small interface", accept: ["small interface", "interface Sender"], weight: 0.15 },
      { text: "deep trees are fragile", accept: ["Deep trees", "fragile base class"], weight: 0.15 },
    ],
    avoid: ["inheritance is the best way to reuse code"],
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
      "Your resume names {skill}. A price method has a long chain of ifs, one per customer type. Which pattern helps, and when is it too much?",
      "Suppose discounts in {project} are one long chain of ifs that grows each month. How would you reshape it, and at what price?",
      "A discount method is one long chain of ifs that grows each month. Which design pattern helps, and when is it too much?",
    ],
    expected:
      "I would use Strategy. Each rule becomes a class or a plain function with the same signature, and a map or the container finds it by customer type. A new rule is then a new file, and the old code is not touched, which is the open closed principle. Where the choice is made I keep one place, a small factory. If several rules may apply, I make a list and say clearly in which order and whether they add up, because that is a business decision. With three stable cases a switch is easier to read, so I do not build it before the third change. Rules that sales people change weekly belong in a table instead.",
    points: [
      {
        text: "Strategy: each rule behind one signature",
        accept: ["Strategy", "class or a plain function"],
        weight: 0.3,
        must: true,
      },
      {
        text: "new rule, old code untouched: open closed",
        accept: ["open closed", "old code is not touched"],
        weight: 0.2,
      },
      { text: "one factory or map chooses", accept: ["small factory", "map or the container"], weight: 0.15 },
      {
        text: "three stable cases: a switch is enough",
        accept: ["switch is easier", "over-engineering"],
        weight: 0.2,
      },
      {
        text: "frequently changed rules go in a table",
        accept: ["belong in a table", "rule table", "data driven"],
        weight: 0.15,
      },
    ],
    avoid: ["every if statement should be replaced by a pattern"],
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
        accept: ["thread dump", "jstack", "py-spy"],
        weight: 0.25,
        must: true,
      },
      {
        text: "take locks in one fixed order",
        accept: ["all code takes locks in one fixed order", "lock ordering"],
        weight: 0.3,
      },
      {
        text: "the four conditions, circular wait",
        accept: ["four things together", "circular wait", "hold and wait"],
        weight: 0.15,
      },
      { text: "tryLock with timeout", accept: ["tryLock"], weight: 0.15 },
      {
        text: "no foreign calls while holding a lock",
        accept: ["network while I hold", "foreign code"],
        weight: 0.15,
      },
    ],
    avoid: ["a deadlock uses the whole CPU"],
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
      "With {skill}, a payment succeeds but the stock service says no. How do you bring the order back to a right state?",
      "Suppose in {project} the payment is done and then the stock is gone. There is no common transaction. What do you do?",
      "In a system of microservices the payment succeeds, and then the stock service says no. How do you bring it back in order?",
    ],
    expected:
      "There is no transaction over two databases, so I use a saga: each step is a local transaction, and for each there is a compensating step, here a refund. First I change the order of steps so that the risky or costly one is last: reserve stock with an expiry, then pay, then confirm. An orchestrator keeps the state of each order in its own table, so after a crash it goes on where it was. Commands and compensations carry an id and are idempotent, because they are repeated. A refund may itself fail; then it is tried for days and at last a person gets it. The customer sees pending, not success, until all is confirmed.",
    points: [
      {
        text: "a saga with compensating steps",
        accept: ["use a saga", "compensating step"],
        weight: 0.3,
        must: true,
      },
      {
        text: "reserve first, pay later",
        accept: ["reserve stock with an expiry", "reserve stock"],
        weight: 0.2,
      },
      { text: "an orchestrator stores each order's state", accept: ["orchestrator"], weight: 0.2 },
      { text: "steps are idempotent", accept: ["are idempotent", "repeated commands"], weight: 0.15 },
      {
        text: "failing compensation ends with a person",
        accept: ["refund may itself fail", "person gets it", "shown as pending"],
        weight: 0.15,
      },
    ],
    avoid: ["a two-phase commit over HTTP solves it easily"],
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
      "Your resume names {skill}. A checkout that passes eight services takes four seconds at times. How do you find the slow one?",
      "Suppose a request in {project} passes eight services and is slow now and then. How do you find where the time goes?",
      "A checkout passes eight microservices and takes four seconds now and then. How do you find where the time goes?",
    ],
    expected:
      "Logs of one service do not tell it, so I need distributed tracing. With OpenTelemetry the first service makes a trace id, and it travels in the traceparent header through every HTTP call and in message headers too. Each step is a span with start and length, so in Jaeger or Tempo I see the waterfall: one long call, many short ones in a row, or a gap. To keep it affordable I sample by tail: all errors and slow ones, one percent of the rest. Every log line carries the trace id. For alarms I watch the 95th and 99th percentile per service, since an average hides one slow call in fifty.",
    points: [
      {
        text: "distributed tracing with spans",
        accept: ["distributed tracing", "OpenTelemetry", "span"],
        weight: 0.3,
        must: true,
      },
      {
        text: "pass the trace id in headers",
        accept: ["traceparent", "trace id", "correlation id"],
        weight: 0.2,
      },
      { text: "read the waterfall for gaps and chains", accept: ["waterfall", "Jaeger"], weight: 0.15 },
      {
        text: "sample errors and slow traces by tail",
        accept: ["sample by tail", "tail sampling"],
        weight: 0.15,
      },
      {
        text: "percentiles instead of averages",
        accept: ["95th and 99th percentile", "p99", "average hides"],
        weight: 0.2,
      },
    ],
    avoid: ["the average response time shows the slow calls"],
    link: "https://opentelemetry.io/docs/concepts/signals/traces/",
  },
];
