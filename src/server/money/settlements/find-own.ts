import { eq } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/money/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Settlement, settlements } from '#server/db/schema/index.ts';
import { type Deal, findBooking, lockBooking } from '#server/deals/bookings/index.ts';
import { personOf } from '#server/session/person.ts';
import type { Side } from './tell.ts';

interface Own {
  settlement: Settlement;
  /** The caller's. */
  side: Side;
  isOwn: boolean;
}

const gone = () => new AppError('not_found', words.settlementNotFound);

/** A settlement of a deal the caller is a party to. Throws not_found. */
export async function findOwn(context: Context, id: number): Promise<Own> {
  const { db } = context;
  const [settlement] = await db.select().from(settlements).where(eq(settlements.id, id));
  if (!settlement) throw gone();
  const { side } = await findBooking(context, db, settlement.bookingId).catch(() => {
    throw gone();
  });
  return { settlement, side, isOwn: settlement.proposedBy === personOf(context).id };
}

/** The same with its deal, held until the transaction ends, for its proposer or for the other side. */
export async function lockOwn(
  context: Context,
  tx: Transaction,
  id: number,
  part: 'proposer' | 'other' | 'either',
): Promise<Own & { deal: Deal }> {
  const { settlement: before, isOwn } = await findOwn(context, id);
  if (part !== 'either' && (part === 'proposer') !== isOwn) throw gone();
  const { side, ...deal } = await lockBooking(context, tx, before.bookingId);
  // Read again: what it was before the lock may have changed while we waited for it.
  const [settlement] = await tx.select().from(settlements).where(eq(settlements.id, id));
  if (!settlement) throw gone();
  return { settlement, side, isOwn, deal };
}
