import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#tests/api/world.ts';
import { aSession } from '#tests/builders/index.ts';
import { profileDesk, told } from './profile-desk.ts';

const desk = profileDesk();
const { sql, rowOf, actionsOf, someone, api } = desk;

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
    await desk.context.background.idle();
    return desk.context.ports.outbox?.list(to) ?? [];
  };
  const codeTo = async (to: string) => {
    const [message] = await messagesTo(to);
    return /\b\d{6}\b/.exec(`${message?.subject} ${message?.text}`)?.[0] ?? '';
  };

  test('change with a code to the new address; other sessions end, the old address hears', async () => {
    const { person, call, profile } = await someone();
    const elsewhere = await aSession(desk.db, person.id);
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
