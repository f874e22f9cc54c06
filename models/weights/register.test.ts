import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { REGISTERED } from "./registered.ts";

const here = import.meta.dirname;
const shipped = REGISTERED.filter(({ ships }) => ships);
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

describe("The register of weights", () => {
  it("has whisper-tiny.en, the voice detector and the sentence embeddings, which ship", () => {
    expect(shipped.map(({ id }) => id)).toEqual(["whisper-tiny.en", "silero-vad", "all-MiniLM-L6-v2"]);
  });

  it.each(shipped)("tells the truth about every file of $id", ({ id, bytes, files }) => {
    const found = files.map(({ path }) => {
      const content = readFileSync(join(here, id, path));
      return { path, bytes: content.length, sha256: sha256(content) };
    });
    expect(found).toEqual(files);
    expect(found.reduce((sum, file) => sum + file.bytes, 0)).toBe(bytes);
  });

  it.each(shipped)("knows every file that lies in the folder of $id", ({ id, files }) => {
    const entries = readdirSync(join(here, id), { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toHaveLength(files.length);
  });

  it.each(REGISTERED)("gives $id a version that follows from its content, a licence and an origin", (set) => {
    const content = set.files.map((file) => file.path + file.sha256).join("");
    expect(set.version).toBe(sha256(content).slice(0, 12));
    expect(existsSync(join(here, set.licenceFile))).toBe(true);
    expect(set.origin).not.toBe("");
  });
});
