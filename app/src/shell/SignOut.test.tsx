// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakePorts, type FakePorts } from "../testing/fakePorts.ts";
import { renderPage } from "../testing/renderPage.tsx";
import Navbar from "./Navbar.tsx";
import { words } from "./signOutWords.ts";

const w = words.en;
let ports: FakePorts;

beforeEach(() => {
  localStorage.setItem("token", "t");
  ports = fakePorts();
  ports.sync.set({ waiting: 3 });
  const round = { userId: "user-1", companyId: "c", roundId: "r", attemptId: "a", questionId: "q" };
  for (const index of [0, 1, 2]) {
    ports.store.answers.type({ ...round, index, text: "words" }, { onKept() {}, onLost() {} });
  }
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function logout() {
  await renderPage(<Navbar />, ports, "/dashboard");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Logout" })));
}

const isSignedIn = () => ports.auth.state().user !== null;

describe("[bug 36] Signing out with something that is not uploaded", () => {
  it("tries to send it first, and asks nothing when that goes well", async () => {
    ports.sync.whenAsked = () => {
      ports.store.rows.answers.clear();
      ports.sync.set({ waiting: 0 });
    };
    await logout();
    await waitFor(() => expect(isSignedIn()).toBe(false));
    expect(ports.sync.asked).toBe(1);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("asks also where the sync has not counted yet", async () => {
    ports.sync.set({ waiting: 0, counted: false });
    await logout();
    expect((await screen.findByRole("dialog")).textContent).toContain(w.title(3));
  });

  it("asks otherwise, and keeps all of it on this device", async () => {
    await logout();
    expect((await screen.findByRole("dialog")).textContent).toContain(w.title(3));
    expect(isSignedIn()).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: w.keep })));
    expect(isSignedIn()).toBe(false);
    expect(ports.everything.wiped).toEqual([]);
  });

  it("discards only after the word for it was typed", async () => {
    await logout();
    await screen.findByRole("dialog");
    fireEvent.click(screen.getByRole("button", { name: w.discard }));
    const button = screen.getByRole<HTMLButtonElement>("button", { name: w.discard });
    expect(button.disabled).toBe(true);
    fireEvent.change(screen.getByRole("textbox"), { target: { value: w.word } });
    await act(async () => fireEvent.click(button));
    await waitFor(() => expect(ports.everything.wiped).toEqual(["user-1"]));
    expect(isSignedIn()).toBe(false);
  });

  it("stays signed in when the question is closed", async () => {
    await logout();
    await screen.findByRole("dialog");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(isSignedIn()).toBe(true);
  });
});

describe("Signing out where the server cannot be told", () => {
  beforeEach(() => {
    ports.store.rows.answers.clear();
    ports.sync.set({ waiting: 0 });
  });

  it("says without a network that the sign-in goes on there, and that what is here stays", async () => {
    ports.network.set(false);
    await logout();
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain(w.away);
    expect(dialog.textContent).toContain(w.awayKept);
    expect(isSignedIn()).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: w.signOut })));
    expect(isSignedIn()).toBe(false);
    expect(ports.everything.wiped).toEqual([]);
  });

  it("says so as well when the server does not answer, and stays signed in where that is wanted", async () => {
    ports.sync.set({ away: true });
    await logout();
    await act(async () => fireEvent.click(await screen.findByRole("button", { name: w.stay })));
    expect(isSignedIn()).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("says it beside what is not uploaded", async () => {
    ports.network.set(false);
    const round = { userId: "user-1", companyId: "c", roundId: "r", attemptId: "a", questionId: "q" };
    ports.store.answers.type({ ...round, index: 0, text: "words" }, { onKept() {}, onLost() {} });
    await logout();
    const { textContent } = await screen.findByRole("dialog");
    expect(textContent).toContain(w.title(1));
    expect(textContent).toContain(w.away);
  });

  it("asks nothing where the server can be told", async () => {
    await logout();
    expect(isSignedIn()).toBe(false);
  });
});
