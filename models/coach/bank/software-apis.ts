import type { EntryDraft } from "../entry.ts";

/** APIs, sign-in and their safety. */
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
      "Phone apps that people rarely update call your {skill}. You must change a field. How do you do it?",
      "Suppose {project} has phone apps of three versions in use and the API must change. How do you keep all of them working?",
      "Phone apps of three versions use one REST API, and a field must change its meaning. How do you keep all of them working?",
    ],
    expected:
      "I can never force all phones to update, so the old shape must live on for months. Adding is safe: a new optional field, and the apps ignore what they do not know. Changing a meaning or removing something breaks them. So I add a second field beside the old one, fill both, and mark the old one deprecated in the OpenAPI file. Only for a true redesign do I open version two in the path, and keep version one as a thin layer that translates to the same code. Each request carries the app's version, so I count who still uses the old field. I announce an end date with the Sunset header. A contract test guards it.",
    points: [
      {
        text: "add beside, do not change or remove",
        accept: ["add a second field", "new optional field", "additive change"],
        weight: 0.25,
        must: true,
      },
      {
        text: "a new version only for a redesign",
        accept: ["version two in the path", "API versioning"],
        weight: 0.2,
      },
      {
        text: "old apps cannot be forced to update",
        accept: ["force all phones", "old shape must live on"],
        weight: 0.2,
      },
      {
        text: "use of the field is counted per app version",
        accept: ["count who still uses the old field", "usage by app version"],
        weight: 0.2,
      },
      {
        text: "announce the end and test the contract",
        accept: ["Sunset header", "contract test", "deprecated in the OpenAPI"],
        weight: 0.15,
      },
    ],
    avoid: ["every change needs a new API version"],
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
      "In your work with {skill}, a phone sends an order, loses the network and sends it again. How do you make sure that one order exists?",
      "Suppose users of {project} press pay twice on a bad network. What in the REST API keeps the second order away?",
      "A phone posts an order, loses the network and posts it again. How does your REST API make sure that only one order exists?",
    ],
    expected:
      "POST may not simply be repeated, so the client makes a UUID once per intent and sends it as an Idempotency-Key header with each try. On the server I insert the key together with the user and a hash of the body in a table with a unique constraint, in the same transaction as the order. If the insert fails, I return the stored answer with the same status. If the body's hash differs, I refuse with 422; if the first try is still running, with 409. Checking first and inserting later would leave a race. Keys live for a day or two. The payment provider gets the same key. Disabling the button helps people but proves nothing.",
    points: [
      {
        text: "the client sends an idempotency key",
        accept: ["Idempotency-Key", "idempotency key", "UUID once per intent"],
        weight: 0.3,
        must: true,
      },
      {
        text: "a unique constraint in the order's transaction",
        accept: ["table with a unique constraint", "unique key in same transaction"],
        weight: 0.25,
      },
      {
        text: "return the stored answer on repeat",
        accept: ["return the stored answer", "replay the saved response"],
        weight: 0.2,
      },
      {
        text: "refuse a different body or running try",
        accept: ["hash differs", "refuse with 422", "still running"],
        weight: 0.15,
      },
      { text: "disabling the button proves nothing", accept: ["Disabling the button"], weight: 0.1 },
    ],
    avoid: ["disabling the button makes double orders impossible"],
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
      "Your {skill} API is public. Someone sends a query ten levels deep. How do you protect the server, and each field's data?",
      "Suppose {project} opens its GraphQL endpoint to everyone. What could a hostile query do, and what do you set up?",
      "A public GraphQL API gets a query ten levels deep with a thousand items each. How do you protect the server and the data?",
    ],
    expected:
      "One request may ask for author, posts, author and so on, and the number of rows multiplies at each level. I set a depth limit, and a cost limit that multiplies list sizes before anything is run; each list needs a first argument with a maximum, such as 100. Aliases and batches count too, because they repeat an expensive field, like login, in one request. There is a timeout per query. For our own apps I accept only persisted queries, a fixed list by hash, which stops strangers' inventions altogether. Permissions are checked in the domain layer per object, not at the door, since the same user can be reached by many paths. Switching introspection off is no protection.",
    points: [
      {
        text: "limit depth and cost before running",
        accept: ["depth limit", "cost limit", "query complexity"],
        weight: 0.25,
        must: true,
      },
      {
        text: "lists need a maximum page size",
        accept: ["first argument with a maximum", "page size limit"],
        weight: 0.2,
      },
      {
        text: "persisted queries for own apps",
        accept: ["persisted queries", "allow list of queries"],
        weight: 0.2,
      },
      {
        text: "permission per object, in the domain layer",
        accept: ["domain layer per object", "authorization in the business layer"],
        weight: 0.2,
      },
      {
        text: "aliases and batches count too",
        accept: ["Aliases and batches", "alias attack"],
        weight: 0.15,
      },
    ],
    avoid: ["hiding the schema protects a GraphQL API"],
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
      "Your resume names {skill}. Where did it serve you better than plain HTTP with JSON, and where would you not use it?",
      "Suppose two services of {project} call each other a thousand times a second. Would you use gRPC, and what must you watch?",
      "Two services call each other a thousand times a second. Would you use gRPC or REST with JSON, and what must you watch?",
    ],
    expected:
      "Between our own services I like gRPC: the proto file is the contract, client and server are generated, Protobuf is small, and HTTP/2 carries many calls and streams on one connection. For browsers and outside partners I stay with REST, since a browser cannot speak gRPC without a proxy, and JSON is easy to read and cache. One thing to watch is that long connections defeat a plain TCP load balancer, all calls land on one server, so I balance per call in Envoy or in the client. Each call has a deadline, which travels along to the next service. Field numbers are never reused, and I reserve deleted ones. Retries only for UNAVAILABLE and safe calls.",
    points: [
      {
        text: "generated contract, small binary, HTTP/2",
        accept: ["proto file is the contract", "Protobuf", "HTTP/2"],
        weight: 0.25,
        must: true,
      },
      {
        text: "REST for browsers and partners",
        accept: ["browser cannot speak gRPC", "browsers and outside partners"],
        weight: 0.2,
      },
      {
        text: "balance per call, not per connection",
        accept: ["defeat a plain TCP load balancer", "balance per call", "Envoy"],
        weight: 0.25,
      },
      {
        text: "a deadline on each call",
        accept: ["call has a deadline", "deadline propagation"],
        weight: 0.15,
      },
      { text: "never reuse field numbers", accept: ["Field numbers", "reserve deleted"], weight: 0.15 },
    ],
    avoid: ["gRPC works straight from every browser"],
    link: "https://grpc.io/docs/guides/",
  },
  {
    id: "software-jwt-logout",
    family: "software",
    topic: "authentication",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Logging out with a token",
    frames: [
      "You used {skill}. A user's phone is stolen and he presses log out everywhere. How do you make his tokens stop working?",
      "Suppose a phone with {project} on it is stolen. How does “log out everywhere” work when tokens are JWTs?",
      "Sign-in uses JWTs. A phone is stolen and the user presses log out everywhere. How do you make the tokens stop working?",
    ],
    expected:
      "A signed JWT is valid until it expires, since the server only checks the signature, so deleting it on one device does nothing on the stolen phone. I keep access tokens short, ten or fifteen minutes, and refresh tokens long, random and stored hashed in the database, one row per device. Log out everywhere deletes these rows, so after a quarter of an hour at most all is over. If that is too long, each user has a token version in the JWT, and the check reads it from a cache. Refresh tokens rotate; when an old one comes back, I take it for theft and end the family. Every check names the algorithm, the issuer and the audience.",
    points: [
      {
        text: "a JWT stays valid until it expires",
        accept: ["valid until it expires", "cannot be revoked by itself", "stateless token"],
        weight: 0.25,
        must: true,
      },
      {
        text: "short access, stored refresh tokens",
        accept: ["refresh tokens long", "access tokens short", "one row per device"],
        weight: 0.25,
      },
      {
        text: "revoking deletes the refresh rows",
        accept: ["Log out everywhere deletes these rows", "revoke refresh tokens"],
        weight: 0.15,
      },
      {
        text: "rotation reveals a stolen one",
        accept: ["tokens rotate", "refresh token reuse", "end the family"],
        weight: 0.2,
      },
      {
        text: "token version or deny list for instant effect",
        accept: ["token version", "deny list", "blacklist"],
        weight: 0.15,
      },
    ],
    avoid: ["deleting the token in the browser revokes it"],
    link: "https://www.rfc-editor.org/rfc/rfc8725",
  },
  {
    id: "software-oauth-code-pkce",
    family: "software",
    topic: "authentication",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Sign in with a provider",
    frames: [
      "Your resume names {skill}. Walk me through signing in with Google in a single-page app. What is PKCE for?",
      "Suppose {project} adds sign-in with Google. Which OAuth flow do you use, and what do you check when the user comes back?",
      "A single-page app adds sign-in with Google. Which OAuth flow do you use, what is PKCE for, and what do you check?",
    ],
    expected:
      "I use the authorization code flow with PKCE. The app makes a random verifier, sends its hash along to the provider, and later shows the verifier when it trades the code for tokens; so a code that somebody steals on the way is worthless. The implicit flow is out, because tokens land in the URL. I check that state is the one I made, which stops login CSRF, and the nonce in the ID token. From the ID token I check signature, issuer, audience and expiry, and take the sub as key, not the e-mail, because that can change hands. Redirect addresses are registered exactly. Best my server trades the code and gives the browser only an HttpOnly cookie.",
    points: [
      {
        text: "authorization code with PKCE",
        accept: ["authorization code flow with PKCE", "PKCE verifier"],
        weight: 0.3,
        must: true,
      },
      {
        text: "nonce and state stop login CSRF",
        accept: ["nonce in the ID token", "login CSRF"],
        weight: 0.15,
      },
      {
        text: "verify issuer, audience, signature",
        accept: ["issuer, audience", "audience and expiry"],
        weight: 0.2,
      },
      { text: "sub is the key, not e-mail", accept: ["take the sub", "subject claim"], weight: 0.15 },
      {
        text: "exact redirect and tokens kept off the browser",
        accept: ["Redirect addresses are registered", "HttpOnly cookie", "backend trades the code"],
        weight: 0.2,
      },
    ],
    avoid: ["an access token proves who the user is"],
    link: "https://www.rfc-editor.org/rfc/rfc9700",
  },
  {
    id: "software-security-xss-review",
    family: "software",
    topic: "security",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Script in a comment",
    frames: [
      "Someone writes a script tag in a comment field of {project}. What must happen so that it never runs for others?",
      "Your resume names {skill}. How can a comment written by one user run code for another, and what layers stop it?",
      "A user writes a script tag in a comment. How could it run in another user's browser, and what layers stop it?",
    ],
    expected:
      "If the page puts the comment in the HTML as it is, every reader's browser runs it with his session; that is stored XSS. The first layer is escaping at output for the place: text, attribute, URL or script are different. React, Angular and Blade templates do it, so the holes are dangerouslySetInnerHTML, innerHTML and links that begin with javascript. If rich text is wanted, I sanitise with DOMPurify and a small list of tags. The second layer is a Content Security Policy with nonces and no unsafe-inline, first in report mode. Third, the session cookie is HttpOnly, which limits theft but does not stop the script from acting. Filtering words at input is not a cure.",
    points: [
      {
        text: "escape at output for its place",
        accept: ["escaping at output", "output encoding", "contextual escaping"],
        weight: 0.3,
        must: true,
      },
      {
        text: "dangerous doors: innerHTML and raw links",
        accept: ["dangerouslySetInnerHTML", "innerHTML"],
        weight: 0.2,
      },
      { text: "sanitise rich text by DOMPurify", accept: ["DOMPurify", "sanitise with"], weight: 0.15 },
      {
        text: "a Content Security Policy as second layer",
        accept: ["Content Security Policy", "CSP"],
        weight: 0.2,
      },
      { text: "HttpOnly limits, does not cure", accept: ["cookie is HttpOnly", "HttpOnly"], weight: 0.15 },
    ],
    avoid: ["removing the word script from input prevents XSS"],
    link: "https://owasp.org/www-community/attacks/xss/",
  },
  {
    id: "software-security-leaked-key",
    family: "software",
    topic: "security",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "A key in the repository",
    frames: [
      "You find a live cloud key in the Git history of {project}. What do you do in the first hour, and what after?",
      "Suppose a colleague at {employer} pushes a payment key to a public repository. What do you do, in which order?",
      "A live payment key was pushed to a public Git repository. What do you do in the first hour, and what after that?",
    ],
    expected:
      "The key counts as stolen from the first minute, because bots scan public pushes. So first I revoke or rotate it at the provider, before anything else; deleting the commit does not help, since clones and caches keep it. Then I read the provider's logs for use from strange addresses, look for new users or servers, and tell the security lead, also when nothing is found. If personal data was reached, law and CERT-In's six-hour report may apply. After that I clean the history with git filter-repo. So that it does not happen again: secrets in a vault, short-lived roles instead of keys, a gitleaks hook and push protection on the server.",
    points: [
      {
        text: "revoke or rotate the key first",
        accept: ["revoke or rotate", "rotate it at the provider"],
        weight: 0.35,
        must: true,
      },
      {
        text: "deleting the commit does not help",
        accept: ["clones and caches keep it", "deleting the commit"],
        weight: 0.2,
      },
      {
        text: "read logs for misuse and report",
        accept: ["logs for use from strange", "tell the security lead", "CERT-In"],
        weight: 0.2,
      },
      {
        text: "secret scanning before push",
        accept: ["gitleaks", "push protection", "secret scanning"],
        weight: 0.15,
      },
      {
        text: "short-lived roles or a vault",
        accept: ["secrets in a vault", "short-lived roles"],
        weight: 0.1,
      },
    ],
    avoid: ["deleting the commit makes the key safe again"],
    link: "https://docs.github.com/en/code-security/secret-scanning",
  },
];
