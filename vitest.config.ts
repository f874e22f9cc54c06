import { defineConfig } from "vitest/config";

/** One project per realm; the API's runs on both engines, so it starts a PostgreSQL first. */
export default defineConfig({
  test: {
    // One worker fewer than cores is the usual; on two cores half of the time would be spent waiting.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "models",
          include: ["models/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/setup/closedNetwork.ts"],
        },
      },
      {
        test: {
          name: "api",
          include: ["api/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/setup/closedNetwork.ts"],
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/setup/closedNetwork.ts"],
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "many",
          include: ["tests/many/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/setup/closedNetwork.ts"],
          globalSetup: ["tests/setup/postgres.ts"],
          testTimeout: 600_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "worker",
          include: ["service-worker/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/setup/closedNetwork.ts"],
        },
      },
      {
        test: {
          name: "app",
          include: ["app/**/*.test.{ts,tsx}"],
          environment: "node",
          setupFiles: ["tests/setup/closedNetwork.ts", "tests/setup/loudConsole.ts"],
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/setup/closedNetwork.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "kill",
          include: ["tests/kill/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/setup/closedNetwork.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/setup/closedNetwork.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
