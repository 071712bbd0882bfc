import { and, asc, eq } from 'drizzle-orm';
import { minus, plus, sumOf } from '#domain/lib/money.ts';
import { commissionOn } from '#domain/money/commission.ts';
import type { Tax } from '#domain/money/gst.ts';
import { accounts, credit, debit } from '#domain/money/ledger.ts';
import notes from '#messages/lib/own-notes/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Engagement, type Order, orders, type Release } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { issueCommissionInvoice } from '#server/money/invoices/index.ts';
import { balanceOf, post } from '#server/money/ledger/index.ts';
import { billingOf } from '#server/money/prices/index.ts';

async function paidOrderOf(tx: Transaction, engagementId: number): Promise<Order> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.subjectKind, 'engagement'),
        eq(orders.subjectId, engagementId),
        eq(orders.state, 'paid'),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(1);
  if (!order) throw new Error(`Nothing was paid for engagement ${engagementId}`);
  return order;
}

/**
 * Makes what is left of a fee, once the professional's part is let go, the platform's commission with
 * its GST, and invoices the professional for it. What was asked for was the fee less the commission as
 * it was reckoned then; where their state has changed since, a paisa of rounding is the platform's.
 */
export async function takeCommission(
  context: Context,
  tx: Transaction,
  { id, professionalId }: Engagement,
  { amountPaise }: Release,
): Promise<void> {
  const escrow = accounts.escrow('engagement', id);
  const total = await balanceOf(tx, escrow);
  if (total === 0) return;
  const billing = await billingOf(tx, professionalId);
  const { cgst, sgst, igst } = commissionOn(plus(amountPaise, total), billing.state);
  const tax: Tax = { net: minus(total, sumOf([cgst, sgst, igst])), cgst, sgst, igst, total };
  await post(context, tx, {
    kind: 'commission',
    referenceKind: 'engagement',
    referenceId: id,
    memo: forTheBooks(() => notes.commissionOn({ id })),
    entries: [
      debit(escrow, total),
      credit(accounts.income('commission'), tax.net),
      credit(accounts.gst('cgst'), cgst),
      credit(accounts.gst('sgst'), sgst),
      credit(accounts.gst('igst'), igst),
    ],
  });
  const order = await paidOrderOf(tx, id);
  await issueCommissionInvoice(context, tx, { order, personId: professionalId, billing, tax });
}
