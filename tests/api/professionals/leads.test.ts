import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { paise, toRupees } from '#domain/lib/money.ts';
import type { Context } from '#server/core/context.ts';
import {
  blocks,
  entitlements,
  leads,
  notifications,
  people,
  savedSearches,
} from '#server/db/schema/index.ts';
import { erasePerson } from '#server/people/profile/erase-person.ts';
import { remindFollowUps } from '#server/professionals/leads/expire.ts';
import { takeLeadVerb } from '#server/professionals/leads/take-lead.ts';
import { contextOf, listingFor, type Member, outcomeOf } from '#tests/api/deals/deal-world.ts';
import { aContact } from '#tests/api/examples/contacts.ts';
import { newMobile } from '#tests/api/world.ts';
import { aSession, insertListing, insertPerson } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { engagementWorld, insertEngagement, insertProfile } from './engagement-world.ts';
import { buyLeads, insertLead, insertRequirement } from './lead-world.ts';

const { AGENTS_A_REQUIREMENT } = EXPECTED_FIGURES;

const HOUR_MS = 3_600_000;
const MESSAGE = 'We are a family of three and would like to see the flat soon.';

const world = engagementWorld();
const { as, must, query } = world;
const context = () => world.context();
const db = () => world.db();

interface Person extends Member {
  lastName: string;
  email: string;
  mobile: string | null;
}

async function aPerson(role: 'user' | 'agent' = 'user'): Promise<Person> {
  const person = await insertPerson(db(), { role, mobile: newMobile() });
  return { ...person, headers: (await aSession(db(), person.id)).headers };
}

const newsOf = async (personId: number, title: RegExp) =>
  (await db().select().from(notifications).where(eq(notifications.personId, personId))).filter(
    (news) => title.test(news.title),
  );
const leadsOf = (agentId: number) => db().select().from(leads).where(eq(leads.agentId, agentId));
const list = async (agent: Member, search = '') =>
  (await as(agent, 'GET', `/agents/getagentleadlist/${agent.id}${search}`)).body;
const detail = (agent: Member, id: number) => must(as(agent, 'GET', `/agents/lead/${id}`));
const step = (agent: Member, name: string, id: number, body?: unknown) =>
  as(agent, 'POST', `/agents/lead/${name}/${id}`, body);

/** Nothing by which somebody could be found: neither family name nor address nor number. */
function expectNobody(answer: unknown, { lastName, email, mobile }: Person) {
  const text = JSON.stringify(answer);
  for (const secret of [lastName, email, mobile ?? '?']) expect(text).not.toContain(secret);
}

let agent: Person;
let buyer: Person;
beforeEach(async () => {
  [agent, buyer] = [await aPerson('agent'), await aPerson()];
});

describe('enquiries about a home that an agent works on', () => {
  async function assigned(state: 'paid' | 'working' | 'quoted' = 'working') {
    const seller = await aPerson();
    const listing = await listingFor(context(), seller.id);
    await insertEngagement(
      context(),
      { clientId: seller.id, professionalId: agent.id },
      { state, listingId: listing.id },
    );
    return listing;
  }
  const ask = (listingId: number) =>
    must(as(buyer, 'POST', '/method/contact', { propertyid: listingId, message: MESSAGE }));

  test('become the agent’s lead, once while it is open, whatever the way', async () => {
    const listing = await assigned();
    await ask(listing.id);
    await must(
      as(buyer, 'POST', '/bid/place', {
        listingId: listing.id,
        amount: toRupees(listing.pricePaise),
        conditions: [],
        hours: 24,
      }),
    );
    const [lead, more] = await leadsOf(agent.id);
    expect(more).toBeUndefined();
    expect(lead).toMatchObject({ source: 'assigned', buyerId: buyer.id, listingId: listing.id });
    expect(lead?.wants).toMatchObject({ listedin: 'sell', bedrooms: ['2'], near: true });
    expect(await newsOf(agent.id, /^A new lead/)).toHaveLength(1);
    const [told] = await newsOf(buyer.id, /agent works for the owner/);
    expect(told?.link).toBe('/ShortlistedProperty#agents');
    const [row] = (await list(agent)).data;
    expect(row).toMatchObject({ title: listing.title, state: 'new', late: false });
    expectNobody(row, buyer);
  });

  test('begin anew once the old lead is closed, which then cannot be reopened', async () => {
    const listing = await assigned('paid');
    const lost = await insertLead(context(), {
      agentId: agent.id,
      buyerId: buyer.id,
      listingId: listing.id,
      state: 'lost',
    });
    await ask(listing.id);
    expect(await leadsOf(agent.id)).toHaveLength(2);
    expect((await step(agent, 'reopen', lost.id)).status).toBe(409);
  });

  test('are no lead before the fee is paid, nor of an agent whom another buyer hired', async () => {
    await ask((await assigned('quoted')).id);
    const listing = await listingFor(context(), (await aPerson()).id);
    const rival = await aPerson();
    await insertEngagement(
      context(),
      { clientId: rival.id, professionalId: agent.id },
      { state: 'working', listingId: listing.id },
    );
    await ask(listing.id);
    expect(await leadsOf(agent.id)).toEqual([]);
  });
});

