import type { EntryDraft } from "../entry.ts";

/** Servers and their interfaces: Node, Express, REST, GraphQL. */
export const softwareBackend: readonly EntryDraft[] = [
  {
    id: "software-nodejs-cpu-work",
    family: "software",
    topic: "nodejs",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Heavy work in Node",
    frames: [
      "Suppose your {skill} service makes a large PDF, and meanwhile all other users wait. Why is that, how do you confirm it, and what do you do?",
      "A Node.js server builds a large PDF, and meanwhile every other user waits. Why is that, how do you confirm it, and what do you do?",
    ],
    expected:
      "Node runs my JavaScript on a single thread, so a loop that computes for two seconds blocks the event loop, and no other request gets its turn. Making the function async does not help, because the work is still computing and not waiting. I would confirm it by watching the event loop delay or with a CPU profile. For a job of this size I put it in a queue, return a job id at once, and let a separate worker process make the file. If it must stay in the same process I use worker_threads with a pool. The cluster mode only adds copies; each copy can still block.",
    points: [
      {
        text: "a long computation blocks the event loop",
        accept: [
          "computes for two seconds",
          "single thread is busy",
          "single threaded",
          "event loop is blocked",
          "blocks the event loop",
          "blocking the event loop",
          "main thread is blocked",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "async helps waiting, never computing",
        accept: ["computing and not waiting", "async does not help computing"],
        weight: 0.2,
      },
      {
        text: "confirm by loop delay or CPU profile",
        accept: ["event loop delay", "event loop lag", "CPU profile", "flame graph"],
        weight: 0.15,
      },
      {
        text: "worker threads or a separate worker process",
        accept: ["worker_threads", "separate worker process", "background worker", "child process"],
        weight: 0.2,
      },
      {
        text: "answer at once with a job id",
        accept: ["return a job id", "background job queue", "put it in a queue", "mail it when ready"],
        weight: 0.15,
      },
    ],
    avoid: ["making the function async is the right fix", "setTimeout moves it to another thread"],
    link: "https://nodejs.org/en/learn/asynchronous-work/dont-block-the-event-loop",
  },
  {
    id: "software-nodejs-stream-export",
    family: "software",
    topic: "nodejs",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Exporting a huge file",
    frames: [
      "Suppose a user of {project} exports two million rows as CSV and the server runs out of memory. How would you rebuild it, also for slow clients and broken connections?",
      "A Node.js server runs out of memory when a user exports two million rows as CSV. How would you rebuild it, also for slow clients and broken connections?",
    ],
    expected:
      "Today it loads all rows into an array and joins one huge string, so memory grows with the data. I would stream instead: read rows from a database cursor in batches, turn each row into a line in a transform stream, and send it to the response. I connect them with pipeline, because it passes errors on and closes everything, which plain pipe does not. Backpressure comes with it: when the client is slow, write returns false and the reading pauses, so memory stays flat. If the user closes the tab I must release the cursor. For very long exports I would write to object storage and mail a link.",
    points: [
      {
        text: "rows streamed by a database cursor",
        accept: [
          "database cursor in batches",
          "cursor streaming",
          "stream the rows",
          "transform stream",
          "read in batches",
          "use streams",
          "streaming the rows",
          "stream the data",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "backpressure pauses reading for slow clients",
        accept: ["backpressure", "back pressure", "pauses the reading", "wait for drain"],
        weight: 0.3,
      },
      {
        text: "pipeline passes errors and closes streams",
        accept: ["connect them with pipeline", "pipeline closes", "stream pipeline"],
        weight: 0.2,
      },
      {
        text: "release the cursor after a disconnect",
        accept: ["release the cursor", "close the cursor", "client disconnects"],
        weight: 0.15,
      },
      {
        text: "long exports go to storage with a link",
        accept: ["mail a link", "download link by mail", "write to object storage"],
        weight: 0.1,
      },
    ],
    avoid: ["a larger memory limit is the right fix", "joining all rows into one string is cheap"],
    link: "https://nodejs.org/en/learn/modules/backpressuring-in-streams",
  },
  {
    id: "software-express-error-middleware",
    family: "software",
    topic: "express",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Errors in one place",
    frames: [
      "In your {skill} API at {employer}, how are errors turned into replies, also those of async handlers, and what does the client get to see?",
      "In an Express API, where do you handle errors, also those of async handlers, and what should the client get to see?",
    ],
    expected:
      "I handle them in one error middleware at the end, after all routes. Express knows it by its four arguments, with the error first. Routes do not write error replies; they throw or call next with the error. In Express 4 a rejected promise is not caught, so I wrap async handlers, while Express 5 passes it on by itself. The middleware maps known errors to a status, such as 404 or 422, with a small JSON body of code and message. Anything unknown becomes a 500 with a neutral text. The stack trace goes only to the log, with a request id that the client also receives.",
    points: [
      {
        text: "one error middleware after all routes",
        accept: ["one error middleware", "error handler registered last", "central error handler"],
        weight: 0.25,
        must: true,
      },
      { text: "it takes four arguments", accept: ["four arguments", "four parameters"], weight: 0.15 },
      {
        text: "async handlers pass rejections on",
        accept: [
          "wrap async handlers",
          "promise is not caught",
          "rejected promise to next",
          "Express 5 passes",
        ],
        weight: 0.25,
      },
      {
        text: "the client never sees internals, only the log",
        accept: ["stack trace only in log", "neutral text", "generic error message", "hide the stack trace"],
        weight: 0.2,
      },
      {
        text: "log and client share a request id",
        accept: ["request id in the log", "request id that the client", "correlation id", "trace id"],
        weight: 0.15,
      },
    ],
    avoid: ["every route needs try and catch with a reply", "answer 200 with the error inside"],
    link: "https://expressjs.com/en/guide/error-handling.html",
  },
  {
    id: "software-rest-api-methods",
    family: "software",
    topic: "rest-api",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Methods and status codes",
    frames: [
      "Take one resource from {project}. Which HTTP methods and status codes does its REST API use, which calls may be repeated, and why?",
      "Take orders in a shop. Which HTTP methods and status codes should its REST API use, which calls may be repeated, and why?",
    ],
    expected:
      "For orders I use nouns in the path. GET reads and changes nothing, so it is safe to cache and repeat. POST to the collection makes a new order and answers 201 with its address in the Location header. PUT replaces the whole order and PATCH changes a part. PUT and DELETE are idempotent, so sending them twice leaves the same state, while a repeated POST may create two orders. For problems I answer 400 for bad input, 401 when the caller is not signed in, 403 when he is signed in but not allowed, and 404 when it is not there. Only my own faults are 500.",
    points: [
      {
        text: "GET is safe to cache and repeat",
        accept: ["safe to cache", "reads and changes nothing", "GET only reads", "can be cached"],
        weight: 0.2,
      },
      {
        text: "POST creates and answers 201",
        accept: ["answers 201", "201 created", "returns 201"],
        weight: 0.2,
      },
      {
        text: "PUT replaces, PATCH changes a part",
        accept: ["PATCH changes", "PATCH partial", "PUT replaces", "PATCH updates some fields"],
        weight: 0.2,
      },
      {
        text: "PUT and DELETE are idempotent",
        accept: [
          "DELETE are idempotent",
          "sending them twice",
          "PUT is idempotent",
          "same result if repeated",
        ],
        weight: 0.2,
      },
      {
        text: "401 not signed in, 403 not allowed",
        accept: [
          "401 not signed in",
          "401 unauthenticated",
          "403 not allowed",
          "403 forbidden",
          "401 not logged in",
          "403 no permission",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["a path such as createOrder is good style", "always answer 200 with an error in the body"],
    link: "https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Methods",
  },
  {
    id: "software-rest-api-cursor-pages",
    family: "software",
    topic: "rest-api",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Pages that do not shift",
    frames: [
      "Suppose a list in {project} repeats some items when users load the next page. Why, how would you change the API, and what do you give up?",
      "An API returns a long list page by page, and users see some items twice. Why, how would you change it, and what do you give up?",
    ],
    expected:
      "With offset paging, page two means skip twenty rows. If a new item arrives at the top in between, all rows shift by one and the last item shows again; after a delete one is missed. Large offsets are also slow, because the database reads and throws away all the skipped rows. I would use cursor paging: the client sends the last item it saw, and the query asks for rows after that created time and id. The id is needed as a tie breaker when times are equal, and there must be an index on both columns. The reply holds an opaque next cursor. The price is that one cannot jump to page seven.",
    points: [
      {
        text: "with offsets, new rows shift the pages",
        accept: ["all rows shift by", "items shift between pages", "insert shifts the offset"],
        weight: 0.25,
      },
      {
        text: "large offsets waste skipped rows",
        accept: ["large offsets are", "throws away skipped rows", "deep offset is slow"],
        weight: 0.2,
      },
      {
        text: "a cursor after the last seen item",
        accept: ["cursor paging", "keyset pagination", "cursor based", "last seen id"],
        weight: 0.3,
        must: true,
      },
      {
        text: "the id breaks ties in sorting",
        accept: ["tie breaker", "unique sort key", "break ties"],
        weight: 0.15,
      },
      { text: "no jumping to page seven", accept: ["jump to page", "random page access"], weight: 0.1 },
    ],
    avoid: ["a larger page size removes the doubles"],
  },
  {
    id: "software-graphql-n-plus-one",
    family: "software",
    topic: "graphql",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "One query, fifty lookups",
    frames: [
      "You list {skill}. A query for fifty posts with authors makes fifty-one database calls. How do you fix that, what must the fix take care of, and how do you notice it early?",
      "A GraphQL query for fifty posts with their authors makes fifty-one database calls. How do you fix that, what must the fix take care of, and how is it noticed early?",
    ],
    expected:
      "That is the N plus one problem: the posts come in one call, then the author resolver runs once for each post. I fix it with a DataLoader, which collects the ids asked for in the same tick and loads them in one query with IN. The loader must return results in the order of the keys, and a new loader is made per request, so that one user's cached data never leaks to another. To notice it early I count the database queries of each request in the log, and a test fails when fifty posts need more than three. A join works too, but it loads authors even when nobody has asked for them.",
    points: [
      {
        text: "N plus one lookups",
        accept: ["N plus one problem", "N+1 problem", "resolver runs once for each"],
        weight: 0.2,
      },
      {
        text: "DataLoader batches ids into one query",
        accept: [
          "DataLoader",
          "ids in one query",
          "batch the author ids",
          "data loader",
          "batch the ids",
          "batching the ids",
          "batch loading",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "per-request loader, no leaked cache",
        accept: ["loader is made per", "fresh loader", "new loader per request", "created per request"],
        weight: 0.2,
      },
      {
        text: "results in the order of the keys",
        accept: ["order of the keys", "same order as ids"],
        weight: 0.15,
      },
      {
        text: "count queries per request in log or test",
        accept: ["count the database queries", "log the SQL queries", "test on query count"],
        weight: 0.15,
      },
    ],
    avoid: ["one global loader for everybody is fine", "GraphQL joins the tables by itself"],
    link: "https://graphql.org/learn/performance/",
  },
];
