import { type SQL, sql } from 'drizzle-orm';
import { FRESHNESS_DAYS } from '#domain/homes/listing-lifecycle.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import words from '#messages/homes/news/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState, recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { onListingEnded } from '#server/homes/hooks.ts';
import { bookedListing, isBooked } from '#server/homes/listings/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { notify } from '#server/people/notifications/index.ts';

const BATCH_SIZE = 100;
const LINK = '/OwnerPropertiesScreen';

type Told = Pick<Listing, 'id' | 'ownerId' | 'title'>;

export const daysAgo = ({ now }: Context, days: number) => daysBefore(now(), days);

/** Takes one listing off the search, ends what is open on it, and tells its owner. */
export async function expireOne(context: Context, tx: Transaction, listing: Told): Promise<void> {
  const updatedAt = context.now();
  await changeState(context, tx, {
    kind: 'listing',
    id: listing.id,
    name: 'expire',
    set: sql`updated_at = ${updatedAt}`,
  });
  await onListingEnded.run(context, tx, listing, {
    title: () => words.homeOffMarket,
    note: forTheBooks(() => notes.notConfirmedFor({ days: FRESHNESS_DAYS.expire })),
  });
  await notify(context, tx, listing.ownerId, {
    kind: 'listing',
    title: () => words.offSearch,
    body: () => words.offSearchBody({ title: listing.title, expire: FRESHNESS_DAYS.expire }),
    link: LINK,
  });
}

async function askOne(context: Context, tx: Transaction, listing: Told): Promise<void> {
  await rows(tx, sql`update listings set asked_at = ${context.now()} where id = ${listing.id}`);
  await recordEvent(context, tx, {
    kind: 'listing',
    id: listing.id,
    event: 'asked',
    by: 'system',
    state: 'live',
  });
  await notify(context, tx, listing.ownerId, {
    kind: 'listing',
    title: () => words.stillAvailable,
    body: () =>
      words.stillAvailableBody({
        title: listing.title,
        reconfirm: FRESHNESS_DAYS.reconfirm,
        expire: FRESHNESS_DAYS.expire - FRESHNESS_DAYS.reconfirm,
      }),
    link: LINK,
  });
}

/** It stays on the search, behind those whose owners are heard of. */
async function fadeOne(context: Context, tx: Transaction, listing: Told): Promise<void> {
  await rows(tx, sql`update listings set faded = true where id = ${listing.id}`);
  await recordEvent(context, tx, {
    kind: 'listing',
    id: listing.id,
    event: 'faded',
    by: 'system',
    state: 'live',
  });
}

/** One batch of those confirmed before `days` ago; rows that another node has in hand are left to it. */
function batch(
  context: Context,
  days: number,
  which: SQL,
  each: (tx: Transaction, listing: Told) => Promise<void>,
): Promise<number> {
  return context.db.transaction(async (tx) => {
    const found = await rows<Told>(
      tx,
      sql`select id, owner_id as "ownerId", title from listings l
          where status = 'live' and confirmed_at <= ${daysAgo(context, days)}
            and not demo and source is null and ${which}
          order by confirmed_at limit ${plainNumber(BATCH_SIZE)}
          for no key update skip locked`,
    );
    for (const listing of found) await each(tx, listing);
    return found.length;
  });
}

/**
 * Expires live listings that nobody confirmed for 60 days, unless a booking holds them, asks the
 * owners of those at 30 days, once, and lets those at 37 days fall behind in the search. Answers how
 * many it dealt with. Any number of nodes may do it at once.
 */
export async function expireListings(context: Context): Promise<number> {
  const { now } = context;
  const parts = [
    () =>
      batch(
        context,
        FRESHNESS_DAYS.expire,
        sql`not ${bookedListing(now())}`,
        async (tx, listing) => {
          // Asked again, now that nobody can book it any more.
          if (!(await isBooked(tx, listing.id, now()))) await expireOne(context, tx, listing);
        },
      ),
    () =>
      batch(context, FRESHNESS_DAYS.reconfirm, sql`asked_at is null`, (tx, listing) =>
        askOne(context, tx, listing),
      ),
    () =>
      batch(context, FRESHNESS_DAYS.fade, sql`not faded`, (tx, listing) =>
        fadeOne(context, tx, listing),
      ),
  ];
  let total = 0;
  for (const part of parts) {
    for (;;) {
      const done = await part();
      total += done;
      if (done < BATCH_SIZE) break;
    }
  }
  return total;
}
