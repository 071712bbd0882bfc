import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { deliverEvents, placeEvents, webhooksReading } from '#server/people/webhooks/index.ts';
import { WebRefused } from '#server/ports/web/index.ts';
import { URL_OF_HOOK, webhookDesk } from './webhook-desk.ts';

const desk = webhookDesk();
const { answer, answers, call, called, hook, log, ping, shown, sql } = desk;
afterEach(() => vi.restoreAllMocks());

const tellings = () =>
  sql(
    'select title, body, link from notifications where person_id = $1 order by id',
    desk.owner.id,
  );

describe('a call', () => {
  test('says in JSON what happened, and waits for a short answer only', async () => {
    const id = await hook();
    await ping(id);
    const [[url, request] = []] = called;
    expect(url).toBe(URL_OF_HOOK);
    expect(request).toMatchObject({
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-timestamp': String(Math.floor(desk.now.getTime() / 1000)),
      },
      patienceMs: 15_000,
      maxBytes: 500,
      cut: true,
    });
    expect(JSON.parse(request?.body ?? '')).toMatchObject({ type: 'webhook.ping', data: { id } });
  });

  test.each([
    [199, 'waiting', null],
    [200, 'delivered', null],
    [299, 'delivered', null],
    [300, 'waiting', 'Redirects are not followed: give the address it leads to.'],
    [399, 'waiting', 'Redirects are not followed: give the address it leads to.'],
    [400, 'waiting', null],
  ] as const)('that is answered %i is then %s', async (status, state, error) => {
    const id = await hook();
    answer(status, 'so\u0000 be it');
    await ping(id);
    const [delivery] = (await log(id)).data;
    expect(delivery).toMatchObject({ state, attempts: [{ status, error, answer: 'so be it' }] });
    expect(delivery.attempts[0].milliseconds).toBeGreaterThanOrEqual(0);
    expect(delivery.attempts[0].milliseconds).toBeLessThan(60_000);
    expect((await shown(id)).failingSince).toBe(
      state === 'delivered' ? null : desk.now.toISOString(),
    );
  });

  test.each([
    [new WebRefused('No address of that host.'), 'No address of that host.'],
    [
      Object.assign(new Error('inside'), { name: 'TimeoutError', code: 'X' }),
      'Nothing was answered within 15 seconds.',
    ],
    [
      Object.assign(new Error('inside'), { code: 'ECONNRESET' }),
      'The connection failed (ECONNRESET).',
    ],
    [new Error('inside'), 'The connection failed.'],
  ])('that ends in %s says so to its owner, and nothing of our insides', async (why, error) => {
    const id = await hook();
    answers.push(() => Promise.reject(why));
    await ping(id);
    expect((await log(id)).data).toMatchObject([
      { state: 'waiting', attempts: [{ status: null, error, answer: null }] },
    ]);
  });
});

describe('a delivery that is not taken', () => {
  /** When it is due again after so many attempts, in minutes. */
  async function dueAfter(id: number, attempts: number): Promise<number | null> {
    await sql('update webhook_deliveries set attempts = $2 where webhook_id = $1', id, attempts);
    await sql('update webhook_deliveries set due_at = $2 where webhook_id = $1', id, desk.now);
    answer(500);
    await deliverEvents(desk.context);
    const [{ dueAt }] = (await log(id)).data;
    return dueAt && (Date.parse(dueAt) - desk.now.getTime()) / MINUTE_MS;
  }

  test('is due again later each time, spread a little, and failed after three days', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const id = await hook();
    answer(500);
    await ping(id);
    const waits: (number | null)[] = [];
    for (let attempts = 0; attempts < 9; attempts++) waits.push(await dueAfter(id, attempts));
    expect(waits).toEqual([1.05, 5.25, 31.5, 126, 315, 630, 870, 1230, 1470]);
    expect(await dueAfter(id, 9)).toBeNull();
    expect((await log(id)).data[0].state).toBe('failed');
    expect((await shown(id)).lastDelivery.state).toBe('failed');
    expect(called).toHaveLength(11);
    await deliverEvents(desk.context);
    expect(called).toHaveLength(11);
  });

  test('goes out no more to a webhook that was removed while it was on its way', async () => {
    const id = await hook();
    answers.push(async () => {
      await call('DELETE', `/${id}`);
      return { status: 500, body: Buffer.alloc(0) };
    });
    await ping(id);
    expect(called).toHaveLength(1);
    expect(await shown(id)).toBeUndefined();
  });

  test('tells nobody where the webhook was turned off while it was on its way', async () => {
    const id = await hook();
    answers.push(async () => {
      await call('PUT', `/${id}`, { enabled: false });
      return { status: 410, body: Buffer.alloc(0) };
    });
    await ping(id);
    expect((await log(id)).data[0].attempts).toMatchObject([{ status: 410 }]);
    expect((await shown(id)).offWhy).toBe('You turned it off.');
    expect(await tellings()).toHaveLength(1);
  });
});

