/** Who may import whom. `npm run check` stops at the first arrow through a wall. */
const test = "[.](test|contract)[.]tsx?$";
const outsideTests = { pathNot: `(${test}|/testing/)` };

module.exports = {
  forbidden: [
    {
      name: "models-is-a-leaf",
      comment: "What both sides agree on knows neither of them; it may use zod and itself.",
      severity: "error",
      from: { path: "^models/", pathNot: test },
      to: { pathNot: "^(models/|node_modules/zod/)" },
    },
    {
      name: "page-not-server",
      severity: "error",
      from: { path: "^(app|service-worker)/" },
      to: { path: "^api/" },
    },
    {
      name: "server-not-page",
      severity: "error",
      from: { path: "^api/" },
      to: { path: "^(app|service-worker)/" },
    },
    {
      name: "boot-is-small",
      comment: "It is inlined into index.html, which everybody downloads first.",
      severity: "error",
      from: { path: "^app/src/boot/", ...outsideTests },
      to: {
        pathNot:
          "^(app/src/boot/|app/src/shell/freshStart[.]ts|app/src/platform/store/names[.]ts|models/contract/worker[.]ts)",
      },
    },
    { name: "page-not-worker", severity: "error", from: { path: "^app/" }, to: { path: "^service-worker/" } },
    { name: "worker-not-page", severity: "error", from: { path: "^service-worker/" }, to: { path: "^app/" } },
    {
      name: "features-are-strangers",
      severity: "error",
      from: { path: "^app/src/features/([^/]+)/" },
      to: { path: "^app/src/features/", pathNot: "^app/src/features/$1/" },
    },
    {
      name: "features-reach-the-world-through-ports",
      severity: "error",
      from: { path: "^app/src/(features|ui|shell)/", ...outsideTests },
      to: { path: "^app/src/(platform|sync)/" },
    },
    {
      name: "ui-has-no-domain",
      severity: "error",
      from: { path: "^app/src/ui/" },
      to: { path: "^(models/|app/src/(features|shell|platform|sync|ports|rows))" },
    },
    {
      name: "logic-is-pure",
      severity: "error",
      from: { path: "^app/src/(features/[^/]+|sync)/logic/", pathNot: test },
      to: {
        pathNot:
          "^(models/|app/src/(rows|paper)[.]ts|app/src/(features/[^/]+|sync)/logic/|node_modules/(xstate|zod|ts-fsrs)/)",
      },
    },
    {
      name: "one-door-to-the-database",
      severity: "error",
      from: { path: "^api/src/", pathNot: "^api/src/db/(open|sqlite)[.]ts$" },
      to: { path: "node_modules/better-sqlite3" },
    },
    {
      name: "sql-only-in-tables",
      comment: "Other files hand a transaction on; they do not build queries.",
      severity: "error",
      from: { path: "^api/src/(?!db/|testing/)[^/]+/(routes|actions|show)[.]ts$" },
      to: { path: "node_modules/kysely", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "one-door-to-dexie",
      severity: "error",
      from: { path: "^app/", pathNot: "^app/src/platform/store/" },
      to: { path: "node_modules/dexie" },
    },
    {
      name: "one-door-to-pdfjs",
      severity: "error",
      from: { path: "^(app|api)/", pathNot: "(^api/src/resumes/extract[.]ts$|^app/src/platform/pdf/)" },
      to: { path: "node_modules/pdfjs-dist" },
    },
    {
      name: "one-door-to-pdfmake",
      comment: "It is large: only the worker that makes PDFs loads it.",
      severity: "error",
      from: { path: "^(app|api)/", pathNot: "^app/src/platform/pdf/" },
      to: { path: "node_modules/(@types/)?pdfmake" },
    },
    {
      name: "one-door-to-ts-fsrs",
      comment: "Only who practises needs a schedule.",
      severity: "error",
      from: { path: "^(app|api)/", pathNot: "^app/src/features/practice/logic/schedule[.]" },
      to: { path: "node_modules/ts-fsrs" },
    },
    {
      name: "one-door-to-whisper",
      comment: "It is large: only what runs in a thread or a worker may load it.",
      severity: "error",
      from: {
        path: "^(app|api)/",
        pathNot:
          "^(api/src/outside/transcriber/(silero|whisper|whisper[.]test|speechThread)[.]ts|api/src/outside/embedder/(miniLm|miniLm[.]test|embedderThread)[.]ts|app/src/platform/(speech/(whisper|vad|library)|embedder/embedder[.]worker)[.]ts)$",
      },
      to: {
        path: "node_modules/(@huggingface/transformers|onnxruntime-)",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "no-table-of-problems-in-the-page",
      comment: "Sentences come with the server's replies; the table would weigh 3 KB.",
      severity: "error",
      from: { path: "^app/", ...outsideTests },
      to: { path: "^models/contract/(problems|all)[.]ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "tests-stay-out-of-the-product",
      severity: "error",
      from: { path: "^(app|api|models|service-worker)/", ...outsideTests },
      to: { path: `(${test}|/testing/|^tests/)` },
    },
    {
      name: "no-circles",
      comment: "A circle that a type closes is none at run time.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    { name: "nothing-unresolved", severity: "error", from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "([.]css$|[?]url$|virtual:)" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
