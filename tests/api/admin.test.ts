import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/context.ts';
import { documents, identityChecks, type Person } from '#server/db/schema/index.ts';
import { createAdmin } from '#server/features/admin/create-admin.ts';
import { verifyPassword } from '#server/features/auth/password.ts';
import { aSession, insertPerson, type TestSession } from '../builders/index.ts';
import { stored } from '../builders/stored.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
let staff: Person;
let colleague: Person;
let staffSession: TestSession;
beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  api = testApi(database.db, context);
  staff = await insertPerson(database.db, {
    role: 'admin',
    firstName: 'Ketaki',
    lastName: 'Phadke',
  });
  colleague = await insertPerson(database.db, { role: 'admin', firstName: 'Nikhil' });
  staffSession = await aSession(database.db, staff.id);
});
afterAll(() => database.close());

const asStaff = (method: string, path: string, body?: unknown, session = staffSession) =>
  api(method, `/api/admin${path}`, body, session.headers);

async function rowsOf(text: string, ...values: unknown[]) {
  return (await database.db.$client.query(text, values)).rows;
}

const newsOf = (personId: number) =>
  rowsOf('select kind, title, body from notifications where person_id = $1 order by id', personId);

const auditOf = (personId: number) =>
  rowsOf(
    `select actor_id, action, detail from audit_log
     where subject_kind = 'person' and subject_id = $1 order by id`,
    personId,
  );

/** A passport waiting for a decision. */
async function submit(personId: number, createdAt = new Date()): Promise<number> {
  const key = `passport-${personId}-${createdAt.getTime()}`;
  const document = stored(
    await database.db
      .insert(documents)
      .values({
        ownerId: personId,
        purpose: 'kyc',
        key,
        fileName: 'passport.pdf',
        mime: 'application/pdf',
        bytes: 1_000,
        sha256: 'a'.repeat(64),
      })
      .returning(),
  );
  const check = stored(
    await database.db
      .insert(identityChecks)
      .values({
        personId,
        kind: 'document',
        state: 'submitted',
        documentId: document.id,
        consent: 'I agree.',
        consentAt: createdAt,
        createdAt,
      })
      .returning(),
  );
  return check.id;
}

const newcomer = (overrides: Parameters<typeof insertPerson>[1] = {}) =>
  insertPerson(database.db, { aadhaarVerified: false, panVerified: false, ...overrides });
const isVerified = async (personId: number) =>
  (await rowsOf('select aadhaar_verified as yes from people where id = $1', personId))[0]?.yes;

test('only staff find anything here', async () => {
  const calls = [
    ['GET', '/kyc'],
    ['POST', '/kyc/1/decide', { decision: 'approve' }],
    ['GET', '/people'],
    ['POST', '/people/1/suspend', { reason: 'a good reason' }],
    ['POST', '/people/1/restore', { reason: 'a good reason' }],
    ['GET', '/audit'],
  ] as const;
  for (const role of ['user', 'agent', 'lawyer', 'evaluator'] as const) {
    const session = await aSession(database.db, (await newcomer({ role })).id);
    for (const [method, path, body] of calls) {
      expect((await asStaff(method, path, body, session)).status, `${role} ${path}`).toBe(404);
    }
  }
  for (const [method, path, body] of calls) {
    expect((await api(method, `/api/admin${path}`, body)).status).toBe(403);
  }
});

describe('documents waiting', () => {
  test('come oldest first, twenty a page, without those of deleted accounts', async () => {
    const people = await Promise.all(Array.from({ length: 23 }, () => newcomer({ role: 'agent' })));
    const year = new Date('2020-01-01T00:00:00Z').getTime();
    for (const [i, { id }] of people.entries()) await submit(id, new Date(year - i * 1_000));
    const gone = await newcomer({ deletedAt: new Date() });
    await submit(gone.id);
    const [first, second] = await Promise.all([
      asStaff('GET', '/kyc'),
      asStaff('GET', '/kyc?page=2'),
    ]);
    expect(first.body.data).toMatchObject({ total: 23, page: 1, pageSize: 20 });
    const seen = [...first.body.data.data, ...second.body.data.data];
    expect(seen.map(({ personId }) => personId)).toEqual(people.map(({ id }) => id).reverse());
    expect(seen[0]).toMatchObject({
      person: `${people[22]?.firstName} ${people[22]?.lastName}`,
      role: 'agent',
      fileName: 'passport.pdf',
    });
    await database.db.$client.query("update identity_checks set state = 'withdrawn'");
    expect((await asStaff('GET', '/kyc')).body.data).toMatchObject({ total: 0, data: [] });
  });
});

