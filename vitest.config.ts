import { defineConfig } from 'vitest/config';
import { patience } from './tests/patience.ts';

export default defineConfig({
  test: {
    // A test that waits for Postgres leaves its core to another.
    maxWorkers: '100%',
    // A test that needs its second try is named as flaky: seen, without stopping a whole run.
    retry: process.env.CI ? 1 : 0,
    reporters: ['default', './tests/flaky-reporter.ts'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts', 'tests/*.test.ts'],
          testTimeout: patience(5),
          expect: { poll: { timeout: patience(2) } },
        },
      },
      {
        test: {
          name: 'api',
          // Loading the server takes most files longer than their tests: what one leaves behind in
          // it, its database aside, it puts back.
          isolate: false,
          setupFiles: ['tests/api/setup.ts'],
          include: ['tests/api/**/*.test.ts', 'tests/drills/data/**/*.test.ts'],
          globalSetup: ['tests/api/global-setup.ts'],
          testTimeout: patience(30),
          hookTimeout: patience(120),
          expect: { poll: { timeout: patience(5) } },
        },
      },
      {
        // Whole processes on a built site, each with its own Postgres.
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts', 'tests/drills/site/**/*.test.ts'],
          globalSetup: ['tests/system/global-setup.ts'],
          testTimeout: patience(90),
          hookTimeout: patience(120),
          expect: { poll: { timeout: patience(5) } },
        },
      },
    ],
  },
});
