import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Engagement } from '#server/db/schema/index.ts';
import { moveEngagement } from './move-engagement.ts';

const WHY: Partial<Record<Engagement['state'], string>> = {
  requested: 'It was not answered in time.',
  quoted: 'The quote was not accepted in time.',
  accepted: 'The fee was not paid in time.',
};

/** Ends what has run out and tells both sides. The caller holds the engagement. */
export async function expireEngagement(
  context: Context,
  tx: Transaction,
  engagement: Engagement,
): Promise<void> {
  const why = WHY[engagement.state] ?? '';
  await moveEngagement(context, tx, engagement, 'expire', {
    note: why,
    tell: {
      client: {
        title: 'Your request has run out',
        body: `${why} You can ask again, or ask another.`,
      },
      professional: { title: 'A request has run out', body: why },
    },
  });
}
