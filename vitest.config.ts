import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A test that waits for Postgres leaves its core to another.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts', 'tests/*.test.ts'] } },
      {
        test: {
          name: 'api',
          // Loading the server takes most files longer than their tests: what one leaves behind in
          // it, its database aside, it puts back.
          isolate: false,
          setupFiles: ['tests/api/setup.ts'],
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/api/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Whole processes on a built site, each with its own Postgres.
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          globalSetup: ['tests/system/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
