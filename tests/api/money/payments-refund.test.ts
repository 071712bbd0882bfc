import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Paise, paise } from '#domain/lib/money.ts';
import { bookings, listings } from '#server/db/schema/index.ts';
import { lockListing } from '#server/homes/listings/lock-listing.ts';
import { verifyLedger } from '#server/money/ledger/verify.ts';
import { pursueRefunds } from '#server/money/payments/pursue-refunds.ts';
import { refundOrder } from '#server/money/payments/refund-order.ts';
import { retryRefund } from '#server/money/payments/retry-refund.ts';
import { sendRefund } from '#server/money/payments/send-refund.ts';
import { settle } from '#server/money/payments/settle.ts';
import { insertBooking, listingFor, outcomeOf, raceRounds } from '#tests/api/deals/deal-world.ts';
import { paymentDesk, TOTAL_PAISE } from './payment-desk.ts';
import { LIST_PAISE } from './simple-purposes.ts';

const desk = paymentDesk();
const { bend } = desk;

async function aPaidOrder() {
  const orderId = await desk.anOrder();
  await desk.play(orderId, 'pay-no-webhook');
  await settle(desk.context(), orderId);
  return { orderId, ...(await desk.rowOf(orderId)) };
}

/** Of any number, broken paise too: what types forbid may still come out of a wrong sum. */
const refund = (orderId: number, amount: number) =>
  desk.context().db.transaction((tx) =>
    refundOrder(desk.context(), tx, {
      orderId,
      amountPaise: amount as Paise,
      reason: 'Not as described.',
    }),
  );

const sumOf = (list: readonly object[], key: string) =>
  list.reduce((sum, row) => sum + ((row as Record<string, number>)[key] ?? 0), 0);

describe('refunds', () => {
  test('many at once never exceed what was captured, and the last takes back what was bought', async () => {
    const { orderId, id } = await aPaidOrder();
    const parts = [50_000, 40_000, 30_000, 20_000, 10_000, 27_883, 7_883, 60_000, 1_00, 117_883];
    const outcomes = await Promise.all(parts.map((part) => outcomeOf(refund(id, part))));
    expect(new Set(outcomes)).toEqual(new Set(['done', 'conflict']));
    const between = await desk.books(orderId);
    const given = sumOf(between.refunds, 'amount_paise');
    expect(given).toBeLessThanOrEqual(TOTAL_PAISE);
    if (given < TOTAL_PAISE) {
      expect(between.given).toEqual([{ quantity: 1, revoked: false }]);
      await refund(id, TOTAL_PAISE - given);
    }
    expect(await outcomeOf(refund(id, 1))).toBe('conflict');
    bend.ms += 60_000;
    for (let i = 0; i < 3; i++) {
      await pursueRefunds(desk.context(), 50);
      bend.ms += 60_000;
    }
    const books = await desk.books(orderId);
    expect(books).toMatchObject({ state: 'paid', given: [{ revoked: true }], ledger: [] });
    expect(new Set(books.refunds.map((row) => (row as { state: string }).state))).toEqual(
      new Set(['done']),
    );
    // Every part has its credit note, and together they are the invoice.
    const notes = books.papers.slice(1);
    expect(notes).toHaveLength(books.refunds.length);
    expect(sumOf(notes, 'total_paise')).toBe(TOTAL_PAISE);
  });

  test('parts carry their share of the tax', async () => {
    const { orderId, id } = await aPaidOrder();
    const { id: refundId } = await refund(id, 50_000);
    expect((await desk.books(orderId)).ledger).toContainEqual({
      account: 'liability:refunds-due',
      paise: -50_000,
    });
    await sendRefund(desk.context(), refundId);
    const { ledger } = await desk.books(orderId);
    expect(sumOf(ledger, 'paise')).toBe(0);
    expect(ledger).toContainEqual({ account: 'asset:gateway', paise: TOTAL_PAISE - 50_000 });
    const kept = Math.round((LIST_PAISE * (TOTAL_PAISE - 50_000)) / TOTAL_PAISE);
    const income = ledger.find(({ account }) => account === 'income:propertyAnalysis');
    expect(Math.abs((income?.paise ?? 0) + kept)).toBeLessThanOrEqual(1);
  });

  test('a single paisa has a credit note with nothing below nothing, and the books prove it', async () => {
    const { id } = await aPaidOrder();
    for (const part of [6, 1, 1, 100]) await refund(id, part);
    const notes = await desk.query(
      `select net_paise, cgst_paise, sgst_paise, igst_paise, total_paise from invoices
       where order_id = $1 and kind = 'credit-note' order by id`,
      id,
    );
    expect(notes.map((note) => Object.values(note))).toEqual([
      [6, 0, 0, 0, 6],
      [0, 1, 0, 0, 1],
      [0, 0, 1, 0, 1],
      [86, 7, 7, 0, 100],
    ]);
    expect((await verifyLedger(desk.context())).differences).toEqual([]);
  });

  test('what the bank does not take is booked back, and can be tried again', async () => {
    const { orderId, id } = await aPaidOrder();
    const before = (await desk.books(orderId)).ledger;
    const { id: refundId } = await refund(id, 100_13);
    const booked = (await desk.books(orderId)).ledger;
    for (const _ of ['first', 'again']) {
      await sendRefund(desk.context(), refundId);
      expect((await desk.books(orderId)).refunds).toMatchObject([{ state: 'processing' }]);
      bend.ms += 60_000;
      await pursueRefunds(desk.context(), 50);
      expect(await desk.books(orderId)).toMatchObject({
        refunds: [{ state: 'failed' }],
        ledger: before,
      });
      await desk.context().db.transaction((tx) => retryRefund(desk.context(), tx, refundId));
      expect(await desk.books(orderId)).toMatchObject({
        refunds: [{ state: 'requested' }],
        ledger: booked,
      });
    }
    // Promised all the same: no more than the rest may be promised beside it.
    expect(await outcomeOf(refund(id, TOTAL_PAISE - 100_13 + 1))).toBe('conflict');
    const told = await desk.query(
      `select id from audit_log where action = 'refund.fail' and subject_id = $1`,
      refundId,
    );
    expect(told).toHaveLength(2);
  });

  test('told of by webhook and by query at once: done once', async () => {
    const { orderId, id } = await aPaidOrder();
    const { id: refundId } = await refund(id, 200_07);
    await sendRefund(desk.context(), refundId);
    bend.ms += 60_000;
    const [news = ''] = await desk.newsOf(orderId);
    expect(news).toContain('REFUND_STATUS_WEBHOOK');
    await Promise.all([
      ...Array.from({ length: 10 }, () => desk.post(news)),
      ...Array.from({ length: 5 }, () => pursueRefunds(desk.context(), 50)),
    ]);
    const { refunds, ledger } = await desk.books(orderId);
    expect(refunds).toMatchObject([{ state: 'done' }]);
    expect(ledger).toContainEqual({ account: 'asset:gateway', paise: TOTAL_PAISE - 200_07 });
  });

  test('nothing goes back of what was not paid', async () => {
    const { id } = await desk.rowOf(await desk.anOrder());
    expect(await outcomeOf(refund(id, 1_00))).toBe('conflict');
    expect(await outcomeOf(refund(id, 0))).toBe('invalid');
    expect(await outcomeOf(refund(id, 1.5))).toBe('invalid');
  });
});

