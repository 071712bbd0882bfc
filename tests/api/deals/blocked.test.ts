import { expect, test } from 'vitest';
import { requireOpenable } from '#server/deals/contacts/index.ts';
import { aContact } from '#tests/api/examples/contacts.ts';
import { aThread } from '#tests/api/examples/messenger.ts';
import { aSlot, aVisit } from '#tests/api/examples/visits.ts';
import { ASKING, dealWorld, insertBid, type Member, outcomeOf } from './deal-world.ts';

/** Whoever has been blocked by an owner gets nowhere near their home, by whichever call. */

const world = dealWorld();
const { parties } = world;
const MESSAGE = 'We are two and would like to move in by the end of March.';
const IN_FOUR_DAYS = 4 * 1_440;

type Listing = Awaited<ReturnType<typeof world.aListing>>;
type Asked = [method: 'GET' | 'POST', path: string, body?: object];

const context = () => world.context();
const sidesOf = (listing: Listing, { id }: Member) => ({
  ownerId: listing.ownerId,
  buyerId: id,
  listingId: listing.id,
});

/** Each call by which one person reaches another's home, made ready before the block. */
const CALLS: Record<string, (listing: Listing, buyer: Member) => Promise<Asked>> = {
  'asking for a visit': async ({ id: listingId }) => {
    const slot = await aSlot({ context: context() }, { listingId, inMinutes: IN_FOUR_DAYS });
    return ['POST', `/meeting/book/${slot.id}`, {}];
  },
  'asking for the contact': async ({ id: propertyid }) => [
    'POST',
    '/method/contact',
    { propertyid, message: MESSAGE },
  ],
  'seeing the number': async (listing, buyer) => {
    const parts = { ...sidesOf(listing, buyer), state: 'accepted' as const };
    const { id } = await aContact({ context: context() }, parts);
    return ['POST', `/method/contact/${id}/numbers`];
  },
  'a bid': async ({ id: listingId }) => ['POST', '/bid/place', { listingId, amount: ASKING }],
  'a higher bid': async (listing, buyer) => {
    const { id } = await insertBid(context(), { listing, buyer });
    return ['POST', `/bid/raise/${id}`, { amount: ASKING + 100_000 }];
  },
  'a booking': async ({ id: listingId }) => ['POST', '/book/place', { listingId }],
};

test.each(Object.keys(CALLS))('%s is refused to who is blocked', async (name) => {
  const listing = await world.aListing();
  const buyer = await world.member();
  const [method, path, body] = (await CALLS[name]?.(listing, buyer)) ?? [];
  if (!method || !path) throw new Error(`No call for ${name}`);
  await world.query(
    'insert into blocks (blocker_id, blocked_id) values ($1, $2)',
    listing.ownerId,
    buyer.id,
  );
  const refused = await world.as(buyer, method, path, body);
  expect(refused, JSON.stringify(refused.body)).toMatchObject({ status: 409 });
  expect(refused.body.message).toContain('takes no offers or requests from you');
});

test('nor can they pay for the contact', async () => {
  const listing = await world.aListing();
  const buyer = await world.member();
  const asking = { buyerId: buyer.id, listingId: listing.id };
  expect(await outcomeOf(requireOpenable(world.db(), asking))).toBe('done');
  await world.query(
    'insert into blocks (blocker_id, blocked_id) values ($1, $2)',
    listing.ownerId,
    buyer.id,
  );
  expect(await outcomeOf(requireOpenable(world.db(), asking))).toBe('conflict');
});

test('no times are shown to who is blocked, and the address of a confirmed visit goes', async () => {
  const listing = await world.aListing();
  const buyer = await world.member();
  await aSlot({ context: context() }, { listingId: listing.id, inMinutes: IN_FOUR_DAYS });
  const sides = sidesOf(listing, buyer);
  await aVisit({ context: context() }, { ...sides, state: 'booked', inMinutes: 60 });
  const record = `/meeting/getmeetingrecord/${listing.id}/${buyer.id}`;
  const placeNow = async () =>
    (await world.as(buyer, 'GET', record)).body.data[0].meetingdata.place;
  const slotsNow = async () =>
    (await world.as(buyer, 'GET', `/meeting/slots/${listing.id}`)).body.data.slots;
  expect(await placeNow()).not.toBeNull();
  expect(await slotsNow()).toHaveLength(1);
  const block = [listing.ownerId, buyer.id] as const;
  await world.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', ...block);
  expect(await placeNow()).toBeNull();
  expect(await slotsNow()).toEqual([]);
  expect(parties.owner.id).toBe(listing.ownerId);
});

test('an owner does not confirm by mistake whom they have blocked', async () => {
  const listing = await world.aListing();
  const buyer = await world.member();
  const sides = sidesOf(listing, buyer);
  const { id } = await aVisit(
    { context: context() },
    { ...sides, state: 'requested', inMinutes: IN_FOUR_DAYS },
  );
  await world.query(
    'insert into blocks (blocker_id, blocked_id) values ($1, $2)',
    listing.ownerId,
    buyer.id,
  );
  const answer = await world.as(parties.owner, 'POST', `/meeting/visit/${id}/confirm`);
  expect(answer.status).toBe(409);
});

test.each(['owner', 'visitor'] as const)(
  'a visit ends when its %s blocks the other',
  async (by) => {
    const listing = await world.aListing();
    const buyer = await world.member();
    const { id: threadId } = await aThread({ context: context() }, listing.ownerId, buyer.id);
    const visitOf = (state: 'requested' | 'booked', inMinutes: number) =>
      aVisit({ context: context() }, { ...sidesOf(listing, buyer), state, inMinutes });
    const visits = [await visitOf('booked', 60), await visitOf('requested', IN_FOUR_DAYS)];
    const stranger = await world.member();
    const kept = await aVisit(
      { context: context() },
      { ...sidesOf(listing, stranger), state: 'booked', inMinutes: 300 },
    );
    const blocker = by === 'owner' ? parties.owner : buyer;
    const blocked = await world.as(blocker, 'POST', `/messages/thread/${threadId}/block`, {
      blocked: true,
    });
    expect(blocked.body.message).toContain('visits between you two are called off');
    const { body } = await world.as(
      buyer,
      'GET',
      `/meeting/getmeetingrecord/${listing.id}/${buyer.id}`,
    );
    const seen = body.data.map(({ meetingdata }: { meetingdata: object }) => meetingdata);
    expect(seen).toHaveLength(2);
    for (const visit of seen) expect(visit).toMatchObject({ state: 'cancelled', code: null });
    for (const { id } of visits) {
      expect((await world.as(parties.owner, 'POST', `/meeting/visit/${id}/confirm`)).status).toBe(
        409,
      );
    }
    const toldTo = (personId: number) =>
      world.query(
        "select from notifications where title = 'A visit is called off' and person_id = $1",
        personId,
      );
    expect(await toldTo(buyer.id)).toHaveLength(visits.length);
    expect((await toldTo(listing.ownerId)).length).toBeGreaterThanOrEqual(visits.length);
    const [other] = await world.query('select state from visits where id = $1', kept.id);
    expect(other).toEqual({ state: 'booked' });
  },
);
