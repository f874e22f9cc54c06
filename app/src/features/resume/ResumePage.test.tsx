// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { problems, refuse } from "#models/contract/problems.ts";
import { checkResume, deleteResume, fetchResume, uploadResume } from "#models/contract/resumes.ts";
import { RESUME_MAX_BYTES } from "#models/rules/resumeFile.ts";
import { fakeAuth, fakePorts, type FakePorts } from "../../testing/fakePorts.ts";
import { place, renderPage } from "../../testing/renderPage.tsx";
import ResumePage from "./ResumePage.tsx";
import { words } from "./words.ts";

let ports: FakePorts;
const user = userEvent.setup({ applyAccept: false });
const none = { hasResume: false, resumeUrl: null };
const kept = { hasResume: true, resumeUrl: "/api/resume/file" };

const show = (state?: unknown) =>
  renderPage(<ResumePage />, ports, "/resume-upload", { pathname: "/resume-upload", state });

const pdf = (size = 32, name = "cv.pdf") => new File(["%PDF-1.7".padEnd(size, " ")], name);
const choose = (file: File) => user.upload(screen.getByLabelText(/Choose/), file);
const save = () => user.click(screen.getByRole("button", { name: "Upload resume" }));
const alert = async () => (await screen.findByRole("alert")).textContent;

