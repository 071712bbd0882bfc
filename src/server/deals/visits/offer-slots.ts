import { and, eq, gt, isNull } from 'drizzle-orm';
import { type offerSlots, SLOT_DAYS } from '#contract/deals/visits.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { daysFrom, minutesFrom } from '#domain/lib/time/deadlines.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import type { Transaction } from '#server/db/client.ts';
import { listings, visitSlots } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

interface Span {
  startsAt: Date;
  endsAt: Date;
}

const overlap = (a: Span, b: Span) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

function wrong(place: number, message: string): AppError {
  return new AppError('invalid', message, [{ path: `slots.${place}.start`, message }]);
}

function checkTimes(spans: readonly Span[], existing: readonly Span[], now: Date): void {
  const last = daysFrom(now, SLOT_DAYS);
  for (const [i, span] of spans.entries()) {
    if (span.startsAt <= now) throw wrong(i, 'Choose a time that is still to come.');
    if (span.startsAt > last) throw wrong(i, `Choose a day within ${SLOT_DAYS} days.`);
    const other = [...existing, ...spans.slice(0, i)].find((known) => overlap(known, span));
    if (other) {
      throw wrong(i, `This overlaps with ${formatSpan(other.startsAt, other.endsAt)}.`);
    }
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
  if (listing.status !== 'live') {
    throw new AppError('conflict', 'Only a property that is live can be visited.');
  }
  return listing;
}

/** All of them or none. */
export const offerSlotsVerb: Verb<typeof offerSlots> = async (context, { params, body }) => {
  const { propertyId } = params;
  const now = context.now();
  const spans = body.slots.map(({ start, minutes }) => {
    const startsAt = new Date(start);
    return { startsAt, endsAt: minutesFrom(startsAt, minutes) };
  });
  const made = await context.db.transaction(async (tx) => {
    const { title } = await lockOwnListing(tx, propertyId, personOf(context).id);
    const { listingId, removedAt, endsAt } = visitSlots;
    const existing = await tx
      .select()
      .from(visitSlots)
      .where(and(eq(listingId, propertyId), isNull(removedAt), gt(endsAt, now)));
    checkTimes(spans, existing, now);
    const stored = await tx
      .insert(visitSlots)
      .values(spans.map((span) => ({ ...span, listingId: propertyId, createdAt: now })))
      .returning();
    return stored.map((slot) => ({
      id: slot.id,
      propertyId,
      title,
      start: slot.startsAt.toISOString(),
      end: slot.endsAt.toISOString(),
      taken: false,
    }));
  });
  return success(made, made.length === 1 ? 'The time is offered.' : 'The times are offered.');
};
