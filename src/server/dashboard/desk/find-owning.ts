import { sql } from 'drizzle-orm';
import type { Interest } from '#contract/homes/listing-interest.ts';
import type { MyDesk } from '#contract/my-desk.ts';
import { LISTING_INTEREST_DAYS } from '#domain/homes/interest.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Queryable } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { findInterest } from '#server/homes/interest/index.ts';

const SHOWN = 3;
/** More homes than anybody watches by themselves; an importer's are not counted one by one. */
const MOST = 200;

const sum = (all: readonly Interest[]): Interest => ({
  looks: all.reduce((n, { looks }) => n + looks, 0),
  keeps: all.reduce((n, { keeps }) => n + keeps, 0),
  enquiries: all.reduce((n, { enquiries }) => n + enquiries, 0),
});

/** How somebody's own homes are wanted; null for who has none on the market. */
export async function findOwning(
  db: Queryable,
  personId: number,
  now: Date,
): Promise<MyDesk['owning']> {
  const own = await rows<{ id: number; title: string }>(
    db,
    sql`select id, title from listings where owner_id = ${personId}
          and status in ('live', 'booked') order by id desc limit ${plainNumber(MOST)}`,
  );
  if (own.length === 0) return null;
  const days = { from: puneDate(now, 1 - LISTING_INTEREST_DAYS), to: puneDate(now) };
  const interest = await findInterest(
    db,
    own.map(({ id }) => id),
    days,
  );
  const homes = own.map(({ id, title }) => ({ listingId: id, title, interest: interest.of(id) }));
  return {
    live: own.length,
    ...days,
    interest: sum(homes.map((home) => home.interest)),
    most: homes.toSorted((a, b) => b.interest.looks - a.interest.looks).slice(0, SHOWN),
  };
}
