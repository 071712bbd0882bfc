import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { SIGN_UP_ROLES } from '#domain/lib/role.ts';
import { APP_PAGES, INTEGRATOR_PAGES } from '#domain/lib/routes.ts';
import { PURPOSE_RULES, PURPOSES } from '#domain/money/purpose.ts';
import { railOf, SIDEBAR } from '#domain/sidebar.ts';

/** Decision 27: whoever owns, buys or hires has the calls and pages for it, agents too. */

const leavesOut = (roles: readonly string[]) =>
  roles.includes('user') && SIGN_UP_ROLES.some((role) => !roles.includes(role));

test('no call is for buyers’ and sellers’ accounts alone', () => {
  const found = ENDPOINTS.filter(({ access }) => Array.isArray(access) && leavesOut(access));
  expect(found.map(({ name }) => name)).toEqual([]);
});

test('no page is, and nothing that is paid for', () => {
  const pages = Object.entries(APP_PAGES).filter(([, { roles }]) => leavesOut(roles));
  expect(pages.map(([path]) => path)).toEqual([]);
  expect(PURPOSES.filter((purpose) => leavesOut(PURPOSE_RULES[purpose].roles))).toEqual([]);
});

test('pages of keys and webhooks are every member’s, and no staff’s', () => {
  const open = Object.entries(INTEGRATOR_PAGES).map(([path, { roles }]) => [path, roles]);
  expect(open).toEqual([
    ['/ApiKeys', ['user', 'agent', 'lawyer', 'evaluator']],
    ['/Webhooks', ['user', 'agent', 'lawyer', 'evaluator']],
    ['/Webhooks/{id}', ['user', 'agent', 'lawyer', 'evaluator']],
  ]);
});

test('the rail of a professional grows by what they own and buy', () => {
  const paths = (owns: boolean, buys: boolean) =>
    railOf('agent', { owns, buys })
      .map(({ to }) => to)
      .slice(SIDEBAR.agent.length);
  expect(paths(false, false)).toEqual([]);
  expect(paths(true, false)).toEqual([
    ...['/OwnerPropertiesScreen', '/BidingRequest', '/BookingRequest', '/ContactRequest'],
  ]);
  expect(paths(false, true)).toEqual([
    ...['/InterestedProperties', '/BidProperties', '/BookedProperties'],
  ]);
  for (const role of ['user', 'admin'] as const) {
    expect(railOf(role, { owns: true, buys: true })).toEqual(SIDEBAR[role]);
  }
});
