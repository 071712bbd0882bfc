import { describe, expect, test } from 'vitest';
import { KEY_IN_TEXT, KEY_KINDS, KEY_PREFIX } from '#domain/lib/api-key.ts';
import { readOrigin } from '#domain/lib/origin.ts';
import { wideNetworkOf } from '#server/limits/network.ts';
import { isMeantAsKey, kindOfKey, newKeyText, shownOfKey } from '#server/session/api-key-text.ts';

describe('a key', () => {
  test.each(KEY_KINDS)('of kind %s begins with its kind and ends with a checksum', (kind) => {
    const key = newKeyText(kind);
    expect(key).toMatch(new RegExp(`^${KEY_PREFIX[kind]}[A-Za-z0-9]{38}$`));
    expect([kindOfKey(key), isMeantAsKey(key), key.match(KEY_IN_TEXT)]).toEqual([
      ...[kind, true],
      [key],
    ]);
    expect(newKeyText(kind)).not.toBe(key);
    expect(shownOfKey(key, kind)).toBe(key.slice(0, KEY_PREFIX[kind].length + 4));
  });

  test('is none with a letter changed, added or lost, or of another kind', () => {
    const key = newKeyText('live');
    const at = 'ps_live_'.length;
    const other = key[at] === 'a' ? 'b' : 'a';
    for (const wrong of [
      key.slice(0, at) + other + key.slice(at + 1),
      `${key}a`,
      key.slice(0, -1),
      key.replace('live', 'pub'),
      key.toUpperCase(),
      '',
      'ps_live_',
    ])
      expect([wrong, kindOfKey(wrong)]).toEqual([wrong, undefined]);
  });

  test('has the checksum that is written down for scanners', () => {
    // Reckoned by Python: zlib.crc32 of the rest is 0x88f11e6d.
    expect(kindOfKey('ps_live_000000000000000000000000000000002VU5ZV')).toBe('live');
  });
});

test('a site is its origin, by https but on one’s own machine', () => {
  expect(readOrigin('https://www.example.in')).toBe('https://www.example.in');
  expect(readOrigin('https://EXAMPLE.in:8443/')).toBe('https://example.in:8443');
  expect(readOrigin('http://localhost:3000')).toBe('http://localhost:3000');
  for (const wrong of [
    'http://example.in',
    'example.in',
    'https://example.in/page',
    'https://example.in/?a=1',
    'https://you@example.in',
    'null',
    '*',
    'javascript:alert(1)',
    'file:///etc',
  ])
    expect([wrong, readOrigin(wrong)]).toEqual([wrong, undefined]);
});

test('where a key was used is kept coarse', () => {
  expect(wideNetworkOf('203.0.113.77')).toBe('203.0.113.0/24');
  expect(wideNetworkOf('::ffff:203.0.113.77')).toBe('203.0.113.0/24');
  expect(wideNetworkOf('2001:db8:12:34:5::1')).toBe('2001:db8:12::/48');
  expect(wideNetworkOf('unknown')).toBe('unknown');
});
