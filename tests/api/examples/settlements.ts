import { paise } from '#domain/lib/money.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import { type Person, type Settlement, settlements } from '#server/db/schema/index.ts';
import { post } from '#server/money/ledger/post.ts';
import { insertBooking, listingFor } from '#tests/api/deals/deal-world.ts';
import { settlementCodeFor } from '#tests/api/money/settlement-steps.ts';
import type { Example, World } from '#tests/api/world.ts';
import { nextOf } from '#tests/builders/count.ts';
import { insertPerson, stored } from '#tests/builders/index.ts';

const HELD_PAISE = paise(5_000_000);
const DAY_MS = 86_400_000;
const REASON = 'The loan was refused by the bank.';

/** A booking with money in escrow, of which `person` is the buyer. */
async function aDeal({ context }: World, buyer: Person, state: 'paid' | 'cancelled' = 'paid') {
  const owner = await insertPerson(context.db);
  const listing = await listingFor(context, owner.id);
  const booking = await insertBooking(context, { listing, buyer }, { state });
  await context.db.transaction((tx) =>
    post(context, tx, {
      kind: 'example',
      referenceKind: 'payment',
      referenceId: 2_000_000 + nextOf('posting'),
      memo: 'As if it was paid',
      entries: [
        debit(accounts.escrowBank, HELD_PAISE),
        credit(accounts.escrow('booking', booking.id), HELD_PAISE),
      ],
    }),
  );
  return booking;
}

async function aSettlement(
  world: World,
  buyer: Person,
  { by, ...more }: { by: 'owner' | 'buyer' } & Partial<Settlement>,
): Promise<Settlement> {
  const booking = await aDeal(world, buyer, more.state === 'owing' ? 'cancelled' : 'paid');
  return stored(
    await world.context.db
      .insert(settlements)
      .values({
        bookingId: booking.id,
        proposedBy: by === 'owner' ? booking.ownerId : booking.buyerId,
        ownerPaise: HELD_PAISE,
        buyerPaise: paise(0),
        reason: REASON,
        expiresAt: new Date(Date.now() + DAY_MS),
        ...more,
        ...(more.state === 'owing' && {
          owedBy: booking.ownerId,
          owedPaise: paise(100_000),
          dueOn: '2030-01-05',
        }),
      })
      .returning(),
  );
}

const stepOf =
  (step: string, by: 'owner' | 'buyer', state: Settlement['state'], body?: object): Example =>
  async (world, buyer) => ({
    path: `/api/propertypayment/settlement/${(await aSettlement(world, buyer, { by, state })).id}/${step}`,
    ...(body && { body }),
  });

const staffStep =
  (step: string, body: object): Example =>
  async (world) => {
    const buyer = await insertPerson(world.context.db);
    const { id } = await aSettlement(world, buyer, { by: 'buyer', state: 'disputed' });
    return { path: `/api/admin/settlements/${id}/${step}`, body };
  };

export const settlementExamples: Record<string, Example> = {
  getSettlements: async (world, buyer) => ({
    path: `/api/propertypayment/settlements/${(await aDeal(world, buyer)).id}`,
  }),
  getSettlementStatement: async (world, buyer) => ({
    path: `/api/propertypayment/statement/${(await aDeal(world, buyer, 'cancelled')).id}`,
  }),
  proposeSettlement: async (world, buyer) => ({
    path: `/api/propertypayment/settle/${(await aDeal(world, buyer)).id}`,
    body: { toBuyer: 30_000, total: HELD_PAISE / 100, reason: REASON },
  }),
  sendSettlementCode: stepOf('code', 'owner', 'proposed'),
  agreeSettlement: async (world, buyer) => {
    const { id } = await aSettlement(world, buyer, { by: 'owner' });
    const code = await settlementCodeFor(world.context, id, buyer.id);
    return { path: `/api/propertypayment/settlement/${id}/agree`, body: { code } };
  },
  refuseSettlement: stepOf('refuse', 'owner', 'proposed', { reason: REASON }),
  disputeSettlement: stepOf('dispute', 'buyer', 'refused', { reason: REASON }),
  withdrawSettlement: stepOf('withdraw', 'buyer', 'proposed'),
  receiveSettlement: stepOf('received', 'owner', 'owing', { note: 'By cheque.' }),
  listOpenSettlements: () => ({ path: '/api/admin/settlements' }),
  decideSettlement: staffStep('decide', { toBuyer: 0, reason: REASON }),
  dismissSettlement: staffStep('dismiss', { reason: REASON }),
};
