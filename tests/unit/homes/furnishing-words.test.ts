import { expect, test } from 'vitest';
import { FURNISHING } from '#domain/homes/listing.ts';
import { FURNISHING_LABEL } from '#domain/homes/term-labels.ts';
import { appliedFilters } from '#site/search/applied.ts';

test('furnishing is written in one way wherever it is read', () => {
  expect(FURNISHING.map((value) => FURNISHING_LABEL[value])).toEqual([
    'Furnished',
    'Unfurnished',
    'Semi-furnished',
  ]);
  const applied = appliedFilters({ furnishing: [...FURNISHING] } as never, null as never);
  expect(applied.map(({ label }) => label)).toEqual(['Furnished', 'Unfurnished', 'Semi-furnished']);
});
