import { sql } from 'drizzle-orm';
import { RUNNING_STATES } from '#domain/ads/campaign.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import type { Context } from '#server/core/context.ts';
import { inBatches } from '#server/db/in-batches.ts';
import { plainNumber } from '#server/db/rows.ts';

/** How the mark of a viewer begins who is known for a day only, and of one whose pass was shown. */
export const OF_A_DAY = 'd';
export const OF_A_PERSON = 'p';

/** No mark of somebody unknown tells anything after its day; none at all once its ad has ended. */
const KEPT_DAYS = 2;

/** Forgets by what viewers of ads were told apart; answers how many marks that were. */
export function forgetAdViewers({ db, now }: Context, signal: AbortSignal): Promise<number> {
  const before = daysBefore(now(), KEPT_DAYS);
  return inBatches(signal, async (most) => {
    const gone = await db.execute(
      sql`with over as materialized (
            select m.campaign_id, m.kind, m.viewer from ad_marks m
            join ad_campaigns c on c.id = m.campaign_id
            where m.at < ${before} and (starts_with(m.viewer, ${OF_A_DAY})
              or c.state::text <> all(${sql.param([...RUNNING_STATES])}::text[]))
            limit ${plainNumber(most)} for update of m skip locked)
          delete from ad_marks m using over
          where (m.campaign_id, m.kind, m.viewer) = (over.campaign_id, over.kind, over.viewer)`,
    );
    return gone.rowCount ?? 0;
  });
}
