import { sql } from 'drizzle-orm';
import { NEARBY_PAGE_SIZE } from '#contract/homes/listing-lists.ts';
import { CATEGORIES, type Category, LISTED_IN, type ListedIn } from '#domain/homes/listing.ts';
import { degreesAround, haversineFrom, type LatLng, metresOfHaversine } from '#domain/lib/geo.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { readyIndex } from '#server/homes/search-feed/index.ts';
import type { Nearest } from '#server/homes/search-index/index.ts';
import { firstOf } from '#server/lib/first-of.ts';
import { extended } from '#server/lib/kept-json.ts';
import { liveCards } from './live-cards.ts';

interface Around {
  lat: number;
  lng: number;
  page: number;
  radius: number;
  listedin?: ListedIn;
  category?: Category;
}

/** A home and the haversine of the way to it. */
interface Ranked {
  id: number;
  far: number;
}

const byDistance = (a: Ranked, b: Ranked) => a.far - b.far || a.id - b.id;

/** As many as the list leafs through: the nearest, not all of a city. */
const MAX = 400;

/** The nearest by degrees, from the index in memory or from the database's. */
async function findCandidates(
  context: Context,
  { lat, lng }: LatLng,
  metres: number,
  listedIn: readonly ListedIn[],
  category: readonly Category[],
): Promise<readonly Nearest[]> {
  const index = await readyIndex(context);
  if (index) {
    const within = degreesAround({ lat, lng }, metres);
    return index.nearest({ lat, lng, listedIn, category, within }, MAX + 100);
  }
  return rows<Nearest>(
    context.db,
    sql`select l.id, l.public_location[1] as lat, l.public_location[0] as lng from listings l
        where l.status = 'live' and l.listed_in = any(${sql.param(listedIn)}::listed_in[])
          and l.category = any(${sql.param(category)}::category[])
        order by l.public_location <-> point(${lng}, ${lat}) limit ${plainNumber(MAX + 100)}`,
  );
}

/**
 * Live listings by distance. The index orders by degrees, where a step east is shorter than one
 * north, so more are taken than needed and ranked again by true metres.
 */
export async function findNearby(
  context: Context,
  { lat, lng, page, radius, listedin, category }: Around,
) {
  const listed = listedin ? [listedin] : [...LISTED_IN];
  const kinds = category ? [category] : [...CATEGORIES];
  const candidates = await findCandidates(context, { lat, lng }, radius * 1_000, listed, kinds);
  const farOf = haversineFrom({ lat, lng });
  const inReach: Ranked[] = [];
  for (const one of candidates) {
    const far = farOf(one);
    if (metresOfHaversine(far) <= radius * 1_000) inReach.push({ id: one.id, far });
  }
  const total = Math.min(inReach.length, MAX);
  const start = (page - 1) * NEARBY_PAGE_SIZE;
  const shown = firstOf(inReach, Math.min(start + NEARBY_PAGE_SIZE, MAX), byDistance).slice(start);
  const metresTo = new Map(shown.map(({ id, far }) => [id, Math.round(metresOfHaversine(far))]));
  const cards = await liveCards(context, [...metresTo.keys()]);
  return {
    data: cards.map((card) =>
      extended(card, { distanceMetres: metresTo.get(card.propertydata.id) ?? 0 }),
    ),
    total,
    totalIsMinimum: total === MAX,
    page,
    pageSize: NEARBY_PAGE_SIZE,
  };
}
