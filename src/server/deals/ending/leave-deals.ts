import { and, eq, inArray, ne, or } from 'drizzle-orm';
import { OPEN_BID_STATES } from '#domain/deals/bid.ts';
import { OPEN_VISIT_STATES } from '#domain/deals/visit.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/deals/bids/index.ts';
import endingWords from '#messages/deals/ending/index.ts';
import notes from '#messages/lib/own-notes/index.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { bids, contactRequests, listings, visits } from '#server/db/schema/index.ts';
import { moveBid, tellOwner } from '#server/deals/bids/index.ts';
import { LINK_FOR_BUYER, linkForOwner } from '#server/deals/contacts/index.ts';
import { MEETINGS } from '#server/deals/visits/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { notify } from '#server/people/notifications/index.ts';

/** For the timelines of what ends because somebody has left. */
const why = () => forTheBooks(() => notes.accountDeleted);

async function withdrawBids(context: Context, tx: Transaction, personId: number): Promise<void> {
  const open = await tx
    .select({ bid: bids, title: listings.title })
    .from(bids)
    .innerJoin(listings, eq(listings.id, bids.listingId))
    .where(and(eq(bids.buyerId, personId), inArray(bids.state, [...OPEN_BID_STATES])))
    .orderBy(bids.id);
  for (const { bid, title } of open) {
    await moveBid(context, tx, bid.id, 'withdraw', { message: why() });
    await tellOwner(context, tx, bid, {
      title: () => words.bidWithdrawn,
      body: () => endingWords.bidderLeft({ title }),
    });
  }
}

/** What both sides have asked for or agreed on; a visit to a home that is sold may still be the owner's. */
async function endVisits(context: Context, tx: Transaction, personId: number): Promise<void> {
  const booked = await tx
    .select({ visit: visits, title: listings.title })
    .from(visits)
    .innerJoin(listings, eq(listings.id, visits.listingId))
    .where(
      and(
        or(eq(visits.buyerId, personId), eq(visits.ownerId, personId)),
        inArray(visits.state, [...OPEN_VISIT_STATES]),
      ),
    )
    .orderBy(visits.id)
    .for('update', { of: visits });
  for (const { visit, title } of booked) {
    const isBuyer = visit.buyerId === personId;
    const refusal = visit.state === 'requested' ? 'decline' : 'cancelByOwner';
    const name = isBuyer ? 'cancelByBuyer' : refusal;
    await changeState(context, tx, { kind: 'visit', id: visit.id, name, note: why() });
    await notify(context, tx, isBuyer ? visit.ownerId : visit.buyerId, {
      kind: 'request',
      title: () => endingWords.visitCancelled,
      body: () =>
        endingWords.otherLeft({ title, startsAt: formatSpan(visit.startsAt, visit.endsAt) }),
      link: MEETINGS,
    });
  }
}

async function endContacts(context: Context, tx: Transaction, personId: number): Promise<void> {
  const { buyerId, ownerId, state } = contactRequests;
  const open = await tx
    .select({ request: contactRequests, title: listings.title })
    .from(contactRequests)
    .innerJoin(listings, eq(listings.id, contactRequests.listingId))
    .where(
      // A contact that was given ends by the owner's step alone; a buyer who left has no number.
      or(
        and(eq(buyerId, personId), eq(state, 'requested')),
        and(eq(ownerId, personId), inArray(state, ['requested', 'accepted'])),
      ),
    )
    .orderBy(contactRequests.id)
    .for('update', { of: contactRequests });
  for (const { request, title } of open) {
    const isBuyer = request.buyerId === personId;
    const answer = request.state === 'accepted' ? 'revoke' : 'decline';
    const name = isBuyer ? 'withdraw' : answer;
    await changeState(context, tx, { kind: 'contact', id: request.id, name, note: why() });
    const { id: requestId } = request;
    await notify(context, tx, isBuyer ? request.ownerId : request.buyerId, {
      kind: 'request',
      title: () => (isBuyer ? endingWords.contactTakenBack : endingWords.contactSharedNoMore),
      body: () => endingWords.aboutOtherLeft({ title }),
      link: isBuyer ? linkForOwner(requestId) : LINK_FOR_BUYER,
    });
  }
  await tx
    .update(contactRequests)
    .set({ message: '' })
    .where(and(eq(buyerId, personId), ne(contactRequests.message, '')));
}

/** Ends what somebody has under way with others, each by their own side's step, and tells the other. */
export async function leaveDeals(
  context: Context,
  tx: Transaction,
  personId: number,
): Promise<void> {
  await withdrawBids(context, tx, personId);
  await endVisits(context, tx, personId);
  await endContacts(context, tx, personId);
}
