import { and, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import moneyRefusals from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Queryable, Transaction } from '#server/db/client.ts';
import { type Listing, listings, people } from '#server/db/schema/index.ts';

interface Own {
  personId: number;
  listingId: number;
}

/** Added to what is left, so that buying early loses nothing. */
const prolonged = (column: SQL, now: Date, days: number) =>
  sql`greatest(coalesce(${column}, ${now}), ${now}) + make_interval(days => ${days})`;

const shortened = (column: SQL, days: number) => sql`${column} - make_interval(days => ${days})`;

/** A listing of somebody's that is on the search. Throws not_found for another's, conflict off the market. */
export async function requireOwnLive(
  db: Queryable,
  { personId, listingId }: Own,
): Promise<Listing> {
  const [listing] = await db
    .select()
    .from(listings)
    .where(and(eq(listings.id, listingId), eq(listings.ownerId, personId)));
  if (!listing) throw new AppError('not_found', refusalsWords.notAmongYours);
  if (listing.status !== 'live') {
    throw new AppError('conflict', moneyRefusals.onlySearchedPromoted);
  }
  return listing;
}

/** The caller holds the listing's row. Answers until when it is promoted now. */
export async function promoteListing(
  context: Context,
  tx: Transaction,
  listingId: number,
  days: number,
): Promise<Date> {
  const [done] = await tx
    .update(listings)
    .set({ featuredUntil: prolonged(sql`featured_until`, context.now(), days) })
    .where(eq(listings.id, listingId))
    .returning({ until: listings.featuredUntil });
  if (!done?.until) throw new Error('The listing is held');
  await audit(context, tx, {
    action: 'listing.promote',
    subjectKind: 'listing',
    subjectId: listingId,
    detail: { days },
  });
  return done.until;
}

export async function demoteListing(tx: Transaction, listingId: number, days: number) {
  await tx
    .update(listings)
    .set({ featuredUntil: shortened(sql`featured_until`, days) })
    .where(eq(listings.id, listingId));
}

/** Answers until when somebody is a Premium User now. */
export async function promoteProfile(
  context: Context,
  tx: Transaction,
  personId: number,
  days: number,
): Promise<Date> {
  const [done] = await tx
    .update(people)
    .set({ premiumUntil: prolonged(sql`premium_until`, context.now(), days) })
    .where(and(eq(people.id, personId), sql`deleted_at is null`))
    .returning({ until: people.premiumUntil });
  if (!done?.until) throw new AppError('conflict', moneyRefusals.accountClosed);
  await audit(context, tx, {
    action: 'profile.promote',
    subjectKind: 'person',
    subjectId: personId,
    detail: { days },
  });
  return done.until;
}

export async function demoteProfile(tx: Transaction, personId: number, days: number) {
  await tx
    .update(people)
    .set({ premiumUntil: shortened(sql`premium_until`, days) })
    .where(eq(people.id, personId));
}
