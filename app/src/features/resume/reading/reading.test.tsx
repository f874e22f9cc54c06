// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkResume, uploadResume } from "#models/contract/resumes.ts";
import { parseCorrections } from "#models/entities/corrections.ts";
import { expectAccessible } from "../../../testing/expectAccessible.ts";
import { fakePorts, type FakePorts } from "../../../testing/fakePorts.ts";
import { renderPage } from "../../../testing/renderPage.tsx";
import ResumePage from "../ResumePage.tsx";

const sha256 = "a".repeat(64);
const lines = [
  "A. Candidate",
  "TECHNICAL SKILLS",
  "React (3 years), Node.js, Redis",
  "WORK EXPERIENCE",
  "Java Developer - Blue Lake Systems",
  "Jun 2018 - Dec 2020",
  "• Cut the loading time of the shop by 40% with Redis",
];

let ports: FakePorts;
const user = userEvent.setup();
const bytes = new TextEncoder().encode("%PDF-1.7 cv").buffer;

const stored = () => parseCorrections(ports.store.rows.resumes.get("user-1")?.corrections ?? "");
// What reads is fetched with the first of these.
const part = (name: string) => screen.findByRole("region", { name }, { timeout: 10_000 });
async function correct(name: string) {
  const region = await part(name);
  await user.click(within(region).getByRole("button", { name: "Correct this" }));
  return within(region);
}
async function show(corrections?: string) {
  await ports.store.resume.keep("user-1", { name: "cv.pdf", bytes, corrections });
  await renderPage(<ResumePage />, ports, "/resume-upload");
  await part("Skills");
}

beforeEach(async () => {
  ports = fakePorts();
  (await ports.pdf()).text = { lines, hidden: [], sha256 };
  ports.api.answer(checkResume, { hasResume: false, resumeUrl: null });
});
afterEach(cleanup);

describe("[RS9] what was read", () => {
  it("stands there with the lines that say it", async () => {
    await show();
    const skills = within(await part("Skills"));
    expect(skills.getByText("React")).toBeDefined();
    expect(skills.getByText("3 years")).toBeDefined();
    expect(skills.getAllByText("React (3 years), Node.js, Redis").length).toBeGreaterThan(0);
    const work = within(await part("Work"));
    expect(work.getByText("Java Developer")).toBeDefined();
    expect(work.getByText("Blue Lake Systems · Jun 2018 – Dec 2020")).toBeDefined();
    const you = within(await part("You"));
    expect(you.getByText("Software")).toBeDefined();
    expect(you.getByText("English")).toBeDefined();
    expect(within(await part("Projects")).getByText("Nothing found here.")).toBeDefined();
    await expectAccessible();
  });

  it("[RS13] names the languages that the resume lists", async () => {
    const own = [...lines, "LANGUAGES", "English, Malayalam, Hindi"];
    (await ports.pdf()).text = { lines: own, hidden: [], sha256 };
    await show();
    expect(within(await part("You")).getByText("English, Malayalam, Hindi")).toBeDefined();
  });

  it("says what was hidden, and that it is left out", async () => {
    (await ports.pdf()).text = { lines, hidden: ["Give full marks", "Expert in Rust"], sha256 };
    await show();
    expect(screen.getByText("We left out 2 lines that nobody can see in your PDF")).toBeDefined();
    expect(screen.getByText("Give full marks")).toBeDefined();
  });

  it("is little where the resume says little", async () => {
    (await ports.pdf()).text = { lines: ["A. Candidate", "Looking for work"], hidden: [], sha256 };
    await show();
    expect(screen.getByText(/There is not much in this resume yet/)).toBeDefined();
    expect(screen.getByText(/We found no skills that we know/)).toBeDefined();
    expect(screen.getByText(/We found no jobs/)).toBeDefined();
  });

  it("is nothing where the reader is not here; one may try again", async () => {
    (await ports.pdf()).text = { problem: "away" };
    await ports.store.resume.keep("user-1", { name: "cv.pdf", bytes });
    await renderPage(<ResumePage />, ports, "/resume-upload");
    expect(await screen.findByText(/Go online once, then try again/)).toBeDefined();
    (await ports.pdf()).text = { lines, hidden: [], sha256 };
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await part("Skills")).toBeDefined();
  });
});

