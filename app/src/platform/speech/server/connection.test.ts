import { expect, it } from "vitest";
import { connect } from "./connection.ts";
import { makeTimeline } from "./plan.ts";
import { segmentShelf } from "./segments.ts";

/** What a page sends over a socket. */
class FakeSocket extends EventTarget {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: unknown[] = [];
  send(message: unknown) {
    this.sent.push(message);
  }
  close() {
    this.onclose?.({ code: 1005 });
  }
}

const told = { onPartial() {}, onText() {}, onAway() {} };

/** The first message for a stretch that was spoken in that language. */
async function startOf(language: "hi" | undefined) {
  const socket = new FakeSocket();
  const shelf = { ...segmentShelf("s", "u", new Float32Array(16)), language };
  const options = { token: "t", answerId: "a", timeline: makeTimeline(), silenceMs: 1_000 };
  const open = () => socket as unknown as WebSocket;
  const connection = connect(shelf, told, { ...options, open });
  socket.onopen?.();
  connection.cut();
  await connection.ended;
  return JSON.parse(String(socket.sent[0]));
}

it("A connection says what is spoken where that is not English; older servers know no other language", async () => {
  expect(await startOf("hi")).toMatchObject({ type: "start", language: "hi" });
  expect(await startOf(undefined)).not.toHaveProperty("language");
});
