import { type SQL, sql } from 'drizzle-orm';
import type { PaymentRow, Standing } from '#contract/money/invoices.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import type { Purpose } from '#domain/money/purpose.ts';
import { retold } from '#server/core/retold.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';

export interface PaymentFilter {
  standing?: Exclude<Standing, 'part_refunded'> | undefined;
  purpose?: Purpose | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

type Paper = { id: number; number: string; kind: string };
type Row = Omit<
  PaymentRow,
  | 'amounts'
  | 'refunded'
  | 'standing'
  | 'invoice'
  | 'creditNotes'
  | 'createdAt'
  | 'paidAt'
  | 'refunds'
> & {
  [part in 'list' | 'discount' | 'net' | 'cgst' | 'sgst' | 'igst' | 'gross' | 'refunded']: Paise;
} & {
  createdAt: Date;
  paidAt: Date | null;
  papers: Paper[];
  refunds: {
    state: PaymentRow['refunds'][number]['state'];
    paise: Paise;
    reason: string;
    at: string;
  }[];
  total: number;
};

const UNPAID = ['expired', 'cancelled'];
const WAITING = ['created', 'open'];
/** Refunds of what bought it; a payment that came once too often goes back beside it. */
const COUNTS = sql`order_id = o.id and state <> 'failed'
  and (payment_id is null or o.state = 'returned')`;
/** What has gone back of `o`, or is on its way. */
const REFUNDED = sql`coalesce((select sum(amount_paise) from refunds where ${COUNTS}), 0)::bigint`;
const HAS_REFUND = sql`exists (select from refunds where ${COUNTS})`;

const STANDING_IS: Record<NonNullable<PaymentFilter['standing']>, SQL> = {
  waiting: sql`o.state in ('created', 'open')`,
  paid: sql`o.state = 'paid' and not ${HAS_REFUND}`,
  unpaid: sql`o.state in ('expired', 'cancelled') and not ${HAS_REFUND}`,
  refunded: sql`(o.state = 'returned' or ${HAS_REFUND})`,
};

function conditionOf(personId: number, { standing, purpose, from, to }: PaymentFilter): SQL {
  const all = [sql`o.person_id = ${personId}`];
  if (standing) all.push(STANDING_IS[standing]);
  if (purpose) all.push(sql`o.purpose = ${purpose}`);
  if (from) all.push(sql`o.created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`);
  if (to) all.push(sql`o.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`);
  return sql.join(all, sql` and `);
}

function statusOf({ state, refunded, gross }: Row): Standing {
  if (WAITING.includes(state)) return 'waiting';
  if (state === 'returned' || refunded >= gross) return 'refunded';
  if (refunded > 0) return 'part_refunded';
  return UNPAID.includes(state) ? 'unpaid' : 'paid';
}

export function presentPayment(row: Row): PaymentRow {
  const invoice = row.papers.find(({ kind }) => kind === 'invoice');
  const named = ({ id, number }: Paper) => ({ id, number });
  return {
    orderId: row.orderId,
    purpose: row.purpose,
    description: retold(row.description),
    state: row.state,
    standing: statusOf(row),
    amounts: {
      list: toRupees(row.list),
      discount: toRupees(row.discount),
      net: toRupees(row.net),
      cgst: toRupees(row.cgst),
      sgst: toRupees(row.sgst),
      igst: toRupees(row.igst),
      total: toRupees(row.gross),
    },
    refunded: toRupees(row.refunded),
    method: row.method,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    invoice: invoice ? named(invoice) : null,
    creditNotes: row.papers.filter(({ kind }) => kind === 'credit-note').map(named),
    refunds: row.refunds.map(({ state, paise, reason, at }) => ({
      state,
      amount: toRupees(paise),
      reason: retold(reason),
      at: new Date(at).toISOString(),
    })),
  };
}

/** Orders of a person with their refunds and papers, the latest first; `extra` narrows `o` further. */
export function findPayments(
  db: Queryable,
  personId: number,
  filter: PaymentFilter,
  range: SQL,
  extra: SQL = sql`true`,
): Promise<Row[]> {
  return rows<Row>(
    db,
    sql`select o.public_id as "orderId", o.purpose, o.description, o.state,
          o.list_paise as list, o.discount_paise as discount, o.net_paise as net,
          o.cgst_paise as cgst, o.sgst_paise as sgst, o.igst_paise as igst, o.total_paise as gross,
          ${REFUNDED} as refunded, o.created_at as "createdAt", o.paid_at as "paidAt",
          (select p.method from payments p where p.order_id = o.id and p.state = 'success'
           order by p.is_grant desc, p.id limit 1) as method,
          coalesce((select jsonb_agg(jsonb_build_object('id', i.id, 'number', i.number, 'kind', i.kind)
            order by i.id) from invoices i
            where i.order_id = o.id and i.person_id = o.person_id), '[]') as papers,
          coalesce((select jsonb_agg(jsonb_build_object('state', r.state, 'paise', r.amount_paise,
            'reason', r.reason, 'at', r.created_at) order by r.id)
            from refunds r where r.order_id = o.id), '[]') as refunds,
          count(*) over () as total
        from orders o where ${conditionOf(personId, filter)} and ${extra}
        order by o.id desc ${range}`,
  );
}
