import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { TOKEN_KEY } from "../platform/net/token.ts";

const fileAt = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

it("index.html, which can import nothing, reads what the app keeps under the same names", () => {
  const names = [...fileAt("../../index.html").matchAll(/getItem\("([^"]+)"\)/g)].map(([, name]) => name);
  const keyIn = (file: string) => /^(?:export )?const (?:THEME_)?KEY = "([^"]+)";/m.exec(fileAt(file))?.[1];
  expect(names).toEqual([keyIn("../ui/shownTheme.ts"), keyIn("../ui/language.ts"), TOKEN_KEY]);
});

it("names of what is kept stand in one place of the app", () => {
  const names = [...fileAt("../platform/store/names.ts").matchAll(/export const \w+ = "([^"]+)";/g)];
  const texts = [
    ...["./ownAnswers.ts", "../platform/store/journal.ts", "../platform/store/everything/journals.ts"],
    ...["../platform/net/profile.ts", "../platform/net/offlineCopy.ts", "../platform/device/device.ts"],
    "../platform/store/space/freeSpace.ts",
  ].map(fileAt);
  expect(names.map(([, name = ""]) => name).filter((name) => texts.join().includes(`"${name}`))).toEqual([]);
  for (const text of texts) expect(text).toMatch(/names\.ts"/);
});
