import { eq } from 'drizzle-orm';
import { FARTHEST_PIN_METRES } from '#domain/homes/listing-form.ts';
import { haversineMetres } from '#domain/lib/geo.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Queryable } from '#server/db/client.ts';
import { type LocalityRow, localities } from '#server/db/schema/index.ts';
import { fieldError } from '#server/lib/field-error.ts';

/** The locality of an answer. Throws invalid where there is none, or the pin is far from it. */
export async function placeOf(
  db: Queryable,
  {
    localitySlug,
    latitude,
    longitude,
  }: Record<'latitude' | 'longitude', number> & {
    localitySlug: string;
  },
): Promise<LocalityRow> {
  const [found] = await db.select().from(localities).where(eq(localities.slug, localitySlug));
  if (!found) throw fieldError('localitySlug', words.chooseLocality);
  const middle = { lat: found.location.y, lng: found.location.x };
  const metres = haversineMetres({ lat: latitude, lng: longitude }, middle);
  if (metres <= FARTHEST_PIN_METRES) return found;
  throw fieldError('latitude', words.pinFar({ km: Math.round(metres / 1000), name: found.name }));
}
