import { expect, it } from "vitest";
import { exactQuote } from "./quotes.ts";

const answer = "First I  measured\nthe Latency, then I said “stop”. It's done.";

it.each([
  ["measured the latency", "measured\nthe Latency"],
  ["“I measured”", "I  measured"],
  ['said "stop"', "said “stop”"],
  ["“then I said “stop””", "then I said “stop”"],
  ["“then I said “stop”.”", "then I said “stop”."],
  ["“stop”", "“stop”"],
  ["It’s done", "It's done"],
])("[LM6] a quote is what stands in the answer, letter for letter: %j", (quote, exact) => {
  expect(exactQuote(quote, answer)).toBe(exact);
  expect(answer).toContain(exact);
});

it.each(["measured the throughput", "", "  ", "it", "x".repeat(500)])(
  "[LM6] %j is no quote of it",
  (quote) => {
    expect(exactQuote(quote, answer)).toBeNull();
  },
);

it.each(["İstanbul office", "istanbul office", "the İstanbul office", "“İSTANBUL OFFICE”"])(
  "[LM6] a quote begins with a whole word, also where its small letter is two: %j",
  (quote) => {
    expect(exactQuote(quote, "We moved the İstanbul office.")).toMatch(/^(?:the )?İstanbul office$/);
  },
);

it("[LM6] a quote has whole letters, also those that are two to JavaScript", () => {
  expect(exactQuote("𐐢ove 🙂 and", "I 𐐊 𐐢ove 🙂 and more")).toBe("𐐢ove 🙂 and");
  expect(exactQuote("𐐨 𐐢OVE", "I 𐐀 𐐢ove 🙂")).toBe("𐐀 𐐢ove");
});
