import type { VisitState } from '#domain/deals/visit.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { visitSlots, visits } from '#server/db/schema/index.ts';
import { codeOf, hashOfCode } from '#server/deals/visits/visit-code.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertListing, insertPerson, stored } from '#tests/builders/index.ts';

const MINUTE_MS = 60_000;

interface SlotParts {
  ownerId?: number;
  listingId?: number;
  /** Minutes from now. */
  inMinutes?: number;
}

/** An open half hour to see a listing; what is not given is made. */
export async function aSlot({ context }: Pick<World, 'context'>, parts: SlotParts = {}) {
  const { db, now } = context;
  const { ownerId, inMinutes = 30 } = parts;
  const listingId =
    parts.listingId ?? (await insertListing(db, ownerId === undefined ? {} : { ownerId })).id;
  const startsAt = new Date(now().getTime() + inMinutes * MINUTE_MS);
  const endsAt = new Date(startsAt.getTime() + 30 * MINUTE_MS);
  return stored(await db.insert(visitSlots).values({ listingId, startsAt, endsAt }).returning());
}

interface VisitParts extends SlotParts {
  ownerId: number;
  buyerId?: number;
  state?: VisitState;
}

/** A visit as it would stand after its steps. */
export async function aVisit(world: Pick<World, 'context'>, parts: VisitParts) {
  const { context } = world;
  const { db } = context;
  const { ownerId, state = 'booked' } = parts;
  const { id: slotId, listingId, startsAt, endsAt } = await aSlot(world, parts);
  const buyerId = parts.buyerId ?? (await insertPerson(db)).id;
  // An id of its own far from what the sequence gives, for the code hangs on it.
  const id = 1_000_000 + slotId;
  const codeHash = hashOfCode(context, id, codeOf(context, id));
  return stored(
    await db
      .insert(visits)
      .overridingSystemValue()
      .values({ id, slotId, listingId, ownerId, buyerId, state, startsAt, endsAt, codeHash })
      .returning(),
  );
}

const ofOwner =
  (path: (id: number) => string, body?: unknown, state?: VisitState): Example =>
  async (world, owner) => {
    const { id } = await aVisit(world, { ownerId: owner.id, ...(state && { state }) });
    return { path: path(id), body };
  };

export const visitExamples: Record<string, Example> = {
  getMeetingRecord: (_, { id }) => ({ path: `/api/meeting/getmeetingrecord/0/${id}` }),
  listSlots: async (world) => {
    const { listingId } = await aSlot(world);
    return { path: `/api/meeting/slots/${listingId}` };
  },
  mySlots: () => ({ path: '/api/meeting/myslots' }),
  offerSlots: async ({ context: { db } }, owner) => {
    const { id } = await insertListing(db, { ownerId: owner.id });
    const start = new Date(Date.now() + 86_400_000).toISOString();
    return { path: `/api/meeting/slots/${id}`, body: { slots: [{ start, minutes: 30 }] } };
  },
  letVisitsConfirm: async ({ context: { db } }, owner) => ({
    path: `/api/meeting/selfconfirm/${(await insertListing(db, { ownerId: owner.id })).id}`,
    body: { on: true },
  }),
  removeSlot: async (world, owner) => {
    const { id } = await aSlot(world, { ownerId: owner.id });
    return { path: `/api/meeting/slots/${id}` };
  },
  bookVisit: async (world) => ({
    path: `/api/meeting/book/${(await aSlot(world)).id}`,
    body: {},
  }),
  proposeVisit: async ({ context: { db, now } }) => ({
    path: `/api/meeting/propose/${(await insertListing(db)).id}`,
    body: { start: `${puneDate(now(), 2)}T11:00:00+05:30`, minutes: 30 },
  }),
  visitClashes: async ({ context: { db, now } }) => {
    const { id } = await insertListing(db);
    const start = `${puneDate(now(), 2)}T11:00:00Z`;
    return { path: `/api/meeting/clashes/${id}?start=${start}&minutes=30` };
  },
  cancelVisit: ofOwner((id) => `/api/meeting/visit/${id}/cancel`, {
    reason: 'The keys are with the agent that day.',
  }),
  confirmVisit: ofOwner((id) => `/api/meeting/visit/${id}/confirm`, undefined, 'requested'),
  declineVisit: ofOwner(
    (id) => `/api/meeting/visit/${id}/decline`,
    { reason: 'The keys are with the agent that day.' },
    'requested',
  ),
  checkInVisit: async (world, owner) => {
    const { id } = await aVisit(world, { ownerId: owner.id });
    const body = { code: codeOf(world.context, id) };
    return { path: `/api/meeting/visit/${id}/checkin`, body };
  },
  visitCalendar: ofOwner((id) => `/api/meeting/visit/${id}/calendar`),
};
