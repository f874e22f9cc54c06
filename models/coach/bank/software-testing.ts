import type { EntryDraft } from "../entry.ts";

/** Tests by code and by hand, and alarms in operation. */
export const softwareTesting: readonly EntryDraft[] = [
  {
    id: "software-testing-too-many-mocks",
    family: "software",
    topic: "testing",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "transfer",
    title: "Green tests, broken program",
    frames: [
      "Your resume names {skill}. All unit tests are green, yet the program fails at once when it runs. What may be wrong with the tests?",
      "Suppose all unit tests of {project} pass, and the first real request fails. What do you change in how you test?",
      "All unit tests are green, yet the program fails at the first real request. What may be wrong with the tests?",
    ],
    expected:
      "Most likely everything around the unit is mocked, so the tests only repeat what we believe about the database or the API. So I mock only what I do not own or cannot run, such as a payment provider, and even there I prefer a fake server over HTTP that is checked against the provider's contract. The database in tests is the real one, PostgreSQL in a container with Testcontainers, each test in its own transaction. I check results and not which method was called, because such tests break at each refactoring. A few tests start the whole program and walk the main path. I break the code on purpose to see if a test notices.",
    points: [
      {
        text: "too many mocks repeat our belief",
        accept: ["is mocked", "over-mocking", "tests only repeat what we believe"],
        weight: 0.3,
        must: true,
      },
      {
        text: "use the real database in a container",
        accept: ["Testcontainers", "PostgreSQL in a container", "real database in tests"],
        weight: 0.2,
      },
      {
        text: "check results, not calls",
        accept: ["which method was called", "check results and not"],
        weight: 0.2,
      },
      {
        text: "a few tests walk the whole program",
        accept: ["start the whole program", "end to end", "smoke test"],
        weight: 0.15,
      },
      {
        text: "mutation: break the code on purpose",
        accept: ["break the code on purpose", "mutation testing"],
        weight: 0.15,
      },
    ],
    avoid: ["full line coverage proves that the program works"],
  },
  {
    id: "software-selenium-stable-waits",
    family: "software",
    topic: "selenium",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Tests that need a sleep",
    frames: [
      "In your {skill} tests, some clicks fail unless you add a sleep. What do you do instead, and how do you pick locators?",
      "Suppose the UI tests of {project} are full of sleeps and still fail at night. How would you repair them?",
      "UI tests are full of sleeps and still fail at night. What do you use in Selenium instead, and how do you pick locators?",
    ],
    expected:
      "A sleep is either too short on a bad night or wastes time on all others. I use WebDriverWait with a condition, such as the button is clickable or the spinner is gone, which goes on the moment it is true. I do not mix it with implicit waits, since the two add up in odd ways. For locators I take an id or a data-testid that developers keep for us, and never an absolute XPath. A stale element means the page drew it anew, so I look it up again inside the wait. Pages have page objects, so a change is repaired in one place. Each test makes its own data through the API.",
    points: [
      {
        text: "explicit waits for a condition",
        accept: ["WebDriverWait", "explicit wait", "expected conditions"],
        weight: 0.3,
        must: true,
      },
      { text: "do not mix with implicit waits", accept: ["implicit waits"], weight: 0.15 },
      {
        text: "stable locators, no absolute XPath",
        accept: ["data-testid", "absolute XPath", "stable locator"],
        weight: 0.2,
      },
      {
        text: "page objects keep repairs in one place",
        accept: ["page objects", "page object model"],
        weight: 0.15,
      },
      {
        text: "each test makes its data by API",
        accept: ["makes its own data through the API", "independent test data"],
        weight: 0.2,
      },
    ],
    avoid: ["a longer sleep makes a UI test stable"],
    link: "https://www.selenium.dev/documentation/webdriver/waits/",
  },
  {
    id: "software-manual-testing-from-rule",
    family: "software",
    topic: "manual-testing",
    kind: "technical",
    type: "theoretical",
    level: "easy",
    rung: "opener",
    title: "Test cases from one rule",
    frames: [
      "You do {skill}. A loan form accepts ages 21 to 60 and amounts from 50,000 to 5 lakh. Which cases do you write?",
      "Suppose a form in {project} accepts amounts from 50,000 to 5 lakh rupees. Which cases do you test, and in which order?",
      "A loan form accepts ages from 21 to 60 and amounts from 50,000 to 5 lakh rupees. Which test cases do you write?",
    ],
    expected:
      "I divide the values into groups that should behave alike: under 21, 21 to 60, over 60, the same for the amount, and take one from each. Most faults sit at the borders, so I test 20, 21, 60 and 61, and 49,999, 50,000, 5 lakh and one rupee more. For rules that work together, such as age with amount, I draw a decision table so that no pair is forgotten. Then come the bad inputs: empty, letters, minus, decimals, commas as in 5,00,000, a very long number. I also check the message, the same rule on the server with Postman, and going back in the browser. Each case has steps, data and the expected result, traced to the requirement.",
    points: [
      {
        text: "equivalence groups, one value each",
        accept: ["groups that should behave alike", "equivalence partitioning", "equivalence class"],
        weight: 0.2,
      },
      {
        text: "boundary values on both sides",
        accept: ["at the borders", "20, 21, 60 and 61", "boundary value analysis"],
        weight: 0.3,
        must: true,
      },
      { text: "a decision table for combined rules", accept: ["decision table"], weight: 0.15 },
      {
        text: "bad inputs: empty, letters, negative",
        accept: ["bad inputs", "empty, letters", "negative testing"],
        weight: 0.2,
      },
      {
        text: "expected result traced to the requirement",
        accept: ["expected result", "traced to the requirement"],
        weight: 0.15,
      },
    ],
    avoid: ["testing one good value is enough for a range"],
  },
  {
    id: "software-manual-testing-bug-report",
    family: "software",
    topic: "manual-testing",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Severity, priority, a good report",
    frames: [
      "In your {skill} work, how do you write a bug report that no developer sends back? Give severity and priority as you would.",
      "Suppose you find that a total in {project} is one rupee off. How do you report it, and which severity and priority?",
      "You find that an invoice total is one rupee off for some orders. How do you report it, with which severity and priority?",
    ],
    expected:
      "First I make it happen again and narrow it down: which orders, since which build, which browser; perhaps only with a 5 percent discount and odd quantities, which smells of rounding. The report has one fact in its title, the build and environment, numbered steps from the start, test data, what I expected with the rule it comes from, and what came, with a screenshot and the request's id. Severity says how bad it is for the system: money is wrong, so high, though it does not crash. Priority says how soon, and the product owner decides. A wrong logo on the home page is the reverse, low severity and high priority. I search for a duplicate before.",
    points: [
      {
        text: "reproduce and narrow down first",
        accept: ["make it happen again", "narrow it down", "reproducible"],
        weight: 0.2,
      },
      {
        text: "steps, data, expected and actual",
        accept: ["numbered steps", "expected with the rule", "steps to reproduce"],
        weight: 0.3,
        must: true,
      },
      { text: "severity is how bad", accept: ["Severity says how bad", "severity is impact"], weight: 0.2 },
      {
        text: "priority is how soon, owner decides",
        accept: ["Priority says how soon", "product owner decides"],
        weight: 0.2,
      },
      { text: "search for duplicates before", accept: ["search for a duplicate"], weight: 0.1 },
    ],
    avoid: ["high severity always means high priority"],
  },
  {
    id: "software-monitoring-useful-alert",
    family: "software",
    topic: "monitoring",
    kind: "technical",
    type: "theoretical",
    level: "medium",
    rung: "deepener",
    title: "Alarms that nobody reads",
    frames: [
      "You set up {skill}. The team gets 200 alarms a day and ignores them. What do you change?",
      "Suppose {project} sends 200 alarms a day and a real outage was missed. How do you rebuild the alerting?",
      "A team gets 200 alarms a day and missed a real outage among them. How do you rebuild the alerting?",
    ],
    expected:
      "An alarm that wakes a person must mean that users suffer now and that he can do something. So I start from symptoms: error rate, latency at the 95th percentile and traffic, measured at the edge, not CPU at 80 percent. I agree on a goal, such as 99.9 percent of checkouts good in a month, and page when the error budget burns quickly, for example two percent of it in an hour. Slower burning makes a ticket for the morning. Each page links to a runbook and a dashboard. Every week we go through the pages and delete or mend what was useless. A dead man's switch tells when monitoring itself is down.",
    points: [
      {
        text: "alert on what users feel",
        accept: ["users suffer", "start from symptoms", "symptom based alert"],
        weight: 0.3,
        must: true,
      },
      { text: "an SLO with burn rate", accept: ["error budget", "burn rate", "SLO"], weight: 0.25 },
      {
        text: "page or ticket by urgency",
        accept: ["ticket for the morning", "page versus ticket"],
        weight: 0.15,
      },
      { text: "a runbook with each page", accept: ["runbook"], weight: 0.15 },
      {
        text: "prune alarms regularly, watch the watcher",
        accept: ["delete or mend", "dead man's switch"],
        weight: 0.15,
      },
    ],
    avoid: ["more alarms make a system safer"],
    link: "https://sre.google/sre-book/monitoring-distributed-systems/",
  },
];
