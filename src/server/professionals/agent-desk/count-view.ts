import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { countView } from '#contract/professionals/listing-views.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/professionals/desk/index.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Verb } from '#server/http/execute.ts';
import { hmac } from '#server/lib/hmac.ts';
import { networkOf } from '#server/limits/network.ts';

const MARK_BYTES = 16;

/** Tells a day's viewers of a listing apart, and nothing else: no other day's mark is alike. */
function markOf({ secrets, caller }: Context, day: string, listingId: number): Buffer {
  return hmac(secrets.key('listing views'))
    .update(`${day}\n${listingId}\n${networkOf(caller.address)}\n${caller.userAgent}`)
    .digest()
    .subarray(0, MARK_BYTES);
}

export const countViewVerb: Verb<typeof countView> = async (context, { params }) => {
  const day = puneDate(context.now());
  const mark = markOf(context, day, params.id);
  const [found] = await rows(
    context.db,
    sql`with live as (select id from listings where id = ${params.id} and status = 'live'),
        fresh as (
          insert into listing_view_marks (day, mark) select ${day}::date, ${mark} from live
          on conflict do nothing returning 1),
        counted as (
          insert into listing_views (listing_id, day, views)
          select id, ${day}::date, 1 from live, fresh
          on conflict (listing_id, day) do update set views = listing_views.views + 1)
        select id from live`,
  );
  if (!found) throw new AppError('not_found', words.homeListedNoMore);
  return success(null);
};
