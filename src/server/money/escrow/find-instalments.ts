import { sql } from 'drizzle-orm';
import type { InstalmentRow } from '#contract/money/escrow.ts';
import { toRupees } from '#domain/lib/money.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Instalment } from '#server/db/schema/index.ts';
import { isOfLatestPlan, numberInPlan } from './plan-number.ts';

type Found = Pick<Instalment, 'id' | 'seq' | 'label' | 'dueOn' | 'amountPaise' | 'state'> & {
  paidAt: Date | null;
};

/** The plan of a booking as it is now, in the order it is paid; overdue is what time has made it. */
export async function findInstalments(
  { db, now }: Context,
  bookingId: number,
): Promise<InstalmentRow[]> {
  const found = await rows<Found>(
    db,
    sql`select i.id, i.seq, i.label, i.due_on::text as "dueOn", i.amount_paise as "amountPaise",
          i.state, o.paid_at as "paidAt"
        from instalments i left join orders o on o.id = i.order_id
        where i.booking_id = ${bookingId} and ${isOfLatestPlan}
        order by i.seq`,
  );
  const today = puneDate(now());
  return found.map(({ seq, amountPaise, paidAt, ...row }) => ({
    ...row,
    number: numberInPlan(seq),
    amount: toRupees(amountPaise),
    isOverdue: row.state === 'due' && row.dueOn < today,
    paidAt: paidAt?.toISOString() ?? null,
  }));
}
