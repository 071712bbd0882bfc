import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { bankAccounts, licences, people } from '#server/db/schema/index.ts';
import { tellStaff } from '#server/people/staff-desk/index.ts';
import { staffDesk } from '#tests/api/money/staff-desk.ts';
import { aSession, insertPerson, stored } from '#tests/builders/index.ts';

const { desk, newsOf, asStaff } = staffDesk();

/** One of staff reads English, the other Marathi. */
beforeAll(async () => {
  const { database, colleague } = desk();
  await database.db.update(people).set({ language: 'mr' }).where(eq(people.id, colleague.id));
});

let numbers = 0;
/** An agent of that name whose licence waits. */
async function waitingAgent(lastName: string) {
  const { db } = desk().database;
  const number = `A9922${String(numbers++).padStart(7, '0')}`;
  const agent = await insertPerson(db, { role: 'agent', lastName, licence: number });
  const link = 'https://maharera.example/agent';
  const row = { personId: agent.id, number, link, submittedAt: new Date() };
  return { agent, licence: stored(await db.insert(licences).values(row).returning()), number };
}

/** What a call says to one of staff whose page is in that language. */
const saidIn = async (language: string, method: string, path: string, body?: unknown) => {
  const { api, session } = desk();
  const headers = { ...session.headers, 'accept-language': language };
  return (await api(method, `/api/admin${path}`, body, headers)).body;
};

test('what waits is named in the language of the page', async () => {
  const { number } = await waitingAgent('Namedwala');
  const titles = async (language: string) =>
    (await saidIn(language, 'GET', '/inbox?q=Namedwala')).data.items.map(
      ({ title }: { title: string }) => title,
    );
  expect(await titles('en')).toEqual([`Licence ${number}`]);
  expect(await titles('mr')).toEqual([`परवाना ${number}`]);
  expect(await titles('hi')).toEqual([`लाइसेंस ${number}`]);
});

test('a person’s record is told in the language of the page', async () => {
  const { agent } = await waitingAgent('Recordwala');
  const { db } = desk().database;
  await db.insert(bankAccounts).values({
    personId: agent.id,
    holder: 'Record Wala',
    numberSealed: Buffer.from('sealed'),
    numberHash: Buffer.from('hash'),
    lastFour: '4321',
    ifsc: 'HDFC0000001',
    nameAtBank: 'Record Wala',
    verifiedAt: new Date(),
  });
  const path = `/people/${agent.id}/open`;
  const accountsIn = async (language: string, heading: string) => {
    const { data } = await saidIn(language, 'POST', path, { reason: 'They asked us something' });
    return data.sections.find(({ title }: { title: string }) => title === heading)?.rows;
  };
  expect(await accountsIn('en', 'Bank accounts')).toMatchObject([
    { title: 'Account ending 4321', state: 'Name to be compared' },
  ]);
  expect(await accountsIn('mr', 'बँक खाती')).toMatchObject([
    { title: '4321 ने संपणारे खाते', state: 'नाव जुळवायचे आहे' },
  ]);
});

test('a list as a file has its headings in the language of who takes it', async () => {
  const { database, colleague, api } = desk();
  const session = await aSession(database.db, colleague.id);
  const headOf = async (path: string) =>
    String((await api('GET', `/api/admin${path}`, undefined, session.headers)).body);
  expect(await headOf('/lists/people/csv')).toContain('क्रमांक,नाव,भूमिका');
  expect(await headOf('/inbox/csv')).toContain('प्रकार,क्रमांक,काय');
  expect(await headOf('/audit/csv')).toContain('क्रमांक,केव्हा,कोणी');
  expect(String((await asStaff('GET', '/lists/people/csv')).body)).toContain('Number,Name,Role');
});

test('each of staff hears of it in their own language, whoever did it', async () => {
  const { licence, number } = await waitingAgent('Heardwala');
  const { context, staff, colleague } = desk();
  await tellStaff(context);
  const given = { to: colleague.id, seen: null };
  const path = `/inbox/licence/${licence.id}/assign`;
  expect((await asStaff('POST', path, given)).status).toBe(200);
  const [english = [], marathi = []] = await Promise.all(
    [staff, colleague].map(({ id }) => newsOf(id)),
  );
  expect(english.at(-1)?.title).toMatch(/new things? waits?|Licence waits/);
  expect(marathi.map(({ title }) => title)).not.toContainEqual(expect.stringMatching(/wait/));
  expect(marathi.at(-1)).toMatchObject({
    title: 'एक सहकारी तुम्हाला काम देत आहे',
    body: `परवाना: परवाना ${number}`,
  });
});
