import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inviteCodeFrom, inviteLink, readInviteCode, readReferrer } from "./referral.ts";

const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe("the code of a share link", () => {
  it("has eight letters that nobody takes for one another, and is read back from its link", () => {
    fc.assert(
      fc.property(bytes, (random) => {
        const code = inviteCodeFrom(random);
        expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
        expect(readReferrer(inviteLink("https://taiyari.example", code))).toEqual({ code });
      }),
    );
  });

  it("has every letter as often as any other", () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte++) {
      const [letter = ""] = inviteCodeFrom(new Uint8Array(32).fill(byte));
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    }
    // Eight bytes are left over; they are passed over, and only the padding stands in for them here.
    expect(new Set([...counts].filter(([letter]) => letter !== "2").map(([, count]) => count))).toEqual(
      new Set([8]),
    );
    expect(counts.size).toBe(31);
  });

  it.each(["k7m2qxtp", " K7M2 QXTP ", "K7M2-QXTP"])("is read however it was typed: %s", (typed) => {
    expect(readInviteCode(typed)).toBe("K7M2QXTP");
  });

  it.each(["", "K7M2QXT", "K7M2QXTPP", "K7M2QXT0", "K7M2QXTI", "K7M2QXT'"])("is not %j", (typed) => {
    expect(readInviteCode(typed)).toBeUndefined();
  });
});

describe("who is meant by what was typed", () => {
  it.each([
    [" Friend@Example.COM ", { email: "friend@example.com" }],
    ["k7m2qxtp", { code: "K7M2QXTP" }],
    ["https://taiyari.example/?invite=K7M2QXTP", { code: "K7M2QXTP" }],
    ["taiyari.example/?a=b&invite=k7m2qxtp#top", { code: "K7M2QXTP" }],
    ["https://taiyari.example/", undefined],
    ["", undefined],
  ])("%j", (typed, meant) => {
    expect(readReferrer(typed)).toEqual(meant);
  });
});
