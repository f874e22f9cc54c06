import { join } from "node:path";
import { buildSync } from "esbuild";
import type { Plugin } from "vite";

const PLACE = /<script data-inline="([^"]+)"><\/script>/g;

/**
 * Puts the bundled text of a file where index.html says `<script data-inline="…">`: code that must run although no
 * other file arrives.
 * @param root folder that the named files are in
 */
export const inlineScript = (root: string): Plugin => ({
  name: "inline-script",
  transformIndexHtml: {
    order: "pre",
    handler: (html, { server }) =>
      html.replace(PLACE, (_, file: string) => {
        const { outputFiles } = buildSync({
          entryPoints: [join(root, file)],
          bundle: true,
          write: false,
          minify: true,
          format: "iife",
          target: "es2020",
          // Hindi as it is instead of as escapes.
          charset: "utf8",
          define: { "import.meta.env.PROD": String(server === undefined) },
        });
        return `<script>${outputFiles[0]?.text.trim() ?? ""}</script>`;
      }),
  },
});
