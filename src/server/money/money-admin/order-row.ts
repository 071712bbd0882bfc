import { type SQL, sql } from 'drizzle-orm';
import type { AdminOrderRow } from '#contract/money/money-admin.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { retold } from '#server/core/retold.ts';
import { nameOf } from './staff-name.ts';

export interface OrderRow
  extends Omit<AdminOrderRow, 'payer' | 'total' | 'refunded' | 'createdAt' | 'paidAt'> {
  total: Paise;
  refunded: Paise;
  payerId: number;
  payer: string | null;
  email: string;
  role: AdminOrderRow['payer']['role'];
  createdAt: Date;
  paidAt: Date | null;
}

/** Of orders `o` and their payers `p`. */
export const ORDER_COLUMNS: SQL = sql`
  o.public_id as "orderId", o.purpose, o.description, o.state, o.total_paise as total,
  o.created_at as "createdAt", o.paid_at as "paidAt",
  p.id as "payerId", ${nameOf('p')} as payer, p.email, p.role,
  coalesce((select sum(amount_paise) from refunds
    where order_id = o.id and state <> 'failed'), 0)::bigint as refunded,
  exists (select from refunds where order_id = o.id and state = 'failed') as "hasFailedRefund"`;

export const presentRow = (row: OrderRow): AdminOrderRow => ({
  orderId: row.orderId,
  purpose: row.purpose,
  description: retold(row.description),
  state: row.state,
  payer: {
    id: row.payerId,
    name: row.payer ?? `Person ${row.payerId}`,
    email: row.email,
    role: row.role,
  },
  total: toRupees(row.total),
  refunded: toRupees(row.refunded),
  hasFailedRefund: row.hasFailedRefund,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});
