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

interface Pictures {
  /** What its own row says of them, in the order of the listings. */
  covers: readonly { cover: string | null; photoCount: number }[];
  /** Stores them once their listings have ids. */
  store(ids: readonly number[]): Promise<void>;
}

/** What a transaction has reserved and not used yet: homes of stories come one by one. */
const spare = new WeakMap<Queryable, number[]>();
const RESERVED_AT_ONCE = 500;

/** Addresses hold ids, which only the sequence knows. */
async function reserveIds(db: Queryable, count: number): Promise<number[]> {
  const ids = spare.get(db) ?? [];
  if (ids.length < count) {
    const reserved = await rows<{ id: number }>(
      db,
      sql`select nextval(pg_get_serial_sequence('listing_media', 'id'))::int as id
          from generate_series(1, ${Math.max(count, RESERVED_AT_ONCE)}::int)`,
    );
    ids.push(...reserved.map(({ id }) => id));
  }
  spare.set(db, ids);
  return ids.splice(0, count);
}

/**
 * The pictures of the kind of each listing. The drawings are made when first asked for; here only
 * what each shows is stored, with the address it is asked for by.
 * @param from the number of the first of the listings
 */
export async function pictureHomes(
  db: Queryable,
  homes: readonly GeneratedListing[],
  from = 1,
): Promise<Pictures> {
  const drawings = homes.map((home, i) => picturesOf(home, from + i));
  const ids = await reserveIds(db, drawings.flat().length);
  let next = 0;
  const media = drawings.map((ofHome) =>
    ofHome.map((drawing, position) => ({
      id: ids[next++],
      position,
      kind: drawing.kind === 'plan' ? 'floor_plan' : 'photo',
      alt: describePicture(drawing),
      caption: ROOM[drawing.kind] ?? null,
      drawing,
    })),
  );
  return {
    covers: media.map((ofHome) => {
      const [first, ...others] = ofHome.filter(({ kind }) => kind === 'photo');
      if (!first) return { cover: null, photoCount: 0 };
      return { cover: `/media/${first.id}`, photoCount: 1 + others.length };
    }),
    async store(listingIds) {
      const given = media.flatMap((ofHome, i) =>
        ofHome.map((one) => ({ listing_id: listingIds[i], ...one })),
      );
      await rows(
        db,
        sql`insert into listing_media (id, listing_id, position, kind, url, alt, caption, drawing)
            overriding system value
            select id, listing_id, position, kind, '/media/' || id, alt, caption, drawing
            from json_to_recordset(${JSON.stringify(given)}::json) as given(id int, listing_id int,
              position smallint, kind media_kind, alt text, caption text, drawing jsonb)`,
      );
    },
  };
}
