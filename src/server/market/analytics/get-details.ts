import { getDetails } from '#contract/market/analytics.ts';
import { yieldPercent } from '#domain/market/yield.ts';
import { answering } from './answering.ts';
import type { FigureRow } from './figure-rows.ts';
import { findAllFigures } from './find-figures.ts';
import { findAllMonths } from './find-months.ts';
import { findPlaceByWord, presentPlace } from './find-place.ts';
import { presentMonth, presentSegment } from './present.ts';

/** Of every kind and number of bedrooms that enough are for sale and for rent of. */
function yieldsOf(found: readonly FigureRow[]) {
  const keyOf = ({ kind, bedrooms }: FigureRow) => `${kind} ${bedrooms}`;
  const rents = new Map(
    found.filter(({ listedIn }) => listedIn === 'rent').map((row) => [keyOf(row), row]),
  );
  return found.flatMap((sale) => {
    const rent = rents.get(keyOf(sale))?.figures.rate;
    const { rate } = sale.figures;
    const percent = sale.listedIn === 'sell' ? yieldPercent(rent?.median, rate.median) : null;
    if (percent === null || !rent) return [];
    const { kind: type, bedrooms } = sale;
    return [{ type, bhk: bedrooms || null, yield: percent, nSell: rate.n, nRent: rent.n }];
  });
}

export const getDetailsVerb = answering(getDetails, async ({ context, depth }, { params }) => {
  const { db, now } = context;
  const place = await findPlaceByWord(db, params.id);
  const isFull = depth === 'full';
  const found = await findAllFigures(db, place);
  const shown = isFull ? found : found.filter(({ bedrooms }) => bedrooms === 0);
  const months = isFull ? await findAllMonths(db, place) : [];
  return {
    place: presentPlace(place),
    segments: shown.map((row) => presentSegment(depth, row, now())),
    months: months.map((row) => ({
      ...presentMonth(row),
      listedin: row.listedIn,
      type: row.kind,
    })),
    yields: isFull ? yieldsOf(found) : [],
  };
});