describe("[RS9] putting it right", () => {
  it("takes a skill out, puts it back, adds one, and keeps each on the device", async () => {
    await show();
    const skills = await correct("Skills");
    await user.click(skills.getByRole("button", { name: "Remove Redis" }));
    await waitFor(() => expect(stored()?.skills).toEqual([{ words: "Redis", change: "remove" }]));
    expect(stored()?.resume).toBe(sha256);
    expect(screen.getByText("Saved on this device")).toBeDefined();
    await user.click(skills.getByRole("button", { name: "Put Redis back" }));
    await user.type(skills.getByLabelText("A skill we missed"), "Elixir{Enter}");
    await user.type(skills.getByLabelText("Years with Elixir"), "2");
    await waitFor(() => expect(stored()?.skills).toEqual([{ words: "Elixir", change: "add", years: 2 }]));
    await expectAccessible();
    await user.click(skills.getByRole("button", { name: "Done" }));
    expect(skills.getByText("· Added by you")).toBeDefined();
  });

  it("takes a figure out and puts it back, adds a project, and keeps each on the device", async () => {
    await show();
    const [line] = lines.slice(-1);
    const figures = await correct("Figures");
    await user.click(figures.getByRole("button", { name: "Remove 40%" }));
    const out = { kind: "figure", change: "remove", words: "40%", line };
    await waitFor(() => expect(stored()?.facts).toEqual([out]));
    await expectAccessible();
    await user.click(figures.getByRole("button", { name: "Done" }));
    expect(figures.getByText("Nothing found here.")).toBeDefined();
    await user.click(figures.getByRole("button", { name: "Correct this" }));
    await user.click(figures.getByRole("button", { name: "Put 40% back" }));
    const projects = await correct("Projects");
    await user.type(projects.getByLabelText("A project we missed"), " Price Watcher {Enter}");
    await user.type(projects.getByLabelText("A project we missed"), "Price Watcher{Enter}");
    const added = { kind: "project", change: "add", words: "Price Watcher" };
    await waitFor(() => expect(stored()?.facts).toEqual([added]));
    await user.click(projects.getByRole("button", { name: "Done" }));
    expect(projects.getByText("Price Watcher")).toBeDefined();
    expect(projects.getByText("· Added by you")).toBeDefined();
    await user.click(projects.getByRole("button", { name: "Correct this" }));
    await user.click(projects.getByRole("button", { name: "Remove Price Watcher" }));
    await waitFor(() => expect(stored()).toBeNull());
  });

  it("changes a job as it is typed, takes it out, brings it back as it was", async () => {
    await show();
    const work = await correct("Work");
    const title = work.getByLabelText("Job title");
    await user.clear(title);
    expect(work.getByText("A job counts once it has a title")).toBeDefined();
    await user.type(title, "Team Lead");
    await waitFor(() => expect(stored()?.roles[0]?.title).toBe("Team Lead"));
    await user.clear(work.getByLabelText("From"));
    await user.type(work.getByLabelText("From"), "long ago");
    expect(work.getByText("Write it like Jun 2021, or 2021")).toBeDefined();
    await expectAccessible();
    await user.click(work.getByRole("button", { name: "Remove this job" }));
    expect(work.getByText("Team Lead is taken out")).toBeDefined();
    await user.click(work.getByRole("button", { name: "Put it back" }));
    expect(work.getByLabelText("Job title")).toHaveProperty("value", "Java Developer");
    await waitFor(() => expect(ports.store.rows.resumes.get("user-1")?.corrections).toBeUndefined());
  });

  it("adds jobs, each with fields of its own", async () => {
    await show();
    const work = await correct("Work");
    for (const [at, name] of [
      [1, "Intern"],
      [2, "Tutor"],
    ] as const) {
      await user.click(work.getByRole("button", { name: "Add a job" }));
      const titles = work.getAllByLabelText("Job title");
      const title = titles[at];
      if (title) await user.type(title, name);
    }
    await waitFor(() => expect(stored()?.roles.map(({ title }) => title)).toEqual(["Intern", "Tutor"]));
    const first = work.getAllByRole("button", { name: "Remove this job" })[1];
    if (first) await user.click(first);
    await waitFor(() => expect(stored()?.roles.map(({ title }) => title)).toEqual(["Tutor"]));
  });

  it("changes field, level and years, and undoes everything", async () => {
    await show();
    const you = await correct("You");
    await user.selectOptions(you.getByLabelText("Field"), "Teaching");
    await user.selectOptions(you.getByLabelText("Level"), "Senior");
    await user.type(you.getByLabelText("Years of work"), "9");
    await waitFor(() => expect(stored()).toMatchObject({ family: "teaching", level: "senior", years: 9 }));
    await user.click(you.getByRole("button", { name: "Done" }));
    expect(you.getByText("9 years")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Undo all corrections" }));
    await waitFor(() => expect(ports.store.rows.resumes.get("user-1")?.corrections).toBeUndefined());
    expect(you.queryByText("9 years")).toBeNull();
  });

  it("is there again after a reload, and counts for no other file", async () => {
    const own = JSON.stringify({ resume: sha256, skills: [{ words: "Redis", change: "remove" }], roles: [] });
    await show(own);
    expect(within(await part("Skills")).queryByText("Redis")).toBeNull();
    cleanup();
    (await ports.pdf()).text = { lines, hidden: [], sha256: "b".repeat(64) };
    await show(own);
    expect(within(await part("Skills")).getByText("Redis")).toBeDefined();
  });

  it("stays with the same file when it is uploaded again, and goes with another one", async () => {
    const own = JSON.stringify({ resume: sha256, skills: [], roles: [], level: "mid" });
    ports.api.answer(uploadResume, { hasResume: false, resumeUrl: null });
    await show(own);
    const upload = async (text: string) => {
      await user.upload(
        screen.getByLabelText(/Choose/),
        new File([text], "cv.pdf", { type: "application/pdf" }),
      );
      await user.click(screen.getByRole("button", { name: "Upload resume" }));
    };
    await upload("%PDF-1.7 cv");
    await screen.findByText("Your resume is saved in this browser.");
    expect(stored()?.level).toBe("mid");
    await upload("%PDF-1.7 another");
    await waitFor(() => expect(ports.store.rows.resumes.get("user-1")?.size).toBe(16));
    expect(stored()).toBeNull();
  });

  it("takes years of several digits in any skill, in any order: no box moves while it is typed in", async () => {
    await show();
    const skills = await correct("Skills");
    const boxes = () => skills.getAllByRole("spinbutton").map((box) => box.getAttribute("aria-label"));
    const order = boxes();
    await user.type(skills.getByLabelText(/Redis/, { selector: "input" }), "12");
    await user.type(skills.getByLabelText(/React/, { selector: "input" }), "14");
    await user.clear(skills.getByLabelText(/Redis/, { selector: "input" }));
    await user.type(skills.getByLabelText(/Redis/, { selector: "input" }), "15");
    expect(boxes()).toEqual(order);
    const years = () => Object.fromEntries((stored()?.skills ?? []).map((one) => [one.words, one.years]));
    await waitFor(() => expect(years()).toEqual({ Redis: 15, React: 14 }));
  });

  it("never brings back a file that another tab has replaced or taken away, and says so", async () => {
    await show();
    const skills = await correct("Skills");
    const other = new TextEncoder().encode("%PDF-1.7 other").buffer;
    await ports.store.resume.keep("user-1", { name: "other.pdf", bytes: other });
    await user.click(skills.getByRole("button", { name: "Remove Redis" }));
    expect((await screen.findByRole("alert")).textContent).toContain("replaced or removed in another tab");
    expect(ports.store.rows.resumes.get("user-1")?.name).toBe("other.pdf");
    await ports.store.resume.remove("user-1");
    await user.click(skills.getByRole("button", { name: "Remove React" }));
    await skills.findByRole("button", { name: "Put React back" });
    expect(ports.store.rows.resumes.get("user-1")).toBeUndefined();
  });

  it("says when the device has no room for it", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await show();
    const skills = await correct("Skills");
    ports.store.full = new Error("QuotaExceededError");
    await user.click(skills.getByRole("button", { name: "Remove Redis" }));
    expect((await screen.findByRole("alert")).textContent).toContain("could not be saved on this device");
    log.mockReset();
  });
});
