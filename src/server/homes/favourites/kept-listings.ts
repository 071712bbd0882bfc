import { type SQL, sql } from 'drizzle-orm';
import type { KeptListing, ShortlistedListing } from '#contract/homes/favourites.ts';
import { minus, type Paise, toRupees } from '#domain/lib/money.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type CardRow, cardColumns, presentCard } from '#server/homes/listings/index.ts';

interface KeptRow extends CardRow {
  keptAt: Date;
  note: string | null;
  folderId: number | null;
  folder: string | null;
  /** What it cost when it was kept. */
  thenPaise: Paise | null;
}

const NO_FOLDER = sql`null::int as "folderId", null::text as folder`;
const OWN_FOLDER = sql`k.folder_id as "folderId",
  (select d.name from favourite_folders d where d.id = k.folder_id) as folder`;

async function keptIn(
  db: Queryable,
  table: SQL,
  folder: SQL,
  personId: number,
): Promise<KeptListing[]> {
  const found = await rows<KeptRow>(
    db,
    sql`select ${cardColumns}, k.created_at as "keptAt", k.note, ${folder},
          (select h.price_paise from price_history h
           where h.listing_id = l.id and h.changed_at <= k.created_at
           order by h.changed_at desc limit 1) as "thenPaise"
        from ${table} k join listings l on l.id = k.listing_id
        join localities p on p.id = l.locality_id
        where k.person_id = ${personId} and l.status <> 'draft'
        order by k.created_at desc, l.id desc limit 500`,
  );
  return found.map((row) => ({
    ...presentCard(row),
    onOffer: row.status === 'live',
    change: toRupees(minus(row.pricePaise, row.thenPaise ?? row.pricePaise)),
    keptAt: row.keptAt.toISOString(),
    note: row.note,
    folderId: row.folderId,
    folder: row.folder,
  }));
}

/** The homes somebody keeps, the last first, with how their price has moved since. */
export const keptFavourites = (db: Queryable, personId: number): Promise<KeptListing[]> =>
  keptIn(db, sql`favourites`, OWN_FOLDER, personId);

/** The same of those they have shortlisted. */
export async function keptOnShortlist(
  db: Queryable,
  personId: number,
): Promise<ShortlistedListing[]> {
  const found = await keptIn(db, sql`shortlist`, NO_FOLDER, personId);
  return found.map(({ folderId: _, folder: __, ...rest }) => rest);
}
