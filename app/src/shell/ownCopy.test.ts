// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { browserDevice } from "../platform/device/device.ts";
import { COPY } from "../platform/store/names.ts";
import { keepOwn, readOwn } from "./ownCopy.ts";

const schema = z.object({ rupees: z.number() });

beforeEach(() => localStorage.clear());

it("comes back with the moment it was made, for its person alone", () => {
  keepOwn("user-1", "rewards", { rupees: 2.5 }, 7);
  expect(readOwn("user-1", "rewards", schema)).toEqual({ at: 7, value: { rupees: 2.5 } });
  expect(readOwn("user-2", "rewards", schema)).toBeNull();
  expect(readOwn("user-1", "credits", schema)).toBeNull();
});

it("is none where it is of another shape, or no JSON", () => {
  keepOwn("user-1", "rewards", { rupees: "two" }, 7);
  expect(readOwn("user-1", "rewards", schema)).toBeNull();
  const [key = ""] = Object.keys(localStorage);
  localStorage.setItem(key, "{");
  expect(readOwn("user-1", "rewards", schema)).toBeNull();
});

it("goes with the other copies", async () => {
  keepOwn("user-1", "rewards", { rupees: 1 }, 7);
  expect(Object.keys(localStorage).every((key) => key.startsWith(COPY))).toBe(true);
  await browserDevice.clearCopies();
  expect(localStorage.length).toBe(0);
});
