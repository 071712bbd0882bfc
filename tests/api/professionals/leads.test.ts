import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { paise, toRupees } from '#domain/lib/money.ts';
import { blocks, leads } from '#server/db/schema/index.ts';
import { listingFor } from '#tests/api/deals/deal-world.ts';
import { insertListing } from '#tests/builders/index.ts';
import { insertEngagement } from './engagement-world.ts';
import { insertLead, insertRequirement } from './lead-world.ts';
import { HOUR_MS, leadsDesk, MESSAGE } from './leads-desk.ts';

const desk = leadsDesk();
const { context, db, aPerson, newsOf, leadsOf, list, detail, step, expectNobody, as, must } = desk;

describe('enquiries about a home that an agent works on', () => {
  async function assigned(state: 'paid' | 'working' | 'quoted' = 'working') {
    const seller = await aPerson();
    const listing = await listingFor(context(), seller.id);
    await insertEngagement(
      context(),
      { clientId: seller.id, professionalId: desk.agent.id },
      { state, listingId: listing.id },
    );
    return listing;
  }
  const ask = (listingId: number) =>
    must(as(desk.buyer, 'POST', '/method/contact', { propertyid: listingId, message: MESSAGE }));

  test('become the agent’s lead, once while it is open, whatever the way', async () => {
    const listing = await assigned();
    await ask(listing.id);
    await must(
      as(desk.buyer, 'POST', '/bid/place', {
        listingId: listing.id,
        amount: toRupees(listing.pricePaise),
        conditions: [],
        hours: 24,
      }),
    );
    const [lead, more] = await leadsOf(desk.agent.id);
    expect(more).toBeUndefined();
    expect(lead).toMatchObject({
      source: 'assigned',
      buyerId: desk.buyer.id,
      listingId: listing.id,
    });
    expect(lead?.wants).toMatchObject({ listedin: 'sell', bedrooms: ['2'], near: true });
    expect(await newsOf(desk.agent.id, /^A new lead/)).toHaveLength(1);
    const [told] = await newsOf(desk.buyer.id, /agent works for the owner/);
    expect(told?.link).toBe('/ShortlistedProperty#agents');
    const [row] = (await list(desk.agent)).data;
    expect(row).toMatchObject({ title: listing.title, state: 'new', late: false });
    expectNobody(row, desk.buyer);
  });

  test('begin anew once the old lead is closed, which then cannot be reopened', async () => {
    const listing = await assigned('paid');
    const lost = await insertLead(context(), {
      agentId: desk.agent.id,
      buyerId: desk.buyer.id,
      listingId: listing.id,
      state: 'lost',
    });
    await ask(listing.id);
    expect(await leadsOf(desk.agent.id)).toHaveLength(2);
    expect((await step(desk.agent, 'reopen', lost.id)).status).toBe(409);
  });

  test('are no lead before the fee is paid, nor of an agent whom another buyer hired', async () => {
    await ask((await assigned('quoted')).id);
    const listing = await listingFor(context(), (await aPerson()).id);
    const rival = await aPerson();
    await insertEngagement(
      context(),
      { clientId: rival.id, professionalId: desk.agent.id },
      { state: 'working', listingId: listing.id },
    );
    await ask(listing.id);
    expect(await leadsOf(desk.agent.id)).toEqual([]);
  });
});

describe('a client who has paid an agent', () => {
  async function hire(listingId?: number) {
    const { owner, buyer: client } = desk.parties;
    const { engagementId } = await must(
      as(client, 'POST', '/hire/request', {
        professionalId: owner.id,
        brief: 'Find me a 2 BHK flat in Baner under 90 lakh, close to a school.',
        ...(listingId && { listingId }),
      }),
    );
    await must(desk.quote(engagementId));
    await must(desk.hire(client, 'accept', engagementId));
    await desk.pay(engagementId);
    return leads.engagementId && engagementId;
  }
  const ofEngagement = (id: number) => db().select().from(leads).where(eq(leads.engagementId, id));

  test('is a lead with a whole name; what fits is read from the brief', async () => {
    const { owner, buyer: client } = desk.parties;
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
    const { id } = await listingFor(context(), desk.parties.buyer.id);
    expect(await ofEngagement(await hire(id))).toEqual([]);
  });
});