beforeEach(() => {
  ports = fakePorts();
  ports.api.answer(checkResume, none);
  ports.api.answer(uploadResume, none);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("a good file", () => {
  it("is checked by the server, kept in the browser, and leads to the dashboard one second later", async () => {
    await show();
    await choose(pdf());
    expect(screen.getByText("cv.pdf · 1 kB")).toBeDefined();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await save();
    expect(await screen.findByText("Your resume is saved in this browser.")).toBeDefined();
    expect(screen.getByRole("progressbar").getAttribute("aria-valuenow")).toBe("100");
    expect(ports.api.calls.at(-1)).toMatchObject({ name: "POST /resume/upload", body: { keep: "false" } });
    expect(ports.store.rows.resumes.get("user-1")).toMatchObject({ name: "cv.pdf", size: 32 });
    expect(place.path).toBe("/resume-upload");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(place.path).toBe("/dashboard");
  });

  it("leads to the dashboard also when a round asked for it: starting that takes a press of its own", async () => {
    const choice = { selectedCompany: { companyId: "c" }, selectedRound: { roundId: "r" } };
    await show(choice);
    await choose(pdf());
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await save();
    await screen.findByText("Your resume is saved in this browser.");
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(place.path).toBe("/dashboard");
  });

  it("[bug 6] is kept as bytes, since some browsers can store no file", async () => {
    ports.api.answer(uploadResume, kept);
    await show();
    await choose(pdf());
    await save();
    await vi.waitFor(() => expect(ports.store.rows.resumes.get("user-1")?.bytes).toBeInstanceOf(ArrayBuffer));
  });

  it("is kept without a network, to be checked later", async () => {
    ports.api.answer(uploadResume, refuse("offline"));
    await show();
    await choose(pdf());
    await save();
    expect(await screen.findByText(/It will be checked when you are online/)).toBeDefined();
    expect(ports.store.rows.resumes.size).toBe(1);
  });

  it("[RF1] may have exactly 1,048,576 bytes", async () => {
    await show();
    await choose(pdf(RESUME_MAX_BYTES));
    await save();
    expect(await screen.findByText("Your resume is saved in this browser.")).toBeDefined();
  });

  it("is copied to the account only when the switch is on", async () => {
    ports.api.answer(uploadResume, kept);
    await show();
    const copy = screen.getByRole("switch", { name: "Keep a copy in my account" });
    expect(copy).toHaveProperty("checked", false);
    await user.click(copy);
    await choose(pdf());
    await save();
    expect(await screen.findByText("A copy is kept in your account.")).toBeDefined();
    expect(ports.api.calls.at(-1)?.body).toEqual({ keep: "true" });
  });

  it("can be dropped", async () => {
    await show();
    fireEvent.drop(screen.getByLabelText(/Choose/), { dataTransfer: { files: [pdf(32, "dropped.pdf")] } });
    expect(screen.getByText("dropped.pdf · 1 kB")).toBeDefined();
  });
});

describe("a file that cannot be taken", () => {
  it("is missing at all", async () => {
    await show();
    await save();
    expect(await alert()).toBe("Please select a file first");
    fireEvent.drop(screen.getByLabelText(/Choose/), { dataTransfer: { files: [] } });
    expect(await alert()).toBe("Please select a file");
  });

  it("[RF2] is no PDF, whatever its name says", async () => {
    await show();
    await choose(new File(["PK zip"], "cv.pdf", { type: "application/pdf" }));
    await save();
    expect(await alert()).toBe("Only PDF files are allowed");
    expect(ports.api.calls.map((call) => call.name)).not.toContain("POST /resume/upload");
  });

  it("[RF1] has one byte too many", async () => {
    await show();
    await choose(pdf(RESUME_MAX_BYTES + 1));
    await save();
    expect(await alert()).toBe("File size must be less than 1MB");
  });

  it("is locked: the server says so, and the resume there was stays", async () => {
    await ports.store.resume.keep("user-1", { name: "old.pdf", bytes: new ArrayBuffer(8) });
    ports.api.answer(uploadResume, refuse("resume_locked"));
    await show();
    await choose(pdf());
    await save();
    expect(await alert()).toBe(problems.resume_locked.say);
    expect(ports.store.rows.resumes.get("user-1")?.name).toBe("old.pdf");
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("does not fit on the device", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    ports.store.full = new Error("QuotaExceededError");
    await show();
    await choose(pdf());
    await save();
    expect(await alert()).toBe("Failed to save resume locally.");
    log.mockReset();
  });

  it("belongs to nobody", async () => {
    ports.auth = fakeAuth(null);
    await show();
    await choose(pdf());
    await save();
    expect(await alert()).toBe("User not found. Please log in again.");
  });
});

describe("the resume there is", () => {
  it("is shown with name, size and date, and can be removed", async () => {
    await ports.store.resume.keep("user-1", { name: "old.pdf", bytes: new ArrayBuffer(2_048) });
    await show();
    expect(screen.getByText("old.pdf")).toBeDefined();
    expect(screen.getByText(/^2 kB · saved 27 Nov 2026$/)).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(await screen.findByText("No resume yet.")).toBeDefined();
    expect(ports.store.rows.resumes.size).toBe(0);
  });

  it("of the account can be used here, and deleted there", async () => {
    ports.api.answer(checkResume, kept);
    ports.api.answer(uploadResume, kept);
    ports.api.answer(fetchResume, { name: "copy.pdf", pdf: btoa("%PDF-1.7 copy") });
    ports.api.answer(deleteResume, none);
    await show();
    await user.click(screen.getByRole("button", { name: "Use it here" }));
    expect(await screen.findByText("copy.pdf")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Delete the copy" }));
    await vi.waitFor(() => expect(screen.queryByText("A copy is kept in your account.")).toBeNull());
    expect(ports.store.rows.resumes.get("user-1")?.name).toBe("copy.pdf");
  });

  it("of the account goes when a new one is uploaded with the switch off", async () => {
    ports.api.answer(checkResume, kept);
    ports.api.answer(deleteResume, none);
    await show();
    await user.click(screen.getByRole("switch"));
    await choose(pdf());
    await save();
    await screen.findByText("Your resume is saved in this browser.");
    expect(ports.api.calls.map((call) => call.name)).toContain("DELETE /resume/delete");
  });

  it("of the account that cannot be deleted is told, and stays when the new one is refused", async () => {
    ports.api.answer(checkResume, kept);
    ports.api.answer(deleteResume, refuse("resume_delete_failed"));
    ports.api.answer(uploadResume, refuse("resume_locked"));
    await show();
    await user.click(screen.getByRole("switch"));
    await choose(pdf());
    await save();
    expect(await alert()).toBe(problems.resume_locked.say);
    expect(ports.api.calls.map((call) => call.name)).not.toContain("DELETE /resume/delete");
    ports.api.answer(uploadResume, none);
    await save();
    await vi.waitFor(async () => expect(await alert()).toBe(problems.resume_delete_failed.say));
    expect(ports.store.rows.resumes.size).toBe(1);
  });
});

describe("the words", () => {
  it("are those of the table of problems", () => {
    const own = ["file_unreadable", "device_failed"];
    for (const [code, say] of Object.entries(words.en.errors)) {
      if (own.includes(code)) continue;
      expect(problems[code as keyof typeof problems].say).toBe(say);
    }
  });
});
