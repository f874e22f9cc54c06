// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteAccount, exportAccount } from "#models/contract/auth.ts";
import { refuse } from "#models/contract/problems.ts";
import { checkResume } from "#models/contract/resumes.ts";
import type { OwnData } from "#models/entities/ownData.ts";
import type { WaitingRow } from "../../rows.ts";
import { fakePorts, someUser, type FakePorts } from "../../testing/fakePorts.ts";
import { renderPage } from "../../testing/renderPage.tsx";
import { setLanguage } from "../../ui/language.ts";
import SettingsPage from "./SettingsPage.tsx";
import { words } from "./words.ts";
import { hi } from "./words.hi.ts";

const w = words.en;
const user = userEvent.setup();
let ports: FakePorts;
const show = () => renderPage(<SettingsPage />, ports, "/settings");
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const text = () => document.body.textContent;
const FILE = "taiyari-2026-11-27.json";

const account: OwnData = {
  version: 1,
  exportedAt: "2026-11-27T10:00:00.000Z",
  user: { ...someUser, createdAt: "2026-11-01T10:00:00.000Z", signsInWith: ["password"] },
  sessions: [],
  pushSubscriptions: [],
  creditEntries: [],
  creditHolds: [],
  orders: [],
  rewards: { inviteCode: null, entries: [], redemptions: [] },
  attempts: [],
  resume: null,
};

const refused: WaitingRow = {
  store: "answers",
  key: "user-1|c|r|0",
  what: "answer",
  text: "I would split the table by month.",
  reason: "This answer is too long.",
  timestamp: 1,
};
const due: WaitingRow = { ...refused, key: "user-1|c|r|1", reason: null };

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(checkResume, { hasResume: false, resumeUrl: null });
  ports.everything.stored = [
    { kind: "reports", count: 3, bytes: 40_960 },
    { kind: "resume", count: 1, bytes: 217_088 },
  ];
});
afterEach(() => {
  cleanup();
  setLanguage("en");
});

describe("what is stored", () => {
  it("is listed by kind with its size, and the whole of the app", async () => {
    await show();
    const [resume, reports] = screen.getAllByRole("definition");
    expect([resume?.textContent, reports?.textContent]).toEqual(["212 kB", "3 entries · 40 kB"]);
    expect(text()).toContain(w.used("4 MB"));
  });

  it("has a line of its own for the earlier texts of answers", async () => {
    ports.everything.stored = [
      { kind: "earlier", count: 3, bytes: 3_072 },
      { kind: "answers", count: 1, bytes: 1_024 },
    ];
    await show();
    expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "Answers",
      "Earlier texts of answers",
    ]);
    expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual([
      "1 entry · 1 kB",
      "3 entries · 3 kB",
    ]);
  });

  it("says plainly where there is nothing", async () => {
    ports.everything.stored = [];
    await show();
    expect(text()).toContain(w.nothingStored);
  });

  it("says when the storage cannot be read", async () => {
    const error = vi.spyOn(console, "error").mockImplementationOnce(() => {});
    ports.everything.broken = new Error("gone");
    await show();
    expect((await screen.findByRole("alert")).textContent).toContain(w.failed);
    error.mockClear();
  });

  it("is kept for good when the browser agrees", async () => {
    await show();
    expect(text()).toContain(w.persistence["not-kept"]);
    await press(w.keepIt);
    expect(text()).toContain(w.persistence.kept);
    expect(screen.queryByRole("button", { name: w.keepIt })).toBeNull();
  });

  it("is explained when the browser does not agree, without asking twice", async () => {
    ports.device.whenAsked = "not-kept";
    await show();
    await press(w.keepIt);
    expect(text()).toContain(w.notKept);
    expect(screen.queryByRole("button", { name: w.keepIt })).toBeNull();
  });

  it("is listed all the same where the browser refuses to say anything of its storage", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    ports.device.used = () => Promise.reject(new Error("no"));
    ports.device.persistence = () => Promise.reject(new Error("no"));
    await show();
    expect(text()).toContain("212 kB");
    expect(text()).toContain(w.persistence.unknown);
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockReset();
  });

  it("is explained where the browser has no such promise", async () => {
    ports.device.kept = "unknown";
    await show();
    expect(text()).toContain(w.persistence.unknown);
    expect(screen.queryByRole("button", { name: w.keepIt })).toBeNull();
  });
});

