import { describe, expect, it } from "vitest";
import { noticeOf, pathOf, windowFor } from "./notices.ts";

const payload = {
  kind: "report",
  attemptId: "a-1",
  companyId: "c-1",
  roundId: "r-1",
  title: "Ready",
  body: "HR",
};

describe("what a push shows", () => {
  it("has the words that came, one place for each attempt, and leads to the report", () => {
    const { title, options, attemptId } = noticeOf(JSON.stringify(payload));
    expect([title, options.body, options.tag, attemptId]).toEqual(["Ready", "HR", "a-1", "a-1"]);
    expect(options.data.path).toBe("/report/c-1/r-1");
  });

  it.each(["", "{", "null", '"x"', "[]", '{"title":5,"body":""}', '{"companyId":"..","roundId":"/x"}'])(
    "[bug 50] is something in any case, also for %j",
    (text) => {
      const { title, options } = noticeOf(text);
      expect(title && options.body && options.tag).toBeTruthy();
      expect(options.data.path).toBe("/dashboard");
    },
  );

  it("leads into the app and nowhere else", () => {
    expect([pathOf({ path: "/report/a/b" }), pathOf({ path: "//evil" }), pathOf(null)]).toEqual([
      "/report/a/b",
      "/dashboard",
      "/dashboard",
    ]);
  });
});

describe("the window that a pressed notification opens", () => {
  const at = (path: string, focused = false) => ({ url: `https://app.example${path}`, focused });

  it("is one that shows the page already, else the one in use, else any", () => {
    const [report, used, other] = [at("/report/a/b"), at("/rewards", true), at("/contact")];
    expect(windowFor("/report/a/b", [other, used, report])).toBe(report);
    expect(windowFor("/report/a/b", [other, used])).toBe(used);
    expect(windowFor("/report/a/b", [other])).toBe(other);
  });

  it("is never one in which an attempt may run", () => {
    expect(windowFor("/report/a/b", [at("/audio-interview", true)])).toBeUndefined();
  });
});
