import { sql } from 'drizzle-orm';
import { isAppError } from '#contract/lib/errors.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import words from '#messages/ads/campaigns/index.ts';
import books from '#messages/lib/books/index.ts';
import { asSystem } from '#server/core/as-system.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import type { Refund } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { sendSoon } from '#server/professionals/engagements/index.ts';
import { endWithRest, isUsedUp } from './end-campaign.ts';
import { lockCampaignRow } from './lock-row.ts';
import { moveCampaign } from './move-campaign.ts';
import { tellAdvertiser } from './notifications.ts';

const BATCH_SIZE = 100;

/** Ends one campaign whose budget is used up or whose days are over; false where neither is so. */
async function finish(context: Context, id: number): Promise<boolean> {
  const refunds = await context.db.transaction(async (tx): Promise<Refund[] | undefined> => {
    const campaign = await lockCampaignRow(tx, id);
    if (!campaign || campaign.ownerId === null) return undefined;
    const { state, endsOn } = campaign;
    const runs = state === 'active' || state === 'paused';
    const isOver = endsOn < puneDate(context.now());
    if (runs && isUsedUp(campaign)) {
      await moveCampaign(context, tx, campaign, 'end');
      await tellAdvertiser(context, tx, campaign, {
        title: () => words.adEnded,
        body: () => words.adUsedUp,
      });
      return [];
    }
    if (!isOver) return undefined;
    if (runs) {
      await tellAdvertiser(context, tx, campaign, {
        title: () => words.adEnded,
        body: () => words.adOver,
      });
      return endWithRest(context, tx, campaign, 'runOut');
    }
    if (state !== 'submitted' && state !== 'approved') return undefined;
    await moveCampaign(context, tx, campaign, 'lapse', {
      note: forTheBooks(() => books.adDaysOver),
    });
    await tellAdvertiser(context, tx, campaign, {
      title: () => words.adNotShown,
      body: () => words.adNotShownBody,
    });
    return [];
  });
  if (refunds) sendSoon(context, refunds);
  return refunds !== undefined;
}

/** The same for whoever notices; where somebody else was faster, nothing is left to do. */
export async function finishCampaign(caller: Context, id: number): Promise<boolean> {
  try {
    return await finish(asSystem(caller), id);
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

/** Ends what has used up its budget or had its days; answers how many. */
export async function expireCampaigns(context: Context, most = BATCH_SIZE): Promise<number> {
  const today = puneDate(context.now());
  const due = await rows<{ id: number }>(
    context.db,
    sql`select id from ad_campaigns
        where owner_id is not null and (
          (state in ('active', 'paused') and (ends_on < ${today} or spent_mills >= budget_paise * 1000))
          or (state in ('submitted', 'approved') and ends_on < ${today}))
        order by id limit ${most}`,
  );
  let ended = 0;
  for (const { id } of due) if (await finishCampaign(context, id)) ended++;
  return ended;
}
