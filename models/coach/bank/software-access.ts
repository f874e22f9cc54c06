import type { EntryDraft } from "../entry.ts";

/** Sign-in, and what keeps strangers out. */
export const softwareAccess: readonly EntryDraft[] = [
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
      "You used {skill}. A phone is stolen and its owner presses log out everywhere. How do you make the tokens stop working, and notice a stolen one?",
      "Suppose a phone with {project} on it is stolen. How does “log out everywhere” work when tokens are JWTs, and how do you notice a stolen one?",
      "Sign-in uses JWTs. A phone is stolen and the user presses log out everywhere. How do you make the tokens stop working, and notice a stolen one?",
    ],
    expected:
      "A signed JWT is valid until it expires, since the server only checks the signature, so deleting it on one device does nothing on the stolen phone. I keep access tokens short, ten or fifteen minutes, and refresh tokens long, random and stored hashed in the database, one row per device. Log out everywhere deletes these rows, so after a quarter of an hour at most all is over. If that is too long, each user has a token version in the JWT, and the check reads it from a cache. Refresh tokens rotate; when an old one comes back, I take it for theft and end the family. Every check names the algorithm, the issuer and the audience.",
    points: [
      {
        text: "a JWT stays valid until it expires",
        accept: [
          "valid until it expires",
          "stateless token",
          "valid till expiry",
          "server only checks the signature",
        ],
        weight: 0.25,
        must: true,
      },
      {
        text: "short access, stored refresh tokens",
        accept: [
          "refresh tokens long",
          "access tokens short",
          "one row per device",
          "short lived access token",
          "refresh token in database",
        ],
        weight: 0.25,
      },
      {
        text: "revoking deletes the refresh rows",
        accept: [
          "Log out everywhere deletes these rows",
          "revoke refresh tokens",
          "delete all refresh tokens",
        ],
        weight: 0.15,
      },
      {
        text: "rotation reveals a stolen one",
        accept: ["tokens rotate", "refresh token reuse", "end the family", "rotate the refresh token"],
        weight: 0.2,
      },
      {
        text: "token version or deny list for instant effect",
        accept: ["token version", "deny list", "blacklist", "revoked token list"],
        weight: 0.15,
      },
    ],
    avoid: [
      "clearing local storage ends the stolen session",
      "changing the password expires every JWT at once",
    ],
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
      "Your resume names {skill}. Walk me through signing in with Google in a single-page app: what is PKCE for, what do you check, and where do tokens live?",
      "Suppose {project} adds sign-in with Google. Which OAuth flow do you use, what do you check when the user comes back, and where do tokens live?",
      "A single-page app adds sign-in with Google. Which OAuth flow do you use, what is PKCE for, what do you check, and where do tokens live?",
    ],
    expected:
      "I use the authorization code flow with PKCE. The app makes a random verifier, sends its hash along to the provider, and later shows the verifier when it trades the code for tokens; so a code that somebody steals on the way is worthless. The implicit flow is out, because tokens land in the URL. I check that state is the one I made, which stops login CSRF, and the nonce in the ID token. From the ID token I check signature, issuer, audience and expiry, and take the sub as key, not the e-mail, because that can change hands. Redirect addresses are registered exactly. Best my server trades the code and gives the browser only an HttpOnly cookie.",
    points: [
      {
        text: "authorization code with PKCE",
        accept: [
          "authorization code flow",
          "code flow with PKCE",
          "makes a random verifier",
          "code challenge and verifier",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "nonce and state stop login CSRF",
        accept: ["nonce in the ID token", "login CSRF", "state parameter"],
        weight: 0.15,
      },
      {
        text: "verify issuer, audience, signature",
        accept: ["issuer, audience", "audience and expiry", "signature and issuer", "validate the ID token"],
        weight: 0.2,
      },
      {
        text: "sub is the key, not e-mail",
        accept: ["take the sub", "subject claim", "sub as the user id", "sub not the mail"],
        weight: 0.15,
      },
      {
        text: "exact redirect and tokens kept off the browser",
        accept: [
          "Redirect addresses are registered",
          "HttpOnly cookie",
          "backend trades the code",
          "exact redirect URI",
          "tokens on the server",
        ],
        weight: 0.2,
      },
    ],
    avoid: ["the implicit flow is safest for a browser app", "a single-page app keeps the client secret"],
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
      "Suppose someone writes a script tag in a comment field of {project}. How could it run for others, and which layers stop it?",
      "Your resume names {skill}. How can a comment written by one user run code for another, and what layers stop it?",
      "A user writes a script tag in a comment. How could it run in another user's browser, and what layers stop it?",
    ],
    expected:
      "If the page puts the comment in the HTML as it is, every reader's browser runs it with his session; that is stored XSS. The first layer is escaping at output for the place: text, attribute, URL or script are different. React, Angular and Blade templates do it, so the holes are dangerouslySetInnerHTML, innerHTML and links that begin with javascript. If rich text is wanted, I sanitise with DOMPurify and a small list of tags. The second layer is a Content Security Policy with nonces and no unsafe-inline, first in report mode. Third, the session cookie is HttpOnly, which limits theft but does not stop the script from acting. Filtering words at input is not a cure.",
    points: [
      {
        text: "escape at output for its place",
        accept: [
          "escaping at output",
          "output encoding",
          "contextual escaping",
          "escape the output",
          "encode before rendering",
        ],
        weight: 0.3,
        must: true,
      },
      {
        text: "dangerous doors: innerHTML and raw links",
        accept: ["dangerouslySetInnerHTML", "innerHTML", "javascript links", "v-html"],
        weight: 0.2,
      },
      {
        text: "sanitise rich text by DOMPurify",
        accept: ["DOMPurify", "sanitise with", "sanitize rich text", "allowed list of tags"],
        weight: 0.15,
      },
      {
        text: "a Content Security Policy as second layer",
        accept: ["Content Security Policy", "CSP"],
        weight: 0.2,
      },
      {
        text: "HttpOnly limits cookie theft, not the script",
        accept: ["cookie is HttpOnly", "HttpOnly session cookie", "HttpOnly flag"],
        weight: 0.15,
      },
    ],
    avoid: [
      "removing the word script from input prevents XSS",
      "HTTPS protects against script injection",
      "HttpOnly cookies stop XSS completely",
    ],
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
      "Suppose you find a live cloud key in the Git history of {project}. What do you do in the first hour, what after, and how do you keep it from happening again?",
      "Suppose a colleague at {employer} pushes a payment key to a public repository. What do you do, in which order, and how do you prevent the next one?",
      "A live payment key was pushed to a public Git repository. What do you do in the first hour, what after, and how do you prevent the next one?",
    ],
    expected:
      "The key counts as stolen from the first minute, because bots scan public pushes. So first I revoke or rotate it at the provider, before anything else; deleting the commit does not help, since clones and caches keep it. Then I read the provider's logs for use from strange addresses, look for new users or servers, and tell the security lead, also when nothing is found. If personal data was reached, law and CERT-In's six-hour report may apply. After that I clean the history with git filter-repo. So that it does not happen again: secrets in a vault, short-lived roles instead of keys, a gitleaks hook and push protection on the server.",
    points: [
      {
        text: "revoke or rotate the key first",
        accept: [
          "revoke or rotate",
          "rotate it at the provider",
          "revoke the key",
          "rotate the key",
          "disable the key",
          "revoke that key",
          "deactivate the key",
        ],
        weight: 0.35,
        must: true,
      },
      {
        text: "clones, forks and caches keep the commit",
        accept: ["clones and caches keep it", "bots scan public pushes", "stays in the history"],
        weight: 0.2,
      },
      {
        text: "read logs for misuse and report",
        accept: [
          "logs for use from strange",
          "tell the security lead",
          "CERT-In",
          "audit logs for misuse",
          "inform the security team",
        ],
        weight: 0.2,
      },
      {
        text: "secret scanning before push",
        accept: ["gitleaks", "push protection", "secret scanning", "pre-commit hook"],
        weight: 0.15,
      },
      {
        text: "short-lived roles or a vault",
        accept: ["secrets in a vault", "short-lived roles", "secrets manager", "environment variables"],
        weight: 0.1,
      },
    ],
    avoid: ["deleting the commit ends the danger", "making the repository private solves the problem"],
    link: "https://docs.github.com/en/code-security/secret-scanning",
  },
];
