import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Campaign } from '#server/db/schema/index.ts';
import { type NotificationWords, notify } from '#server/people/notifications/index.ts';

/** Tells a campaign's advertiser; the house's own have nobody to tell. */
export async function tellAdvertiser(
  context: Context,
  tx: Transaction,
  { id, ownerId, headline }: Campaign,
  { title, body }: NotificationWords,
): Promise<void> {
  if (ownerId === null) return;
  await notify(context, tx, ownerId, {
    kind: 'payment',
    title,
    body: () => `“${headline}”: ${body()}`,
    link: `/Campaigns/${id}`,
  });
}
