import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Public pages whose fetching is weighed. A page of somebody signed in listens for news, so its network
 * may never be idle: there a test asks that the page is `atRest`.
 */
const WEIGHED = [
  'tests/e2e/ads/video.spec.ts',
  'tests/e2e/homes/home.spec.ts',
  'tests/e2e/homes/listing.spec.ts',
  'tests/e2e/homes/search-loading.spec.ts',
];

test('browser tests wait for an idle network where they weigh what is fetched, and nowhere else', () => {
  const waiting = globSync('tests/e2e/**/*.ts').filter((path) =>
    readFileSync(path, 'utf8').includes('networkidle'),
  );
  expect(waiting.sort()).toEqual(WEIGHED);
});
