import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings, notifications, sharedLists } from '#server/db/schema/index.ts';
import type { Member } from '#tests/api/deals/deal-world.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { engagementWorld } from './engagement-world.ts';
import { insertOwnLead, insertSharedList } from './lead-world.ts';

const MINUTE_MS = 60_000;
const world = engagementWorld();
const { as, must } = world;
const db = () => world.db();

async function aMember(role: 'agent' | 'user' = 'agent'): Promise<Member> {
  const person = await insertPerson(db(), { role });
  return { ...person, headers: (await aSession(db(), person.id)).headers };
}

const share = (agent: Member, body: unknown) => as(agent, 'POST', '/agents/sharedlist', body);
const open = (who: Member, code: string) => as(who, 'GET', `/agents/shared/${code}`);
const look = (who: Member, code: string) => as(who, 'POST', `/agents/shared/${code}/look`);
const mine = async (agent: Member) => (await as(agent, 'GET', '/agents/sharedlists')).body.data;

test('a list is seen by whoever has its link, in its order, as the homes stand now', async () => {
  const [agent, reader] = [await aMember(), await aMember('user')];
  const { id: leadId } = await insertOwnLead(world.context(), agent.id);
  const [first, second, third] = [
    await insertListing(db()),
    await insertListing(db()),
    await insertListing(db()),
  ];
  const listingIds = [second.id, first.id, third.id];
  const { code } = await must(share(agent, { leadId, listingIds, note: 'Near the school.' }));
  expect(code).toMatch(/^[\w-]{24}$/);
  await db().update(listings).set({ status: 'sold' }).where(eq(listings.id, first.id));
  await db().update(listings).set({ status: 'withdrawn' }).where(eq(listings.id, third.id));
  const shown = await must(open(reader, code));
  expect(shown).toMatchObject({ agent: 'Asha T.', agentId: agent.id, note: 'Near the school.' });
  type Home = { standing: string; listing: { propertydata: { id: number } } | null };
  expect(
    shown.homes.map(({ standing, listing }: Home) => [standing, listing?.propertydata.id]),
  ).toEqual([
    ['offer', second.id],
    ['sold', first.id],
    ['gone', undefined],
  ]);
  expect(JSON.stringify(shown)).not.toContain('Rohan');
});

test('it tells the agent of the first look of another, and counts looks apart in time', async () => {
  const [agent, reader] = [await aMember(), await aMember('user')];
  const { id, code } = await insertSharedList(world.context(), agent.id);
  const looks = async () => (await mine(agent)).items[0].looks;
  await must(look(agent, code));
  expect(await looks()).toBe(0);
  await Promise.all([look(reader, code), look(reader, code), look(reader, code)]);
  expect(await looks()).toBe(1);
  const earlier = new Date(Date.now() - 11 * MINUTE_MS);
  await db().update(sharedLists).set({ lastLookAt: earlier }).where(eq(sharedLists.id, id));
  await must(look(reader, code));
  expect(await looks()).toBe(2);
  const told = await db().select().from(notifications).where(eq(notifications.personId, agent.id));
  expect(told).toMatchObject([{ title: 'Your list of homes was looked at' }]);
});

test('nothing is shown once it is withdrawn or over, or its agent is suspended', async () => {
  const [agent, rival] = [await aMember(), await aMember()];
  const context = world.context();
  const withdrawn = await insertSharedList(context, agent.id);
  expect((await as(rival, 'POST', `/agents/sharedlist/withdraw/${withdrawn.id}`)).status).toBe(404);
  await must(as(agent, 'POST', `/agents/sharedlist/withdraw/${withdrawn.id}`));
  const over = await insertSharedList(context, agent.id, { expiresAt: new Date() });
  const suspended = await insertPerson(db(), { role: 'agent', suspendedAt: new Date() });
  const held = await insertSharedList(context, suspended.id);
  for (const { code } of [withdrawn, over, held]) {
    expect((await open(rival, code)).status).toBe(404);
    expect((await look(rival, code)).status).toBe(404);
  }
  expect((await mine(agent)).items).toMatchObject([{ over: true }, { over: true }]);
});

test('only homes on offer go onto a list, for a lead of one’s own', async () => {
  const agent = await aMember();
  const gone = await insertListing(db(), { status: 'paused' });
  expect((await share(agent, { listingIds: [gone.id] })).status).toBe(409);
  const { id: leadId } = await insertOwnLead(world.context(), (await aMember()).id);
  const { id } = await insertListing(db());
  expect((await share(agent, { leadId, listingIds: [id] })).status).toBe(404);
});