describe('a deal and its payment', () => {
  async function aTokenOrder() {
    const context = desk.context();
    const [owner, buyer] = [await desk.aPayer(), await desk.aPayer()];
    const listing = await listingFor(context, owner.id);
    const booking = await insertBooking(context, { listing, buyer }, { state: 'accepted' });
    const orderId = await desk.anOrder(buyer, { purpose: 'token', subjectId: booking.id });
    return { context, listing, booking, buyer, orderId, id: (await desk.rowOf(orderId)).id };
  }

  test('held in escrow, untaxed, without an invoice', async () => {
    const { context, booking, orderId, id } = await aTokenOrder();
    await desk.play(orderId, 'pay-no-webhook');
    await settle(context, orderId);
    const { tokenPaise } = booking;
    expect(await desk.books(orderId)).toMatchObject({
      state: 'paid',
      papers: [],
      ledger: [
        { account: 'asset:escrow-bank', paise: tokenPaise },
        { account: `liability:escrow:booking:${booking.id}`, paise: -tokenPaise },
      ],
    });
    const { id: refundId } = await refund(id, tokenPaise);
    await sendRefund(context, refundId);
    expect((await desk.books(orderId)).ledger).toEqual([]);
  });

  test('paid for a booking that is over: all of it goes back', async () => {
    const { context, booking, orderId } = await aTokenOrder();
    await desk.play(orderId, 'pay-no-webhook');
    await context.db
      .update(bookings)
      .set({ state: 'cancelled' })
      .where(eq(bookings.id, booking.id));
    await settle(context, orderId);
    await context.background.idle();
    expect(await desk.books(orderId)).toMatchObject({
      state: 'returned',
      refunds: [{ state: 'done', amount_paise: booking.tokenPaise }],
      ledger: [],
    });
  });

  test('settled from many sides while it is being cancelled and refunded: nobody waits in a circle', async () => {
    for (let round = 0; round < raceRounds(6, 60); round++) {
      const { context, listing, buyer, orderId, id, booking } = await aTokenOrder();
      await desk.play(orderId, 'pay-twice');
      /** As a buyer's cancelling does it: the deal first, then the money. */
      const callOff = () =>
        context.db.transaction(async (tx) => {
          await lockListing(tx, listing.id);
          await tx
            .update(listings)
            .set({ updatedAt: new Date() })
            .where(eq(listings.id, listing.id));
          await refundOrder(context, tx, {
            orderId: id,
            amountPaise: paise(1_00),
            reason: 'A part.',
          });
        });
      const outcomes = await Promise.all([
        ...Array.from({ length: 4 }, () => outcomeOf(settle(context, orderId))),
        ...Array.from({ length: 4 }, () => outcomeOf(callOff())),
        desk
          .as(buyer, 'POST', `/book/cancel/${booking.id}`, { reason: 'I moved on.' })
          .then(({ status }) => (status < 500 ? 'done' : String(status))),
      ]);
      // A deadlock would have ended one of them with an error that is nobody's outcome.
      expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'conflict')).toEqual(
        [],
      );
      await context.background.idle();
      const { state, refunds, ledger } = await desk.books(orderId);
      expect(['paid', 'returned']).toContain(state);
      expect(sumOf(ledger, 'paise')).toBe(0);
      expect(sumOf(refunds, 'amount_paise')).toBeLessThanOrEqual(2 * booking.tokenPaise);
    }
  });
});
