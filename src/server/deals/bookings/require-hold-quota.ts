import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { HOLDS_AT_ONCE, LAPSED_HOLDS } from '#domain/deals/booking.ts';
import { hoursBefore, hoursFrom } from '#domain/lib/time/deadlines.ts';
import { formatDate, formatTime } from '#domain/lib/time/format.ts';
import words from '#messages/deals/bookings/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { plainNumber, rows } from '#server/db/rows.ts';
import { holdCounts } from '#server/deals/hooks.ts';

/** Homes that wait for their owners because of a buyer, and how many may. */
async function requireFewHeld(context: Context, tx: Transaction, buyerId: number): Promise<void> {
  const [found] = await rows<{ held: number; isChecked: boolean }>(
    tx,
    sql`select p.aadhaar_verified or p.pan_verified as "isChecked",
          (select count(*)::int from bookings k
           where k.buyer_id = p.id and k.state = 'held' and k.expires_at > ${context.now()}) as held
        from people p where p.id = ${buyerId}`,
  );
  if (!found) return;
  const elsewhere = await holdCounts.run(context, tx, buyerId);
  const held = elsewhere.reduce((sum, n) => sum + n, found.held);
  const most = HOLDS_AT_ONCE[found.isChecked ? 'checked' : 'unchecked'];
  if (held < most) return;
  const more = found.isChecked ? '' : words.moreHoldsIdentified({ checked: HOLDS_AT_ONCE.checked });
  throw new AppError('conflict', words.mostHolds({ most, more }));
}

/**
 * Holds that a buyer let run out, or took back before paying. One that the owner never answered,
 * though its test payment was made, is none; one that has run out is, noted down already or not.
 */
async function requireNoLapses(context: Context, tx: Transaction, buyerId: number): Promise<void> {
  const now = context.now();
  const since = hoursBefore(now, LAPSED_HOLDS.hours);
  const [first] = await rows<{ ms: number }>(
    tx,
    sql`with mine as (
          select id, state, expires_at from bookings where buyer_id = ${buyerId} and bid_id is null),
        lapsed as (
          select t.at from mine k join timeline t on t.subject_kind = 'booking' and t.subject_id = k.id
          where t.at > ${since} and (
            t.event = 'cancelByBuyer' and not ${happened('pay')}
            or t.event = 'expire' and (${happened('accept')} or not ${happened('hold')}))
          union all
          select k.expires_at from mine k
          where k.state in ('held', 'accepted') and k.expires_at <= ${now} and k.expires_at > ${since}
            and (k.state = 'accepted' or not ${happened('hold')}))
        select extract(epoch from at)::float8 * 1000 as ms from lapsed order by at desc
        limit 1 offset ${plainNumber(LAPSED_HOLDS.most - 1)}`,
  );
  if (!first) return;
  const again = hoursFrom(new Date(first.ms), LAPSED_HOLDS.hours);
  throw new AppError(
    'conflict',
    words.lapsedHolds({
      most: LAPSED_HOLDS.most,
      hours: LAPSED_HOLDS.hours,
      again: formatDate(again),
      again2: formatTime(again),
    }),
  );
}

const happened = (event: 'pay' | 'accept' | 'hold') => sql`exists (
  select from timeline e where e.subject_kind = 'booking' and e.subject_id = k.id
    and e.event = ${event})`;

/** Throws conflict where a buyer, whose row the caller has locked, has too many holds or let too many go. */
export async function requireHoldQuota(
  context: Context,
  tx: Transaction,
  buyerId: number,
): Promise<void> {
  await requireFewHeld(context, tx, buyerId);
  await requireNoLapses(context, tx, buyerId);
}
