import { sql } from 'drizzle-orm';
import { FRESHNESS_DAYS } from '../../../domain/listing-lifecycle.ts';
import { changeState, recordEvent } from '../../change-state.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { plainNumber, rows } from '../../db/rows.ts';
import type { Listing } from '../../db/schema/index.ts';
import { notify } from '../notifications/notify.ts';

const AT_ONCE = 100;
const DAY_MS = 86_400_000;
const LINK = '/OwnerPropertiesScreen';

type Told = Pick<Listing, 'id' | 'ownerId' | 'title'>;

export const daysAgo = ({ now }: Context, days: number) =>
  new Date(now().getTime() - days * DAY_MS);

/** Takes one listing off the search and tells its owner. */
export async function expireOne(context: Context, tx: Transaction, listing: Told): Promise<void> {
  const updatedAt = context.now();
  await changeState(context, tx, {
    kind: 'listing',
    id: listing.id,
    name: 'expire',
    set: sql`updated_at = ${updatedAt}`,
  });
  await notify(context, tx, listing.ownerId, {
    kind: 'listing',
    title: 'Your property is off the search',
    body: `“${listing.title}” was not confirmed for ${FRESHNESS_DAYS.expire} days. Put it back with one click if it is still available.`,
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
    title: 'Is your property still available?',
    body: `You last confirmed “${listing.title}” ${FRESHNESS_DAYS.reconfirm} days ago. Confirm it, or it goes off the search in ${FRESHNESS_DAYS.expire - FRESHNESS_DAYS.reconfirm} days.`,
    link: LINK,
  });
}

/** One batch of those confirmed before `days` ago; rows that another node has in hand are left to it. */
function batch(
  context: Context,
  days: number,
  onlyUnasked: boolean,
  each: (tx: Transaction, listing: Told) => Promise<void>,
): Promise<number> {
  return context.db.transaction(async (tx) => {
    const found = await rows<Told>(
      tx,
      sql`select id, owner_id as "ownerId", title from listings
          where status = 'live' and confirmed_at <= ${daysAgo(context, days)}
            and not demo and source is null ${onlyUnasked ? sql`and asked_at is null` : sql``}
          order by confirmed_at limit ${plainNumber(AT_ONCE)}
          for no key update skip locked`,
    );
    for (const listing of found) await each(tx, listing);
    return found.length;
  });
}

/**
 * Expires live listings that nobody confirmed for 60 days, and asks the owners of those at 30 days,
 * once. Answers how many it dealt with. Any number of nodes may do it at once.
 */
export async function expireListings(context: Context): Promise<number> {
  const parts = [
    () =>
      batch(context, FRESHNESS_DAYS.expire, false, (tx, listing) =>
        expireOne(context, tx, listing),
      ),
    () =>
      batch(context, FRESHNESS_DAYS.reconfirm, true, (tx, listing) => askOne(context, tx, listing)),
  ];
  let total = 0;
  for (const part of parts) {
    for (;;) {
      const done = await part();
      total += done;
      if (done < AT_ONCE) break;
    }
  }
  return total;
}
