import { type End, type FromSandbox, ranOf } from "#models/coding/ran.ts";
import type { Exercise } from "#models/entities/exercise.ts";
import { Problem } from "#models/contract/problem.ts";
import type { Pricing } from "#models/entities/pricing.ts";
import type { User } from "#models/entities/user.ts";
import type {
  Auth,
  AuthState,
  Google,
  GoogleEnd,
  GooglePurpose,
  Network,
  Ports,
  Purchases,
  PurchaseState,
  Sync,
  SyncState,
  Turns,
  Voice,
} from "../ports.ts";
import { lazily } from "../platform/lazily.ts";
import { fakeApi, type FakeApi } from "./fakeApi.ts";
import {
  fakeDevice,
  fakeEverything,
  fakeNotices,
  fakePdf,
  type FakeDevice,
  type FakeEverything,
  type FakeNotices,
  type FakePdf,
} from "./fakeDevice.ts";
import { fakeInstallation, type FakeInstallation } from "./fakeInstallation.ts";
import { fakeEar, type FakeEar } from "./fakeEar.ts";
import { fakeRecordings, type FakeRecordings } from "./fakeRecordings.ts";
import { fakeDeck, type FakeDeck } from "./fakeDeck.ts";
import { fakeStore, type FakeStore } from "./fakeStore.ts";

/** A signed-in person for tests. */
export const someUser: User = {
  userId: "user-1",
  name: "Test Person",
  email: "person@example.com",
  credits: 150,
  role: "user",
  referredBy: null,
};

function listenable() {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announce: () => listeners.forEach((listener) => listener()),
  };
}

/** A clock that stands still until a test moves it. */
export type FakeClock = { now(): number; set(now: number): void; advance(ms: number): void };

/** @param start the first moment, in milliseconds */
export function fakeClock(start = Date.UTC(2026, 10, 27, 10)): FakeClock {
  let now = start;
  return { now: () => now, set: (next) => void (now = next), advance: (ms) => void (now += ms) };
}

export type FakeAuth = Auth & { set(state: Partial<AuthState>): void };

/** Signing in by any form gives `user`. */
export function fakeAuth(user: User | null = someUser): FakeAuth {
  let current: AuthState = { user, loading: false, error: null };
  const { subscribe, announce } = listenable();
  const set = (next: Partial<AuthState>) => {
    current = { ...current, ...next };
    announce();
  };
  const signIn = async () => set({ user: user ?? someUser, error: null });
  return {
    state: () => current,
    subscribe,
    set,
    load: async () => {},
    login: signIn,
    register: signIn,
    logout: async () => set({ user: null }),
    enter: (signedIn) => set({ user: signedIn.user, error: null }),
    setUser: (changed) => set({ user: changed }),
    tokenOwner: () => current.user?.userId ?? null,
    setCredits: (credits) => current.user && set({ user: { ...current.user, credits } }),
  };
}

export type FakeNetwork = Network & { set(online: boolean): void };

export function fakeNetwork(online = true): FakeNetwork {
  const { subscribe, announce } = listenable();
  return {
    online: () => online,
    subscribe,
    set(next) {
      online = next;
      announce();
    },
  };
}

export type FakeVoice = Voice & { said: string[] };

/** Says everything at once and remembers it. */
export function fakeVoice(available = true): FakeVoice {
  const said: string[] = [];
  const subscribe = () => () => {};
  return { said, available: () => available, subscribe, say: async (text) => void said.push(text) };
}

export type FakeTurns = Turns & {
  /** Another tab has the turn from now on. */
  lose(): void;
  /** The other tab is closed. */
  free(): void;
};

/** @param ours false: another tab has the turn already */
export function fakeTurns(ours = true): FakeTurns {
  const { subscribe, announce } = listenable();
  const waiting = listenable();
  return {
    keep(_, onLost) {
      if (!ours) queueMicrotask(onLost);
      return subscribe(onLost);
    },
    whenFree: (_, onFree) => waiting.subscribe(onFree),
    free: waiting.announce,
    takeOver: async () => void (ours = true),
    lose() {
      ours = false;
      announce();
    },
  };
}

export type FakeSync = Sync & {
  set(state: Partial<SyncState>): void;
  /** How often it was asked to send at once. */
  asked: number;
  /** What then happens. */
  whenAsked: () => void | Promise<void>;
};

/** Has nothing to send until a test says so. */
export function fakeSync(): FakeSync {
  let current: SyncState = { waiting: 0, refused: 0, away: false, reached: false, counted: true };
  const { subscribe, announce } = listenable();
  const sync: FakeSync = {
    asked: 0,
    whenAsked: () => {},
    state: () => current,
    subscribe,
    set(next) {
      current = { ...current, ...next };
      announce();
    },
    async now() {
      sync.asked++;
      await sync.whenAsked();
    },
  };
  return sync;
}

