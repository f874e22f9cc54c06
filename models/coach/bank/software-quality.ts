import type { EntryDraft } from "../entry.ts";

/** Working well together: Git and tests. */
export const softwareQuality: readonly EntryDraft[] = [
  {
    id: "software-git-merge-rebase",
    family: "software",
    topic: "git",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Merge or rebase",
    frames: [
      "In the team at {employer}, when did you merge and when did you rebase in {skill}, and what is the danger of each?",
      "In Git, when do you merge and when do you rebase, and what is the danger of each?",
    ],
    expected:
      "A merge joins two branches with a merge commit and leaves both histories as they were, so it is safe on shared branches. A rebase puts my commits on top of the latest main and gives them new hashes, so the history becomes a straight line. I rebase my own feature branch before the pull request, and never a branch that others have already pulled, because their copies then no longer match. After a rebase I push with force-with-lease, which stops if someone else has pushed meanwhile. The danger of many merges is a history that is hard to read. In conflicts I read both sides and run the tests.",
    points: [
      {
        text: "a merge leaves both histories",
        accept: [
          "leaves both histories",
          "joins two branches",
          "merge commit keeps history",
          "merge keeps both histories",
        ],
        weight: 0.25,
      },
      {
        text: "rebase rewrites commits into a line",
        accept: [
          "history becomes a straight",
          "linear history",
          "gives them new hashes",
          "rebase rewrites history",
          "new commit hashes",
        ],
        weight: 0.25,
      },
      {
        text: "never rebase others' pulled branches",
        accept: [
          "others have already pulled",
          "rebase my own feature",
          "never rebase a shared branch",
          "rebase only my own branch",
          "rebase only local commits",
          "rebase on shared branches",
          "not rebase shared",
          "rebase a public branch",
          "never a branch that others",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "after rebasing, force-with-lease",
        accept: ["force-with-lease", "force with lease"],
        weight: 0.2,
      },
    ],
    avoid: [
      "rebasing what others pulled is harmless",
      "merging loses commits of one side",
      "a rebase keeps the same commit hashes",
      "a merge rewrites the history",
    ],
    link: "https://git-scm.com/book/en/v2/Git-Branching-Rebasing",
  },
  {
    id: "software-git-undo-pushed",
    family: "software",
    topic: "git",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Undo a pushed mistake",
    frames: [
      "You pushed a commit of {project} that breaks the build, and others have pulled it. How do you undo it, and bring the work back later?",
      "You pushed a commit that breaks the build, and others have pulled it. How do you undo it, step by step, and bring the work back later?",
    ],
    expected:
      "I write one line to the team first, so that nobody branches off from the broken state. Then I use git revert, which adds a commit that undoes the change and is safe for people who have pulled. I do not use reset with a forced push on a shared branch, because colleagues would merge the old commit back. For a merge commit the revert needs to be told which parent stays, with -m 1. Later I bring the work back by reverting the revert and putting the repair on top, since a plain merge would find it already merged. So that it stays rare, the branch is protected: a pull request and a green build before anything lands.",
    points: [
      {
        text: "the team hears of the broken state",
        accept: ["one line to the team", "tell the team", "inform the team", "tell everyone"],
        weight: 0.2,
      },
      {
        text: "git revert adds an undoing commit",
        accept: ["git revert", "revert commit"],
        weight: 0.4,
        must: true,
      },
      {
        text: "a reset rewrites what others have",
        accept: [
          "reset with a forced push rewrites",
          "colleagues would merge the old commit",
          "reset rewrites shared history",
          "reset breaks their copies",
          "do not use reset with a forced push",
        ],
        weight: 0.2,
      },
      {
        text: "bring it back by reverting the revert",
        accept: ["reverting the revert", "revert the revert", "fix and push again in a new branch"],
        weight: 0.2,
      },
    ],
    avoid: ["a forced push is harmless here", "reset hard is the quickest undo"],
    link: "https://git-scm.com/docs/git-revert",
  },
  {
    id: "software-testing-levels",
    family: "software",
    topic: "testing",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Which tests you write",
    frames: [
      "For a feature of {project}, which kinds of tests did you write, how many of each, and what did you do when a bug was found?",
      "Which kinds of tests do you write for a new feature, how many of each, and what do you do when a bug is found?",
    ],
    expected:
      "Most of mine are unit tests, as they run in milliseconds and point at the exact line. They cover the rules: normal input, the edges, and wrong input. Then a smaller number of integration tests run against a real database in a container, since mocks hide wrong SQL. At the top I keep a handful of end-to-end tests for the paths that earn money, like signing in and paying, because they are slow and break easily. I check behaviour and not private details, so a clean-up does not break tests. Every bug gets a failing test first and then the fix. Coverage tells me what is untested, not what is right.",
    points: [
      {
        text: "mostly unit tests, quick and exact",
        accept: [
          "run in milliseconds",
          "unit tests are fast",
          "unit tests at the base",
          "large number of unit tests",
          "unit tests for the rules",
          "test pyramid",
        ],
        weight: 0.25,
      },
      {
        text: "integration tests with a real database",
        accept: [
          "integration tests run",
          "real database in",
          "test containers",
          "integration tests with database",
        ],
        weight: 0.25,
      },
      {
        text: "few end-to-end tests for key paths",
        accept: [
          "handful of end-to-end",
          "few e2e",
          "few end-to-end tests",
          "end-to-end tests for main flows",
          "only critical paths end to end",
          "test pyramid",
          "mostly unit tests",
          "unit tests are most",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "each bug fix starts with a failing test",
        accept: [
          "gets a failing test",
          "regression test",
          "write a failing test first",
          "test that reproduces the bug",
        ],
        weight: 0.25,
      },
    ],
    avoid: ["full coverage proves the code is right", "mocks are fine for checking SQL"],
  },
  {
    id: "software-testing-flaky",
    family: "software",
    topic: "testing",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Tests that fail sometimes",
    frames: [
      "In the suite at {employer}, one automated test fails every tenth run. How do you find the reason, and what do you do meanwhile?",
      "An automated test fails about every tenth run. How do you find the reason, and what do you do meanwhile?",
    ],
    expected:
      "I first make it fail on demand: I run that one in a loop, in random order and with a slow CPU, and keep the logs and a screenshot. The common causes are waiting by fixed sleep instead of for a condition, state shared with another case, and depending on the real clock, time zone or network. So I wait for the visible result, give each case its own data, and pass in a fake clock. Meanwhile I quarantine it with a ticket and a date, so that the main run stays trusted. I do not just add retries, because a retry can hide a real race in the product.",
    points: [
      {
        text: "run it in random order and repeatedly",
        accept: [
          "in random order",
          "fail on demand",
          "run it many times",
          "run it in a loop",
          "repeat it a hundred times",
        ],
        weight: 0.2,
      },
      {
        text: "a usual cause such as timing or shared state",
        accept: [
          "explicit wait",
          "wait for the visible",
          "wait for a condition",
          "wait until the element",
          "wait for the event",
          "waiting by fixed sleep",
          "state shared with another",
          "timing issue",
          "race condition",
          "tests depend on each other",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "own data and a fake clock",
        accept: ["fake clock", "each test has its own data", "isolate the test data", "mock the clock"],
        weight: 0.25,
      },
      {
        text: "quarantine with a ticket, no blind retries",
        accept: [
          "quarantine",
          "mark it flaky with a ticket",
          "skip it with a ticket",
          "move it out of the main run",
        ],
        weight: 0.25,
      },
    ],
    avoid: [
      "retrying until it passes solves flakiness",
      "a longer sleep makes the test stable",
      "a flaky test can simply be ignored",
    ],
  },
];
