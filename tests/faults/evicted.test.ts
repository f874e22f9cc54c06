import { describe, expect, it } from "vitest";
import { asTab, newBrowser } from "./browser.ts";
import { take } from "./steps.ts";
import { withServer } from "./suite.ts";
import type { World } from "./world.ts";

const newWorld = withServer();

/** Somebody has answered two questions, all of it is in the account, and then the browser clears its disk but for the token. */
async function evicted() {
  const world = await newWorld(9);
  for (const index of [0, 1]) await take(world, { do: "type", index });
  await take(world, { do: "flush" });
  await take(world, { do: "sync" });
  const answers = world.tab.found()?.answers;
  world.tab.crash();
  Object.assign(world, { browser: newBrowser() });
  world.signIn(world.person);
  world.openTab();
  return { world, answers };
}

const sync = ({ tab }: World) => asTab(tab.life, () => tab.ports.sync.now());

describe("[bug 9] A browser that has cleared what it kept", () => {
  it("gets the round and every answer back from the account, and pays nothing", async () => {
    const { world, answers } = await evicted();
    expect(answers?.filter(Boolean)).toHaveLength(2);
    await sync(world);
    await world.tab.open();
    expect(world.tab.found()?.answers).toEqual(answers);
    await world.check("the disk was cleared");
    await world.end();
  });

  it("loses none of them where the round is typed in before they have come", async () => {
    const { world, answers } = await evicted();
    await world.keepResume();
    await world.tab.open();
    await take(world, { do: "type", index: 0 });
    await take(world, { do: "flush" });
    const typed = world.tab.found()?.answers[0];
    await world.quiesce();
    await world.check("the disk was cleared");
    await world.tab.open();
    expect(world.tab.found()?.answers.slice(0, 2)).toEqual([typed, answers?.[1]]);
    await world.end();
  });
});
