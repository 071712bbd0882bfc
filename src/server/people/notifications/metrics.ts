import { sql } from 'drizzle-orm';
import { CHANNELS } from '#domain/people/notification.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { counter, gauge, type Reading } from '#server/lib/seeing/metric.ts';

const attempts = counter('deliveries_total', 'Mail, SMS and push tried, by what became of them', {
  channel: CHANNELS,
  outcome: ['sent', 'failed', 'dropped'],
});
const waiting = gauge('deliveries_waiting', 'Mail, SMS and push that are due and not sent', {
  channel: CHANNELS,
});
const oldest = gauge(
  'deliveries_oldest_seconds',
  'For how long the one that has waited longest has been due',
  { channel: CHANNELS },
);

export const countDelivery = (
  channel: (typeof CHANNELS)[number],
  outcome: 'sent' | 'failed' | 'dropped',
) => attempts.add({ channel, outcome });

interface Due {
  channel: (typeof CHANNELS)[number];
  waiting: number;
  oldest: number;
}

/** What is to be sent; a partial index has no more than that. */
export const deliveriesReading: Reading<Context> = {
  name: 'deliveries',
  metrics: [attempts, waiting, oldest],
  async read({ db, now }) {
    const due = await rows<Due>(
      db,
      sql`select channel, count(*)::int as waiting,
            extract(epoch from ${now()}::timestamptz - min(due_at))::float8 as oldest
          from notification_deliveries
          where sent_at is null and failed_at is null and due_at <= ${now()} group by channel`,
    );
    waiting.stands(due.map(({ channel, waiting: value }) => ({ channel, value })));
    oldest.stands(due.map(({ channel, oldest: value }) => ({ channel, value })));
  },
};
