// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { publicSettings } from "#models/contract/settings.ts";
import { fakePorts } from "#app/testing/fakePorts.ts";
import { renderPage } from "#app/testing/renderPage.tsx";
import { setLanguage } from "#app/ui/language.ts";
import PrivacyPage from "./PrivacyPage.tsx";
import { words } from "./words.ts";
import { hi } from "./words.hi.ts";

const w = words.en;
const settings = {
  googleClientId: null,
  vapidPublicKey: null,
  signupCredits: 100,
  transcription: true,
  accurateWhisper: false,
};

async function show(recipients?: string[]) {
  const ports = fakePorts();
  if (recipients) ports.api.answer(publicSettings, { ...settings, recipients });
  await renderPage(<PrivacyPage />, ports, "/privacy");
}
const text = () => document.body.textContent;

afterEach(() => {
  cleanup();
  localStorage.clear();
  setLanguage("en");
});

describe("The privacy page", () => {
  it("names those whom this server works with, and nobody else", async () => {
    await show(["razorpay", "mail"]);
    expect(text()).toContain(w.recipients.razorpay);
    expect(text()).toContain(w.recipients.mail);
    expect(text()).not.toContain(w.recipients.google);
    expect(text()).not.toContain(w.recipients.speech);
    expect(text()).toContain(w.noModel);
  });

  it("says what whoever invited a person gets to see", async () => {
    await show([]);
    expect(text()).toContain(w.inviter);
  });

  it("says that a language model is asked where one is", async () => {
    await show(["model"]);
    expect(text()).toContain(w.recipients.model);
    expect(text()).not.toContain(w.noModel);
  });

  it("can be read without a network, and then names all there may be", async () => {
    await show();
    expect(text()).toContain(w.unknown);
    for (const line of [...Object.values(w.recipients), ...w.sections.here.lines, ...w.sections.yours.lines])
      expect(text()).toContain(line);
    expect(text()).not.toContain(w.noModel);
  });

  it("leads to the settings where somebody is signed in", async () => {
    await show([]);
    expect(screen.queryByRole("link", { name: w.toSettings })).toBeNull();
    cleanup();
    localStorage.setItem("token", "t-1");
    await show([]);
    expect(screen.getByRole("link", { name: w.toSettings }).getAttribute("href")).toBe("/settings");
  });

  it("says in Hindi as much as in English", async () => {
    setLanguage("hi");
    await show([]);
    expect(await screen.findByRole("heading", { level: 1, name: hi.title })).toBeTruthy();
    const counts = (all: typeof w) =>
      Object.values(all.sections).map((section) => ("lines" in section ? section.lines.length : 0));
    expect(counts(hi)).toEqual(counts(w));
  });
});
