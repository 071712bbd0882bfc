import { eq, sql } from 'drizzle-orm';
import books from '#messages/lib/books/index.ts';
import words from '#messages/money/news/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Order, orders, type Refund, refunds } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { inRupees } from '#server/lib/in-rupees.ts';
import { post } from '#server/money/ledger/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import type { GatewayRefund } from '#server/ports/gateway/gateway.ts';
import { refundDoneEntries } from './entries.ts';
import { postAgain } from './post-again.ts';

async function lockRefund(tx: Transaction, publicId: string) {
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.publicId, publicId))
    .for('no key update');
  if (!refund) return undefined;
  const [order] = await tx.select().from(orders).where(eq(orders.id, refund.orderId));
  if (!order) throw new Error('Orders are never deleted');
  return { refund, order };
}

async function succeed(context: Context, tx: Transaction, refund: Refund, order: Order) {
  const { id, amountPaise } = refund;
  await post(context, tx, {
    kind: 'refund-done',
    referenceKind: 'refund',
    referenceId: id,
    memo: forTheBooks(() => books.refundSent({ id: order.publicId })),
    entries: refundDoneEntries(order, amountPaise),
  });
  await notify(context, tx, order.personId, {
    kind: 'payment',
    title: () => words.refundOnWay,
    body: () =>
      words.refundOnWayBody({
        amountPaise: inRupees(amountPaise),
        description: retold(order.description),
      }),
    link: '/PaymentHistory',
  });
}

/** The money is with us again, and staff must look why. */
async function fail(context: Context, tx: Transaction, refund: Refund, message: string | null) {
  await postAgain(context, tx, refund, 'refund-failed');
  await audit(context, tx, {
    action: 'refund.fail',
    subjectKind: 'refund',
    subjectId: refund.id,
    detail: { orderId: refund.orderId, amountPaise: refund.amountPaise, message },
  });
}

const STEP = { processing: 'send', done: 'succeed', failed: 'fail' } as const;

/**
 * Makes of a refund what the gateway says of it; what was applied before, or comes after its end, has
 * no effect. Unknown refunds are none of ours.
 */
export function applyRefund(
  context: Context,
  { publicId, state, gatewayRefundId, message }: GatewayRefund,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const locked = await lockRefund(tx, publicId);
    if (!locked || locked.refund.state === state) return;
    const { refund, order } = locked;
    if (refund.state === 'done' || refund.state === 'failed') return;
    await changeState(context, tx, {
      kind: 'refund',
      id: refund.id,
      name: STEP[state],
      set: sql`gateway_refund_id = ${gatewayRefundId || null}, message = ${message},
        updated_at = ${context.now()}`,
      note: message,
    });
    if (state === 'done') await succeed(context, tx, refund, order);
    if (state === 'failed') await fail(context, tx, refund, message);
  });
}
