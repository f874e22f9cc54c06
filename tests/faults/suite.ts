import { afterAll, beforeAll, vi } from "vitest";
import { randomFrom } from "../lib/random.ts";
import { newPerson, startServer, World, type Server } from "./world.ts";

/** One server for the tests of a file. Returns what begins a round there as a new person, in a world of its own. */
export function withServer(): (seed: number) => Promise<World> {
  let server: Server;
  beforeAll(async () => {
    // The page says what it could not do; here that is the point.
    vi.spyOn(console, "warn").mockImplementation(() => {});
    server = await startServer();
  }, 60_000);
  afterAll(async () => {
    await server?.api.close();
    vi.restoreAllMocks();
  });
  return async (seed) => {
    const world = new World(server, await newPerson(server.api), randomFrom(seed));
    world.openTab();
    await world.keepResume();
    world.started.add("first");
    await world.tab.open();
    return world;
  };
}
