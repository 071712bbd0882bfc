import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { NOTIFICATION_PAGE } from '#contract/people/notifications.ts';
import { CHANNELS, kindsFor } from '#domain/people/notification.ts';
import {
  notificationPreferences,
  notificationSettings,
  notifications,
} from '#server/db/schema/index.ts';
import { deliverDue } from '#server/people/notifications/deliver-due.ts';
import { notify } from '#server/people/notifications/notify.ts';
import { testContext } from '#tests/api/harness.ts';
import { aSession } from '#tests/builders/index.ts';
import { NEWS, NOON, notificationsDesk } from './notifications-desk.ts';

const desk = notificationsDesk();
const { person, subscribed, tell, queued, api } = desk;

describe('telling somebody', () => {
  test('leaves a notification and one delivery for each wanted channel they have', async () => {
    const { id } = await person();
    await subscribed(id);
    await tell(id);
    const { id: noMobile } = await person({ mobile: null });
    await tell(noMobile);
    const stored = await desk.db.select().from(notifications).orderBy(asc(notifications.id));
    expect(stored).toMatchObject([
      {
        personId: id,
        inApp: true,
        readAt: null,
        createdAt: NOON,
        kind: NEWS.kind,
        title: NEWS.title(),
        body: NEWS.body(),
      },
      { personId: noMobile },
    ]);
    const rows = (await queued()).map(({ notificationId, channel, dueAt }) => ({
      notificationId,
      channel,
      dueAt,
    }));
    const [first, second] = stored.map((row) => row.id);
    expect(rows).toEqual([
      { notificationId: first, channel: 'mail', dueAt: NOON },
      { notificationId: first, channel: 'sms', dueAt: NOON },
      { notificationId: first, channel: 'push', dueAt: NOON },
      { notificationId: second, channel: 'mail', dueAt: NOON },
    ]);
  });

  test('keeps to what they chose', async () => {
    const { id } = await person();
    await desk.db.insert(notificationPreferences).values([
      { personId: id, kind: 'deal', channel: 'in_app', wanted: false },
      { personId: id, kind: 'deal', channel: 'mail', wanted: false },
      { personId: id, kind: 'news', channel: 'sms', wanted: true },
      { personId: id, kind: 'security', channel: 'mail', wanted: false },
    ]);
    await tell(id);
    await tell(id, { kind: 'news' });
    await tell(id, { kind: 'security' });
    const stored = await desk.db.select().from(notifications).orderBy(asc(notifications.id));
    expect(stored.map(({ inApp }) => inApp)).toEqual([false, true, true]);
    expect((await queued()).map(({ channel }) => channel)).toEqual(['sms', 'sms', 'mail']);
  });

  test('disturbs nobody in quiet hours; mail does not disturb', async () => {
    const { id } = await person();
    await subscribed(id);
    await desk.db
      .insert(notificationSettings)
      .values({ personId: id, quietFrom: 22 * 60, quietUntil: 7 * 60 });
    desk.now = new Date('2026-03-04T23:30:00+05:30');
    await tell(id);
    const morning = new Date('2026-03-05T07:00:00+05:30');
    expect((await queued()).map(({ channel, dueAt }) => [channel, dueAt])).toEqual([
      ['mail', desk.now],
      ['sms', morning],
      ['push', morning],
    ]);
    expect(await deliverDue(desk.context)).toBe(1);
    desk.now = morning;
    expect(await deliverDue(desk.context)).toBe(2);
  });

  test('leaves nothing when what happened is undone, or the account is deleted', async () => {
    const { id } = await person();
    const undone = desk.context.db.transaction(async (tx) => {
      await notify(desk.context, tx, id, NEWS);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    const { id: gone } = await person({ deletedAt: NOON });
    await tell(gone);
    expect(await desk.db.select().from(notifications)).toEqual([]);
  });

  test('sends soon after the transaction, without waiting for the loop', async () => {
    const { id, email } = await person({ mobile: null });
    const eager = testContext(desk.db);
    await eager.db.transaction(async (tx) => {
      await notify(eager, tx, id, NEWS);
      await notify(eager, tx, id, { ...NEWS, title: () => 'Another bid' });
    });
    await eager.background.idle();
    const subjects = eager.ports.outbox?.list(email).map(({ subject }) => subject);
    expect(subjects?.sort()).toEqual(['A bid for your home', 'Another bid']);
  });
});

describe('the list', () => {
  const path = (id: number, query = '') =>
    `/api/propertyverification/getnotification/${id}${query}`;

  async function withNews(count: number) {
    const { id } = await person({ mobile: null });
    const { headers } = await aSession(desk.db, id);
    await desk.db.insert(notifications).values(
      Array.from({ length: count }, (_, at) => ({
        personId: id,
        kind: at % 2 ? ('deal' as const) : ('kyc' as const),
        title: `NotificationContent ${at}`,
        body: 'Something happened.',
        inApp: at !== 0,
        createdAt: NOON,
      })),
    );
    return { id, headers };
  }

  test('comes page by page, newest first, without what is not wanted in the app', async () => {
    const { id, headers } = await withNews(NOTIFICATION_PAGE + 6);
    const { body: first } = await api('GET', path(id), undefined, headers);
    expect(first).toMatchObject({ status: 1, unread: NOTIFICATION_PAGE + 5, more: true });
    expect(first.data).toHaveLength(NOTIFICATION_PAGE);
    expect(first.data[0]).toMatchObject({
      title: 'NotificationContent 35',
      read: false,
      link: null,
    });
    const before = first.data.at(-1).id;
    const { body: rest } = await api('GET', path(id, `?before=${before}`), undefined, headers);
    expect(rest.more).toBe(false);
    const titles = rest.data.map(({ title }: { title: string }) => title);
    expect(titles).toEqual([
      'NotificationContent 5',
      'NotificationContent 4',
      'NotificationContent 3',
      'NotificationContent 2',
      'NotificationContent 1',
    ]);
    const { body: ofKind } = await api('GET', path(id, '?kind=kyc'), undefined, headers);
    expect(ofKind.data).toHaveLength(17);
    expect(ofKind).toMatchObject({ more: false, unread: NOTIFICATION_PAGE + 5 });
  });

  test('is the caller’s alone', async () => {
    const { id } = await withNews(3);
    const stranger = await aSession(desk.db, (await person()).id);
    expect((await api('GET', path(id), undefined, stranger.headers)).status).toBe(404);
    expect((await api('GET', path(id))).status).toBe(403);
  });

  test('is read by ids or as a whole, never another’s', async () => {
    const mine = await withNews(5);
    const theirs = await withNews(3);
    const all = (await api('GET', path(mine.id), undefined, mine.headers)).body.data;
    const foreign = (await api('GET', path(theirs.id), undefined, theirs.headers)).body.data;
    const read = (body: unknown) => api('POST', '/api/notifications/read', body, mine.headers);
    const ids = [all[0].id, foreign[0].id];
    expect((await read({ ids })).body.data).toEqual({ unread: 3 });
    expect((await read({ ids: [] })).body.data).toEqual({ unread: 3 });
    const { body } = await api('GET', path(mine.id), undefined, mine.headers);
    expect(body.data.map(({ read }: { read: boolean }) => read)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect((await read({})).body.data).toEqual({ unread: 0 });
    const after = await api('GET', path(theirs.id), undefined, theirs.headers);
    expect(after.body.unread).toBe(2);
  });
});

describe('settings', () => {
  const url = '/api/notifications/settings';
  async function settingsOf() {
    const { id } = await person();
    const { headers } = await aSession(desk.db, id);
    return {
      get: async () => (await api('GET', url, undefined, headers)).body.data,
      put: (body: unknown) => api('PUT', url, body, headers),
    };
  }
  const cell = (
    data: { grid: { kind: string; channel: string; wanted: boolean; fixed: boolean }[] },
    kind: string,
    channel: string,
  ) => data.grid.find((each) => each.kind === kind && each.channel === channel);

  test('begin with every cell at its default and no quiet hours', async () => {
    const data = await (await settingsOf()).get();
    expect(data.grid).toHaveLength(kindsFor('user').length * CHANNELS.length);
    expect(data.quiet).toBeNull();
    expect(data.pushKey).toBe(desk.context.ports.push.publicKey);
    expect(cell(data, 'security', 'mail')).toMatchObject({ wanted: true, fixed: true });
    expect(cell(data, 'news', 'mail')).toMatchObject({ wanted: false, fixed: false });
  });

  test('are saved cell by cell; the last word on a cell counts', async () => {
    const { get, put } = await settingsOf();
    const quiet = { from: 1_320, until: 420 };
    const { status, body } = await put({
      quiet,
      grid: [
        { kind: 'news', channel: 'mail', wanted: false },
        { kind: 'news', channel: 'mail', wanted: true },
        { kind: 'deal', channel: 'sms', wanted: false },
        { kind: 'security', channel: 'mail', wanted: true },
      ],
    });
    expect(status).toBe(200);
    expect(await get()).toEqual(body.data);
    await put({ grid: [{ kind: 'deal', channel: 'sms', wanted: true }] });
    const data = await get();
    expect(data.quiet).toEqual(quiet);
    expect(cell(data, 'news', 'mail')?.wanted).toBe(true);
    expect(cell(data, 'deal', 'sms')?.wanted).toBe(true);
    await put({ quiet: null });
    expect((await get()).quiet).toBeNull();
  });

  test('refuse to mute security, and hours of no length, and change nothing then', async () => {
    const { get, put } = await settingsOf();
    const before = await get();
    const { status, body } = await put({
      grid: [
        { kind: 'news', channel: 'mail', wanted: true },
        { kind: 'security', channel: 'mail', wanted: false },
      ],
      quiet: { from: 60, until: 60 },
    });
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect(body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'grid.1.wanted',
      'quiet.until',
    ]);
    expect(await get()).toEqual(before);
  });
});
