import { eq } from 'drizzle-orm';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Listing, listings, localities } from '#server/db/schema/index.ts';
import { type GeneratedListing, generateListing } from '#server/demo/generate.ts';
import { seedLocalities } from '#server/homes/localities/seed-localities.ts';
import { nextOf } from './count.ts';
import { insertPerson } from './people.ts';
import { stored } from './stored.ts';

function isPlainFlat({ subcategory, listedIn, possession, bedrooms }: GeneratedListing): boolean {
  const isFlatForSale = subcategory === 'Flat' && listedIn === 'sell';
  return isFlatForSale && possession === 'Ready To Move' && bedrooms === 2;
}

/** Where a listing stands follows from the locality asked for. */
function placeIn(slug: string | undefined): Partial<GeneratedListing> {
  const locality = LOCALITIES.find((known) => known.slug === slug);
  if (!locality) return {};
  const location = { x: locality.lng, y: locality.lat };
  return {
    address: locality.name,
    pincode: locality.pincode,
    location,
    publicLocation: { x: location.x + 0.0005, y: location.y + 0.0005 },
  };
}

/**
 * A live, ready 2 BHK flat for sale, neither featured nor verified; every call another one. What a
 * test depends on it says in `overrides`.
 */
export function aListing(overrides: Partial<GeneratedListing> = {}): GeneratedListing {
  for (;;) {
    const generated = generateListing(nextOf('listing'), new Date());
    if (!isPlainFlat(generated)) continue;
    return {
      ...generated,
      featuredUntil: null,
      verifiedUntil: null,
      ...placeIn(overrides.localitySlug),
      ...overrides,
    };
  }
}

/** Stores a listing, with a locality of the gazetteer or the table and an owner of its own. */
export async function insertListing(
  db: Queryable,
  { ownerId, ...overrides }: Partial<GeneratedListing> & { ownerId?: number } = {},
): Promise<Listing> {
  const { localitySlug, ...listing } = aListing(overrides);
  const find = () =>
    db.select({ id: localities.id }).from(localities).where(eq(localities.slug, localitySlug));
  let [locality] = await find();
  if (!locality) {
    await seedLocalities(db);
    [locality] = await find();
  }
  if (!locality) throw new Error(`There is no locality ${localitySlug}`);
  const owner = ownerId ?? (await insertPerson(db)).id;
  const values = { ...listing, ownerId: owner, localityId: locality.id };
  return stored(await db.insert(listings).values(values).returning());
}
