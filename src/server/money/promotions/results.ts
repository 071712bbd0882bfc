import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type {
  PromotionResult,
  promotionResults,
  Stretch,
} from '#contract/money/promotion-results.ts';
import { PROMOTION_DAYS } from '#domain/homes/promotion.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { isoDay, puneDayNumber } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { findInterest } from '#server/homes/interest/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { personOf } from '#server/session/person.ts';

/** As many as somebody compares. */
const MOST = 20;

interface Bought {
  listingId: number;
  title: string;
  publishedAt: Date;
  featuredUntil: Date | null;
  at: Date;
  days: number;
}

/** What was paid for and not given back, and what packages gave, in the order in which it was had. */
const findBought = ({ db }: Context, personId: number) =>
  rows<Bought>(
    db,
    sql`with bought as (
          select o.subject_id as listing_id, o.paid_at as at, i.validity_days as days
          from orders o join price_items i on i.id = o.price_item_id
          where o.person_id = ${personId} and o.purpose = 'promoteProperty' and o.state = 'paid'
            and i.validity_days is not null
            and o.total_paise > (select coalesce(sum(r.amount_paise), 0) from refunds r
              where r.order_id = o.id and r.payment_id is null and r.state <> 'failed')
          union all
          select u.subject_id, u.at, ${plainNumber(PROMOTION_DAYS)}
          from entitlement_uses u join entitlements e on e.id = u.entitlement_id
          where e.person_id = ${personId} and e.kind = 'promotions' and u.subject_kind = 'listing')
        select l.id as "listingId", l.title, l.published_at as "publishedAt",
          l.featured_until as "featuredUntil", bought.at, bought.days
        from bought join listings l on l.id = bought.listing_id and l.owner_id = ${personId}
        order by bought.at`,
  );

interface Period extends Omit<Bought, 'at' | 'days'> {
  startsAt: Date;
  endsAt: Date;
}

/** One bought while another runs is added to its end; one kept over a booking ends so much later. */
function periodsOf(bought: readonly Bought[], now: Date): Period[] {
  const last = new Map<number, Period>();
  const periods: Period[] = [];
  for (const { at, days, ...of } of bought) {
    const running = last.get(of.listingId);
    if (running && running.endsAt > at) {
      running.endsAt = daysFrom(running.endsAt, days);
      continue;
    }
    const period = { ...of, startsAt: at, endsAt: daysFrom(at, days) };
    last.set(of.listingId, period);
    periods.push(period);
  }
  for (const period of last.values()) {
    const { featuredUntil } = period;
    if (featuredUntil && featuredUntil > now && featuredUntil > period.endsAt) {
      period.endsAt = featuredUntil;
    }
  }
  return periods.toReversed().slice(0, MOST);
}

async function interestIn(
  { db }: Context,
  id: number,
  first: number,
  last: number,
): Promise<Stretch> {
  const span = { from: isoDay(first), to: isoDay(last) };
  return { ...span, days: last - first + 1, ...(await findInterest(db, [id], span)).of(id) };
}

async function present(context: Context, period: Period): Promise<PromotionResult> {
  const { listingId, title, startsAt, endsAt, publishedAt } = period;
  const first = puneDayNumber(startsAt);
  const last = Math.max(first, puneDayNumber(endsAt > context.now() ? context.now() : endsAt));
  const length = last - first + 1;
  const earliest = Math.max(first - length, puneDayNumber(publishedAt));
  return {
    propertyid: listingId,
    title,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    during: await interestIn(context, listingId, first, last),
    before: earliest < first ? await interestIn(context, listingId, earliest, first - 1) : null,
  };
}

export const promotionResultsVerb: Verb<typeof promotionResults> = async (context) => {
  const periods = periodsOf(await findBought(context, personOf(context).id), context.now());
  return success(await Promise.all(periods.map((period) => present(context, period))));
};
