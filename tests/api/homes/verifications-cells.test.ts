import type { VerificationState } from '#domain/homes/listing-lifecycle.ts';
import { listingVerifications } from '#server/db/schema/index.ts';
import { expireVerifications } from '#server/homes/verifications/expire.ts';
import { takeStep, testCells } from '#tests/api/cells.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { stored } from '#tests/builders/index.ts';

const world = dealWorld();

const DECISIONS: Record<string, object> = {
  approve: { decision: 'approve', evidence: 'Index II of 2021 in the owner’s name.' },
  reject: { decision: 'reject', reason: 'The paper names somebody else.' },
};

/** Good until tomorrow, or until just now. */
async function aVerification(state: VerificationState, isOver = false) {
  const { id: listingId } = await world.aListing();
  const validUntil = new Date(Date.now() + (isOver ? -1_000 : 86_400_000));
  const decided = state === 'approved' || state === 'expired' ? { validUntil } : {};
  return stored(
    await world
      .db()
      .insert(listingVerifications)
      .values({ listingId, state, ...decided })
      .returning(),
  );
}

testCells({
  kind: 'verification',
  world,
  make: (state) => aVerification(state),
  stateOf: async (id) =>
    (await world.query('select state from listing_verifications where id = $1', id))[0].state,
  calls: { approve: ['approve'], reject: ['reject'] },
  call: (party, name, { id }) =>
    world.as(world.parties[party], 'POST', `/admin/verifications/${id}/decide`, DECISIONS[name]),
  happenings: {
    reopen: {
      take: ({ id }) => takeStep(world, { kind: 'verification', id, name: 'reopen' }),
    },
    expire: {
      take: () => expireVerifications(world.context()),
      due: (state) => aVerification(state, true),
    },
  },
});
