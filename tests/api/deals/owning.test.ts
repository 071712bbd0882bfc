import { describe, expect, test } from 'vitest';
import { PROFESSIONS, type Profession } from '#domain/lib/role.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { ASKING, dealWorld, insertBid, listingFor } from './deal-world.ts';

/** Decision 27: owning and buying are no roles. */

const world = dealWorld();
const { parties, as } = world;

async function professional(role: Profession) {
  const { id } = await insertPerson(world.db(), { role });
  return { id, headers: (await aSession(world.db(), id)).headers };
}

describe.each(PROFESSIONS)('an owner who is by profession %s', (role) => {
  test('answers bids and contact requests for their listing, and finds it among their own', async () => {
    const owner = await professional(role);
    const listing = await listingFor(world.context(), owner.id);
    const bid = await insertBid(world.context(), { listing, buyer: parties.buyer });
    const own = await as(owner, 'GET', `/Property/findByUser/${owner.id}?page=1`);
    expect(own.body.total).toBe(1);
    const received = await as(owner, 'GET', `/bid/findbypropertyid/0`);
    expect(received.body.data).toHaveLength(1);
    const accepted = await as(owner, 'POST', `/bid/accept/${bid.id}`, { amount: ASKING });
    expect(accepted.body).toMatchObject({ status: 1 });
    const { body } = await as(owner, 'GET', `/property/findbyrequestcount/${owner.id}`);
    expect(body.data).toMatchObject({ bids: { all: 1 }, owns: true, buys: false });
  });

  test('is led to a page that opens for them', async () => {
    const owner = await professional(role);
    const listing = await listingFor(world.context(), owner.id);
    const asked = await as(parties.stranger, 'POST', '/method/contact', {
      propertyid: listing.id,
      message: 'We are a family of four and would like to see it on Sunday.',
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const { body } = await as(owner, 'GET', `/propertyverification/getnotification/${owner.id}`);
    expect(body.data[0].link).toBe(`/Request/${asked.body.data.id}`);
  });

  test('bids on the home of somebody else', async () => {
    const buyer = await professional(role);
    const listing = await world.aListing();
    const placed = await as(buyer, 'POST', '/bid/place', { listingId: listing.id, amount: ASKING });
    expect(placed.status, JSON.stringify(placed.body)).toBe(200);
    const { body } = await as(buyer, 'GET', `/property/findbyrequestcount/${buyer.id}`);
    expect(body.data).toMatchObject({ owns: false, buys: true });
  });
});

test('nobody hires themselves', async () => {
  const lawyer = await professional('lawyer');
  const { status, body } = await as(lawyer, 'POST', '/hire/request', {
    professionalId: lawyer.id,
    brief: 'Check the title of my own flat, please.',
  });
  expect([status, body.message]).toEqual([409, 'You cannot hire yourself.']);
});
