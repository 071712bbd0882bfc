// Run by `npm run mutate` (scripts/mutate.ts).
import { tmpdir } from 'node:os';
import path from 'node:path';

const isFull = process.env.MUTATE === 'full';

/** Beside the work and never in it: what is kept of a run is of this machine. */
const folder = path.join(tmpdir(), 'propertysearch-mutation', isFull ? 'full' : 'domain');

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts', related: !isFull },
  mutate: isFull
    ? ['src/server/money/**/*.ts', 'src/server/people/**/*.ts']
    : ['src/domain/**/*.ts', '!src/domain/homes/gazetteer/*-facts.ts'],
  ignorePatterns: ['dist', '.astro', '.data', 'test-results', 'playwright-report', 'docs/images'],
  concurrency: Number(process.env.MUTATE_AT_ONCE ?? 1),
  coverageAnalysis: 'perTest',
  // What is reckoned when a module is loaded, which is every constant and table, would need all tests
  // for each bug. tests/expected holds those to the letter. MUTATE_STATIC=1 tries them all the same.
  ignoreStatic: !process.env.MUTATE_STATIC,
  incremental: true,
  incrementalFile: path.join(folder, 'incremental.json'),
  tempDirName: path.join(folder, 'work'),
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  htmlReporter: { fileName: path.join(folder, 'report.html') },
  jsonReporter: { fileName: path.join(folder, 'report.json') },
  clearTextReporter: { allowColor: false, reportTests: false, reportMutants: false },
  thresholds: { high: 95, low: 90, break: 90 },
};
