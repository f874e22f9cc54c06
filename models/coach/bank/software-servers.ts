import type { EntryDraft } from "../entry.ts";

/** Web frameworks in use: Django, Flask, FastAPI. */
export const softwareServers: readonly EntryDraft[] = [
  {
    id: "software-django-own-records-only",
    family: "software",
    topic: "django",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Only your own records",
    frames: [
      "In your {skill} API, how do you make sure that users open only their own invoices, also by guessing an id, and how do you test it?",
      "Suppose someone changes the number in the address of an invoice in {project}. What stops your Django code from showing it, and how do you test that?",
      "Someone changes the invoice number in the address of a page. What must a Django API do so that they see nothing, and which test proves it?",
    ],
    expected:
      "I filter in get_queryset by the signed-in user, so every view of that set, list and detail, starts from his own rows. A foreign id then gives 404, which does not even tell that it exists. Being logged in is not enough: IsAuthenticated says who he is, not what he may see. For rules beyond ownership, such as an accountant of the same company, I write a permission class with has_object_permission, but that runs only for single objects, so a list still needs the filter. On create I set the owner from the request and make the field read only in the serializer. Then I write a test with two users, which tries every method on the other one's id.",
    points: [
      {
        text: "filter the queryset by the signed-in user",
        accept: [
          "get_queryset by the signed-in",
          "queryset filtered by owner",
          "request.user filter",
          "filter by the logged-in user",
          "get_queryset by request.user",
          "queryset of the user only",
          "filter by user",
          "filter by request.user",
          "filter the queryset",
          "filter in get_queryset",
        ],
        weight: 0.35,
        must: true,
      },
      { text: "a foreign id gives 404", accept: ["gives 404", "return 404", "answers 404"], weight: 0.15 },
      {
        text: "authentication is not permission",
        accept: [
          "IsAuthenticated says who he is",
          "authenticated is not authorised",
          "login is not authorisation",
          "authentication is not authorisation",
        ],
        weight: 0.2,
      },
      {
        text: "object permission does not guard lists",
        accept: [
          "list still needs the filter",
          "has_object_permission runs only for single",
          "permission class for single objects",
        ],
        weight: 0.15,
      },
      {
        text: "owner from the request, tested by two users",
        accept: [
          "test with two users",
          "owner from the request",
          "set the owner on the server",
          "test as another user",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "a random id is protection enough",
      "being logged in protects every invoice",
      "has_object_permission is fine for lists",
    ],
    link: "https://www.django-rest-framework.org/api-guide/filtering/",
  },
  {
    id: "software-django-task-before-commit",
    family: "software",
    topic: "django",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "The task that came too early",
    frames: [
      "In {project} a Celery task sometimes says that the order does not exist, although {skill} has just saved it. Why, and how do you cure it?",
      "Suppose a Celery task in {project} sometimes cannot find the row that Django has just saved. Why, how do you cure it, and what can still go wrong?",
      "A Celery task from a Django view sometimes says that the order does not exist. Why, how do you cure it, and what can still go wrong?",
    ],
    expected:
      "The view runs inside a transaction, because ATOMIC_REQUESTS or an atomic block is on. The task goes to Redis at once, and a fast worker reads the database before the commit, so the row is not visible yet. The cure is transaction.on_commit with the delay call inside, which sends it only after the commit. I pass the id and not the object, so the worker reads fresh data. There is still a gap: if the process dies between commit and sending, the task is lost. Where that matters I write an outbox row in the same transaction. And tasks can run twice, so mine check the status first.",
    points: [
      {
        text: "the fast worker sees no committed row",
        accept: [
          "worker reads the database before the commit",
          "row is not visible yet",
          "task is faster than the commit",
          "row is not committed yet",
          "worker is too early",
        ],
        weight: 0.25,
      },
      {
        text: "send it by transaction.on_commit",
        accept: [
          "transaction.on_commit with the delay",
          "on_commit hook of the transaction",
          "use on_commit",
          "send after the commit",
          "transaction.on_commit",
        ],
        weight: 0.3,
        must: true,
      },
      { text: "pass the id, not the object", accept: ["pass the id", "send only the id"], weight: 0.15 },
      {
        text: "a crash can lose it: outbox",
        accept: ["outbox row", "task is lost", "outbox table"],
        weight: 0.15,
      },
      {
        text: "tasks may run twice, so idempotent",
        accept: ["tasks can run twice", "check the status first", "idempotent task"],
        weight: 0.15,
      },
    ],
    avoid: [
      "a short delay solves the race",
      "passing the whole object is fine",
      "a Celery task always runs exactly once",
    ],
    link: "https://docs.djangoproject.com/en/stable/topics/db/transactions/",
  },
  {
    id: "software-flask-for-production",
    family: "software",
    topic: "flask",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "From laptop to server",
    frames: [
      "Your {skill} app runs well on the laptop with its built-in server. What do you change before real users come?",
      "Suppose {project} goes from your laptop to a real server. What does a Flask app need before users come?",
      "A Flask app runs well with its built-in server on a laptop. What do you change before real users come?",
    ],
    expected:
      "The built-in server is for development, and its debugger lets anyone run code, so debug must be off. I run the app with Gunicorn behind Nginx, with some worker processes, about twice the cores plus one as a start, and a timeout. Nginx ends TLS, serves static files and limits the size of uploads. Behind a proxy I add ProxyFix, so that the real address and https are seen. The secret key and the database address come from environment variables, and session cookies are Secure, HttpOnly and SameSite Lax. Since several processes share nothing, nothing may live in a global dict; it goes to Redis or the database. Then a health page, logs to standard output, and an error monitor.",
    points: [
      {
        text: "debugger off, no development server",
        accept: [
          "debugger lets anyone run code",
          "built-in server is for development",
          "switch off debug mode",
          "debug false",
          "not the development server",
          "run with gunicorn",
          "app with Gunicorn",
          "debug mode off",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "Gunicorn workers behind Nginx",
        accept: ["Gunicorn", "uWSGI", "production WSGI server", "Waitress"],
        weight: 0.25,
      },
      {
        text: "secrets from environment, safe cookies",
        accept: [
          "session cookies are Secure",
          "secret key from environment",
          "HttpOnly cookie",
          "secrets in environment variables",
          "secret key outside the code",
        ],
        weight: 0.2,
      },
      {
        text: "no state in global variables",
        accept: [
          "global dict",
          "several processes share nothing",
          "state in Redis or database",
          "workers do not share memory",
        ],
        weight: 0.15,
      },
      {
        text: "ProxyFix behind a proxy",
        accept: ["ProxyFix", "real address and https", "forwarded headers"],
        weight: 0.15,
      },
    ],
    avoid: [
      "debug mode is fine in production",
      "the built-in server handles production load well",
      "a global dict is fine with several workers",
    ],
    link: "https://flask.palletsprojects.com/en/stable/deploying/",
  },
  {
    id: "software-fastapi-dependency-user",
    family: "software",
    topic: "fastapi",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Who is calling, by dependency",
    frames: [
      "In your {skill} code, how does each handler learn who is calling and get a database session, and how do you fake both in tests?",
      "Suppose thirty FastAPI routes of {project} need the signed-in user and a database session. How does each get them, and how do you fake both in tests?",
      "Thirty FastAPI routes need the signed-in user and a database session. How does each get them without repeated code, and fakes in tests?",
    ],
    expected:
      "With dependencies. A function get_session yields a session and closes it after the answer, also when an error comes, because the code after yield stands in a finally. Another function reads the bearer token, checks its signature, audience and expiry, loads the user and raises 401 if anything is wrong. Handlers just declare Annotated of User with Depends, and FastAPI calls the chain once per request and keeps the result. For roles I build one more that depends on the user and raises 403. A whole router can get the dependency, so nobody forgets it on a new route. The best part is testing: app.dependency_overrides gives a fake user or a test database without touching the handlers.",
    points: [
      {
        text: "Depends injects user and session",
        accept: [
          "dependency injection",
          "User with Depends",
          "Depends in the handler",
          "Depends function",
          "get_current_user dependency",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "yield closes the session afterwards",
        accept: [
          "yields a session",
          "code after yield",
          "dependency with yield",
          "close the session in finally",
        ],
        weight: 0.2,
      },
      {
        text: "401 for identity, 403 for roles",
        accept: ["raises 401", "raises 403", "401 for a bad token", "403 for a missing role"],
        weight: 0.2,
      },
      {
        text: "set it on the whole router",
        accept: ["whole router", "router level dependency", "dependency on the router"],
        weight: 0.15,
      },
      {
        text: "dependency_overrides in tests",
        accept: ["dependency_overrides", "fake user", "override the dependency"],
        weight: 0.15,
      },
    ],
    avoid: [
      "each handler has to open its own global session",
      "one global session can serve all requests",
      "a missing token gives 403",
    ],
    link: "https://fastapi.tiangolo.com/tutorial/dependencies/",
  },
];
