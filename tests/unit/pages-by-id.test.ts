import { describe, expect, test } from 'vitest';
import { PAGES } from '#client/dashboard/pages.ts';
import type { PageProps } from '#client/lib/page.ts';
import { APP_PAGES, type AppPath } from '#domain/lib/routes.ts';

/** 0 stands for all of them. */
const OR_ALL: readonly string[] = ['/HiredAgents/{id}'];

const PATHS = Object.keys(APP_PAGES) as AppPath[];
const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

function drawn(path: AppPath, id: string): boolean {
  const params = Object.fromEntries(namesIn(path).map((name) => [name, id]));
  const given: PageProps = { params, userId: 7, userRole: 'user' };
  return PAGES[path].draw(given) !== null;
}

describe('every page whose path names something', () => {
  const named = PATHS.filter((path) => namesIn(path).length > 0);
  test('is there', () => expect(named.length).toBeGreaterThan(20));
  test.each(named)('%s shows it by its id, and nothing else', (path) => {
    expect(drawn(path, '7')).toBe(true);
    for (const wrong of ['x', '-1', '1.5', '7x', 'NaN']) expect(drawn(path, wrong)).toBe(false);
    expect(drawn(path, '0')).toBe(OR_ALL.includes(path));
  });
});

test.each(PATHS.filter((path) => namesIn(path).length === 0))('%s shows itself', (path) => {
  expect(drawn(path, '')).toBe(true);
});
