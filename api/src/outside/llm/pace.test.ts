import { expect, it } from "vitest";
import { paceOf, type Speed } from "./pace.ts";

it("begins with one, then asks for as many as come in the time that is left", () => {
  let left = 50_000;
  const speed: Speed = { msEach: null };
  const pace = paceOf(speed, () => left);
  expect(pace.next()).toBe(1);
  pace.took(2_000, 1);
  expect(pace.next()).toBe(5);
  left = 9_000;
  expect(pace.next()).toBe(3);
  left = 2_000;
  expect(pace.next()).toBe(0);
});

it("tries one question of a model that was slow, and remembers it from set to set", () => {
  const speed: Speed = { msEach: null };
  paceOf(speed, () => 0).tookLonger(50_000, 2);
  expect(paceOf(speed, () => 50_000).next()).toBe(1);
});

it("asks for fewer after a reply that was cut", () => {
  const pace = paceOf({ msEach: 10 }, () => 50_000);
  pace.fewer();
  expect(pace.next()).toBe(2);
});
