import { haversineMetres } from '#domain/lib/geo.ts';
import { isLike } from '#domain/market/fair-price/comparables.ts';
import type { Split } from '#domain/market/fair-price/cross-fit.ts';
import { rateOf } from '#domain/market/fair-price/hedonic.ts';
import type { FairHome, PricedHome } from '#domain/market/fair-price/home.ts';
import { neighbourhood } from '#domain/market/fair-price/neighbours.ts';
import { medianOf } from '#domain/market/fair-price/robust.ts';

const MIN_SAMPLE = 5;
const NEAREST_LOCALITIES = 3;
const NEAREST_HOMES = 10;
/** Looked for ever farther out, until there are enough. */
const RADII = [3_000, 8_000, 30_000];

/** Says the log of a home's rupees per square foot. */
export type Guess = (home: FairHome) => number;

/** The middle rate of its locality; of one not seen, the middle of the three nearest localities'. */
export function byLocalityMedian({ train }: Split): Guess {
  const known = [...Map.groupBy(train, ({ locality }) => locality)]
    .filter(([, those]) => those.length >= MIN_SAMPLE)
    .map(([slug, those]) => ({
      slug,
      rate: medianOf(those.map(rateOf)),
      lat: medianOf(those.map(({ lat }) => lat)),
      lng: medianOf(those.map(({ lng }) => lng)),
    }));
  const own = new Map(known.map(({ slug, rate }) => [slug, rate]));
  return (home) =>
    own.get(home.locality) ??
    medianOf(
      known
        .map((locality) => ({ ...locality, away: haversineMetres(locality, home) }))
        .sort((a, b) => a.away - b.away)
        .slice(0, NEAREST_LOCALITIES)
        .map(({ rate }) => rate),
    );
}

/** The middle rate of the ten nearest of the same kind, bedrooms and like size within 30 km. */
export function byNearestTen(split: Split): Guess {
  const near = neighbourhood<PricedHome>(split.train);
  const otherwise = byLocalityMedian(split);
  return (home) => {
    for (const metres of RADII) {
      const found = near.around(home, metres, (other) => isLike(home, other));
      const isLast = metres === RADII.at(-1);
      if (found.length >= NEAREST_HOMES || (isLast && found.length > 0)) {
        return medianOf(found.slice(0, NEAREST_HOMES).map((one) => rateOf(one.home)));
      }
    }
    return otherwise(home);
  };
}
