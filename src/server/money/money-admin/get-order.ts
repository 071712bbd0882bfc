import { asc, eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { AdminOrder, getAdminOrder } from '#contract/money/money-admin.ts';
import { GST_STATES } from '#domain/lib/gstin.ts';
import { lesserOf, type Paise, toRupees } from '#domain/lib/money.ts';
import { retold, retoldIf } from '#server/core/retold.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { invoices, payments } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { amountsOf } from '#server/money/payments/index.ts';
import { agreementsOn, roomForOne } from '#server/money/two-people/index.ts';
import { findOrder } from './find-order.ts';
import { auditOf, ledgerOf, timelineOf } from './order-records.ts';
import { ORDER_COLUMNS, type OrderRow, presentRow } from './order-row.ts';
import { refundableOf } from './refundable.ts';
import { nameOf } from './staff-name.ts';

interface Head extends OrderRow {
  coupon: string | null;
  itemCode: string | null;
  itemVersion: number | null;
}

async function headOf(db: Queryable, orderId: number): Promise<Head> {
  const [head] = await rows<Head>(
    db,
    sql`select ${ORDER_COLUMNS}, c.code as coupon, i.code as "itemCode", i.version as "itemVersion"
        from orders o join people p on p.id = o.person_id
        left join coupons c on c.id = o.coupon_id
        left join price_items i on i.id = o.price_item_id
        where o.id = ${orderId}`,
  );
  if (!head) throw new Error('Orders are never deleted');
  return head;
}

async function paymentsOf(db: Queryable, orderId: number): Promise<AdminOrder['payments']> {
  const found = await db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.at), asc(payments.id));
  return found.map(({ gatewayPaymentId, state, amountPaise, method, message, isGrant, at }) => ({
    gatewayPaymentId,
    state,
    amount: toRupees(amountPaise),
    method,
    message,
    isGrant,
    at: at.toISOString(),
  }));
}

async function refundsOf(db: Queryable, orderId: number): Promise<AdminOrder['refunds']> {
  type Row = Omit<AdminOrder['refunds'][number], 'amount' | 'at' | 'updatedAt'> & {
    amount: Paise;
    at: Date;
    updatedAt: Date;
  };
  const found = await rows<Row>(
    db,
    sql`select r.public_id as "refundId", r.state, r.amount_paise as amount, r.reason, r.message,
          r.payment_id is not null as "isOfPayment", ${nameOf('s')} as "requestedBy",
          r.created_at as at, r.updated_at as "updatedAt"
        from refunds r left join people s on s.id = r.requested_by
        where r.order_id = ${orderId} order by r.id`,
  );
  return found.map((row) => ({
    ...row,
    reason: retold(row.reason),
    message: retoldIf(row.message),
    amount: toRupees(row.amount),
    at: row.at.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

const papersOf = (db: Queryable, orderId: number) =>
  db
    .select({ id: invoices.id, number: invoices.number, kind: invoices.kind })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.id));

export const getOrderVerb: Verb<typeof getAdminOrder> = async (context, { params }) => {
  const { db } = context;
  const order = await findOrder(db, params.orderId);
  const { id } = order;
  const [head, attempts, refunds, papers, refundable, free, agreed, ...records] = await Promise.all(
    [
      headOf(db, id),
      paymentsOf(db, id),
      refundsOf(db, id),
      papersOf(db, id),
      refundableOf(db, order),
      roomForOne(context, db, { ...order, payeeId: order.personId }),
      agreementsOn(context, id),
      ledgerOf(db, id),
      timelineOf(db, id),
      auditOf(db, id),
    ],
  );
  const [ledger, timeline, audit] = records;
  const { coupon, itemCode, itemVersion } = head;
  return success({
    ...presentRow(head),
    subjectKind: order.subjectKind,
    subjectId: order.subjectId,
    amounts: amountsOf(order),
    coupon,
    item: itemCode && itemVersion ? { code: itemCode, version: itemVersion } : null,
    placeOfSupply: GST_STATES[order.placeOfSupply] ?? order.placeOfSupply,
    billing: order.billing,
    gatewayId: order.gatewayId,
    expiresAt: order.expiresAt.toISOString(),
    checkedAt: order.checkedAt?.toISOString() ?? null,
    refundable: toRupees(refundable),
    freeForOne: toRupees(lesserOf(refundable, free)),
    agreed,
    payments: attempts,
    refunds,
    papers,
    ledger,
    timeline,
    audit,
  });
};
