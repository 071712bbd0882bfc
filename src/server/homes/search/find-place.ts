import type { SearchResult } from '#contract/homes/search.ts';
import type { SearchFilter } from '#contract/homes/search-filter.ts';
import { type Middle, middleAt } from '#domain/homes/best-match.ts';
import { areaOf } from '#domain/homes/gazetteer/areas.ts';
import { saidPlaces } from '#domain/homes/said-places.ts';
import type { Context } from '#server/core/context.ts';
import type { Where } from './conditions.ts';
import { type KnownLocality, knownLocalities } from './locality-index.ts';

/** A locality, or an area of several: then its middle is that of its localities. */
export interface Place {
  slug: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** A place as the wire has it. */
export const presentPlace = (place: Place | null): SearchResult['place'] =>
  place && {
    slug: place.slug,
    name: place.name,
    latitude: place.latitude,
    longitude: place.longitude,
  };

/** Degrees, a little over 4 km at Pune's latitude. */
const NEAR = { latitude: 0.036, longitude: 0.038 };

const NOWHERE = { place: null, where: { localityIds: [] }, middles: [] };

/** Localities around any of these, themselves among them. */
function idsAround(all: Iterable<KnownLocality>, middles: readonly KnownLocality[]): number[] {
  const isNear = (one: KnownLocality) =>
    middles.some(
      ({ latitude, longitude }) =>
        Math.abs(one.latitude - latitude) <= NEAR.latitude &&
        Math.abs(one.longitude - longitude) <= NEAR.longitude,
    );
  return [...all].filter(isNear).map(({ id }) => id);
}

const middle = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

interface Found {
  place: Place | null;
  where: Where;
  /** Of each place that was named. */
  middles: Middle[];
}

/** One place of `loc`: a locality or an area (with its neighbours when `near`), else words of a name. */
async function findOnePlace(
  context: Context,
  filter: Pick<SearchFilter, 'loc' | 'near'>,
): Promise<Found> {
  if (!filter.loc) return { place: null, where: undefined, middles: [] };
  const { matcher, bySlug } = await knownLocalities(context);
  const hit = matcher.match(filter.loc);
  if (!hit) {
    const readable = /[\p{L}\p{N}]/u.test(filter.loc);
    return readable ? { place: null, where: { words: filter.loc }, middles: [] } : NOWHERE;
  }
  const { slug, name } = hit;
  const members = (areaOf(slug)?.localities ?? [slug]).flatMap((one) => bySlug.get(one) ?? []);
  if (members.length === 0) return NOWHERE;
  const ids = members.map(({ id }) => id);
  const latitude = middle(members.map((one) => one.latitude));
  const longitude = middle(members.map((one) => one.longitude));
  return {
    place: { slug, name, latitude, longitude },
    where: { localityIds: filter.near ? idsAround(bySlug.values(), members) : ids },
    middles: [middleAt({ lat: latitude, lng: longitude })],
  };
}

const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

/** Several places as one, in whose middle the map opens. */
function together(places: readonly Place[]): Place | null {
  const [first] = places;
  return first
    ? {
        ...first,
        name: either.format(places.map(({ name }) => name)),
        latitude: middle(places.map(({ latitude }) => latitude)),
        longitude: middle(places.map(({ longitude }) => longitude)),
      }
    : null;
}

/**
 * What `loc` means: places by name, commas between them (with their neighbours when `near`), of
 * which a home may lie in any; else words of a project's name.
 */
export async function findPlace(
  context: Context,
  filter: Pick<SearchFilter, 'loc' | 'near'>,
): Promise<Found> {
  const said = filter.loc ? saidPlaces(filter.loc) : [];
  if (said.length < 2) return findOnePlace(context, filter);
  const found = await Promise.all(said.map((loc) => findOnePlace(context, { ...filter, loc })));
  const places = found.flatMap(({ place }) => place ?? []);
  const different = [...new Map(places.map((place) => [place.slug, place])).values()];
  // "Sahyadri Heights, Baner": a project is among them, and its name is looked for as it was typed.
  if (places.length < found.length) return findOnePlace(context, filter);
  const localityIds = found.flatMap(({ where }) =>
    where && 'localityIds' in where ? where.localityIds : [],
  );
  const middles = found.flatMap((one) => one.middles);
  return { place: together(different), where: { localityIds: [...new Set(localityIds)] }, middles };
}
