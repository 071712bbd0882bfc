import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { paise } from '#domain/lib/money.ts';
import { leadNotes, leads, leadTasks, notifications, people } from '#server/db/schema/index.ts';
import { startSearchFeed } from '#server/homes/search-feed/index.ts';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { createLogger } from '#server/lib/log.ts';
import { erasePerson } from '#server/people/profile/erase-person.ts';
import { remindTasks } from '#server/professionals/leads/expire.ts';
import { countFits, wantOf } from '#server/professionals/leads/lead-wants.ts';
import type { Member } from '#tests/api/deals/deal-world.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { patience } from '#tests/patience.ts';
import { engagementWorld } from './engagement-world.ts';
import { insertLead, insertOwnLead, insertTask } from './lead-world.ts';

const HOUR_MS = 3_600_000;
const world = engagementWorld();
const { as, must } = world;
const context = () => world.context();
const db = () => world.db();

async function anAgent(): Promise<Member> {
  const person = await insertPerson(db(), { role: 'agent' });
  return { ...person, headers: (await aSession(db(), person.id)).headers };
}

let agent: Member;
beforeEach(async () => {
  agent = await anAgent();
});

const rohan = {
  name: 'Rohan Shinde',
  mobile: '+91 98220-12345',
  wants: 'A 2 BHK flat in Baner under 90 lakh.',
  origin: '99acres',
};
const add = (body: unknown, who = agent) => as(who, 'POST', '/agents/ownlead', body);
const bring = (body: unknown, who = agent) => as(who, 'POST', '/agents/ownleads', body);
const detail = (id: number, who = agent) => must(as(who, 'GET', `/agents/lead/${id}`));
const step = (name: string, id: number, body?: unknown) =>
  as(agent, 'POST', `/agents/lead/${name}/${id}`, body);
const list = async (search = '', who = agent) =>
  (await as(who, 'GET', `/agents/getagentleadlist/${who.id}${search}`)).body;

describe('a lead the agent brings', () => {
  test('stands on their desk with number, clock and fitting homes, and on nobody else’s', async () => {
    await insertListing(db(), {
      localitySlug: 'baner',
      bedrooms: 2,
      pricePaise: paise(80_00_000_00),
    });
    const { leadId } = await must(add(rohan));
    const found = await detail(leadId);
    expect(found).toMatchObject({
      buyer: 'Rohan Shinde',
      source: 'own',
      origin: '99acres',
      state: 'new',
      contact: { mobile: '9822012345', email: null },
      timeline: [{ event: 'create', by: 'agent', note: 'By hand' }],
    });
    expect(found.fits).toBeGreaterThan(0);
    expect((await list('?q=98220')).total).toBe(1);
    expect((await list('?source=own')).data[0]).toMatchObject({ buyer: 'Rohan Shinde' });
    const rival = await anAgent();
    expect((await as(rival, 'GET', `/agents/lead/${leadId}`)).status).toBe(404);
    expect((await list('', rival)).total).toBe(0);
    const news = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.personId, agent.id));
    expect(news).toEqual([]);
  });

  test('needs a way to reach them, and is told when it is there already', async () => {
    const { mobile: _, ...unreachable } = rohan;
    const refused = await add(unreachable);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ path: 'mobile' }]);
    const { leadId } = await must(add(rohan));
    const again = await add({ ...rohan, name: 'Rohan S', mobile: '09822012345' });
    expect(again.status).toBe(409);
    expect(again.body.message).toContain('Rohan Shinde is on your desk already');
    expect((await add(rohan, await anAgent())).status).toBe(200);
    await must(step('lose', leadId, { reason: 'Bought elsewhere.' }));
    expect((await add(rohan)).status).toBe(200);
  });

  test('a member’s number says nothing of whether they are one', async () => {
    await insertPerson(db(), { mobile: '9822012345' });
    const { leadId } = await must(add(rohan));
    expect((await detail(leadId)).source).toBe('own');
  });

  test('cannot be written to here, offered homes or kept a home for', async () => {
    const { id } = await insertOwnLead(context(), agent.id);
    const open = await as(agent, 'POST', '/messages/open', { kind: 'lead', id });
    expect(open.status).toBe(404);
    const { id: listingId } = await insertListing(db());
    expect((await step('offer', id, { listingId })).status).toBe(409);
  });
});

