import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { AdminCoupon, listCoupons } from '#contract/money/coupon-admin.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import { keyset } from '#server/db/keyset.ts';
import { rows } from '#server/db/rows.ts';
import { coupons } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';

const LATEST_FIRST = {
  list: 'coupons',
  keys: [{ by: sql`c.id`, type: 'int' }],
  descending: true,
} as const;

type Row = Omit<AdminCoupon, 'startsAt' | 'endsAt' | 'standing' | 'rupeesOff' | 'given'> & {
  paiseOff: Paise | null;
  givenPaise: Paise;
  startsAt: Date;
  endsAt: Date;
  ended: boolean;
};

function statusOf({ ended, startsAt, endsAt, uses, mostUses }: Row, now: Date) {
  if (ended) return 'ended';
  if (endsAt <= now) return 'run_out';
  if (uses >= mostUses) return 'used_up';
  return startsAt > now ? 'later' : 'now';
}

const present = (row: Row, now: Date): AdminCoupon => {
  const { paiseOff, givenPaise, ended: _, ...coupon } = row;
  return {
    ...coupon,
    rupeesOff: toRupees(paiseOff),
    given: toRupees(givenPaise),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    standing: statusOf(row, now),
  };
};

export const listCouponsVerb: Verb<typeof listCoupons> = async (context, { query }) => {
  const { db } = context;
  const page = keyset(context, LATEST_FIRST, query);
  const [found, total] = await Promise.all([
    rows<Row & { key: string[] }>(
      db,
      sql`select c.id, c.code, c.percent_off as "percentOff", c.paise_off as "paiseOff",
            c.purposes, c.starts_at as "startsAt", c.ends_at as "endsAt", c.ended,
            c.most_uses as "mostUses", c.uses_each as "usesEach",
            count(o.id)::int as uses, coalesce(sum(o.discount_paise), 0)::bigint as "givenPaise",
            ${page.key} as key
          from coupons c left join orders o on o.coupon_id = c.id and o.state = 'paid'
          where ${page.after} group by c.id ${page.end}`,
    ),
    db.$count(coupons),
  ]);
  const at = context.now();
  return success(page.answer(found, total, (row) => present(row, at)));
};