describe("what waits", () => {
  it("is nothing when all is in the account", async () => {
    await show();
    expect(text()).toContain(w.allSent);
  });

  it("is counted, with what it waits for", async () => {
    ports.everything.waits = [due];
    ports.sync.set({ away: true });
    await show();
    expect(text()).toContain("1 entry waits here");
    act(() => ports.sync.set({ away: false }));
    expect(text()).toContain("1 entry is on the way");
  });

  it("shows what the server refused with its reason, to be copied or tried again", async () => {
    ports.everything.waits = [refused, due];
    await show();
    const [row] = within(screen.getByRole("list")).getAllByRole("listitem");
    expect(row?.textContent).toContain("I would split the table by month.");
    expect(row?.textContent).toContain("Why: This answer is too long.");
    await press(w.copy);
    expect(ports.device.copied).toEqual([refused.text]);
    expect(text()).toContain(w.copied);
    await press(w.retry);
    expect(screen.queryByRole("list")).toBeNull();
    expect(text()).toContain("2 entries are on the way");
  });
});

describe("a copy of everything", () => {
  beforeEach(() => {
    ports.everything.own = { stores: { answers: [{ text: "mine" }] }, journal: {} };
  });

  it("has this device's rows and the account's part in one file", async () => {
    ports.api.answer(exportAccount, account);
    await show();
    await press(w.save);
    expect(text()).toContain(w.saved(FILE));
    expect(JSON.parse(String(ports.device.files.get(FILE)))).toMatchObject({
      user: { userId: "user-1", email: someUser.email },
      device: ports.everything.own,
      account,
    });
  });

  it("says that the account's part is missing where it could not be asked", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementationOnce(() => {});
    ports.api.answer(exportAccount, refuse("offline"));
    await show();
    await press(w.save);
    expect(text()).toContain(w.savedHereOnly(FILE));
    warn.mockClear();
  });

  const choose = async (content: string) => {
    const input = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("There is no file input.");
    await user.upload(input, new File([content], "copy.json", { type: "application/json" }));
  };
  const fileOf = async (userId: string, email: string) => {
    const rows = { stores: { answers: [{ text: "mine" }] }, journal: {} };
    const { writeExport } = await import("./logic/exportFile.ts");
    return writeExport({ userId, email }, rows, null, "2026-11-27T10:00:00.000Z");
  };

  it("comes back, and the page says what has", async () => {
    Object.assign(ports.everything.outcome, { replaced: 1, earlier: 2, unreadable: 1 });
    ports.everything.outcome.added.answers = 7;
    await show();
    await choose(await fileOf("user-1", someUser.email));
    await screen.findByText(w.came);
    expect(ports.everything.merged).toEqual([{ stores: { answers: [{ text: "mine" }] }, journal: {} }]);
    for (const line of ["Answers: 7", w.replacedCount(1), w.earlierCount(2), w.unreadableCount(1)]) {
      expect(text()).toContain(line);
    }
  });

  it("says when everything was here already", async () => {
    await show();
    await choose(await fileOf("user-1", someUser.email));
    await screen.findByText(w.nothingCame);
  });

  it("is refused when it is broken or none of ours, and nothing is changed", async () => {
    await show();
    await choose((await fileOf("user-1", someUser.email)).slice(0, 90));
    await screen.findByText(w.fileBroken);
    await choose("hello");
    await screen.findByText(w.fileForeign);
    expect(ports.everything.merged).toEqual([]);
  });

  it("of another account asks which account, and brings nothing back", async () => {
    await show();
    await choose(await fileOf("user-2", "other@example.com"));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain(w.otherText("other@example.com", someUser.email));
    expect(ports.everything.merged).toEqual([]);
    await press(w.cancel);
    expect(screen.queryByText(w.otherTitle)).toBeNull();
    await choose(await fileOf("user-2", "other@example.com"));
    await user.click(await screen.findByRole("button", { name: w.otherSignIn }));
    expect(ports.auth.state().user).toBeNull();
    expect(ports.everything.wiped).toEqual([]);
  });
});

