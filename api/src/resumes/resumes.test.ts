import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resumeForm, resumePdf, type RoundApi, roundApi } from "../testing/roundApi.ts";
import { linesAsPdf } from "../testing/smallPdf.ts";
import { engines } from "../testing/testApi.ts";
import { tidyName } from "./actions.ts";
import { makeResumeReader } from "./resumeReader.ts";

const NONE = { hasResume: false, resumeUrl: null };
const KEPT = { hasResume: true, resumeUrl: "/api/resume/file" };

describe.each(engines)("resumes on %s", (engine) => {
  let api: RoundApi;
  const reader = makeResumeReader();
  beforeAll(async () => {
    api = await roundApi(engine, { readResumeText: reader.read });
  });
  afterAll(async () => {
    await api.close();
    await reader.close();
  });

  const upload = (token: string, form: FormData) => api.call("POST", "/resume/upload", { token, body: form });

  it("checks a resume and keeps nothing unless asked to", async () => {
    const { token } = await api.signUp();
    for (const form of [resumeForm(), resumeForm({ keep: "false" })]) {
      const checked = await upload(token, form);
      expect([checked.status, checked.body]).toEqual([200, NONE]);
    }
    expect((await api.call("GET", "/resume/check", { token })).body).toEqual(NONE);
    const file = await api.call("GET", "/resume/file", { token });
    expect([file.status, file.body["code"]]).toEqual([404, "resume_not_kept"]);
  });

  it("keeps a copy that another device can fetch, a newer one in its place, and deletes it", async () => {
    const [mine, other] = [await api.signUp(), await api.signUp()];
    expect((await upload(mine.token, resumeForm({ keep: "true" }))).body).toEqual(KEPT);
    const fetched = await api.call("GET", "/resume/file", { token: mine.token });
    expect(fetched.body).toEqual({ name: "resume.pdf", pdf: Buffer.from(resumePdf).toString("base64") });
    expect((await api.call("GET", "/resume/file", { token: other.token })).status).toBe(404);
    const newer = linesAsPdf(["Asha, Mumbai", "Backend developer with seven years of Node.js"]);
    await upload(mine.token, resumeForm({ keep: "true" }, newer));
    const again = await api.call("GET", "/resume/file", { token: mine.token });
    expect(again.body["pdf"]).toBe(Buffer.from(newer).toString("base64"));
    expect((await api.call("GET", "/resume/check", { token: mine.token })).body).toEqual(KEPT);
    for (let times = 0; times < 2; times++) {
      expect((await api.call("DELETE", "/resume/delete", { token: mine.token })).body).toEqual(NONE);
    }
    expect((await api.call("GET", "/resume/check", { token: mine.token })).body).toEqual(NONE);
  });

  it("[RF1] [RF2] refuses other files, large ones and none, and keeps the old copy", async () => {
    const { token } = await api.signUp();
    await upload(token, resumeForm({ keep: "true" }));
    const bad = async (bytes: Uint8Array | null) => {
      const { status, body } = await upload(token, resumeForm({ keep: "true" }, bytes));
      return [status, body["code"]];
    };
    expect(await bad(Buffer.from("GIF89a"))).toEqual([400, "resume_not_pdf"]);
    expect(await bad(Buffer.alloc(1_048_577, "%PDF-"))).toEqual([413, "resume_too_large"]);
    expect(await bad(null)).toEqual([400, "resume_not_chosen"]);
    expect(await bad(Buffer.from("%PDF-1.7 and then nothing"))).toEqual([422, "resume_damaged"]);
    expect(await bad(linesAsPdf(["Hi"]))).toEqual([422, "resume_no_text"]);
    expect((await api.call("GET", "/resume/file", { token })).body["pdf"]).toBe(
      Buffer.from(resumePdf).toString("base64"),
    );
  });
});

describe("the name of a kept file", () => {
  it.each([
    ["resume.pdf", "resume.pdf"],
    ["बायोडाटा.pdf", "बायोडाटा.pdf"],
    [Buffer.from("बायोडाटा.pdf").toString("latin1"), "बायोडाटा.pdf"],
    ["../../etc/passwd", "....etcpasswd"],
    [" \u0007 ", "resume.pdf"],
    ["x".repeat(500), "x".repeat(120)],
  ])("is tidied: %s", (raw, expected) => expect(tidyName(raw)).toBe(expected));
});
