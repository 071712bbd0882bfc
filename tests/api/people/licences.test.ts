import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { puneDate } from '#domain/lib/time/pune.ts';
import type { Person } from '#server/db/schema/index.ts';
import { expireLicences, remindOfLicences } from '#server/people/licences/index.ts';
import { newLicence } from '#tests/api/examples/licences.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { insertProfile } from '#tests/api/professionals/engagement-world.ts';
import { aMember, picture } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';

let database: TestDatabase;
let api: ReturnType<typeof testApi>;
let now = new Date();
let context: ReturnType<typeof testContext>;

beforeAll(async () => {
  database = await testDatabase();
  context = { ...testContext(database.db), now: () => now };
  api = testApi(database.db, context);
});
afterAll(() => database?.close());

const sql = async (text: string, ...values: unknown[]) =>
  (await database.db.$client.query(text, values)).rows;
const REGISTER = 'https://maharera.maharashtra.gov.in/agents/search';
const inDays = (days: number) => puneDate(new Date(), days);

async function someone(overrides: Partial<Person> = {}) {
  const person = await aMember({ context, api }, { lastName: 'Apte', ...overrides });
  const { headers } = await aSession(database.db, person.id);
  const call = (method: string, path: string, body?: unknown) =>
    api(method, `/api/${path}`, body, headers);
  return { person, call, headers };
}

/** An agent in the directory with a number of their own, and calls as them. */
async function anAgent() {
  const { person, call, headers } = await someone({ role: 'agent' });
  await insertProfile(context, person.id);
  const { id, firstName: firstname, lastName: lastname } = person;
  const setNumber = (licence: string) =>
    call('PUT', `profile/${id}`, { firstname, lastname, city: 'Pune', licence });
  const number = newLicence();
  await setNumber(number);
  return {
    person,
    call,
    number,
    setNumber,
    link: (link = REGISTER) => call('POST', 'profile/licence/link', { link }),
    file: async () =>
      api('POST', '/api/profile/licence/document?filename=rera.png', await picture, {
        ...headers,
        'content-type': 'application/octet-stream',
      }),
    licence: async () => (await call('GET', 'profile/licence')).body.data,
    /** As everybody sees them. */
    isChecked: async () =>
      (await api('GET', `/api/hire/professional/${id}`)).body.data.licenceChecked as boolean,
    news: async () =>
      (await sql('select title from notifications where person_id = $1 order by id', id)).map(
        ({ title }) => title,
      ),
  };
}

async function staff() {
  const { call } = await someone({ role: 'admin' });
  const rowOf = async (personId: number) =>
    (await call('GET', 'admin/licences')).body.data.items.find(
      (row: { personId: number }) => row.personId === personId,
    );
  return {
    call,
    rowOf,
    verify: async (personId: number, days = 365) => {
      const { licenceId, number } = await rowOf(personId);
      const body = { decision: 'verify', number, validUntil: inDays(days) };
      return call('POST', `admin/licences/${licenceId}/decide`, body);
    },
  };
}

