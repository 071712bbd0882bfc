import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { placeRow } from '#server/homes/import/place-row.ts';
import { REAL_LISTINGS } from '#tests/real-listings.ts';

const hasReal = existsSync(REAL_LISTINGS);
if (!hasReal)
  console.warn(`Skipping the localities of the real file: there is none at ${REAL_LISTINGS}`);

const column = z.array(z.object({ locality: z.string(), locality_raw: z.string() }));

/** Names that an import knows no place for, without a point to go by, and how many rows have them. */
function unplaced(names: readonly string[]) {
  const isUnknown = (name: string) => {
    try {
      placeRow(name, null, () => undefined);
      return false;
    } catch {
      return true;
    }
  };
  const rows = names.filter(isUnknown);
  return { rows: rows.length, names: [...new Set(rows)].sort() };
}

describe.skipIf(!hasReal)('localities of 9,513 real homes', () => {
  test.each([
    // A village of that name lies on every side of the city, as the roads do.
    ['locality', ['Alandi Road', 'Malwadi', 'Nagar Road']],
    ['locality_raw', ['Alandi Road', 'Nagar Road']],
  ] as const)('are known by name, of %s all but a few', async (field, unknown) => {
    const rows = column.parse(parse(await readFile(REAL_LISTINGS), { columns: true }));
    const left = unplaced(rows.map((row) => row[field]));
    expect(left.names).toEqual(unknown);
    expect(left.rows).toBeLessThan(5);
  });
});
