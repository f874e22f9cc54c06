import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Names of the world that pure code may not even mention. */
const WORLD = ["Date", "crypto", "fetch", "localStorage", "setTimeout", "setInterval", "performance"].map(
  (name) => ({ name, message: "Pure code gets this through a port." }),
);

export default tseslint.config(
  { ignores: ["dist", "node_modules", "coverage", "data", ".cache"] },
  ...tseslint.configs.recommended,
  {
    rules: {
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
      "max-lines-per-function": ["error", { max: 80, skipBlankLines: true, skipComments: true }],
      eqeqeq: "error",
      "no-console": "error",
      "no-empty": ["error", { allowEmptyCatch: false }],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks, "jsx-a11y": jsxA11y },
    rules: { ...reactHooks.configs.recommended.rules, ...jsxA11y.flatConfigs.recommended.rules },
  },
  {
    files: ["models/**/*.ts", "app/src/features/*/logic/**/*.ts", "app/src/sync/logic/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-globals": ["error", ...WORLD],
      "no-restricted-properties": ["error", { object: "Math", property: "random", message: "Pass a seed." }],
    },
  },
  { files: ["tools/**", "tests/**", "api/src/testing/**"], rules: { "no-console": "off" } },
  {
    files: ["**/*.test.{ts,tsx}", "**/*.contract.ts", "app/src/testing/**", "api/src/testing/**"],
    rules: { "max-lines-per-function": "off" },
  },
);