describe('a licence', () => {
  test('typed by its holder is not checked, and nobody need look at it without evidence', async () => {
    const agent = await anAgent();
    expect(await agent.isChecked()).toBe(false);
    expect(await agent.licence()).toMatchObject({
      number: agent.number,
      check: { state: 'submitted', link: null, fileName: null },
    });
    expect(await (await staff()).rowOf(agent.person.id)).toBeUndefined();
  });

  test('is checked by staff by a link, until its day', async () => {
    const [agent, desk] = [await anAgent(), await staff()];
    expect((await agent.link()).status).toBe(200);
    expect(await agent.isChecked()).toBe(false);
    expect(await desk.rowOf(agent.person.id)).toMatchObject({
      number: agent.number,
      checkedName: expect.stringMatching(/\w/),
      link: REGISTER,
      documentId: null,
    });
    expect((await desk.verify(agent.person.id)).status).toBe(200);
    expect(await agent.isChecked()).toBe(true);
    expect(await agent.news()).toContain('Your registration is checked');
    const [{ detail }] = await sql(
      `select detail from audit_log where action = 'licence.verify' order by id desc limit 1`,
    );
    expect(detail).toMatchObject({ personId: agent.person.id, number: agent.number });
  });

  test('is checked by a file, which staff alone may open', async () => {
    const [agent, other, desk] = [await anAgent(), await anAgent(), await staff()];
    expect((await agent.file()).status).toBe(200);
    const { documentId, fileName } = await desk.rowOf(agent.person.id);
    expect(fileName).toBe('rera.png');
    const path = `profile/document/${documentId}`;
    expect((await desk.call('GET', path)).status).toBe(200);
    expect((await other.call('GET', path)).status).toBe(404);
    // Other evidence takes its place.
    await agent.link();
    expect((await desk.call('GET', path)).status).toBe(404);
  });

  test('of another number is another one: the check ends with the number', async () => {
    const [agent, desk] = [await anAgent(), await staff()];
    await agent.link();
    await desk.verify(agent.person.id);
    await agent.setNumber(newLicence());
    expect(await agent.isChecked()).toBe(false);
    expect((await agent.licence()).check).toMatchObject({ state: 'submitted', link: null });
    // Not by going back either.
    await agent.setNumber(agent.number);
    expect(await agent.isChecked()).toBe(false);
    await agent.setNumber('');
    expect(await agent.licence()).toBeNull();
    expect((await agent.link()).status).toBe(409);
  });

  test('changed between look and decision is not decided about', async () => {
    const [agent, desk] = [await anAgent(), await staff()];
    await agent.link();
    const { licenceId, number } = await desk.rowOf(agent.person.id);
    await agent.setNumber(newLicence());
    await agent.link();
    const body = { decision: 'verify', number, validUntil: inDays(365) };
    const answer = await desk.call('POST', `admin/licences/${licenceId}/decide`, body);
    expect(answer.status).toBe(409);
    expect(await agent.isChecked()).toBe(false);
  });

  test('is refused with a reason, and submitted again', async () => {
    const [agent, desk] = [await anAgent(), await staff()];
    await agent.link();
    const { licenceId, number } = await desk.rowOf(agent.person.id);
    const path = `admin/licences/${licenceId}/decide`;
    const reason = 'The register has another name for this number.';
    expect((await desk.call('POST', path, { decision: 'refuse', number })).status).toBe(422);
    const refusal = { decision: 'refuse', number, reason };
    expect((await desk.call('POST', path, refusal)).status).toBe(200);
    expect((await desk.call('POST', path, refusal)).status).toBe(409);
    expect((await agent.licence()).check).toMatchObject({ state: 'refused', reason });
    await agent.link();
    expect((await agent.licence()).check).toMatchObject({ state: 'submitted', reason: null });
  });

  test('is not verified for a day that is over, or by a link that is none', async () => {
    const [agent, desk] = [await anAgent(), await staff()];
    for (const link of ['http://maharera.example', 'javascript:alert(1)', 'maharera']) {
      expect((await agent.link(link)).status, link).toBe(422);
    }
    await agent.link();
    expect((await desk.verify(agent.person.id, -1)).status).toBe(422);
  });

  test('is reminded of once, and runs out by its day, whether or not the clock has run', async () => {
    const [agent, desk] = [await anAgent(), await staff()];
    await agent.link();
    await desk.verify(agent.person.id, 20);
    const signal = new AbortController().signal;
    await remindOfLicences(context, signal);
    await remindOfLicences(context, signal);
    const soon = 'Your registration runs out soon';
    expect((await agent.news()).filter((title) => title === soon)).toHaveLength(1);
    try {
      now = new Date(Date.now() + 22 * 86_400_000);
      expect(await agent.isChecked()).toBe(false);
      await expireLicences(context, signal);
    } finally {
      now = new Date();
    }
    expect((await agent.licence()).check.state).toBe('expired');
    expect(await agent.news()).toContain('Your registration has run out');
    await agent.link();
    expect((await agent.licence()).check.state).toBe('submitted');
  });
});
