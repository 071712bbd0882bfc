import { beforeAll } from 'vitest';
import type { LeadState } from '#domain/professionals/lead.ts';
import { testCells } from '#tests/api/cells.ts';
import { dealWorld } from '#tests/api/deals/deal-world.ts';
import { insertLead } from './lead-world.ts';

const world = dealWorld();
const { parties } = world;
beforeAll(async () => {
  // The stranger is an agent too, so that it is the lead that is not theirs.
  for (const { id } of [parties.owner, parties.stranger]) {
    await world.query(`update people set role = 'agent' where id = $1`, id);
  }
});

testCells({
  kind: 'lead',
  world,
  sides: { owner: ['agent'] },
  make: (state: LeadState) =>
    insertLead(world.context(), {
      agentId: parties.owner.id,
      buyerId: parties.buyer.id,
      state,
    }),
  stateOf: async (id) => (await world.query('select state from leads where id = $1', id))[0].state,
  calls: {
    contact: ['contact'],
    visit: ['arrangeVisit'],
    negotiate: ['negotiate'],
    win: ['win'],
    lose: ['lose'],
    reopen: ['reopen'],
  },
  call: (party, name, { id }) => {
    const body = name === 'lose' ? { reason: 'They found a home elsewhere.' } : undefined;
    return world.as(parties[party], 'POST', `/agents/lead/${name}/${id}`, body);
  },
  happenings: {},
});
