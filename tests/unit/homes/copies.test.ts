import { describe, expect, test } from 'vitest';
import { homeOf } from '#client/lib/copies.ts';
import { findRoute, PROTECTED_ROUTES } from '#domain/lib/routes.ts';

describe('pages of which a copy may be kept', () => {
  test.each(['/ViewSingleProperty/7', '/property/ViewPropertyDetails/7', '/viewPropertyDetails/7'])(
    '%s is a public page of a home',
    (path) => {
      expect(homeOf(path)).toBe(7);
      expect(findRoute(path)?.isProtected).toBe(false);
    },
  );

  test.each(PROTECTED_ROUTES)('%s, behind the token, never is', (route) => {
    expect(homeOf(route.replaceAll(/\{\w+\}/g, '7'))).toBeUndefined();
  });

  test.each(['/', '/kept', '/ViewSingleProperty/7/8', '/ViewSingleProperty/x', '/api/property/7'])(
    'nor is %s',
    (path) => expect(homeOf(path)).toBeUndefined(),
  );
});
