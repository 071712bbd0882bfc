import { beforeAll } from 'vitest';
import { fromRupees } from '#domain/lib/money.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import type { Context } from '#server/core/context.ts';
import { agentInterests } from '#server/db/schema/index.ts';
import { dealWorld, listingFor } from '#tests/api/deals/deal-world.ts';
import { insertPerson, NO_LIMITS, stored } from '#tests/builders/index.ts';
import { EXPECTED_FIGURES } from '#tests/expected/figures.ts';
import { insertEngagement, insertProfile } from './engagement-world.ts';

const { AGENT_INTEREST_DAYS } = EXPECTED_FIGURES;

const DAY_MS = 86_400_000;
export const OFFER = {
  message: 'I sell flats like yours, with photos and visits at weekends.',
  fee: 20_000,
};

/** An offer in any state, without the lines of its steps. */
export const insertInterest = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  parties: { agentId: number; ownerId: number; listingId: number },
  overrides: Partial<typeof agentInterests.$inferInsert> = {},
) =>
  stored(
    await db
      .insert(agentInterests)
      .values({
        ...parties,
        message: OFFER.message,
        feePaise: fromRupees(OFFER.fee),
        expiresAt: new Date(now().getTime() + AGENT_INTEREST_DAYS * DAY_MS),
        ...overrides,
      })
      .returning(),
  );

/** For a test file: an owner, an agent (`buyer`), and what stands between them. */
export function agentDeskWorld() {
  const world = dealWorld();
  const { parties } = world;
  beforeAll(async () => {
    world.context().limits = NO_LIMITS;
    await world.query(`update people set role = 'agent' where id = $1`, parties.buyer.id);
    await insertProfile(world.context(), parties.buyer.id);
  });
  const ownerListing = () => listingFor(world.context(), parties.owner.id);

  return {
    ...world,
    ownerListing,
    /** The offer of the world's agent, or of another, to the world's owner. */
    async anOffer(overrides: Partial<typeof agentInterests.$inferInsert> = {}) {
      const { id: listingId } = overrides.listingId
        ? { id: overrides.listingId }
        : await ownerListing();
      return insertInterest(
        world.context(),
        { agentId: parties.buyer.id, ownerId: parties.owner.id, listingId },
        overrides,
      );
    },
    anAgent: async () => (await insertPerson(world.db(), { role: 'agent' })).id,
    /** A listing of the owner's on which the world's agent works. */
    async assigned(state: EngagementState = 'working') {
      const listing = await ownerListing();
      const engagement = await insertEngagement(
        world.context(),
        { clientId: parties.owner.id, professionalId: parties.buyer.id },
        { listingId: listing.id, state },
      );
      return { listing, engagement };
    },
    stateOf: async (id: number): Promise<string> =>
      (await world.query('select state from agent_interests where id = $1', id))[0].state,
  };
}
