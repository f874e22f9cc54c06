import { expect, it } from "vitest";
import { statusOf } from "./syncStatus.ts";

const fine = { waiting: 0, refused: 0, away: false, reached: false, counted: true };

it("says saved to your account only of rows that were counted", () => {
  expect(statusOf(true, fine)).toBe("account");
  expect(statusOf(true, { ...fine, counted: false })).toBe("here");
});

it("[bug 38] says what waits: on its way, or for a network; a server that is away is no network", () => {
  expect(statusOf(true, { ...fine, waiting: 3 })).toBe("here");
  expect(statusOf(false, { ...fine, waiting: 3 })).toBe("later");
  expect(statusOf(true, { ...fine, waiting: 3, away: true })).toBe("later");
});

it("never says that all is well while the server is away, nor hides what was refused", () => {
  expect(statusOf(false, fine)).toBe("offline");
  expect(statusOf(true, { ...fine, away: true })).toBe("away");
  expect(statusOf(true, { ...fine, waiting: 1, refused: 1 })).toBe("refused");
});

it("[bug 38] is not offline while requests reach the server, whatever the browser believes", () => {
  expect(statusOf(false, { ...fine, reached: true })).toBe("account");
  expect(statusOf(false, { ...fine, reached: true, waiting: 2 })).toBe("here");
  expect(statusOf(false, { ...fine, reached: true, away: true })).toBe("away");
});
