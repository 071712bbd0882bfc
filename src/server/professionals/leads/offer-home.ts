import { eq } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { offerHome } from '#contract/professionals/lead-steps.ts';
import { formatPriceShort, toRupees } from '#domain/lib/money.ts';
import { MAX_OFFERS } from '#domain/professionals/lead.ts';
import deskWords from '#messages/professionals/desk/index.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { leadListings } from '#server/db/schema/index.ts';
import { type DealListing, lockLiveListing } from '#server/homes/listings/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { nameOf } from '#server/professionals/engagements/index.ts';
import { personOf } from '#server/session/person.ts';
import { keepPerson } from './keep-person.ts';
import { lockLead, requireMember } from './lead-row.ts';
import { closedFor } from './may-offer.ts';

async function store(
  context: Context,
  tx: Transaction,
  leadId: number,
  listingId: number,
): Promise<void> {
  const made = await tx
    .insert(leadListings)
    .values({ leadId, listingId, at: context.now() })
    .onConflictDoNothing()
    .returning({ leadId: leadListings.leadId });
  if (made.length === 0) throw new AppError('conflict', deskWords.putForwardAlready);
  const count = await tx.$count(leadListings, eq(leadListings.leadId, leadId));
  if (count > MAX_OFFERS) {
    throw new AppError('conflict', deskWords.mostPutForward({ most: MAX_OFFERS }));
  }
}

async function tellBuyer(
  context: Context,
  tx: Transaction,
  { agentId, buyerId }: { agentId: number; buyerId: number },
  { title, pricePaise, listedIn }: DealListing,
): Promise<void> {
  const who = await nameOf(tx, agentId);
  await notify(context, tx, buyerId, {
    kind: 'request',
    title: () => words.putsForward({ who }),
    body: () => {
      const price = formatPriceShort(toRupees(pricePaise));
      return (listedIn === 'rent' ? words.homeAtMonth : words.homeAt)({ title, price });
    },
    link: '/ShortlistedProperty#agents',
  });
}

export const offerHomeVerb: Verb<typeof offerHome> = async (context, { params, body }) => {
  await context.db.transaction(async (tx) => {
    const { buyerId } = await requireMember(context, tx, params.id);
    await keepPerson(tx, buyerId);
    const listing = await lockLiveListing(tx, body.listingId, personOf(context).id);
    const lead = await lockLead(context, tx, params.id);
    const closed = await closedFor(tx, lead);
    if (closed) throw new AppError('conflict', closed);
    if (listing.ownerId === buyerId) {
      throw new AppError('conflict', deskWords.buyersOwn);
    }
    await store(context, tx, lead.id, listing.id);
    await recordEvent(context, tx, {
      kind: 'lead',
      id: lead.id,
      event: 'offer',
      by: 'agent',
      state: lead.state,
      note: listing.title,
    });
    await tellBuyer(context, tx, { agentId: lead.agentId, buyerId }, listing);
  });
  return success({ leadId: params.id, listingId: body.listingId }, doneWords.buyerSees);
};
