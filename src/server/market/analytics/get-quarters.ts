import { getQuarters } from '#contract/market/analytics-charts.ts';
import { quartersOf } from '#domain/market/quarters.ts';
import type { Database } from '#server/db/client.ts';
import { answering } from './answering.ts';
import type { Segment } from './find-figures.ts';
import { findMonths } from './find-months.ts';
import { CITY, districtPlace, type FoundPlace, findPlace, presentPlace } from './find-place.ts';

/** Of one there is nothing to compare. */
const FEWEST = 2;
/** Two years. */
const MOST = 8;

/** A place, and the wider ones it lies in. */
function wider(place: FoundPlace): FoundPlace[] {
  if (place.kind === 'city') return [place];
  if (place.kind === 'district' || !place.district) return [place, CITY];
  return [place, districtPlace(place.district), CITY];
}

/** The quarters of the first of the places that has enough of them. */
async function firstWithEnough(db: Database, places: FoundPlace[], segment: Segment) {
  for (const place of places) {
    const quarters = quartersOf(
      (await findMonths(db, place, segment)).map(({ month, figures }) => ({
        month,
        n: figures.n,
        median: figures.median,
      })),
    );
    if (quarters.length >= FEWEST) return { place, quarters: quarters.slice(-MOST) };
  }
  return undefined;
}

export const getQuartersVerb = answering(getQuarters, async ({ context }, { query }) => {
  const place = await findPlace(context.db, query);
  const found = await firstWithEnough(context.db, wider(place), query);
  return {
    place: presentPlace(found?.place ?? place),
    quarters: (found?.quarters ?? []).map(({ rate, ...quarter }) => ({
      ...quarter,
      rate: Math.round(rate * 10) / 10,
    })),
  };
});
