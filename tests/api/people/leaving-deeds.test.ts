import { describe, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { closeAccount, eraseAnyway } from '#server/people/profile/index.ts';
import { contextOf, insertBooking } from '#tests/api/deals/deal-world.ts';
import { asCall, deedsOf } from '#tests/api/deeds.ts';
import { testApi } from '#tests/api/harness.ts';
import { PASSWORD } from '#tests/api/world.ts';
import { aKey, insertListing } from '#tests/builders/index.ts';
import { profileDesk } from './profile-desk.ts';

const desk = profileDesk();
const { sql, rowOf, someone } = desk;
const deed = deedsOf(() => desk.db);
const idle = () => desk.context.background.idle();

/** What `people` says of somebody who has gone. */
const nobody = (id: number) => ({
  first_name: 'Deleted',
  last_name: 'person',
  email: `deleted-${id}@deleted.invalid`,
  mobile: null,
  password_hash: null,
  city: 'Pune',
  about: null,
  image: null,
  location: null,
  licence: null,
  areas_served: [],
  aadhaar_verified: false,
  pan_verified: false,
  premium_until: null,
  deleted_at: expect.any(Date),
});

describe('deleting one’s account', () => {
  test('says so, at the address that it had, and in the log', async () => {
    const { person, call } = await someone();
    const { id } = person;
    const left = await deed(() => call('POST', 'deleteaccount', { password: PASSWORD }));
    expect(left).toEqual({
      said: [200, 'Your account is deleted.'],
      told: [],
      audited: [['person.delete', `person ${id}`, {}]],
      happened: [],
    });
    await idle();
    expect(desk.context.ports.outbox?.list(person.email)).toMatchObject([
      {
        channel: 'mail',
        subject: 'Your Propertysearch account is deleted',
        text: 'Your account and your personal data are deleted, as you asked. Invoices stay as they were issued, as the law asks; what else we must keep stays without your name.',
      },
    ]);
  });

  test('by another password is refused beside it, and nothing goes', async () => {
    const { person, call } = await someone();
    const why = 'The password is not right.';
    expect(await deed(() => call('POST', 'deleteaccount', { password: 'not this one' }))).toEqual({
      said: [401, why, `password: ${why}`],
      told: [],
      audited: [],
      happened: [],
    });
    expect((await rowOf(person)).deleted_at).toBeNull();
    await idle();
    expect(desk.context.ports.outbox?.list(person.email)).toEqual([]);
  });

  test('leaves a row that says of nobody anything', async () => {
    const { person, call } = await someone({
      role: 'agent',
      city: 'Nashik',
      about: 'Flats in Baner.',
      location: { x: 73.79, y: 18.56 },
      licence: 'A52100012345',
      areasServed: ['baner'],
      premiumUntil: new Date('2099-01-01'),
    });
    await call('POST', 'deleteaccount', { password: PASSWORD });
    expect(await rowOf(person)).toMatchObject(nobody(person.id));
  });
});

describe('codes and registrations of somebody who leaves', () => {
  async function aCode(purpose: string, subject: string): Promise<void> {
    await sql(
      `insert into one_time_codes (purpose, subject, code_hash, created_at, expires_at)
       values ($1, $2, '\\x00', now(), now())`,
      [purpose, subject],
    );
  }
  const aRegistration = (reference: string, email: string, mobile: string) =>
    sql(
      `insert into registrations (reference_hash, role, first_name, last_name, email, mobile, city,
         password_hash, taken, created_at, expires_at)
       values (sha256(convert_to($1, 'UTF8')), 'user', 'Asha', 'Rane', $2, $3, 'Pune', 'x', false,
         now(), now())`,
      [reference, email, mobile],
    );

  test('go with them; those of others, and of other things, stay', async () => {
    const { person, call } = await someone();
    const { id, email, mobile } = person;
    const [theirs, others] = [`of ${id}`, `9${id}`];
    for (const [purpose, subject] of [
      ['change_email', `${id} new@propertysearch.test`],
      ['change_mobile', `${id} 9812300000`],
      ['reset_password', `${email} ${theirs}`],
      ['reset_password', `${mobile} ${theirs}`],
      ['sign_in', `${email} ${theirs}`],
      ['sign_in', `${mobile} ${theirs}`],
    ] as const) {
      await aCode(purpose, subject);
    }
    const staying = [
      ['change_email', `${id}0 kept@propertysearch.test`],
      ['release_money', `${id} ${others}`],
      ['reset_password', `kept.${email} ${others}`],
      ['sign_in', `${mobile}0 ${others}`],
      ['sign_agreement', `${email} ${others}`],
    ] as const;
    for (const [purpose, subject] of staying) await aCode(purpose, subject);
    await aRegistration(`mail ${id}`, email, '9800000001');
    await aRegistration(`number ${id}`, `another.${email}`, `${mobile}`);
    await aRegistration(`kept ${id}`, `kept.${email}`, '9800000002');
    await call('POST', 'deleteaccount', { password: PASSWORD });
    const codes = await sql('select purpose, subject from one_time_codes order by id');
    expect(codes.map(({ purpose, subject }) => [purpose, subject])).toEqual(staying);
    expect(await sql('select email from registrations')).toEqual([{ email: `kept.${email}` }]);
  });
});

test('files of their own go; papers of work are the other side’s too', async () => {
  const { person, call } = await someone();
  const { store } = desk.context.ports;
  const keys = { identity: `documents/own-${person.id}`, work: `documents/work-${person.id}` };
  for (const [purpose, key] of Object.entries(keys)) {
    await store.put(key, Buffer.from('paper'), 'application/pdf');
    await sql(
      `insert into documents (owner_id, purpose, key, file_name, mime, bytes, sha256)
       values ($1, $2, $3, 'paper.pdf', 'application/pdf', 5, 'x')`,
      [person.id, purpose, key],
    );
  }
  await call('POST', 'deleteaccount', { password: PASSWORD });
  await idle();
  expect(await store.get(keys.identity)).toBeUndefined();
  expect(await store.get(keys.work)).toBeDefined();
  const left = await sql('select purpose from documents where owner_id = $1', [person.id]);
  expect(left).toEqual([{ purpose: 'work' }]);
});

describe('what they tried out by a key for that', () => {
  async function leaving(kind: 'live' | 'test' | undefined) {
    const { person, headers } = await someone();
    if (kind) await aKey(desk.db, person.id, [], { kind });
    const forgotten: Person[] = [];
    const testMode = {
      enter: async () => desk.context,
      forget: async (gone: Person) => void forgotten.push(gone),
    };
    const call = testApi(desk.db, { ...desk.context, testMode });
    await call('POST', '/api/profile/deleteaccount', { password: PASSWORD }, headers);
    await idle();
    return forgotten.map(({ id }) => id === person.id);
  }

  test('is forgotten there, too', async () => {
    expect(await leaving('test')).toEqual([true]);
  });
  test.each(['live', undefined] as const)('is nothing where the key is %s', async (kind) => {
    expect(await leaving(kind)).toEqual([]);
  });
});

describe('somebody whom a restore brought back', () => {
  test('is erased with things left open, and their files go', async () => {
    const { person } = await someone();
    const listing = await insertListing(desk.db, { status: 'live' });
    await insertBooking(desk.context, { listing, buyer: person }, { state: 'accepted' });
    const { store } = desk.context.ports;
    const image = '/media/people/11111111-2222-3333-4444-555555555555';
    const photo = `${image.slice(7)}/96.webp`;
    await store.put(photo, Buffer.from('photo'), 'image/webp');
    await sql('update people set image = $2 where id = $1', [person.id, image]);
    const own = contextOf(desk.context, person.id);
    const refused = await deed(asCall(() => closeAccount(own)));
    expect(refused.said[0]).toBe(409);
    expect((await rowOf(person)).deleted_at).toBeNull();
    await eraseAnyway(own);
    expect(await rowOf(person)).toMatchObject(nobody(person.id));
    expect(await store.get(photo)).toBeUndefined();
    const at = (await rowOf(person)).deleted_at;
    await eraseAnyway(own);
    expect((await rowOf(person)).deleted_at).toEqual(at);
  });
});
