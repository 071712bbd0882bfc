import { on } from 'node:events';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { NOTIFICATION_PAGE } from '#contract/people/notifications.ts';
import type { Context } from '#server/core/context.ts';
import { notificationPreferences, notifications } from '#server/db/schema/index.ts';
import { deliverPast, notify } from '#server/people/notifications/index.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { testContext } from '#tests/api/harness.ts';
import { aSession } from '#tests/builders/index.ts';
import { aBrowser } from '#tests/emulators/push-service.ts';
import { NEWS, NOON, notificationsDesk } from './notifications-desk.ts';

const desk = notificationsDesk();
const { person, tell, queued, api } = desk;
const deed = deedsOf(() => desk.db);
const sql = async (text: string, ...values: unknown[]) =>
  (await desk.db.$client.query(text, values)).rows;

/** Tells somebody with a context of the test's own. */
const tellBy = (context: Context, personId: number, news = {}) =>
  context.db.transaction((tx) => notify(context, tx, personId, { ...NEWS, ...news }));

async function caller() {
  const { id } = await person();
  const { headers } = await aSession(desk.db, id);
  const settings = (body: unknown) => api('PUT', '/api/notifications/settings', body, headers);
  return { id, headers, settings };
}

describe('telling somebody', () => {
  test('has their open pages look again at what changed, and at their notifications', async () => {
    const { id } = await person();
    const client = new pg.Client({ connectionString: desk.url });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('listen live');
    const heard = async (context: Context) => {
      const coming = on(client, 'notification');
      await tellBy(context, id);
      // Comes after all that was said before it.
      await sql(`select pg_notify('live', '"the end"')`);
      const said: unknown[] = [];
      for await (const [{ payload }] of coming) {
        if (payload === '"the end"') break;
        said.push(JSON.parse(payload));
      }
      return said;
    };
    expect(await heard(desk.context)).toEqual([
      [[id], { kind: 'changed', tags: ['notifications'] }],
    ]);
    const changes: Context['changes'] = ['bids', 'kyc'];
    expect(await heard({ ...desk.context, changes })).toEqual([
      [[id], { kind: 'changed', tags: ['bids', 'kyc', 'notifications'] }],
    ]);
  });

  test('of what they hear in the app alone leaves nothing to deliver', async () => {
    const { id } = await person();
    await tell(id, { kind: 'news' });
    expect(await queued()).toEqual([]);
    expect(await desk.db.$count(notifications)).toBe(1);
  });

  test.each([
    [22 * 60, null, '23:30'],
    [null, 7 * 60, '06:30'],
  ])('knows no quiet hours from %s until %s', async (from, until, at) => {
    const { id, headers } = await caller();
    await sql('insert into notification_settings values ($1, $2, $3)', id, from, until);
    desk.now = new Date(`2026-03-04T${at}:00+05:30`);
    await tell(id);
    for (const { dueAt } of await queued()) expect(dueAt).toEqual(desk.now);
    const { body } = await api('GET', '/api/notifications/settings', undefined, headers);
    expect(body.data.quiet).toBeNull();
  });

  test('starts to deliver once, and only where something is due', async () => {
    const started: string[] = [];
    const background = {
      run: (name: string) => void started.push(name),
      idle: async () => undefined,
    };
    const watched = { ...desk.context, background };
    const { id } = await person();
    await desk.db
      .insert(notificationPreferences)
      .values({ personId: id, kind: 'news', channel: 'sms', wanted: true });
    await sql('insert into notification_settings values ($1, 1320, 420)', id);
    desk.now = new Date('2026-03-04T23:30:00+05:30');
    await tellBy(watched, id, { kind: 'news' });
    expect(started).toEqual([]);
    // The mail is due, the text message in the morning.
    await tellBy(watched, id);
    await tellBy(watched, id);
    expect(started).toEqual(['deliver notifications']);
  });

  test('delivers again what comes after', async () => {
    const eager = testContext(desk.db);
    const { id, email } = await person({ mobile: null });
    for (const title of ['The first', 'The second']) {
      await tellBy(eager, id, { title: () => title });
      await eager.background.idle();
    }
    const subjects = eager.ports.outbox?.list(email).map(({ subject }) => subject);
    expect(subjects).toEqual(['The second', 'The first']);
  });
});

