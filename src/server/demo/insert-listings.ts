import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { rows } from '../db/rows.ts';
import { listings, localities } from '../db/schema/index.ts';
import type { GeneratedListing } from './generate.ts';
import { generateListing } from './generate.ts';

/** Slug to id of every locality. */
export async function localityIds(db: Queryable): Promise<Map<string, number>> {
  const found = await db.select({ slug: localities.slug, id: localities.id }).from(localities);
  return new Map(found.map((row) => [row.slug, row.id]));
}

/** Stores generated listings of one owner and returns their ids in the same order. */
export async function insertListings(
  db: Queryable,
  generated: readonly GeneratedListing[],
  ownerOf: (index: number) => number,
  idOf: Map<string, number>,
): Promise<number[]> {
  const values = generated.map(({ localitySlug, ...listing }, i) => {
    const localityId = idOf.get(localitySlug);
    if (!localityId) throw new Error(`No locality ${localitySlug}: seed the gazetteer first`);
    return { ...listing, ownerId: ownerOf(i), localityId };
  });
  const stored = await db.insert(listings).values(values).returning({ id: listings.id });
  return stored.map((row) => row.id);
}

/** Columns copied between rows when many are made: all but what the database fills in itself. */
const COPIED = `owner_id, status, title, description, listed_in, category, subcategory, price_paise,
  maintenance_paise, deposit_paise, carpet_area_sqft, built_up_area_sqft, plot_area_sqft, bedrooms,
  bathrooms, balconies, garages, floor, floors, facing, furnishing, age, possession, possession_date,
  amenities, exterior_material, structure_type, rera_number, society, locality_id, address, pincode,
  location, public_location, confirmed_at, published_at, demo`;

/**
 * Fills a database up to `count` listings for the bench: the first 20,000 generated one by one, the
 * rest from those with another price, age and place, which the server does by itself.
 */
export async function fillTo(db: Queryable, count: number, ownerId: number): Promise<void> {
  const idOf = await localityIds(db);
  const now = new Date();
  const BASE = Math.min(count, 20_000);
  const BATCH = 500;
  for (let from = 0; from < BASE; from += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, BASE - from) }, (_, i) => ({
      ...generateListing(from + i + 1, now),
      demo: true,
    }));
    await insertListings(db, batch, () => ownerId, idOf);
  }
  for (let have = BASE; have < count; ) {
    const take = Math.min(BASE, count - have);
    const moved = COPIED.replace(
      'price_paise',
      '(price_paise * (0.85 + random() * 0.3) / 100000)::bigint * 100000 + 100000',
    )
      .replace(
        'location, public_location',
        'location, public_location + point(random() * 0.02 - 0.01, random() * 0.02 - 0.01)',
      )
      .replace('published_at', "published_at - random() * interval '2 days'");
    await rows(
      db,
      sql.raw(
        `insert into listings (${COPIED}) select ${moved} from listings order by id limit ${take}`,
      ),
    );
    have += take;
  }
  await rows(db, sql`vacuum analyze listings`);
}
