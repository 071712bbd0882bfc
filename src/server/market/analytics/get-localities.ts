import { getHeatmap, getYields } from '#contract/market/analytics-charts.ts';
import { yieldPercent } from '#domain/market/yield.ts';
import { answering } from './answering.ts';
import { findLocalities } from './find-localities.ts';
import { presentDeep, presentSpread } from './present.ts';

/** Medians of all bedrooms together are open to all. */
export const getHeatmapVerb = answering(getHeatmap, async ({ context, depth }, { query }) => {
  const present = query.bhk ? presentDeep : presentSpread;
  const found = await findLocalities(context.db, query, query.district);
  return {
    localities: found.map(({ slug, name, district, lat, lng, figures }) => ({
      slug,
      name,
      district,
      lat,
      lng,
      live: figures.live,
      pricePerSqft: present(depth, figures.rate),
    })),
  };
});

export const getYieldsVerb = answering(getYields, async ({ context, depth }, { query }) => {
  if (depth !== 'full') return { localities: [] };
  const { district } = query;
  const [sales, rents] = await Promise.all([
    findLocalities(context.db, { ...query, listedin: 'sell' }, district),
    findLocalities(context.db, { ...query, listedin: 'rent' }, district),
  ]);
  const rentOf = new Map(rents.map(({ slug, figures }) => [slug, figures.rate]));
  return {
    localities: sales.flatMap(({ slug, name, district: of, figures: { rate } }) => {
      const rent = rentOf.get(slug);
      const percent = yieldPercent(rent?.median, rate.median);
      if (percent === null || !rent?.median || !rate.median) return [];
      return [
        {
          slug,
          name,
          district: of,
          pricePerSqft: rate.median,
          rentPerSqft: rent.median,
          yield: percent,
          nSell: rate.n,
          nRent: rent.n,
        },
      ];
    }),
  };
});
