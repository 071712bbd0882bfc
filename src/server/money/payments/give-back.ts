import { sql } from 'drizzle-orm';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/news/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState, recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Order, type Payment, type Refund, refunds } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { newPublicId } from '#server/lib/public-id.ts';
import { post } from '#server/money/ledger/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { giveBackEntries, unclaimedEntries } from './entries.ts';
import { isUnpaid } from './is-unpaid.ts';

async function insertRefund(
  context: Context,
  tx: Transaction,
  payment: Payment,
  reason: string,
): Promise<Refund> {
  const refund = await insertOne(tx, refunds, {
    publicId: newPublicId('rf'),
    orderId: payment.orderId,
    paymentId: payment.id,
    amountPaise: payment.amountPaise,
    reason,
  });
  const { id, state } = refund;
  await recordEvent(context, tx, { kind: 'refund', id, event: 'request', by: 'system', state });
  return refund;
}

/**
 * A payment that bought nothing, because it came too late, once too often or over another amount:
 * all of it goes back, whatever became of the order.
 */
export async function giveBack(
  context: Context,
  tx: Transaction,
  { order, payment, why }: { order: Order; payment: Payment; why: string },
): Promise<Refund> {
  const at = context.now();
  const { amountPaise } = payment;
  const refund = await insertRefund(context, tx, payment, why);
  if (isUnpaid(order)) {
    await changeState(context, tx, {
      kind: 'order',
      id: order.id,
      name: 'giveBack',
      set: sql`paid_at = ${at}, updated_at = ${at}`,
      note: why,
    });
  }
  await post(context, tx, {
    kind: 'capture',
    referenceKind: 'payment',
    referenceId: payment.id,
    memo: forTheBooks(() => books.paidForNothing({ id: order.publicId })),
    entries: unclaimedEntries(order, amountPaise),
  });
  await post(context, tx, {
    kind: 'refund',
    referenceKind: 'refund',
    referenceId: refund.id,
    memo: forTheBooks(() => books.givenBack({ id: order.publicId })),
    entries: giveBackEntries(amountPaise),
  });
  await audit(context, tx, {
    action: 'payment.giveBack',
    subjectKind: 'order',
    subjectId: order.id,
    detail: { paymentId: payment.id, amountPaise, totalPaise: order.totalPaise, why },
  });
  await notify(context, tx, order.personId, {
    kind: 'payment',
    title: () => words.paymentBack,
    body: () =>
      words.paymentBackBody({
        amountPaise: inRupees(amountPaise),
        description: retold(order.description),
        why: retold(why),
      }),
    link: '/PaymentHistory',
  });
  return refund;
}
