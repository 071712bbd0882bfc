import { describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { deedsOf } from '#tests/api/deeds.ts';
import { newLicence } from '#tests/api/examples/licences.ts';
import { picture } from '#tests/api/world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { profileDesk } from './profile-desk.ts';

/** What professionals hand in of their registration, and what becomes of it with the number. */

const desk = profileDesk();
const { sql, someone, api } = desk;
const deed = deedsOf(() => desk.db);

const REGISTER = 'https://maharera.maharashtra.gov.in/agents/search';
const SENT = 'Our staff check your registration, usually within two working days.';
const NUMBER_FIRST = 'Give your registration number under Particulars first.';

/** An agent with a number, and what they hand in of it. */
async function anAgent(overrides: Partial<Person> = {}) {
  const number = newLicence();
  const agent = await someone({ role: 'agent', licence: number, ...overrides });
  const row = async () =>
    (await sql('select * from licences where person_id = $1', [agent.person.id]))[0];
  return {
    ...agent,
    number,
    row,
    link: () => agent.call('POST', 'licence/link', { link: REGISTER }),
    file: async () =>
      api('POST', '/api/profile/licence/document?filename=rera.png', await picture, {
        ...agent.headers,
        'content-type': 'application/octet-stream',
      }),
  };
}

/** By one of staff, whose id it gives. */
async function verify(licenceId: number, number: string): Promise<number> {
  const { id } = await insertPerson(desk.db, { role: 'admin' });
  const { headers } = await aSession(desk.db, id);
  const body = { decision: 'verify', number, validUntil: '2099-12-31' };
  const answer = await api('POST', `/api/admin/licences/${licenceId}/decide`, body, headers);
  expect(answer.status).toBe(200);
  return id;
}

const documentsOf = async ({ id }: Person) =>
  (await sql('select file_name, purpose, mime from documents where owner_id = $1', [id])).map(
    ({ file_name, purpose, mime }) => [file_name, purpose, mime],
  );

describe('evidence', () => {
  test.each(['link', 'file'] as const)('by %s is written down with the number', async (by) => {
    const agent = await anAgent();
    const left = await deed(() => agent[by]());
    const { id } = await agent.row();
    expect(left).toEqual({
      said: [200, SENT],
      told: [],
      audited: [['licence.submit', `licence ${id}`, { number: agent.number }]],
      happened: [],
    });
  });

  test('takes the place of what was handed in before, and a file goes', async () => {
    const agent = await anAgent();
    await agent.file();
    expect(await documentsOf(agent.person)).toEqual([['rera.png', 'licence', 'image/png']]);
    const check = async () => (await agent.call('GET', 'licence')).body.data.check;
    const fresh = { state: 'submitted', validUntil: null, reason: null };
    expect(await check()).toEqual({ ...fresh, fileName: 'rera.png', link: null });
    await agent.link();
    expect(await documentsOf(agent.person)).toEqual([]);
    expect(await check()).toEqual({ ...fresh, fileName: null, link: REGISTER });
    await agent.file();
    expect(await check()).toEqual({ ...fresh, fileName: 'rera.png', link: null });
  });

  test.each(['link', 'file'] as const)('by %s needs a number, and leaves nothing', async (by) => {
    const agent = await anAgent({ licence: null });
    const { put } = desk.context.ports.store;
    onTestFinished(() => {
      desk.context.ports.store.put = put;
    });
    let stored = 0;
    desk.context.ports.store.put = async () => {
      stored++;
    };
    expect((await deed(() => agent[by]())).said).toEqual([409, NUMBER_FIRST]);
    expect(stored).toBe(0);
    expect(await documentsOf(agent.person)).toEqual([]);
    expect(await agent.row()).toBeUndefined();
    expect((await agent.call('GET', 'licence')).body.data).toBeNull();
  });

  test('whose number is taken away meanwhile is not kept', async () => {
    const agent = await anAgent();
    const { store } = desk.context.ports;
    const { put } = store;
    onTestFinished(() => {
      store.put = put;
    });
    let key = '';
    store.put = async (name, bytes, mime) => {
      key = name;
      await put.call(store, name, bytes, mime);
      await sql('update people set licence = null where id = $1', [agent.person.id]);
    };
    expect((await deed(() => agent.file())).said).toEqual([409, NUMBER_FIRST]);
    expect(key).toMatch(/^documents\/[\da-f-]{36}$/);
    expect(await store.get(key)).toBeUndefined();
    expect(await documentsOf(agent.person)).toEqual([]);
  });

  test('handed in anew leaves nothing of the decision before', async () => {
    const { row, link, number } = await anAgent();
    await link();
    const { id: licenceId } = await row();
    const staffId = await verify(licenceId, number);
    await sql('update licences set reminded_at = now() where id = $1', [licenceId]);
    const decided = await row();
    expect(decided).toMatchObject({ state: 'verified', decided_by: staffId });
    expect(decided.decided_at).not.toBeNull();
    await link();
    expect(await row()).toMatchObject({
      ...{ id: licenceId, number, state: 'submitted', link: REGISTER, document_id: null },
      ...{ valid_until: null, reason: null, decided_by: null, decided_at: null, reminded_at: null },
    });
    expect((await row()).submitted_at.getTime()).toBeGreaterThan(decided.submitted_at.getTime());
  });
});

describe('the number', () => {
  test('kept while other particulars change keeps its check; taken away it goes with its file', async () => {
    const agent = await anAgent();
    await agent.file();
    const { id } = await agent.row();
    await verify(id, agent.number);
    await agent.update({ licence: agent.number, city: 'Mumbai' });
    expect((await agent.row()).state).toBe('verified');
    await agent.update({ licence: '' });
    expect(await agent.row()).toBeUndefined();
    expect(await documentsOf(agent.person)).toEqual([]);
  });

  test('that was never checked goes without a trace', async () => {
    const agent = await anAgent();
    expect((await agent.call('GET', 'licence')).body.data).toEqual({
      number: agent.number,
      check: null,
    });
    expect((await agent.update({ licence: '' })).status).toBe(200);
    expect((await agent.call('GET', 'licence')).body.data).toBeNull();
  });
});
