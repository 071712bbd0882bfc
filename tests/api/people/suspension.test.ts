import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Person } from '#server/db/schema/index.ts';
import { dealWorld, insertBid, insertBooking, type Member } from '#tests/api/deals/deal-world.ts';
import { aContact } from '#tests/api/examples/contacts.ts';
import { aSlot, aVisit } from '#tests/api/examples/visits.ts';
import { insertInterest } from '#tests/api/professionals/agent-desk-world.ts';
import { insertEngagement, insertProfile } from '#tests/api/professionals/engagement-world.ts';
import { insertListing } from '#tests/builders/index.ts';

/** Whoever is suspended is gone from the market with all that is theirs, until they are restored. */

const world = dealWorld();
const { parties } = world;
const DAY_MS = 86_400_000;
const REASON = { reason: 'Papers that we could not believe.' };
const MESSAGE = 'We are two and would like to move in by the end of March.';

const suspend = async ({ id }: Pick<Member, 'id'>) => {
  const answer = await world.as(parties.staff, 'POST', `/admin/people/${id}/suspend`, REASON);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const restore = async ({ id }: Pick<Member, 'id'>) => {
  const answer = await world.as(parties.staff, 'POST', `/admin/people/${id}/restore`, REASON);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const listingNow = async (id: number) =>
  (
    await world.query(
      `select status, frozen_at as "frozenAt", featured_until as "featuredUntil",
         confirmed_at as "confirmedAt" from listings where id = $1`,
      id,
    )
  )[0];
const stateOf = async (table: string, id: number) =>
  (await world.query(`select state from ${table} where id = $1`, id))[0].state;
const newsOf = async ({ id }: Pick<Member, 'id'>) =>
  (await world.query('select title from notifications where person_id = $1 order by id', id)).map(
    ({ title }: { title: string }) => title,
  );
const withRole = async (role: Person['role']) => {
  const member = await world.member();
  await world.query('update people set role = $2 where id = $1', member.id, role);
  return member;
};

describe('a suspended owner', () => {
  test('takes their homes off the market, and nothing goes on there', async () => {
    const owner = await world.member();
    const buyer = await world.member();
    const { id: listingId } = await insertListing(world.db(), { ownerId: owner.id });
    const context = { context: world.context() };
    const slot = await aSlot(context, { listingId, inMinutes: 2 * 1_440 });
    await suspend(owner);

    expect((await listingNow(listingId)).status).toBe('paused');
    const page = await world.as(buyer, 'GET', `/property/getPropertyData/${listingId}`);
    expect(page.status).toBe(404);
    const asked: [string, object][] = [
      [`/meeting/book/${slot.id}`, {}],
      ['/method/contact', { propertyid: listingId, message: MESSAGE }],
      ['/bid/place', { listingId, amount: 8_000_000 }],
      ['/book/place', { listingId }],
    ];
    for (const [path, body] of asked) {
      expect([404, 409], path).toContain((await world.as(buyer, 'POST', path, body)).status);
    }
    const talk = await world.as(buyer, 'POST', '/messages/open', {
      kind: 'listing',
      id: listingId,
    });
    expect(talk.status).toBe(404);
  });

  test('ends what is open on them, and tells who dealt with them', async () => {
    const owner = await world.member();
    const buyer = await world.member();
    const booker = await world.member();
    const listing = await insertListing(world.db(), { ownerId: owner.id });
    const booked = await insertListing(world.db(), { ownerId: owner.id });
    const sides = { ownerId: owner.id, buyerId: buyer.id, listingId: listing.id };
    const context = world.context();
    const visit = await aVisit({ context }, { ...sides, inMinutes: 600 });
    const contact = await aContact({ context }, sides);
    const bid = await insertBid(context, { listing, buyer });
    const booking = await insertBooking(
      context,
      { listing: booked, buyer: booker },
      { state: 'accepted' },
    );
    await suspend(owner);
    expect(await stateOf('visits', visit.id)).toBe('cancelled');
    expect(await stateOf('contact_requests', contact.id)).toBe('expired');
    expect(await stateOf('bids', bid.id)).toBe('lost');
    expect(await stateOf('bookings', booking.id)).toBe('accepted');
    expect(await newsOf(buyer)).toContain('A home you asked for is off the market');
    expect(await newsOf(booker)).toContain('The other side of your booking is suspended');
  });

  test('gets back, restored, what was live, with the days of promotion that were left', async () => {
    const owner = await world.member();
    const featuredUntil = new Date(Date.now() + 9 * DAY_MS);
    const confirmedAt = new Date(Date.now() - 20 * DAY_MS);
    const home = { ownerId: owner.id, featuredUntil, confirmedAt };
    const live = await insertListing(world.db(), home);
    const paused = await insertListing(world.db(), { ...home, status: 'paused' });
    const gone = await insertListing(world.db(), home);
    await suspend(owner);
    await world.query(`update listings set status = 'withdrawn' where id = $1`, gone.id);
    await world.query(
      `update listings set frozen_at = frozen_at - interval '5 days',
         off_since = off_since - interval '5 days' where owner_id = $1`,
      owner.id,
    );
    await restore(owner);
    const back = await listingNow(live.id);
    expect(back).toMatchObject({ status: 'live', frozenAt: null });
    const longer = (a: string, b: Date) => Math.round((Date.parse(a) - b.getTime()) / DAY_MS);
    expect(longer(back.featuredUntil, featuredUntil)).toBe(5);
    expect(longer(back.confirmedAt, confirmedAt)).toBe(5);
    expect(await listingNow(paused.id)).toMatchObject({ status: 'paused', frozenAt: null });
    expect(await listingNow(gone.id)).toMatchObject({ status: 'withdrawn', frozenAt: null });
  });

  test('cannot be paid by a buyer whose booking they had accepted', async () => {
    const owner = await world.member();
    const buyer = await world.member();
    const listing = await insertListing(world.db(), { ownerId: owner.id });
    const { id } = await insertBooking(world.context(), { listing, buyer }, { state: 'accepted' });
    await suspend(owner);
    const answer = await world.as(buyer, 'POST', '/contact/create', {
      purpose: 'token',
      subjectId: id,
      idempotencyKey: randomUUID(),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(409);
  });
});

test('a suspended buyer’s bids and visits end, and the owners are told', async () => {
  const buyer = await world.member();
  const owner = await world.member();
  const listing = await insertListing(world.db(), { ownerId: owner.id });
  const context = world.context();
  const sides = { ownerId: owner.id, buyerId: buyer.id, listingId: listing.id };
  const visit = await aVisit({ context }, { ...sides, state: 'requested', inMinutes: 600 });
  const bid = await insertBid(context, { listing, buyer });
  await suspend(buyer);
  expect(await stateOf('visits', visit.id)).toBe('cancelled');
  expect(await stateOf('bids', bid.id)).toBe('withdrawn');
  expect(await newsOf(owner)).toEqual(['A bid was withdrawn', 'A visit is called off']);
});

test('a suspended professional is in no directory, and clients are told', async () => {
  const lawyer = await withRole('lawyer');
  const client = await world.member();
  const context = world.context();
  await insertProfile(context, lawyer.id);
  const entry = async () =>
    (await world.as(client, 'GET', `/hire/professional/${lawyer.id}`)).status;
  const listed = async () =>
    JSON.stringify((await world.as(client, 'GET', '/hire/professionals?profession=lawyer')).body);
  const name = `"id":${lawyer.id},`;
  expect(await entry()).toBe(200);
  expect(await listed()).toContain(name);
  await insertEngagement(
    context,
    { clientId: client.id, professionalId: lawyer.id },
    { profession: 'lawyer', state: 'paid' },
  );
  await suspend(lawyer);
  expect(await entry()).toBe(404);
  expect(await listed()).not.toContain(name);
  expect(await newsOf(client)).toContain('The other side of your work is suspended');
});

test('a suspended agent’s offer cannot be accepted', async () => {
  const agent = await withRole('agent');
  const owner = await world.member();
  const { id: listingId } = await insertListing(world.db(), { ownerId: owner.id });
  const offer = { agentId: agent.id, ownerId: owner.id, listingId };
  const { id } = await insertInterest(world.context(), offer);
  await suspend(agent);
  const answer = await world.as(owner, 'POST', `/agents/acceptinterest/${id}`, {});
  expect(answer.status, JSON.stringify(answer.body)).toBe(409);
});
