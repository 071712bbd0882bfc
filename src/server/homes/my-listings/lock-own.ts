import { and, eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { freshnessOf } from '#domain/homes/freshness.ts';
import words from '#messages/homes/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Listing, listings } from '#server/db/schema/index.ts';
import { isBooked } from '#server/homes/listings/index.ts';
import { personOf } from '#server/session/person.ts';
import { expireOne } from './expire.ts';

/** Nobody is there to confirm what was imported or invented. */
export const runsOut = ({ status, confirmedAt, demo, source }: Listing, now: Date) =>
  status === 'live' && !demo && source === null && freshnessOf(confirmedAt, now) === 'over';

/**
 * The caller's listing, locked until the transaction ends; what has run out is expired before
 * anything else happens to it. Anybody else's answers not_found.
 */
export async function lockOwn(context: Context, tx: Transaction, id: number): Promise<Listing> {
  const [listing] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.ownerId, personOf(context).id)))
    .for('no key update');
  if (!listing) throw new AppError('not_found', words.notAmongYours);
  const now = context.now();
  if (!runsOut(listing, now) || (await isBooked(tx, id, now))) return listing;
  await expireOne(context, tx, listing);
  return { ...listing, status: 'expired' };
}
