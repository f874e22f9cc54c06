import { screen } from "@testing-library/react";
import type { FakePorts } from "../../../testing/fakePorts.ts";
import { renderPage } from "../../../testing/renderPage.tsx";
import InterviewPage from "../InterviewPage.tsx";
import { stateFor } from "../logic/navigation.ts";
import { choice, questionOf } from "./interviewServer.ts";

/** Opens a round by its choice, and waits for its first question. */
export async function answering(ports: FakePorts): Promise<void> {
  await renderPage(<InterviewPage />, ports, "/audio-interview", {
    pathname: "/audio-interview",
    state: stateFor(choice),
  });
  await screen.findByRole("heading", { level: 1, name: questionOf(0).question });
}
