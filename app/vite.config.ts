import { createHash } from "node:crypto";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type UserConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { inlineScript } from "./inlineScript.ts";
import {
  layersFirst,
  leanContract,
  leanIcons,
  leanImports,
  leanMachines,
  leanRouter,
  leanSchemas,
} from "./lean.ts";
import { manifest } from "./manifest.ts";
import { NOT_PRECACHED, PRECACHED, withIntegrity } from "./precached.ts";
import { prerender } from "./prerender.ts";
import { preloads } from "./preloads.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const built = process.env["PAGE_OUT"] ?? here("../dist/app");
const server = "http://localhost:8080";

/** Four letters that tell the class names of one file from those of another; the same on every machine. */
const shortHash = (file: string) =>
  createHash("sha256")
    .update(relative(here("."), file))
    .digest("hex")
    .slice(0, 4);

const css: UserConfig["css"] = {
  modules: { generateScopedName: (name, file) => `${name}-${shortHash(file.split("?")[0] ?? file)}` },
};

const LANDING = "features/landing/LandingPage.tsx";

/** The runtimes of the speech workers, as tools/build.mjs has laid them out; none in watch mode, where speech is off. */
const runtimeSet = process.env["RUNTIME_SET"] ?? "null";
const gpuRuntimeSet = process.env["GPU_RUNTIME_SET"] ?? "null";

/** The page. Built from the repository's root: `npx vite build -c app/vite.config.ts`. */
export default defineConfig({
  root: here("."),
  base: "/",
  plugins: [
    react(),
    leanRouter(),
    leanSchemas(),
    leanContract(),
    leanIcons(),
    leanImports(),
    leanMachines(),
    layersFirst("tokens, base, components"),
    inlineScript(here(".")),
    preloads({ page: LANDING, font: /bricolage.*\.woff2$/ }),
    prerender({
      root: here("."),
      module: here("src/prerendered.tsx"),
      page: LANDING,
      plugins: [leanIcons()],
      css,
    }),
    VitePWA({
      strategies: "injectManifest",
      srcDir: "../service-worker",
      filename: "sw.ts",
      outDir: built,
      // index.html registers it in a line of its own, which works even when the bundle does not.
      injectRegister: false,
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        globPatterns: PRECACHED,
        globIgnores: NOT_PRECACHED,
        manifestTransforms: [withIntegrity(built)],
      },
    }),
  ],
  css,
  define: { __RUNTIME_SET__: runtimeSet, __GPU_RUNTIME_SET__: gpuRuntimeSet },
  // The runtime comes from an address of its own, where threads find it too, not from within the bundle.
  resolve: { conditions: ["onnxruntime-web-use-extern-wasm", ...defaultClientConditions] },
  worker: { format: "es" },
  server: {
    proxy: { "/api": server, "/healthz": server, "/weights": server, "/ws": { target: server, ws: true } },
  },
  build: {
    outDir: built,
    emptyOutDir: true,
    manifest: true,
    target: "es2022",
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) => (hostType === "html" ? needed : []),
    },
    // One file of styles for all pages: it is small, and no page waits for styles of its own.
    cssCodeSplit: false,
    // An inlined picture or font would be downloaded by everybody, and the page's policy forbids data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes seldom: stays in the browser's cache from one release to the next.
            {
              name: "react",
              test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            // What nearly every page uses, in one piece instead of a dozen small ones.
            {
              name: "kit",
              test: /preload-helper|icons\/(check|mic|settings-2)\.mjs|app\/src\/(ui\/(Button|Card|Chip|Field|icon|IconTile|language|Link|Shimmer|tones?|use\w+|words)|shell\/(Bar|fetchOnce|Logo|page|PageMenu|PublicBar|signedInBefore|useAuth|useLater|usePorts|words))(\.module\.css|\.tsx?)$|contract\/worker\.ts$/,
            },
            // What every screen of a signed-in person needs: each file more is work for the service worker and the page.
            {
              name: "inside",
              test: /node_modules\/zod\/|models\/(contract\/(answers|auth|companies|done|page|problem|questions|reports|resumes)|entities\/(answer|basics|company|exampleRun|exercise|followUp|person|question|report|round|spoken|user)|rules\/score)\.ts$|app\/src\/(platform\/(realPorts|lazily|clock|ids|network|turns|device\/(index|kept)|net\/\w+|speech\/(sentences|voice)|store\/(?!schema)\w+)|sync\/lazySync|shell\/(Navbar|plainLine|Quiet|underWay|useComeBack|useSignOut|barWords|statusWords|syncStatus|useSync|NetworkBadge)|ui\/(Dialog|kitWords|Notice|PageHead|VisuallyHidden))(\.module\.css|\.tsx?)$|icons\/(circle-check|circle-exclamation-point|cloud-check|cloud-off|cloud-upload|copy|file-text|info|volume-2|x)\.mjs$/,
            },
            // What asks the server for questions and reports, and the small parts that pages with answers share: one file, not four.
            {
              name: "asking",
              test: /app\/src\/(calls\/(questions|reportBody)|shell\/(isOver|coding\/useCode)|features\/interview\/logic\/time)\.ts$/,
            },
            // The editor of code, and each of its languages: kept on a device that has once used them.
            {
              name: "editor-core",
              test: /node_modules\/(@codemirror\/(?!lang-)|@lezer\/(common|highlight|lr)\/|@marijn\/|style-mod\/|w3c-keyname\/|crelt\/)|shell\/coding\/editor\.ts$/,
            },
            ...["javascript", "python", "java", "cpp", "sql"].map((language) => ({
              name: `editor-${language}`,
              test: new RegExp(`node_modules/(@codemirror/lang-${language}|@lezer/${language})/`),
            })),
            // The landing page below its first screen, with the form that the contact page has too.
            {
              name: "below",
              test: /features\/(landing\/(parts\/Rest\.tsx|belowWords\.ts|stories\.ts)|contact\/(ContactForm\.tsx|draft\.ts|address\.ts|words\.ts))/,
            },
          ],
        },
      },
    },
  },
});
