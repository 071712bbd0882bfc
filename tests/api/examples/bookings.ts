import sharp from 'sharp';
import type { Person } from '#server/db/schema/index.ts';
import { insertBooking, listingFor } from '#tests/api/deals/deal-world.ts';
import type { Example, World } from '#tests/api/world.ts';
import { aSession, insertPerson } from '#tests/builders/index.ts';
import { verified } from './my-listings.ts';

type Overrides = NonNullable<Parameters<typeof insertBooking>[2]>;

async function someBooking({ context }: World, ownerId: number, buyerId: number, more: Overrides) {
  const listing = await listingFor(context, ownerId);
  return insertBooking(context, { listing, buyer: { id: buyerId } }, more);
}

const another = async ({ context }: World) => (await insertPerson(context.db)).id;

/** A booking by `person` of somebody else's listing. */
const bookingOf = async (world: World, { id }: Person, more: Overrides = {}) =>
  someBooking(world, await another(world), id, more);

/** Somebody else's booking of a listing of `person`'s. */
const bookingFor = async (world: World, { id }: Person, more: Overrides = {}) =>
  someBooking(world, id, await another(world), more);

export const aScan = sharp({ create: { width: 60, height: 80, channels: 3, background: 'white' } })
  .png()
  .toBuffer();

/** A booking with a document that its buyer has put to it. */
async function withDocument(world: World, owner: Person) {
  const { id, buyerId } = await bookingFor(world, owner);
  const { headers } = await aSession(world.context.db, buyerId);
  const answer = await world.api(
    'POST',
    `/api/book/documents/${id}?label=Draft%20agreement&filename=draft.png`,
    await aScan,
    headers,
  );
  if (answer.status !== 200) throw new Error(`document: ${JSON.stringify(answer.body)}`);
  return `/api/book/documents/${id}/${answer.body.data.documentId}`;
}

const reason = 'My plans have changed.';

export const bookingExamples: Record<string, Example> = {
  getAdminBooking: async (world) => ({
    path: `/api/admin/bookings/${(await someBooking(world, await another(world), await another(world), {})).id}`,
  }),
  placeBooking: async (world, buyer) => {
    await verified(world, buyer);
    return {
      path: '/api/book/place',
      body: { listingId: (await listingFor(world.context, await another(world))).id },
    };
  },
  acceptBooking: async (world, owner) => ({
    path: `/api/book/accept/${(await bookingFor(world, owner)).id}`,
  }),
  declineBooking: async (world, owner) => ({
    path: `/api/book/decline/${(await bookingFor(world, owner)).id}`,
    body: { reason },
  }),
  cancelBooking: async (world, buyer) => ({
    path: `/api/book/cancel/${(await bookingOf(world, buyer)).id}`,
    body: { reason },
  }),
  completeBooking: async (world, owner) => ({
    path: `/api/book/complete/${(await bookingFor(world, owner, { state: 'paid' })).id}`,
  }),
  addBookingDocument: async (world, buyer) => ({
    path: `/api/book/documents/${(await bookingOf(world, buyer)).id}?label=Passport`,
    body: await aScan,
  }),
  getBookingDocument: async (world, owner) => ({ path: await withDocument(world, owner) }),
  getBooking: async (world, buyer) => ({
    path: `/api/book/getbooking/${(await bookingOf(world, buyer)).id}`,
  }),
  bookingOfListing: async (world, buyer) => ({
    path: `/api/property/getbookpropertydetails/${(await bookingOf(world, buyer)).listingId}/${buyer.id}`,
  }),
  myBookings: async (world, buyer) => {
    await bookingOf(world, buyer);
    return { path: `/api/book/findbyuser/${buyer.id}` };
  },
  bookingsOfProperty: async (world, owner) => ({
    path: `/api/book/findbypropertyid/${(await bookingFor(world, owner)).listingId}`,
  }),
  bookedProperties: async (world, owner) => {
    await bookingFor(world, owner);
    return { path: `/api/property/getbookproperty/${owner.id}` };
  },
  dealStatus: async (world, owner) => ({
    path: `/api/book/standing/${(await bookingFor(world, owner)).listingId}`,
  }),
};
