import { describe, expect, it } from "vitest";
import { bank } from "#models/coach/bank/index.ts";
import { saysMore } from "./claims.ts";

const known = [
  ...["Orbit Systems", "Backend round"],
  "Staff nurse at City Hospital, 2019 to 2022",
  "Cared for 12 patients in the surgical ward and trained 3 new nurses",
  "Moved 40 services to PostgreSQL at Acme",
  "Skills: Node.js, Spring Boot",
];
const says = (question: string, hasLine: boolean) => saysMore(question, { known, hasLine });

describe("[LM2] what a question says of the person", () => {
  it.each([
    "At Google you led 40 engineers and cut cloud costs by 70 percent. How did you do that?",
    "At Google you led 40 engineers and cut cloud costs by 70 percent; how did you do it?",
    "When you led engineers at Google, how did you plan their work?",
    "In your Kubernetes project at Amazon, what was the hardest part?",
    "In your “Kubernetes” project, what was the hardest part?",
    "At Amazon, how do you handle a night without sleep?",
    "How did you use Kafka to keep the services apart?",
    "Tell me about a time when you used Terraform for a large change.",
    "How did you cut the costs by 70% in one year?",
    "What did you learn in your 15 years of work?",
    "You have fifteen years as a surgeon. What has changed since then?",
    "You have a degree in law. How does it help you on the ward?",
    "You are a surgeon with a calm hand. What do you do when it bleeds?",
    "You moved all services to another database. What was hard about it?",
    "You know Kubernetes well. What is a pod?",
    "You've worked with angry people. What helps?",
    "Take “Led a team of 50 people”: how did you find them?",
    "Since you are an expert in surgery, how do you plan one?",
    "As a former Amazon employee, how do you see its culture?",
    "What made you leave Microsoft after so short a time?",
    "You led 40+ engineers once. What did it teach you?",
    "Why were you fired, and what have you learnt from it?",
  ])("is refused without a line: %s", (question) => {
    expect(says(question, false)).toBe(true);
  });

  it.each([
    "At City Hospital you were fired for stealing medicine. What happened there?",
    "Why were you fired from City Hospital, and what did you learn?",
    "At City Hospital you dismissed 4 doctors. How did they take it?",
    "At City Hospital you trained 4 new nurses. How did they take it?",
    "At City Hospital you ran the whole pharmacy. What was hard about it?",
    "You led the nurses of the surgical ward. What was hard about it?",
    "You moved 40 services to Oracle. What was hard about that?",
    "What was hard about moving 40 services to Oracle at Acme?",
    "You moved services to PostgreSQL in 2016. What was hard about that?",
  ])("is refused with one where the resume does not say it: %s", (question) => {
    expect(says(question, true)).toBe(true);
  });

  it.each([
    "You moved 40 services to PostgreSQL at Acme. What was hard about that?",
    "You have moved forty services to PostgreSQL. Which two risks did you see?",
    "At City Hospital you cared for 12 patients in the surgical ward. How did you plan a shift?",
    "What was hard about moving the services to Postgres, and what would you do with Oracle?",
    "How did you train 3 new nurses while you cared for your own patients?",
    "Your resume says that you trained 3+ nurses at City Hospital. How did you begin?",
    "You have experience with Node.js and Spring Boot. How do you find a leak?",
    "Looking back at your work with Node.js and Java, what would you do in another way?",
  ])("is taken with a line where the resume says it: %s", (question) => {
    expect(says(question, true)).toBe(false);
  });

  it.each([
    "Suppose you lead 40 engineers at Google and costs rise by 70 percent. What do you do first?",
    "Imagine you join a bank. You have 3 servers there, and one has failed. What do you do?",
    "How would you design a queue with Kafka for 10,000 messages in a second?",
    "If you were given a Kubernetes cluster with 5 nodes, how would you keep it safe?",
    "You are given an array of 100 numbers. How do you find the largest two?",
    "You have a table of orders and a table of customers. How do you find who has never bought?",
    "Your manager asks you to skip a safety check. What do you do?",
    "A patient refuses the medicine. How do you talk with her?",
    "Why do you want to work at Orbit Systems, and what would you bring?",
    "What is the difference between TCP and UDP, and when do you use which?",
    "In JavaScript, how do you compare two objects by their content?",
    "Have you ever disagreed with somebody above you, and what came of it?",
    "Tell me about a time when you disagreed with your manager. What did you do?",
    "Think of step 3 of your last project: what was the hardest part, and how did you get through it?",
    "What are your three greatest strengths, and where have you used them?",
    "Where do you see yourself in five years, and what do you need for it?",
    'Turn the words "hello good world" around. How, and at what cost?',
    "What do you do when you are a guest in somebody else's meeting and it runs late?",
    "You need to design a chat for 10 million users. Where do you begin?",
    "How did you keep the API of your last project stable for its users?",
  ])("is nothing where it asks, supposes or is general: %s", (question) => {
    expect(says(question, false)).toBe(false);
  });

  it("is nothing in nearly all questions that the coach asks anybody", () => {
    const general = bank.flatMap(({ frames }) => frames.filter((frame) => !frame.includes("{")));
    const refused = general.filter((question) => says(question, false));
    expect(general.length).toBeGreaterThan(500);
    expect(refused.length / general.length).toBeLessThan(0.03);
  });
});
