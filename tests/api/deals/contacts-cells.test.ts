import type { ContactState } from '#domain/deals/contact-request.ts';
import { expireContacts } from '#server/deals/contacts/expire.ts';
import { takeStep, testCells } from '#tests/api/cells.ts';
import { aContact } from '#tests/api/examples/contacts.ts';
import { dealWorld } from './deal-world.ts';

const world = dealWorld();

async function aRequest(state: ContactState, expiresAt?: Date) {
  const { id: listingId } = await world.aListing();
  const sides = { ownerId: world.parties.owner.id, buyerId: world.parties.buyer.id };
  const more = { listingId, state, ...(expiresAt && { expiresAt }) };
  return aContact({ context: world.context() }, { ...sides, ...more });
}

testCells({
  kind: 'contact',
  world,
  make: (state) => aRequest(state),
  stateOf: async (id) =>
    (await world.query('select state from contact_requests where id = $1', id))[0].state,
  calls: {
    accept: ['accept'],
    decline: ['decline'],
    withdraw: ['withdraw'],
    revoke: ['revoke'],
  },
  call: (party, name, { id }) => {
    const body = name === 'decline' ? {} : undefined;
    return world.as(world.parties[party], 'POST', `/method/contact/${id}/${name}`, body);
  },
  happenings: {
    expire: {
      take: () => expireContacts(world.context()),
      due: (state) => aRequest(state, new Date(Date.now() - 1_000)),
    },
    // What is paid for decides by more than the state: here it is the table alone.
    unlock: { take: ({ id }) => takeStep(world, { kind: 'contact', id, name: 'unlock' }) },
    takeBack: { take: ({ id }) => takeStep(world, { kind: 'contact', id, name: 'takeBack' }) },
  },
});
