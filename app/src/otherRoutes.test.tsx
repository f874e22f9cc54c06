// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { creditHistory } from "#models/contract/credits.ts";
import OtherRoutes from "./otherRoutes.tsx";
import { fakePorts } from "./testing/fakePorts.ts";
import { arrivesAt, renderPage } from "./testing/renderPage.tsx";

/** The page itself is fetched first. */
const SLOW = { timeout: 8_000 };
const show = (address: string, ports = fakePorts()) => renderPage(<OtherRoutes />, ports, "/*", address);

beforeEach(() => localStorage.setItem("token", "t"));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("an address that there is not is told as one", async () => {
  await show("/no-such-page");
  expect(await screen.findByRole("heading", { name: "There is nothing here" }, SLOW)).toBeDefined();
});

it("/credits is the history of credits", async () => {
  const ports = fakePorts();
  ports.api.answer(creditHistory, { entries: [], next: null });
  await show("/credits", ports);
  expect(await screen.findByRole("heading", { level: 1, name: "Credit history" }, SLOW)).toBeDefined();
});

it("/credits leads somebody who is not signed in to the root path", async () => {
  localStorage.clear();
  const ports = fakePorts();
  await show("/credits", ports);
  await arrivesAt("/");
  expect(ports.api.calls).toEqual([]);
});