describe('a file of leads', () => {
  const rows = [
    { line: 2, ...rohan },
    { line: 3, name: '', mobile: '98', wants: 'A flat.' },
    { line: 4, ...rohan, name: 'Rohan again' },
    { line: 5, name: 'Meera Joshi', email: 'Meera@Example.com', wants: 'A shop in Aundh.' },
    { line: 6, name: 'Known already', mobile: '9822012399', wants: 'An office.' },
  ];

  test('is judged line by line, first without storing anything', async () => {
    await insertOwnLead(context(), agent.id);
    const tried = await must(bring({ rows, dryRun: true }));
    expect(tried.added).toBe(2);
    expect(tried.rows).toMatchObject([
      { line: 2, outcome: 'added' },
      { line: 3, outcome: 'refused', message: expect.stringContaining('Give a name.') },
      { line: 4, outcome: 'duplicate', message: 'Repeats line 2.' },
      { line: 5, outcome: 'added' },
      { line: 6, outcome: 'duplicate', message: expect.stringContaining('Rohan Shinde') },
    ]);
    expect((await list()).total).toBe(1);
    expect((await must(bring({ rows }))).added).toBe(2);
    expect((await list()).total).toBe(3);
    expect((await must(bring({ rows }))).added).toBe(0);
    expect((await list('?q=meera@example.com')).total).toBe(1);
  });

  test('brought twice at once adds each line once', async () => {
    await Promise.all([bring({ rows }), bring({ rows })]);
    expect((await list('?q=Rohan')).total).toBe(1);
  });
});

describe('a call or message outside the site', () => {
  test('answers the clock once they are reached, and not before', async () => {
    const { id } = await insertLead(context(), { agentId: agent.id });
    await must(step('log', id, { way: 'call', reached: false }));
    expect(await detail(id)).toMatchObject({ state: 'new', respondedAt: null });
    await must(step('log', id, { way: 'whatsapp', reached: true, note: 'Asks for a plan.' }));
    const answered = await detail(id);
    expect(answered).toMatchObject({ state: 'contacted', notes: [{ text: 'Asks for a plan.' }] });
    expect(answered.respondedAt).not.toBeNull();
    await must(step('log', id, { way: 'call', reached: true }));
    const { timeline } = await detail(id);
    expect(timeline).toMatchObject([
      { event: 'call_missed', state: 'new' },
      { event: 'contact', note: 'On WhatsApp' },
      { event: 'call', state: 'contacted' },
    ]);
  });
});

test('homes that fit are counted from memory as by the database, none of the buyer’s own', async () => {
  const buyer = await insertPerson(db());
  const home = { localitySlug: 'undri', bedrooms: 4, society: 'Counted Court' } as const;
  for (const ownerId of [buyer.id, buyer.id, agent.id])
    await insertListing(db(), { ...home, ownerId });
  const wants = { loc: 'Counted Court' };
  const count = async () => {
    const found = [buyer.id, agent.id, null].map((buyerId) =>
      wantOf(context(), { wants, wantsText: '', buyerId }),
    );
    return (await countFits(context(), await Promise.all(found))).map(({ fits }) => fits);
  };
  expect(await count()).toEqual([1, 2, 3]);
  const feed = startSearchFeed({
    db: db(),
    log: createLogger('silent'),
    create: createHomeIndex,
    mostBytes: 1e9,
  });
  onTestFinished(() => feed.stop());
  await vi.waitFor(() => expect(feed.standing().state).toBe('whole'), patience(10));
  expect(await count()).toEqual([1, 2, 3]);
});

describe('tasks', () => {
  test('count what is late and what is for today, and are done and undone', async () => {
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS);
    const { id: leadId } = await insertOwnLead(context(), agent.id);
    const late = await insertTask(context(), agent.id, { leadId, dueAt: at(-2) });
    await insertTask(context(), agent.id, { dueAt: at(72), text: 'Renew the licence.' });
    await insertTask(context(), (await anAgent()).id);
    const tasks = async (search = '') =>
      (await as(agent, 'GET', `/agents/tasks${search}`)).body.data;
    expect(await tasks()).toMatchObject({
      total: 2,
      overdue: 1,
      items: [{ id: late.id, leadId, buyer: 'Rohan Shinde' }, { text: 'Renew the licence.' }],
    });
    expect((await tasks(`?leadId=${leadId}`)).total).toBe(1);
    await must(as(agent, 'POST', `/agents/task/${late.id}`, { done: true }));
    expect(await tasks()).toMatchObject({ total: 1, overdue: 0 });
    expect((await tasks('?show=done')).total).toBe(1);
    const past = { text: 'Call.', dueAt: at(-1).toISOString() };
    expect((await as(agent, 'POST', '/agents/task', past)).status).toBe(422);
  });

  test('are reminded of once, and not where they are done', async () => {
    const now = new Date();
    const { id: leadId } = await insertOwnLead(context(), agent.id);
    await insertTask(context(), agent.id, { leadId, dueAt: now });
    await insertTask(context(), agent.id, { dueAt: now, doneAt: now });
    await Promise.all([remindTasks(context()), remindTasks(context())]);
    const told = await db()
      .select()
      .from(notifications)
      .where(eq(notifications.personId, agent.id));
    expect(told).toMatchObject([{ title: 'A task is due', link: `/AgentLeadList?lead=${leadId}` }]);
  });
});

