import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { ENDINGS } from "#models/contract/transcribe.ts";
import { ACCURATE_WHISPER, FAST_WHISPER } from "#models/weights/registered.ts";
import { readEnv } from "../env.ts";
import { openSpeech } from "../outside/transcriber/open.ts";
import { type Running, startServer } from "../server.ts";
import { chunks } from "../testing/speech/recorded.ts";
import { type Speaker, speaker } from "../testing/speech/speaker.ts";
import { testSpeech } from "../testing/speech/testSpeech.ts";
import { whisperHere } from "./engine.ts";

const folder = mkdtempSync(join(tmpdir(), "speech-"));
afterAll(() => rmSync(folder, { recursive: true }));

let servers = 0;
const serve = (more: Record<string, string>): Promise<Running> =>
  startServer({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    HOST: "127.0.0.1",
    PORT: "0",
    DATA_DIR: join(folder, String(servers++)),
    PAGE_DIR: "/nowhere",
    ...more,
  });

/** Signs up and opens a socket. */
async function visit({ address }: Running): Promise<Speaker> {
  const response = await fetch(`${address}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Candidate", email: "candidate@example.com", password: "correct horse" }),
  });
  const { token } = await response.json();
  return speaker(address, token);
}

/** A transcription service that numbers what it gets. */
async function service() {
  let count = 0;
  const server = http.createServer((request, reply) => {
    request
      .resume()
      .on("end", () => reply.end(JSON.stringify({ text: `Sentence ${++count} of the answer.` })));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  return { address, close };
}

const none = { whisper: null, voice: null };
const openAi = { key: "k", baseUrl: "http://127.0.0.1:9", model: "m" };

describe("the engine", () => {
  it.each([
    [{ engine: "off", weights: { whisper: "w", voice: "v" }, openAi }, "TRANSCRIBE is off."],
    [{ engine: "local", weights: none, openAi }, "The weights of the voice detector are missing."],
    [{ engine: "openai", weights: none, openAi }, "The weights of the voice detector are missing."],
    [{ engine: "local", weights: { ...none, voice: "v" }, openAi }, "The weights of Whisper are missing."],
  ] as const)("is none with %j, and says why", (settings, why) => {
    expect(openSpeech(settings)).toEqual({ name: "off", why });
  });

  it("has the more accurate Whisper where that is, and more than two cores to keep up with it", () => {
    const have = (ids: readonly string[]) => (id: string) => (ids.includes(id) ? id : null);
    expect(whisperHere(have([FAST_WHISPER, ACCURATE_WHISPER]), 4)).toBe(ACCURATE_WHISPER);
    expect(whisperHere(have([FAST_WHISPER, ACCURATE_WHISPER]), 2)).toBe(FAST_WHISPER);
    expect(whisperHere(have([FAST_WHISPER]), 8)).toBe(FAST_WHISPER);
    expect(whisperHere(have([]), 8)).toBeNull();
  });

  it("needs a key for a service", () => {
    expect(() => readEnv({ TRANSCRIBE: "openai" })).toThrow("TRANSCRIBE: openai needs OPENAI_API_KEY");
    expect(() => readEnv({ OPENAI_BASE_URL: "ftp://x" })).toThrow("OPENAI_BASE_URL: must start with");
  });
});

describe("the whole server", () => {
  it("serves the socket beside page and API, and says where it writes nothing down", async () => {
    const server = await serve({ TRANSCRIBE: "off" });
    const visitor = await visit(server);
    expect((await visitor.closed).code).toBe(ENDINGS.off.code);
    await server.stop();
  });

  it("answers as ever whoever offers another protocol", async () => {
    const server = await serve({ TRANSCRIBE: "off" });
    const socket = net.connect(Number(new URL(server.address).port), "127.0.0.1");
    socket.write(
      "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n\r\n",
    );
    const parts: string[] = [];
    socket.on("data", (data) => parts.push(String(data)));
    await once(socket, "close");
    expect(parts.join("")).toMatch(/^HTTP\/1.1 200 OK[^]*{"ok":true}/);
    await server.stop();
  });

  it.skipIf(testSpeech().name === "off")(
    "has a service write down each sentence, and the last one while it is being stopped",
    async () => {
      const openai = await service();
      const settings = { TRANSCRIBE: "openai", OPENAI_API_KEY: "k", OPENAI_BASE_URL: openai.address };
      const server = await serve(settings);
      const visitor = await visit(server);
      visitor.start();
      chunks().slice(0, 7).forEach(visitor.send);
      await expect.poll(() => visitor.transcripts.length, { timeout: 30_000 }).toBe(2);
      const begun = performance.now();
      await server.stop();
      expect(performance.now() - begun).toBeLessThan(9_000);
      expect(await visitor.closed).toMatchObject({ code: 1001 });
      expect(visitor.text()).toBe(
        "Sentence 1 of the answer. Sentence 2 of the answer. Sentence 3 of the answer.",
      );
      expect(visitor.acks.at(-1)).toEqual({ ack: 7, skip: 0 });
      await openai.close();
    },
  );
});
