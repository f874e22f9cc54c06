import { describe, expect, it } from "vitest";
import { jsonIn } from "./jsonIn.ts";

const CODE = "Use it so:\n```javascript\nif (a) { b(); }\n```\nand say } or { or \\.";
const inString = JSON.stringify({ a: CODE });
const thoughts = JSON.stringify({ a: "<think>hm</think>" });

describe("the JSON in a reply", () => {
  it.each([
    ['{"a":1}'],
    ['```json\n{"a":1}\n```'],
    ['```\n{"a":1}```'],
    ['<think>maybe {"a":2}?</think>\n{"a":1}'],
    ['Which {one}? {"b"}? </think>\n{"a":1}'],
    ['<think>maybe {x} or {"a"}?\n{"a":1}'],
    ['Here it is: {"a":1}. Good luck, {you}!'],
    ['{ "a": 1 }\nI have left out {}.'],
  ])("is found in %j", (text) => {
    expect(jsonIn(text)).toEqual({ a: 1 });
  });

  it.each([
    ["bare", (json: string) => json],
    ["in a fence", (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ["after thoughts", (json: string) => `<think>a "{" is odd</think>${json}`],
    ["between words", (json: string) => `Of course:\n${json}\nGood luck!`],
  ])("keeps fences, braces and thoughts that stand in its texts: %s", (_, around) => {
    expect(jsonIn(around(inString))).toEqual({ a: CODE });
    expect(jsonIn(around(thoughts))).toEqual({ a: "<think>hm</think>" });
  });

  it.each([["Sure!"], [""], ["{"], ['{"questions": [{"question": "Why"}, {"quest'], ["{x}"]])(
    "is not made up where there is none, as in %j",
    (text) => {
      expect(() => jsonIn(text)).toThrow(SyntaxError);
    },
  );

  it.each([
    ["line feeds", `\`\`\`json${"\n".repeat(1_000_000)}`],
    ["fences", "```".repeat(350_000)],
    ["braces", "{".repeat(1_000_000)],
    ["objects that begin", '{"a":'.repeat(200_000)],
    ["objects", '{"a"}'.repeat(200_000)],
    ["quotes", '{"'.repeat(500_000)],
    ["thoughts", "<think>".repeat(150_000)],
  ])("is looked for in no time among a million letters of %s", (_, text) => {
    const begun = performance.now();
    expect(() => jsonIn(text)).toThrow(SyntaxError);
    expect(performance.now() - begun).toBeLessThan(1_500);
  });
});
