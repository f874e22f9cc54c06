import { describe, expect, it } from "vitest";
import { makePace } from "./pace.ts";
import { makeSettled } from "./settled.ts";

describe("what is settled", () => {
  it("is chunks, and milliseconds of the next one", () => {
    const settled = makeSettled();
    [0, 24_000, 48_960].forEach(settled.chunk);
    expect(settled.ack()).toEqual({ ack: 0, skip: 0 });
    settled.upTo(23_999);
    expect(settled.ack()).toEqual({ ack: 0, skip: 1_499 });
    settled.upTo(24_160);
    expect(settled.ack()).toEqual({ ack: 1, skip: 10 });
    settled.upTo(100_000);
    expect(settled.ack()).toEqual({ ack: 2, skip: 3_190 });
  });

  it("never goes back", () => {
    const settled = makeSettled();
    settled.chunk(0);
    settled.upTo(8_000);
    settled.upTo(1_600);
    expect(settled.ack()).toEqual({ ack: 0, skip: 500 });
  });

  it("is all at the end", () => {
    const settled = makeSettled();
    [0, 24_000].forEach(settled.chunk);
    settled.all();
    expect(settled.ack()).toEqual({ ack: 2, skip: 0 });
  });
});

describe("the pace of sound", () => {
  it("is three times as fast as speech, after two minutes that may come at once", () => {
    let now = 0;
    const pace = makePace(() => now);
    pace.take(10, 120_000);
    expect(pace.isOver()).toBe(false);
    pace.take(10, 3_000);
    expect(pace.isOver()).toBe(true);
    now += 999;
    expect(pace.isOver()).toBe(true);
    now += 1;
    expect(pace.isOver()).toBe(false);
  });

  it("counts bytes that are no sound, and messages that are nothing", () => {
    const pace = makePace(() => 0);
    for (let i = 0; i < 15; i++) pace.take(262_144, 0);
    expect(pace.isOver()).toBe(true);
    const other = makePace(() => 0);
    for (let i = 0; i < 15_001; i++) other.take(0, 0);
    expect(other.isOver()).toBe(true);
  });
});
