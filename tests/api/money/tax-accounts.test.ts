import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Paise, percentOf } from '#domain/lib/money.ts';
import { billingProfiles } from '#server/db/schema/index.ts';
import { refundOrder } from '#server/money/payments/refund-order.ts';
import { startOrder } from '#server/money/payments/start-order.ts';
import type { Member } from '#tests/api/deals/deal-world.ts';
import { newMobile } from '#tests/api/world.ts';
import { currentPrice } from '#tests/builders/index.ts';
import { escrowWorld } from './escrow-world.ts';

/** On which account of the ledger each part of GST stands, by the state of who buys. */

const world = escrowWorld();

const ACCOUNTS = ['cgst', 'sgst', 'igst'] as const;

/** Credits in paise, which is what the tax accounts stand at. */
async function standing(): Promise<number[]> {
  const found = await Promise.all(
    ACCOUNTS.map((part) =>
      world.query(
        `select coalesce(-sum(e.amount_paise), 0)::bigint as paise from ledger_entries e
         join ledger_accounts a on a.id = e.account_id where a.code = $1`,
        `liability:gst:${part}`,
      ),
    ),
  );
  return found.map(([row]) => Number(row.paise));
}

async function changed(work: () => Promise<unknown>): Promise<number[]> {
  const before = await standing();
  await work();
  const after = await standing();
  return after.map((paise, i) => paise - (before[i] ?? 0));
}

async function aBuyer(state?: string): Promise<Member> {
  const buyer = await world.member();
  await world.query('update people set mobile = $2 where id = $1', buyer.id, newMobile());
  if (state) {
    const address = { name: 'Asha Test', address: 'Indiranagar', pincode: '560038' };
    await world
      .db()
      .insert(billingProfiles)
      .values({ personId: buyer.id, ...address, state });
  }
  return buyer;
}

/** Market analysis for a month, ₹ 399 and GST, paid. */
async function buy({ id }: Member) {
  const context = world.context();
  const { publicId } = await startOrder(context, {
    personId: id,
    purpose: 'propertyAnalysis',
    subjectId: null,
    priceItemId: (await currentPrice(context.db, 'property-analysis-30')).id,
    coupon: null,
    idempotencyKey: randomUUID(),
  });
  return world.playOut(publicId);
}

const giveBack = (orderId: number, amountPaise: Paise) => {
  const context = world.context();
  return context.db.transaction((tx) =>
    refundOrder(context, tx, { orderId, amountPaise, reason: 'As agreed.' }),
  );
};

describe('GST of ₹ 399', () => {
  test.each([
    [
      'at home is half the centre’s and half the state’s',
      undefined,
      [3_591, 3_591, 0],
      [-1_796, -1_796, 0],
      [-1_795, -1_795, 0],
    ],
    [
      'in Karnataka is IGST, and stands on no other account',
      '29',
      [0, 0, 7_182],
      [0, 0, -3_591],
      [0, 0, -3_591],
    ],
  ])('%s', async (_, state, bought, half, rest) => {
    const buyer = await aBuyer(state);
    let order: Awaited<ReturnType<typeof buy>> | undefined;
    expect(await changed(async () => (order = await buy(buyer)))).toEqual(bought);
    if (!order) throw new Error('There is no order');
    const { id, totalPaise } = order;
    expect(totalPaise).toBe(47_082);
    // Half of it goes back from where it stands, then the rest.
    expect(await changed(() => giveBack(id, percentOf(totalPaise, 50)))).toEqual(half);
    expect(await changed(() => giveBack(id, percentOf(totalPaise, 50)))).toEqual(rest);
  });
});
