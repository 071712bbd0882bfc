import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

/**
 * How far somebody has read: a snapshot of the database as text, which says of every transaction
 * whether it could be seen. Ids of a sequence would not do, since they are not in the order of
 * commits, and waiting for the slowest transaction would hold up all others.
 */
export type Position = string;

interface Place {
  position: Position;
  /** Which database it is a position in: it means nothing in another, or in one that was set back. */
  history: string;
}

/** Refused by a standby, whose snapshots leave out what is under way. */
const history = sql`(select system_identifier::text from pg_control_system())
  || ' ' || left(pg_walfile_name(pg_current_wal_lsn()), 8)`;

/** Where the database is now. */
export async function currentPlace(db: Database): Promise<Place> {
  const [place] = await rows<Place>(
    db,
    sql`select pg_current_snapshot()::text as position, ${history} as history`,
  );
  if (!place) throw new Error('The database has no snapshot');
  return place;
}

export interface Changes extends Place {
  /** What happened since cannot be told any more, or is all there is: everything is to be read. */
  isLost: boolean;
  /** Listings to be looked at anew. */
  ids: number[];
}

/**
 * What was committed since a position, and the next position. Both come from one statement and so
 * from one snapshot: a change is answered exactly where it can be seen now and could not be then.
 * Transactions are compared one by one; those below the older snapshot’s xmin were all over by then.
 */
export async function readChanges(db: Database, seen: Place): Promise<Changes> {
  const [found] = await rows<Place & { isLost: boolean; isOther: boolean; ids: number[] | null }>(
    db,
    sql`with seen as materialized (select ${seen.position}::pg_snapshot as snapshot),
          unseen as materialized (
            select c.listing_id, c.locality_id from search_changes c, seen
            where c.xact >= pg_snapshot_xmin(seen.snapshot)
              and not pg_visible_in_snapshot(c.xact, seen.snapshot)),
          due as (
            select listing_id as id from unseen where listing_id is not null
            union
            select l.id from unseen u join listings l on l.locality_id = u.locality_id
            where l.status = 'live')
        select pg_current_snapshot()::text as position, ${history} as history,
          pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(seen.snapshot) as "isOther",
          exists (select from search_changes_cleared where up_to >= pg_snapshot_xmin(seen.snapshot))
            or exists (select from unseen where listing_id is null and locality_id is null)
            as "isLost",
          (select array_agg(id) from due) as ids
        from seen`,
  );
  if (!found) throw new Error('The database has no snapshot');
  const { position, history: its, isLost, isOther, ids } = found;
  return {
    position,
    history: its,
    isLost: isLost || isOther || its !== seen.history,
    ids: ids ?? [],
  };
}
