import { eq } from 'drizzle-orm';
import type { Paise } from '#domain/lib/money.ts';
import type { SubjectKind } from '#domain/lib/subject.ts';
import { accounts } from '#domain/money/ledger.ts';
import type { Context } from '#server/core/context.ts';
import { registry } from '#server/core/hooks.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { bookings, type Release } from '#server/db/schema/index.ts';
import { lockListing } from '#server/homes/listings/index.ts';
import { balanceOfBooking } from './balance-of-booking.ts';
import { moneyPath } from './own-booking.ts';

/** What money is held for, and how it is kept from changing while a part of it is let go. */
export interface ReleaseSubject {
  account(id: number): string;
  lock(tx: Transaction, id: number): Promise<void>;
  /** What nobody has asked for yet. */
  available(context: Context, tx: Queryable, id: number): Promise<Paise>;
  /** The page on which somebody sees a request. */
  link(db: Queryable, id: number, personId: number): Promise<string>;
  /** What else an approval does, in its transaction. */
  approved?(context: Context, tx: Transaction, release: Release): Promise<void>;
  /** What else a refusal does, in its transaction. */
  refused?(context: Context, tx: Transaction, release: Release, reason: string): Promise<void>;
}

/** The area that has a thing for which money is held adds what it means. */
export const releaseSubjects = registry<SubjectKind, ReleaseSubject>('subjects of releases');

export function subjectOf({ subjectKind }: Pick<Release, 'subjectKind'>): ReleaseSubject {
  const subject = releaseSubjects.find(subjectKind);
  if (!subject) throw new Error(`Nothing is held for a ${subjectKind}`);
  return subject;
}

/** The page on which somebody sees a request. */
export const linkOfRelease = (db: Queryable, release: Release, personId: number) =>
  subjectOf(release).link(db, release.subjectId, personId);

export const bookingReleases: ReleaseSubject = {
  account: (id) => accounts.escrow('booking', id),
  async lock(tx, id) {
    const [found] = await tx
      .select({ listingId: bookings.listingId })
      .from(bookings)
      .where(eq(bookings.id, id));
    if (found) await lockListing(tx, found.listingId);
  },
  available: async (context, tx, id) => (await balanceOfBooking(context, tx, id)).available,
  async link(db, id, personId) {
    const [booking] = await db.select().from(bookings).where(eq(bookings.id, id));
    return booking?.ownerId === personId
      ? `/OwnerBookedPropertyDetails/${booking.id}/${booking.listingId}`
      : moneyPath(id);
  },
};
