import { afterEach, expect, test } from 'vitest';
import { AppError } from '#contract/lib/errors.ts';
import type { Paise } from '#domain/lib/money.ts';
import { refundOrder } from '#server/money/payments/refund-order.ts';
import { settle } from '#server/money/payments/settle.ts';
import type { Agreed } from '#server/money/two-people/index.ts';
import { insertBooking, listingFor } from '#tests/api/deals/deal-world.ts';
import { insertPerson } from '#tests/builders/index.ts';
import { paymentDesk, TOTAL_PAISE } from './payment-desk.ts';

/** What a payment gives or cannot give, what follows it, and in whose name money goes back. */

const desk = paymentDesk();
const { bend } = desk;
afterEach(() => {
  bend.refusal = undefined;
});

async function played() {
  const orderId = await desk.anOrder();
  await desk.play(orderId, 'pay-no-webhook');
  return orderId;
}
const settled = async (orderId: string) => {
  await settle(desk.context(), orderId);
  await desk.context().background.idle();
};

test.each([['conflict'], ['not_found']] as const)(
  '%s: the money goes back, and half of what was given does not stay',
  async (code) => {
    const orderId = await played();
    bend.refusal = new AppError(code, 'It is sold out.');
    await settled(orderId);
    expect(await desk.books(orderId)).toMatchObject({
      state: 'returned',
      given: [],
      refunds: [{ amount_paise: TOTAL_PAISE }],
    });
  },
);

test.each([
  ['another refusal', new AppError('invalid', 'A field is missing.')],
  ['a defect', new Error('bent')],
])(
  '%s is no reason to give money back: the order stays, and is tried again',
  async (_what, error) => {
    const orderId = await played();
    bend.refusal = error;
    await expect(settled(orderId)).rejects.toThrow(error.message);
    expect(await desk.books(orderId)).toMatchObject({ state: 'open', payments: [], refunds: [] });
    bend.refusal = undefined;
    await settled(orderId);
    expect(await desk.books(orderId)).toMatchObject({ state: 'paid', refunds: [] });
  },
);

test('what follows a payment follows once it holds, and not before', async () => {
  const after: string[] = [];
  const orderId = await desk.anOrder();
  const afterPaid = async () => after.push((await desk.rowOf(orderId)).state);
  await desk.whileSelling(
    'propertyAnalysis',
    (handler) => ({ ...handler, afterPaid }),
    async () => {
      await settled(orderId);
      expect(after).toEqual([]);
      await desk.play(orderId, 'pay-no-webhook');
      await settled(orderId);
      expect(after).toEqual(['paid']);
    },
  );
});

test('deal money without an account of its own is not taken at all', async () => {
  const context = desk.context();
  const [owner, buyer] = [await desk.aPayer(), await desk.aPayer()];
  const listing = await listingFor(context, owner.id);
  const booking = await insertBooking(context, { listing, buyer }, { state: 'accepted' });
  const orderId = await desk.anOrder(buyer, { purpose: 'token', subjectId: booking.id });
  await desk.play(orderId, 'pay-no-webhook');
  await desk.whileSelling(
    'token',
    ({ escrowAccount: _none, ...handler }) => handler,
    () => expect(settled(orderId)).rejects.toThrow('token names no escrow account'),
  );
  expect((await desk.books(orderId)).payments).toEqual([]);
});

test('money goes back in the name of who agreed to it, or of a rule', async () => {
  const context = desk.context();
  const [staff, second] = [
    await insertPerson(context.db, { role: 'admin' }),
    await insertPerson(context.db, { role: 'admin' }),
  ];
  const orderId = await played();
  await settled(orderId);
  const { id } = await desk.rowOf(orderId);
  const refund = (agreed?: Agreed) =>
    context.db.transaction((tx) =>
      refundOrder(context, tx, {
        ...{ orderId: id, amountPaise: 100 as Paise, reason: 'Agreed on the phone.' },
        ...(agreed && { agreed }),
      }),
    );
  const by = async (refundId: number) =>
    desk.query(
      'select by from timeline where subject_kind = $1 and subject_id = $2',
      'refund',
      refundId,
    );
  const agreed = { staffId: staff.id, secondedBy: second.id } as Agreed;
  const byTwo = await refund(agreed);
  expect(byTwo).toMatchObject({ requestedBy: staff.id, secondedBy: second.id });
  expect(byTwo.publicId).toMatch(/^rf_/);
  expect(await by(byTwo.id)).toEqual([{ by: 'staff' }]);
  const byRule = await refund();
  expect(byRule).toMatchObject({ requestedBy: null, secondedBy: null });
  expect(await by(byRule.id)).toEqual([{ by: 'system' }]);
});
