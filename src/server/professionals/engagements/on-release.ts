import { sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import words from '#messages/professionals/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Engagement, Release } from '#server/db/schema/index.ts';
import { lockEngagementRow } from './lock-row.ts';
import { moveEngagement } from './move-engagement.ts';
import { takeCommission } from './take-commission.ts';

async function engagementOf(tx: Transaction, { subjectId }: Release): Promise<Engagement> {
  const engagement = await lockEngagementRow(tx, subjectId);
  if (!engagement) throw new AppError('not_found');
  return engagement;
}

/** The fee is let go: that is how delivered work is confirmed, or a dispute decided. */
export async function onFeeReleased(
  context: Context,
  tx: Transaction,
  release: Release,
): Promise<void> {
  const engagement = await engagementOf(tx, release);
  if (engagement.state === 'disputed') {
    const news = {
      title: () => words.disputeDecided,
      body: () => words.feeToProfessional,
    };
    await moveEngagement(context, tx, engagement, 'settleForProfessional', {
      note: release.note,
      tell: {
        client: { ...news, body: () => `${news.body()} ${release.note ?? ''}`.trim() },
        professional: news,
      },
    });
  } else {
    await moveEngagement(context, tx, engagement, 'confirm');
  }
  await takeCommission(context, tx, engagement, release);
}

/** The client sends delivered work back. */
export async function sendBack(
  context: Context,
  tx: Transaction,
  engagement: Engagement,
  reason: string,
): Promise<void> {
  await moveEngagement(context, tx, engagement, 'rework', {
    note: reason,
    set: sql`delivered_at = null`,
    tell: {
      professional: {
        title: () => words.moreWork,
        body: () => words.moreWorkBody({ reason }),
      },
    },
  });
}

/** A refused request for the fee is work sent back. */
export async function onFeeRefused(
  context: Context,
  tx: Transaction,
  release: Release,
  reason: string,
): Promise<void> {
  const engagement = await engagementOf(tx, release);
  if (engagement.state === 'delivered') await sendBack(context, tx, engagement, reason);
}
