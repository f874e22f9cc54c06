import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * What at the top of react-router keeps its forms, fetchers, prefetching and whole-document pages in the bundle although
 * nothing uses them: calls that only make a value, classes that extend one, and names for the developer tools. Its
 * published production build differs from what its package leads to in one line, the warnings for developers.
 */
function withoutTraces(code: string): string {
  return code
    .replace(/^\w+\.displayName = ".*";$/gm, "")
    .replace("var ENABLE_DEV_WARNINGS = true;", "var ENABLE_DEV_WARNINGS = false;")
    .replace(/= (React\d*\.(?:createContext|forwardRef|memo|lazy)\()/g, "= /* @__PURE__ */ $1")
    .replace(/= (class extends React\d*\.Component \{[^]*?^\});$/gm, "= /* @__PURE__ */ (() => $1)();");
}

/** Lets the bundler leave out what the page does not use of react-router: 2.5 KiB (gzip) of every first visit. */
export const leanRouter = (): Plugin => ({
  name: "lean-router",
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({ code: withoutTraces(code), map: null }),
  },
});

/**
 * A contract file describes more calls than one page makes. Marks the making of a schema as nothing but that, so that
 * the bundler can leave out what nobody uses: 1.8 KiB (gzip) for everybody who has signed in.
 */
export const leanSchemas = (): Plugin => ({
  name: "lean-schemas",
  transform: {
    filter: { id: /models\/(contract|entities)\// },
    handler: (code) => ({
      code: code.replace(/(?<![\w.])(?:z\.|(?:text|optionalText|whole)\()/g, "/* @__PURE__ */ $&"),
      map: null,
    }),
  },
});

/**
 * What a call is for, and how it may be refused, is read on the API's own page, which the server makes: no browser needs to be
 * told, 1 KiB (gzip) for everybody who has signed in.
 */
function withoutProse(code: string): string {
  return code
    .replace(/^\s*summary:\s*"(?:[^"\\]|\\.)*",$/gm, "")
    .replace(/^\s*problems: \[[^\]]*\],?$/gm, "");
}

/** Leaves the prose of the contract out of the page. */
export const leanContract = (): Plugin => ({
  name: "lean-contract",
  transform: {
    filter: { id: /models\/contract\// },
    handler: (code) => ({ code: withoutProse(code), map: null }),
  },
});

/**
 * Draws lucide's icons by our own few lines (src/ui/icon.ts) instead of its general machinery: 1.5 KiB (gzip). Their
 * other names, which nothing reads, go as well.
 */
export const leanIcons = (): Plugin => ({
  name: "lean-icons",
  enforce: "pre",
  resolveId: {
    filter: { id: /createLucideIcon\.mjs$/ },
    handler: () => fileURLToPath(new URL("./src/ui/icon.ts", import.meta.url)),
  },
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(/^ {2}name: ".*",\n {2}size: 24,\n/m, "")
        .replace(/,\n {2}aliases: \[[^\]]*\]/, "")
        .replace("__iconData.node;\n", ""),
      map: null,
    }),
  },
});

/** XState looks for its developer tools, which nobody opens on the page: 0.3 KiB (gzip) of an interview. */
export const leanMachines = (): Plugin => ({
  name: "lean-machines",
  enforce: "pre",
  load: {
    filter: { id: /xstate\/dist\/xstate-dev[.\w]*\.js$/ },
    handler: () => "export const devToolsAdapter = () => {};",
  },
});

/**
 * Vite wraps every `import()` in a helper that looks for styles to wait for. All styles are in one file that the page
 * begins with, so there is nothing to wait for: 1 KiB (gzip).
 */
export const leanImports = (): Plugin => ({
  name: "lean-imports",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
});

/**
 * The order of the layers, before anything else in every file of styles: the bundler puts shared components first, and
 * the first mention of a layer is what counts.
 */
export const layersFirst = (order: string): Plugin => ({
  name: "layers-first",
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = `@layer ${order};${file.source}`;
      }
    },
  },
});
