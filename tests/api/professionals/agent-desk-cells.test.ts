import type { InterestState } from '#domain/professionals/agent-interest.ts';
import { expireInterests } from '#server/professionals/agent-desk/expire.ts';
import { testCells } from '#tests/api/cells.ts';
import { agentDeskWorld } from './agent-desk-world.ts';

const world = agentDeskWorld();

testCells({
  kind: 'interest',
  world,
  sides: { buyer: ['agent'] },
  make: (state: InterestState) => world.anOffer({ state }),
  stateOf: world.stateOf,
  calls: {
    acceptinterest: ['accept'],
    declineinterest: ['decline'],
    withdrawinterest: ['withdraw'],
  },
  call: (party, path, { id }) =>
    world.as(
      world.parties[party],
      'POST',
      `/agents/${path}/${id}`,
      path === 'declineinterest' ? {} : undefined,
    ),
  happenings: {
    expire: {
      take: () => expireInterests(world.context()),
      due: (state) => world.anOffer({ state, expiresAt: new Date(Date.now() - 1_000) }),
    },
  },
});