describe("leaving", () => {
  it("removes everything from this device after a warning of what was not sent", async () => {
    ports.everything.waits = [due];
    await show();
    await press(w.removeHere);
    expect(screen.getByRole("dialog").textContent).toContain(w.unsent(1));
    expect(ports.everything.wiped).toEqual([]);
    await press(w.remove);
    await waitFor(() => expect(ports.device.done).toEqual(["clearCopies", "leave"]));
    expect(ports.everything.wiped).toEqual(["user-1", "user-1"]);
    expect(ports.notices.forgotten).toBe(true);
    expect(ports.auth.state().user).toBeNull();
    expect(ports.api.calls.map(({ name }) => name)).not.toContain("DELETE /auth/account");
  });

  it("deletes the account only when its address was typed, then everything here", async () => {
    ports.api.answer(deleteAccount, { ok: true });
    await show();
    await press(w.deleteAccount);
    for (const line of w.deleteList) expect(text()).toContain(line);
    await user.type(screen.getByLabelText(w.typeEmail(someUser.email)), "person@example");
    await press(w.deleteNow);
    expect(text()).toContain(w.wrongEmail);
    expect(ports.api.calls.map(({ name }) => name)).not.toContain("DELETE /auth/account");
    await user.type(screen.getByLabelText(w.typeEmail(someUser.email)), ".com");
    await press(w.deleteNow);
    await waitFor(() => expect(ports.device.done).toEqual(["clearCopies", "leave"]));
    expect(ports.everything.wiped).toEqual(["user-1", "user-1"]);
    expect(ports.auth.state().user).toBeNull();
  });

  it("removes nothing where the server does not delete the account, and says why", async () => {
    const problem = refuse("offline");
    ports.api.answer(deleteAccount, problem);
    await show();
    await press(w.deleteAccount);
    await user.type(screen.getByLabelText(w.typeEmail(someUser.email)), someUser.email);
    await press(w.deleteNow);
    expect((await screen.findByRole("alert")).textContent).toContain(problem.message);
    expect(ports.everything.wiped).toEqual([]);
    expect(ports.auth.state().user).not.toBeNull();
  });
});

describe("notifications", () => {
  it("are turned on and off by a button, and the state is said", async () => {
    await show();
    expect(text()).toContain(w.noticesStates.off);
    await press(w.turnOn);
    expect(text()).toContain(w.noticesStates.on);
    await press(w.turnOff);
    expect(text()).toContain(w.noticesStates.off);
  });

  it("have no button where they are blocked or not there", async () => {
    for (const state of ["denied", "unsupported"] as const) {
      ports.notices.now = state;
      await show();
      expect(text()).toContain(w.noticesStates[state]);
      expect(screen.queryByRole("button", { name: w.turnOn })).toBeNull();
      cleanup();
    }
  });
});

describe("the page", () => {
  it("says whether the account keeps a copy of the resume", async () => {
    await ports.store.resume.keep("user-1", { name: "cv.pdf", bytes: new ArrayBuffer(4) });
    ports.api.answer(checkResume, { hasResume: true, resumeUrl: "/api/resumes/file" });
    await show();
    expect(text()).toContain(`${w.resumeHere("cv.pdf")} ${w.resumeCopied}`);
  });

  it("speaks Hindi", async () => {
    setLanguage("hi");
    ports.everything.waits = [refused];
    await show();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(hi.title);
    expect(await screen.findByText(hi.refused)).toBeDefined();
  });

  it("has nothing that axe finds, with every part on it", async () => {
    ports.everything.waits = [refused, due];
    await show();
    await press(w.deleteAccount);
    const { violations } = await axe.run(document.body, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

it("[FU4] the settings have follow-up questions on, and keep the choice on this device", async () => {
  localStorage.removeItem("taiyari-follow-ups");
  await show();
  const choice = await screen.findByRole<HTMLInputElement>("switch", { name: w.followUps });
  expect(choice.checked).toBe(true);
  await user.click(choice);
  expect([choice.checked, localStorage.getItem("taiyari-follow-ups")]).toEqual([false, "off"]);
  cleanup();
  await show();
  expect(screen.getByRole<HTMLInputElement>("switch", { name: w.followUps }).checked).toBe(false);
  await user.click(screen.getByRole("switch", { name: w.followUps }));
  expect(localStorage.getItem("taiyari-follow-ups")).toBe("on");
});
