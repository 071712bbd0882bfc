import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import { OPEN_VISIT_STATES } from '#domain/deals/visit.ts';
import { formatSpan } from '#domain/lib/time/format.ts';
import words from '#messages/deals/ending/index.ts';
import { listAnd } from '#messages/lib/forms.ts';
import { currentLanguage } from '#messages/lib/language.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { contactRequests, type Listing, visitSlots, visits } from '#server/db/schema/index.ts';
import { endOpenBids } from '#server/deals/bids/index.ts';
import type { ListingEnding } from '#server/homes/hooks.ts';
import { notify } from '#server/people/notifications/index.ts';

interface Ended {
  buyerId: number;
  /** What of theirs is over; an accepted contact stays, and they only hear the news. */
  what?: 'bid' | 'contact' | { visit: { startsAt: Date; endsAt: Date } };
}

/** Times are offered no more and visits still to come are called off. Slots before visits, as in booking. */
async function endVisits(
  context: Context,
  tx: Transaction,
  id: number,
  { note, exceptBuyerId = 0, mayComeBack }: ListingEnding,
): Promise<Ended[]> {
  const now = context.now();
  const { listingId, startsAt, removedAt } = visitSlots;
  if (!mayComeBack) {
    await tx
      .update(visitSlots)
      .set({ removedAt: now })
      .where(and(eq(listingId, id), isNull(removedAt), gt(startsAt, now)));
  }
  const booked = await tx
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.listingId, id),
        inArray(visits.state, [...OPEN_VISIT_STATES]),
        gt(visits.startsAt, now),
        ne(visits.buyerId, exceptBuyerId),
      ),
    )
    .orderBy(asc(visits.id))
    .for('update');
  for (const visit of booked) {
    await changeState(context, tx, { kind: 'visit', id: visit.id, name: 'callOff', note });
  }
  return booked.map((visit) => ({
    buyerId: visit.buyerId,
    what: { visit },
  }));
}

async function endContacts(
  context: Context,
  tx: Transaction,
  id: number,
  { note, exceptBuyerId = 0 }: ListingEnding,
): Promise<Ended[]> {
  const { listingId, state, buyerId } = contactRequests;
  const open = await tx
    .select()
    .from(contactRequests)
    .where(
      and(eq(listingId, id), inArray(state, ['requested', 'accepted']), ne(buyerId, exceptBuyerId)),
    )
    .orderBy(asc(contactRequests.id))
    .for('update');
  const waiting = open.filter((request) => request.state === 'requested');
  for (const request of waiting) {
    await changeState(context, tx, { kind: 'contact', id: request.id, name: 'expire', note });
  }
  return open.map((request) => ({
    buyerId: request.buyerId,
    ...(request.state === 'requested' && { what: 'contact' as const }),
  }));
}

type What = NonNullable<Ended['what']>;

const nameOf = (what: What): string => {
  if (what === 'bid') return words.yourBid;
  if (what === 'contact') return words.yourContactRequest;
  return words.theVisitOn({ when: formatSpan(what.visit.startsAt, what.visit.endsAt) });
};

function offMarket(title: string, over: readonly What[]): string {
  if (over.length === 0) return words.offMarket({ title });
  const ended = listAnd(currentLanguage(), over.map(nameOf));
  return words.offMarketEnding({ title, ended });
}

/**
 * Ends the deals that are open on a listing that leaves the market: bids, contact requests, offered
 * times and visits still to come. Each buyer is told once. The caller holds the listing's row.
 */
export async function endListingDeals(
  context: Context,
  tx: Transaction,
  { id, title }: Pick<Listing, 'id' | 'title'>,
  leaving: ListingEnding,
): Promise<void> {
  const { note, exceptBuyerId = 0 } = leaving;
  const lost = await endOpenBids(context, tx, id, { note, exceptBuyerId });
  const ended: Ended[] = [
    ...lost.map(({ buyerId }) => ({ buyerId, what: 'bid' as const })),
    ...(await endVisits(context, tx, id, leaving)),
    ...(await endContacts(context, tx, id, leaving)),
  ];
  for (const [buyerId, theirs] of Map.groupBy(ended, (one) => one.buyerId)) {
    const what = theirs.flatMap((one) => one.what ?? []);
    await notify(context, tx, buyerId, {
      kind: what.includes('bid') ? 'deal' : 'request',
      title: leaving.title,
      body: () => offMarket(title, what),
      link: '/PropertyListHome',
    });
  }
}
