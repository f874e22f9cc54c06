import type { Plugin, Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** Files that a chunk needs and `has` not: itself and its static imports. */
function filesOf(chunk: Chunk, bundle: Rolldown.OutputBundle, has: Set<string>): string[] {
  if (has.has(chunk.fileName)) return [];
  has.add(chunk.fileName);
  const imports = chunk.imports.flatMap((name) => {
    const next = bundle[name];
    return next?.type === "chunk" ? filesOf(next, bundle, has) : [];
  });
  return [chunk.fileName, ...imports];
}

/**
 * Lets the browser fetch, together with the entry, what the entry would ask for later: the font, and for a signed-out
 * visitor the landing page, whose files the inline script of index.html adds (it alone knows whether there is a token).
 * @param page the lazy page, as the end of its module's path
 * @param font matches the font's file in the bundle
 */
export function preloads({ page, font }: { page: string; font: RegExp }): Plugin {
  return {
    name: "preloads",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return;
        const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
        const entry = chunks.find((chunk) => chunk.isEntry);
        const landing = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(page));
        const fontFile = Object.keys(bundle).find((name) => font.test(name));
        if (!entry || !landing || !fontFile)
          throw new Error("The landing page or its font is not in the bundle.");
        const has = new Set<string>();
        filesOf(entry, bundle, has);
        const ahead = filesOf(landing, bundle, has).map((name) => `/${name}`);
        return {
          html: html.replace(
            "(document.documentElement, [])",
            `(document.documentElement, ${JSON.stringify(ahead)})`,
          ),
          tags: [
            {
              tag: "link",
              attrs: {
                rel: "preload",
                as: "font",
                type: "font/woff2",
                href: `/${fontFile}`,
                crossorigin: "",
              },
              injectTo: "head",
            },
          ],
        };
      },
    },
  };
}