test('a template is replaced by its name and deleted, by its agent alone', async () => {
  const save = (body: string) => must(as(agent, 'POST', '/agents/template', { name: 'Hi', body }));
  await save('Hello.');
  const { id } = await save('Hello {name}.');
  const all = () => must(as(agent, 'GET', '/agents/templates'));
  expect(await all()).toEqual([{ id, name: 'Hi', body: 'Hello {name}.' }]);
  expect((await as(await anAgent(), 'DELETE', `/agents/template/${id}`)).status).toBe(404);
  await must(as(agent, 'DELETE', `/agents/template/${id}`));
  expect(await all()).toEqual([]);
});

test('the report counts by month and source, how soon was answered, and what was won', async () => {
  const createdAt = new Date(Date.now() - 3 * HOUR_MS);
  const respondedAt = new Date(Date.now() - 2 * HOUR_MS);
  const { id } = await insertOwnLead(context(), agent.id, {
    origin: '99acres',
    state: 'won',
    createdAt,
    respondedAt,
  });
  await must(step('value', id, { value: 150_000 }));
  await insertOwnLead(context(), agent.id, { origin: '99acres', createdAt, contactMobile: null });
  await insertLead(context(), { agentId: agent.id, state: 'lost', createdAt });
  const { rows, response } = await must(as(agent, 'GET', '/agents/leadreport?months=2'));
  expect(rows).toMatchObject([
    { source: 'own', origin: '99acres', came: 2, answered: 1, won: 1, lost: 0, wonValue: 150_000 },
    { source: 'hired', origin: null, came: 1, answered: 0, won: 0, lost: 1, wonValue: 0 },
  ]);
  expect(response).toEqual({ answered: 1, inTime: 1, medianMinutes: 60 });
});

test('the table holds numbers of the agent’s own leads only, and runs no formula', async () => {
  await insertOwnLead(context(), agent.id, { contactName: '=1+1' });
  const member = await insertPerson(db(), { role: 'user', mobile: '9822077777' });
  await insertLead(context(), { agentId: agent.id, buyerId: member.id });
  const { text } = await csv();
  expect(text).toContain("'=1+1");
  expect(text).toContain('9822012399');
  expect(text).not.toContain('9822077777');
  expect(text).not.toContain(member.lastName);
});

async function csv() {
  const { body } = await as(agent, 'GET', '/agents/leadscsv');
  return { text: typeof body === 'string' ? body : String(body) };
}

describe('being forgotten', () => {
  test('takes name, number, words, notes and tasks; that there was one stays', async () => {
    const { id } = await insertOwnLead(context(), agent.id);
    await must(step('note', id, { text: 'Rohan has two dogs.' }));
    await insertTask(context(), agent.id, { leadId: id, text: 'Call Rohan.' });
    await must(as(agent, 'DELETE', `/agents/ownlead/${id}`));
    const found = await detail(id);
    expect(found).toMatchObject({ buyer: 'Erased', state: 'lost', notes: [] });
    expect(JSON.stringify(found)).not.toMatch(/Rohan|98220|Baner/);
    expect(await db().select().from(leadTasks).where(eq(leadTasks.leadId, id))).toEqual([]);
    const member = await insertLead(context(), { agentId: agent.id });
    expect((await as(agent, 'DELETE', `/agents/ownlead/${member.id}`)).status).toBe(409);
  });

  test('happens to all of them with the agent’s account, and to notes about a member with theirs', async () => {
    const { id } = await insertOwnLead(context(), agent.id);
    const member = await insertLead(context(), { agentId: agent.id });
    for (const leadId of [id, member.id]) {
      await must(step('note', leadId, { text: 'Has two dogs.' }));
    }
    const erase = async (personId: number) => {
      const [person] = await db().select().from(people).where(eq(people.id, personId));
      if (!person) throw new Error('There is such a person');
      await db().transaction((tx) => erasePerson(context(), tx, person));
    };
    await erase(member.buyerId);
    expect((await detail(member.id)).notes).toEqual([]);
    expect((await detail(id)).notes).toHaveLength(1);
    await erase(agent.id);
    const [left] = await db().select().from(leads).where(eq(leads.id, id));
    expect(left).toMatchObject({ contactName: 'Erased', contactMobile: null });
    expect(await db().select().from(leadNotes).where(eq(leadNotes.leadId, id))).toEqual([]);
  });

  test('they are in the copy of the agent’s data', async () => {
    await insertOwnLead(context(), agent.id);
    const { body } = await as(agent, 'GET', '/profile/mydata');
    expect(JSON.stringify(body)).toContain('9822012399');
  });
});
