import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#domain/lib/time/lengths.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { URL_OF_HOOK, webhookDesk } from './webhook-desk.ts';

const desk = webhookDesk();
const { answer, call, deed, hook, ping, shown, sql } = desk;

const NOT_YOU =
  'If that was not you, remove the webhook, look through your API keys, and change your password.';
/** All that a call leaves which nobody needs to hear of. */
const quiet = (said: string, action: string, detail: object) => ({
  said: [200, said],
  told: [],
  audited: [[action, `person ${desk.owner.id}`, detail]],
  happened: [],
});
const loud = (said: string, action: string, detail: object, title: string, body: string) => ({
  ...quiet(said, action, detail),
  told: [[desk.owner.id, title, `${body} ${NOT_YOU}`, '/Webhooks']],
});

describe('a webhook', () => {
  test('that is added is told to its owner, with where it leads', async () => {
    const left = await deed(() => call('POST', '', { url: URL_OF_HOOK }));
    const [{ id }] = await sql('select id from webhooks where person_id = $1', desk.owner.id);
    expect(left).toEqual(
      loud(
        'The webhook is added. Copy its secret now: it is not shown again.',
        'webhook.create',
        { webhook: id, host: 'crm.example.com' },
        'A webhook was added to your account',
        `What happens to your things is sent to ${URL_OF_HOOK} from now on.`,
      ),
    );
  });

  test('is one of ten', async () => {
    for (let n = 0; n < 10; n++) await hook();
    const { said } = await deed(() => call('POST', '', { url: URL_OF_HOOK }));
    expect(said).toEqual([
      409,
      'You have 10 webhooks, which is as many as may be. Remove one first.',
    ]);
  });

  test('that leads elsewhere is told; what else is changed is in the log alone', async () => {
    const id = await hook({ description: 'Our CRM', types: ['bid.placed'] });
    const change = (body: object) => call('PUT', `/${id}`, body);
    const here = { webhook: id, host: 'crm.example.com' };
    expect(await deed(() => change({ url: URL_OF_HOOK }))).toEqual(
      quiet('Saved.', 'webhook.change', here),
    );
    expect(await deed(() => change({ description: 'The desk', types: [] }))).toEqual(
      quiet('Saved.', 'webhook.change', here),
    );
    const url = 'https://other.example.com/in';
    expect(await deed(() => change({ url }))).toEqual(
      loud(
        'Saved.',
        'webhook.change',
        { webhook: id, host: 'other.example.com' },
        'A webhook of yours leads elsewhere now',
        `What happens to your things is sent to ${url} from now on.`,
      ),
    );
    expect(await shown(id)).toMatchObject({ url, description: 'The desk', types: [] });
  });

  test('keeps what is left out of a change', async () => {
    const kept = { description: 'Our CRM', types: ['bid.placed'] };
    const id = await hook(kept);
    const { body } = await call('PUT', `/${id}`, { enabled: true });
    expect(body.data).toMatchObject({ url: URL_OF_HOOK, ...kept, enabled: true });
    await call('PUT', `/${id}`, { description: '' });
    expect(await shown(id)).toMatchObject({ url: URL_OF_HOOK, description: '', types: kept.types });
  });

  test('goes to no address that would not be called', async () => {
    const id = await hook();
    const answered = await call('PUT', `/${id}`, { url: 'https://127.0.0.1/' });
    expect([answered.status, answered.body.errors[0].path]).toEqual([422, 'url']);
    expect((await shown(id)).url).toBe(URL_OF_HOOK);
  });

  test('that is removed is forgotten', async () => {
    const id = await hook();
    await ping(id);
    expect(await deed(() => call('DELETE', `/${id}`))).toEqual(
      quiet('Nothing is sent there any more.', 'webhook.remove', { webhook: id }),
    );
    expect(await shown(id)).toBeUndefined();
    expect(await sql('select 1 from webhook_deliveries where webhook_id = $1', id)).toEqual([]);
  });

  test('of somebody else is not there', async () => {
    const id = await hook();
    const { headers } = await aSession(desk.db, (await insertPerson(desk.db)).id);
    const calls = [
      ['PUT', '', { description: 'Mine' }],
      ['DELETE', ''],
      ['GET', '/deliveries'],
      ['POST', '/ping'],
      ['POST', '/secret'],
      ['POST', '/replay', { eventId: 'evt_none' }],
    ] as const;
    for (const [method, path, body] of calls) {
      const { status } = await call(method, `/${id}${path}`, body, headers);
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    expect((await shown(id)).description).toBe('');
  });
});

describe('a webhook that is turned off', () => {
  const turn = (id: number, enabled: boolean) => call('PUT', `/${id}`, { enabled });
  const offSince = async (id: number) =>
    (await sql('select off_since from webhooks where id = $1', id))[0].off_since;

  test('stays so until it is turned on', async () => {
    const id = await hook();
    await turn(id, false);
    const off = { enabled: false, offWhy: 'You turned it off.' };
    expect(await shown(id)).toMatchObject(off);
    const since = await offSince(id);
    desk.later(1000);
    await turn(id, false);
    await call('PUT', `/${id}`, { description: 'Once more' });
    expect(await offSince(id)).toEqual(since);
    expect(await shown(id)).toMatchObject(off);
    await turn(id, true);
    expect(await shown(id)).toMatchObject({ enabled: true, offWhy: null });
  });

  test('sends nothing again and no test, and says so', async () => {
    const id = await hook();
    await turn(id, false);
    const refused = [409, 'This webhook is off. Turn it on first.'];
    expect((await deed(() => call('POST', `/${id}/ping`))).said).toEqual(refused);
    const from = new Date(0).toISOString();
    expect((await deed(() => call('POST', `/${id}/replay`, { from }))).said).toEqual(refused);
  });

  test('one that fails goes on failing, whatever is changed, until it is turned off and on', async () => {
    const id = await hook();
    answer(500);
    await ping(id);
    const failing = { enabled: true, failingSince: desk.now.toISOString() };
    expect(await shown(id)).toMatchObject(failing);
    await call('PUT', `/${id}`, { description: 'Once more' });
    await turn(id, true);
    expect(await shown(id)).toMatchObject(failing);
    await turn(id, false);
    await turn(id, true);
    expect(await shown(id)).toMatchObject({ enabled: true, failingSince: null });
  });
});

test('a new secret is told; the old one is said to sign for a day, and not a moment longer', async () => {
  const id = await hook();
  expect((await shown(id)).oldSecretUntil).toBeNull();
  expect(await deed(() => call('POST', `/${id}/secret`))).toEqual(
    loud(
      'Copy the new secret now: it is not shown again. The old one signs too for 24 hours.',
      'webhook.rotate',
      { webhook: id },
      'A webhook of yours has a new secret',
      `It signs what is sent to ${URL_OF_HOOK}, and was shown once just now.`,
    ),
  );
  const ends = async (at: Date) => {
    await sql('update webhooks set old_secret_until = $2 where id = $1', id, at);
    return (await shown(id)).oldSecretUntil;
  };
  const inADay = new Date(desk.now.getTime() + 24 * HOUR_MS);
  expect((await shown(id)).oldSecretUntil).toBe(inADay.toISOString());
  const soon = new Date(desk.now.getTime() + 1);
  expect(await ends(soon)).toBe(soon.toISOString());
  expect(await ends(desk.now)).toBeNull();
});

test('a test event is said to be on its way, and that an owner’s webhook is on', async () => {
  const id = await hook();
  expect((await deed(() => call('POST', `/${id}/ping`))).said).toEqual([
    200,
    'A test event is on its way.',
  ]);
  const [{ data }] = await sql(`select data from events where person_id = $1`, desk.owner.id);
  expect(data).toEqual({
    ...{ id, state: 'on', by: 'owner' },
    ...{ listing: null, amount: null, startsAt: null, message: null, with: null },
  });
});

test('events that are sent again are counted', async () => {
  const id = await hook();
  await ping(id);
  const from = desk.now.toISOString();
  const again = (body: object) => deed(() => call('POST', `/${id}/replay`, body));
  expect((await again({ from })).said).toEqual([200, '1 event will be sent again.']);
  await ping(id);
  expect((await again({ from })).said).toEqual([200, '2 events will be sent again.']);
});
