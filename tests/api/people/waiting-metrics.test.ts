import { expect, test } from 'vitest';
import type { Metric } from '#server/lib/seeing/metric.ts';
import { deliverDue, deliveriesReading } from '#server/people/notifications/index.ts';
import { webhooksReading } from '#server/people/webhooks/index.ts';
import { notificationsDesk } from './notifications-desk.ts';

const desk = notificationsDesk();
const sql = (text: string, ...values: unknown[]) => desk.db.$client.query(text, values);

/** What a metric says: its labels and the value, of each of its series. */
const saidBy = async (metrics: readonly Metric[], name: string) => {
  const metric = metrics.find((one) => one.name === `propertysearch_${name}`);
  const { values } = (await metric?.own.get()) ?? { values: [] };
  return values.map(({ labels, value }) => [labels, value]);
};

test('notifications that are due are counted by their way, and for how long the oldest waits', async () => {
  const read = async () => {
    await deliveriesReading.read(desk.context);
    return [
      await saidBy(deliveriesReading.metrics, 'deliveries_waiting'),
      await saidBy(deliveriesReading.metrics, 'deliveries_oldest_seconds'),
    ];
  };
  const { id } = await desk.person();
  for (let n = 0; n < 2; n++) await desk.tell(id);
  const [first, ...others] = await desk.queued();
  for (const { channel } of others) expect(['mail', 'sms']).toContain(channel);
  await sql(`delete from notification_deliveries where channel <> 'mail'`);
  await sql(
    `update notification_deliveries set due_at = due_at - interval '90 s' where id = $1`,
    first?.id,
  );
  expect(await read()).toEqual([[[{ channel: 'mail' }, 2]], [[{ channel: 'mail' }, 90]]]);
  // What is sent, given up or due later does not wait.
  await sql('update notification_deliveries set sent_at = now() where id = $1', first?.id);
  expect(await read()).toEqual([[[{ channel: 'mail' }, 1]], [[{ channel: 'mail' }, 0]]]);
  await sql(`update notification_deliveries set due_at = due_at + interval '1 s'`);
  expect(await read()).toEqual([[], []]);
});

test('events that are due and not sent are counted, and those without a place', async () => {
  const read = async () => {
    await webhooksReading.read(desk.context);
    const values: unknown[] = [];
    for (const name of [
      'webhook_deliveries_waiting',
      'webhook_deliveries_oldest_seconds',
      'events_unplaced',
    ]) {
      values.push(...(await saidBy(webhooksReading.metrics, name)));
    }
    return values;
  };
  expect(await read()).toEqual([
    [{}, 0],
    [{}, 0],
    [{}, 0],
  ]);
  const { id } = await desk.person();
  const { rows } = await sql(
    `insert into webhooks (person_id, url, description, types, secret_sealed, created_at)
     values ($1, 'https://crm.example.com/', '', '{}', '', now()) returning id`,
    id,
  );
  await sql(
    `with made as (
       insert into events (person_id, type, subject_kind, subject_id, data, created_at, position)
       select $1, 'listing.paused', 'listing', n, '{}', now(), nullif(n, 3)
       from generate_series(1, 3) n returning id, position)
     insert into webhook_deliveries (webhook_id, event_id, due_at)
     select $2, id, $3::timestamptz - position * interval '1 min' from made
     where position is not null`,
    ...[id, rows[0].id, desk.now],
  );
  expect(await read()).toEqual([
    [{}, 2],
    [{}, 120],
    [{}, 1],
  ]);
  await sql(`update webhooks set off_since = now() where id = $1`, rows[0].id);
  expect((await read())[0]).toEqual([{}, 0]);
});

test('what became of a notification is counted, by its way', async () => {
  const read = async () => {
    const said = await saidBy(deliveriesReading.metrics, 'deliveries_total');
    return new Map(said.map(([labels, value]) => [JSON.stringify(labels), Number(value)]));
  };
  const before = await read();
  const { id } = await desk.person();
  await desk.tell(id);
  await sql(`delete from notification_deliveries where channel <> 'mail'`);
  await deliverDue(desk.mailing(() => Promise.reject(new Error('away'))));
  desk.now = new Date(desk.now.getTime() + 60_000);
  await deliverDue(desk.context);
  await desk.tell(id);
  await sql(`delete from notification_deliveries where channel <> 'mail'`);
  await sql('update people set deleted_at = now() where id = $1', id);
  await deliverDue(desk.context);
  // Nobody is there to take these: the number is gone, and the browser.
  const { id: away } = await desk.person();
  await desk.subscribed(away);
  await desk.tell(away);
  await sql(`delete from notification_deliveries where channel = 'mail'`);
  await sql('update people set mobile = null where id = $1', away);
  await sql('delete from push_subscriptions where person_id = $1', away);
  await deliverDue(desk.context);
  const more = [...(await read())].flatMap(([labels, value]) => {
    const by = value - (before.get(labels) ?? 0);
    const { channel, outcome } = JSON.parse(labels);
    return by === 0 ? [] : [[channel, outcome, by]];
  });
  expect(more.sort()).toEqual([
    ['mail', 'dropped', 1],
    ['mail', 'failed', 1],
    ['mail', 'sent', 1],
    ['push', 'dropped', 1],
    ['sms', 'dropped', 1],
  ]);
});