describe('a decision', () => {
  test('to approve sets the flag, tells the person and is written down', async () => {
    const { id } = await newcomer();
    const checkId = await submit(id);
    const answer = await asStaff('POST', `/kyc/${checkId}/decide`, { decision: 'approve' });
    expect([answer.status, answer.body.data]).toEqual([200, null]);
    expect(await isVerified(id)).toBe(true);
    expect(
      await rowsOf('select state, decided_by, reason from identity_checks where id = $1', checkId),
    ).toEqual([{ state: 'verified', decided_by: staff.id, reason: null }]);
    expect(await newsOf(id)).toMatchObject([
      { kind: 'kyc', title: expect.stringContaining('approved') },
    ]);
    expect(await auditOf(id)).toEqual([
      { actor_id: staff.id, action: 'kyc.approve', detail: { checkId } },
    ]);
  });

  test('to reject needs a reason, which the person is told', async () => {
    const { id } = await newcomer();
    const checkId = await submit(id);
    const decide = (body: unknown) => asStaff('POST', `/kyc/${checkId}/decide`, body);
    for (const body of [
      { decision: 'reject' },
      { decision: 'reject', reason: ' no ' },
      { decision: 'verified' },
      {},
    ]) {
      expect((await decide(body)).status).toBe(422);
    }
    const reason = 'The photograph is too blurred to read.';
    expect((await decide({ decision: 'reject', reason })).status).toBe(200);
    expect(await isVerified(id)).toBe(false);
    expect(
      await rowsOf('select state, decided_by, reason from identity_checks where id = $1', checkId),
    ).toEqual([{ state: 'rejected', decided_by: staff.id, reason }]);
    const [news] = await newsOf(id);
    expect(news.kind).toBe('kyc');
    expect(news.body).toContain(reason);
    expect(await auditOf(id)).toEqual([
      { actor_id: staff.id, action: 'kyc.reject', detail: { checkId, reason } },
    ]);
  });

  test('is made once: of many at once one wins, and only its word is sent', async () => {
    const { id } = await newcomer();
    const checkId = await submit(id);
    const others = await aSession(database.db, colleague.id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        asStaff(
          'POST',
          `/kyc/${checkId}/decide`,
          i % 2
            ? { decision: 'approve' }
            : { decision: 'reject', reason: 'It belongs to somebody else.' },
          i % 2 ? staffSession : others,
        ),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await isVerified(id)).toBe(winner % 2 === 1);
    expect(await newsOf(id)).toHaveLength(1);
    expect(await auditOf(id)).toHaveLength(1);
  });

  test('about oneself is somebody else’s', async () => {
    const checkId = await submit(staff.id);
    const own = await asStaff('POST', `/kyc/${checkId}/decide`, { decision: 'approve' });
    expect([own.status, own.body.code]).toEqual([409, 'conflict']);
    const session = await aSession(database.db, colleague.id);
    const other = await asStaff('POST', `/kyc/${checkId}/decide`, { decision: 'approve' }, session);
    expect(other.status).toBe(200);
  });

  test('needs a check that is there, and waiting', async () => {
    const decide = async (checkId: number) =>
      (await asStaff('POST', `/kyc/${checkId}/decide`, { decision: 'approve' })).status;
    expect(await decide(2_000_000_000)).toBe(404);
    const { id } = await newcomer();
    const checkId = await submit(id);
    for (const state of ['otp_sent', 'verified', 'rejected', 'expired', 'withdrawn']) {
      await rowsOf('update identity_checks set state = $2 where id = $1', checkId, state);
      expect(await decide(checkId), state).toBe(409);
    }
    expect(await isVerified(id)).toBe(false);
    const gone = await newcomer({ deletedAt: new Date() });
    expect(await decide(await submit(gone.id))).toBe(404);
  });
});

