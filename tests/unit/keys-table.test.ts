import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { createKey, rotateKey } from '#contract/people/api-keys.ts';
import { ADS_ENDPOINTS, ANALYTICS_ENDPOINTS } from '#contract/services.ts';
import { keySecurityOf } from '#server/http/key-security.ts';
import { EXPECTED_KEYS } from '#tests/expected/keys.ts';

const ALL = [...ENDPOINTS, ...ANALYTICS_ENDPOINTS, ...ADS_ENDPOINTS];
const open = ALL.filter(({ key }) => key);

test('what keys open is declared as the table says', () => {
  const declared = Object.groupBy(open, ({ key }) => String(key));
  expect(
    Object.fromEntries(
      Object.entries(declared).map(([scope, some]) => [
        scope,
        some
          ?.map(({ name }) => name)
          .sort()
          .join(' '),
      ]),
    ),
  ).toEqual(EXPECTED_KEYS);
});

test('a scope to read changes nothing, and what everybody may do needs no more than search:read', () => {
  const reads = open.filter(({ key }) => key?.endsWith(':read'));
  expect(reads.filter(({ changes }) => (changes ?? []).length > 0)).toEqual([]);
  const ofAnybody = open.filter(({ access }) => access === 'anyone');
  expect(new Set(ofAnybody.map(({ key }) => key))).toEqual(new Set(['search:read']));
  // A publishable key has that scope, so nobody's own things may need it.
  expect(open.filter(({ key, access }) => key === 'search:read' && access !== 'anyone')).toEqual(
    [],
  );
});

test('no key opens what concerns staff, money or how somebody signs in', () => {
  const shut = /^(?:staff|admin)$|^\/(?:api\/)?(?:admin|auths|profile|billing|propertypayment)\//;
  expect(open.filter(({ path }) => shut.test(path)).map(({ name }) => name)).toEqual([]);
  expect(open.filter(({ reach }) => reach === 'any-object').map(({ name }) => name)).toEqual([]);
});

test('the document says of every call which keys open it', () => {
  const declared = ALL.flatMap((endpoint) => {
    const [secret, publishable, ...more] = keySecurityOf(endpoint);
    expect(more).toEqual([]);
    const said = secret?.key?.[0] ?? (secret ? 'any' : undefined);
    expect([endpoint.name, publishable?.publishableKey?.[0]]).toEqual([
      ...[endpoint.name, said === 'search:read' ? said : undefined],
    ]);
    return said ? [`${endpoint.name} ${said}`] : [];
  });
  const expected = Object.entries(EXPECTED_KEYS).flatMap(([scope, names]) =>
    names.split(' ').map((name) => `${name} ${scope}`),
  );
  expect(declared.sort()).toEqual(expected.sort());
});

test('no answer in which a key stands is stored for a call sent again', () => {
  const handsOut = [createKey, rotateKey];
  expect(handsOut.map(({ repeats }) => repeats)).toEqual(['secret', 'secret']);
});