describe('a client who has paid an agent', () => {
  async function hire(listingId?: number) {
    const { owner, buyer: client } = world.parties;
    const { engagementId } = await must(
      as(client, 'POST', '/hire/request', {
        professionalId: owner.id,
        brief: 'Find me a 2 BHK flat in Baner under 90 lakh, close to a school.',
        ...(listingId && { listingId }),
      }),
    );
    await must(world.quote(engagementId));
    await must(world.hire(client, 'accept', engagementId));
    await world.pay(engagementId);
    return leads.engagementId && engagementId;
  }
  const ofEngagement = (id: number) => db().select().from(leads).where(eq(leads.engagementId, id));

  test('is a lead with a whole name; what fits is read from the brief', async () => {
    const { owner, buyer: client } = world.parties;
    await insertListing(db(), {
      localitySlug: 'baner',
      bedrooms: 2,
      pricePaise: paise(80_00_000_00),
    });
    const engagementId = await hire();
    const [lead] = await ofEngagement(engagementId);
    expect(lead).toMatchObject({ source: 'hired', buyerId: client.id, state: 'new' });
    const found = await detail(owner, lead?.id ?? 0);
    expect(found.buyer).toMatch(/^Asha Test/);
    expect(found.fits).toBeGreaterThan(0);
    expect(found.matches[0].listing.locationData.localitySlug).toBe('baner');
  });

  test('is none where it is their own home that is to be sold', async () => {
    const { id } = await listingFor(context(), world.parties.buyer.id);
    expect(await ofEngagement(await hire(id))).toEqual([]);
  });
});

describe('the list', () => {
  test('counts states, filters, and shows first names only', async () => {
    const wantsText = 'A row house near the river.';
    await insertLead(context(), { agentId: agent.id, buyerId: buyer.id, wantsText });
    await insertLead(context(), { agentId: agent.id, state: 'visit', source: 'bought' });
    const all = await list(agent);
    expect(all).toMatchObject({ total: 2, counts: { new: 1, visit: 1, lost: 0 } });
    expect(all.data[0]).toMatchObject({ state: 'new', buyer: 'Asha T.' });
    expectNobody(all, buyer);
    expect((await list(agent, '?state=visit')).total).toBe(1);
    expect((await list(agent, '?source=hired')).total).toBe(1);
    expect((await list(agent, '?q=RIVER')).total).toBe(1);
    expect((await list(agent, '?q=%25')).total).toBe(0);
    expect((await list(agent, `?q=${buyer.lastName}`)).total).toBe(0);
  });

  test('says what is late, and what was answered late', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
    const waiting = { agentId: agent.id, createdAt: ago(26) };
    await insertLead(context(), waiting);
    await insertLead(context(), { ...waiting, state: 'contacted', respondedAt: ago(25) });
    await insertLead(context(), { ...waiting, state: 'contacted', respondedAt: ago(1) });
    await insertLead(context(), { agentId: agent.id });
    const late = (await list(agent)).data.map((lead: { late: boolean }) => lead.late);
    expect(late.toSorted()).toEqual([false, false, true, true]);
  });
});

