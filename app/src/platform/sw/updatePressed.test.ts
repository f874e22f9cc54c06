// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { updatePressed } from "./updatePressed.ts";

const on = (release: string) => updatePressed(() => sessionStorage, release);
const forbidden = () => {
  throw new DOMException("no", "SecurityError");
};

describe("a press on Update", () => {
  beforeEach(() => sessionStorage.clear());

  it("[bug 12] is lost where the load has brought the same release, which is told once", () => {
    on("a").note();
    const again = on("a");
    expect([again.wasLost(), again.wasLost()]).toEqual([true, false]);
  });

  it("is not lost where the load has brought another release, nor where nobody has pressed", () => {
    expect(on("a").wasLost()).toBe(false);
    on("a").note();
    expect([on("b").wasLost(), on("a").wasLost()]).toEqual([false, false]);
  });

  it("is forgotten when an attempt has come between", () => {
    on("a").note();
    on("a").forget();
    expect(on("a").wasLost()).toBe(false);
  });

  it("is not remembered where the browser forbids it", () => {
    const pressed = updatePressed(forbidden, "a");
    pressed.note();
    expect(pressed.wasLost()).toBe(false);
  });
});
