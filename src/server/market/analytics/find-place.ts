import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type { MarketPlace } from '#contract/market/analytics-shapes.ts';
import { placeName } from '#domain/homes/gazetteer/place-name.ts';
import { DISTRICT_NAMES, MARKET_DISTRICTS, type MarketDistrict } from '#domain/market/kind.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/** A place with its key in the tables of figures. */
export interface FoundPlace extends MarketPlace {
  scope: string;
}

export const CITY: FoundPlace = {
  kind: 'city',
  scope: 'Pune',
  slug: 'pune',
  name: 'Pune',
  district: null,
  lat: null,
  lng: null,
};

export const districtPlace = (district: MarketDistrict): FoundPlace => ({
  ...CITY,
  kind: 'district',
  scope: district,
  slug: district.toLowerCase(),
  name: DISTRICT_NAMES[district],
  district,
});

/** A locality by its slug. Throws not_found for one that the gazetteer lacks. */
export async function findLocality(db: Database, slug: string): Promise<FoundPlace> {
  const [found] = await rows<Omit<FoundPlace, 'kind' | 'scope'>>(
    db,
    sql`select slug, name, authority as district, location[1] as lat, location[0] as lng
        from localities where slug = ${slug}`,
  );
  if (!found) throw new AppError('not_found', words.localityUnknown);
  return { ...found, kind: 'locality', scope: slug };
}

/** A locality, else a district, else the city. */
export async function findPlace(
  db: Database,
  { locality, district }: { locality?: string | undefined; district?: MarketDistrict | undefined },
): Promise<FoundPlace> {
  if (locality) return findLocality(db, locality);
  return district ? districtPlace(district) : CITY;
}

/** By the one word of an address: a slug, an authority, or "pune". */
export async function findPlaceByWord(db: Database, word: string): Promise<FoundPlace> {
  if (word === CITY.slug) return CITY;
  const district = MARKET_DISTRICTS.find((known) => known.toLowerCase() === word);
  return district ? districtPlace(district) : findLocality(db, word);
}

export function presentPlace({ scope: _, ...place }: FoundPlace): MarketPlace {
  return { ...place, name: placeName(place.name) };
}
