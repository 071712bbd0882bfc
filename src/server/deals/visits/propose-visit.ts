import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { SLOT_DAYS } from '#contract/deals/slots.ts';
import type { proposeVisit } from '#contract/deals/visit-steps.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { PROPOSED_VISIT } from '#domain/deals/visit.ts';
import { daysFrom, hoursFrom, minutesFrom } from '#domain/lib/time/deadlines.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import { HOUR_MINUTES } from '#domain/lib/time/lengths.ts';
import { puneMinute } from '#domain/lib/time/pune.ts';
import words from '#messages/deals/contacts/index.ts';
import visitsWords from '#messages/deals/visits/index.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { visitSlots } from '#server/db/schema/index.ts';
import { lockLiveListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fieldError } from '#server/lib/field-error.ts';
import { lockCaller } from '#server/session/find-person.ts';
import type { Span } from './add-slots.ts';
import { checkAsking, requestVisit, type Slot } from './request-visit.ts';
import { dropStaleProposals } from './stale-proposals.ts';

const { fromHour, untilHour, hoursAhead } = PROPOSED_VISIT;

/** Throws invalid, at the start, where nobody could be asked to show a home. */
function checkTime({ startsAt, endsAt }: Span, minutes: number, now: Date): void {
  const wrong = (message: string) => fieldError('start', message);
  if (startsAt < hoursFrom(now, hoursAhead)) {
    throw wrong(visitsWords.hoursAheadAtLeast({ hoursAhead }));
  }
  if (endsAt > daysFrom(now, SLOT_DAYS))
    throw wrong(visitsWords.dayWithin({ slotDays: SLOT_DAYS }));
  const first = puneMinute(startsAt);
  if (first < fromHour * HOUR_MINUTES || first + minutes > untilHour * HOUR_MINUTES) {
    throw wrong(visitsWords.timeBetween({ fromHour, untilHour: untilHour - 12 }));
  }
}

/** Throws conflict, at the start, where the owner offers or has given that time. */
async function checkFree(tx: Transaction, listingId: number, span: Span): Promise<void> {
  const { removedAt, startsAt, endsAt } = visitSlots;
  const [other] = await tx
    .select()
    .from(visitSlots)
    .where(
      and(
        eq(visitSlots.listingId, listingId),
        isNull(removedAt),
        lt(startsAt, span.endsAt),
        gt(endsAt, span.startsAt),
      ),
    )
    .limit(1);
  if (!other) return;
  const message = visitsWords.ownerSetApart({ startsAt: formatSpan(other.startsAt, other.endsAt) });
  throw new AppError('conflict', message, [{ path: 'start', message }]);
}

/** A time of the buyer's own: a request like any other, for a time that is offered to nobody else. */
export const proposeVisitVerb: Verb<typeof proposeVisit> = async (context, { params, body }) => {
  const startsAt = new Date(body.start);
  const span = { startsAt, endsAt: minutesFrom(startsAt, body.minutes) };
  const now = context.now();
  const id = await context.db.transaction(async (tx) => {
    const buyer = await lockCaller(context, tx);
    const listing = await lockLiveListing(tx, params.propertyId, buyer.id, { orBooked: true });
    if (listing.ownerId === buyer.id) throw new AppError('conflict', words.ownPropertyThis);
    checkTime(span, body.minutes, now);
    // Its row is held by all who propose, so that two times that overlap would not see each other.
    await inTurn(tx, `proposed visits of ${listing.id}`);
    await dropStaleProposals(tx, listing.id, now);
    await checkFree(tx, listing.id, span);
    await checkAsking(context, tx, buyer.id, span);
    const [slot]: Slot[] = await tx
      .insert(visitSlots)
      .values({ ...span, listingId: listing.id, proposedBy: buyer.id, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!slot) throw new AppError('conflict', visitsWords.justAskedThis);
    return requestVisit(context, tx, { buyer, listing, slot, note: body.note, how: 'proposed' });
  });
  return success({ id, state: 'requested' as const }, visitsWords.proposalWithOwner);
};
