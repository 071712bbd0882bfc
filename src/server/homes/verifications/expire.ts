import { sql } from 'drizzle-orm';
import words from '#messages/homes/news/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { notify } from '#server/people/notifications/index.ts';
import { recheckOwners } from './keep-badge.ts';

const BATCH_SIZE = 100;

interface Over {
  id: number;
  listingId: number;
  ownerId: number;
  title: string;
  /** No newer one has taken its place. */
  isLast: boolean;
}

async function expireSome(context: Context, tx: Transaction): Promise<number> {
  const at = context.now();
  const over = await rows<Over>(
    tx,
    sql`select v.id, l.id as "listingId", l.owner_id as "ownerId", l.title,
          coalesce(l.verified_until <= ${at}, true) as "isLast"
        from listing_verifications v join listings l on l.id = v.listing_id
        where v.state = 'approved' and v.valid_until <= ${at}
        order by v.id limit ${plainNumber(BATCH_SIZE)} for no key update of v skip locked`,
  );
  for (const { id, listingId, ownerId, title, isLast } of over) {
    await changeState(context, tx, { kind: 'verification', id, name: 'expire' });
    if (!isLast) continue;
    await notify(context, tx, ownerId, {
      kind: 'listing',
      title: () => words.badgeEnded,
      body: () => words.badgeEndedBody({ title }),
      link: `/PropertyVerification/${listingId}`,
    });
  }
  return over.length;
}

/**
 * Ends verifications whose time is over (the badge itself goes by its date, without this), and takes
 * those back whose owner goes by another name now.
 */
export async function expireVerifications(context: Context): Promise<number> {
  let expired = 0;
  for (;;) {
    const taken = await context.db.transaction((tx) => expireSome(context, tx));
    expired += taken;
    if (taken < BATCH_SIZE) break;
  }
  while ((await recheckOwners(context, BATCH_SIZE)) === BATCH_SIZE);
  return expired;
}