describe('working on a lead', () => {
  test('the first answer is noted, and counts for how fast the agent answers', async () => {
    await insertProfile(context(), agent.id);
    const createdAt = new Date(Date.now() - 2 * HOUR_MS);
    for (let i = 0; i < 3; i++) {
      const { id } = await insertLead(context(), { agentId: agent.id, createdAt });
      await must(step(agent, 'contact', id));
    }
    const [row] = await query(
      'select response_minutes as n from professional_profiles where person_id = $1',
      agent.id,
    );
    expect([120, 121]).toContain(row.n);
    expect((await list(agent)).data[0].respondedAt).not.toBeNull();
  });

  test('a message answers the clock of every lead that waits for its writer, once', async () => {
    const createdAt = new Date(Date.now() - 5 * HOUR_MS);
    const waiting = { agentId: agent.id, buyerId: buyer.id, createdAt };
    const lead = await insertLead(context(), waiting);
    const other = await insertLead(context(), { ...waiting, wantsText: 'An office in Baner.' });
    const lost = await insertLead(context(), { ...waiting, state: 'lost' });
    const rival = await insertLead(context(), {
      ...waiting,
      agentId: (await aPerson('agent')).id,
    });
    const thread = await must(as(agent, 'POST', '/messages/open', { kind: 'lead', id: lead.id }));
    const write = (who: Member, clientKey: string) =>
      must(
        as(who, 'POST', `/messages/thread/${thread.id}`, {
          clientKey,
          body: 'May I show you two flats on Sunday?',
        }),
      );
    await write(buyer, randomUUID());
    expect((await detail(agent, lead.id)).state).toBe('new');
    const key = randomUUID();
    for (const sent of [key, key, randomUUID()]) await write(agent, sent);
    for (const { id } of [lead, other]) {
      const { state, respondedAt, timeline } = await detail(agent, id);
      expect(state).toBe('contacted');
      expect(respondedAt).not.toBeNull();
      expect(timeline).toMatchObject([{ event: 'contact', by: 'agent', note: 'By message' }]);
    }
    const untouched = await query(
      'select state, responded_at from leads where id = any($1) order by id',
      [lost.id, rival.id],
    );
    expect(untouched).toEqual([
      { state: 'lost', responded_at: null },
      { state: 'new', responded_at: null },
    ]);
  });

  test('notes stay, in their order; a loss keeps its reason until it is reopened', async () => {
    const { id } = await insertLead(context(), { agentId: agent.id });
    await must(step(agent, 'note', id, { text: 'Calls after six.' }));
    await must(step(agent, 'note', id, { text: 'Has a dog.' }));
    expect((await step(agent, 'note', id, { text: ' ' })).status).toBe(422);
    await must(step(agent, 'lose', id, { reason: 'Bought elsewhere.' }));
    const lost = await detail(agent, id);
    expect(lost.notes.map(({ text }: { text: string }) => text)).toEqual([
      'Calls after six.',
      'Has a dog.',
    ]);
    expect(lost).toMatchObject({ state: 'lost', lostReason: 'Bought elsewhere.' });
    await must(step(agent, 'reopen', id));
    const { state, lostReason, timeline } = await detail(agent, id);
    expect({ state, lostReason }).toEqual({ state: 'contacted', lostReason: null });
    expect(timeline.map(({ event }: { event: string }) => event)).toEqual(['lose', 'reopen']);
  });

  test('a follow-up is ahead, on an open lead, and reminded of once each', async () => {
    const { id } = await insertLead(context(), { agentId: agent.id, buyerId: buyer.id });
    const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
    expect((await step(agent, 'followup', id, { at: at(-1) })).status).toBe(422);
    expect((await step(agent, 'followup', id, { at: at(24 * 400) })).status).toBe(422);
    await must(step(agent, 'followup', id, { at: at(1) }));
    const remind = (hours: number) =>
      remindFollowUps({ ...context(), now: () => new Date(Date.now() + hours * HOUR_MS) });
    expect(await remind(0.9)).toBe(0);
    const [first, second] = await Promise.all([remind(1.1), remind(1.1)]);
    expect([first, second].toSorted()).toEqual([0, 1]);
    const told = await newsOf(agent.id, /^Follow up/);
    expect(told).toMatchObject([{ link: `/AgentLeadList?lead=${id}` }]);
    expectNobody(told, buyer);
    await must(step(agent, 'followup', id, { at: at(2) }));
    await must(step(agent, 'followup', id, { at: null }));
    expect(await remind(3)).toBe(0);
    await must(step(agent, 'followup', id, { at: at(2) }));
    await must(step(agent, 'lose', id, { reason: 'Bought elsewhere.' }));
    expect(await remind(3)).toBe(0);
    expect((await step(agent, 'followup', id, { at: at(2) })).status).toBe(409);
  });

  test('both can write to each other, and nobody else', async () => {
    const { id } = await insertLead(context(), { agentId: agent.id, buyerId: buyer.id });
    const open = (who: Member) => as(who, 'POST', '/messages/open', { kind: 'lead', id });
    const thread = await must(open(agent));
    expect(await must(open(buyer))).toEqual(thread);
    expect((await open(await aPerson('agent'))).status).toBe(404);
    const { subject } = (await must(as(agent, 'GET', `/messages/thread/${thread.id}`))).thread;
    expect(subject).toMatchObject({ kind: 'lead', link: `/AgentLeadList?lead=${id}` });
  });

  test('the whole name is there once they share their contact with the agent', async () => {
    const { id } = await insertLead(context(), { agentId: agent.id, buyerId: buyer.id });
    const request = { ownerId: agent.id, buyerId: buyer.id, state: 'accepted' as const };
    const { listingId } = await aContact({ context: context() }, request);
    const found = await detail(agent, id);
    expect(found).toMatchObject({ contactListingId: listingId });
    expect(found.buyer).toContain(buyer.lastName);
    expect(JSON.stringify(found)).not.toContain(buyer.mobile);
  });

  test('of a deleted account nothing is left that they looked for', async () => {
    const { id } = await insertLead(context(), { agentId: agent.id, buyerId: buyer.id });
    const [person] = await db().select().from(people).where(eq(people.id, buyer.id));
    if (!person) throw new Error('There is such a person');
    await db().transaction((tx) => erasePerson(context(), tx, person));
    const found = await detail(agent, id);
    expect(found).toMatchObject({ buyer: 'Deleted P.', wants: 'The account was deleted.' });
    expect(found.closed).toMatch(/not here/);
  });
});

