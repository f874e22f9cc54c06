import type { EntryDraft } from "../entry.ts";

/** Security of what a program stores and whom it lets in. */
export const softwareSecurity: readonly EntryDraft[] = [
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
      "How does {project} keep out SQL injection, what if a column name comes from the user, and what limits the damage if something slips through?",
      "What is SQL injection, how do you prevent it, what if a column name comes from the user, and what limits the damage?",
    ],
    expected:
      "It happens when user text is glued into the SQL string, so a quote in the input ends the value and the rest runs as a command. The cure is prepared statements with parameters, where the database gets the query and the values apart and never reads the value as SQL. An ORM does this for me, as long as I do not build raw strings in it. Names of columns or a sort direction cannot be parameters, so there I choose from a fixed list in code. Escaping by hand is too easy to forget. As a second wall the app's database user has few rights, so it cannot drop tables.",
    points: [
      {
        text: "user text becomes part of the command",
        accept: [
          "glued into the SQL",
          "string concatenation",
          "query concatenation",
          "input concatenated in the query",
          "user input runs as SQL",
        ],
        weight: 0.25,
      },
      {
        text: "prepared statements keep values apart",
        accept: [
          "statements with parameters",
          "parameterised query",
          "parameterized query",
          "bind parameters",
          "prepared statement",
          "placeholders for values",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "column names from a fixed list",
        accept: [
          "column whitelist",
          "choose from a fixed list",
          "allow list of columns",
          "whitelist the column names",
        ],
        weight: 0.2,
      },
      {
        text: "an app user who cannot drop tables",
        accept: [
          "cannot drop tables",
          "few rights for the app user",
          "least privilege",
          "database user with limited rights",
          "limited database permissions",
        ],
        weight: 0.2,
      },
    ],
    avoid: [
      "removing quotes makes the input safe",
      "escaping quotes by hand is safe",
      "an ORM always prevents SQL injection",
      "a column name can be a bind parameter",
    ],
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
      "How are passwords stored in {project} and guarded at the login, and why would SHA-256 alone not be good enough?",
      "How should an application store passwords and guard the login, and why is SHA-256 alone not good enough?",
    ],
    expected:
      "I store only a hash made by a slow password function, Argon2id if I can choose, or bcrypt with a sensible cost. SHA-256 is made to be quick, so a graphics card tries billions of guesses a second on a stolen table. Each password gets its own random salt, so equal passwords look different and ready-made tables are useless; these functions keep the salt inside the result. I raise the cost over the years and rehash when the user signs in. At the login I limit attempts, and I give the same message for a wrong name and a wrong password. Encryption would be wrong, as whoever finds the key gets everything.",
    points: [
      {
        text: "a slow function: Argon2 or bcrypt",
        accept: ["Argon2id", "bcrypt", "slow password function", "scrypt", "PBKDF2", "slow hash function"],
        weight: 0.35,
        must: true,
      },
      {
        text: "quick hashes allow billions of guesses",
        accept: [
          "billions of guesses",
          "graphics card tries",
          "SHA-256 is too fast",
          "fast hash is easy to brute force",
          "brute force with a GPU",
        ],
        weight: 0.25,
      },
      {
        text: "a random salt for each password",
        accept: ["random salt", "unique salt", "different salt for every user", "salt per password"],
        weight: 0.25,
      },
      {
        text: "login attempts are limited",
        accept: [
          "limit attempts",
          "lock the account",
          "login limit",
          "rate limit the login",
          "lock after failed attempts",
        ],
        weight: 0.15,
      },
    ],
    avoid: [
      "encrypting the passwords is the best way",
      "the salt must be kept secret",
      "salted SHA-256 is safe enough",
      "one shared salt is fine",
    ],
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
        accept: [
          "script on the page",
          "cross-site scripting",
          "XSS",
          "JavaScript can read it",
          "stolen by a script",
        ],
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
        accept: [
          "forged requests",
          "origin check",
          "anti-forgery",
          "CSRF protection",
          "CSRF token",
          "SameSite against CSRF",
        ],
        weight: 0.2,
      },
      {
        text: "short life and rotated refresh tokens",
        accept: [
          "refresh token is rotated",
          "rotate refresh tokens",
          "short-lived access",
          "short-lived tokens",
          "short expiry with refresh token",
        ],
        weight: 0.15,
      },
      {
        text: "a strict content security policy",
        accept: ["content security policy", "CSP"],
        weight: 0.1,
      },
    ],
    avoid: [
      "encoding a token as JWT hides its contents",
      "local storage is fine with HTTPS",
      "HttpOnly alone stops forged requests",
    ],
    link: "https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html",
  },
];
