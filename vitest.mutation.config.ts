import { defineConfig } from 'vitest/config';
import { keepWorker } from './scripts/mutate/kept-worker.ts';
import { patience } from './tests/patience.ts';

/**
 * What StrykerJS runs for each planted bug: the unit tests, or those of money and people on a
 * database. It knows no projects, so that each is told here once more. MUTATE_TESTS names fewer;
 * MUTATE_TOGETHER=1 loads modules once for all unit tests of a run, which is some three times as quick.
 */
const isFull = process.env.MUTATE === 'full';
const chosen = process.env.MUTATE_TESTS?.split(',');

export default defineConfig({
  plugins: isFull
    ? [{ name: 'kept-worker', configureVitest: ({ vitest }) => keepWorker(vitest) }]
    : [],
  test: isFull
    ? {
        isolate: false,
        setupFiles: ['tests/api/setup.ts'],
        globalSetup: ['tests/api/global-setup.ts'],
        include: chosen ?? ['tests/api/{money,people}/**/*.test.ts'],
        testTimeout: patience(30),
        hookTimeout: patience(120),
        expect: { poll: { timeout: patience(5) } },
      }
    : {
        isolate: !process.env.MUTATE_TOGETHER,
        include: chosen ?? ['tests/unit/**/*.test.ts'],
        testTimeout: patience(20),
        expect: { poll: { timeout: patience(2) } },
      },
});
