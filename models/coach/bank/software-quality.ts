import type { EntryDraft } from "../entry.ts";

/** Working well together: Git, tests, security. */
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
        accept: ["leaves both histories", "joins two branches"],
        weight: 0.25,
      },
      {
        text: "rebase rewrites commits into a line",
        accept: ["history becomes a straight", "linear history", "gives them new hashes"],
        weight: 0.25,
      },
      {
        text: "never rebase others' pulled branches",
        accept: ["others have already pulled", "rebase my own feature"],
        weight: 0.3,
        must: true,
      },
      {
        text: "after rebasing, force-with-lease",
        accept: ["force-with-lease", "force with lease"],
        weight: 0.2,
      },
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
      "You pushed a commit of {project} that breaks the build, and others have pulled it. What do you do, step by step?",
      "You pushed a commit that breaks the build for everybody, and some have pulled it. What do you do, step by step?",
    ],
    expected:
      "I write one line to the team first, so that nobody branches off from the broken state. Then I use git revert, which adds a commit that undoes the change and is safe for people who have pulled. I do not use reset with a forced push on a shared branch, because colleagues would merge the old commit back. For a merge commit the revert needs to be told which parent stays, with -m 1. Later I bring the work back by reverting the revert and putting the repair on top, since a plain merge would find it already merged. So that it stays rare, the branch is protected: a pull request and a green build before anything lands.",
    points: [
      {
        text: "the team hears of the broken state",
        accept: ["one line to the team", "nobody branches off"],
        weight: 0.2,
      },
      {
        text: "git revert adds an undoing commit",
        accept: ["git revert", "revert commit"],
        weight: 0.4,
        must: true,
      },
      {
        text: "no reset with a forced push",
        accept: ["use reset with", "hard reset"],
        weight: 0.2,
      },
      {
        text: "bring it back by reverting the revert",
        accept: ["reverting the revert", "which parent stays"],
        weight: 0.2,
      },
    ],
    avoid: ["a forced push is safe on a shared branch"],
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
      "For a feature of {project}, which kinds of tests did you write, and how did you decide how many of each?",
      "Which kinds of tests do you write for a new feature, and how do you decide how many of each?",
    ],
    expected:
      "Most of mine are unit tests, as they run in milliseconds and point at the exact line. They cover the rules: normal input, the edges, and wrong input. Then a smaller number of integration tests run against a real database in a container, since mocks hide wrong SQL. At the top I keep a handful of end-to-end tests for the paths that earn money, like signing in and paying, because they are slow and break easily. I check behaviour and not private details, so a clean-up does not break tests. Every bug gets a failing test first and then the fix. Coverage tells me what is untested, not what is right.",
    points: [
      {
        text: "mostly unit tests, quick and exact",
        accept: ["mine are unit tests", "run in milliseconds"],
        weight: 0.25,
      },
      {
        text: "integration tests with a real database",
        accept: ["integration tests run", "real database in", "test containers"],
        weight: 0.25,
      },
      {
        text: "few end-to-end tests for key paths",
        accept: ["handful of end-to-end", "few e2e"],
        weight: 0.25,
        must: true,
      },
      {
        text: "each bug fix starts with a failing test",
        accept: ["gets a failing test", "regression test"],
        weight: 0.25,
      },
    ],
    avoid: ["full coverage means no bugs"],
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
        accept: ["in random order", "loop, in random", "fail on demand"],
        weight: 0.2,
      },
      {
        text: "wait for a condition, not a fixed sleep",
        accept: ["fixed sleep", "explicit wait", "wait for the visible"],
        weight: 0.3,
        must: true,
      },
      {
        text: "own data and a fake clock",
        accept: ["fake clock", "state shared with another"],
        weight: 0.25,
      },
      {
        text: "quarantine with a ticket, no blind retries",
        accept: ["quarantine", "not just add retries"],
        weight: 0.25,
      },
    ],
    avoid: ["retrying until it passes solves flakiness"],
  },
  {
    id: "software-security-sql-injection",
    family: "software",
    topic: "security",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "SQL injection explained",
    frames: [
      "How does {project} protect its database from SQL injection, and would your search form be safe as well?",
      "What is SQL injection, how do you prevent it, and what do you do when a column name comes from the user?",
    ],
    expected:
      "It happens when user text is glued into the SQL string, so a quote in the input ends the value and the rest runs as a command. The cure is prepared statements with parameters, where the database gets the query and the values apart and never reads the value as SQL. An ORM does this for me, as long as I do not build raw strings in it. Names of columns or a sort direction cannot be parameters, so there I choose from a fixed list in code. Escaping by hand is too easy to forget. As a second wall the app's database user has few rights, so it cannot drop tables.",
    points: [
      {
        text: "user text becomes part of the command",
        accept: ["glued into the SQL", "string concatenation", "query concatenation"],
        weight: 0.25,
      },
      {
        text: "prepared statements keep values apart",
        accept: [
          "statements with parameters",
          "parameterised query",
          "parameterized query",
          "bind parameters",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "column names from a fixed list",
        accept: ["fixed list", "column whitelist"],
        weight: 0.2,
      },
      {
        text: "an app user who cannot drop tables",
        accept: ["cannot drop tables", "few rights for the app user", "least privilege"],
        weight: 0.2,
      },
    ],
    avoid: ["removing quotes from the input is enough"],
    link: "https://cheatsheetseries.owasp.org/cheatsheets/SQL_Injection_Prevention_Cheat_Sheet.html",
  },
  {
    id: "software-security-password-storage",
    family: "software",
    topic: "security",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "How passwords are kept",
    frames: [
      "How are passwords stored in {project}, and why would SHA-256 alone not be good enough?",
      "How should an application store passwords, and why is SHA-256 alone not good enough?",
    ],
    expected:
      "I store only a hash made by a slow password function, Argon2id if I can choose, or bcrypt with a sensible cost. SHA-256 is made to be quick, so a graphics card tries billions of guesses a second on a stolen table. Each password gets its own random salt, so equal passwords look different and ready-made tables are useless; these functions keep the salt inside the result. I raise the cost over the years and rehash when the user signs in. At the login I limit attempts, and I give the same message for a wrong name and a wrong password. Encryption would be wrong, as whoever finds the key gets everything.",
    points: [
      {
        text: "a slow function: Argon2 or bcrypt",
        accept: ["Argon2id", "bcrypt", "slow password function"],
        weight: 0.35,
        must: true,
      },
      {
        text: "quick hashes allow billions of guesses",
        accept: ["billions of guesses", "graphics card tries"],
        weight: 0.25,
      },
      {
        text: "a random salt for each password",
        accept: ["random salt", "own salt", "unique salt"],
        weight: 0.25,
      },
      {
        text: "login attempts are limited",
        accept: ["limit attempts", "lock the account", "login limit"],
        weight: 0.15,
      },
    ],
    avoid: ["passwords should be encrypted so they can be read back", "the salt must be kept secret"],
    link: "https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html",
  },
  {
    id: "software-security-token-theft",
    family: "software",
    topic: "security",
    kind: "technical",
    type: "theoretical",
    level: "hard",
    rung: "transfer",
    title: "Where the token lives",
    frames: [
      "{project} keeps its sign-in token in local storage. What is the risk, and how would you redesign it?",
      "A web app keeps its sign-in token in local storage. What is the risk, and how would you redesign it?",
    ],
    expected:
      "Any script on the page can read local storage, so a single cross-site scripting hole, even in a third-party library, lets the attacker carry the token away. I would move it to a cookie that is HttpOnly, Secure and SameSite Lax, so scripts cannot read it. Cookies are sent by themselves, so I also need protection against forged requests: SameSite plus a token or an origin check on changes. Access tokens live about ten minutes, and the refresh token is rotated at each use, so a second use of an old one ends the whole family. A strict content security policy lowers the chance of such a hole.",
    points: [
      {
        text: "any injected script can read it",
        accept: ["script on the page", "cross-site scripting", "XSS"],
        weight: 0.25,
      },
      {
        text: "an HttpOnly, Secure, SameSite cookie",
        accept: ["HttpOnly", "http only cookie"],
        weight: 0.3,
        must: true,
      },
      {
        text: "cookies need defence against forged requests",
        accept: ["forged requests", "origin check", "anti-forgery"],
        weight: 0.2,
      },
      {
        text: "short life and rotated refresh tokens",
        accept: ["refresh token is rotated", "rotate refresh tokens", "short-lived access"],
        weight: 0.15,
      },
      {
        text: "a strict content security policy",
        accept: ["content security policy", "CSP"],
        weight: 0.1,
      },
    ],
    avoid: ["encoding a token as JWT hides its contents"],
    link: "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html",
  },
];
