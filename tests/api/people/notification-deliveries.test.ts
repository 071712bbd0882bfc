import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { deliveries, notifications, people, pushSubscriptions } from '#server/db/schema/index.ts';
import { startRound } from '#server/jobs/round.ts';
import { DELIVERIES } from '#server/jobs/rounds.ts';
import { createLogger } from '#server/lib/log.ts';
import { deliverDue } from '#server/people/notifications/deliver-due.ts';
import { patience } from '#tests/patience.ts';
import { MINUTE_MS, NOON, notificationsDesk } from './notifications-desk.ts';

const desk = notificationsDesk();
const { person, subscribed, tell, queued, outbox, withPorts, mailing } = desk;

describe('delivering', () => {
  test('by mail, SMS and push', async () => {
    const { id, email, mobile } = await person();
    const endpoints = [await subscribed(id), await subscribed(id)];
    await tell(id);
    expect(await deliverDue(desk.context)).toBe(3);
    const [mail] = outbox(email);
    expect(mail?.subject).toBe('A bid for your home');
    expect(mail?.text.split('\n')).toEqual([
      'Somebody has bid 80 lakh.',
      '',
      `${desk.context.env.SITE_URL}/BidingRequest`,
      '',
      expect.any(String),
      `${desk.context.env.SITE_URL}/Notification`,
    ]);
    expect(outbox(mobile ?? '')).toMatchObject([{ text: 'Propertysearch: A bid for your home' }]);
    for (const endpoint of endpoints) expect(outbox(endpoint)).toHaveLength(1);
    const rows = await queued();
    expect(rows.length).toBeGreaterThanOrEqual(3);
    for (const row of rows) {
      expect(row).toMatchObject({ sentAt: NOON, failedAt: null, error: null, attempts: 1 });
    }
    expect(await deliverDue(desk.context)).toBe(0);
  });

  test('an SMS fits, however long the title', async () => {
    const { id, mobile } = await person();
    await tell(id, { title: () => 'x'.repeat(300) });
    await deliverDue(desk.context);
    expect(outbox(mobile ?? '')[0]?.text).toHaveLength(160);
  });

  test('tries again after 1, 5, 25 and 125 minutes, then gives up', async () => {
    const { id } = await person({ mobile: null });
    await tell(id);
    let tries = 0;
    const failing = mailing(async () => {
      tries++;
      throw new Error('The mail server did not take the mail: EENVELOPE 550');
    });
    for (const minutes of [1, 5, 25, 125]) {
      expect(await deliverDue(failing)).toBe(1);
      desk.now = new Date(desk.now.getTime() + minutes * MINUTE_MS - 1);
      expect(await deliverDue(failing)).toBe(0);
      desk.now = new Date(desk.now.getTime() + 1);
    }
    expect(await deliverDue(failing)).toBe(1);
    desk.now = new Date(desk.now.getTime() + 1_000 * MINUTE_MS);
    expect(await deliverDue(failing)).toBe(0);
    expect(tries).toBe(5);
    expect(await queued()).toMatchObject([
      { attempts: 5, sentAt: null, error: expect.stringMatching(/EENVELOPE 550$/) },
    ]);
    expect((await queued())[0]?.failedAt).not.toBeNull();
  });

  test('a later success forgets the failure', async () => {
    const { id, email } = await person({ mobile: null });
    await tell(id);
    await deliverDue(
      mailing(async () => {
        throw new Error('not now');
      }),
    );
    expect(await queued()).toMatchObject([{ error: 'not now', sentAt: null }]);
    desk.now = new Date(desk.now.getTime() + MINUTE_MS);
    await deliverDue(desk.context);
    expect(await queued()).toMatchObject([{ error: null, sentAt: desk.now, attempts: 2 }]);
    expect(outbox(email)).toHaveLength(1);
  });

  test('subscriptions that have gone are forgotten; one that takes it is enough', async () => {
    const { id } = await person({ mobile: null });
    const [gone, broken, good] = [await subscribed(id), await subscribed(id), await subscribed(id)];
    const { id: lost } = await person({ mobile: null });
    const lostToo = await subscribed(lost);
    await tell(id, { kind: 'message' });
    await tell(lost, { kind: 'message' });
    const pushing = withPorts({
      push: {
        ...desk.context.ports.push,
        async send({ endpoint }) {
          if (endpoint === broken) throw new Error('The push service refused: 500');
          return endpoint === good ? 'sent' : 'gone';
        },
      },
    });
    await deliverDue(pushing);
    const left = await desk.db.select().from(pushSubscriptions);
    const endpoints = left.map(({ endpoint }) => endpoint);
    expect(endpoints).toEqual(expect.arrayContaining([broken, good]));
    expect(endpoints).not.toContain(gone);
    expect(endpoints).not.toContain(lostToo);
    expect(await queued()).toMatchObject([
      { sentAt: NOON },
      { sentAt: null, failedAt: NOON, error: 'no browser is subscribed' },
    ]);
  });

  test('what waits for somebody who deleted their account, or their number, is dropped', async () => {
    const { id, email } = await person();
    const other = await person();
    await tell(id);
    await tell(other.id);
    await desk.db.update(people).set({ deletedAt: NOON }).where(eq(people.id, id));
    await desk.db.update(people).set({ mobile: null }).where(eq(people.id, other.id));
    await deliverDue(desk.context);
    expect(outbox(email)).toEqual([]);
    expect((await queued()).map(({ failedAt, error }) => [failedAt, error])).toEqual([
      [NOON, 'the account is deleted'],
      [NOON, 'the account is deleted'],
      [null, null],
      [NOON, 'no mobile number'],
    ]);
  });

  test('many workers send nothing twice', async () => {
    const sent = new Map<string, number>();
    const someone = await person({ mobile: null });
    const made = await desk.db
      .insert(notifications)
      .values(
        Array.from({ length: 300 }, (_, at) => ({
          personId: someone.id,
          kind: 'deal' as const,
          title: `Bid ${at}`,
          body: '',
          createdAt: NOON,
        })),
      )
      .returning({ notificationId: notifications.id });
    await desk.db
      .insert(deliveries)
      .values(made.map((row) => ({ ...row, channel: 'mail' as const, dueAt: NOON })));
    // Two nodes with pools of their own, four workers each.
    const nodes = [0, 1].map(() => connect(desk.url, 4, createLogger('silent')));
    const worker = (db: Context['db']) => ({
      ...mailing(async ({ subject }) => {
        await pause(Math.random() * 5);
        sent.set(subject, (sent.get(subject) ?? 0) + 1);
      }),
      db,
    });
    const workers = nodes.flatMap((db) => Array.from({ length: 4 }, () => worker(db)));
    const taken = await Promise.all(workers.map((each) => deliverDue(each, 300)));
    await Promise.all(nodes.map((db) => db.$client.end()));
    expect(taken.filter((count) => count > 0).length).toBeGreaterThan(1);
    expect(taken.reduce((sum, count) => sum + count, 0)).toBe(300);
    expect(sent.size).toBe(300);
    expect([...sent.values()].every((times) => times === 1)).toBe(true);
  });

  test('takes no more than asked, and what a dead worker held after two minutes', async () => {
    const { id, email } = await person({ mobile: null });
    await tell(id);
    await tell(id);
    expect(await deliverDue(desk.context, 1)).toBe(1);
    await desk.db.update(deliveries).set({ sentAt: null, attempts: 1 });
    desk.now = new Date(NOON.getTime() + 2 * MINUTE_MS - 1);
    // The first is as if its worker had died; the second was never taken.
    expect(await deliverDue(desk.context)).toBe(1);
    desk.now = new Date(NOON.getTime() + 2 * MINUTE_MS);
    expect(await deliverDue(desk.context)).toBe(1);
    expect(outbox(email)).toHaveLength(3);
  });

  test('the loop sends round by round and stops when asked', async () => {
    const { id, email } = await person({ mobile: null });
    desk.now = new Date(NOON.getTime() - MINUTE_MS);
    await tell(id);
    for (let at = 0; at < 25; at++) await tell(id, { title: () => `Bid ${at}` });
    let atOnce = 0;
    let most = 0;
    const slow = mailing(async (mail) => {
      most = Math.max(most, ++atOnce);
      await pause(20);
      atOnce--;
      await desk.context.ports.mail.send(mail);
    });
    const loop = startRound(slow, { ...DELIVERIES, everyMs: 5 });
    await expect.poll(() => outbox(email).length, { timeout: patience(5) }).toBe(26);
    await loop.stop();
    expect(most).toBe(10);
    await tell(id, { kind: 'listing', title: () => 'after the end' });
    await pause(50);
    expect(outbox(email).filter(({ subject }) => subject === 'after the end')).toEqual([]);
  });

  test('the loop outlives a database that fails', async () => {
    const { id, email } = await person({ mobile: null });
    await tell(id);
    let broken = 0;
    const db = new Proxy(desk.context.db, {
      get(target, name, receiver) {
        if (name === '$client' && broken++ < 2) throw new Error('the database is away');
        return Reflect.get(target, name, receiver);
      },
    });
    const loop = startRound({ ...desk.context, db }, { ...DELIVERIES, everyMs: 5 });
    await expect.poll(() => outbox(email).length, { timeout: patience(5) }).toBe(1);
    await loop.stop();
    expect(broken).toBeGreaterThan(2);
  });
});
