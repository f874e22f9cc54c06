import { describe, expect, it } from "vitest";
import { bank } from "#models/coach/bank/index.ts";
import { faultOf, faultOfQuestion } from "./plainText.ts";

describe("[LM1] a text of a model", () => {
  it.each([
    "Look at https://example.org and its parts",
    "Look at www.evil.com",
    "Look at evil.com, please",
    "Look at EVIL.COM, please",
    "Look at Evil.Net/page",
    "Write to someone@evil.example",
    "Type javascript:alert(1) there",
  ])("has an address: %s", (text) => {
    expect(faultOf(text)).toContain("addresses");
  });

  it.each([
    "How do ASP.NET and ADO.NET work together?",
    "What does Socket.IO add to a socket?",
    "How does .NET Core find its parts?",
    "What is the difference between java.io and java.net, and what is System.in?",
    "Tell me about the job.In your view, what matters?",
    "What did your B.Com teach you of costs?",
    "How does Node.js read package.json?",
    "JavaScript: how does a closure work?",
  ])("has none: %s", (text) => {
    expect(faultOfQuestion(text)).toBeNull();
  });

  it.each([
    "<img src=x> is it",
    "This is <b>bold</b>",
    "This is **bold** too",
    "```js\nrun();\n```",
    "One<br/>two",
    "<script>alert(1)</script>",
  ])("has markup: %s", (text) => {
    expect(faultOf(text)).toContain("plain text");
  });

  it.each([
    "I put a List<String> into a Map<String, Integer>, where a < b",
    "In Python 2 ** 3 is 8, and **kwargs takes what is left over from 2**4 and 3**2",
    "A <form> has a <label> for each <input>",
  ])("has code and no markup: %s", (text) => {
    expect(faultOf(text)).toBeNull();
  });

  it("is said aloud where it is a question, and has no tag", () => {
    expect(faultOfQuestion("What does <div> do?")).toContain("plain text");
    expect(faultOfQuestion("What does a List<String> hold?")).toBeNull();
  });

  it("may say what the coach asks and expects", () => {
    const questions = bank.flatMap(({ frames }) => frames);
    const texts = bank.flatMap(({ expected, points }) => [expected, ...points.map(({ text }) => text)]);
    expect(questions.filter((text) => faultOfQuestion(text) !== null).length).toBeLessThan(3);
    expect(texts.filter((text) => faultOf(text) !== null).length).toBeLessThan(5);
  });
});
