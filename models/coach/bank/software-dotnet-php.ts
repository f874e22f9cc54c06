import type { EntryDraft } from "../entry.ts";

/** Web frameworks in use: .NET, PHP and Laravel. */
export const softwareDotnetPhp: readonly EntryDraft[] = [
  {
    id: "software-csharp-dotnet-lifetimes",
    family: "software",
    topic: "csharp-dotnet",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "A singleton holding a context",
    frames: [
      "In your {skill} code, a DbContext suddenly throws about a second operation. What lifetime mistake could be behind it, and how do you fix it?",
      "Suppose {project} has a singleton cache that takes a DbContext. What breaks, how do you notice it early, and how do you repair it?",
      "A .NET service gets errors about two operations on one DbContext. What lifetime mistake may be behind it, and how do you fix it?",
    ],
    expected:
      "DbContext is registered as scoped, one per request, and it is not thread safe. If a singleton takes it in its constructor, that one context lives for ever and all requests share it, which is called a captive dependency. Then two threads use it at once, the change tracker grows, and data is stale. In development the container's ValidateScopes finds this at the start. A singleton or a background service should take IServiceScopeFactory and create a scope for each piece of work, or use IDbContextFactory. The other cause is a missing await or Task.WhenAll over queries of one context. Transient is for light things without state, singleton only for what is thread safe, such as a cache.",
    points: [
      {
        text: "a captive scoped service in a singleton",
        accept: [
          "captive dependency",
          "singleton takes it",
          "scoped inside singleton",
          "scoped service in a singleton",
          "DbContext in a singleton",
          "singleton holds a scoped",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "DbContext is scoped and not thread safe",
        accept: [
          "DbContext is not thread safe",
          "DbContext is registered as scoped",
          "one DbContext per request",
        ],
        weight: 0.2,
      },
      {
        text: "create a scope or use a factory",
        accept: [
          "IServiceScopeFactory",
          "IDbContextFactory",
          "create a scope",
          "DbContext factory",
          "create a new scope",
        ],
        weight: 0.25,
      },
      { text: "ValidateScopes finds it", accept: ["ValidateScopes", "scope validation"], weight: 0.15 },
      { text: "a missing await or WhenAll", accept: ["missing await", "Task.WhenAll"], weight: 0.1 },
    ],
    avoid: [
      "registering DbContext as singleton is fine",
      "one DbContext can serve two threads",
      "a transient DbContext in a singleton is fine",
    ],
    link: "https://learn.microsoft.com/en-us/dotnet/core/extensions/dependency-injection",
  },
  {
    id: "software-csharp-dotnet-iqueryable",
    family: "software",
    topic: "csharp-dotnet",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "The query that loads everything",
    frames: [
      "In your {skill} code a LINQ filter works on ten rows but takes minutes on a million. What could be wrong, and how do you fix it?",
      "Suppose a report in {project} loads a whole table and filters in memory. How did the LINQ get there, and how do you fix it?",
      "A LINQ filter in Entity Framework works on ten rows but takes minutes on a million. What could be wrong, and how do you fix it?",
    ],
    expected:
      "Somewhere the query became IEnumerable, for example by ToList or AsEnumerable before Where, or because a repository returns IEnumerable. From then on the filter runs in memory, after the whole table has come over. As long as it stays IQueryable, Entity Framework builds an expression tree and translates it to SQL with a WHERE. So I filter, sort, page with Skip and Take, and project with Select to a small DTO, and call ToListAsync at the very end. A method of my own inside Where cannot be translated, and EF Core throws. For reading only I add AsNoTracking. I look at the SQL through ToQueryString or the log, and beware of walking the same query twice, because it runs twice.",
    points: [
      {
        text: "ToList or IEnumerable before the filter",
        accept: [
          "became IEnumerable",
          "ToList or AsEnumerable",
          "filter runs in memory",
          "ToList is called too early",
          "whole table in memory",
          "whole table is loaded first",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "IQueryable becomes SQL",
        accept: [
          "stays IQueryable",
          "expression tree",
          "translates it to SQL",
          "IQueryable is translated to SQL",
          "filter in the database",
        ],
        weight: 0.25,
      },
      {
        text: "project only needed columns, page in SQL",
        accept: [
          "Skip and Take",
          "project with Select",
          "select only needed columns",
          "page with Skip and Take",
        ],
        weight: 0.15,
      },
      { text: "AsNoTracking for reading", accept: ["AsNoTracking"], weight: 0.1 },
      {
        text: "look at the generated SQL",
        accept: ["ToQueryString", "log the SQL", "see the generated SQL", "look at the SQL"],
        weight: 0.15,
      },
    ],
    avoid: [
      "calling ToList early makes it faster",
      "EF translates every C# method to SQL",
      "IEnumerable also filters in the database",
    ],
    link: "https://learn.microsoft.com/en-us/ef/core/querying/",
  },
  {
    id: "software-php-laravel-queue-retry",
    family: "software",
    topic: "php-laravel",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "opener",
    title: "Slow mail in a request",
    frames: [
      "Your resume names {skill}. In a Laravel app, registering takes six seconds because a mail is sent. How do you move it out, and what can go wrong?",
      "Suppose sign-up in {project} waits for a mail server. How do you use Laravel's queue, and what can go wrong with it?",
      "Signing up in a Laravel app takes six seconds because a mail is sent. How do you move it out, and what can go wrong?",
    ],
    expected:
      "I make a job that implements ShouldQueue and dispatch it with afterCommit, so it never runs for a user whose transaction rolled back. The request then returns at once. A worker process, kept alive by Supervisor or Horizon, takes jobs from Redis. The job holds the user id and sets tries to three with backoff, so a dead mail server is tried again later, and what fails for good lands in failed_jobs, where I can retry it. The timeout must be shorter than retry_after, otherwise the same job starts twice. After a deploy I run queue:restart, because workers keep the old code in memory. And I alert when the queue is longer than usual, since users notice late mails last.",
    points: [
      {
        text: "a queued job with a worker",
        accept: [
          "implements ShouldQueue",
          "ShouldQueue",
          "Supervisor or Horizon",
          "queued job",
          "dispatch a job",
          "queue worker",
          "push it to a queue",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "dispatch after commit",
        accept: ["afterCommit", "dispatch after the commit", "after the transaction commits"],
        weight: 0.2,
      },
      {
        text: "tries with backoff, then failed_jobs",
        accept: [
          "tries to three with backoff",
          "lands in failed_jobs",
          "failed jobs table",
          "retry failed jobs",
          "tries and backoff",
          "failed_jobs table",
        ],
        weight: 0.2,
      },
      {
        text: "timeout must be below retry_after",
        accept: ["timeout must be shorter than retry_after", "retry_after above timeout"],
        weight: 0.15,
      },
      {
        text: "restart workers on deploy",
        accept: [
          "queue:restart",
          "workers keep the old code",
          "restart the workers",
          "queue restart after deploy",
        ],
        weight: 0.15,
      },
    ],
    avoid: ["workers load new code by themselves", "a sync queue driver sends in the background"],
    link: "https://laravel.com/docs/queues",
  },
  {
    id: "software-php-fpm-workers-full",
    family: "software",
    topic: "php-laravel",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "deepener",
    title: "All PHP workers are busy",
    frames: [
      "Your {skill} site answers 502 and 504 in the evening although the CPU is idle. What do you look at, and what do you change?",
      "Suppose {project} on PHP slows down each evening while the processor is idle. How do you find the bottleneck, and what do you change?",
      "A PHP site answers 502 and 504 every evening although the CPU is idle. What do you look at, and what do you change?",
    ],
    expected:
      "With an idle processor the workers are waiting for something. I open the PHP-FPM status page and look at active processes and the listen queue; if all of pm.max_children are busy, new requests wait. The FPM slow log with a trace after three seconds shows where they wait, mostly at a slow query, an outside API without a timeout, or a session file lock when one user sends many calls. I cure that first: an index, a timeout for curl, sessions in Redis. Only then I size the pool, memory for PHP divided by the memory of one worker, because too many children make the server swap. OPcache must be on, and long jobs belong in a queue.",
    points: [
      {
        text: "all FPM children are in use",
        accept: [
          "pm.max_children are busy",
          "listen queue of FPM",
          "FPM status page",
          "all workers are busy",
          "max_children reached",
          "no free PHP-FPM worker",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "the slow log shows where",
        accept: ["FPM slow log", "slow log with a trace", "slowlog"],
        weight: 0.2,
      },
      {
        text: "slow query, API without timeout, session lock",
        accept: [
          "session file lock",
          "outside API without a timeout",
          "slow database query",
          "external API is slow",
          "waiting for the database",
        ],
        weight: 0.25,
      },
      {
        text: "size the pool by memory",
        accept: ["divided by the memory", "memory of one worker", "memory per worker", "memory per child"],
        weight: 0.2,
      },
      { text: "OPcache must be on", accept: ["OPcache"], weight: 0.1 },
    ],
    avoid: [
      "more children always make PHP faster",
      "an idle CPU means the server is healthy",
      "a longer timeout cures the 504",
    ],
    link: "https://www.php.net/manual/en/install.fpm.configuration.php",
  },
];
