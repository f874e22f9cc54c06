import { describe, expect, it } from "vitest";
import type { OwnRows } from "#app/rows.ts";
import { beginning, inOrder, isAddress, sizeIn, total } from "./amounts.ts";
import { EXPORT_VERSION, exportName, readExport, writeExport } from "./exportFile.ts";

const user = { userId: "user-1", email: "person@example.com" };
const rows: OwnRows = {
  stores: { answers: [{ key: "user-1|c|r|0", text: "नमस्ते \u2028 “so”" }] },
  journal: { "user-1|c|r|0": { text: "x" } },
};
const at = "2026-11-27T10:00:00.000Z";
const text = writeExport(user, rows, { credits: 50 }, at);

describe("the export's file", () => {
  it("gives the rows back to the person whose they are", () => {
    expect(readExport(text, "user-1")).toEqual({ is: "own", rows });
  });

  it("names the day it was made on", () => {
    expect(exportName(at)).toBe("taiyari-2026-11-27.json");
  });

  it("holds no more of the person than whose it is, and what the account keeps", () => {
    const whole = { ...user, name: "Test Person", credits: 3 };
    const file: unknown = JSON.parse(writeExport(whole, rows, null, at));
    expect(file).toMatchObject({ version: EXPORT_VERSION, exportedAt: at, user, account: null });
    expect(JSON.stringify(file)).not.toContain("Test Person");
  });

  it("is refused when it is another account's, with that account's address", () => {
    expect(readExport(text, "user-2")).toEqual({ is: "others", email: "person@example.com" });
  });

  it("is broken when it was cut off anywhere, or has lost a part", () => {
    for (const length of [60, Math.floor(text.length / 2), text.length - 1]) {
      expect(readExport(text.slice(0, length), "user-1")).toEqual({ is: "broken" });
    }
    const rest = { ...(JSON.parse(text) as object), device: undefined };
    expect(readExport(JSON.stringify(rest), "user-1")).toEqual({ is: "broken" });
  });

  it("is foreign when it is anything else", () => {
    for (const other of ["", "null", "[]", "{}", '{"format":"other","version":1}', "%PDF-1.7", "<html>"]) {
      expect(readExport(other, "user-1")).toEqual({ is: "foreign" });
    }
  });

  it("may be the bare answers that are saved when the app does not start", () => {
    const bare = {
      stores: { answers: [{ userId: "user-1", text: "x" }] },
      journal: { "user-1|c|r|0": { text: "y" }, "user-1|c|r|1": null },
    };
    const rows = { ...bare, journal: { "user-1|c|r|0": { text: "y" } } };
    expect(readExport(JSON.stringify(bare), "user-1")).toEqual({ is: "own", rows });
    expect(readExport(JSON.stringify(bare), "user-2")).toEqual({ is: "others", email: null });
  });

  it("says so when a newer page has written it", () => {
    const newer = JSON.stringify({ ...(JSON.parse(text) as object), version: EXPORT_VERSION + 1 });
    expect(readExport(newer, "user-1")).toEqual({ is: "newer" });
  });
});

describe("amounts", () => {
  it("come in the unit that suits them, never as nothing", () => {
    expect(sizeIn(1)).toEqual({ value: 1, unit: "kilobyte" });
    expect(sizeIn(217_088)).toEqual({ value: 212, unit: "kilobyte" });
    expect(sizeIn(3_565_158)).toEqual({ value: 3.4, unit: "megabyte" });
  });

  it("are listed in the page's order, without kinds that are not there", () => {
    const reports = { kind: "reports", count: 2, bytes: 30 } as const;
    const resume = { kind: "resume", count: 1, bytes: 12 } as const;
    expect(inOrder([reports, { kind: "speech", count: 0, bytes: 0 }, resume])).toEqual([resume, reports]);
    expect(total([reports, resume])).toBe(42);
  });

  it("show the beginning of a long text on one line", () => {
    expect(beginning("short\n  and sweet")).toBe("short and sweet");
    expect(beginning("a".repeat(200), 10)).toBe(`${"a".repeat(10)}…`);
  });
});

describe("the typed address", () => {
  it("counts however it is written, and only as a whole", () => {
    expect(isAddress(" Person@Example.com ", user.email)).toBe(true);
    for (const typed of ["", "person", "person@example.co"]) expect(isAddress(typed, user.email)).toBe(false);
  });
});
