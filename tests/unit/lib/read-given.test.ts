import { expect, test } from 'vitest';
import type { z } from 'zod';
import { searchRequest } from '#contract/homes/search-request.ts';
import { ENDPOINTS } from '#contract/index.ts';
import { readGiven } from '#server/http/read-given.ts';
import { findTooLong } from '#server/http/too-long.ts';
import { findUnknown } from '#server/http/unknown-fields.ts';
import { fc } from '#tests/fast-check.ts';

/** What the schema makes of it as a whole, and undefined where anything is said against it. */
function readWhole(schema: z.ZodType, value: unknown): unknown {
  const isFine = findTooLong(schema, value).length === 0 && findUnknown(schema, value).length === 0;
  const read = schema.safeParse(value);
  return isFine && read.success ? read.data : undefined;
}

const names = [
  ...Object.keys((searchRequest._zod.def.out as z.ZodObject).shape),
  'listedIn',
  'bedroom',
  '__proto__',
];
const said = fc.oneof(
  fc.constantFrom('sell', 'rent', 'Residential', '1', '2,3', '0', 'true', 'yes', '', 'Select City'),
  fc.constantFrom('newest', '10000000', '-1', '401', '18.5,73.8,18.6,73.9', '18.6,73.8,18.5,73.9'),
  fc.constantFrom('18.5,73.8;18.6,73.9;18.5,73.9', 'Baner, Wakad', 'x'.repeat(5_000), '2026-12-01'),
  fc.string(),
  fc.nat().map(String),
);

test('a search is read from its given fields as its schema reads it whole', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), said), { maxLength: 6 }), (pairs) => {
      const value = Object.fromEntries(pairs);
      const quick = readGiven(searchRequest, value);
      const whole = readWhole(searchRequest, value);
      if (quick !== undefined) expect(quick).toStrictEqual(whole);
      // And it reads all that is right, which is what it is for.
      else expect(whole).toBeUndefined();
      // Equal questions are one, whatever the order in which they were written.
      expect(JSON.stringify(quick)).toBe(JSON.stringify(whole));
    }),
    { numRuns: 2_000 },
  );
});

test('no query of the contract is read otherwise than by its schema', () => {
  const queries = ENDPOINTS.flatMap(({ query }) => (query ? [query] : []));
  for (const schema of queries) {
    const { def } = (schema as z.core.$ZodType)._zod as z.core.$ZodTypes['_zod'];
    const shape = def.type === 'object' ? Object.keys(def.shape) : ['page'];
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...shape, 'odd'), said, { maxKeys: 4 }),
        (value) => {
          const quick = readGiven(schema, { ...value });
          if (quick !== undefined) expect(quick).toStrictEqual(readWhole(schema, { ...value }));
        },
      ),
      { numRuns: 40 },
    );
  }
});
