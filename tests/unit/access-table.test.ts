import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { ADS_ENDPOINTS, ANALYTICS_ENDPOINTS } from '#contract/services.ts';
import { EXPECTED_ACCESS } from '#tests/expected/access/index.ts';
import { EXPECTED_LIMITS } from '#tests/expected/limits.ts';

const ALL = [...ENDPOINTS, ...ANALYTICS_ENDPOINTS, ...ADS_ENDPOINTS];

const rowOf = ({ access, reach, staffToo }: Endpoint) => {
  const who = typeof access === 'string' ? access : access.join(' ');
  return staffToo ? [who, reach, 'staff too'] : [who, reach];
};

test('every endpoint stands in the tables once, and nothing else does', () => {
  expect(ALL.length).toBeGreaterThan(370);
  expect(ALL.map(({ name }) => name).sort()).toEqual(Object.keys(EXPECTED_ACCESS).sort());
});

describe('who may call is declared as the tables say:', () => {
  test.each(ALL.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
    expect(rowOf(endpoint)).toEqual(EXPECTED_ACCESS[name]);
  });
});

test('calls in a time are limited as the table says, and no others are', () => {
  const declared = ALL.filter(({ limit }) => limit);
  expect(
    Object.fromEntries(
      declared.map(({ name, limit }) => [name, `${limit?.calls} in ${limit?.seconds} s`]),
    ),
  ).toEqual(EXPECTED_LIMITS);
});
