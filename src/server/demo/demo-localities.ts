import { LOCALITIES, type Locality } from '#domain/homes/gazetteer/index.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import type { Random } from './drawings/palette.ts';

/** A locality whose rates are known, so that a home in it can be priced. */
export type PricedLocality = Locality & { saleRate: number };

const CENTRE = { lat: 18.52, lng: 73.86 };
const FARTHEST_METRES = 24_000;
const COUNT = 84;

/** Where most homes are on offer; they come first and so get most of the listings. */
const BUSIEST = [
  'kharadi',
  'hinjawadi',
  'wagholi',
  'baner',
  'wakad',
  'hadapsar',
  'undri',
  'balewadi',
  'bavdhan',
  'kondhwa',
  'kothrud',
  'viman-nagar',
  'pimple-saudagar',
  'aundh',
  'ravet',
  'punawale',
];

function isPriced(locality: Locality): locality is PricedLocality {
  return locality.saleRate !== null;
}

function rank({ slug, rentRate }: PricedLocality): number {
  const place = BUSIEST.indexOf(slug);
  if (place >= 0) return place;
  return rentRate === null ? BUSIEST.length + 1 : BUSIEST.length;
}

/** The localities of the demo, the busiest first. */
export const DEMO_LOCALITIES: readonly PricedLocality[] = LOCALITIES.filter(isPriced)
  .filter((locality) => haversineMetres(locality, CENTRE) < FARTHEST_METRES)
  .sort((a, b) => rank(a) - rank(b))
  .slice(0, COUNT);

export function pickLocality(random: Random): PricedLocality {
  const place = Math.floor(random() ** 1.35 * DEMO_LOCALITIES.length);
  const locality = DEMO_LOCALITIES[place];
  if (!locality) throw new Error('The gazetteer has no priced locality');
  return locality;
}
