import { describe, expect, it } from "vitest";
import { ENDINGS, endingOf, FromTranscriber, ToTranscriber, webmStart } from "./transcribe.ts";

describe("what page and server say over the socket", () => {
  it("begins with a token, which nothing but a token is taken for", () => {
    const start = { type: "start", token: "abc_-9", format: "webm-opus" };
    expect(ToTranscriber.parse({ ...start, from: 3, skip: 120, answerId: "a-1" })).toMatchObject({
      from: 3,
      skip: 120,
    });
    for (const wrong of [{ token: "" }, { token: "a b" }, { format: "mp4" }, { from: -1 }, { skip: 0.5 }]) {
      expect(ToTranscriber.safeParse({ ...start, ...wrong }).success).toBe(false);
    }
  });

  it("tells transcripts, partial texts and acknowledgements apart", () => {
    const transcript = { transcript: "I am.", seq: 1, final: true, ack: 2, skip: 10 };
    const messages = [transcript, { partial: "I", firm: 0 }, { ack: 3, skip: 0 }];
    expect(messages.map((message) => FromTranscriber.parse(message))).toEqual(messages);
  });

  it("ends with codes of its own, each once, and reasons that fit in a close frame", () => {
    const endings = Object.values(ENDINGS);
    expect(new Set(endings.map(({ code }) => code)).size).toBe(endings.length);
    for (const { reason } of endings) expect(reason.length).toBeLessThanOrEqual(123);
    expect([endingOf(4_401), endingOf(1_000), endingOf(1_006)]).toEqual(["signedOut", "done", null]);
  });

  it("finds the header of a recording", () => {
    const chunk = Uint8Array.of(0x1a, 0x45, 0xdf, 0xa3, 1, 2, 0x1f, 0x43, 0xb6, 0x75, 9);
    expect([...webmStart(chunk)]).toEqual([0x1a, 0x45, 0xdf, 0xa3, 1, 2]);
    expect(webmStart(chunk.subarray(0, 5))).toHaveLength(5);
  });
});
