import { eq } from 'drizzle-orm';
import { accounts } from '#domain/money/ledger.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { bookings, type Release } from '#server/db/schema/index.ts';
import { lockListing } from '#server/homes/listings/lock-listing.ts';
import { heldOf } from '#server/professionals/engagements/held.ts';
import { lockEngagementRow } from '#server/professionals/engagements/lock-row.ts';
import { onFeeRefused, onFeeReleased } from '#server/professionals/engagements/on-release.ts';
import { balanceOfBooking } from './balance-of-booking.ts';

/** What money is held for, and how it is kept from changing while a part of it is let go. */
export interface ReleaseSubject {
  account(id: number): string;
  lock(tx: Transaction, id: number): Promise<void>;
  /** Paise that nobody has asked for yet. */
  available(context: Context, tx: Queryable, id: number): Promise<number>;
  /** What else an approval does, in its transaction. */
  approved?(context: Context, tx: Transaction, release: Release): Promise<void>;
  /** What else a refusal does, in its transaction. */
  refused?(context: Context, tx: Transaction, release: Release, reason: string): Promise<void>;
}

const booking: ReleaseSubject = {
  account: (id) => accounts.escrow('booking', id),
  async lock(tx, id) {
    const [found] = await tx
      .select({ listingId: bookings.listingId })
      .from(bookings)
      .where(eq(bookings.id, id));
    if (found) await lockListing(tx, found.listingId);
  },
  available: async (context, tx, id) => (await balanceOfBooking(context, tx, id)).available,
};

/** A professional's work: the fee is let go as a whole, which confirms the work. */
const engagement: ReleaseSubject = {
  account: (id) => accounts.escrow('engagement', id),
  async lock(tx, id) {
    await lockEngagementRow(tx, id);
  },
  available: ({ now }, tx, id) => heldOf(now(), tx, id),
  approved: onFeeReleased,
  refused: onFeeRefused,
};

const SUBJECTS: Partial<Record<string, ReleaseSubject>> = { booking, engagement };

export function subjectOf({ subjectKind }: Pick<Release, 'subjectKind'>): ReleaseSubject {
  const subject = SUBJECTS[subjectKind];
  if (!subject) throw new Error(`Nothing is held for a ${subjectKind}`);
  return subject;
}
