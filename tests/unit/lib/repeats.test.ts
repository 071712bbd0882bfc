import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ENDPOINTS } from '#contract/index.ts';
import { EXPECTED_REPEATS } from '#tests/expected/repeats.ts';

/** What lets somebody in, in the answer of a call. */
const LETS_IN = [
  'token',
  'ticket',
  'reference',
  'challenge',
  'secret',
  'recoveryCodes',
  'calendar',
];

describe('a POST sent again', () => {
  test('is answered from the store, but for these', () => {
    const declared = Object.fromEntries(
      ENDPOINTS.filter(({ repeats }) => repeats).map(({ name, repeats }) => [name, repeats]),
    );
    expect(declared).toEqual(EXPECTED_REPEATS);
  });

  test('never has what lets somebody in stored', () => {
    const letsIn = ENDPOINTS.filter(({ method, response }) => {
      if (method !== 'POST') return false;
      const schema = JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' }));
      return LETS_IN.some((field) => schema.includes(`"${field}":{`));
    });
    expect(letsIn.length).toBeGreaterThan(10);
    expect(letsIn.filter(({ repeats }) => repeats !== 'secret').map(({ name }) => name)).toEqual(
      [],
    );
  });
});
