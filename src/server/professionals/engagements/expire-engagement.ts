import notes from '#messages/lib/own-notes/index.ts';
import words from '#messages/money/news/index.ts';
import newsWords from '#messages/professionals/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Engagement } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import { moveEngagement } from './move-engagement.ts';

/** For the timeline, which says it in English. */
const WHY = {
  requested: () => notes.notAnswered,
  quoted: () => notes.quoteNotAccepted,
  accepted: () => notes.feeNotPaid,
};

/** Ends what has run out and tells both sides. The caller holds the engagement. */
export async function expireEngagement(
  context: Context,
  tx: Transaction,
  engagement: Engagement,
): Promise<void> {
  const { state: was } = engagement;
  const state = was === 'quoted' || was === 'accepted' ? was : 'requested';
  await moveEngagement(context, tx, engagement, 'expire', {
    note: forTheBooks(WHY[state]),
    tell: {
      client: {
        title: () => newsWords.workRequestRunOut,
        body: () => newsWords.workRunOutBody[state],
      },
      professional: { title: () => words.askRunOut, body: () => newsWords.workRunOutWhy[state] },
    },
  });
}
