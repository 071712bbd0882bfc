import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { accounts, credit, debit, FIXED_ACCOUNTS } from '#domain/money/ledger.ts';
import { moneyChecks } from '#server/db/schema/index.ts';
import { post } from '#server/money/ledger/post.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { refundOrder } from '#server/money/payments/refund-order.ts';
import { startOrder } from '#server/money/payments/start-order.ts';
import { currentPrice } from '#tests/builders/index.ts';
import { escrowWorld, insertAccount, PRICE, TOKEN } from './escrow-world.ts';

const world = escrowWorld();
const { parties } = world;

/** A package, paid; a part of it has gone back. */
async function aPaidPackage(outcome: 'pay' | 'pay-twice' = 'pay') {
  const context = world.context();
  const { publicId } = await startOrder(context, {
    personId: parties.buyer.id,
    purpose: 'propertyAnalysis',
    subjectId: null,
    priceItemId: (await currentPrice(context.db, 'property-analysis-30')).id,
    coupon: null,
    idempotencyKey: randomUUID(),
  });
  return world.playOut(publicId, outcome);
}

/** Every kind of posting there is. */
async function aBusyDay() {
  const context = world.context();
  const { id } = await aPaidPackage();
  await context.db.transaction((tx) =>
    refundOrder(context, tx, { orderId: id, amountPaise: paise(100_01), reason: 'A part of it.' }),
  );
  await aPaidPackage('pay-twice');
  const standing = await world.paidBooking();
  await world.plan(standing.id, [PRICE - TOKEN]);
  const [instalment] = await world.instalmentsOf(standing.id);
  await world.pay('instalment', instalment.id);
  await world.approve(parties.buyer, await world.asked('owner', standing.id, 10_000));
  await world.approve(parties.buyer, await world.asked('owner', standing.id, 60_000));
  const failing = (await insertAccount(context, parties.owner.id, '0000')).id;
  await world.approve(parties.buyer, await world.asked('owner', standing.id, 5_000, failing));
  const early = await world.paidBooking();
  const late = await world.paidBooking({ createdAt: new Date(Date.now() - 20 * 86_400_000) });
  for (const booking of [early, late]) {
    const path = `/book/cancel/${booking.id}`;
    await world.as(parties.buyer, 'POST', path, { reason: 'My plans have changed.' });
  }
  await context.background.idle();
}

/** What is found once something was changed behind everybody's back; nothing of it stays. */
async function foundAfter(statement: string): Promise<string[]> {
  const context = world.context();
  let found: string[] = [];
  const back = new Error('back');
  await context.db
    .transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(statement));
      found = (await verifyLedger({ ...context, db: tx as unknown as typeof context.db }))
        .differences;
      throw back;
    })
    .catch((error: unknown) => {
      if (error !== back) throw error;
    });
  return found;
}

describe('accounts that are nobody’s', () => {
  test('are open before anything is posted', async () => {
    const open = await world.query('select code from ledger_accounts');
    expect(open.map(({ code }) => code)).toEqual(expect.arrayContaining([...FIXED_ACCOUNTS]));
  });

  test('used first by two at once, in opposite order, keep neither waiting', async () => {
    const context = world.context();
    const back = new Error('back');
    let present = 0;
    const turns = [accounts.income('penny'), accounts.income('token')];
    const bookBoth = (order: readonly string[], id: number) =>
      context.db
        .transaction(async (tx) => {
          for (const [at, account] of order.entries()) {
            const entries = [debit(accounts.gateway, paise(100)), credit(account, paise(100))];
            const about = { kind: 'trial', referenceKind: `trial ${at}`, referenceId: id };
            await post(context, tx, { ...about, memo: 'A trial', entries });
            present++;
            await expect.poll(() => present).toBeGreaterThanOrEqual(2);
          }
          throw back;
        })
        .catch((error: unknown) => error);
    const ends = await Promise.all([bookBoth(turns, 1), bookBoth(turns.toReversed(), 2)]);
    expect(ends).toEqual([back, back]);
  });
});

