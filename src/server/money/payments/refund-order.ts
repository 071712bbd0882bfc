import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { minus, type Paise, plus, sumOf } from '#domain/lib/money.ts';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/news/index.ts';
import refusalsWords from '#messages/money/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { recordEvent } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import type { Transaction } from '#server/db/client.ts';
import { insertOne } from '#server/db/insert-one.ts';
import { type Order, orders, type Refund, refunds } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { newPublicId } from '#server/lib/public-id.ts';
import { issueCreditNote } from '#server/money/invoices/index.ts';
import { freeOn, post } from '#server/money/ledger/index.ts';
import { handlerOf } from '#server/money/purposes/index.ts';
import { type Agreed, staffOf } from '#server/money/two-people/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import { escrowOf, refundEntries } from './entries.ts';
import { lockOrder } from './lock-order.ts';

export interface RefundRequest {
  orderId: number;
  amountPaise: Paise;
  /** For the payer. */
  reason: string;
  /** By whom of staff it was decided; without it a rule has. */
  agreed?: Agreed;
}

/**
 * The parts that were promised back, the first first. One that failed is among them: it is tried
 * again, not asked for anew. What bought nothing was never part of the order.
 */
async function promisedOf(tx: Transaction, { id }: Order): Promise<Paise[]> {
  const found = await tx
    .select({ paise: refunds.amountPaise })
    .from(refunds)
    .where(and(eq(refunds.orderId, id), isNull(refunds.paymentId)))
    .orderBy(refunds.id);
  return found.map(({ paise }) => paise);
}

/**
 * The parts of an order that were promised back before. Throws conflict where so much more cannot be:
 * what is asked before one of two agrees to it, as when it is done.
 */
export async function requireRefundable(
  tx: Transaction,
  order: Order,
  amountPaise: Paise,
): Promise<Paise[]> {
  if (order.state !== 'paid') {
    throw new AppError('conflict', refusalsWords.nothingToReturn);
  }
  const promised = await promisedOf(tx, order);
  const left = minus(order.totalPaise, sumOf(promised));
  if (amountPaise > left) {
    throw new AppError('conflict', refusalsWords.mostToReturn({ left: inRupees(left) }));
  }
  const held = await escrowOf(tx, order);
  if (held && amountPaise > (await freeOn(tx, held))) {
    throw new AppError('conflict', refusalsWords.releasedAlready);
  }
  return promised;
}

async function insertRefund(
  context: Context,
  tx: Transaction,
  { orderId, amountPaise, reason, agreed }: RefundRequest,
): Promise<Refund> {
  const refund = await insertOne(tx, refunds, {
    publicId: newPublicId('rf'),
    orderId,
    amountPaise,
    reason,
    // What staff do may send money back by a rule, as stopping an ad does: it counts as theirs.
    requestedBy: agreed?.staffId ?? staffOf(context),
    secondedBy: agreed?.secondedBy ?? null,
    createdAt: context.now(),
  });
  await recordEvent(context, tx, {
    kind: 'refund',
    id: refund.id,
    event: 'request',
    by: agreed ? 'staff' : 'system',
    state: refund.state,
    note: reason,
  });
  return refund;
}

/**
 * Promises a part of a paid order back, or all that is left of it: the row, the ledger, the credit
 * note, and what was bought is taken back once nothing of it is paid any more. The gateway is told
 * afterwards, by `sendRefund` once the transaction holds, or else by the job. Throws conflict where it
 * is more than is left.
 */
export async function refundOrder(
  context: Context,
  tx: Transaction,
  request: RefundRequest,
): Promise<Refund> {
  const { amountPaise, reason } = request;
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0) {
    throw new AppError('invalid', refusalsWords.giveAmountBack);
  }
  const order = await lockOrder(tx, eq(orders.id, request.orderId));
  const promised = await requireRefundable(tx, order, amountPaise);
  if (plus(sumOf(promised), amountPaise) === order.totalPaise) {
    await handlerOf(order.purpose).revoke(context, tx, order);
  }
  const refund = await insertRefund(context, tx, request);
  await post(context, tx, {
    kind: 'refund',
    referenceKind: 'refund',
    referenceId: refund.id,
    memo: forTheBooks(() => books.refundOf({ id: order.publicId })),
    entries: await refundEntries(tx, order, amountPaise, promised),
  });
  await audit(context, tx, {
    action: 'refund.request',
    subjectKind: 'order',
    subjectId: order.id,
    detail: { refundId: refund.id, amountPaise, reason },
  });
  const note = await issueCreditNote(context, tx, order, refund);
  // A credit note tells of itself.
  if (!note) {
    await notify(context, tx, order.personId, {
      kind: 'payment',
      title: () => words.moneyBack,
      body: () =>
        words.moneyBackBody({
          amountPaise: inRupees(amountPaise),
          description: retold(order.description),
          reason: retold(reason),
        }),
      link: '/PaymentHistory',
    });
  }
  return refund;
}