describe('the list', () => {
  test('counts states, filters, and shows first names only', async () => {
    const wantsText = 'A row house near the river.';
    await insertLead(context(), { agentId: desk.agent.id, buyerId: desk.buyer.id, wantsText });
    await insertLead(context(), { agentId: desk.agent.id, state: 'visit', source: 'bought' });
    const all = await list(desk.agent);
    expect(all).toMatchObject({ total: 2, counts: { new: 1, visit: 1, lost: 0 } });
    expect(all.data[0]).toMatchObject({ state: 'new', buyer: 'Asha T.' });
    expectNobody(all, desk.buyer);
    expect((await list(desk.agent, '?state=visit')).total).toBe(1);
    expect((await list(desk.agent, '?source=hired')).total).toBe(1);
    expect((await list(desk.agent, '?q=RIVER')).total).toBe(1);
    expect((await list(desk.agent, '?q=%25')).total).toBe(0);
    expect((await list(desk.agent, `?q=${desk.buyer.lastName}`)).total).toBe(0);
  });

  test('says what is late, and what was answered late', async () => {
    const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
    const waiting = { agentId: desk.agent.id, createdAt: ago(26) };
    await insertLead(context(), waiting);
    await insertLead(context(), { ...waiting, state: 'contacted', respondedAt: ago(25) });
    await insertLead(context(), { ...waiting, state: 'contacted', respondedAt: ago(1) });
    await insertLead(context(), { agentId: desk.agent.id });
    const late = (await list(desk.agent)).data.map((lead: { late: boolean }) => lead.late);
    expect(late.toSorted()).toEqual([false, false, true, true]);
  });
});

describe('putting homes forward', () => {
  const offer = (id: number, listingId: number) => step(desk.agent, 'offer', id, { listingId });

  test('shows them to the buyer, once each, those the agent works for first', async () => {
    const wants = { listedin: 'sell', loc: 'Aundh', bedrooms: ['4'] };
    const home = { localitySlug: 'aundh', bedrooms: 4 };
    const mine = await insertListing(db(), { ...home, ownerId: desk.agent.id });
    const other = await insertListing(db(), home);
    await insertListing(db(), { ...home, ownerId: desk.buyer.id });
    const { id } = await insertLead(context(), {
      agentId: desk.agent.id,
      buyerId: desk.buyer.id,
      wants,
    });
    const before = await detail(desk.agent, id);
    expect(before).toMatchObject({ fits: 2, closed: null });
    const idsOf = (matches: { listing: { propertydata: { id: number } } }[]) =>
      matches.map(({ listing }) => listing.propertydata.id);
    expect(idsOf(before.matches)).toEqual([mine.id, other.id]);
    await must(offer(id, mine.id));
    expect((await offer(id, mine.id)).status).toBe(409);
    const after = await detail(desk.agent, id);
    expect(after.matches[0]).toMatchObject({ mine: true, offered: true });
    expect(idsOf(after.homes)).toEqual([mine.id]);
    const { data, total } = (await as(desk.buyer, 'GET', '/agents/offeredtome')).body;
    expect({ total, ids: idsOf(data) }).toEqual({ total: 1, ids: [mine.id] });
    expect(data[0]).toMatchObject({ leadId: id, agent: 'Asha T.', live: true });
    expectNobody(data, desk.agent);
    expect(await newsOf(desk.buyer.id, /puts a home forward/)).toHaveLength(1);
  });

  test('not what is gone, the buyer’s own, or to a lead that is closed', async () => {
    const { id } = await insertLead(context(), { agentId: desk.agent.id, buyerId: desk.buyer.id });
    const gone = await insertListing(db(), { status: 'withdrawn' });
    expect((await offer(id, gone.id)).status).toBe(404);
    const own = await insertListing(db(), { ownerId: desk.buyer.id });
    expect((await offer(id, own.id)).status).toBe(409);
    await must(step(desk.agent, 'lose', id, { reason: 'Bought elsewhere.' }));
    expect((await offer(id, (await insertListing(db())).id)).status).toBe(409);
  });

  test('not to who has blocked the agent, or has taken their requirement back', async () => {
    const { id: listingId } = await insertListing(db());
    const blocked = await insertLead(context(), { agentId: desk.agent.id });
    await db().insert(blocks).values({ blockerId: blocked.buyerId, blockedId: desk.agent.id });
    expect((await offer(blocked.id, listingId)).status).toBe(409);
    const requirement = await insertRequirement(context(), desk.buyer.id);
    const { id } = await insertLead(context(), {
      agentId: desk.agent.id,
      buyerId: desk.buyer.id,
      source: 'bought',
      searchId: requirement.id,
    });
    await must(offer(id, listingId));
    await must(
      as(desk.buyer, 'PUT', `/savedsearches/${requirement.id}`, { agentsMayOffer: false }),
    );
    expect((await offer(id, (await insertListing(db())).id)).status).toBe(409);
    expect((await as(desk.agent, 'POST', '/messages/open', { kind: 'lead', id })).status).toBe(404);
    await must(as(desk.buyer, 'DELETE', `/savedsearches/${requirement.id}`));
    expect((await detail(desk.agent, id)).closed).toMatch(/no longer wants/);
  });
});
