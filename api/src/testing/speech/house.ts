import http from "node:http";
import type { AddressInfo } from "node:net";
import { Registry } from "prom-client";
import { register } from "../../accounts/actions.ts";
import { createApi } from "../../app.ts";
import type { Deps } from "../../deps.ts";
import type { Opened } from "../../outside/transcriber/open.ts";
import type { Speech } from "../../outside/transcriber/port.ts";
import { FRAME, rms } from "#models/speech/audio.ts";
import { testDeps } from "../testApi.ts";
import { speechFigures } from "../../transcribe/figures.ts";
import { makeTranscribeRoom, type RoomOptions, type TranscribeRoom } from "../../transcribe/room.ts";
import { type Speaker, speaker } from "./speaker.ts";

/** A server with the room alone, over a real HTTP server and a real database. */
export type House = {
  address: string;
  deps: Deps;
  room: TranscribeRoom;
  /** Makes an account and returns its token. */
  signUp(): Promise<string>;
  /** Opens a socket of somebody who has just signed up, or has that token. */
  visit(token?: string, headers?: object): Promise<Speaker>;
  figures(): Promise<string>;
  close(): Promise<void>;
};

/** An engine that hears what is loud and writes down how long it was. */
export const loudness: Speech = {
  name: "local",
  languages: ["en"],
  detector: {
    async hear(samples) {
      const loud = (i: number) => rms(samples.subarray(i * FRAME, (i + 1) * FRAME)) > 0.03;
      const probabilities = Float32Array.from({ length: samples.length / FRAME }, (_, i) =>
        loud(i) ? 1 : 0,
      );
      return { probabilities, memory: null };
    },
  },
  transcriber: {
    partials: true,
    transcribe: async (samples) => `loud for ${(samples.length / 16_000).toFixed(0)} s`,
  },
  close: async () => undefined,
};

/** Opens such a server. */
export async function openHouse(speech: Opened = loudness, times: RoomOptions["times"] = {}): Promise<House> {
  const deps = await testDeps("sqlite");
  const registry = new Registry();
  const room = makeTranscribeRoom({ deps, speech, figures: speechFigures(registry), times });
  const server = http.createServer(createApi(deps).callback());
  server.on("upgrade", room.upgrade);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function signUp() {
    const email = `${deps.ids.make()}@example.com`;
    return (await register(deps, { name: "Candidate", email, password: "correct horse" })).token;
  }

  return {
    address,
    deps,
    room,
    signUp,
    visit: async (token, headers) => speaker(address, token ?? (await signUp()), headers),
    figures: () => registry.metrics(),
    async close() {
      await room.stop(0);
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await deps.database.close();
    },
  };
}
