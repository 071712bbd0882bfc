import { eq } from 'drizzle-orm';
import { listingHolds, type Person, people } from '#server/db/schema/index.ts';
import { insertInterest } from '#tests/api/professionals/agent-desk-world.ts';
import { insertEngagement } from '#tests/api/professionals/engagement-world.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertListing, insertPerson } from '#tests/builders/index.ts';

const another = async ({ context }: World, role: Person['role'] = 'user') =>
  (await insertPerson(context.db, { role })).id;

const ownListing = async ({ context }: World, ownerId: number) =>
  insertListing(context.db, { ownerId });

/** An offer to `person`. */
async function offered(world: World, { id: ownerId }: Person) {
  const { id: listingId } = await ownListing(world, ownerId);
  const agentId = await another(world, 'agent');
  return insertInterest(world.context, { agentId, ownerId, listingId });
}

/** An offer of `person`'s. */
async function offering(world: World, { id: agentId }: Person) {
  const ownerId = await another(world);
  const { id: listingId } = await ownListing(world, ownerId);
  return insertInterest(world.context, { agentId, ownerId, listingId });
}

/** A listing on which `person` works. */
async function assigned(world: World, { id: professionalId }: Person): Promise<number> {
  const clientId = await another(world);
  const { id: listingId } = await ownListing(world, clientId);
  await insertEngagement(
    world.context,
    { clientId, professionalId },
    { listingId, state: 'working' },
  );
  return listingId;
}

const checked = async ({ context }: World, { id }: Person) =>
  context.db
    .update(people)
    .set({ aadhaarVerified: true, panVerified: true })
    .where(eq(people.id, id));

/** A hold that `person` may end, whichever side they are. */
async function aHold(world: World, { id, role }: Person): Promise<number> {
  const ownerId = role === 'agent' ? await another(world) : id;
  const { id: listingId } = await ownListing(world, ownerId);
  const agentId = role === 'agent' ? id : await another(world, 'agent');
  const endsAt = new Date(world.context.now().getTime() + 3_600_000);
  const [made] = await world.context.db
    .insert(listingHolds)
    .values({ listingId, agentId, endsAt })
    .returning({ id: listingHolds.id });
  return made?.id ?? 0;
}

const ofCaller =
  (path: string): Example =>
  async (world, person) => {
    await assigned(world, person);
    return { path: `/api${path}/${person.id}` };
  };

export const agentDeskExamples: Record<string, Example> = {
  showInterest: async (world, person) => {
    await checked(world, person);
    const { id } = await ownListing(world, await another(world));
    return {
      path: `/api/agents/showinterest/${id}`,
      body: {
        message: 'I sell flats like yours, with photos and visits at weekends.',
        fee: 20_000,
      },
    };
  },
  offerStatus: async (world) => ({
    path: `/api/agents/standing/${(await ownListing(world, await another(world))).id}`,
  }),
  requestInterestList: (_, { id }) => ({ path: `/api/agents/requestinterestlist/${id}` }),
  interestedAgents: async (world, { id }) => ({
    path: `/api/agents/intrestedagent/${(await ownListing(world, id)).id}`,
  }),
  getInterest: async (world, person) => {
    const { id } = await (person.role === 'agent' ? offering : offered)(world, person);
    return { path: `/api/agents/interest/${id}` };
  },
  acceptInterest: async (world, person) => ({
    path: `/api/agents/acceptinterest/${(await offered(world, person)).id}`,
  }),
  declineInterest: async (world, person) => ({
    path: `/api/agents/declineinterest/${(await offered(world, person)).id}`,
    body: { reason: 'I sell it myself.' },
  }),
  withdrawInterest: async (world, person) => ({
    path: `/api/agents/withdrawinterest/${(await offering(world, person)).id}`,
  }),
  holdsByAgent: (_, { id }) => ({ path: `/api/agents/holdpropertybyagent/${id}/${id}` }),
  holdOfListing: async (world, { id }) => ({
    path: `/api/agents/hold/${(await ownListing(world, id)).id}`,
  }),
  holdListing: async (world, person) => ({
    path: `/api/agents/holdproperty/${await assigned(world, person)}`,
    body: { note: 'A family decides by Sunday.' },
  }),
  releaseHold: async (world, person) => ({
    path: `/api/agents/releasehold/${await aHold(world, person)}`,
    body: {},
  }),
  assignedListings: () => ({ path: '/api/agents/assigned' }),
  listAssignments: () => ({ path: '/api/agents/assignments' }),
  agentPropertyDetails: async (world, person) => ({
    path: `/api/agents/propertydetails/${await assigned(world, person)}/${person.id}`,
  }),
  bookingsByAgent: ofCaller('/book/findbyagent'),
  visitorList: ofCaller('/users/getvisitorlist'),
  visitorRequests: ofCaller('/users/getvisitorrequest'),
  openTraining: async (world, person) => {
    await checked(world, person);
    return { path: '/api/agents/training' };
  },
  countView: async (world) => ({
    path: `/api/property/viewed/${(await ownListing(world, await another(world))).id}`,
  }),
};
