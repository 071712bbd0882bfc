import { expect, test } from 'vitest';
import { ENDPOINTS } from '#contract/index.ts';
import { stream } from '#contract/lib/stream.ts';
import { BOOKING_STATES, type BookingState } from '#domain/deals/booking.ts';
import { VISIT_STATES, type VisitState } from '#domain/deals/visit.ts';
import type { Listing } from '#server/db/schema/index.ts';
import { dealWorld, insertBooking, type Member } from '#tests/api/deals/deal-world.ts';
import { aContact } from '#tests/api/examples/contacts.ts';
import { aVisit } from '#tests/api/examples/visits.ts';

/**
 * Every endpoint that reads is called by somebody who has to do with a home in one way, in one state:
 * none but those of that very deal tell flat, wing and exact point, and they only when they may.
 */

const world = dealWorld();

const DOOR = 'Flat 402, B wing, Lane 7';
const POINT = { x: 73.8912345, y: 18.5398765 };

const readers = ENDPOINTS.filter(
  ({ method, access, response }) =>
    method === 'GET' &&
    response !== stream &&
    !(Array.isArray(access) && access.join() === 'admin'),
);

interface Ids {
  listing: number;
  person: number;
  owner: number;
  visit: number;
  booking: number;
}

/** The paths an endpoint has with these ids; what "id" stands for is tried out. */
function pathsOf(path: string, { listing, person, owner, visit, booking }: Ids): string[] {
  const known: Record<string, number[]> = {
    propertyId: [listing],
    listingId: [listing],
    ids: [listing],
    userId: [person],
    personId: [owner],
    visitId: [visit],
    slotId: [visit],
    bookingId: [booking],
    id: [...new Set([listing, person, owner, visit, booking])],
  };
  return [...path.matchAll(/\{(\w+)\}/g)].reduce<string[]>(
    (paths, [whole, name = '']) =>
      paths.flatMap((one) => (known[name] ?? [0]).map((id) => one.replace(whole, String(id)))),
    [path],
  );
}

/** Long enough that no clock, amount or number of an answer holds one by chance. */
const tells = (text: string) =>
  ['Flat 402', 'B wing', 'Lane 7', '73.89123', '18.53987'].some((secret) => text.includes(secret));

/** The endpoints that tell this person where the home is to the door. */
async function tellers(who: Member, ids: Ids): Promise<string[]> {
  const told = new Set<string>();
  for (const { name, path } of readers) {
    for (const at of pathsOf(path, ids)) {
      const { status, body } = await world.as(who, 'GET', at);
      expect(status, at).not.toBe(500);
      const text = typeof body === 'string' ? body.replaceAll('\r\n ', '') : JSON.stringify(body);
      if (tells(text)) told.add(name);
    }
  }
  return [...told].sort();
}

async function aHome(state?: BookingState): Promise<Listing> {
  const listing = await world.aListing(state);
  await world.query(
    'update listings set private_address = $2, location = point($3, $4) where id = $1',
    listing.id,
    DOOR,
    POINT.x,
    POINT.y,
  );
  return listing;
}

const block = (blocker: number, blocked: number) =>
  world.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', blocker, blocked);

async function byVisit(state: VisitState, inMinutes: number, isBlocked = false) {
  const listing = await aHome();
  const visitor = await world.member();
  const sides = { ownerId: listing.ownerId, buyerId: visitor.id, listingId: listing.id };
  const context = world.context();
  const { id } = await aVisit({ context }, { ...sides, state, inMinutes });
  await aContact({ context }, { ...sides, state: 'accepted' });
  if (isBlocked) await block(listing.ownerId, visitor.id);
  return tellers(visitor, {
    listing: listing.id,
    person: visitor.id,
    owner: listing.ownerId,
    visit: id,
    booking: 0,
  });
}

async function byBooking(state: BookingState, isBlocked = false) {
  const listing = await aHome(state);
  const buyer = await world.member();
  const { id } = await insertBooking(world.context(), { listing, buyer }, { state });
  if (isBlocked) await block(listing.ownerId, buyer.id);
  return tellers(buyer, {
    listing: listing.id,
    person: buyer.id,
    owner: listing.ownerId,
    visit: 0,
    booking: id,
  });
}

const OF_VISITS = ['getMeetingRecord', 'visitCalendar'];
const OF_BOOKINGS = ['bookingOfListing', 'getBooking'];
const CONFIRMED: readonly VisitState[] = ['booked', 'checked_in'];
const AGREED: readonly BookingState[] = ['accepted', 'paid', 'completed'];

test('somebody without any deal, with the number only', async () => {
  const listing = await aHome();
  const nobody = await world.member();
  const { ownerId } = listing;
  const sides = { ownerId, buyerId: nobody.id, listingId: listing.id };
  await aContact({ context: world.context() }, { ...sides, state: 'accepted' });
  const ids = { listing: listing.id, person: nobody.id, owner: ownerId, visit: 0, booking: 0 };
  expect(await tellers(nobody, ids)).toEqual([]);
});

test.each(VISIT_STATES)('by a visit that is %s, an hour before', async (state) => {
  expect(await byVisit(state, 60)).toEqual(CONFIRMED.includes(state) ? OF_VISITS : []);
});

test.each([
  ['a day before', 1_440, false],
  ['just more than two hours before', 122, false],
  ['seven hours after', -450, false],
  ['an hour before, by somebody blocked', 60, true],
] as const)('by a confirmed visit, %s: nothing', async (_, inMinutes, isBlocked) => {
  expect(await byVisit('booked', inMinutes, isBlocked)).toEqual([]);
});

test.each(BOOKING_STATES)('by a booking that is %s', async (state) => {
  expect(await byBooking(state)).toEqual(AGREED.includes(state) ? OF_BOOKINGS : []);
});

test('by an accepted booking of somebody blocked: nothing; once paid it stays theirs', async () => {
  expect(await byBooking('accepted', true)).toEqual([]);
  expect(await byBooking('paid', true)).toEqual(OF_BOOKINGS);
});
