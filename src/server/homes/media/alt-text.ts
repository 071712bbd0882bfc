import { eq } from 'drizzle-orm';
import { bhkLabel, hasBedrooms } from '#domain/homes/listing.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Listing, localities } from '#server/db/schema/index.ts';

const KIND = { photo: 'Photo', floor_plan: 'Floor plan', video: 'Video' };

/** What a picture shows, for who does not see it: "Kitchen: photo of 2 BHK flat in Baner". */
export async function altWords(
  db: Queryable,
  listing: Pick<Listing, 'subcategory' | 'bedrooms' | 'localityId'>,
  { kind, caption }: { kind: keyof typeof KIND; caption: string | null },
): Promise<string> {
  const { subcategory, bedrooms, localityId } = listing;
  const [place] = await db
    .select({ name: localities.name })
    .from(localities)
    .where(eq(localities.id, localityId));
  const size = bedrooms && hasBedrooms(subcategory) ? `${bhkLabel(bedrooms, subcategory)} ` : '';
  const words = `${KIND[kind]} of ${size}${subcategory.toLowerCase()} in ${place?.name ?? 'Pune'}`;
  return caption ? `${caption}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}
