import { randomBytes } from 'node:crypto';
import { paise, plus } from '#domain/lib/money.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import { payouts, priceItems, releases, staffAgreements } from '#server/db/schema/index.ts';
import { post } from '#server/money/ledger/post.ts';
import { applyRefund } from '#server/money/payments/apply-refund.ts';
import { refundOrder } from '#server/money/payments/refund-order.ts';
import { insertBooking, listingFor } from '#tests/api/deals/deal-world.ts';
import { insertAccount } from '#tests/api/money/escrow-world.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertCoupon, insertOrder, insertPerson, stored } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';

const { PAYOUT_FREE_PAISE, RELEASE_DAYS, RELEASE_STAFF_DAYS } = EXPECTED_FIGURES;

const AMOUNT_PAISE = plus(paise(PAYOUT_FREE_PAISE), paise(100));
const DAY_MS = 86_400_000;
const REASON = 'The work was not as described.';

const unique = () => randomBytes(6).toString('hex');

async function paidOrder({ context }: World) {
  const { id: personId } = await insertPerson(context.db);
  return insertOrder(context.db, { personId, state: 'paid', paidAt: new Date() });
}

/** One that was booked, and that the gateway did not take. */
async function failedRefund(world: World) {
  const { context } = world;
  const { id: orderId } = await paidOrder(world);
  const { publicId, amountPaise } = await context.db.transaction((tx) =>
    refundOrder(context, tx, { orderId, amountPaise: paise(10_000), reason: REASON }),
  );
  const gatewayRefundId = unique();
  const answer = { publicId, amountPaise, gatewayRefundId, message: 'The bank declined it.' };
  await applyRefund(context, { ...answer, state: 'failed' });
  return publicId;
}

/** A payout of a release of its own, in any state. */
async function aPayout(
  { context }: World,
  more: Partial<typeof payouts.$inferInsert> = {},
): Promise<number> {
  const { db } = context;
  const owner = await insertPerson(db);
  const buyer = await insertPerson(db);
  const listing = await listingFor(context, owner.id);
  const booking = await insertBooking(context, { listing, buyer }, { state: 'paid' });
  const account = await insertAccount(context, owner.id);
  const release = stored(
    await db
      .insert(releases)
      .values({
        subjectId: booking.id,
        kind: 'release',
        amountPaise: AMOUNT_PAISE,
        payeeId: owner.id,
        payerId: buyer.id,
        bankAccountId: account.id,
        state: 'approved',
        expiresAt: new Date(Date.now() + DAY_MS),
      })
      .returning(),
  );
  const values = {
    publicId: `po_${unique()}`,
    releaseId: release.id,
    personId: owner.id,
    bankAccountId: account.id,
    amountPaise: AMOUNT_PAISE,
  };
  const payout = stored(
    await db
      .insert(payouts)
      .values({ ...values, ...more })
      .returning(),
  );
  return payout.id;
}

/** A request of a deal's that its payer has been silent about. */
async function aSilentRelease({ context }: World): Promise<number> {
  const { db } = context;
  const owner = await insertPerson(db);
  const buyer = await insertPerson(db);
  const listing = await listingFor(context, owner.id);
  const booking = await insertBooking(context, { listing, buyer }, { state: 'paid' });
  const account = await insertAccount(context, owner.id);
  await context.db.transaction((tx) =>
    post(context, tx, {
      kind: 'silent',
      referenceKind: 'booking',
      referenceId: booking.id,
      memo: 'As if it was paid',
      entries: [
        debit(accounts.escrowBank, AMOUNT_PAISE),
        credit(accounts.escrow('booking', booking.id), AMOUNT_PAISE),
      ],
    }),
  );
  const made = Date.now() - (RELEASE_STAFF_DAYS + 1) * DAY_MS;
  const release = stored(
    await db
      .insert(releases)
      .values({
        subjectId: booking.id,
        kind: 'release',
        amountPaise: AMOUNT_PAISE,
        payeeId: owner.id,
        payerId: buyer.id,
        bankAccountId: account.id,
        createdAt: new Date(made),
        expiresAt: new Date(made + RELEASE_DAYS * DAY_MS),
      })
      .returning(),
  );
  return release.id;
}

async function anItem({ context }: World): Promise<number> {
  const item = stored(
    await context.db
      .insert(priceItems)
      .values({
        code: `test-${unique()}`,
        version: 1,
        purpose: 'ownerContact',
        name: 'Contact for one home',
        description: 'Phone and e-mail of who offers one property.',
        netPaise: paise(9_900),
        sac: '997222',
        validFrom: new Date(),
        // No part of the price list that other tests read.
        validUntil: new Date(),
      })
      .returning(),
  );
  return item.id;
}

