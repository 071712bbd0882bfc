import { sql } from 'drizzle-orm';
import type { AdminOrder } from '#contract/money/money-admin.ts';
import { NOTHING, type Paise, restOf, toRupees } from '#domain/lib/money.ts';
import { retold, retoldIf } from '#server/core/retold.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { nameOf } from './staff-name.ts';

const iso = <Row extends { at: Date }>({ at, ...row }: Row) => ({ ...row, at: at.toISOString() });

/** What the ledger says of an order: its payments and its refunds, in the order it was written. */
export async function ledgerOf(db: Queryable, orderId: number): Promise<AdminOrder['ledger']> {
  const found = await rows<{
    id: number;
    kind: string;
    memo: string;
    at: Date;
    entries: { account: string; paise: Paise }[];
  }>(
    db,
    sql`select t.id, t.kind, t.memo, t.at,
          jsonb_agg(jsonb_build_object('account', a.code, 'paise', e.amount_paise)
            order by e.id) as entries
        from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id
        join ledger_accounts a on a.id = e.account_id
        where (t.reference_kind = 'payment' and t.reference_id in
            (select id from payments where order_id = ${orderId}))
          or (t.reference_kind = 'refund' and t.reference_id in
            (select id from refunds where order_id = ${orderId}))
        group by t.id order by t.id`,
  );
  return found.map(({ entries, ...transaction }) => ({
    ...iso(transaction),
    memo: retold(transaction.memo),
    entries: entries.map(({ account, paise }) => ({
      account,
      debit: toRupees(restOf(paise, NOTHING)),
      credit: toRupees(restOf(NOTHING, paise)),
    })),
  }));
}

/** The histories of an order and of its refunds, as one. */
export async function timelineOf(db: Queryable, orderId: number): Promise<AdminOrder['timeline']> {
  type Line = Omit<AdminOrder['timeline'][number], 'at'> & { at: Date };
  const found = await rows<Line>(
    db,
    sql`select at, subject_kind as about, event, by, note from timeline
        where (subject_kind = 'order' and subject_id = ${orderId})
          or (subject_kind = 'refund' and subject_id in
            (select id from refunds where order_id = ${orderId}))
        order by id`,
  );
  return found.map(({ note, ...line }) => ({ ...iso(line), note: retoldIf(note) }));
}

export async function auditOf(db: Queryable, orderId: number): Promise<AdminOrder['audit']> {
  type Line = Omit<AdminOrder['audit'][number], 'at'> & { at: Date };
  const found = await rows<Line>(
    db,
    sql`select l.id, l.at, l.action, l.detail, ${nameOf('s')} as actor
        from audit_log l left join people s on s.id = l.actor_id
        where (l.subject_kind = 'order' and l.subject_id = ${orderId})
          or (l.subject_kind = 'refund' and l.subject_id in
            (select id from refunds where order_id = ${orderId}))
        order by l.id`,
  );
  return found.map(iso);
}
