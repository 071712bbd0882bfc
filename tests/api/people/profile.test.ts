import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { favourites, type orders, type Person } from '#server/db/schema/index.ts';
import { seedLocalities } from '#server/homes/localities/seed-localities.ts';
import { readEnv } from '#server/lib/env.ts';
import { unseal } from '#server/lib/seal.ts';
import { SANDBOX_AADHAAR, SANDBOX_ACCOUNT } from '#server/ports/kyc/sandbox.ts';
import { newPan } from '#tests/api/examples/kyc.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from '#tests/api/harness.ts';
import { aMember, PASSWORD } from '#tests/api/world.ts';
import { aSession, insertListing, insertOrder } from '#tests/builders/index.ts';
import { noise, pdf } from '#tests/unit/uploads/files.ts';

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;

beforeAll(async () => {
  database = await testDatabase();
  context = testContext(database.db);
  api = testApi(database.db, context);
  await seedLocalities(database.db);
});
afterAll(() => database?.close());

const sql = async (text: string, values: unknown[] = []) =>
  (await database.db.$client.query(text, values)).rows;
const rowOf = async ({ id }: Person) => (await sql('select * from people where id = $1', [id]))[0];
const actionsOf = async ({ id }: Person) =>
  (await sql('select action from audit_log where actor_id = $1 order by id', [id])).map(
    ({ action }) => action,
  );

async function someone(overrides: Partial<Person> = {}) {
  const person = await aMember({ context, api }, overrides);
  const { headers } = await aSession(database.db, person.id);
  const call = (method: string, path: string, body?: unknown) =>
    api(method, `/api/profile/${path}`, body, headers);
  return {
    person,
    headers,
    call,
    profile: () => call('GET', String(person.id)),
    update: (body: object) =>
      call('PUT', String(person.id), {
        firstname: 'Meera',
        lastname: 'Apte',
        city: 'Pune',
        ...body,
      }),
  };
}

const told = ({ status, body }: { status: number; body: { code?: string; errors?: unknown } }) => ({
  status,
  code: body.code,
  path: (body.errors as { path: string }[] | undefined)?.[0]?.path,
});

