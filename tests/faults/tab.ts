import { keepFinishing } from "../../app/src/features/interview/effects/finish.ts";
import { prepare } from "../../app/src/features/interview/effects/prepare.ts";
import { readRows } from "../../app/src/features/interview/effects/readRows.ts";
import { requestReport } from "../../app/src/features/interview/effects/requestReport.ts";
import type { Choice, Found } from "../../app/src/features/interview/logic/types.ts";
import { makeApi } from "../../app/src/platform/net/api.ts";
import { makeAuth } from "../../app/src/platform/net/auth.ts";
import { makeChanges } from "../../app/src/platform/store/changes.ts";
import { lazyStore } from "../../app/src/platform/store/index.ts";
import type { Ports } from "../../app/src/ports.ts";
import { drainLock } from "../../app/src/sync/lock.ts";
import { makeSync } from "../../app/src/sync/sync.ts";
import { fakeDevice, fakeEverything, fakeNotices } from "../../app/src/testing/fakeDevice.ts";
import { fakePorts } from "../../app/src/testing/fakePorts.ts";
import { fakeTime, type FakeTime } from "../../app/src/testing/fakeTime.ts";
import { asTab, type Life } from "./browser.ts";

/** What all tabs of a browser share. */
export type Shared = {
  now(): number;
  random(): number;
  locks: LockManager;
};

/** A page of the app, made of its real parts, without a screen. */
export type Tab = {
  life: Life;
  time: FakeTime;
  ports: Ports;
  /** Goes to the interview: the real reading of rows and the real preparing. */
  open(): Promise<void>;
  /** What stands on the screen of the interview; null: none is open. */
  found(): Found | null;
  /** Types a text; resolves as soon as it is given to the store. `onKept`: it was shown as saved. */
  type(index: number, text: string, onKept: () => void): void;
  finish(): Promise<void>;
  /** Another tab has signed in or out. */
  tokenChanged(): void;
  /** The page dies at once: nothing it has begun goes on. */
  crash(): void;
};

/** Opens the app in a new tab, signed in as whoever the browser's token belongs to. */
export function openTab(name: string, shared: Shared, userId: string, choice: Choice): Tab {
  const life: Life = { name, dead: false };
  const time = fakeTime();
  let found: Found | null = null;

  const { ports, auth } = asTab(life, () => {
    const api = makeApi({ onSignedOut: () => auth.signedOut() });
    const auth = makeAuth(api);
    const own = {
      ...fakePorts(),
      clock: { now: shared.now },
      ids: { make: () => crypto.randomUUID() },
      api,
      auth,
      store: lazyStore(shared.now, makeChanges(null)),
      everything: fakeEverything(),
      device: fakeDevice(),
      notices: fakeNotices(),
    };
    const sync = makeSync({
      ...own,
      ...time,
      random: shared.random,
      isOpen: async () => false,
      lock: drainLock(shared.locks, time.elapsed),
      device: { id: "device-1", name: "Chrome on Android" },
      onVisible: () => () => {},
      wakeLater: () => {},
    });
    sync.start();
    const ports: Ports = { ...own, sync };
    return { ports, auth };
  });

  async function open() {
    const known = false;
    const resumed = await readRows(ports, { userId, choice, known, openedAt: 0 });
    if (resumed.place === "preparing") found = await prepare(ports, { userId, choice, known: resumed.known });
    else if (resumed.place === "answering") found = resumed;
    else found = null;
  }

  function type(index: number, text: string, onKept: () => void) {
    if (!found) return;
    const { attempt, questions } = found;
    const questionId = questions[index]?.questionId;
    if (questionId === undefined) return;
    const { companyId, roundId, attemptId } = attempt;
    const answers = questions.map((_, at) => (at === index ? text : (found?.answers[at] ?? "")));
    found = { ...found, answers };
    const typed = { userId, companyId, roundId, index, attemptId, questionId, text };
    ports.store.answers.type(typed, { onKept, onLost: () => {} });
  }

  async function finish() {
    if (!found) return;
    const input = found;
    const attempt = await keepFinishing(ports, input);
    found = null;
    await requestReport(ports, { ...input, attempt });
  }

  return {
    life,
    time,
    ports,
    open: () => asTab(life, open),
    found: () => found,
    type: (index, text, onKept) => asTab(life, () => type(index, text, onKept)),
    finish: () => asTab(life, finish),
    tokenChanged: () => asTab(life, () => auth.tokenChanged()),
    crash: () => void (life.dead = true),
  };
}
