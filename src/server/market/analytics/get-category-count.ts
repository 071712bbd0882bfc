import { getCategoryCount } from '#contract/market/analytics.ts';
import { CATEGORY_OF, SUBCATEGORIES } from '#domain/homes/listing.ts';
import { answering } from './answering.ts';
import { findAllFigures } from './find-figures.ts';
import { findPlace, presentPlace } from './find-place.ts';

export const getCategoryCountVerb = answering(getCategoryCount, async ({ context }, { query }) => {
  const place = await findPlace(context.db, query);
  const found = await findAllFigures(context.db, place);
  const liveOf = (listedIn: 'sell' | 'rent', kind: string) =>
    found.find((row) => row.listedIn === listedIn && row.kind === kind && row.bedrooms === 0)
      ?.figures.live ?? 0;
  return {
    place: presentPlace(place),
    counts: SUBCATEGORIES.map((type) => ({
      category: CATEGORY_OF[type],
      type,
      sell: liveOf('sell', type),
      rent: liveOf('rent', type),
    })),
  };
});