describe('the profile', () => {
  test('is the caller’s own', async () => {
    const { person, profile } = await someone();
    const { body } = await profile();
    expect(body.data).toEqual({
      ProfileImage: null,
      Userdata: {
        id: person.id,
        firstname: person.firstName,
        lastname: person.lastName,
        userrole: 'user',
        language: 'en',
        aadharverification: false,
        panverification: false,
        email: person.email,
        mobile: person.mobile,
        city: 'Pune',
        about: null,
        licence: null,
        areasServed: [],
        latitude: null,
        longitude: null,
      },
    });
    const other = await someone({ role: 'admin' });
    expect((await other.call('GET', String(person.id))).status).toBe(404);
    const foreign = { firstname: 'Other', lastname: 'Name', city: 'Pune' };
    expect((await other.call('PUT', String(person.id), foreign)).status).toBe(404);
    expect((await api('GET', `/api/profile/${person.id}`)).status).toBe(403);
    expect((await rowOf(person)).first_name).toBe(person.firstName);
  });

  test('of a buyer holds no registration, no areas and no place', async () => {
    const { update, profile } = await someone();
    const answer = await update({
      about: 'Looking for a quiet flat.',
      licence: 'A52100012345',
      areasServed: ['baner'],
      latitude: 18.5,
      longitude: 73.8,
    });
    expect(answer.status).toBe(200);
    expect((await profile()).body.data.Userdata).toMatchObject({
      firstname: 'Meera',
      about: 'Looking for a quiet flat.',
      licence: null,
      areasServed: [],
      latitude: null,
      longitude: null,
    });
  });

  test('cannot be used to become somebody else', async () => {
    const { person, update } = await someone();
    const before = await rowOf(person);
    const others = {
      id: 1,
      role: 'admin',
      userrole: 'admin',
      email: 'x@propertysearch.test',
      mobile: '9811111111',
      aadharverification: true,
      aadhaarVerified: true,
      panVerified: true,
      passwordHash: 'x',
      premiumUntil: '2099-01-01',
      ProfileImage: '/media/people/x',
    };
    const answer = await update(others);
    expect(answer.status).toBe(422);
    const refused = answer.body.errors.map(({ path }: { path: string }) => path);
    expect(refused.sort()).toEqual(Object.keys(others).sort());
    expect(await rowOf(person)).toEqual(before);
  });

  test('of an agent shows registration, areas and roughly where they work', async () => {
    const { person, update } = await someone({ role: 'agent' });
    const { body } = await update({
      licence: 'a 5210-0012345',
      areasServed: ['baner', 'wakad', 'baner'],
      latitude: 18.559_012,
      longitude: 73.786_789,
    });
    expect(body.data.Userdata).toMatchObject({
      licence: 'A52100012345',
      areasServed: ['baner', 'wakad'],
      latitude: 18.56,
      longitude: 73.79,
    });
    expect((await rowOf(person)).location).toEqual({ x: 73.79, y: 18.56 });
    const kept = await update({});
    expect(kept.body.data).toEqual(body.data);
    const cleared = await update({
      licence: '',
      areasServed: [],
      latitude: null,
      longitude: null,
    });
    expect(cleared.body.data.Userdata).toMatchObject({
      licence: null,
      areasServed: [],
      latitude: null,
    });
    expect(await actionsOf(person)).toEqual([
      'profile.update',
      'licence.submit',
      'profile.update',
      'profile.update',
    ]);
  });

  test.each([
    ['agent', { licence: 'P52100012345' }, 'licence'],
    ['agent', { licence: 'A5210001234' }, 'licence'],
    ['agent', { licence: 'A521000123456' }, 'licence'],
    ['lawyer', { licence: '<b>MAH/1</b>' }, 'licence'],
    ['agent', { areasServed: ['baner', 'atlantis'] }, 'areasServed'],
    ['agent', { latitude: 18.5 }, 'longitude'],
    ['evaluator', { longitude: 73.8, latitude: null }, 'latitude'],
    ['agent', { latitude: 91, longitude: 0 }, 'latitude'],
    ['user', { firstname: 'R2D2' }, 'firstname'],
    ['user', { about: 'x'.repeat(601) }, 'about'],
  ] as const)('a %s’s %j is refused', async (role, body, path) => {
    const { update } = await someone({ role });
    expect(told(await update(body))).toEqual({ status: 422, code: 'invalid', path });
  });

  test('a lawyer’s and an evaluator’s registration are kept as such', async () => {
    const lawyer = await someone({ role: 'lawyer' });
    const evaluator = await someone({ role: 'evaluator' });
    const ofLawyer = await lawyer.update({ licence: 'mah/1234/2010' });
    const ofEvaluator = await evaluator.update({ licence: 'IBBI/RV/05/2020/12345' });
    expect(ofLawyer.body.data.Userdata.licence).toBe('MAH/1234/2010');
    expect(ofEvaluator.body.data.Userdata.licence).toBe('IBBI/RV/05/2020/12345');
  });
});

test('the language somebody chose is told to them, and wherever they sign in', async () => {
  const { person, call, profile } = await someone();
  const language = async () => (await profile()).body.data.Userdata.language;
  expect(await language()).toBe('en');
  expect((await call('PUT', 'language', { language: 'mr' })).status).toBe(200);
  expect(await language()).toBe('mr');
  const body = { email: person.email, password: PASSWORD };
  const entered = await api('POST', '/api/auths/login', body);
  expect(entered.body.user.language).toBe('mr');
  expect((await call('PUT', 'language', { language: 'xx' })).status).toBe(422);
});

