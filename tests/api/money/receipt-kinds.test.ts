import { expect, test } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { payments, refunds } from '#server/db/schema/index.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { insertEngagement } from '#tests/api/professionals/engagement-world.ts';
import { insertOrder } from '#tests/builders/index.ts';
import { expectInOrder } from './in-order.ts';
import { HELD, NONE, receiptsOf } from './receipts.ts';

/** Receipts of what the platform sells and of a professional's fee: what they say, and to whom. */

const world = dealWorld();
const { parties, query } = world;

const { textOf, textFor, paper, nameOf, statusFor } = receiptsOf(world);

/** Paid by the buyer. */
const anOrder = (more: object) =>
  insertOrder(world.db(), {
    ...{ personId: parties.buyer.id, state: 'paid' as const },
    ...{ paidAt: new Date('2026-03-31T18:29:59Z'), ...more },
  });

test('of what the platform sells it names the invoice, and no payee, home or escrow', async () => {
  const { buyer, owner } = parties;
  const order = await anOrder({});
  const issued = async (kind: string, number: string, personId: number) =>
    query(
      `insert into invoices (number, financial_year, kind, person_id, order_id, issued_at, seller,
         buyer, lines, place_of_supply, net_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
       values ($1, '2025-26', $2, $3, $4, now(), '{}', '{}', '[]', '27', 1, 0, 0, 0, 1)`,
      ...[number, kind, personId, order.id],
    );
  await issued('credit-note', 'PS/CN/1', buyer.id);
  expect(await textFor(order.publicId, buyer)).not.toContain('Tax invoice');
  await issued('invoice', 'PS/25-26/9', buyer.id);
  const text = await textFor(order.publicId, buyer);
  expectInOrder(text, [
    `${order.publicId} Paid on · भरल्याची तारीख 31 Mar 2026 · 31 `,
    `${await nameOf(buyer)} Purpose · कशासाठी Package: Starter package · पॅकेज`,
    'Tax invoice · ',
    'PS/25-26/9 Amount · रक्कम ₹ 588.82 Five Hundred Eighty Eight Rupees And Eighty Two Paise Only',
    `Receipt ${order.publicId} of 31 Mar 2026.`,
  ]);
  for (const absent of [
    'For · ',
    'Property · ',
    'Paid by · ',
    'Payment no. · ',
    'Held in escrow',
  ]) {
    expect(text).not.toContain(absent);
  }
  expect(await statusFor(order.publicId, owner)).toEqual(NONE);
  const failed = { orderId: order.id, isGrant: false, amountPaise: order.totalPaise } as const;
  await world
    .db()
    .insert(payments)
    .values({
      ...failed,
      ...{ gatewayPaymentId: 'no-grant', state: 'failed', method: 'card', at: new Date() },
    });
  expect(await textFor(order.publicId, buyer)).not.toContain('no-grant');
  await query(`update orders set state = 'returned' where id = $1`, order.id);
  expect(await statusFor(order.publicId, buyer)).toEqual(NONE);
});

test('of a fee it is for the professional, too, and says what went back of it', async () => {
  const { buyer, owner, stranger } = parties;
  const work = await insertEngagement(
    world.context(),
    { clientId: buyer.id, professionalId: owner.id },
    { state: 'paid' },
  );
  const order = await anOrder({
    ...{ purpose: 'agentFee', subjectKind: 'engagement', subjectId: work.id },
    ...{ listPaise: 12_000_00, description: 'Work of an agent' },
  });
  const text = await textFor(order.publicId, owner);
  expectInOrder(text, [
    `${await nameOf(owner)} Purpose · कशासाठी `,
    'Work of an agent',
    '₹ 12,000.00 Twelve Thousand Rupees Only',
    HELD,
  ]);
  expect(text).not.toContain('Property · ');
  expect(await statusFor(order.publicId, stranger)).toEqual(NONE);
  const goes = async (state: 'done' | 'failed' | 'requested', amount: number, publicId: string) =>
    world
      .db()
      .insert(refunds)
      .values({
        ...{ orderId: order.id, publicId, state, amountPaise: paise(amount), reason: 'Late.' },
      });
  await goes('failed', 500_00, 'rf_failed');
  expect(await textFor(order.publicId, buyer)).not.toContain('went back');
  await goes('done', 1, 'rf_done');
  await goes('requested', 99_00, 'rf_requested');
  expectInOrder(await textFor(order.publicId, buyer), [
    'Twelve Thousand Rupees Only',
    'Of it ₹ 99.01 went back to the payer.',
    '₹ 99.01',
    HELD,
  ]);
});

test('where money is real it is no sample', async () => {
  const order = await anOrder({});
  const context = world.context();
  const { ports } = context;
  const real = { ...context, ports: { ...ports, gateway: { ...ports.gateway, name: 'cashfree' } } };
  const text = textOf(await paper(order.publicId, parties.buyer, real as never));
  expect(text).toMatch(/^propertysearch Receipt · पावती Receipt no\./);
});
