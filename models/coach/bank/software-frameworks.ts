import type { EntryDraft } from "../entry.ts";

/** Server frameworks: Django, FastAPI, Laravel, Spring Boot. */
export const softwareFrameworks: readonly EntryDraft[] = [
  {
    id: "software-django-query-count",
    family: "software",
    topic: "django",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Too many ORM queries",
    frames: [
      "You work with {skill}. A Django page that lists orders with customers and items got slow. How do you find the cause, cure it and keep it cured?",
      "A Django page that lists orders with customers and items got slow. How do you find the cause, cure it and keep it cured?",
    ],
    expected:
      "I look at the number of queries first, with Django Debug Toolbar or by logging the connection. If the template touches order.customer in a loop, the ORM sends one more query per row. For a foreign key like the customer I add select_related, which does a SQL join. For many items per order I use prefetch_related, which runs a second query and joins in Python. A filter on the prefetched relation fires again, so I use a Prefetch object there. After that I page the list and take only needed columns. To keep it so, I add assertNumQueries to the page's tests.",
    points: [
      {
        text: "watch queries in Django Debug Toolbar",
        accept: ["Debug Toolbar", "logging the connection", "count the queries", "log the SQL queries"],
        weight: 0.2,
      },
      {
        text: "a relation in a loop adds queries",
        accept: [
          "ORM sends one more",
          "relation accessed in loop",
          "N plus one queries",
          "one query per row",
          "n+1 problem",
        ],
        weight: 0.2,
      },
      { text: "select_related joins foreign keys", accept: ["select_related"], weight: 0.25, must: true },
      { text: "prefetch_related for many items", accept: ["prefetch_related"], weight: 0.2 },
      {
        text: "a query count kept by assertNumQueries",
        accept: ["assertNumQueries", "query count in tests", "test the number of queries"],
        weight: 0.15,
      },
    ],
    avoid: ["an index alone cures the extra queries", "the ORM always joins related tables itself"],
    link: "https://docs.djangoproject.com/en/stable/topics/db/optimization/",
  },
  {
    id: "software-django-safe-migration",
    family: "software",
    topic: "django",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Renaming a column live",
    frames: [
      "{project} must rename a column of a busy table without a break. How would you do it with Django migrations?",
      "You must rename a column of a busy table in a Django app with no downtime. What steps would you take?",
    ],
    expected:
      "During a deploy old and new code run side by side, so a plain rename breaks the old servers at once. I do it in steps, expand first and contract later. First a migration adds the new column as nullable. Then a release writes to both columns and still reads the old one. A backfill in small batches copies the old rows, so no long lock is held. The next release reads the new column. Only when nothing uses the old field do I drop it in a last migration. On PostgreSQL I set a lock_timeout, and build any index concurrently in a migration that is not atomic.",
    points: [
      {
        text: "old servers still run during deploys",
        accept: [
          "plain rename breaks",
          "old servers at once",
          "old and new code run together",
          "old version still running",
          "both versions run side by side",
        ],
        weight: 0.2,
      },
      {
        text: "expand first, contract later",
        accept: [
          "expand first",
          "expand and contract",
          "new column as nullable",
          "add a new column first",
          "add the new column, then drop",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "one release writes both columns",
        accept: [
          "release writes to both",
          "dual write",
          "write to both columns",
          "keep both columns in sync",
        ],
        weight: 0.2,
      },
      {
        text: "backfill in small batches",
        accept: [
          "backfill in small",
          "backfill batches",
          "copy old data in batches",
          "migrate rows in chunks",
        ],
        weight: 0.2,
      },
      {
        text: "lock timeout and concurrent index",
        accept: ["lock_timeout", "lock timeout", "index concurrently", "avoid long locks"],
        weight: 0.15,
      },
    ],
    avoid: [
      "RenameField is safe during a deploy",
      "an instant rename is safe during deploys",
      "one big update fills the column quickly",
    ],
    link: "https://docs.djangoproject.com/en/stable/howto/writing-migrations/",
  },
  {
    id: "software-fastapi-async-def",
    family: "software",
    topic: "fastapi",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Async or plain handlers",
    frames: [
      "In your {skill} service, when do you write a handler with async def, when with plain def, and where does heavy computing go?",
      "In FastAPI, when do you write a handler with async def, when with plain def, and where does heavy computing go?",
    ],
    expected:
      "I write async def when everything inside can be awaited, for example an async database driver or httpx. The handler then runs on the event loop, and while it waits other requests go on. If I call a blocking library there, such as requests or a sync driver, I stop the loop for everybody. So for blocking code I write plain def, and FastAPI runs it in a threadpool. That pool has a limited number of threads, forty by default, so it can fill up too. Neither form helps heavy computing; that goes to a task queue like Celery. I check it by sending parallel calls and looking at the latency.",
    points: [
      {
        text: "async def needs awaitable drivers",
        accept: [
          "async database driver",
          "httpx",
          "awaitable driver",
          "everything inside can be awaited",
          "library supports async",
          "await inside",
        ],
        weight: 0.25,
      },
      {
        text: "a sync library stops the whole loop",
        accept: [
          "sync driver, I stop",
          "the loop for everybody",
          "blocks the event loop",
          "blocking call stops the loop",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "FastAPI puts plain def in a threadpool",
        accept: ["forty by default", "runs it in a threadpool", "plain def runs in a thread pool"],
        weight: 0.25,
      },
      {
        text: "heavy computing goes to Celery or similar",
        accept: ["Celery", "task queue", "background worker", "process pool"],
        weight: 0.2,
      },
    ],
    avoid: [
      "async def makes blocking code faster",
      "requests library inside async def is fine",
      "async def uses all the cores",
    ],
    link: "https://fastapi.tiangolo.com/async/",
  },
  {
    id: "software-php-laravel-mass-assignment",
    family: "software",
    topic: "php-laravel",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Saving a form safely",
    frames: [
      "Your resume names {skill}. In Laravel, how do you save a posted form so that nobody sets forbidden fields, changes another's record, or posts it from another site?",
      "In Laravel, how do you save a posted form so that nobody sets forbidden fields, changes another's record, or posts it from another site?",
    ],
    expected:
      "The danger is mass assignment: if I pass all the request data to create, someone can post an extra is_admin field and become admin. So I validate in a form request class and save only the result of validated, never request all. On the model I list the allowed names in fillable, as a second fence. Fields such as owner or price I set on the server from the signed-in user and the database. Whether this user may change this record at all I check in a policy. The Blade form carries a CSRF token, and Eloquent binds the values, so SQL injection is not a worry there.",
    points: [
      {
        text: "posting extra fields is mass assignment",
        accept: ["mass assignment", "extra is_admin field", "user can add an extra field"],
        weight: 0.25,
      },
      {
        text: "save only the form request's validated result",
        accept: [
          "result of validated",
          "form request class",
          "save only validated data",
          "validate the request",
          "request validated",
        ],
        weight: 0.25,
      },
      {
        text: "fillable lists the allowed fields",
        accept: [
          "names in fillable",
          "fillable property",
          "fillable array",
          "guarded fields",
          "fillable on the model",
        ],
        weight: 0.2,
      },
      {
        text: "a Laravel policy guards the record",
        accept: [
          "check in a policy",
          "Laravel policy",
          "policy or gate",
          "authorize the user",
          "check ownership of record",
        ],
        weight: 0.15,
      },
      { text: "Blade puts in a CSRF token", accept: ["CSRF token", "CSRF protection"], weight: 0.15 },
    ],
    avoid: [
      "a hidden field is safe from users",
      "guarded as an empty array is safe",
      "a CSRF token makes extra fields harmless",
    ],
    link: "https://laravel.com/docs/eloquent#mass-assignment",
  },
  {
    id: "software-spring-boot-constructor-injection",
    family: "software",
    topic: "spring-boot",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Why inject by constructor",
    frames: [
      "In your {skill} services at {employer}, how do classes get what they depend on, why that way, and what must their fields not hold?",
      "In Spring Boot, how should a class get the services it depends on, why that way, and what must its fields not hold?",
    ],
    expected:
      "I let Spring give them through the constructor. The container creates the beans and passes them in, so my class does not build its own database client. With constructor injection the fields can be final, so the object is complete from the first moment and nothing is null. In a unit test I just call new with a fake, without starting Spring at all. Field injection hides how many things a class needs; a constructor with nine arguments shows at once that the class does too much. Beans are singletons by default, so I keep no per-user state in their fields, because all requests share them.",
    points: [
      {
        text: "the container passes dependencies in",
        accept: [
          "container creates the beans",
          "inversion of control",
          "IoC container",
          "Spring injects",
          "constructor injection",
          "dependency injection",
          "passed through the constructor",
          "give them through the constructor",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "fields can be final and complete",
        accept: [
          "fields can be final",
          "final fields",
          "immutable fields",
          "dependency cannot be null",
          "never half built",
        ],
        weight: 0.25,
      },
      {
        text: "tests call new with a fake",
        accept: [
          "new with a fake",
          "tests without Spring context",
          "plain unit test",
          "pass a mock in tests",
          "easy to unit test",
        ],
        weight: 0.25,
      },
      {
        text: "beans are singletons, so no user state",
        accept: [
          "beans are singletons",
          "singleton scope",
          "stateless beans",
          "one bean for all requests",
          "bean is shared by all",
          "no user data in fields",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["each user gets a fresh bean by default", "keeping user data in a bean is fine"],
    link: "https://docs.spring.io/spring-framework/reference/core/beans/dependencies/factory-collaborators.html",
  },
  {
    id: "software-spring-boot-transactional",
    family: "software",
    topic: "spring-boot",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "Transaction that did not roll back",
    frames: [
      "In {project} a method marked Transactional failed, yet half of its data was saved. What could be the reasons?",
      "A Spring Boot method marked Transactional failed, yet half of its data was saved. What could be the reasons?",
    ],
    expected:
      "The annotation works through a proxy around the bean. So if another method of the same class calls it directly, that self-invocation skips the proxy and no transaction starts. The second reason is the exception: by default Spring rolls back on runtime exceptions and errors, but a checked exception commits, unless I set rollbackFor. Third, somebody may catch the exception inside and only log it, so the proxy never sees it. Work in another thread or with Async has its own transaction. I would log transactions at debug level to see where they begin. I also keep remote calls out of the transaction, because they cannot be rolled back.",
    points: [
      {
        text: "calls inside the class bypass the proxy",
        accept: [
          "self-invocation skips",
          "skips the proxy",
          "self invocation",
          "called from the same class",
          "called within the same class",
          "private method",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "checked exceptions commit by default",
        accept: [
          "checked exception commits",
          "rollbackFor",
          "rolls back only runtime exceptions",
          "checked exceptions do not roll back",
          "only unchecked exceptions roll back",
        ],
        weight: 0.3,
      },
      {
        text: "a swallowed exception hides the failure",
        accept: [
          "catch the exception inside",
          "swallowed exception",
          "proxy never sees",
          "exception is caught and logged",
          "exception caught inside",
          "try catch inside the method",
        ],
        weight: 0.2,
      },
      {
        text: "Async work gets another transaction",
        accept: [
          "thread or with Async",
          "Async runs in its own transaction",
          "another thread has its own transaction",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "an annotation on a private method starts a transaction",
      "Spring sees a swallowed exception anyway",
      "Async work joins the caller's transaction",
    ],
    link: "https://docs.spring.io/spring-framework/reference/data-access/transaction/declarative/annotations.html",
  },
];
