import { getRange } from '#contract/market/analytics.ts';
import { answering } from './answering.ts';
import { findFigures } from './find-figures.ts';
import { findPlace, presentPlace } from './find-place.ts';
import { NOTHING, presentRange } from './present.ts';

export const getRangeVerb = answering(getRange, async ({ context, depth }, { query }) => {
  const place = await findPlace(context.db, query);
  const found = await findFigures(context.db, place, query);
  return {
    place: presentPlace(place),
    price: found ? presentRange(depth, found.price) : NOTHING,
    pricePerSqft: found ? presentRange(depth, found.rate) : NOTHING,
    area: found ? presentRange(depth, found.area) : NOTHING,
  };
});
