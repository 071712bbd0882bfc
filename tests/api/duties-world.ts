import { paise } from '#domain/lib/money.ts';
import { daysBefore, hoursBefore, hoursFrom } from '#domain/lib/time/deadlines.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { StateTableName } from '#domain/state-tables.ts';
import type { Context } from '#server/core/context.ts';
import {
  contactRequests,
  identityChecks,
  instalments,
  licences,
  listingVerifications,
  payouts,
  refunds,
  releases,
  settlements,
  subscriptions,
  visitSlots,
  visits,
} from '#server/db/schema/index.ts';
import { newPublicId } from '#server/lib/public-id.ts';
import { insertCampaign } from '#tests/api/ads/ad-world.ts';
import { insertBid, insertBooking, listingFor } from '#tests/api/deals/deal-world.ts';
import { aMeeting } from '#tests/api/examples/meetings.ts';
import { insertAccount } from '#tests/api/money/escrow-world.ts';
import { insertInterest } from '#tests/api/professionals/agent-desk-world.ts';
import { insertEngagement } from '#tests/api/professionals/engagement-world.ts';
import { insertAgreement } from '#tests/api/professionals/lawyer-world.ts';
import { insertLead } from '#tests/api/professionals/lead-world.ts';
import { aLicence, insertRenewal } from '#tests/api/professionals/renewal-world.ts';
import {
  currentPrice,
  insertListing,
  insertOrder,
  insertPerson,
  stored,
} from '#tests/builders/index.ts';

/** A thing in a state, with whose part in it is whose. */
export interface Made {
  id: number;
  parties: Record<string, number>;
}

const person = async ({ db }: Context, role: 'user' | 'agent' | 'lawyer' = 'user') =>
  (await insertPerson(db, { role, mobile: null })).id;

async function aDeal(context: Context) {
  const [owner, buyer] = [await person(context), await person(context)];
  const listing = await listingFor(context, owner);
  return { listing, buyer: { id: buyer }, parties: { owner, buyer } };
}

async function aRelease(context: Context, state: (typeof releases.$inferSelect)['state']) {
  const deal = await aDeal(context);
  const booking = await insertBooking(context, deal, { state: 'paid' });
  const { owner, buyer } = deal.parties;
  const account = await insertAccount(context, owner);
  const release = stored(
    await context.db
      .insert(releases)
      .values({
        subjectId: booking.id,
        kind: 'release',
        amountPaise: paise(60_000_00),
        payeeId: owner,
        payerId: buyer,
        bankAccountId: account.id,
        state,
        createdAt: context.now(),
        expiresAt: hoursFrom(context.now(), 48),
      })
      .returning(),
  );
  return { release, account, owner, buyer };
}

const aWork = async (context: Context) => {
  const [client, professional] = [await person(context), await person(context, 'lawyer')];
  return {
    parties: { client, professional },
    ids: { clientId: client, professionalId: professional },
  };
};

