import { success } from '#contract/lib/envelope.ts';
import type { checkFairPrice } from '#contract/market/fair-price.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import type { FairHome } from '#domain/market/fair-price/home.ts';
import type { Context } from '#server/core/context.ts';
import type { Verb, VerbInput } from '#server/http/execute.ts';
import { reckonFair } from './fair-price.ts';
import { findSubject } from './fair-price-near.ts';
import { findLocality } from './find-place.ts';

type Query = VerbInput<typeof checkFairPrice>['query'];

/** A public position lies up to 150 m away, and one that is told is rounded. */
const SAME_PLACE_METRES = 250;

/**
 * The position told, without one the middle of the locality; of a listing that stays where it is the
 * public one, as its own page has it.
 */
async function placeOf({ db }: Context, query: Query, asListed: FairHome | undefined) {
  const { slug, lat, lng } = await findLocality(db, query.locality);
  const { latitude, longitude } = query;
  // A locality has its middle; one without is far from everything, and gets no range.
  const at =
    latitude !== undefined && longitude !== undefined
      ? { lat: latitude, lng: longitude }
      : { lat: lat ?? 0, lng: lng ?? 0 };
  const stays = asListed && haversineMetres(at, asListed) <= SAME_PLACE_METRES;
  return { locality: slug, lat: stays ? asListed.lat : at.lat, lng: stays ? asListed.lng : at.lng };
}

const homeOf = (query: Query, place: Awaited<ReturnType<typeof placeOf>>): FairHome => ({
  ...place,
  listedIn: query.listedin,
  subcategory: query.subcategory,
  carpetSqft: query.carpetArea ?? null,
  builtUpSqft: query.builtUpArea ?? null,
  plotSqft: query.plotArea ?? null,
  bedrooms: query.bedrooms ?? null,
  bathrooms: query.bathrooms ?? null,
  balconies: query.balconies ?? null,
  garages: query.garages ?? null,
  floor: query.floor ?? null,
  floors: query.floors ?? null,
  furnishing: query.furnishing ?? null,
  age: query.age ?? null,
  possession: query.possession ?? null,
  maintenance: query.maintenance ?? null,
  society: query.society || null,
  developer: query.developer || null,
});

/** The range for details that no listing has yet: the one its page will show. */
export const checkFairPriceVerb: Verb<typeof checkFairPrice> = async (context, { query }) => {
  const { listingId: id = 0 } = query;
  const asListed = id > 0 ? await findSubject(context.db, id) : undefined;
  const home = homeOf(query, await placeOf(context, query, asListed));
  const subject = { ...home, id, demo: asListed?.demo ?? false };
  const answer = await reckonFair(context, subject, asListed);
  const { comparables: _, ...shown } = answer;
  return success(shown);
};
