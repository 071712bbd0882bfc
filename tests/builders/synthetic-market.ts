import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import type { PricedHome } from '#domain/market/fair-price/home.ts';
import { sizeOf } from '#domain/market/fair-price/home.ts';
import { randomFrom } from '#server/demo/drawings/palette.ts';

/** How prices of a made-up market come about: logs of rupees per square foot. */
export interface Law {
  base: number;
  furnished: number;
  threeBedrooms: number;
  /** Deviation of localities, of societies and of single homes. */
  locality: number;
  society: number;
  noise: number;
}

export const LAW: Law = {
  base: Math.log(8_000),
  furnished: 0.08,
  threeBedrooms: 0.12,
  locality: 0.15,
  society: 0.08,
  noise: 0.08,
};

const SOCIETIES = 8;

/** A flat of two bedrooms in the middle of Wakad, but for what a test says. */
export const aHome = (overrides: Partial<PricedHome> = {}): PricedHome => ({
  id: 1,
  price: 8_000_000,
  listedIn: 'sell',
  subcategory: 'Flat',
  bedrooms: 2,
  bathrooms: 2,
  balconies: 1,
  garages: 1,
  floor: 4,
  floors: 11,
  furnishing: 'UnFurnished',
  age: '0-5 Years',
  possession: 'Ready To Move',
  carpetSqft: 725,
  builtUpSqft: 1_000,
  plotSqft: null,
  maintenance: 3_000,
  society: null,
  developer: null,
  locality: 'wakad',
  lat: 18.5975,
  lng: 73.7645,
  ...overrides,
});

/** Homes priced by a law and a bell-shaped error, the same for the same seed. */
export function aMarket(count: number, law: Law = LAW, seed = 1): PricedHome[] {
  const random = randomFrom(seed);
  const bell = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const places = LOCALITIES.slice(0, 30).map((locality) => ({
    locality,
    effect: law.locality * bell(),
    societies: Array.from({ length: SOCIETIES }, () => law.society * bell()),
  }));
  return Array.from({ length: count }, (_, i) => {
    const place = places[Math.floor(random() * places.length)] ?? places[0];
    if (!place) throw new Error('The gazetteer is empty');
    const society = Math.floor(random() * SOCIETIES);
    const bedrooms = random() < 0.3 ? 3 : 2;
    const furnishing = random() < 0.4 ? 'Furnished' : 'UnFurnished';
    const { slug, lat, lng } = place.locality;
    const home = aHome({
      id: i + 1,
      bedrooms,
      furnishing,
      bathrooms: bedrooms,
      builtUpSqft: Math.round((bedrooms * 400 + 200) * (0.85 + 0.3 * random())),
      carpetSqft: null,
      floor: Math.floor(random() * 11),
      society: `Society ${society} of ${slug}`,
      locality: slug,
      lat: lat + 0.004 * bell(),
      lng: lng + 0.004 * bell(),
    });
    const rate =
      law.base +
      place.effect +
      (place.societies[society] ?? 0) +
      (furnishing === 'Furnished' ? law.furnished : 0) +
      (bedrooms === 3 ? law.threeBedrooms : 0) +
      law.noise * bell();
    return { ...home, price: Math.exp(rate) * (sizeOf(home) ?? 0) };
  });
}
