import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '#server/core/context.ts';
import { notifications, type Person, people, registrations } from '#server/db/schema/index.ts';
import { deliverDue } from '#server/people/notifications/index.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { type TestDatabase, testApi, testContext, testDatabase } from './harness.ts';
import { newMobile, PASSWORD } from './world.ts';

let database: TestDatabase;
let context: Context;
let api: ReturnType<typeof testApi>;
beforeAll(async () => {
  database = await testDatabase();
  // What is due is delivered where a test says so.
  const background = { run: () => undefined, idle: async () => undefined };
  context = { ...testContext(database.db), background };
  api = testApi(database.db, context);
});
afterAll(() => database.close());

async function member(overrides: Partial<Person>) {
  const person = await insertPerson(database.db, { mobile: newMobile(), ...overrides });
  const { headers } = await aSession(database.db, person.id);
  return { person, headers };
}

const LATIN_WORDS = /[A-Za-z]{3,} [a-z]{2,}/;

describe('an answer', () => {
  const refused = async (language?: string) => {
    const headers: Record<string, string> = language ? { 'accept-language': language } : {};
    const { body, headers: said } = await api('POST', '/api/auths/login', {}, headers);
    const { code, errors } = body as { code: string; errors: { message: string }[] };
    return {
      code,
      words: errors.map(({ message }) => message),
      language: said.get('content-language'),
      vary: said.get('vary')?.toLowerCase() ?? '',
    };
  };

  test('is in the language asked for, with the same code; in English where none is', async () => {
    const english = ['Email is required', 'Password is required'];
    expect(await refused()).toMatchObject({ code: 'invalid', words: english, language: 'en-IN' });
    expect(await refused('fr, ta;q=0.5')).toMatchObject({ words: english, language: 'en-IN' });
    expect(await refused('mr-IN,mr;q=0.9,en;q=0.8')).toMatchObject({
      code: 'invalid',
      words: ['ई-मेल आवश्यक आहे', 'पासवर्ड आवश्यक आहे'],
      language: 'mr',
    });
    expect(await refused('hi')).toMatchObject({
      words: ['ई-मेल ज़रूरी है', 'पासवर्ड ज़रूरी है'],
      language: 'hi',
    });
    expect((await refused('hi')).vary).toContain('accept-language');
  });

  test('that is refused by the API itself is too', async () => {
    const { body } = await api('GET', '/api/profile/mydata', undefined, {
      'accept-language': 'mr',
    });
    expect(body).toMatchObject({ code: 'session_ended' });
    expect(body.message).toBe('तुमचे सत्र संपले आहे. पुन्हा साइन इन करा.');
  });

  test('of any area is too, what is reckoned in it and what was done included', async () => {
    const { headers } = await member({ language: 'en' });
    const said = async (language: string, method: string, path: string, body?: unknown) =>
      (await api(method, path, body, { ...headers, 'accept-language': language })).body.message;
    const order = '/api/payment/order/ps_aaaaaaaaaaaaaaaaaaaa';
    expect(await said('en', 'GET', order)).toBe('We could not find that order.');
    expect(await said('mr', 'GET', order)).toBe('ती ऑर्डर सापडली नाही.');
    expect(await said('hi', 'GET', order)).toBe('वह ऑर्डर नहीं मिला।');
    const folders = '/api/property/favouritefolders';
    expect(await said('mr', 'POST', folders, { name: 'Baner' })).toBe('फोल्डर बनवले.');
    expect(await said('hi', 'POST', folders, { name: 'Baner' })).toBe('इस नाम का फ़ोल्डर आपके पास है।');
  });
});

test('who is told of a deal reads it in their language, by every way, whoever acted', async () => {
  const owner = await member({ language: 'mr' });
  const buyer = await member({ language: 'hi' });
  const listing = await insertListing(database.db, {
    ownerId: owner.person.id,
    title: '2 BHK, Baner',
  });
  const asked = await api(
    'POST',
    '/api/method/contact',
    { propertyid: listing.id, message: 'We would like to see the flat soon, if that suits you.' },
    { ...buyer.headers, 'accept-language': 'en-IN' },
  );
  expect(asked.body.message).toBe('Your request is with the owner.');
  const newsOf = async ({ person }: { person: Person }) => {
    const [news] = await database.db
      .select()
      .from(notifications)
      .where(eq(notifications.personId, person.id))
      .orderBy(desc(notifications.id))
      .limit(1);
    return news;
  };
  const news = await newsOf(owner);
  expect(news?.title).toMatch(/ तुमचा संपर्क मागत आहेत$/);
  expect(news?.body).toBe('“2 BHK, Baner” बाबत आहे. 14 दिवसांच्या आत स्वीकारा किंवा नाकारा.');

  await deliverDue(context);
  const mail = (context.ports.outbox?.list(owner.person.email) ?? [])[0];
  expect(mail?.subject).toBe(news?.title);
  expect(mail?.text).not.toMatch(LATIN_WORDS);
  expect(mail?.text).toContain('/Notification');
});

test('an account has the language of the page on which it was begun', async () => {
  const email = 'asha.mr@propertysearch.test';
  const registration = await api(
    'POST',
    '/api/auths/register',
    {
      role: 'user',
      firstname: 'Asha',
      lastname: 'Patil',
      email,
      mobile: newMobile(),
      city: 'Pune',
      password: PASSWORD,
      terms: true,
    },
    { 'accept-language': 'mr' },
  );
  expect(registration.status).toBe(200);
  const [begun] = await database.db
    .select()
    .from(registrations)
    .where(eq(registrations.email, email));
  expect(begun?.language).toBe('mr');
  const [nobody] = await database.db.select().from(people).where(eq(people.email, email));
  expect(nobody).toBeUndefined();
});
