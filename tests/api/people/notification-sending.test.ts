import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { createLogger } from '#server/lib/log.ts';
import { deliverDue } from '#server/people/notifications/index.ts';
import { MINUTE_MS, NEWS, notificationsDesk } from './notifications-desk.ts';

const desk = notificationsDesk();
const { person, subscribed, tell, queued, outbox, withPorts, mailing } = desk;
afterEach(() => vi.restoreAllMocks());

type Push = Context['ports']['push']['send'];
const pushing = (send: Push) => withPorts({ push: { ...desk.context.ports.push, send } });

test('a mail without a link has the news and where news is chosen, and nothing between', async () => {
  const { id, email } = await person({ mobile: null });
  await tell(id, { link: undefined });
  await deliverDue(desk.context);
  expect(outbox(email)[0]?.text).toBe(
    `Somebody has bid 80 lakh.\n\nYou choose which messages reach you, and how, at\n${desk.context.env.SITE_URL}/Notification`,
  );
});

test('an SMS in Devanagari is as long as two, in the language of whoever is told', async () => {
  const { id, mobile } = await person({ language: 'mr' });
  await tell(id, { title: () => 'क'.repeat(300) });
  await deliverDue(desk.context);
  const text = outbox(mobile ?? '')[0]?.text ?? '';
  expect([text.length, text.slice(0, 17)]).toEqual([134, 'Propertysearch: क']);
});

describe('a push', () => {
  test('shows the title, the beginning of the text, and where it leads', async () => {
    const { id } = await person({ mobile: null });
    await subscribed(id);
    await tell(id, { kind: 'message', title: () => 't'.repeat(101), body: () => 'b'.repeat(301) });
    const sent: Parameters<Push>[1][] = [];
    const context = pushing(async (_, payload) => {
      sent.push(payload);
      return 'sent';
    });
    await deliverDue(context);
    expect(sent).toEqual([
      { title: `${'t'.repeat(100)}…`, body: `${'b'.repeat(300)}…`, link: NEWS.link },
    ]);
  });

  test.each([
    [new Error(`refused: ${'5'.repeat(200)}`), `refused: ${'5'.repeat(111)}…`],
    ['no error at all', 'unknown'],
  ])('that no browser takes is tried again, and why is kept', async (why, error) => {
    const { id } = await person({ mobile: null });
    for (let n = 0; n < 2; n++) await subscribed(id);
    await tell(id, { kind: 'message' });
    await deliverDue(pushing(() => Promise.reject(why)));
    expect(await queued()).toMatchObject([
      {
        ...{ sentAt: null, failedAt: null, error },
        dueAt: new Date(desk.now.getTime() + MINUTE_MS),
      },
    ]);
  });

  test('that one browser takes and another does not is sent', async () => {
    const { id } = await person({ mobile: null });
    const takes = [await subscribed(id), await subscribed(id)][1];
    await tell(id, { kind: 'message' });
    const context = pushing(async ({ endpoint }) => {
      if (endpoint !== takes) throw new Error('refused');
      return 'sent';
    });
    await deliverDue(context);
    expect(await queued()).toMatchObject([{ sentAt: desk.now, error: null }]);
  });
});

describe('a sending that does not end', () => {
  test('is given up, and tried again; one that ends is waited for no longer', async () => {
    const { id } = await person({ mobile: null });
    await tell(id);
    const set = globalThis.setTimeout;
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const timers: unknown[] = [];
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((
      run: () => void,
      ms: number,
      ...rest: []
    ) => {
      const isPatience = ms === 45_000;
      const timer = set(run, isPatience ? 0 : ms, ...rest);
      if (isPatience) timers.push(timer);
      return timer;
    }) as typeof setTimeout);
    await deliverDue(mailing(() => new Promise(() => undefined)));
    expect(await queued()).toMatchObject([
      { sentAt: null, failedAt: null, error: 'no end in time', attempts: 1 },
    ]);
    expect(timers).toHaveLength(1);
    expect(cleared.mock.calls.map(([timer]) => timer)).toContain(timers[0]);
  });
});

test('the log says what was not delivered and why, and names nobody', async () => {
  const lines: string[] = [];
  const log = createLogger('warn', { write: (line) => void lines.push(line) });
  const { id, email } = await person({ mobile: null });
  await tell(id);
  const away = mailing(() => Promise.reject(new Error('The mail server is away')));
  await deliverDue({ ...away, log });
  const [delivery] = await queued();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      delivery: delivery?.id,
      channel: 'mail',
      attempts: 1,
      reason: 'The mail server is away',
      msg: 'a notification was not delivered',
    },
  ]);
  expect(lines.join()).not.toContain(email);
});

test('no more are taken in hand than are asked for, ten at a time', async () => {
  const { id } = await person({ mobile: null });
  for (let n = 0; n < 17; n++) await tell(id);
  expect(await deliverDue(desk.context, 12)).toBe(12);
  expect((await queued()).filter(({ sentAt }) => sentAt)).toHaveLength(12);
});

test('where our own database fails it is said, once the others have ended', async () => {
  const { id } = await person({ mobile: null });
  for (let n = 0; n < 3; n++) await tell(id);
  let asked = 0;
  const db = new Proxy(desk.context.db, {
    get(target, name, receiver) {
      // The first takes them in hand; the second would write what became of one of them.
      if (name === '$client' && ++asked === 2) throw new Error('the database is away');
      return Reflect.get(target, name, receiver);
    },
  });
  await expect(deliverDue({ ...desk.context, db })).rejects.toThrow('the database is away');
  expect((await queued()).filter(({ sentAt }) => sentAt)).toHaveLength(2);
});
