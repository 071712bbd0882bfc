import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import { SLOT_DAYS } from '#contract/deals/slots.ts';
import { AppError } from '#contract/lib/errors.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/deals/visits/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { listings, visitSlots } from '#server/db/schema/index.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { personOf } from '#server/session/person.ts';
import { dropStaleProposals } from './stale-proposals.ts';

export interface Span {
  startsAt: Date;
  endsAt: Date;
}

/** The path of a span's start in the body. */
type PathOf = (place: number) => string;

const overlap = (a: Span, b: Span) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

function checkTimes(
  spans: readonly Span[],
  existing: readonly Span[],
  now: Date,
  pathOf: PathOf,
): void {
  const last = daysFrom(now, SLOT_DAYS);
  for (const [i, span] of spans.entries()) {
    const wrong = (message: string) => fieldError(pathOf(i), message);
    if (span.startsAt <= now) throw wrong(words.timeToCome);
    if (span.startsAt > last) throw wrong(words.dayWithin({ slotDays: SLOT_DAYS }));
    const other = [...existing, ...spans.slice(0, i)].find((known) => overlap(known, span));
    if (other)
      throw wrong(words.overlapsWith({ startsAt: formatSpan(other.startsAt, other.endsAt) }));
  }
}

/** Nobody else offers times for it until the transaction ends. */
async function lockOwnListing(tx: Transaction, id: number, caller: number) {
  const [listing] = await tx
    .select({ title: listings.title, status: listings.status })
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.ownerId, caller)))
    .for('no key update');
  if (!listing) throw new AppError('not_found');
  if (listing.status !== 'live' && listing.status !== 'booked') {
    throw new AppError('conflict', words.onlyLiveVisited);
  }
  return listing;
}

/** Offers times for a listing of the caller's, all of them or none; answers its title and their rows. */
export async function addSlots(
  context: Context,
  tx: Transaction,
  listingId: number,
  spans: readonly Span[],
  pathOf: PathOf,
  /** One whose time is given up for these. */
  exceptSlotId = 0,
) {
  const now = context.now();
  const { title } = await lockOwnListing(tx, listingId, personOf(context).id);
  await dropStaleProposals(tx, listingId, now);
  const { id, removedAt, endsAt } = visitSlots;
  const existing = await tx
    .select()
    .from(visitSlots)
    .where(
      and(
        eq(visitSlots.listingId, listingId),
        isNull(removedAt),
        gt(endsAt, now),
        ne(id, exceptSlotId),
      ),
    );
  checkTimes(spans, existing, now, pathOf);
  const stored = await tx
    .insert(visitSlots)
    .values(spans.map((span) => ({ ...span, listingId, createdAt: now })))
    .returning();
  return { title, stored };
}