describe('people', () => {
  const find = async (query: Record<string, string>) => {
    const answer = await asStaff('GET', `/people?${new URLSearchParams(query)}`);
    expect(answer.status).toBe(200);
    return answer.body.data;
  };
  const idsOf = async (query: Record<string, string>) =>
    (await find(query)).data.map(({ id }: { id: number }) => id);

  test('are found by name, e-mail, mobile and number', async () => {
    const { id } = await newcomer({
      role: 'lawyer',
      firstName: 'Vaidehi',
      lastName: 'Gokhale',
      email: 'v.gokhale@chambers.test',
      mobile: '9822012345',
    });
    for (const q of [
      'vaidehi',
      'hi gok',
      'GOKHALE',
      '@Chambers',
      '+91 98220 12345',
      '09822012345',
      '220123',
      `#${id}`,
      String(id),
    ]) {
      expect(await idsOf({ q }), q).toContain(id);
    }
    expect(await idsOf({ q: 'gokhale', role: 'lawyer' })).toEqual([id]);
    expect(await idsOf({ q: 'gokhale', role: 'agent' })).toEqual([]);
    expect(await idsOf({ q: '9999999999' })).toEqual([]);
    const [found] = (await find({ q: 'gokhale' })).data;
    expect(found).toMatchObject({
      name: 'Vaidehi Gokhale',
      email: 'v.gokhale@chambers.test',
      suspended: false,
      aadharverification: false,
    });
  });

  test('are not found by wildcards', async () => {
    const { id } = await newcomer({ firstName: 'Odd', email: 'odd_1%\\x@names.test' });
    await newcomer({ firstName: 'Plain', email: 'oddz1zzx@names.test' });
    for (const q of ['_', '%', '\\', 'odd_1%\\x', 'd_1'])
      expect(await idsOf({ q }), q).toEqual([id]);
    expect(await idsOf({ q: "' or true --" })).toEqual([]);
  });

  test('come newest first, twenty a page, without deleted ones', async () => {
    const city = `Saswad${Date.now()}`;
    const made = [];
    for (let i = 0; i < 22; i++) {
      made.push(await newcomer({ firstName: 'Paged', city, createdAt: new Date(2020, 0, i + 1) }));
    }
    await newcomer({ firstName: 'Paged', deletedAt: new Date() });
    const first = await find({ q: 'paged' });
    const second = await find({ q: 'paged', page: '2' });
    expect(first).toMatchObject({ total: 22, totalIsMinimum: false, pageSize: 20 });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(
      made.map(({ id }) => id).reverse(),
    );
    expect((await find({ q: 'paged', page: '3' })).data).toEqual([]);
  });
});

describe('suspending', () => {
  const reason = 'Several buyers report the same invented flat.';
  const suspend = (id: number, session = staffSession) =>
    asStaff('POST', `/people/${id}/suspend`, { reason }, session);
  const restore = (id: number) =>
    asStaff('POST', `/people/${id}/restore`, { reason: 'It was a mistake.' });
  const mayCall = async (session: TestSession) =>
    (await api('GET', '/api/auths/sessions', undefined, session.headers)).status !== 403;

  test('ends every session, says why, and is lifted again', async () => {
    const { id } = await newcomer();
    const sessions = [await aSession(database.db, id), await aSession(database.db, id)];
    expect((await suspend(id)).status).toBe(200);
    for (const session of sessions) expect(await mayCall(session)).toBe(false);
    expect((await asStaff('GET', `/people?q=%23${id}`)).body.data.data[0].suspended).toBe(true);
    const stray = await aSession(database.db, id);
    expect(await mayCall(stray)).toBe(false);
    expect((await restore(id)).status).toBe(200);
    for (const session of [...sessions, stray]) expect(await mayCall(session)).toBe(false);
    expect(await mayCall(await aSession(database.db, id))).toBe(true);
    const news = await newsOf(id);
    expect(news.map(({ kind }) => kind)).toEqual(['security', 'security']);
    expect(news[0].body).toContain(reason);
    expect(await auditOf(id)).toEqual([
      { actor_id: staff.id, action: 'person.suspend', detail: { reason, sessionsEnded: 2 } },
      { actor_id: staff.id, action: 'person.restore', detail: { reason: 'It was a mistake.' } },
    ]);
  });

  test('happens once, and so does lifting it', async () => {
    const { id } = await newcomer();
    expect((await restore(id)).status).toBe(409);
    const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
    expect(statuses(await Promise.all([suspend(id), suspend(id), suspend(id)]))).toEqual([
      200, 409, 409,
    ]);
    expect(statuses(await Promise.all([restore(id), restore(id), restore(id)]))).toEqual([
      200, 409, 409,
    ]);
    expect(await newsOf(id)).toHaveLength(2);
  });

  test('does not reach oneself, colleagues or who is not there', async () => {
    const gone = await newcomer({ deletedAt: new Date() });
    expect((await suspend(staff.id)).status).toBe(409);
    expect((await suspend(colleague.id)).status).toBe(409);
    expect((await suspend(gone.id)).status).toBe(404);
    expect((await suspend(2_000_000_000)).status).toBe(404);
    expect((await restore(gone.id)).status).toBe(404);
    expect(await mayCall(staffSession)).toBe(true);
  });

  test('needs a reason', async () => {
    const { id } = await newcomer();
    for (const body of [{}, { reason: '' }, { reason: '    ' }, { reason: 'x'.repeat(501) }]) {
      expect((await asStaff('POST', `/people/${id}/suspend`, body)).status).toBe(422);
    }
  });
});

