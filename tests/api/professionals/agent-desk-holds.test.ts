import { describe, expect, test } from 'vitest';
import { expireHolds } from '#server/professionals/agent-desk/expire.ts';
import { holdListingVerb } from '#server/professionals/agent-desk/hold-listing.ts';
import { contextOf, insertBooking, outcomeOf } from '#tests/api/deals/deal-world.ts';
import { agentDeskWorld } from './agent-desk-world.ts';

const world = agentDeskWorld();
const { parties, as, query } = world;
const NOTHING = { params: {} as never, query: {} as never, body: {} as never };

const hold = (listingId: number, body: object = {}) =>
  as(parties.buyer, 'POST', `/agents/holdproperty/${listingId}`, body);
const book = (who: typeof parties.stranger, listingId: number) =>
  as(who, 'POST', '/book/place', { listingId });

async function aLead(buyerId: number, agentId = parties.buyer.id): Promise<number> {
  const [lead] = await query(
    `insert into leads (agent_id, buyer_id, source, wants_text) values ($1, $2, 'hired', 'A flat')
     returning id`,
    agentId,
    buyerId,
  );
  return lead.id;
}

describe('a hold', () => {
  test('keeps others from booking, its lead’s buyer not, and ends by itself', async () => {
    const { listing } = await world.assigned();
    const kept = await world.member();
    const leadId = await aLead(kept.id);
    expect((await hold(listing.id, { leadId, note: 'They decide by Sunday.' })).status).toBe(200);
    const seen = async (who: typeof kept) =>
      (await as(who, 'GET', `/agents/hold/${listing.id}`)).body.data;
    expect(await seen(parties.stranger)).toMatchObject({ forYou: false, hold: null });
    expect(await seen(kept)).toMatchObject({ forYou: true, hold: null });
    expect(await seen(parties.owner)).toMatchObject({
      hold: { note: 'They decide by Sunday.', leadId: null, running: true },
    });
    expect((await book(parties.stranger, listing.id)).status).toBe(409);
    expect((await book(kept, listing.id)).status).toBe(200);

    const other = await world.assigned();
    expect((await hold(other.listing.id)).status).toBe(200);
    expect((await book(parties.stranger, other.listing.id)).status).toBe(409);
    await query(
      `update listing_holds set ends_at = now() - interval '1 second' where listing_id = $1`,
      other.listing.id,
    );
    expect(await seen(parties.stranger)).toMatchObject({ forYou: false });
    expect((await book(parties.stranger, other.listing.id)).status).toBe(200);
    expect(await expireHolds(world.context())).toBe(1);
    expect(await expireHolds(world.context())).toBe(0);
  });

  test('of twenty at once is one', async () => {
    const { listing } = await world.assigned();
    const agent = contextOf(world.crowded(), parties.buyer.id);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        outcomeOf(
          holdListingVerb(agent, { ...NOTHING, params: { listingId: listing.id }, body: {} }),
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array(19).fill('conflict'), 'done']);
    const holds = await query('select 1 from listing_holds where listing_id = $1', listing.id);
    expect(holds).toHaveLength(1);
  });

  test('is ended by its agent or the owner, and by nobody else', async () => {
    const { listing } = await world.assigned();
    const { holdId } = (await hold(listing.id)).body.data;
    const end = (who: typeof parties.stranger) =>
      as(who, 'POST', `/agents/releasehold/${holdId}`, {});
    expect((await end(parties.stranger)).status).toBe(404);
    expect((await end(parties.owner)).status).toBe(200);
    expect((await end(parties.buyer)).status).toBe(409);
    expect((await book(parties.stranger, listing.id)).status).toBe(200);
    const path = `/agents/holdpropertybyagent/${parties.buyer.id}`;
    const { body } = await as(parties.owner, 'GET', `${path}/${parties.owner.id}`);
    expect(body.data.find(({ id }: { id: number }) => id === holdId)).toMatchObject({
      running: false,
      releasedAt: expect.any(String),
    });
    const strange = await as(parties.stranger, 'GET', `${path}/${parties.stranger.id}`);
    expect(strange.body.data).toEqual([]);
  });

  test('is made three times a week at most, for one’s own leads, on what is free', async () => {
    const { listing } = await world.assigned();
    for (let i = 0; i < 3; i++) {
      const { holdId } = (await hold(listing.id)).body.data;
      await as(parties.buyer, 'POST', `/agents/releasehold/${holdId}`, {});
    }
    expect((await hold(listing.id)).body.message).toMatch(/3 times/);
    const { listing: booked } = await world.assigned();
    await insertBooking(world.context(), { listing: booked, buyer: parties.stranger });
    expect((await hold(booked.id)).status).toBe(409);
    const { listing: free } = await world.assigned();
    const leadId = await aLead(parties.stranger.id, await world.anAgent());
    expect((await hold(free.id, { leadId })).status).toBe(422);
  });
});