const terms = {
  name: 'Contact for one home',
  description: 'Phone and e-mail of who offers one property.',
  price: 109.5,
  validityDays: null,
  grants: { contacts: 1 },
};

const staff = async ({ context }: World) => insertPerson(context.db, { role: 'admin' });

export const moneyAdminExamples: Record<string, Example> = {
  listAdminOrders: () => ({ path: '/api/admin/orders?q=asha&state=paid&from=2026-01-01' }),
  getAdminOrder: async (world) => ({
    path: `/api/admin/orders/${(await paidOrder(world)).publicId}`,
  }),
  refundAdminOrder: async (world) => ({
    path: `/api/admin/orders/${(await paidOrder(world)).publicId}/refund`,
    body: { amount: 10.5, refunded: 0, reason: REASON },
  }),
  askAboutOrder: async (world) => ({
    path: `/api/admin/orders/${(await paidOrder(world)).publicId}/ask`,
  }),
  retryAdminRefund: async (world) => ({
    path: `/api/admin/refunds/${await failedRefund(world)}/retry`,
  }),
  listStaffAgreements: async (world) => {
    const order = await paidOrder(world);
    await world.context.db.insert(staffAgreements).values({
      staffId: (await staff(world)).id,
      subjectKind: 'order',
      subjectId: order.id,
      amountPaise: AMOUNT_PAISE,
      payeeId: order.personId,
      reason: REASON,
    });
    return { path: '/api/admin/agreements' };
  },
  listAdminPayouts: () => ({ path: '/api/admin/payouts?desk=waiting' }),
  secondAdminPayout: async (world) => ({
    path: `/api/admin/payouts/${await aPayout(world)}/second`,
  }),
  approveAdminPayout: async (world) => {
    const secondedBy = (await staff(world)).id;
    const id = await aPayout(world, { state: 'seconded', secondedBy });
    return { path: `/api/admin/payouts/${id}/approve` };
  },
  rejectAdminPayout: async (world) => ({
    path: `/api/admin/payouts/${await aPayout(world)}/reject`,
    body: { reason: REASON },
  }),
  retryAdminPayout: async (world) => ({
    path: `/api/admin/payouts/${await aPayout(world, { state: 'failed' })}/retry`,
  }),
  listOpenReleases: () => ({ path: '/api/admin/releases' }),
  awardRelease: async (world) => ({
    path: `/api/admin/releases/${await aSilentRelease(world)}/award`,
    body: { reason: REASON },
  }),
  dismissRelease: async (world) => ({
    path: `/api/admin/releases/${await aSilentRelease(world)}/dismiss`,
    body: { reason: REASON },
  }),
  listPriceItems: () => ({ path: '/api/admin/prices' }),
  addPriceItem: () => ({
    path: '/api/admin/prices',
    body: { ...terms, code: `new-${unique()}`, purpose: 'ownerContact', role: null },
  }),
  changePriceItem: async (world) => ({
    path: `/api/admin/prices/${await anItem(world)}/change`,
    body: terms,
  }),
  endPriceItem: async (world) => {
    const id = await anItem(world);
    await world.context.db.$client.query(
      'update price_items set valid_until = null where id = $1',
      [id],
    );
    return { path: `/api/admin/prices/${id}/end` };
  },
  listCoupons: () => ({ path: '/api/admin/coupons' }),
  addCoupon: () => ({
    path: '/api/admin/coupons',
    body: {
      code: `T${unique()}`,
      kind: 'percent',
      off: 10,
      purposes: [],
      startsOn: '2026-01-01',
      endsOn: '2099-12-31',
      mostUses: 100,
      usesEach: 1,
    },
  }),
  endCoupon: async (world) => {
    const coupon = await insertCoupon(world.context.db, { createdBy: (await staff(world)).id });
    return { path: `/api/admin/coupons/${coupon.id}/end` };
  },
  listMoneyChecks: () => ({ path: '/api/admin/reconciliation?kind=ledger' }),
  runMoneyChecks: () => ({ path: '/api/admin/reconciliation/run', body: { kind: 'ledger' } }),
  getTrialBalance: () => ({ path: '/api/admin/trialbalance' }),
  listAccounts: () => ({ path: '/api/admin/trialbalance/accounts?group=asset:gateway' }),
  getTrialBalanceCsv: () => ({ path: '/api/admin/trialbalance/csv' }),
};
