import { type SQL, sql } from 'drizzle-orm';
import type { DealPayment, DealRefund } from '#contract/money/deal-payments.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { shortName } from '#domain/lib/short-name.ts';
import { retold } from '#server/core/retold.ts';
import type { Queryable } from '#server/db/client.ts';
import { type PageNumber, readPage } from '#server/db/paging.ts';
import { rows } from '#server/db/rows.ts';
import { DEAL_ORDERS } from './deal-orders.ts';

type PaymentRow = Omit<DealPayment, 'other' | 'amount' | 'refunded' | 'paidAt'> & {
  firstName: string;
  lastName: string;
  paise: Paise;
  refundedPaise: Paise;
  paidAt: Date;
  total: number;
};

export interface Page<T> {
  found: T[];
  total: number;
}

/**
 * Payments of deal money that have arrived, under a condition on `o` and `k`, the latest first, as
 * one of the two parties sees them.
 */
export async function findDealPayments(
  db: Queryable,
  callerId: number,
  condition: SQL,
  page: PageNumber,
): Promise<Page<DealPayment>> {
  const { found, total } = await readPage(page, (range) =>
    rows<PaymentRow>(
      db,
      sql`select o.public_id as "orderId", o.purpose, o.description, k.id as "bookingId",
          k.listing_id as "listingId", l.title, p.first_name as "firstName",
          p.last_name as "lastName", o.total_paise as paise, o.paid_at as "paidAt",
          (select y.method from payments y
           where y.order_id = o.id and y.is_grant and o.person_id = ${callerId}) as method,
          (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
           where r.order_id = o.id and r.payment_id is null) as "refundedPaise",
          count(*) over () as total
        from ${DEAL_ORDERS}
        join listings l on l.id = k.listing_id
        join people p on p.id = case when k.owner_id = ${callerId} then k.buyer_id else k.owner_id end
        where o.state = 'paid' and ${condition}
        order by o.paid_at desc, o.id desc ${range}`,
    ),
  );
  return {
    total,
    found: found.map(({ firstName, lastName, paise, refundedPaise, paidAt, total: _, ...row }) => ({
      ...row,
      description: retold(row.description),
      other: shortName(firstName, lastName),
      amount: toRupees(paise),
      refunded: toRupees(refundedPaise),
      paidAt: paidAt.toISOString(),
    })),
  };
}

type RefundRow = Omit<DealRefund, 'amount' | 'at'> & { paise: Paise; at: Date; total: number };

/** Refunds under a condition on `r`, `o` and `k`, the latest first. */
export async function findRefunds(
  db: Queryable,
  condition: SQL,
  page: PageNumber,
): Promise<Page<DealRefund>> {
  const { found, total } = await readPage(page, (range) =>
    rows<RefundRow>(
      db,
      sql`select r.public_id as "refundId", o.public_id as "orderId", o.purpose, o.description,
          k.id as "bookingId", r.amount_paise as paise, r.state, r.reason, r.created_at as at,
          count(*) over () as total
        from ${DEAL_ORDERS}
        join refunds r on r.order_id = o.id
        where ${condition}
        order by r.id desc ${range}`,
    ),
  );
  return {
    total,
    found: found.map(({ paise, at, total: _, ...row }) => ({
      ...row,
      description: retold(row.description),
      reason: retold(row.reason),
      amount: toRupees(paise),
      at: at.toISOString(),
    })),
  };
}
