import type { EntryDraft } from "../entry.ts";

/** APIs: REST, GraphQL, gRPC. */
export const softwareApis: readonly EntryDraft[] = [
  {
    id: "software-rest-breaking-change",
    family: "software",
    topic: "rest-api",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Old apps, new API",
    frames: [
      "Phone apps that people rarely update call your {skill}, and you must change a field. How do you do it, and when may the old field go?",
      "Suppose {project} has phone apps of three versions in use and the API must change. How do you keep all of them working, and when does the old way end?",
      "Phone apps of three versions use one REST API, and a field must change its meaning. How do you keep all working, and when may the old field go?",
    ],
    expected:
      "I can never force all phones to update, so the old shape must live on for months. Adding is safe: a new optional field, and the apps ignore what they do not know. Changing a meaning or removing something breaks them. So I add a second field beside the old one, fill both, and mark the old one deprecated in the OpenAPI file. Only for a true redesign do I open version two in the path, and keep version one as a thin layer that translates to the same code. Each request carries the app's version, so I count who still uses the old field. I announce an end date with the Sunset header. A contract test guards it.",
    points: [
      {
        text: "add beside, do not change or remove",
        accept: [
          "add a second field",
          "new optional field",
          "additive change",
          "old and new field together",
          "keep both fields",
          "add a new field",
          "add new field",
          "keep the old field",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "a new version only for a redesign",
        accept: ["version two in the path", "v2 only for redesign", "API versioning"],
        weight: 0.2,
      },
      {
        text: "old apps cannot be forced to update",
        accept: [
          "force all phones",
          "old shape must live on",
          "users rarely update",
          "backward compatible",
          "users do not update",
        ],
        weight: 0.2,
      },
      {
        text: "use of the field is counted per app version",
        accept: ["count who still uses the old field", "usage by app version", "monitor old field usage"],
        weight: 0.2,
      },
      {
        text: "announce the end and test the contract",
        accept: ["Sunset header", "contract test", "deprecated in the OpenAPI", "announce an end date"],
        weight: 0.15,
      },
    ],
    avoid: ["a forced update on one day is normal", "old apps adapt to the new meaning themselves"],
    link: "https://www.rfc-editor.org/rfc/rfc8594",
  },
  {
    id: "software-rest-idempotency-key",
    family: "software",
    topic: "rest-api",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "The order that came twice",
    frames: [
      "In your work with {skill}, a phone sends an order, loses the network and sends it again. How do you keep it to one order, and what does the second call get?",
      "Suppose users of {project} press pay twice on a bad network. What in the REST API keeps the second order away, and what does the second call get back?",
      "A phone posts an order, loses the network and posts it again. How does your REST API keep it to one order, and what does the second call get?",
    ],
    expected:
      "POST may not simply be repeated, so the client makes a UUID once per intent and sends it as an Idempotency-Key header with each try. On the server I insert the key together with the user and a hash of the body in a table with a unique constraint, in the same transaction as the order. If the insert fails, I return the stored answer with the same status. If the body's hash differs, I refuse with 422; if the first try is still running, with 409. Checking first and inserting later would leave a race. Keys live for a day or two. The payment provider gets the same key. Disabling the button helps people but proves nothing.",
    points: [
      {
        text: "the client sends an idempotency key",
        accept: ["Idempotency-Key", "idempotency key", "UUID once per intent", "unique request id"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a unique constraint in the order's transaction",
        accept: ["table with a unique constraint", "unique key in same transaction", "unique constraint"],
        weight: 0.25,
      },
      {
        text: "return the stored answer on repeat",
        accept: ["return the stored answer", "replay the saved response", "send the saved response"],
        weight: 0.2,
      },
      {
        text: "refuse a different body or running try",
        accept: ["hash differs", "refuse with 422", "409 while in progress", "body is different"],
        weight: 0.15,
      },
      {
        text: "checking before inserting leaves a race",
        accept: ["leave a race", "race condition", "check then insert", "two requests pass the check"],
        weight: 0.1,
      },
    ],
    avoid: [
      "disabling the button makes double orders impossible",
      "a POST can always be repeated safely",
      "each retry carries a fresh key",
    ],
  },
  {
    id: "software-graphql-costly-query",
    family: "software",
    topic: "graphql",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "A query that is too deep",
    frames: [
      "Your {skill} API is public. Someone sends a query ten levels deep with a thousand items each. How do you protect the server, and each field's data?",
      "Suppose {project} opens its GraphQL endpoint to everyone. What could a hostile query do to the server and the data, and what do you set up?",
      "A public GraphQL API gets a query ten levels deep with a thousand items each. How do you protect the server and the data?",
    ],
    expected:
      "One request may ask for author, posts, author and so on, and the number of rows multiplies at each level. I set a depth limit, and a cost limit that multiplies list sizes before anything is run; each list needs a first argument with a maximum, such as 100. Aliases and batches count too, because they repeat an expensive field, like login, in one request. There is a timeout per query. For our own apps I accept only persisted queries, a fixed list by hash, which stops strangers' inventions altogether. Permissions are checked in the domain layer per object, not at the door, since the same user can be reached by many paths. Switching introspection off is no protection.",
    points: [
      {
        text: "limit depth and cost before running",
        accept: ["depth limit", "cost limit", "query complexity", "maximum query depth", "cost analysis"],
        weight: 0.25,
        must: true,
      },
      {
        text: "lists need a maximum page size",
        accept: [
          "first argument with a maximum",
          "page size limit",
          "pagination on lists",
          "maximum items per list",
        ],
        weight: 0.2,
      },
      {
        text: "persisted queries for own apps",
        accept: ["persisted queries", "allow list of queries", "whitelist of queries"],
        weight: 0.2,
      },
      {
        text: "permission per object, in the domain layer",
        accept: [
          "domain layer per object",
          "authorization in the business layer",
          "authorise each object",
          "field level permission",
          "check access per field",
        ],
        weight: 0.2,
      },
      {
        text: "aliases and batches count too",
        accept: ["Aliases and batches", "alias attack", "batched queries count", "aliases repeat a field"],
        weight: 0.15,
      },
    ],
    avoid: [
      "hiding the schema protects a GraphQL API",
      "disabling introspection makes it safe",
      "a check at the door covers every field",
    ],
    link: "https://graphql.org/learn/security/",
  },
  {
    id: "software-grpc-where-it-fits",
    family: "software",
    topic: "grpc",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "When gRPC and when REST",
    frames: [
      "Your resume names {skill}. Where is it better than plain HTTP with JSON, where would you not use it, and what must you watch?",
      "Suppose two services of {project} call each other a thousand times a second. Would you use gRPC there, and also for browsers? What must you watch?",
      "Two services call each other a thousand times a second. Would you use gRPC or REST with JSON there, which one for browsers, and what must you watch?",
    ],
    expected:
      "Between our own services I like gRPC: the proto file is the contract, client and server are generated, Protobuf is small, and HTTP/2 carries many calls and streams on one connection. For browsers and outside partners I stay with REST, since a browser cannot speak gRPC without a proxy, and JSON is easy to read and cache. One thing to watch is that long connections defeat a plain TCP load balancer, all calls land on one server, so I balance per call in Envoy or in the client. Each call has a deadline, which travels along to the next service. Field numbers are never reused, and I reserve deleted ones. Retries only for UNAVAILABLE and safe calls.",
    points: [
      {
        text: "compact typed messages between own services",
        accept: [
          "proto file is the contract",
          "Protobuf",
          "protocol buffers",
          "HTTP/2",
          "Protobuf is small",
          "binary format",
          "between internal services",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "REST for browsers and outside partners",
        accept: ["browser cannot speak gRPC", "browser needs a proxy", "gRPC-Web proxy"],
        weight: 0.2,
      },
      {
        text: "balance per call, not per connection",
        accept: [
          "defeat a plain TCP load balancer",
          "client-side load balancing",
          "Envoy",
          "calls land on one server",
        ],
        weight: 0.25,
      },
      {
        text: "a deadline that travels with each call",
        accept: ["call has a deadline", "deadline propagation", "timeout per call"],
        weight: 0.15,
      },
      {
        text: "never reuse field numbers",
        accept: ["Field numbers are never", "reserve deleted", "reserved field numbers"],
        weight: 0.15,
      },
    ],
    avoid: [
      "gRPC works straight from every browser",
      "a plain TCP balancer spreads the calls evenly",
      "numbers of deleted fields can be reused",
    ],
    link: "https://grpc.io/docs/guides/",
  },
];
