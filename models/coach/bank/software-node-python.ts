import type { EntryDraft } from "../entry.ts";

/** Node.js with its frameworks, and Python itself. */
export const softwareNodePython: readonly EntryDraft[] = [
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
      "Your {skill} server grows from 200 megabytes to two gigabytes in a day. How do you find what holds the memory?",
      "Suppose {project} must be restarted every night because it eats memory. How do you find the leak in Node?",
      "A Node.js server grows from 200 megabytes to two gigabytes in a day. How do you find what holds the memory?",
    ],
    expected:
      "First I look at process.memoryUsage over time. If heapUsed climbs after each collection, objects leak; if only rss or external climbs, it is buffers or a native module. Then I start it with the inspect flag on one instance, put load on it with autocannon, and take three heap snapshots, because the comparison of the second and third shows what is left over. The usual finds are a Map used as a cache without a limit, listeners added per request to a shared emitter, timers that are never cleared, and closures that keep the request. I give the cache a maximum and a lifetime, such as lru-cache does. Raising max-old-space-size only moves the crash to the next week.",
    points: [
      {
        text: "tell heapUsed from rss and external",
        accept: ["heapUsed", "process.memoryUsage", "rss or external"],
        weight: 0.2,
      },
      {
        text: "compare heap snapshots under load",
        accept: ["heap snapshots", "heap snapshot"],
        weight: 0.3,
        must: true,
      },
      {
        text: "unlimited maps, listeners, timers, closures",
        accept: ["cache without a limit", "listeners added per request", "emitter listeners"],
        weight: 0.25,
      },
      {
        text: "bound the cache by size and lifetime",
        accept: ["lru-cache", "maximum and a lifetime"],
        weight: 0.15,
      },
      {
        text: "raising max-old-space-size only delays",
        accept: ["max-old-space-size", "moves the crash"],
        weight: 0.1,
      },
    ],
    avoid: ["raising the heap limit cures a leak"],
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
        accept: ["lets running requests finish", "server.close", "graceful shutdown"],
        weight: 0.3,
        must: true,
      },
      {
        text: "fail readiness first, then wait",
        accept: ["readiness check fail", "load balancer still sends", "drain connections"],
        weight: 0.25,
      },
      {
        text: "close queue, database pool, logs afterwards",
        accept: ["close the database pool", "stop taking jobs"],
        weight: 0.2,
      },
      {
        text: "force the exit by a timer",
        accept: ["forces the exit", "grace time", "deadline before SIGKILL"],
        weight: 0.15,
      },
      {
        text: "the signal must reach node, not npm",
        accept: ["not with npm", "process 1", "PID 1"],
        weight: 0.1,
      },
    ],
    avoid: ["process.exit at once is a clean way to stop"],
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
      "Suppose a route in {project} never sees the posted JSON, and errors show as HTML. What about the order would you check?",
      "In an Express app, why does the order of middleware matter? Walk me through one request from top to bottom.",
    ],
    expected:
      "Express runs middleware in the order in which I registered it, and each one either answers or calls next. So a request id and logging come first, then helmet and CORS, then the JSON parser with a size limit of, say, 100 kilobytes. A route registered above the parser sees an empty body, which is the classic bug. Then comes login checking, so that public routes stand before it and private routes after it. I validate the body per route with a schema. After all routes comes the 404 handler, and last the error handler, which Express knows by its four arguments. A payment webhook needs the raw body, so it gets its own parser before the JSON one.",
    points: [
      {
        text: "runs in registered order, each calls next",
        accept: ["order in which I registered", "calls next", "registration order"],
        weight: 0.3,
        must: true,
      },
      {
        text: "body parser before routes, with a limit",
        accept: ["route registered above the parser", "size limit", "empty body"],
        weight: 0.2,
      },
      {
        text: "authentication between public and private routes",
        accept: ["private routes after it", "login checking", "auth middleware placed"],
        weight: 0.2,
      },
      {
        text: "404 and the four-argument error handler last",
        accept: ["error handler", "four arguments"],
        weight: 0.2,
      },
      { text: "webhooks need the raw body", accept: ["raw body"], weight: 0.1 },
    ],
    avoid: ["the order of middleware makes no difference"],
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
      "In your {skill} code, what do you put in a guard, what in a pipe and what in an interceptor?",
      "Suppose {project} needs role checks, input checks and timing of each call. Where does each go in NestJS?",
      "A NestJS API needs role checks, input checks and timing of each call. Where do you put each one, and why?",
    ],
    expected:
      "A guard answers one question: may this caller do this? It runs before pipes and interceptors reach the handler, so a stranger never makes us parse his body. It reads the roles from metadata that my Roles decorator sets on the route, and Reflector gives them. A pipe checks and changes one argument; globally I use ValidationPipe with whitelist and forbidNonWhitelisted, so unknown fields are refused. An interceptor wraps around the handler, before and after, so timing, logging and reshaping the answer go there. Errors become replies in an exception filter. Business rules do not belong in any of these; they stay in a service, since a queue consumer has to follow them too.",
    points: [
      {
        text: "a guard decides whether the caller may",
        accept: ["guard answers one question", "guard checks roles", "guards for authorization"],
        weight: 0.3,
        must: true,
      },
      {
        text: "ValidationPipe with whitelist refuses unknown fields",
        accept: ["ValidationPipe", "whitelist"],
        weight: 0.25,
      },
      {
        text: "an interceptor wraps before and after",
        accept: ["wraps around the handler", "interceptor wraps"],
        weight: 0.2,
      },
      { text: "exception filters shape errors", accept: ["exception filter"], weight: 0.1 },
      {
        text: "business rules stay in a service",
        accept: ["stay in a service", "business rules do not belong"],
        weight: 0.15,
      },
    ],
    avoid: ["an interceptor is the place for role checks"],
    link: "https://docs.nestjs.com/faq/request-lifecycle",
  },
  {
    id: "software-python-generator-memory",
    family: "software",
    topic: "python",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Reading a huge file in Python",
    frames: [
      "In your {skill} work, a script reads an eight-gigabyte log and runs out of memory. How do you rewrite it?",
      "Suppose {project} had to read a log file of eight gigabytes. How would you do it in Python on a small machine?",
      "A Python script reads an eight-gigabyte log and runs out of memory. How do you rewrite it, and what could still go wrong?",
    ],
    expected:
      "The script probably calls read or readlines, which puts everything in a list. A file object is already an iterator, so I loop over it and hold one line at a time. I write each step as a generator with yield: parse lines, drop the bad ones, keep what I need. They pull from each other, so memory stays flat whatever the size. A generator can be walked only once; if I need two passes, I open the file again. What can still blow up is what I collect, for example a dict with every user, so I count with Counter and only by key that I need. I open it with encoding utf-8 and errors replace.",
    points: [
      {
        text: "loop over the file, avoid readlines",
        accept: ["file object is already an iterator", "hold one line at a time", "avoid readlines"],
        weight: 0.3,
        must: true,
      },
      {
        text: "generators with yield keep memory flat",
        accept: ["generator with yield", "memory stays flat", "generator pipeline"],
        weight: 0.25,
      },
      {
        text: "a generator can be walked only once",
        accept: ["generator can be walked only once", "generator is exhausted"],
        weight: 0.15,
      },
      {
        text: "a dict with every user may still grow",
        accept: ["dict with every user", "unbounded dictionary"],
        weight: 0.2,
      },
      { text: "state the encoding", accept: ["encoding utf-8", "errors replace"], weight: 0.1 },
    ],
    avoid: ["a list comprehension uses less memory than a generator"],
    link: "https://docs.python.org/3/howto/functional.html",
  },
  {
    id: "software-python-decorator-wraps",
    family: "software",
    topic: "python",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Writing your own decorator",
    frames: [
      "In your {skill} code, when did a decorator help, and what must one take care of when writing it?",
      "Suppose many functions in {project} call a flaky service. How would you write a Python decorator that retries them?",
      "Many Python functions call a flaky service. How would you write a decorator that retries them, and what do you take care of?",
    ],
    expected:
      "A decorator is a function that takes a function and returns a new one. With settings, such as three tries, there is one level more: the outer function takes the settings and returns the decorator. The inner wrapper accepts star args and double star kwargs, calls the function in a loop and returns its value. I put functools.wraps on it, otherwise the name, the docstring and the signature are lost, and FastAPI or pytest look at those. I catch only named errors such as a timeout, never bare except, and sleep longer after every try. The last error is raised again. For a coroutine I need an async wrapper that awaits.",
    points: [
      {
        text: "takes a function, returns a wrapper",
        accept: ["takes a function and returns", "inner wrapper"],
        weight: 0.25,
      },
      {
        text: "functools.wraps keeps name and signature",
        accept: ["functools.wraps", "signature is lost"],
        weight: 0.25,
        must: true,
      },
      { text: "pass on args and kwargs", accept: ["star args", "kwargs"], weight: 0.2 },
      {
        text: "only named errors, growing sleep, raise last",
        accept: ["never bare except", "sleep longer after every", "last error is raised"],
        weight: 0.2,
      },
      { text: "coroutines need an async wrapper", accept: ["async wrapper"], weight: 0.1 },
    ],
    avoid: ["a decorator changes the function's own code"],
    link: "https://docs.python.org/3/library/functools.html",
  },
  {
    id: "software-python-pinned-environment",
    family: "software",
    topic: "python",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "It works on my machine",
    frames: [
      "Your {skill} program runs on your laptop but not on the server. How do you make both the same?",
      "Suppose a teammate cannot start {project} because of other package versions. How do you fix that for good?",
      "A Python program runs on your laptop but fails on the server because of package versions. How do you make both the same?",
    ],
    expected:
      "Each project gets its own virtual environment, so packages of two projects never mix, and nothing goes in the system Python. What I want directly stands in pyproject.toml with sensible ranges. From it a tool such as uv, Poetry or pip-tools makes a lock file with the exact version and hash of everything, also of what my packages need. The lock file is in Git, and the server installs only from it. I state the Python version too, because a wheel for 3.12 may not exist for 3.14. In Docker I use the same base image in tests and in production. Updates come as a separate commit, once a week, with the tests running.",
    points: [
      { text: "a virtual environment per project", accept: ["virtual environment", "venv"], weight: 0.25 },
      {
        text: "a lock file with exact versions in Git",
        accept: ["lock file", "pinned versions", "pip freeze"],
        weight: 0.3,
        must: true,
      },
      {
        text: "direct wishes in pyproject apart from the lock",
        accept: ["pyproject", "sensible ranges"],
        weight: 0.15,
      },
      {
        text: "the Python release is stated, as wheels differ",
        accept: ["wheel for 3.12", "same Python version"],
        weight: 0.15,
      },
      {
        text: "updates as a separate tested commit",
        accept: ["Updates come as a separate", "update with the tests running"],
        weight: 0.15,
      },
    ],
    avoid: ["pip install with the newest versions gives the same result everywhere"],
    link: "https://packaging.python.org/en/latest/tutorials/managing-dependencies/",
  },
];