describe('putting homes forward', () => {
  const offer = (id: number, listingId: number) => step(agent, 'offer', id, { listingId });

  test('shows them to the buyer, once each, those the agent works for first', async () => {
    const wants = { listedin: 'sell', loc: 'Aundh', bedrooms: ['4'] };
    const home = { localitySlug: 'aundh', bedrooms: 4 };
    const mine = await insertListing(db(), { ...home, ownerId: agent.id });
    const other = await insertListing(db(), home);
    await insertListing(db(), { ...home, ownerId: buyer.id });
    const { id } = await insertLead(context(), { agentId: agent.id, buyerId: buyer.id, wants });
    const before = await detail(agent, id);
    expect(before).toMatchObject({ fits: 2, closed: null });
    const idsOf = (matches: { listing: { propertydata: { id: number } } }[]) =>
      matches.map(({ listing }) => listing.propertydata.id);
    expect(idsOf(before.matches)).toEqual([mine.id, other.id]);
    await must(offer(id, mine.id));
    expect((await offer(id, mine.id)).status).toBe(409);
    const after = await detail(agent, id);
    expect(after.matches[0]).toMatchObject({ mine: true, offered: true });
    expect(idsOf(after.homes)).toEqual([mine.id]);
    const { data, total } = (await as(buyer, 'GET', '/agents/offeredtome')).body;
    expect({ total, ids: idsOf(data) }).toEqual({ total: 1, ids: [mine.id] });
    expect(data[0]).toMatchObject({ leadId: id, agent: 'Asha T.', live: true });
    expectNobody(data, agent);
    expect(await newsOf(buyer.id, /puts a home forward/)).toHaveLength(1);
  });

  test('not what is gone, the buyer’s own, or to a lead that is closed', async () => {
    const { id } = await insertLead(context(), { agentId: agent.id, buyerId: buyer.id });
    const gone = await insertListing(db(), { status: 'withdrawn' });
    expect((await offer(id, gone.id)).status).toBe(404);
    const own = await insertListing(db(), { ownerId: buyer.id });
    expect((await offer(id, own.id)).status).toBe(409);
    await must(step(agent, 'lose', id, { reason: 'Bought elsewhere.' }));
    expect((await offer(id, (await insertListing(db())).id)).status).toBe(409);
  });

  test('not to who has blocked the agent, or has taken their requirement back', async () => {
    const { id: listingId } = await insertListing(db());
    const blocked = await insertLead(context(), { agentId: agent.id });
    await db().insert(blocks).values({ blockerId: blocked.buyerId, blockedId: agent.id });
    expect((await offer(blocked.id, listingId)).status).toBe(409);
    const requirement = await insertRequirement(context(), buyer.id);
    const { id } = await insertLead(context(), {
      agentId: agent.id,
      buyerId: buyer.id,
      source: 'bought',
      searchId: requirement.id,
    });
    await must(offer(id, listingId));
    await must(as(buyer, 'PUT', `/savedsearches/${requirement.id}`, { agentsMayOffer: false }));
    expect((await offer(id, (await insertListing(db())).id)).status).toBe(409);
    expect((await as(agent, 'POST', '/messages/open', { kind: 'lead', id })).status).toBe(404);
    await must(as(buyer, 'DELETE', `/savedsearches/${requirement.id}`));
    expect((await detail(agent, id)).closed).toMatch(/no longer wants/);
  });
});

