import { expect, it } from "vitest";
import { exactQuote } from "./quotes.ts";

const answer = "First I  measured\nthe Latency, then I said “stop”. It's done.";

it.each([
  ["measured the latency", "measured\nthe Latency"],
  ["“I measured”", "I  measured"],
  ['said "stop"', "said “stop"],
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
