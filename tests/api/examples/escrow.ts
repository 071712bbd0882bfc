import { paise } from '#domain/lib/money.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import { instalments, type Person, type Release, releases } from '#server/db/schema/index.ts';
import { post } from '#server/money/ledger/post.ts';
import { insertBooking, listingFor } from '#tests/api/deals/deal-world.ts';
import { codeFor, insertAccount } from '#tests/api/money/escrow-world.ts';
import type { Example, World } from '#tests/api/world.ts';
import { nextOf } from '#tests/builders/count.ts';
import { insertPerson, stored } from '#tests/builders/index.ts';

const HELD_PAISE = paise(5_000_000);
const DAY_MS = 86_400_000;

/** A paid booking with money in escrow, of which `person` is that side. */
async function aDeal({ context }: World, { id }: Person, side: 'owner' | 'buyer') {
  const other = (await insertPerson(context.db)).id;
  const [ownerId, buyerId] = side === 'owner' ? [id, other] : [other, id];
  const listing = await listingFor(context, ownerId);
  const booking = await insertBooking(
    context,
    { listing, buyer: { id: buyerId } },
    { state: 'paid' },
  );
  await context.db.transaction((tx) =>
    post(context, tx, {
      kind: 'example',
      referenceKind: 'payment',
      referenceId: 1_000_000 + nextOf('posting'),
      memo: 'As if it was paid',
      entries: [
        debit(accounts.escrowBank, HELD_PAISE),
        credit(accounts.escrow('booking', booking.id), HELD_PAISE),
      ],
    }),
  );
  return booking;
}

/** A request in which `person` has that part. */
async function aRequest(
  world: World,
  person: Person,
  part: 'payer' | 'payee',
  state: Release['state'] = 'requested',
): Promise<Release> {
  const { context } = world;
  const booking = await aDeal(world, person, part === 'payee' ? 'owner' : 'buyer');
  const account = await insertAccount(context, booking.ownerId);
  return stored(
    await context.db
      .insert(releases)
      .values({
        subjectId: booking.id,
        kind: 'release',
        state,
        amountPaise: paise(100_000),
        payeeId: booking.ownerId,
        payerId: booking.buyerId,
        bankAccountId: account.id,
        expiresAt: new Date(Date.now() + DAY_MS),
      })
      .returning(),
  );
}

/** A booking that its buyer left late, so that a part of the token amount is `person`’s. */
async function aForfeit(world: World, person: Person): Promise<number> {
  const { context } = world;
  const { id } = await aDeal(world, person, 'owner');
  await context.db.transaction((tx) =>
    post(context, tx, {
      kind: 'forfeit',
      referenceKind: 'booking',
      referenceId: id,
      memo: 'As if it was left',
      entries: [
        debit(accounts.escrow('booking', id), HELD_PAISE),
        credit(accounts.payable(person.id), HELD_PAISE),
      ],
    }),
  );
  return id;
}

async function anInstalment(world: World, owner: Person): Promise<number> {
  const { id: bookingId } = await aDeal(world, owner, 'owner');
  const values = { bookingId, seq: 101, label: 'On registration', dueOn: '2030-01-05' };
  const rows = world.context.db
    .insert(instalments)
    .values({ ...values, amountPaise: paise(100_000) });
  return stored(await rows.returning()).id;
}

const ofCaller =
  (path: string): Example =>
  (_, { id }) => ({ path: `/api${path}/${id}` });

const stepOf = async (world: World, person: Person, part: 'payer' | 'payee', step: string) =>
  `/api/propertypayment/release/${(await aRequest(world, person, part)).id}/${step}`;

export const escrowExamples: Record<string, Example> = {
  getDealMoney: async (world, buyer) => ({
    path: `/api/propertypayment/deal/${(await aDeal(world, buyer, 'buyer')).id}`,
  }),
  pennyTransactions: ofCaller('/book/getpannytransaction'),
  bookingTransactions: ofCaller('/book/getbookingtransaction'),
  refundTransactions: ofCaller('/refund/getRefundTransacationList'),
  paidInstalments: async (world, buyer) => ({
    path: `/api/propertypayment/emipaidhistorybybuyer/${(await aDeal(world, buyer, 'buyer')).id}/${buyer.id}`,
  }),
  withdrawalHistory: async (world, buyer) => ({
    path: `/api/propertypayment/getwithdrawalhistorybybuyer/${(await aDeal(world, buyer, 'buyer')).listingId}/${buyer.id}`,
  }),
  receivedPayments: () => ({ path: '/api/propertypayment/getpaymnethistory/3/4' }),
  releaseRequests: ofCaller('/agentrelease/getagentrequest'),
  sellerReleases: ofCaller('/agentrelease/getrequestbyseller'),
  proposePlan: async (world, owner) => {
    const { id, pricePaise, tokenPaise } = await aDeal(world, owner, 'owner');
    const amount = (pricePaise - tokenPaise) / 100;
    const instalment = { label: 'On registration', dueOn: '2030-01-05', amount };
    return { path: `/api/propertypayment/plan/${id}`, body: { instalments: [instalment] } };
  },
  waiveInstalment: async (world, owner) => ({
    path: `/api/propertypayment/waive/${await anInstalment(world, owner)}`,
  }),
  askRelease: async (world, owner) => {
    const { id } = await aDeal(world, owner, 'owner');
    const bankAccountId = (await insertAccount(world.context, owner.id)).id;
    return { path: `/api/propertypayment/askrelease/${id}`, body: { amount: 100, bankAccountId } };
  },
  claimForfeit: async (world, owner) => ({
    path: `/api/propertypayment/forfeit/${await aForfeit(world, owner)}`,
    body: { bankAccountId: (await insertAccount(world.context, owner.id)).id },
  }),
  sendReleaseCode: async (world, buyer) => ({
    path: `/api/propertypayment/sendotp/${(await aRequest(world, buyer, 'payer')).id}`,
  }),
  getRelease: async (world, buyer) => ({
    path: `/api/propertypayment/release/${(await aRequest(world, buyer, 'payer')).id}`,
  }),
  approveRelease: async (world, buyer) => {
    const { id } = await aRequest(world, buyer, 'payer');
    return {
      path: `/api/propertypayment/release/${id}/approve`,
      body: { code: await codeFor(world.context, id) },
    };
  },
  refuseRelease: async (world, buyer) => ({
    path: await stepOf(world, buyer, 'payer', 'refuse'),
    body: { reason: 'It was not agreed so.' },
  }),
  disputeRelease: async (world, owner) => ({
    path: `/api/propertypayment/release/${(await aRequest(world, owner, 'payee', 'refused')).id}/dispute`,
    body: { reason: 'The flat was handed over on Monday.' },
  }),
  cancelRelease: async (world, owner) => ({ path: await stepOf(world, owner, 'payee', 'cancel') }),
};
