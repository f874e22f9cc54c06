import { describe, expect, it } from "vitest";
import type { Question } from "../../entities/question.ts";
import { bank } from "../bank/index.ts";
import { questionOf } from "../score/fixtures.ts";
import { answersOf, KINDS, spreadOver, type Kind } from "../testing/candidates.ts";
import { followUp } from "./followUp.ts";

const question = (own: Partial<Question>): Question => ({
  questionId: "q",
  question: "Tell me about a time you made work at your place easier.",
  title: "Making work easier",
  type: "behavioral",
  link: null,
  expectedAnswer: "I saw the cause, I changed one step, and the queue became shorter.",
  points: [],
  avoid: [],
  resumeLine: null,
  entryId: null,
  ...own,
});

const ofBank = (id: string): Question => {
  const entry = bank.find((one) => one.id === id);
  if (!entry) throw new Error(`No entry ${id}`);
  return questionOf(entry);
};

const quotesIn = (text: string) => [...text.matchAll(/“([^”]*)”/g)].map(([, quote = ""]) => quote);
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

describe("A follow-up", () => {
  it.each([
    [
      "nurse",
      "I changed the handover sheet in our ward, so the night nurse sees allergies first. We cut medicine errors by 40% in that ward.",
      "You said “We cut medicine errors by 40% in that ward”: how did you measure it?",
    ],
    [
      "driver",
      "I joined the two morning routes into one, and the fuel bill came down from 900 to 650 every day for our van.",
      "You said “the fuel bill came down from 900 to 650 every day”: how did you measure it?",
    ],
    [
      "accountant",
      "I made a sheet that reads the bank file. Month end closing dropped from nine days to 4 days with it.",
      null,
    ],
  ])("[FU1] asks a %s how a figure was measured", (_, answer, asked) => {
    const next = followUp(question({}), answer);
    if (asked !== null) expect(next).toBe(asked);
    else expect(next).toMatch(/^You said “.*”: how did you measure it\?$/);
  });

  it("[FU1] takes a figure as it is where the answer says how one knows", () => {
    const answer =
      "I joined two routes and the fuel bill fell by 20%. I compared the register of both months, so we kept it.";
    expect(followUp(question({}), answer) ?? "").not.toMatch(/measure/);
  });

  it("[FU1] does not take a limit of a rule for a claim", () => {
    const answer =
      "I looked at the register every evening. When sales fall below 20% I call the shop and then I finished the visit on time.";
    expect(followUp(question({}), answer) ?? "").not.toMatch(/measure/);
  });

  it.each([
    "The shop was losing buyers. I cut the price from 60 to 45 rupees for the old stock, and it was sold by Friday.",
    "He wanted a month. We agreed to reduce the work to 12 forms a day, and it was finished on time.",
    "The pods kept restarting. I raised the timeout from 5 to 30 seconds, and the errors stopped.",
  ])("[FU1] asks of no figure that somebody has set how it was measured: %s", (answer) => {
    expect(followUp(question({}), answer) ?? "").not.toMatch(/measure/);
  });

  it.each([
    "I called each shop twice. Orders rose from 20 to 35 a day, and it was finished by March.",
    "I added a cache. Requests per second increased from 100 to 400, so the page was fast again.",
    "I followed every lead. We cut the error rate from 8% to 2%, and the manager was happy.",
    "I wrote a new reply. We reduced the number of complaints from 40 to 12, and it worked well.",
  ])("[FU1] asks of a result how it was measured, whatever words stand beside it: %s", (answer) => {
    expect(followUp(question({}), answer) ?? "").toMatch(/measure/);
  });

  it("[FU1] asks for the own part where a story has only we", () => {
    const answer =
      "The hall had water in it after the rain. We shifted the whole exam to the library and informed the parents, and it was finished by noon.";
    expect(followUp(question({}), answer)).toBe(
      "You said “We shifted the whole exam to the library”: what was your own part in it?",
    );
  });

  it("[FU1] asks what came of it where a story has no end", () => {
    const answer =
      "A customer shouted at the counter about a wrong bill. I listened to him and I explained the bill line by line while my colleague went on with the queue.";
    expect(followUp(question({}), answer)).toMatch(
      /^You said “.*I explained the bill.*”: what came out of it in the end\?$/,
    );
  });

  it("[FU1] asks no story's end of a wish", () => {
    const wish = question({ question: "Why do you want to work with us?" });
    const answer =
      "I worked in a small clinic with two doctors and I want to be part of a bigger hospital because there are more kinds of patients there.";
    expect(followUp(wish, answer) ?? "").not.toMatch(/came out/);
  });

  it("[FU1, FU2] asks about the side of a missed point, and does not say it", () => {
    const asked = ofBank("nursing-surgical-checklist");
    const answer =
      "First the patient says the name, the operation and the side, and we see the consent and the allergy before anaesthesia. At the end there is sign out with counts, the specimen label and equipment problems, and I read it aloud.";
    const next = followUp(asked, answer);
    expect(next).toMatch(/^You said “.+”: .+\?$/);
    expect(next).not.toMatch(/time out|stops|incision/i);
  });

  it("[FU1] asks for the price of a choice", () => {
    const asked = question({
      type: "system-design",
      question: "How would you store the sessions of a website?",
      title: "Sessions",
      points: [{ text: "a store that all servers share", accept: ["redis"], weight: 1, must: true }],
    });
    const answer =
      "I would use Redis as the one store that all servers share. Every request reads the session there with its id and the session is gone after thirty minutes.";
    expect(followUp(asked, answer)).toBe(
      "You said “I would use Redis as the one store that all servers share”: what do you give up with that choice?",
    );
  });

  it("[FU1] asks for an example where little is said", () => {
    const answer = "I always speak with the people at the counter first.";
    expect(followUp(question({}), answer)).toMatch(/can you give one real example of that\?$/);
  });

  const CRICKET =
    "I watched the cricket match yesterday and I watched it with my whole family in Ludhiana. India won in the last over.";

  it.each([
    ["software-redis-cache-aside", CRICKET],
    ["behavioral-tight-deadline", CRICKET],
    ["nursing-medication-error", CRICKET],
    ["hr-relocate", CRICKET],
    [
      "sales-claims-never-paid",
      "My favourite film is Sholay, I saw it five times with my brother and we came back late.",
    ],
  ])("[FU3] is not made from an answer about something else: %s", (id, answer) => {
    expect(followUp(ofBank(id), answer)).toBeNull();
  });

  it.each([
    [
      "other-aptitude-average-speed",
      "Going takes 3 hours and coming 2, so it is 48. He spends more time at 40.",
    ],
    ["other-logic-number-series", "The next number is 40 because the gaps are growing by two each time."],
    ["other-logic-number-series", "The next number is 42, the gaps grow by two each time."],
  ])("[FU3] is not made of a sum that was worked out, right or wrong: %s", (id, answer) => {
    expect(followUp(ofBank(id), answer)).toBeNull();
  });

  it.each([
    [
      "hr-about-yourself",
      "I am Sunita, I teach class 3 in Vidya Niketan school since four years and I want to grow in this role.",
    ],
    ["hr-salary-expectation", "I expect around four lakhs a year because others get that here."],
    ["hr-relocate", "I can join in two weeks and I am fine with any city in the north."],
  ])(
    "[FU3] asks nothing more of what every interview asks, which people say in many ways: %s",
    (id, answer) => {
      expect(followUp(ofBank(id), answer)).toBeNull();
    },
  );

  it("[FU2] quotes no words without a verb, and no half of a condition", () => {
    const asked = ofBank("software-javascript-event-loop");
    for (const answer of [
      "JavaScript a promise callback, timer of zero milliseconds, both in queue of the event loop.",
      "Whether the promise callback is ready, if the timer is over.",
    ])
      expect(followUp(asked, answer)).toBeNull();
  });

  it("[FU1] asks for an order, a person to tell or a note only where it was asked what one does", () => {
    const answer =
      "The call stack must be empty first and the delay of the timer is only a minimum. Endless promises starve the page.";
    expect(followUp(ofBank("software-javascript-event-loop"), answer) ?? "").not.toMatch(
      /in which order would you|whom would you|in writing|make sure that all is right/,
    );
  });

  it.each([
    "The cache aside pattern stores a miss in Redis with a time to live.",
    "I added a cache aside pattern with Redis and a time to live.",
  ])("[FU1] asks for no example of a fact, nor of what has happened once: %s", (answer) => {
    expect(followUp(ofBank("software-redis-cache-aside"), answer) ?? "").not.toMatch(/real example/);
  });

  const spread = spreadOver(bank, 150);
  const about = (kind: Kind) =>
    spread.flatMap((entry, seed) => {
      const asked = questionOf(entry);
      return answersOf(kind, entry, bank, seed).map((answer) => ({
        asked,
        answer,
        next: followUp(asked, answer),
      }));
    });

  it.each(["empty", "does not know", "gibberish", "repeats the question", "gives orders"] as const)(
    "[FU3] is not made from an answer that is %s",
    (kind) => {
      expect(about(kind).filter(({ next }) => next !== null)).toEqual([]);
    },
  );

  it(
    "[FU2] quotes letter for letter in one sentence of 6 to 25 words, over all trades and kinds of answers",
    { timeout: 30_000 },
    () => {
      const all = KINDS.flatMap(about).flatMap(({ next, ...one }) =>
        next === null ? [] : [{ next, ...one }],
      );
      expect(all.length).toBeGreaterThan(60);
      for (const { asked, answer, next } of all) {
        for (const quote of quotesIn(next)) expect(answer).toContain(quote);
        expect(wordsIn(next), next).toBeGreaterThanOrEqual(6);
        expect(wordsIn(next), next).toBeLessThanOrEqual(25);
        expect(next).toMatch(/^(?:You said “|You mentioned “|Could you also tell me )[^?]*\?$/);
        expect(next.slice(0, -1)).not.toMatch(/[?\n]/);
        expect(asked.question).not.toContain(next);
        expect(followUp(asked, answer)).toBe(next);
      }
    },
  );

  it("[FU1] mostly leaves a whole answer alone, and asks of a thin one", () => {
    const share = (kind: Kind) => {
      const all = about(kind);
      return all.filter(({ next }) => next !== null).length / all.length;
    };
    expect(share("strong")).toBeLessThan(0.1);
    expect(share("shallow")).toBeGreaterThan(0.3);
    expect(share("off-topic")).toBeLessThan(0.1);
  });

  it("[FU3] asks nothing about code, a few words, or an answer in another script", () => {
    const code = question({ type: "coding", question: "Write a function that adds two numbers." });
    expect(followUp(code, "I would use a loop and it cut the time by 40% in our team.")).toBeNull();
    expect(followUp(question({}), "I did my best.")).toBeNull();
    expect(followUp(question({}), "हमने पूरा काम तीन दिन में किया और 40% समय बचाया, सब लोग खुश थे।")).toBeNull();
  });

  it("is made within 20 ms", () => {
    const [entry] = spread;
    const asked = entry && questionOf(entry);
    const text = "I spoke with the team about it and we changed the plan for the week. ".repeat(40);
    const begun = performance.now();
    for (let i = 0; i < 10; i++) if (asked) followUp(asked, text + i);
    expect((performance.now() - begun) / 10).toBeLessThan(20);
  });
});
