import { describe, expect, it } from "vitest";
import { isPrivate } from "./privateMatters.ts";

describe("[LM1] what is private", () => {
  it.each([
    "What illnesses have you had in the last years, and do you take medicine?",
    "Do you have any chronic disease that we should know of?",
    "Were you often sick last year?",
    "How is your health on long shifts?",
    "Where were your parents born and what do they earn?",
    "What does your father do for a living?",
    "How many brothers are in your family background?",
    "Do you drink alcohol or smoke on the weekend?",
    "Do you eat meat at work?",
    "Which community do you belong to, and what is your mother tongue?",
    "What is your family income, and who else earns?",
    "How many children do you have, and who looks after them?",
    "Do you have children, or do you plan your family soon?",
    "How old are you, and when were you born?",
    "What is your native place, and do you go there often?",
    "Which party did you vote for?",
    "Have you been hospitalised in the last year?",
  ])("is not asked: %s", (question) => {
    expect(isPrivate(question)).toBe(true);
  });

  it.each([
    "What happens when a process can have a child process that never ends?",
    "How do your child components talk with your parent component?",
    "Do you have child nodes in a heap, and how do you find them?",
    "How would you talk with the parents of a pupil who often comes late?",
    "Which illnesses have you treated on the ward, and what was hard about them?",
    "How do you note what a patient with a chronic disease eats and drinks?",
    "How do you ask a patient whether he smokes?",
    "How do you judge a borrower's income before you give a loan?",
    "What salary do you expect, and how did you work it out?",
    "How does your health check find a service that hangs?",
    "What would you do if you have a child with fever on the ward?",
    "How does an open-source community decide what comes next?",
    "Do you drink enough water on a night shift?",
  ])("is not this: %s", (question) => {
    expect(isPrivate(question)).toBe(false);
  });
});
