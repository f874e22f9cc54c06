// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ARRIVED, afterPaint, dropFirstScreen, keepFirstScreen } from "./firstScreen.ts";
import { showStuckPage } from "./stuckPage.ts";
import { words } from "./words.ts";

const reload = vi.fn();

function rootOf() {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById("root");
  if (!root) throw new Error("no root");
  return root;
}

const buttons = () => [...document.querySelectorAll("button")].map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reload.mockClear();
  vi.spyOn(location, "reload").mockImplementation(reload);
});

describe("the page in place of an app that does not start", () => {
  it("[bug 25] says so and offers a reload; once, and not where the app stands", () => {
    const root = rootOf();
    showStuckPage(root);
    showStuckPage(root);
    expect(document.querySelectorAll("main")).toHaveLength(1);
    expect([document.querySelector("h1")?.textContent, buttons()]).toEqual([
      words.en.title,
      [words.en.reload],
    ]);
    document.querySelector("button")?.click();
    expect(reload).toHaveBeenCalledOnce();
    const mounted = rootOf();
    mounted.innerHTML = "<p>The app</p>";
    showStuckPage(mounted);
    expect(document.querySelector("main")).toBeNull();
  });

  it("offers the answers of the person who is signed in, in their language", () => {
    localStorage.setItem("taiyari-profile", JSON.stringify({ userId: "user-1" }));
    document.documentElement.lang = "hi";
    showStuckPage(rootOf());
    expect(buttons()).toEqual([words.hi.reload, words.hi.save]);
    document.documentElement.lang = "en";
  });

  it("goes when the app arrives after all", async () => {
    const root = rootOf();
    showStuckPage(root);
    root.append(document.createElement("p"));
    await vi.waitFor(() => expect(document.querySelector("main")).toBeNull());
  });
});

describe("the prerendered first screen", () => {
  /** #root as index.html has it, with a count of the presses on its button. */
  function prerendered() {
    const root = rootOf();
    root.dataset["prerendered"] = "";
    root.innerHTML = "<button>Start</button><a>Link</a>";
    const press = vi.fn();
    const button = root.querySelector("button");
    const take = () => button?.addEventListener("click", press);
    return { root, button, press, take };
  }

  it("stays when the app takes it over, which then gets the last press", () => {
    const { root, button, press, take } = prerendered();
    keepFirstScreen(root);
    button?.click();
    button?.click();
    expect(button?.getAttribute("aria-busy")).toBe("true");
    take();
    dispatchEvent(new Event(ARRIVED));
    expect([press.mock.calls.length, button?.hasAttribute("aria-busy")]).toEqual([1, false]);
    expect([root.dataset["prerendered"], root.childElementCount]).toEqual([undefined, 2]);
    button?.click();
    dispatchEvent(new Event(ARRIVED));
    expect(press).toHaveBeenCalledTimes(2);
  });

  it("passes on no press that something else followed", () => {
    const { root, button, press, take } = prerendered();
    keepFirstScreen(root);
    button?.click();
    root.querySelector("a")?.click();
    take();
    dispatchEvent(new Event(ARRIVED));
    expect(press).not.toHaveBeenCalled();
  });

  it("is over when the app puts something else in its place", async () => {
    const { root } = prerendered();
    keepFirstScreen(root);
    root.replaceChildren(document.createElement("p"));
    await vi.waitFor(() => expect(root.dataset["prerendered"]).toBeUndefined());
  });

  it("goes for everybody else", () => {
    const { root } = prerendered();
    dropFirstScreen(root);
    expect([root.childElementCount, root.dataset["prerendered"]]).toEqual([0, undefined]);
  });

  it("is no sign that the app has started, and comes back when it has", async () => {
    const { root } = prerendered();
    keepFirstScreen(root);
    showStuckPage(root);
    expect([document.querySelectorAll("main").length, root.hidden]).toEqual([1, true]);
    dispatchEvent(new Event(ARRIVED));
    await vi.waitFor(() => expect(document.querySelector("main")).toBeNull());
    expect(root.hidden).toBe(false);
  });

  it("is painted before the app begins; a tab that paints nothing begins all the same, and once", async () => {
    const begin = vi.fn();
    afterPaint(begin);
    expect(begin).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(begin).toHaveBeenCalledOnce());
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    vi.stubGlobal("requestAnimationFrame", () => 0);
    afterPaint(begin);
    vi.advanceTimersByTime(10_000);
    vi.unstubAllGlobals();
    vi.useRealTimers();
    expect(begin).toHaveBeenCalledTimes(2);
  });
});

describe("a script that cannot be had", () => {
  const fail = (src: string) => {
    const script = document.createElement("script");
    script.src = src;
    const event = new Event("error");
    Object.defineProperty(event, "target", { value: script });
    window.dispatchEvent(event);
  };

  it("[bug 13] is answered with one fresh start, then with the plain page; a checkout's script with neither", async () => {
    const root = rootOf();
    await import("./boot.ts");
    fail("https://checkout.razorpay.com/v1/checkout.js");
    expect([reload.mock.calls.length, root.previousElementSibling]).toEqual([0, null]);
    fail(`${location.origin}/assets/index-1.js`);
    expect([reload.mock.calls.length, root.previousElementSibling]).toEqual([1, null]);
    fail(`${location.origin}/assets/index-1.js`);
    expect([reload.mock.calls.length, root.previousElementSibling?.tagName]).toEqual([1, "MAIN"]);
  });
});