describe('the audit log', () => {
  const read = async (query: Record<string, string | number>) => {
    const asText = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return (await asStaff('GET', `/audit?${new URLSearchParams(asText)}`)).body.data;
  };

  test('comes newest first, fifty a page, by action and by person', async () => {
    const { id } = await newcomer({ firstName: 'Meera', lastName: 'Sathe' });
    await database.db.$client.query(
      `insert into audit_log (actor_id, action, subject_kind, subject_id, detail)
       select null, 'test.page', 'listing', n, '{}' from generate_series(1, 53) n
       union all values ($1::int, 'test_page', 'listing', 7, '{"a": [1]}'::jsonb),
                        (null, 'test.page-of-person', 'person', $1, '{}'),
                        (null, 'test.page-of-house', 'house', null, '{}')`,
      [id],
    );
    const first = await read({ action: 'test.page' });
    const second = await read({ action: 'test.page', page: 2 });
    expect(first).toMatchObject({ total: 55, pageSize: 50 });
    const all = [...first.data, ...second.data];
    expect(all).toHaveLength(55);
    expect(all.map((entry) => entry.id)).toEqual(
      all.map((entry) => entry.id).sort((a, b) => b - a),
    );
    expect(all[0]).toMatchObject({ action: 'test.page-of-house', subject: 'house', actor: null });
    expect((await read({ action: 'test_' })).total).toBe(1);
    expect((await read({ personId: id })).data).toMatchObject([
      { action: 'test.page-of-person', subject: `person #${id}`, actor: null },
      {
        action: 'test_page',
        subject: 'listing #7',
        actor: `Meera Sathe (#${id})`,
        detail: { a: [1] },
      },
    ]);
    expect((await read({ personId: id, action: 'test.' })).total).toBe(1);
  });
});

describe('the command that makes staff', () => {
  const PASSWORD = 'teal anvil monsoon 47 ledger';
  const given = {
    email: 'Ops@PropertySearch.test',
    name: 'Ila  Ramesh Bhosale',
    password: PASSWORD,
  };

  test('adds a person who can sign in, done by the house', async () => {
    const id = await createAdmin(context, given);
    const [person] = await rowsOf('select * from people where id = $1', id);
    expect(person).toMatchObject({
      role: 'admin',
      email: 'ops@propertysearch.test',
      first_name: 'Ila',
      last_name: 'Ramesh Bhosale',
    });
    expect(await verifyPassword(person.password_hash, PASSWORD)).toBe(true);
    expect(await auditOf(id)).toEqual([{ actor_id: null, action: 'admin.create', detail: {} }]);
    expect((await asStaff('GET', '/audit?action=admin.create')).body.data.data[0]).toMatchObject({
      actor: null,
      subject: `person #${id}`,
    });
  });

  test('refuses an e-mail in use in one line, and changes nothing', async () => {
    const [before] = await rowsOf('select count(*) from people');
    await expect(createAdmin(context, { ...given, password: `${PASSWORD}!` })).rejects.toThrow(
      /^ops@propertysearch\.test has an account already\. Choose another e-mail\.$/,
    );
    expect(await rowsOf('select count(*) from people')).toEqual([before]);
  });

  test.each([
    ['a weak password', { password: 'password1234' }, /easy to guess/],
    ['one made of the name', { password: 'rameshbhosale' }, /easy to guess/],
    ['a short password', { password: 'Xq7!f' }, /Use 10 characters or more/],
    ['no e-mail', { email: 'ops' }, /Invalid email format/],
    ['one name', { name: 'Ila' }, /Last name is required/],
    ['no name', { name: '  ' }, /First name is required/],
  ])('refuses %s', async (_what, change, message) => {
    const fresh = { ...given, email: 'other@propertysearch.test' };
    await expect(createAdmin(context, { ...fresh, ...change })).rejects.toThrow(message);
  });
});
