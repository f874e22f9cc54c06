// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { fakeInstallation } from "../testing/fakeInstallation.ts";
import { fakePorts } from "../testing/fakePorts.ts";
import { arrivesAt, renderPage } from "../testing/renderPage.tsx";
import AppNotices from "./AppNotices.tsx";

afterEach(cleanup);

async function shown(path = "/dashboard") {
  const app = fakeInstallation();
  await renderPage(<AppNotices />, fakePorts({ installation: async () => app }), path);
  const set = (next: Parameters<typeof app.set>[0]) => act(async () => app.set(next));
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
  return { app, set, press, card: () => screen.queryByRole("complementary") };
}

describe("what the app says of itself", () => {
  it("is nothing as long as there is nothing", async () => {
    const { card } = await shown();
    expect(card()).toBeNull();
  });

  it("is that a new version is ready, which is taken with a press", async () => {
    const { app, set, press, card } = await shown("/rewards");
    await set({ update: "ready" });
    expect(within(card() ?? document.body).getByRole("status").textContent).toContain(
      "A new version is ready",
    );
    await press("Update");
    expect(app.asked).toEqual(["update"]);
  });

  it("[bug 20] is why it cannot be taken now, where an attempt runs in another tab", async () => {
    const { set, press, card } = await shown();
    await set({ update: "ready", runs: true });
    await press("Update");
    expect(card()?.textContent).toContain("A round is running in another tab");
    await press("Got it");
    expect(card()).toBeNull();
  });

  it("is silenced with Later", async () => {
    const { set, press, card } = await shown();
    await set({ update: "ready" });
    await press("Later");
    expect(card()).toBeNull();
  });

  it("[bug 16] is that a new version did not fit", async () => {
    const { set, press, card } = await shown();
    await set({ update: "full" });
    expect(card()?.textContent).toContain("did not fit on this device");
    await press("Got it");
    expect(card()).toBeNull();
  });

  it("is how to install it, where the browser can, and only on the dashboard", async () => {
    const { app, set, press, card } = await shown();
    await set({ offer: "prompt" });
    await press("Install");
    await press("Not now");
    expect([app.asked, card()]).toEqual([["install", "dismiss"], null]);
    cleanup();
    const elsewhere = await shown("/rewards");
    await elsewhere.set({ offer: "prompt" });
    expect(elsewhere.card()).toBeNull();
  });

  it("is the way through the share menu on an iPhone", async () => {
    const { set, press, card } = await shown();
    await set({ offer: "ios" });
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    await press("Got it");
    expect(card()).toBeNull();
  });

  it("leads where a pressed notification says, without loading the page", async () => {
    const { app } = await shown();
    await act(async () => app.press("/report/c/r"));
    await arrivesAt("/report/c/r");
  });
});
