// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
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
