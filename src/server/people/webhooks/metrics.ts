import { sql } from 'drizzle-orm';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { counter, gauge, type Reading } from '#server/lib/seeing/metric.ts';

const attempts = counter(
  'webhook_attempts_total',
  'Events sent to webhooks, by what became of them',
  {
    outcome: ['taken', 'refused'],
  },
);
const waiting = gauge('webhook_deliveries_waiting', 'Events that are due and not sent', {});
const oldest = gauge(
  'webhook_deliveries_oldest_seconds',
  'For how long the one that has waited longest has been due',
  {},
);
const unplaced = gauge('events_unplaced', 'Events that have no place in their list yet', {});

export const countAttempt = (outcome: 'taken' | 'refused') => attempts.add({ outcome });

interface Due {
  waiting: number;
  oldest: number | null;
  unplaced: number;
}

/** What is to be sent; partial indexes have no more than that. */
export const webhooksReading: Reading<Context> = {
  name: 'webhooks',
  metrics: [attempts, waiting, oldest, unplaced],
  async read({ db, now }) {
    const [due] = await rows<Due>(
      db,
      sql`select count(*)::int as waiting,
            extract(epoch from ${now()}::timestamptz - min(d.due_at))::float8 as oldest,
            (select count(*) from events where position is null)::int as unplaced
          from webhook_deliveries d join webhooks w on w.id = d.webhook_id and w.off_since is null
          where d.delivered_at is null and d.failed_at is null and d.due_at <= ${now()}`,
    );
    waiting.stands([{ value: due?.waiting ?? 0 }]);
    oldest.stands([{ value: due?.oldest ?? 0 }]);
    unplaced.stands([{ value: due?.unplaced ?? 0 }]);
  },
};