describe('e-mail and mobile', () => {
  let made = 0;
  const newEmail = () => `new.${made++}@propertysearch.test`;
  const newMobile = () => `97${String(10_000_000 + made++)}`;
  const messagesTo = async (to: string) => {
    await context.background.idle();
    return context.ports.outbox?.list(to) ?? [];
  };
  const codeTo = async (to: string) => {
    const [message] = await messagesTo(to);
    return /\b\d{6}\b/.exec(`${message?.subject} ${message?.text}`)?.[0] ?? '';
  };

  test('change with a code to the new address; other sessions end, the old address hears', async () => {
    const { person, call, profile } = await someone();
    const elsewhere = await aSession(database.db, person.id);
    const email = newEmail();
    expect((await call('POST', 'contact', { email, password: PASSWORD })).status).toBe(200);
    const code = await codeTo(email);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(told(await call('POST', 'contact/confirm', { email, code: wrong }))).toEqual({
      status: 401,
      code: 'wrong_credentials',
      path: 'code',
    });
    // The code is for this address only.
    const other = { email: newEmail(), code };
    expect((await call('POST', 'contact/confirm', other)).status).toBe(401);
    expect((await rowOf(person)).email).toBe(person.email);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call('POST', 'contact/confirm', { email, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    expect((await profile()).body.data.Userdata.email).toBe(email);
    const old = await api('GET', `/api/profile/${person.id}`, undefined, elsewhere.headers);
    expect(old.status).toBe(403);
    expect((await messagesTo(person.email)).map(({ subject }) => subject)).toEqual([
      'Your e-mail address was changed',
    ]);
    expect(await actionsOf(person)).toEqual(['contact.change']);
    const [entry] = await sql('select detail from audit_log where actor_id = $1', [person.id]);
    expect(entry.detail).toEqual({ what: 'email' });
    const news = await sql('select kind from notifications where person_id = $1', [person.id]);
    expect(news).toEqual([{ kind: 'security' }]);
  });

  test('a mobile number likewise, by SMS', async () => {
    const { call, profile } = await someone();
    const mobile = newMobile();
    const typed = `+91 ${mobile}`;
    await call('POST', 'contact', { mobile: typed, password: PASSWORD });
    expect((await messagesTo(mobile))[0]?.channel).toBe('sms');
    const code = await codeTo(mobile);
    expect((await call('POST', 'contact/confirm', { mobile: typed, code })).status).toBe(200);
    expect((await profile()).body.data.Userdata.mobile).toBe(mobile);
  });

  test('a taken address is answered the same and gets no code', async () => {
    const { person: owner } = await someone();
    const { call, person } = await someone();
    const free = await call('POST', 'contact', { email: newEmail(), password: PASSWORD });
    const taken = await call('POST', 'contact', { email: owner.email, password: PASSWORD });
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect(await messagesTo(owner.email)).toEqual([]);
    const { mobile } = owner;
    const takenMobile = await call('POST', 'contact', { mobile, password: PASSWORD });
    expect(takenMobile.status).toBe(200);
    expect(await messagesTo(mobile ?? '')).toEqual([]);
    const confirm = { email: owner.email, code: '123456' };
    expect((await call('POST', 'contact/confirm', confirm)).status).toBe(401);
    expect((await rowOf(person)).email).toBe(person.email);
  });

  test('of two who want the same, the second gets a conflict', async () => {
    const one = await someone();
    const two = await someone();
    const email = newEmail();
    await one.call('POST', 'contact', { email, password: PASSWORD });
    const first = await codeTo(email);
    await two.call('POST', 'contact', { email, password: PASSWORD });
    const second = await codeTo(email);
    // Each code is good for the one it was sent for.
    expect((await two.call('POST', 'contact/confirm', { email, code: first })).status).toBe(401);
    expect((await one.call('POST', 'contact/confirm', { email, code: first })).status).toBe(200);
    const late = await two.call('POST', 'contact/confirm', { email, code: second });
    expect(late.status).toBe(409);
    expect((await rowOf(two.person)).email).toBe(two.person.email);
  });

  test('five wrong codes end it, however many come at once', async () => {
    const { person, call } = await someone();
    const email = newEmail();
    await call('POST', 'contact', { email, password: PASSWORD });
    const code = await codeTo(email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const confirm = (given: string) => call('POST', 'contact/confirm', { email, code: given });
    await Promise.all(Array.from({ length: 12 }, () => confirm(wrong)));
    expect((await confirm(code)).status).toBe(401);
    expect((await rowOf(person)).email).toBe(person.email);
  });

  test('need the password, and one of both', async () => {
    const { person, call } = await someone();
    const email = newEmail();
    const ask = async (body: object) => told(await call('POST', 'contact', body));
    expect(await ask({ email, password: 'not this one' })).toMatchObject({
      status: 401,
      path: 'password',
    });
    expect(await ask({ password: PASSWORD })).toMatchObject({ status: 422, path: 'email' });
    expect(await ask({ email, mobile: newMobile(), password: PASSWORD })).toMatchObject({
      status: 422,
      path: 'mobile',
    });
    expect(await ask({ email: person.email, password: PASSWORD })).toMatchObject({ status: 422 });
    expect(await messagesTo(email)).toEqual([]);
    const neither = await call('POST', 'contact/confirm', { code: '123456' });
    expect(neither.status).toBe(422);
  });

  test('no inbox is flooded by many', async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const { call } = await someone();
      statuses.push((await call('POST', 'contact', { email, password: PASSWORD })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await messagesTo(email)).toHaveLength(5);
  });
});

describe('bank accounts', () => {
  const ACCOUNT = {
    holder: 'Asha Apte',
    account: SANDBOX_ACCOUNT.direct,
    ifsc: 'HDFC0000053',
    password: PASSWORD,
  };

  test.each(['direct', 'good', 'moderate'] as const)('a %s match is added', async (match) => {
    const { person, call } = await someone({ lastName: 'Apte' });
    const number = SANDBOX_ACCOUNT[match];
    const answer = await call('POST', 'bankaccounts', { ...ACCOUNT, account: number });
    const shown = {
      id: expect.any(Number),
      holder: 'Asha Apte',
      account: `XXXXXX${number.slice(-4)}`,
      ifsc: 'HDFC0000053',
      nameAtBank: 'ASHA APTE',
      verifiedAt: expect.any(String),
      wait: { until: expect.any(String), staff: false },
    };
    expect([answer.status, answer.body.data]).toEqual([200, shown]);
    const { id } = answer.body.data;
    expect((await call('GET', `finduserbankdetails/${person.id}`)).body.data).toEqual([shown]);
    expect((await call('GET', `getuserbankdetails/${id}`)).body.data).toEqual(shown);
    const [row] = await sql('select * from bank_accounts where id = $1', [id]);
    expect(unseal(context.secrets.key('bank account'), row.number_sealed)).toBe(number);
    expect(row.number_hash).toHaveLength(32);
  });

  test.each([
    [{ account: SANDBOX_ACCOUNT.poor }, 422, 'holder'],
    [{ account: SANDBOX_ACCOUNT.none }, 422, 'holder'],
    [{ account: '123456789' }, 422, 'account'],
    [{ account: SANDBOX_ACCOUNT.providerDown }, 503, undefined],
    [{ account: '12' }, 422, 'account'],
    [{ ifsc: 'HDFC1000053' }, 422, 'ifsc'],
    [{ holder: '' }, 422, 'holder'],
  ])('%j answers %i and adds nothing', async (wrong, status, path) => {
    const { person, call } = await someone();
    const answer = await call('POST', 'bankaccounts', { ...ACCOUNT, ...wrong });
    expect(told(answer)).toMatchObject({ status, path });
    expect(JSON.stringify(answer.body)).not.toMatch(/SOMEONE ELSE|0262918/);
    expect(await sql('select 1 from bank_accounts where person_id = $1', [person.id])).toEqual([]);
  });

  test('one is added once; removed, it may come again', async () => {
    const { person, call } = await someone();
    const answers = await Promise.all([1, 2].map(() => call('POST', 'bankaccounts', ACCOUNT)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [{ id }] = (await call('GET', `finduserbankdetails/${person.id}`)).body.data;
    expect((await call('DELETE', `bankaccounts/${id}`)).status).toBe(200);
    expect((await call('DELETE', `bankaccounts/${id}`)).status).toBe(404);
    expect((await call('GET', `getuserbankdetails/${id}`)).status).toBe(404);
    expect((await call('GET', `finduserbankdetails/${person.id}`)).body.data).toEqual([]);
    expect((await call('POST', 'bankaccounts', ACCOUNT)).status).toBe(200);
    const kept = await sql(
      'select removed_at is null as open from bank_accounts where person_id = $1 order by id',
      [person.id],
    );
    expect(kept).toEqual([{ open: false }, { open: true }]);
    expect(await actionsOf(person)).toEqual([
      'bank-account.add',
      'bank-account.remove',
      'bank-account.add',
    ]);
  });

  test('five are the most, at once or one by one', async () => {
    const { person, call } = await someone();
    const add = (branch: number) =>
      call('POST', 'bankaccounts', { ...ACCOUNT, ifsc: `HDFC000000${branch}` });
    for (const branch of [1, 2, 3]) expect((await add(branch)).status).toBe(200);
    await sql(`delete from rate_limits`);
    const answers = await Promise.all([4, 5, 6, 7].map(add));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect((await call('GET', `finduserbankdetails/${person.id}`)).body.data).toHaveLength(5);
  });

  test('somebody else’s is not there', async () => {
    const owner = await someone();
    const { id } = (await owner.call('POST', 'bankaccounts', ACCOUNT)).body.data;
    for (const role of ['user', 'admin'] as const) {
      const other = await someone({ role });
      expect((await other.call('GET', `getuserbankdetails/${id}`)).status).toBe(404);
      expect((await other.call('DELETE', `bankaccounts/${id}`)).status).toBe(404);
      const list = await other.call('GET', `finduserbankdetails/${owner.person.id}`);
      expect(list.status).toBe(404);
    }
    expect((await owner.call('GET', `getuserbankdetails/${id}`)).status).toBe(200);
  });

  test('the platform’s is invented until it is set', async () => {
    const { headers } = await someone();
    const path = '/api/profile/findadminbankdetails/1';
    expect((await api('GET', path, undefined, headers)).body.data).toMatchObject({
      id: 1,
      account: 'XXXXXX1234',
      sandbox: true,
    });
    const env = readEnv({
      NODE_ENV: 'test',
      PLATFORM_ACCOUNT_HOLDER: 'Propertysearch Pvt Ltd',
      PLATFORM_ACCOUNT_NUMBER: '50200012345678',
      PLATFORM_ACCOUNT_IFSC: 'HDFC0000053',
    });
    const set = testApi(database.db, { ...context, env: { ...context.env, ...env } });
    expect((await set('GET', path, undefined, headers)).body.data).toEqual({
      id: 1,
      holder: 'Propertysearch Pvt Ltd',
      account: 'XXXXXX5678',
      ifsc: 'HDFC0000053',
      sandbox: false,
    });
    expect((await api('GET', path)).status).toBe(403);
  });

  test('the platform’s is whole for who has an order to pay, and for nobody else', async () => {
    const env = readEnv({
      NODE_ENV: 'test',
      PLATFORM_ACCOUNT_HOLDER: 'Propertysearch Pvt Ltd',
      PLATFORM_ACCOUNT_NUMBER: '50200012345678',
      PLATFORM_ACCOUNT_IFSC: 'HDFC0000053',
    });
    const set = testApi(database.db, { ...context, env: { ...context.env, ...env } });
    const shownWith = async (order?: Partial<typeof orders.$inferInsert>) => {
      const { person, headers } = await someone();
      if (order) await insertOrder(database.db, { personId: person.id, ...order });
      const path = '/api/profile/findadminbankdetails/1';
      return (await set('GET', path, undefined, headers)).body.data.account;
    };
    expect(await shownWith({ state: 'open' })).toBe('50200012345678');
    expect(await shownWith({ state: 'created' })).toBe('50200012345678');
    expect(await shownWith()).toBe('XXXXXX5678');
    expect(await shownWith({ state: 'cancelled' })).toBe('XXXXXX5678');
    const expiresAt = new Date(context.now().getTime() - 1_000);
    expect(await shownWith({ state: 'open', expiresAt })).toBe('XXXXXX5678');
  });
});

const octets = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream();

/** Somebody of whom everything is kept that can be. */
async function aLife(firstName: string) {
  const someoneNew = await someone({
    firstName,
    lastName: 'Quillon',
    city: 'Lonavala',
  });
  const { person, headers, call } = someoneNew;
  const { id } = person;
  const binary = { ...headers, 'content-type': 'application/octet-stream' };
  const photo = octets(await noise(200, 200).png().toBuffer());
  const { body } = await api('PUT', '/api/profile/photo', photo, binary);
  await api(
    'POST',
    `/api/profile/kyc/document?kind=passport&consent=true&filename=${firstName}.pdf`,
    octets(pdf('<< /Type /Catalog >>')),
    binary,
  );
  await call('PUT', String(id), {
    firstname: firstName,
    lastname: 'Quillon',
    city: 'Lonavala',
    about: `${firstName} reads.`,
  });
  await call('POST', 'kyc/aadhaar', { aadhaar: SANDBOX_AADHAAR.good, consent: true });
  const pan = { pan: newPan(), name: `${firstName} Quillon`, consent: true };
  await call('POST', 'kyc/pan', pan);
  await call('POST', 'bankaccounts', {
    holder: `${firstName} Quillon`,
    account: SANDBOX_ACCOUNT.direct,
    ifsc: 'HDFC0000053',
    password: PASSWORD,
  });
  const email = `${firstName.toLowerCase()}.${id}@propertysearch.test`;
  await call('POST', 'contact', { email, password: PASSWORD });
  await api('POST', '/api/auths/forgotpassword', { email: person.email });
  await context.background.idle();
  await aSession(database.db, id, { userAgent: `${firstName}’s tablet` });
  const listing = await insertListing(database.db, { ownerId: id });
  const liked = await insertListing(database.db);
  await database.db.insert(favourites).values({ personId: id, listingId: liked.id });
  await sql(
    `insert into push_subscriptions (person_id, endpoint, p256dh, auth)
     values ($1, $2, 'key-of-push', 'auth-of-push')`,
    [id, `https://push.test/${firstName.toLowerCase()}/${id}`],
  );
  await sql(
    `insert into notification_preferences (person_id, kind, channel, wanted)
     values ($1, 'news', 'mail', false)`,
    [id],
  );
  await sql('insert into favourite_folders (person_id, name) values ($1, $2)', [
    id,
    `Homes for ${firstName}`,
  ]);
  await sql('insert into home_wishes (person_id, residents, updated_at) values ($1, 3, now())', [
    id,
  ]);
  await sql('insert into notification_settings (person_id, quiet_from) values ($1, 60)', [id]);
  await sql(
    `insert into reviews (author_id, person_id, subject_kind, subject_id, stars, text)
     values ($1, $2, 'visit', $1, 4, 'Let us in on time.')`,
    [id, liked.ownerId],
  );
  await sql(
    `insert into abuse_reports (reporter_id, subject_kind, subject_id, reason, decided_by)
     values ($1, 'listing', $2, 'The photos are of another home.', 1)`,
    [id, liked.id],
  );
  await sql(
    `insert into registrations (reference_hash, role, first_name, last_name, email, mobile, city,
       password_hash, taken, created_at, expires_at)
     values (sha256(convert_to($1, 'UTF8')), 'user', $1, 'Quillon', $2, '9812345678', 'Pune', 'x', true, now(), now())`,
    [firstName, person.email],
  );
  return { ...someoneNew, listing, liked, image: body.data.ProfileImage as string };
}

test('my data are all there, and open no door', async () => {
  const { person, headers, listing, liked } = await aLife('Zephyrina');
  const other = await someone();
  const answer = await api('GET', '/api/profile/mydata', undefined, headers);
  expect(answer.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''propertysearch-my-data.json",
  );
  const data = answer.body;
  expect(data.profile).toMatchObject({ email: person.email, firstName: 'Zephyrina' });
  expect(data.sessions).toHaveLength(2);
  expect(data.identityChecks.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
    'aadhaar',
    'document',
    'pan',
  ]);
  expect(data.documents).toMatchObject([{ fileName: 'Zephyrina.pdf' }]);
  expect(data.bankAccounts).toMatchObject([{ account: 'XXXXXX1191', holder: 'Zephyrina Quillon' }]);
  expect(data.favourites).toMatchObject([{ listingId: liked.id }]);
  expect(data.favouriteFolders).toMatchObject([{ name: 'Homes for Zephyrina' }]);
  expect(data.wishes).toMatchObject([{ residents: 3 }]);
  expect(data.listings).toMatchObject([{ id: listing.id, title: listing.title }]);
  expect(data.notificationSettings).toMatchObject({
    quietHours: [{ quietFrom: 60 }],
    choices: [{ kind: 'news', wanted: false }],
    browsers: [{ endpoint: `https://push.test/zephyrina/${person.id}` }],
  });
  expect(data.reviews).toMatchObject([{ authorId: person.id, stars: 4 }]);
  expect(data.reports).toMatchObject([{ subjectKind: 'listing', subjectId: liked.id }]);
  expect(data.notifications.length).toBeGreaterThan(0);
  expect(data.actions.map(({ action }: { action: string }) => action)).toContain('photo.set');
  const text = JSON.stringify(data);
  expect(text).not.toMatch(
    /passwordHash|ecidedBy|argon2|tokenHash|cookieHash|Sealed|numberHash|"search"|key-of-push|auth-of-push/,
  );
  for (const secret of [SANDBOX_ACCOUNT.direct, other.person.email]) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/ABCPV|panHash/);
});

describe('deleting the account', () => {
  test('needs the password, and is not for staff', async () => {
    const { person, call } = await someone();
    const wrong = await call('POST', 'deleteaccount', { password: 'not this one' });
    expect(told(wrong)).toMatchObject({ status: 401, path: 'password' });
    const staff = await someone({ role: 'admin' });
    expect((await staff.call('POST', 'deleteaccount', { password: PASSWORD })).status).toBe(404);
    expect((await rowOf(person)).deleted_at).toBeNull();
    expect((await rowOf(staff.person)).deleted_at).toBeNull();
  });

  test('leaves nothing that says who it was', async () => {
    const { person, call, listing, image } = await aLife('Quirinella');
    const { id } = person;
    const [{ key }] = await sql('select key from documents where owner_id = $1', [id]);
    const bystander = await someone();
    const photoKey = `${image.replace('/media/', '')}/96.webp`;
    expect(await context.ports.store.get(photoKey)).toBeDefined();
    const answer = await call('POST', 'deleteaccount', { password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0/);
    await context.background.idle();

    expect((await call('GET', String(id))).status).toBe(403);
    expect(await rowOf(person)).toMatchObject({
      first_name: 'Deleted',
      last_name: 'person',
      email: `deleted-${id}@deleted.invalid`,
      password_hash: null,
      deleted_at: expect.any(Date),
    });
    expect((await sql('select status from listings where id = $1', [listing.id]))[0].status).toBe(
      'withdrawn',
    );
    expect(await context.ports.store.get(key)).toBeUndefined();
    expect(await context.ports.store.get(photoKey)).toBeUndefined();
    expect((await actionsOf(person)).at(-1)).toBe('person.delete');

    const tables = await sql(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    const mine = [person.email, `${person.mobile}`, 'quirinella', image];
    for (const { name } of tables) {
      const found = await sql(
        `select t::text as row from ${name} t
         where exists (select from unnest($1::text[]) word where position(word in lower(t::text)) > 0)`,
        [mine],
      );
      expect([name, found]).toEqual([name, []]);
    }
    const holders = await sql(
      `select format('%I', table_name) as name from information_schema.columns
       where column_name = 'person_id' and table_schema = 'public'`,
    );
    for (const { name } of holders) {
      const left = await sql(`select 1 from ${name} where person_id = $1`, [id]);
      expect([name, left]).toEqual([name, []]);
    }
    expect((await bystander.profile()).status).toBe(200);
    expect(context.ports.outbox?.list(person.email)[0]?.subject).toBe(
      'Your Propertysearch account is deleted',
    );
  });

  test('frees the address, and happens once', async () => {
    const { person, call } = await someone();
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', 'deleteaccount', { password: PASSWORD })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const again = await someone({ email: person.email, mobile: person.mobile });
    expect((await again.profile()).status).toBe(200);
  });

  test('nothing is added to an account that is being deleted', async () => {
    const { person, call, headers } = await someone();
    const photo = octets(await noise(100, 100).png().toBuffer());
    const binary = { ...headers, 'content-type': 'application/octet-stream' };
    await Promise.all([
      call('POST', 'deleteaccount', { password: PASSWORD }),
      api('PUT', '/api/profile/photo', photo, binary),
      call('POST', 'kyc/pan', { pan: newPan(), name: 'Asha Apte', consent: true }),
    ]);
    expect(await rowOf(person)).toMatchObject({ image: null, pan_verified: false });
    const left = await sql('select 1 from identity_checks where person_id = $1', [person.id]);
    expect(left).toEqual([]);
  });
});
