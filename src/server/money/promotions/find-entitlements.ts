import { sql } from 'drizzle-orm';
import type { Entitlement } from '#contract/money/promotions.ts';
import { GRACE_DAYS } from '#domain/money/subscription.ts';
import type { Context } from '#server/core/context.ts';
import { retold } from '#server/core/retold.ts';
import { rows } from '#server/db/rows.ts';
import { held } from './take-entitlement.ts';

type Row = Omit<Entitlement, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date | null };

/** The end of the package, as everywhere; its days of grace only once they run. */
const shownEnd = (now: Date) => {
  const end = sql`e.ends_at - make_interval(days => ${GRACE_DAYS})`;
  return sql`case when o.purpose = 'subscription' and ${end} > ${now} then ${end} else e.ends_at end`;
};

/** What it was used on as answers say it: "listing", "profile 2026-11-21", "saved search". */
const USED_ON = sql`concat_ws(' ', case u.subject_kind when 'person' then 'profile'
  else replace(u.subject_kind::text, '_', ' ') end, u.day)`;

/** What somebody has bought and may use now, the soonest to end first, with what it was used on. */
export async function findEntitlements(
  { db, now }: Context,
  personId: number,
): Promise<Entitlement[]> {
  const found = await rows<Row>(
    db,
    sql`select e.id, e.kind, i.name, e.quantity, e.used, e.quantity - e.used as "left",
          e.starts_at as "startsAt", ${shownEnd(now())} as "endsAt",
          coalesce((select json_agg(json_build_object(
              'subjectKind', ${USED_ON}, 'subjectId', u.subject_id,
              'title', case when u.subject_kind = 'listing' then
                (select title from listings l where l.id = u.subject_id) end,
              'at', to_char(u.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            order by u.id desc) from entitlement_uses u where u.entitlement_id = e.id), '[]') as uses
        from entitlements e join orders o on o.id = e.order_id
        join price_items i on i.id = o.price_item_id
        where ${held(personId, now())} order by e.ends_at, e.id`,
  );
  return found.map((row) => ({
    ...row,
    name: retold(row.name),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt?.toISOString() ?? null,
  }));
}