describe('the pool of requirements', () => {
  const pool = async (who: Member = agent) => (await as(who, 'GET', '/agents/leadpool')).body;
  const idsIn = async (who?: Member) =>
    (await pool(who)).data.map(({ id }: { id: number }) => id) as number[];
  const take = (id: number, who: Member = agent) => as(who, 'POST', `/agents/takelead/${id}`);
  const usedBy = async (personId: number) =>
    (await db().select().from(entitlements).where(eq(entitlements.personId, personId))).reduce(
      (sum, { used }) => sum + used,
      0,
    );

  test('holds what its owner agreed to, and nobody’s name', async () => {
    const saved = await must(
      as(buyer, 'POST', '/savedsearches', {
        name: `Home for ${buyer.lastName}`,
        query: 'type=Buy&loc=Baner&bedrooms=2&max_price=9000000',
      }),
    );
    expect(saved).toMatchObject({ agentsMayOffer: false, agents: 0 });
    expect(await idsIn()).not.toContain(saved.id);
    await must(as(buyer, 'PUT', `/savedsearches/${saved.id}`, { agentsMayOffer: true }));
    const answer = await pool();
    const requirement = answer.data.find(({ id }: { id: number }) => id === saved.id);
    expect(Object.keys(requirement).toSorted()).toEqual(
      ['fits', 'fitsIsMinimum', 'id', 'left', 'possession', 'since', 'wants'].toSorted(),
    );
    expect(requirement).toMatchObject({
      wants: '2 BHK in Baner under ₹ 90 Lakh',
      left: AGENTS_A_REQUIREMENT,
    });
    expectNobody(answer, buyer);
    await must(as(buyer, 'PUT', `/savedsearches/${saved.id}`, { agentsMayOffer: false }));
    expect(await idsIn()).not.toContain(saved.id);
    const consents = await query(
      `select action from audit_log where subject_kind = 'saved_search' and subject_id = $1 order by id`,
      saved.id,
    );
    expect(consents.map(({ action }) => action)).toEqual([
      'search.open-to-agents',
      'search.close-to-agents',
    ]);
  });

  test('has no words its owner typed and nothing they drew', async () => {
    const typed = await insertRequirement(context(), buyer.id, {
      query: 'type=Buy&loc=qqwwzz&bedrooms=3',
    });
    const area = '18.5,73.8;18.6,73.8;18.6,73.9';
    const drawn = await insertRequirement(context(), buyer.id, { query: `type=Buy&area=${area}` });
    const words = new Map(
      (await pool()).data.map(({ id, wants }: { id: number; wants: string }) => [id, wants]),
    );
    expect(words.get(typed.id)).toBe('3 BHK in Pune');
    expect(words.get(drawn.id)).toBe('Homes in a part of Pune');
  });

  test('takes no requirement of an agent’s, a blocked or a suspended person’s', async () => {
    const other = await aPerson('agent');
    const own = await must(
      as(other, 'POST', '/savedsearches', {
        name: 'Mine',
        query: 'type=Buy',
        agentsMayOffer: true,
      }),
    );
    expect(own.agentsMayOffer).toBe(false);
    const blocked = await insertRequirement(context(), buyer.id);
    await db().insert(blocks).values({ blockerId: buyer.id, blockedId: agent.id });
    const suspended = await insertPerson(db(), { suspendedAt: new Date() });
    const held = await insertRequirement(context(), suspended.id);
    const ids = await idsIn();
    for (const id of [own.id, blocked.id, held.id]) {
      expect(ids).not.toContain(id);
      expect((await take(id)).status).toBe(404);
    }
    expect(await idsIn(other)).toContain(blocked.id);
  });

  test('a requirement is taken with one bought lead, and its owner hears of it', async () => {
    await buyLeads(context(), agent.id);
    const requirement = await insertRequirement(context(), buyer.id);
    expect(await must(take(requirement.id))).toMatchObject({ left: 4 });
    expect((await take(requirement.id)).status).toBe(409);
    expect(await usedBy(agent.id)).toBe(1);
    const { leads: left, data } = await pool();
    expect([left, data.some(({ id }: { id: number }) => id === requirement.id)]).toEqual([
      4,
      false,
    ]);
    const [row] = (await list(agent)).data;
    expect(row).toMatchObject({ source: 'bought', buyer: 'Asha T.' });
    expect(row.wants).toMatch(/^2 BHK in Baner under/);
    expectNobody([row, await detail(agent, row.id)], buyer);
    expect(JSON.stringify(row)).not.toContain(requirement.name);
    expect(await newsOf(buyer.id, /An agent looks for/)).toHaveLength(1);
    const [search] = await must(as(buyer, 'GET', '/savedsearches'));
    expect(search).toMatchObject({ agentsMayOffer: true, agents: 1 });
  });

  test('not without checked papers or a lead left, and then nothing is spent', async () => {
    const requirement = await insertRequirement(context(), buyer.id);
    expect((await take(requirement.id)).body.message).toMatch(/no lead left/);
    await buyLeads(context(), agent.id);
    await db().update(people).set({ panVerified: false }).where(eq(people.id, agent.id));
    expect((await take(requirement.id)).body.message).toMatch(/KYC/);
    expect((await pool()).verified).toBe(false);
    expect(await usedBy(agent.id)).toBe(0);
    expect(await leadsOf(agent.id)).toEqual([]);
  });

  const NOTHING = { query: {} as never, body: {} as never };
  const asAgent = (at: Context, id: number): Context => {
    const own = contextOf(at, id);
    return own.actor.kind === 'person' ? { ...own, actor: { ...own.actor, role: 'agent' } } : own;
  };
  const taking = (at: Context, agentId: number, id: number) =>
    outcomeOf(takeLeadVerb(asAgent(at, agentId), { ...NOTHING, params: { id } }));

  test('of twenty agents at once three get a requirement, and only they pay', async () => {
    const crowd = await Promise.all(Array.from({ length: 20 }, () => aPerson('agent')));
    for (const { id } of crowd) await buyLeads(context(), id);
    const requirement = await insertRequirement(context(), buyer.id);
    const at = world.crowded();
    const outcomes = await Promise.all(crowd.map(({ id }) => taking(at, id, requirement.id)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(AGENTS_A_REQUIREMENT);
    expect(outcomes.filter((outcome) => outcome === 'conflict')).toHaveLength(17);
    const sold = await db().select().from(leads).where(eq(leads.searchId, requirement.id));
    expect(sold).toHaveLength(AGENTS_A_REQUIREMENT);
    const used = await Promise.all(crowd.map(({ id }) => usedBy(id)));
    expect(used).toEqual(outcomes.map((outcome) => (outcome === 'done' ? 1 : 0)));
    expect(await idsIn()).not.toContain(requirement.id);
  });

  test('an agent’s last lead buys one of two requirements taken at once, and one requirement once', async () => {
    await buyLeads(context(), agent.id);
    await query('update entitlements set used = quantity - 1 where person_id = $1', agent.id);
    const [one, two] = [
      await insertRequirement(context(), buyer.id),
      await insertRequirement(context(), buyer.id),
    ];
    const at = world.crowded();
    const requirements = [one, two, one, two];
    const outcomes = await Promise.all(requirements.map(({ id }) => taking(at, agent.id, id)));
    expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'done']);
    expect(await leadsOf(agent.id)).toHaveLength(1);
  });

  test('taking a requirement and withdrawing it at once end in one order or the other', async () => {
    await buyLeads(context(), agent.id);
    const at = world.crowded();
    for (let round = 0; round < 8; round++) {
      await query('update entitlements set used = 0 where person_id = $1', agent.id);
      const requirement = await insertRequirement(context(), buyer.id);
      const [outcome] = await Promise.all([
        taking(at, agent.id, requirement.id),
        as(buyer, 'DELETE', `/savedsearches/${requirement.id}`),
      ]);
      expect(await usedBy(agent.id)).toBe(outcome === 'done' ? 1 : 0);
      const left = await db()
        .select()
        .from(savedSearches)
        .where(and(eq(savedSearches.id, requirement.id)));
      expect(left).toEqual([]);
    }
  });
});
