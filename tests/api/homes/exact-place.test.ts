import { describe, expect, test } from 'vitest';
import { BOOKING_STATES, type BookingState } from '#domain/deals/booking.ts';
import { VISIT_STATES, type VisitState } from '#domain/deals/visit.ts';
import { dealWorld, insertBooking, type Member } from '#tests/api/deals/deal-world.ts';
import { aVisit } from '#tests/api/examples/visits.ts';

/**
 * Down to the door for the owner, for a visitor whom the owner has confirmed from two hours before the
 * visit until some hours after it, and for a buyer whose booking is accepted.
 */

const world = dealWorld();
const { parties } = world;

const DOOR = 'Flat 402, B wing, Lane 7';
const VISIT_SHOWS: readonly VisitState[] = ['booked', 'checked_in'];
const BOOKING_SHOWS: readonly BookingState[] = ['accepted', 'paid', 'completed'];

async function aHome(state?: BookingState) {
  const listing = await world.aListing(state);
  await world.query('update listings set private_address = $2 where id = $1', listing.id, DOOR);
  return listing;
}

type Home = Awaited<ReturnType<typeof aHome>>;
const placeOf = ({ address, landmark, pincode, location }: Home) => ({
  door: DOOR,
  address,
  landmark,
  pincode,
  latitude: location.y,
  longitude: location.x,
});

describe.each(VISIT_STATES)('a visit that is %s', (state) => {
  async function aMeeting(inMinutes = 119) {
    const listing = await aHome();
    const sides = { ownerId: parties.owner.id, buyerId: parties.buyer.id };
    const visit = await aVisit(
      { context: world.context() },
      { ...sides, listingId: listing.id, state, inMinutes },
    );
    return { listing, id: visit.id };
  }
  const seenBy = async (who: Member, { listing }: { listing: Home }) =>
    (await world.as(who, 'GET', `/meeting/getmeetingrecord/${listing.id}/${who.id}`)).body.data;

  test('tells its owner, its buyer while it stands, and nobody else', async () => {
    const meeting = await aMeeting();
    const place = placeOf(meeting.listing);
    const [theirs] = await seenBy(parties.owner, meeting);
    expect(theirs.meetingdata.place).toEqual(place);
    const [mine] = await seenBy(parties.buyer, meeting);
    expect(mine.meetingdata.place).toEqual(VISIT_SHOWS.includes(state) ? place : null);
    expect(await seenBy(parties.stranger, meeting)).toEqual([]);
  });

  // It takes half an hour; what was missed is over by then.
  test.each([
    ['more than two hours before', 121],
    ['six hours after', -391],
  ])('tells its buyer nothing %s', async (_, inMinutes) => {
    const meeting = await aMeeting(inMinutes);
    const [mine] = await seenBy(parties.buyer, meeting);
    expect(mine.meetingdata.place).toBeNull();
    const [theirs] = await seenBy(parties.owner, meeting);
    expect(theirs.meetingdata.place).toEqual(placeOf(meeting.listing));
  });

  test('has the door in its calendar file just so', async () => {
    const { id } = await aMeeting();
    const { body } = await world.as(parties.buyer, 'GET', `/meeting/visit/${id}/calendar`);
    const unfolded = body.replaceAll('\r\n ', '').replaceAll('\\', '');
    expect(unfolded.includes(DOOR)).toBe(VISIT_SHOWS.includes(state));
  });
});

describe.each(BOOKING_STATES)('a booking that is %s', (state) => {
  const aBooking = async (more: object = {}) => {
    const listing = await aHome(state);
    const { buyer } = parties;
    const { id } = await insertBooking(world.context(), { listing, buyer }, { state, ...more });
    return { listing, id };
  };
  const seenBy = (who: Member, id: number) => world.as(who, 'GET', `/book/getbooking/${id}`);

  test('tells its owner, its buyer while it stands, and nobody else', async () => {
    const { listing, id } = await aBooking();
    const place = placeOf(listing);
    expect((await seenBy(parties.owner, id)).body.data.place).toEqual(place);
    const shown = BOOKING_SHOWS.includes(state) ? place : null;
    expect((await seenBy(parties.buyer, id)).body.data.place).toEqual(shown);
    const path = `/property/getbookpropertydetails/${listing.id}/${parties.buyer.id}`;
    expect((await world.as(parties.buyer, 'GET', path)).body.data.place).toEqual(shown);
    expect((await seenBy(parties.stranger, id)).status).toBe(404);
  });

  test('tells its buyer nothing once its time is over, noted down or not', async () => {
    const waits = state === 'held' || state === 'accepted';
    const { id } = await aBooking(waits ? { expiresAt: new Date(Date.now() - 1_000) } : {});
    const { place } = (await seenBy(parties.buyer, id)).body.data;
    expect(place === null).toBe(waits || !BOOKING_SHOWS.includes(state));
  });
});
