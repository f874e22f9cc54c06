import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { leanIcons } from "./lean.ts";
import { firstScreen, withFirstScreen } from "./prerender.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe("the first screen in index.html", () => {
  it("is the landing page with class names as the settings make them, and nothing left to a script", async () => {
    const html = await firstScreen({
      root: here("."),
      module: here("src/prerendered.tsx"),
      page: "features/landing/LandingPage.tsx",
      plugins: [leanIcons()],
      css: { modules: { generateScopedName: (name) => `its-${name}` } },
    });
    expect(html).toContain("Walk in having done it before.</h1>");
    expect(html).toContain('<main class="its-main"');
    expect(html).toMatch(/<button type="button" class="its-button its-brand its-l">Start Practicing</);
    expect(html).toContain('aria-label="Settings"');
    expect(html).not.toMatch(/<script|Error|undefined/);
  }, 60_000);

  const ENTRY = '<script type="module" crossorigin src="/assets/index-1.js"></script>';

  it("stands in #root, and the entry is fetched but not run", () => {
    expect(withFirstScreen(`<head>${ENTRY}</head><div id="root"></div>`, "<p>$1 & $&</p>")).toBe(
      '<head><link rel="modulepreload" crossorigin href="/assets/index-1.js" id="entry"></head>' +
        '<div id="root" data-prerendered><p>$1 & $&</p></div>',
    );
  });

  it.each(['<div id="root"></div>', ENTRY])("fails the build where index.html has only %s", (html) => {
    expect(() => withFirstScreen(html, "")).toThrow("no #root, or no entry");
  });
});