describe('the check of the ledger', () => {
  beforeAll(aBusyDay);

  test('finds nothing where all was done by the rules, and is written down', async () => {
    const { checked, differences } = await verifyLedger(world.context());
    expect(differences).toEqual([]);
    expect(checked).toBeGreaterThan(40);
    const written = await world.context().db.select().from(moneyChecks);
    expect(written.at(-1)).toMatchObject({ kind: 'ledger', checked, differences: [] });
  });

  const entryOf = (kind: string) =>
    `(select e.id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      where t.kind = '${kind}' order by e.id limit 1)`;
  const again = (kind: string) => `
    with one as (select * from ledger_transactions where kind = '${kind}' order by id limit 1),
      copy as (insert into ledger_transactions (kind, reference_kind, reference_id, memo, at)
        select '${kind}-2', reference_kind, reference_id, memo, at from one returning id)
    insert into ledger_entries (transaction_id, account_id, amount_paise)
      select copy.id, e.account_id, e.amount_paise
      from copy, one join ledger_entries e on e.transaction_id = one.id`;

  test.each([
    [
      'an entry over another amount',
      `update ledger_entries set amount_paise = amount_paise + 1 where id = ${entryOf('capture')}`,
      /misses balance by ₹ 0\.01/,
    ],
    [
      'a transaction without entries',
      `delete from ledger_entries where transaction_id = (select min(id) from ledger_transactions)`,
      /has no entries/,
    ],
    ['a capture booked twice', again('capture'), /The payment \d+ asks for/],
    ['a refund booked twice', again('refund'), /The refund \d+ asks for/],
    ['a release booked twice', again('release'), /The release \d+ asks for/],
    ['a payout booked twice', again('payout-sent'), /The payout \d+ asks for/],
    ['a forfeit booked twice', again('forfeit'), /less than nothing/],
    [
      'an order that says it is paid',
      `update orders set state = 'expired' where id = (select min(id) from orders where state = 'paid')`,
      /is expired, and a payment bought it/,
    ],
    [
      'an order paid by nothing',
      `update payments set is_grant = false where id = (select min(id) from payments where is_grant)`,
      /is paid, and no payment bought it/,
    ],
    [
      'money for nothing that stays',
      `delete from refunds where payment_id is not null`,
      /had 1 payments that bought nothing, and 0 go back/,
    ],
    [
      'a refund that says it is done',
      `update refunds set state = 'failed' where id = (select min(id) from refunds where state = 'done')`,
      /The refund \d+ asks for ₹ 0\.00/,
    ],
    [
      'a refund of more than was paid',
      `update refunds set amount_paise = 90000000000 where id = (select min(id) from refunds where payment_id is null)`,
      /cost ₹ [\d.]+, and ₹ 900000000\.00 go back/,
    ],
    [
      'a release that was never approved',
      `update releases set state = 'requested' where id = (select min(id) from releases where state = 'paid')`,
      /The release \d+ asks for ₹ 0\.00/,
    ],
    [
      'a release without a payout',
      `delete from payouts where state = 'waiting'`,
      /is approved, and there is no payout of it/,
    ],
    [
      'a payout that says it is paid',
      `update payouts set state = 'paid' where state = 'waiting'`,
      /On liability:payable:\d+ stand/,
    ],
    [
      'an instalment not paid',
      `update instalments set state = 'due'`,
      /paid an instalment, and instalment \d+ is due/,
    ],
    [
      'a booking that never was',
      `update bookings set state = 'accepted' where state = 'paid'`,
      /paid the token amount, and booking \d+ is accepted/,
    ],
    [
      'a lost invoice',
      `delete from invoices where kind = 'invoice'`,
      /is paid, and has no invoice/,
    ],
    [
      'a credit note over less',
      `update invoices set total_paise = 1 where kind = 'credit-note'`,
      /its credit note PC\S+ of ₹ 0\.01/,
    ],
    [
      'a payment that never came',
      `delete from payments where id = (select max(id) from payments where is_grant)`,
      /On asset:[a-z-]+ stand/,
    ],
  ])('finds %s', async (_, statement, sentence) => {
    const found = await foundAfter(statement);
    expect(
      found.some((difference) => sentence.test(difference)),
      found.join('\n'),
    ).toBe(true);
  });
});
