import { sql } from 'drizzle-orm';
import { SHOWN_STATES } from '#domain/ads/campaign.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Proof } from './nonce.ts';

/** Counts a click once per ad and viewer, also on an ad that has just ended. It costs nothing. */
export async function countClick(
  { db, now }: Context,
  { adId, place, viewer: { hash, personId } }: Proof,
): Promise<void> {
  const at = now();
  await rows(
    db,
    sql`with marked as (
          insert into ad_marks (campaign_id, kind, viewer, at)
          select c.id, 'click', ${hash}, ${at}
          from ad_campaigns c
          join ad_campaign_places p on p.campaign_id = c.id and p.place = ${place}
          where c.id = ${adId} and c.state::text = any(${sql.param([...SHOWN_STATES])}::text[])
            and (c.owner_id is null or c.owner_id is distinct from ${personId ?? null}::int)
          on conflict do nothing returning campaign_id)
        insert into ad_counts (campaign_id, day, place, clicks)
        select campaign_id, ${puneDate(at)}, ${place}, 1 from marked
        on conflict (campaign_id, day, place) do update set clicks = ad_counts.clicks + 1`,
  );
}
