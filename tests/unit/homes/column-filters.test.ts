import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { wishes } from '#server/homes/search/conditions.ts';
import { COLUMN_FILTER_NAMES, type ColumnFilter } from '#server/homes/search-index/index.ts';

/** What each asks of the database, to the letter: SQL and index have it from one row, and would be wrong alike. */
const ASKS: Record<ColumnFilter, [SearchFilter, string, unknown[]]> = {
  bathrooms: [
    { bathrooms: ['2', '10+'] },
    '(l.bathrooms = any($1::smallint[]) or l.bathrooms >= 10)',
    [[2]],
  ],
  floorsNo: [{ floorsNo: 7 }, 'l.floors = $1', [7]],
  exteriorMaterial: [
    { exteriorMaterial: ['Brick'] },
    'l.exterior_material = any($1::exterior_material[])',
    [['Brick']],
  ],
  structureType: [
    { structureType: ['RCC'] },
    'l.structure_type = any($1::structure_type[])',
    [['RCC']],
  ],
  parking: [{ parking: true }, 'l.garages > 0', []],
  lift: [{ lift: true }, 'l.lift', []],
  possession: [
    { possession: ['Ready To Move'] },
    'l.possession = any($1::possession[])',
    [['Ready To Move']],
  ],
  furnishing: [
    { furnishing: ['Furnished', 'UnFurnished'] },
    'l.furnishing = any($1::furnishing[])',
    [['Furnished', 'UnFurnished']],
  ],
  facing: [{ facing: ['East'] }, 'l.facing = any($1::facing[])', [['East']]],
  age: [{ age: ['0-5 Years'] }, 'l.age = any($1::property_age[])', [['0-5 Years']]],
  postedBy: [{ postedBy: ['owner'] }, 'l.posted_by = any($1::posted_by[])', [['owner']]],
  food: [{ food: 'vegetarians' }, 'l.food = any($1::food[])', [['vegetarians']]],
  pets: [{ pets: true }, 'l.pets', []],
  noBrokerage: [{ noBrokerage: true }, 'l.brokerage_paise = 0', []],
  maxDeposit: [{ maxDeposit: 150_000 }, 'l.deposit_paise <= $1', [15_000_000]],
  cabins: [{ cabins: 3 }, 'l.cabins >= $1', [3]],
  zone: [{ zone: ['residential'] }, 'l.zone = any($1::zone[])', [['residential']]],
  minRoadWidth: [{ minRoadWidth: 9.5 }, 'l.road_width_metres >= $1', [9.5]],
};

test.each(COLUMN_FILTER_NAMES)('%s asks its column', (name) => {
  const [filter, text, values] = ASKS[name];
  const asked = new PgDialect().sqlToQuery(sql.join(wishes(filter), sql` and `));
  expect(asked.sql).toBe(text);
  expect(asked.params).toEqual(values);
});