describe('a webhook that takes nothing', () => {
  const off = (why: string) => ({
    title: 'A webhook of yours is turned off',
    body: `${URL_OF_HOOK}: ${why} Turn it on again when it works, and replay what it missed.`,
    link: '/Webhooks',
  });

  test.each([
    [5 * DAY_MS - 1, true],
    [5 * DAY_MS, false],
  ])('for %i ms is on: %s', async (since, enabled) => {
    const id = await hook();
    answer(500);
    await ping(id);
    await sql(
      'update webhooks set failing_since = $2 where id = $1',
      id,
      new Date(desk.now.getTime() - since),
    );
    answer(500);
    await ping(id);
    expect((await shown(id)).enabled).toBe(enabled);
    const states = (await log(id)).data.map(({ state }: { state: string }) => state);
    expect(states).toEqual(enabled ? ['waiting', 'waiting'] : ['failed', 'failed']);
    const [, ...since5] = await tellings();
    expect(since5).toEqual(enabled ? [] : [off('It took nothing for 5 days.')]);
  });

  test('and is gone tells so', async () => {
    const id = await hook();
    answer(410);
    await ping(id);
    expect((await tellings())[1]).toEqual(off('It answered that it is gone (410).'));
  });
});

describe('the list of deliveries', () => {
  test('goes back page by page, newest first, and by how they stand', async () => {
    const id = await hook();
    for (let n = 0; n < 3; n++) {
      if (n === 1) answer(500);
      await ping(id);
    }
    const idsOf = (body: { data: { id: number }[] }) => body.data.map((row) => row.id);
    const all = await log(id);
    expect(all).toMatchObject({ status: 1, message: 'OK', hasMore: false });
    const [third, second, first] = idsOf(all);
    const two = await log(id, '?limit=2');
    expect([idsOf(two), two.hasMore]).toEqual([[third, second], true]);
    const three = await log(id, '?limit=3');
    expect([idsOf(three), three.hasMore]).toEqual([[third, second, first], false]);
    expect(idsOf(await log(id, `?before=${second}`))).toEqual([first]);
    expect(idsOf(await log(id, '?state=waiting'))).toEqual([second]);
    expect(idsOf(await log(id, '?state=delivered'))).toEqual([third, first]);
    expect(idsOf(await log(id, '?state=failed'))).toEqual([]);
    const dues = all.data.map(({ dueAt }: { dueAt: string | null }) => dueAt === null);
    expect(dues).toEqual([true, false, true]);
  });
});

test('events that take their places are counted, no more than are asked for', async () => {
  await placeEvents(desk.context);
  await sql(
    `insert into events (person_id, type, subject_kind, subject_id, data, created_at)
     select $1, 'listing.paused', 'listing', 1, '{}', now() from generate_series(1, 3)`,
    desk.owner.id,
  );
  expect(await placeEvents(desk.context, 2)).toBe(2);
  expect(await placeEvents(desk.context)).toBe(1);
  expect(await placeEvents(desk.context)).toBe(0);
});

test('what was taken and what was not is counted', async () => {
  const read = async () => {
    const metric = webhooksReading.metrics.find(({ name }) => name.endsWith('attempts_total'));
    const { values } = (await metric?.own.get()) ?? { values: [] };
    const said = new Map(values.map(({ labels, value }) => [labels.outcome, value]));
    return [said.get('taken') ?? 0, said.get('refused') ?? 0];
  };
  const [taken = 0, refused = 0] = await read();
  const id = await hook();
  await ping(id);
  expect(await read()).toEqual([taken + 1, refused]);
  answer(500);
  await ping(id);
  expect(await read()).toEqual([taken + 1, refused + 1]);
});
