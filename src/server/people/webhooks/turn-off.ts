import { and, eq, isNull, sql } from 'drizzle-orm';
import { OFF_AFTER_DAYS } from '#contract/people/webhooks.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { truncate } from '#domain/lib/truncate.ts';
import words from '#messages/people/news/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { webhookDeliveries, webhooks } from '#server/db/schema/index.ts';
import { notify } from '#server/people/notifications/index.ts';
import type { Attempt } from './send-event.ts';

/** How a system says that nobody is there any more. */
const GONE = 410;

/** Notes that nothing was taken; a webhook that has taken nothing for days is turned off, and its owner told. */
export async function turnOffWhereDead(
  context: Context,
  tx: Transaction,
  webhookId: number,
  { at, status }: Attempt,
): Promise<void> {
  const [failing] = await tx
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${at}::timestamptz)` })
    .where(and(eq(webhooks.id, webhookId), isNull(webhooks.offSince)))
    .returning();
  if (!failing?.failingSince) return;
  const isGone = status === GONE;
  if (!isGone && daysFrom(failing.failingSince, OFF_AFTER_DAYS) > at) return;
  const why = () => (isGone ? words.webhookGone : words.webhookSilent({ days: OFF_AFTER_DAYS }));
  await tx.update(webhooks).set({ offSince: at, offWhy: why() }).where(eq(webhooks.id, webhookId));
  await tx
    .update(webhookDeliveries)
    .set({ failedAt: at })
    .where(
      and(
        eq(webhookDeliveries.webhookId, webhookId),
        isNull(webhookDeliveries.deliveredAt),
        isNull(webhookDeliveries.failedAt),
      ),
    );
  await notify(context, tx, failing.personId, {
    kind: 'security',
    title: () => words.webhookOff,
    body: () => words.webhookOffBody({ url: truncate(failing.url, 120), offWhy: why() }),
    link: '/Webhooks',
  });
}
