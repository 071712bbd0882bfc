import { expect, test } from 'vitest';
import { safeReturnPath } from '#domain/lib/return-path.ts';
import { fc } from '#tests/fast-check.ts';

const HOME = '/UserDashboard';

test('a path of this site is kept as it was', () => {
  for (const path of ['/Notification', '/ViewSingleProperty/7?x=1#map', '/MyProfile#password'])
    expect(safeReturnPath(path)).toBe(path);
});

test('what a browser could read as another site leads to the dashboard', () => {
  for (const path of [
    undefined,
    null,
    '',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/ /evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/Login?next=/MyProfile',
    '/login',
  ])
    expect([path, safeReturnPath(path)]).toEqual([path, HOME]);
});

test('whatever is asked, it stays on this site', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((s) => `/${s}`),
      ),
      (wanted) => {
        const there = new URL(safeReturnPath(wanted), 'https://propertysearch.example');
        expect(there.origin).toBe('https://propertysearch.example');
      },
    ),
  );
});
