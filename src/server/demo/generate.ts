import { nearestStations } from '#domain/homes/gazetteer/index.ts';
import { AMENITIES_NEARBY, CATEGORY_OF, hasBedrooms } from '#domain/homes/listing.ts';
import { VERIFIED_DAYS } from '#domain/homes/listing-lifecycle.ts';
import { fuzzPoint } from '#domain/lib/geo.ts';
import { fromRupees } from '#domain/lib/money.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { DAY_MS } from '#domain/lib/time/lengths.ts';
import type { NewListing } from '#server/db/schema/index.ts';
import { type PricedLocality, pickLocality } from './demo-localities.ts';
import { composeDescription, composeTitle } from './describe.ts';
import { between, pick, type Random, randomFrom } from './drawings/palette.ts';
import { type HomeShape, shapeHome } from './home-shape.ts';
import { societyName } from './names.ts';
import { priceHome } from './price-home.ts';
import { demoTerms } from './terms.ts';

/** A listing but for the ids that only a database knows. */
export type GeneratedListing = Omit<NewListing, 'ownerId' | 'localityId' | 'publishedAt'> & {
  localitySlug: string;
  publishedAt: Date;
};

/** About a kilometre either way: a locality's homes lie around its middle. */
const SPREAD_DEGREES = 0.009;
const SOCIETIES = 264;

const monthAndYear = new Intl.DateTimeFormat('en-GB', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The last day of a month half a year to three years ahead. */
function handover(random: Random, now: Date): Date {
  const months = Math.floor(between(random, 6, 36));
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0));
}

function reraNumber(random: Random): string {
  return `P521000${Math.floor(between(random, 10_000, 100_000))}`;
}

function deposit(random: Random, { listedIn, bedrooms }: HomeShape, price: number): number | null {
  if (listedIn !== 'rent') return null;
  return price * pick(random, bedrooms === null ? [3, 4, 6] : [2, 2, 3]);
}

/** Rupees a month, in fifties; homes with a compound of their own pay no society. */
function maintenance(random: Random, { floor, carpetSqft }: HomeShape): number | null {
  if (floor === null || carpetSqft === null) return null;
  return Math.ceil((carpetSqft * between(random, 2.2, 4.5)) / 50) * 50;
}

/** Papers seen some day of the last weeks. */
function badge(isVerified: boolean, n: number, now: Date) {
  if (!isVerified) return { verifiedAt: null, verifiedUntil: null };
  const verifiedAt = daysFrom(now, -(n % 60));
  return { verifiedAt, verifiedUntil: daysFrom(verifiedAt, VERIFIED_DAYS) };
}

function dates(random: Random, now: Date) {
  const published = now.getTime() - between(random, 0.05, 58) * DAY_MS;
  const confirmed = Math.max(published, now.getTime() - between(random, 0.02, 26) * DAY_MS);
  return { publishedAt: new Date(published), confirmedAt: new Date(confirmed) };
}

/** What is known of a home beforehand: that it stands in a society of many. */
export interface KnownHome {
  locality: PricedLocality;
  shape: HomeShape;
  society: string;
  location: { lat: number; lng: number };
  /** Of the asking price, in place of an owner's own. */
  taste: number;
}

/**
 * The n-th invented listing, the same for the same number and seed, priced by its locality's real
 * rates. Serves the demo, the tests' builders and the bench (a million of them).
 * @param now the moment dates count back from
 */
export function generateListing(
  n: number,
  now: Date,
  seed = 12_345,
  known?: KnownHome,
): GeneratedListing {
  const random = randomFrom(n * 2_654_435_761 + seed);
  const locality = known?.locality ?? pickLocality(random);
  const shape = known?.shape ?? shapeHome(random);
  const { listedIn, subcategory, bedrooms, possession } = shape;
  const isHome = hasBedrooms(subcategory);
  const isLand = subcategory === 'Plot';
  const society =
    known?.society ?? (shape.floor === null ? null : societyName(Math.floor(random() * SOCIETIES)));
  const price = priceHome(random, locality, shape, known?.taste);
  const location = known?.location ?? {
    lat: locality.lat + between(random, -SPREAD_DEGREES, SPREAD_DEGREES),
    lng: locality.lng + between(random, -SPREAD_DEGREES, SPREAD_DEGREES),
  };
  const shown = fuzzPoint(location, `demo ${seed} ${n}`);
  const possessionDate = possession === 'Ready To Move' ? null : handover(random, now);
  const amenities = AMENITIES_NEARBY.filter(() => random() < 0.4);
  const garages = isLand ? 0 : pick(random, [0, 1, 1, 2]);
  const balconies = Math.min(pick(random, [0, 1, 1, 2, 3]), bedrooms ?? 0);
  const telling = {
    shape,
    locality: locality.name,
    society,
    amenities,
    garages,
    balconies,
    station: nearestStations(location.lat, location.lng, 1).find(({ planned }) => !planned),
    possessionBy: possessionDate && monthAndYear.format(possessionDate),
  };
  return {
    localitySlug: locality.slug,
    status: 'live',
    title: composeTitle(random, telling),
    description: composeDescription(random, telling),
    listedIn,
    category: CATEGORY_OF[subcategory],
    subcategory,
    pricePaise: fromRupees(price),
    ...demoTerms(randomFrom(n * 40_503 + seed), shape, { price, now, built: !possessionDate }),
    depositPaise: fromRupees(deposit(random, shape, price)),
    maintenancePaise: fromRupees(maintenance(random, shape)),
    carpetAreaSqft: shape.carpetSqft,
    builtUpAreaSqft: shape.builtUpSqft,
    plotAreaSqft: shape.plotSqft,
    bedrooms,
    bathrooms: isLand ? null : Math.max(1, (bedrooms ?? 1) - (random() < 0.3 ? 1 : 0)),
    balconies: isHome ? balconies : null,
    garages: isLand ? null : garages,
    // Nobody climbs five floors; in lower buildings a lift goes with the better parking.
    lift: shape.floor === null ? null : (shape.floors ?? 0) > 4 || garages > 1,
    floor: shape.floor,
    floors: shape.floors,
    facing: shape.facing,
    furnishing: shape.furnishing,
    age: shape.age,
    possession,
    possessionDate: possessionDate?.toISOString().slice(0, 10) ?? null,
    amenities,
    exteriorMaterial: isLand
      ? null
      : pick(random, ['Brick', 'Brick', 'Concrete', 'Stone', 'Glass']),
    structureType: isLand
      ? null
      : shape.age === 'Above 20 Years' && shape.floor === null
        ? 'Load Bearing'
        : pick(random, ['RCC', 'RCC', 'RCC', 'RCC', 'Steel Frame', 'Prefabricated']),
    reraNumber: possessionDate && reraNumber(random),
    society,
    address: locality.name,
    pincode: locality.pincode,
    location: { x: location.lng, y: location.lat },
    publicLocation: { x: shown.lng, y: shown.lat },
    featuredUntil: n % 45 === 7 ? daysFrom(now, 20 + (n % 40)) : null,
    ...badge(random() < 0.25, n, now),
    ...dates(random, now),
    demo: true,
  };
}