export type FakePurchases = Purchases & {
  set(phase: PurchaseState["phase"], say?: string | null): void;
  bought: Pricing[];
  /** What is on sale, or what the question is refused with. */
  onSale: Pricing[] | Problem;
};

/** Ten rounds for 499 rupees. */
export const somePack: Pricing = { pricingId: "pack-1", credits: 500, priceInPaise: 49_900, active: true };

/** Notes what is bought; a test says what becomes of it. */
export function fakePurchases(): FakePurchases {
  let current: PurchaseState = { phase: "idle", say: null };
  const { subscribe, announce } = listenable();
  const purchases: FakePurchases = {
    bought: [],
    onSale: [somePack],
    state: () => current,
    subscribe,
    set(phase, say = null) {
      current = { phase, say };
      announce();
    },
    async packs() {
      if (purchases.onSale instanceof Problem) throw purchases.onSale;
      return purchases.onSale;
    },
    buy: async (pack) => void purchases.bought.push(pack),
    rest: () => purchases.set("idle"),
  };
  return purchases;
}

export type FakeGoogle = Google & {
  /** What Google was asked for, and how. */
  asked: string[];
  /** How the next asking ends. */
  end: GoogleEnd;
  /** What an address has brought. */
  brought: { purpose: GooglePurpose; end: GoogleEnd };
};

/** Consents to everything until a test says otherwise. */
export function fakeGoogle(): FakeGoogle {
  const grant = { code: "4/code", mode: "popup" } as const;
  const google: FakeGoogle = {
    asked: [],
    end: { kind: "grant", grant },
    brought: { purpose: "signIn", end: { kind: "grant", grant: { ...grant, mode: "redirect" } } },
    async ask(_setup, purpose) {
      google.asked.push(`popup to ${purpose}`);
      return google.end;
    },
    async leave(_setup, purpose) {
      google.asked.push(`page to ${purpose}`);
      return { kind: "left" };
    },
    back: () => google.brought,
  };
  return google;
}

/** A sandbox that tells what a test wants; it keeps what it was asked to run. */
export function fakeRunner() {
  const runner = {
    asked: [] as string[],
    told: [] as FromSandbox[],
    end: "done" as End,
    run: async (code: string, exercise: Exercise) => {
      runner.asked.push(code);
      return ranOf(exercise, runner.told, runner.end);
    },
  };
  return runner;
}
export type FakeRunner = ReturnType<typeof fakeRunner>;

export type FakePorts = Omit<Ports, "ear" | "purchases" | "google" | "pdf" | "runner" | "practice"> & {
  clock: FakeClock;
  api: FakeApi;
  auth: FakeAuth;
  store: FakeStore;
  sync: FakeSync;
  voice: FakeVoice;
  ear: () => Promise<FakeEar>;
  runner: () => Promise<FakeRunner>;
  recordings: FakeRecordings;
  network: FakeNetwork;
  purchases: () => Promise<FakePurchases>;
  google: () => Promise<FakeGoogle>;
  pdf: () => Promise<FakePdf>;
  turns: FakeTurns;
  installation: () => Promise<FakeInstallation>;
  everything: FakeEverything;
  device: FakeDevice;
  notices: FakeNotices;
  practice: () => Promise<FakeDeck>;
};

/** A whole outside world in memory; replace what a test is about. */
export function fakePorts(own: Partial<FakePorts> = {}): FakePorts {
  const clock = own.clock ?? fakeClock();
  let made = 0;
  return {
    clock,
    ids: { make: () => `id-${++made}` },
    api: fakeApi(),
    auth: fakeAuth(),
    store: fakeStore(clock),
    sync: fakeSync(),
    voice: fakeVoice(),
    ear: lazily(async () => fakeEar()),
    runner: lazily(async () => fakeRunner()),
    recordings: fakeRecordings(),
    embedder: async () => ({ here: async () => null, bringWhereCheap: async () => {} }),
    network: fakeNetwork(),
    purchases: lazily(async () => fakePurchases()),
    google: lazily(async () => fakeGoogle()),
    pdf: lazily(async () => fakePdf()),
    turns: fakeTurns(),
    installation: lazily(async () => fakeInstallation()),
    everything: fakeEverything(),
    device: fakeDevice(),
    notices: fakeNotices(),
    practice: lazily(async () => fakeDeck()),
    ...own,
  };
}
