import { eq } from 'drizzle-orm';
import { altOf } from '#domain/homes/picture-alt.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Listing, localities } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';

/** What is stored of a picture: "Kitchen: photo of 2 BHK flat in Baner". */
export async function altWords(
  db: Queryable,
  listing: Pick<Listing, 'subcategory' | 'bedrooms' | 'localityId'>,
  { kind, caption }: { kind: Parameters<typeof altOf>[1]; caption: string | null },
): Promise<string> {
  const [place] = await db
    .select({ name: localities.name })
    .from(localities)
    .where(eq(localities.id, listing.localityId));
  const home = { ...listing, locality: place?.name ?? 'Pune' };
  const words = forTheBooks(() => altOf(home, kind));
  return caption ? `${caption}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}