describe('what was told in a past that is played', () => {
  test('stands there as of then, and as if it had been sent by mail and SMS', async () => {
    const past: Context = { ...desk.context, isPast: true };
    const { id } = await person();
    const { id: noMobile } = await person({ mobile: null });
    const { id: gone } = await person({ deletedAt: NOON });
    for (const told of [id, noMobile, gone]) await tellBy(past, told);
    await tellBy(past, id, { kind: 'news', link: undefined });
    expect(await queued()).toEqual([]);
    await desk.context.db.transaction((tx) => deliverPast(tx));
    await desk.context.db.transaction((tx) => deliverPast(tx));
    const rows = await sql(
      `select person_id, kind, title, body, link, in_app, created_at from notifications order by id`,
    );
    const bid = {
      kind: 'deal',
      title: 'A bid for your home',
      body: 'Somebody has bid 80 lakh.',
      link: '/BidingRequest',
      in_app: true,
      created_at: NOON,
    };
    expect(rows).toEqual([
      { person_id: id, ...bid },
      { person_id: noMobile, ...bid },
      { person_id: id, ...bid, kind: 'news', link: null },
    ]);
    const sent = { dueAt: NOON, sentAt: NOON, attempts: 1, failedAt: null };
    expect(await queued()).toMatchObject([
      { channel: 'mail', ...sent },
      { channel: 'sms', ...sent },
      { channel: 'mail', ...sent },
    ]);
  });
});

describe('the list', () => {
  test('of one page exactly has no more', async () => {
    const { id, headers } = await caller();
    const path = `/api/propertyverification/getnotification/${id}`;
    await desk.db.insert(notifications).values(
      Array.from({ length: NOTIFICATION_PAGE }, () => ({
        ...{ personId: id, kind: 'deal' as const, title: 'A bid', body: '', createdAt: NOON },
      })),
    );
    const { body } = await api('GET', path, undefined, headers);
    expect(body).toMatchObject({ status: 1, message: 'OK', more: false });
    expect(body.data).toHaveLength(NOTIFICATION_PAGE);
    await tell(id);
    expect((await api('GET', path, undefined, headers)).body.more).toBe(true);
  });
});

describe('choices', () => {
  test('are said to be saved', async () => {
    const { settings } = await caller();
    const { said } = await deed(() => settings({ quiet: { from: 1320, until: 420 } }));
    expect(said).toEqual([200, 'Your choices are saved.']);
  });

  test('that cannot be made are refused beside their cells', async () => {
    const { settings } = await caller();
    const grid = [{ kind: 'security', channel: 'mail', wanted: false }];
    const quiet = { from: 60, until: 60 };
    const [stays, two] = [
      'Security messages cannot be turned off here.',
      'Choose two different times.',
    ];
    expect((await deed(() => settings({ grid, quiet }))).said).toEqual([
      ...[422, stays, `grid.0.wanted: ${stays}`, `quiet.until: ${two}`],
    ]);
    expect((await deed(() => settings({ quiet }))).said).toEqual([422, two, `quiet.until: ${two}`]);
  });

  test('of push say whether messages come to this browser', async () => {
    const { headers } = await caller();
    const endpoint = 'https://fcm.googleapis.com/fcm/send/of-choices';
    const { p256dh, auth } = aBrowser(endpoint).target;
    const say = async (path: string, body: unknown) =>
      (await deed(() => api('POST', `/api/notifications/push${path}`, body, headers))).said;
    const keys = { p256dh, auth };
    expect(await say('', { endpoint, keys })).toEqual([
      200,
      'Push messages will come to this browser.',
    ]);
    expect(await say('/end', { endpoint })).toEqual([
      200,
      'No more push messages will come to this browser.',
    ]);
    const service = 'This is no push service we know. Use a current browser.';
    expect(await say('', { endpoint: 'https://push.example.com/', keys })).toEqual([
      ...[422, service, `endpoint: ${service}`],
    ]);
    const none = 'These are not a browser’s push keys.';
    expect(await say('', { endpoint, keys: { p256dh: 'AAAA', auth: 'AAAA' } })).toEqual([
      ...[422, none, `keys: ${none}`],
    ]);
  });
});
