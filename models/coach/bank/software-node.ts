import type { EntryDraft } from "../entry.ts";

/** Node.js with its frameworks. */
export const softwareNode: readonly EntryDraft[] = [
  {
    id: "software-nodejs-memory-climb",
    family: "software",
    topic: "nodejs",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A server that keeps growing",
    frames: [
      "Your {skill} server grows from 200 megabytes to two gigabytes in a day. How do you find what holds the memory, and cure it?",
      "Suppose {project} must be restarted every night because it eats memory. How do you find the leak in Node, and cure it?",
      "A Node.js server grows from 200 megabytes to two gigabytes in a day. How do you find what holds the memory, and cure it?",
    ],
    expected:
      "First I look at process.memoryUsage over time. If heapUsed climbs after each collection, objects leak; if only rss or external climbs, it is buffers or a native module. Then I start it with the inspect flag on one instance, put load on it with autocannon, and take three heap snapshots, because the comparison of the second and third shows what is left over. The usual finds are a Map used as a cache without a limit, listeners added per request to a shared emitter, timers that are never cleared, and closures that keep the request. I give the cache a maximum and a lifetime, such as lru-cache does. Raising max-old-space-size only moves the crash to the next week.",
    points: [
      {
        text: "tell heapUsed from rss and external",
        accept: ["heapUsed", "process.memoryUsage", "rss or external", "heap or native memory"],
        weight: 0.2,
      },
      {
        text: "compare heap snapshots under load",
        accept: ["heap snapshots", "heap snapshot", "take heap snapshots", "Chrome DevTools memory tab"],
        weight: 0.3,
        must: true,
      },
      {
        text: "unlimited maps, listeners, timers, closures",
        accept: [
          "cache without a limit",
          "listeners added per request",
          "emitter listeners",
          "timers that are never cleared",
          "event listeners never removed",
          "global array keeps growing",
          "unbounded cache",
        ],
        weight: 0.25,
      },
      {
        text: "bound the cache by size and lifetime",
        accept: [
          "lru-cache",
          "maximum and a lifetime",
          "LRU cache",
          "limit the cache size",
          "cache with a maximum",
        ],
        weight: 0.15,
      },
      {
        text: "raising max-old-space-size only delays",
        accept: ["moves the crash", "max-old-space-size only delays", "more memory only delays"],
        weight: 0.1,
      },
    ],
    avoid: [
      "raising the heap limit cures a leak",
      "garbage collection makes leaks impossible",
      "restarting each night is a proper cure",
    ],
    link: "https://nodejs.org/en/learn/diagnostics/memory",
  },
  {
    id: "software-nodejs-clean-shutdown",
    family: "software",
    topic: "nodejs",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Stopping without broken requests",
    frames: [
      "On each deploy of your {skill} service some users get errors for a second. How do you stop a process cleanly?",
      "Suppose every deploy of {project} breaks a few requests. What should the Node process do when it is told to stop?",
      "On every deploy of a Node.js service a few users get errors. What must the process do when it is told to stop?",
    ],
    expected:
      "The platform sends SIGTERM and kills the process after a grace time, 30 seconds in Kubernetes. On SIGTERM I first make the readiness check fail and wait some seconds, because the load balancer still sends requests until it notices. Then I call server.close, which stops new connections and lets running requests finish, and closeIdleConnections for keep-alive sockets. After that I stop taking jobs from the queue, close the database pool and flush logs. A timer with unref forces the exit after 25 seconds, in case something hangs. Node must be process 1 or get the signal passed on, so I start it with node and not with npm. Work longer than that belongs in a queue.",
    points: [
      {
        text: "handle SIGTERM and finish running requests",
        accept: [
          "lets running requests finish",
          "server.close",
          "graceful shutdown",
          "handle SIGTERM",
          "finish the running requests",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "fail readiness first, then wait",
        accept: [
          "readiness check fail",
          "load balancer still sends",
          "drain connections",
          "stop getting new traffic first",
          "remove it from the load balancer",
        ],
        weight: 0.25,
      },
      {
        text: "close queue, database pool, logs afterwards",
        accept: [
          "close the database pool",
          "stop taking jobs",
          "close database connections",
          "flush the logs",
        ],
        weight: 0.2,
      },
      {
        text: "force the exit by a timer",
        accept: [
          "forces the exit",
          "grace time",
          "deadline before SIGKILL",
          "exit after a timeout",
          "force kill after some seconds",
        ],
        weight: 0.15,
      },
      {
        text: "the signal must reach node, not npm",
        accept: [
          "PID 1",
          "start with node, not npm",
          "signal does not reach node",
          "process 1 or get the signal",
          "dumb-init",
        ],
        weight: 0.1,
      },
    ],
    avoid: [
      "process.exit at once is a clean way to stop",
      "Node drains requests automatically on SIGTERM",
      "npm start passes signals on reliably",
    ],
    link: "https://nodejs.org/api/process.html",
  },
  {
    id: "software-express-order-of-middleware",
    family: "software",
    topic: "express",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Order of the middleware",
    frames: [
      "In your {skill} app, why does the order of middleware matter? Walk me through one request from top to bottom.",
      "Suppose a route in {project} never sees the posted JSON, and errors show as HTML. Which order of middleware should it have, from top to bottom?",
      "In an Express app, why does the order of middleware matter? Walk me through one request from top to bottom.",
    ],
    expected:
      "Express runs middleware in the order in which I registered it, and each one either answers or calls next. So a request id and logging come first, then helmet and CORS, then the JSON parser with a size limit of, say, 100 kilobytes. A route registered above the parser sees an empty body, which is the classic bug. Then comes login checking, so that public routes stand before it and private routes after it. I validate the body per route with a schema. After all routes comes the 404 handler, and last the error handler, which Express knows by its four arguments. A payment webhook needs the raw body, so it gets its own parser before the JSON one.",
    points: [
      {
        text: "runs in registered order, each calls next",
        accept: [
          "order in which I registered",
          "registration order",
          "runs in the order registered",
          "order of app.use",
          "in the order they are added",
          "passes control to the next",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "body parser before routes, with a limit",
        accept: [
          "route registered above the parser",
          "JSON parser comes first",
          "parser before the routes",
          "JSON parser with a size limit",
          "sees an empty body",
        ],
        weight: 0.2,
      },
      {
        text: "authentication between public and private routes",
        accept: [
          "private routes after it",
          "login checking",
          "auth middleware placed",
          "authentication before private routes",
          "auth middleware before protected routes",
        ],
        weight: 0.2,
      },
      {
        text: "404 and the four-argument error handler last",
        accept: [
          "four arguments",
          "error handler at the end",
          "error handler comes last",
          "last the error handler",
        ],
        weight: 0.2,
      },
      { text: "webhooks need the raw body", accept: ["raw body"], weight: 0.1 },
    ],
    avoid: [
      "the order of middleware makes no difference",
      "Express sorts the middleware by itself",
      "an error handler has three arguments",
    ],
    link: "https://expressjs.com/en/guide/using-middleware.html",
  },
  {
    id: "software-nestjs-guard-pipe-interceptor",
    family: "software",
    topic: "nestjs",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Guard, pipe or interceptor",
    frames: [
      "In your {skill} code, what do you put in a guard, what in a pipe, what in an interceptor, and what in none of them?",
      "Suppose {project} needs role checks, input checks and timing of calls. Where does each go in NestJS, and where do errors and business rules go?",
      "A NestJS API needs role checks, input checks and timing of calls. Where does each go, and where do errors and business rules go?",
    ],
    expected:
      "A guard answers one question: may this caller do this? It runs before pipes and interceptors reach the handler, so a stranger never makes us parse his body. It reads the roles from metadata that my Roles decorator sets on the route, and Reflector gives them. A pipe checks and changes one argument; globally I use ValidationPipe with whitelist and forbidNonWhitelisted, so unknown fields are refused. An interceptor wraps around the handler, before and after, so timing, logging and reshaping the answer go there. Errors become replies in an exception filter. Business rules do not belong in any of these; they stay in a service, since a queue consumer has to follow them too.",
    points: [
      {
        text: "a guard decides whether the caller may",
        accept: [
          "guard answers one question",
          "guard checks roles",
          "guards for authorization",
          "role check in a guard",
          "guard for authorization",
          "guard checks permission",
          "guard for auth",
          "guard handles authorization",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "ValidationPipe with whitelist refuses unknown fields",
        accept: [
          "ValidationPipe",
          "validation in a pipe",
          "pipe validates the input",
          "whitelist unknown fields",
        ],
        weight: 0.25,
      },
      {
        text: "an interceptor wraps before and after",
        accept: [
          "wraps around the handler",
          "interceptor wraps",
          "timing in an interceptor",
          "interceptor for logging and timing",
        ],
        weight: 0.2,
      },
      { text: "exception filters shape errors", accept: ["exception filter"], weight: 0.1 },
      {
        text: "business rules stay in a service",
        accept: ["stay in a service", "business rules do not belong", "business logic in services"],
        weight: 0.15,
      },
    ],
    avoid: ["role checks are fine in an interceptor", "business rules are fine in a guard"],
    link: "https://docs.nestjs.com/faq/request-lifecycle",
  },
];
