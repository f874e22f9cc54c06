import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";

const PLACE = '<div id="root"></div>';
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** What to render, and what makes its markup that of the real page. */
export type Prerendered = Pick<InlineConfig, "root" | "css" | "plugins"> & {
  /** The module that exports `firstScreen`. */
  module: string;
  /** The one lazy page that is on that screen, as the end of its module's path: the others need not be built. */
  page: string;
};

const without = (page: string): Plugin => ({
  name: "only-this-page",
  resolveDynamicImport: (wanted) =>
    typeof wanted === "string" && !wanted.endsWith(page) ? { id: wanted, external: true } : null,
});

/** The code of the module with all that it imports, for Node. */
async function bundled({ module, page, plugins = [], ...settings }: Prerendered): Promise<string> {
  const made = await build({
    ...settings,
    plugins: [...plugins, without(page)],
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: module,
      write: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  if (!("output" in made)) throw new Error(`${module} was not built.`);
  return made.output[0].code;
}

/** The first screen as HTML, with the class names of the real page. */
export async function firstScreen(what: Prerendered): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "first-screen-"));
  try {
    const file = join(folder, "module.mjs");
    writeFileSync(file, await bundled(what));
    const module: { firstScreen: () => Promise<string> } = await import(pathToFileURL(file).href);
    return await module.firstScreen();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * `html` with this first screen in #root, and with the entry only fetched: the inline script behind #root
 * (src/boot/root.ts) runs it when the first screen is painted.
 */
export function withFirstScreen(html: string, screen: string): string {
  if (!html.includes(PLACE) || !ENTRY.test(html)) throw new Error("index.html has no #root, or no entry.");
  return html
    .replace(PLACE, () => `<div id="root" data-prerendered>${screen}</div>`)
    .replace(ENTRY, '<link rel="modulepreload" crossorigin href="$1" id="entry">');
}

/** Only in the build: a page under development is rendered by the browser. */
export const prerender = (what: Prerendered): Plugin => ({
  name: "prerender",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: async (html) => withFirstScreen(html, await firstScreen(what)),
  },
});
