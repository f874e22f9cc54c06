import fc from "fast-check";
import { Problem } from "#models/contract/problem.ts";
import { asTab } from "./browser.ts";
import { FAULTS, type Fault } from "./gate.ts";
import type { World } from "./world.ts";

/** What happens to the page, the network, the disk or the session, without more to say. */
type Plain =
  | ("flush" | "reload" | "crash" | "secondTab" | "toggleNetwork" | "sync" | "toggleDisk")
  | ("finish" | "signInAgain" | "stranger" | "prepareOffline" | "release");

/** One thing that happens. */
export type Step =
  | { do: "type" | "extend" | "elsewhere"; index: number }
  | { do: "clear"; index: number }
  | { do: Plain }
  | { do: "fault"; fault: Fault }
  | { do: "pass"; ms: number }
  | { do: "clock"; days: number };

const index = fc.nat(1);
const oneOf = (...names: Plain[]) => fc.constantFrom(...names).map((name): Step => ({ do: name }));

/** Steps as they may follow each other, the likely ones more often. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: index.map((at): Step => ({ do: "type", index: at })) },
  { weight: 3, arbitrary: index.map((at): Step => ({ do: "extend", index: at })) },
  { weight: 1, arbitrary: index.map((at): Step => ({ do: "clear", index: at })) },
  { weight: 2, arbitrary: index.map((at): Step => ({ do: "elsewhere", index: at })) },
  { weight: 6, arbitrary: fc.constant<Step>({ do: "sync" }) },
  { weight: 5, arbitrary: fc.constantFrom(...FAULTS).map((fault): Step => ({ do: "fault", fault })) },
  { weight: 3, arbitrary: fc.constantFrom(200, 2_500, 40_000).map((ms): Step => ({ do: "pass", ms })) },
  { weight: 1, arbitrary: fc.constantFrom(-3, 0, 3).map((days): Step => ({ do: "clock", days })) },
  { weight: 4, arbitrary: oneOf("flush", "sync") },
  {
    weight: 7,
    arbitrary: oneOf(
      ...([
        "reload",
        "crash",
        "secondTab",
        "toggleNetwork",
        "toggleDisk",
        "signInAgain",
        "stranger",
      ] as const),
    ),
  },
  { weight: 2, arbitrary: oneOf("finish", "prepareOffline", "release") },
);

/** What a person does may fail, and is then told in words; a fault of the code itself must not pass for that. */
async function maybe(work: () => Promise<unknown>) {
  try {
    await work();
  } catch (why) {
    if (!(why instanceof Problem || why instanceof DOMException)) throw why;
  }
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A text that shares next to nothing with any other. */
const wordsFrom = (random: () => number) =>
  Array.from({ length: 24 }, () => LETTERS[Math.floor(random() * LETTERS.length)] ?? "a").join("");

function typeText(world: World, at: number, text: string) {
  if (world.isFinished) return;
  const isBlank = text.trim() === "";
  world.tab.type(at, text, () => {
    if (!isBlank) world.promised.add(text);
  });
}

const textAt = (world: World, at: number) => world.tab.found()?.answers[at] ?? "";

async function newTab(world: World, { crash }: { crash: boolean }) {
  const before = world.tab;
  if (!crash) await maybe(() => asTab(before.life, () => before.ports.store.answers.flush()));
  before.crash();
  world.openTab();
  await maybe(() => world.tab.open());
}

const pageSteps: Record<Plain, (world: World) => Promise<void> | void> = {
  flush: (world) => maybe(() => asTab(world.tab.life, () => world.tab.ports.store.answers.flush())),
  reload: (world) => newTab(world, { crash: false }),
  crash: (world) => newTab(world, { crash: true }),
  async secondTab(world) {
    // The tab before has written until now, and only shows the round from here on.
    await maybe(() => asTab(world.tab.life, () => world.tab.ports.store.answers.flush()));
    world.openTab();
    await maybe(() => world.tab.open());
  },
  toggleNetwork: ({ server }) => void (server.gate.online = !server.gate.online),
  toggleDisk: ({ browser }) => void (browser.full = !browser.full),
  release: ({ server }) => server.gate.release(),
  sync: (world) => asTab(world.tab.life, () => world.tab.ports.sync.now()),
  signInAgain: (world) => world.signIn(world.person),
  stranger: (world) => world.signIn(world.server.stranger),
  prepareOffline: (world) => maybe(() => world.prepareOffline()),
  async finish(world) {
    if (!world.tab.found() || world.isFinished) return;
    world.isFinished = true;
    await maybe(() => world.tab.finish());
    world.isFinished = world.tab.found() === null;
  },
};

/** Lets a step happen, and waits until what it leads to by itself is over. */
export async function take(world: World, step: Step): Promise<void> {
  if (step.do === "type") typeText(world, step.index, wordsFrom(world.shared.random));
  else if (step.do === "extend") {
    typeText(
      world,
      step.index,
      `${textAt(world, step.index)} ${wordsFrom(world.shared.random).slice(0, 12)}`,
    );
  } else if (step.do === "clear") typeText(world, step.index, "");
  else if (step.do === "elsewhere") await world.elsewhere(step.index, wordsFrom(world.shared.random));
  else if (step.do === "fault") world.server.gate.faults.push(step.fault);
  else if (step.do === "clock") world.skewDays = step.days;
  else if (step.do === "pass") {
    for (const tab of world.tabs.filter(({ life }) => !life.dead))
      await asTab(tab.life, () => tab.time.pass(step.ms));
  } else {
    const going = Promise.resolve(pageSteps[step.do](world));
    // A reply that is held back holds this up as well; it goes on by itself once it is let go.
    await Promise.race([going, world.idle()]);
  }
  await world.idle();
}