/** How each thing comes to be in a state, so that whoever it waits for is waited for now. */
export const MAKE: Record<StateTableName, (context: Context, state: never) => Promise<Made>> = {
  async listing(context, state) {
    const owner = await person(context);
    const { id } = await insertListing(context.db, {
      ownerId: owner,
      status: state,
      demo: false,
      confirmedAt: daysBefore(context.now(), 40),
    });
    return { id, parties: { owner } };
  },
  async verification(context, state) {
    const { listing, parties } = await aDeal(context);
    const made = await context.db
      .insert(listingVerifications)
      .values({ listingId: listing.id, state })
      .returning();
    return { ...stored(made), parties };
  },
  async contact(context, state) {
    const { listing, parties } = await aDeal(context);
    const made = await context.db
      .insert(contactRequests)
      .values({
        listingId: listing.id,
        buyerId: parties.buyer,
        ownerId: parties.owner,
        state,
        message: 'May I call you this evening?',
        expiresAt: hoursFrom(context.now(), 24),
      })
      .returning();
    return { ...stored(made), parties };
  },
  async visit(context, state) {
    const { listing, parties } = await aDeal(context);
    const now = context.now();
    // Asked for it is to come; booked it has begun.
    const startsAt = state === 'requested' ? hoursFrom(now, 20) : hoursBefore(now, 1);
    const times = { startsAt, endsAt: hoursFrom(startsAt, 2) };
    const slot = stored(
      await context.db
        .insert(visitSlots)
        .values({ listingId: listing.id, ...times })
        .returning(),
    );
    const made = await context.db
      .insert(visits)
      .values({
        slotId: slot.id,
        listingId: listing.id,
        buyerId: parties.buyer,
        ownerId: parties.owner,
        state,
        codeHash: Buffer.alloc(32),
        createdAt: now,
        ...times,
      })
      .returning();
    return { ...stored(made), parties };
  },
  async bid(context, state) {
    const { parties, ...deal } = await aDeal(context);
    return { ...(await insertBid(context, deal, { state })), parties };
  },
  async booking(context, state) {
    const { parties, ...deal } = await aDeal(context);
    return { ...(await insertBooking(context, deal, { state })), parties };
  },
  async order(context, state) {
    const buyer = await person(context);
    return { ...(await insertOrder(context.db, { personId: buyer, state })), parties: { buyer } };
  },
  async refund(context, state) {
    const buyer = await person(context);
    const order = await insertOrder(context.db, { personId: buyer, state: 'paid' });
    const made = await context.db
      .insert(refunds)
      .values({
        publicId: newPublicId('rf'),
        orderId: order.id,
        amountPaise: order.totalPaise,
        reason: 'Paid twice',
        state,
      })
      .returning();
    return { ...stored(made), parties: { buyer } };
  },
  async instalment(context, state) {
    const { parties, ...deal } = await aDeal(context);
    const booking = await insertBooking(context, deal, { state: 'paid' });
    const made = await context.db
      .insert(instalments)
      .values({
        bookingId: booking.id,
        seq: 1,
        label: 'On agreement',
        dueOn: puneDate(context.now(), 3),
        amountPaise: paise(100_00),
        state,
      })
      .returning();
    return { ...stored(made), parties };
  },
  async release(context, state) {
    const { release, owner, buyer } = await aRelease(context, state);
    return { id: release.id, parties: { payee: owner, payer: buyer } };
  },
  async settlement(context, state) {
    const deal = await aDeal(context);
    const booking = await insertBooking(context, deal, { state: 'paid' });
    const { owner, buyer } = deal.parties;
    const owes = state === 'owing';
    const made = await context.db
      .insert(settlements)
      .values({
        bookingId: booking.id,
        proposedBy: owner,
        ownerPaise: paise(10_000_00),
        buyerPaise: paise(40_000_00),
        reason: 'The bank declined the loan',
        state,
        expiresAt: hoursFrom(context.now(), 48),
        ...(owes && { owedBy: buyer, owedPaise: paise(5_000_00), dueOn: '2030-01-31' }),
      })
      .returning();
    return { ...stored(made), parties: deal.parties };
  },
  async payout(context, state) {
    const { release, account, owner, buyer } = await aRelease(context, 'approved');
    const other = await insertPerson(context.db, { role: 'admin' });
    const made = await context.db
      .insert(payouts)
      .values({
        publicId: newPublicId('po'),
        releaseId: release.id,
        personId: owner,
        bankAccountId: account.id,
        amountPaise: release.amountPaise,
        state,
        secondedBy: state === 'seconded' ? other.id : null,
      })
      .returning();
    return { ...stored(made), parties: { payee: owner, payer: buyer } };
  },
  async subscription(context, state) {
    const someone = await person(context);
    const price = await currentPrice(context.db, 'agent-leads-5');
    const order = await insertOrder(context.db, { personId: someone, state: 'paid' });
    const made = await context.db
      .insert(subscriptions)
      .values({
        personId: someone,
        priceItemId: price.id,
        orderId: order.id,
        state,
        startsAt: daysBefore(context.now(), 30),
        endsAt: hoursBefore(context.now(), 1),
      })
      .returning();
    return { ...stored(made), parties: { person: someone } };
  },
  async engagement(context, state) {
    const { parties, ids } = await aWork(context);
    const made = await insertEngagement(context, ids, { state, profession: 'lawyer' });
    return { id: made.id, parties };
  },
  async interest(context, state) {
    const { listing, parties } = await aDeal(context);
    const agent = await person(context, 'agent');
    const made = await insertInterest(
      context,
      { agentId: agent, ownerId: parties.owner, listingId: listing.id },
      { state },
    );
    return { id: made.id, parties: { owner: parties.owner, agent } };
  },
  async lead(context, state) {
    const agent = await person(context, 'agent');
    const buyer = await person(context);
    const made = await insertLead(context, {
      agentId: agent,
      buyerId: buyer,
      state,
      followUpAt: state === 'new' ? null : hoursBefore(context.now(), 1),
    });
    return { id: made.id, parties: { agent, buyer } };
  },
  async agreement(context, state) {
    const { listing, buyer, parties } = await aDeal(context);
    await insertBooking(context, { listing, buyer }, { state: 'paid' });
    const lawyer = await person(context, 'lawyer');
    const work = await insertEngagement(
      context,
      { clientId: buyer.id, professionalId: lawyer },
      { state: 'working', profession: 'lawyer', listingId: listing.id },
    );
    const deal = { listing, buyerId: buyer.id };
    const made = await insertAgreement(context, work, deal as never, { state });
    return { id: made.id, parties: { seller: parties.owner, buyer: buyer.id, lawyer } };
  },
  async renewal(context, state) {
    const { listing, buyer, parties } = await aDeal(context);
    await insertBooking(context, { listing, buyer }, { state: 'completed' });
    const { agreement } = await aLicence(context, { listing, buyerId: buyer.id }, { endsIn: 20 });
    const { id } = await insertRenewal(context, agreement, { offeredBy: parties.owner, state });
    return { id, parties: { seller: parties.owner, buyer: buyer.id } };
  },
  async campaign(context, state) {
    const owner = await person(context);
    return { ...(await insertCampaign(context, { ownerId: owner, state })), parties: { owner } };
  },
  async meeting(context, state) {
    const [host, guest] = [await person(context), await person(context)];
    const made = await aMeeting(
      { context },
      { hostId: host, guestId: guest, state, inMinutes: state === 'agreed' ? -90 : 600 },
    );
    return { id: made.id, parties: { host, guest } };
  },
  async identity_check(context, state) {
    const someone = await person(context);
    const made = await context.db
      .insert(identityChecks)
      .values({
        personId: someone,
        kind: 'document',
        state,
        consent: 'as shown',
        consentAt: context.now(),
      })
      .returning();
    return { ...stored(made), parties: { person: someone } };
  },
  async licence(context, state) {
    const professional = await person(context, 'lawyer');
    const made = await context.db
      .insert(licences)
      .values({
        personId: professional,
        number: 'MAH/1234/2015',
        state,
        link: 'https://register.propertysearch.test/1234',
      })
      .returning();
    return { ...stored(made), parties: { professional } };
  },
};
