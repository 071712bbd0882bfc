import { sql } from 'drizzle-orm';
import { LOCALITIES } from '#domain/homes/gazetteer/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { localities } from '#server/db/schema/index.ts';

/** Brings the table in step with the gazetteer; rows keep their ids. */
export async function seedLocalities(db: Queryable): Promise<void> {
  const values = LOCALITIES.map((locality) => ({
    slug: locality.slug,
    name: locality.name,
    devanagari: locality.devanagari,
    aliases: [...locality.aliases],
    authority: locality.authority,
    pincode: locality.pincode,
    location: { x: locality.lng, y: locality.lat },
    names: [locality.name, locality.devanagari, ...locality.aliases].join(' ').toLowerCase(),
  }));
  const given = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(localities)
    .values(values)
    .onConflictDoUpdate({
      target: localities.slug,
      set: {
        name: given('name'),
        devanagari: given('devanagari'),
        aliases: given('aliases'),
        authority: given('authority'),
        pincode: given('pincode'),
        location: given('location'),
        names: given('names'),
      },
    });
}
