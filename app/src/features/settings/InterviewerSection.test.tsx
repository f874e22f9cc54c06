// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it } from "vitest";
import { chooseInterviewer, interviewerChoice } from "#models/contract/interviewer.ts";
import { refuse } from "#models/contract/problems.ts";
import { expectAccessible } from "../../testing/expectAccessible.ts";
import { fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { words } from "./interviewerWords.ts";
import InterviewerSection from "./parts/InterviewerSection.tsx";

const w = words.en;
const user = userEvent.setup();
let ports: FakePorts;
const show = () => renderPage(<InterviewerSection />, ports, "/settings");
const isOn = () => screen.getByRole<HTMLInputElement>("switch", { name: w.coachInstead }).checked;

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(interviewerChoice, { whenAway: "ask", model: true });
});
afterEach(cleanup);

it("the settings have the interviewer only where there is an AI interviewer", async () => {
  ports.api.answer(interviewerChoice, { whenAway: "ask", model: false });
  await show();
  expect(screen.queryByRole("heading", { name: w.title })).toBeNull();
});

it("the settings keep on the server that the coach is to stand in", async () => {
  ports.api.answer(chooseInterviewer, { whenAway: "coach", model: true });
  await show();
  expect(isOn()).toBe(false);
  await user.click(screen.getByRole("switch"));
  expect(isOn()).toBe(true);
  expect(ports.api.calls.at(-1)).toMatchObject({
    name: "PUT /auth/interviewer",
    body: { whenAway: "coach" },
  });
  await expectAccessible();
});

it("the settings say where the choice could not be kept, and show what holds", async () => {
  ports.api.answer(chooseInterviewer, refuse("offline"));
  await show();
  await user.click(screen.getByRole("switch"));
  expect((await screen.findByRole("alert")).textContent).toBe(w.failed);
  expect(isOn()).toBe(false);
});
