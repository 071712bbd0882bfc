import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { describePicture, type PictureSpec, pictureKinds } from './drawings/render.ts';
import type { GeneratedListing } from './generate.ts';

/** What an owner would write below it. */
const ROOM: Partial<Record<PictureSpec['kind'], string>> = {
  outside: 'From outside',
  living: 'Living room',
  kitchen: 'Kitchen',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  balcony: 'Balcony',
};

function picturesOf(listing: GeneratedListing, seed: number): PictureSpec[] {
  return pictureKinds(listing.subcategory).map((kind) => ({
    seed,
    kind,
    subcategory: listing.subcategory,
    bedrooms: listing.bedrooms ?? 0,
    storeys: listing.floors ?? 1,
    furnished: listing.furnishing === 'Furnished',
    carpetSqft: listing.carpetAreaSqft ?? 600,
  }));
}

/**
 * Gives each listing the pictures of its kind. The drawings are made when first asked for; here
 * only what each shows is stored, with the address it is asked for by.
 */
export async function storePictures(
  db: Queryable,
  generated: readonly GeneratedListing[],
  ids: readonly number[],
): Promise<void> {
  const media = generated.flatMap((listing, i) =>
    picturesOf(listing, i + 1).map((drawing, position) => ({
      listing_id: ids[i],
      position,
      kind: drawing.kind === 'plan' ? 'floor_plan' : 'photo',
      alt: describePicture(drawing),
      caption: ROOM[drawing.kind] ?? null,
      drawing,
    })),
  );
  // The address holds the id the row is about to get, which only the sequence knows.
  await rows(
    db,
    sql`insert into listing_media (id, listing_id, position, kind, url, alt, caption, drawing)
        overriding system value
        select id, listing_id, position, kind, '/media/' || id, alt, caption, drawing
        from (select nextval(pg_get_serial_sequence('listing_media', 'id'))::int as id, given.*
          from json_to_recordset(${JSON.stringify(media)}::json) as given(
            listing_id int, position smallint, kind media_kind, alt text, caption text, drawing jsonb)) numbered`,
  );
  await rows(
    db,
    sql`update listings l set cover = m.cover, photo_count = m.photos
        from (select listing_id, (array_agg(url order by position))[1] as cover,
            count(*) as photos from listing_media where kind = 'photo' group by listing_id) m
        where m.listing_id = l.id and l.id = any(${sql.param([...ids])}::int[])`,
  );
}
