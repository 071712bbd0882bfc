import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { csvHomes } from '#bench/fair-price/csv-homes.ts';
import { errorTable } from '#bench/fair-price/error-table.ts';
import { fractionOf } from '#domain/lib/geo.ts';
import { splitByFlat, splitByLocality } from '#domain/market/fair-price/cross-fit.ts';
import type { PricedHome } from '#domain/market/fair-price/home.ts';
import { usable } from '#domain/market/fair-price/model.ts';
import { patience } from '#tests/patience.ts';
import { REAL_LISTINGS } from '#tests/real-listings.ts';

/** A fifth of the file: all of it is measured by scripts/fair-price-error.ts. */
const SHARE = 0.2;
const inSample = ({ id }: PricedHome) => fractionOf(`sample ${id}`) < SHARE;

describe.skipIf(!existsSync(REAL_LISTINGS))(
  `on the real file, where it is at hand (${REAL_LISTINGS})`,
  () => {
    test.each([
      ['localities not seen', splitByLocality],
      ['flats not seen', splitByFlat],
    ] as const)(
      '%s: nearer than both baselines',
      { timeout: patience(60) },
      async (_held, split) => {
        const homes = usable(await csvHomes(REAL_LISTINGS)).filter(inSample);
        expect(homes.length).toBeGreaterThan(1_700);
        const { ours, rows } = errorTable(split(homes).slice(0, 2));
        const baselines = rows.filter((row) => row.way.startsWith('Baseline'));
        expect(baselines).toHaveLength(2);
        for (const { way, figures } of baselines) {
          expect([way, ours.mdape < figures.mdape]).toEqual([way, true]);
        }
        expect(ours.coverage).toBeGreaterThan(72);
        expect(ours.coverage).toBeLessThan(88);
      },
    );
  },
);
