import { AsyncLocalStorage } from "node:async_hooks";
import { IDBFactory, IDBObjectStore } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { memoryStorage } from "../../app/src/testing/memoryStorage.ts";

/** A tab of the browser; what is dead writes, sends and fires nothing any more. */
export type Life = { name: string; dead: boolean };

/** Which tab the running code belongs to, also after it has waited for something. */
const lives = new AsyncLocalStorage<Life>();

/** Runs `work` as the code of a tab. */
export const asTab = <T>(life: Life, work: () => T): T => lives.run(life, work);
/** The tab whose code is running; undefined for the test's own. */
export const thisTab = (): Life | undefined => lives.getStore();

/** The one browser of the test: its disk, shared by all tabs. */
export type FakeBrowser = {
  storage: Storage;
  /** While true nothing more fits: neither in IndexedDB nor in localStorage. */
  full: boolean;
};

let browser: FakeBrowser = { storage: memoryStorage(), full: false };

const fullDisk = () => new DOMException("The disk is full.", "QuotaExceededError");
const gone = () => new DOMException("The page is gone.", "AbortError");

/** localStorage as a tab sees it. */
const tabStorage = new Proxy(memoryStorage(), {
  get(_, name) {
    const writes = name === "setItem" || name === "removeItem";
    if (writes && thisTab()?.dead) return () => {};
    if (name === "setItem" && browser.full) {
      return () => {
        throw fullDisk();
      };
    }
    const value: unknown = Reflect.get(browser.storage, name);
    return typeof value === "function" ? value.bind(browser.storage) : value;
  },
});

function guardWrites(name: "put" | "add" | "delete") {
  const write: unknown = Reflect.get(IDBObjectStore.prototype, name);
  if (typeof write !== "function") throw new Error(`The fake database has no ${name}.`);
  function guarded(this: unknown, ...args: unknown[]): unknown {
    if (thisTab()?.dead) throw gone();
    if (browser.full && name !== "delete") throw fullDisk();
    return Reflect.apply(write as () => unknown, this, args);
  }
  Reflect.set(IDBObjectStore.prototype, name, guarded);
}

function guardTimers() {
  const { setTimeout: plain } = globalThis;
  const guarded = (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    plain(() => {
      if (!thisTab()?.dead) work(...args);
    }, ms);
  globalThis.setTimeout = Object.assign(guarded, plain) as unknown as typeof setTimeout;
}

let isReady = false;

/** Gives this process what a page needs of a browser, once. */
function makeReady() {
  if (isReady) return;
  isReady = true;
  guardWrites("put");
  guardWrites("add");
  guardWrites("delete");
  guardTimers();
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define("localStorage", tabStorage);
  define("navigator", { onLine: true, userAgent: "Chrome on Android" });
}

/** A new browser with an empty disk; the one before is gone. */
export function newBrowser(): FakeBrowser {
  makeReady();
  browser = { storage: memoryStorage(), full: false };
  const factory = new IDBFactory();
  globalThis.indexedDB = factory;
  Dexie.dependencies.indexedDB = factory;
  const page = new EventTarget();
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  define("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  define("addEventListener", page.addEventListener.bind(page));
  define("removeEventListener", page.removeEventListener.bind(page));
  define("dispatchEvent", page.dispatchEvent.bind(page));
  return browser;
}
