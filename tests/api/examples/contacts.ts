import type { ContactState } from '#domain/deals/contact-request.ts';
import { contactRequests } from '#server/db/schema/index.ts';
import type { Example, World } from '#tests/api/world.ts';
import { insertListing, insertPerson, stored } from '#tests/builders/index.ts';

const DAY_MS = 86_400_000;
const MESSAGE = 'We are a family of three and would like to see the flat soon.';

interface Parts {
  buyerId?: number;
  ownerId?: number;
  listingId?: number;
  state?: ContactState;
  createdAt?: Date;
  expiresAt?: Date;
}

/** A contact request as it would stand after its steps; what is not given is made. */
export async function aContact({ context: { db } }: Pick<World, 'context'>, parts: Parts = {}) {
  const listing = parts.listingId
    ? { id: parts.listingId, ownerId: parts.ownerId ?? 0 }
    : await insertListing(db, parts.ownerId ? { ownerId: parts.ownerId } : {});
  return stored(
    await db
      .insert(contactRequests)
      .values({
        expiresAt: new Date(Date.now() + 14 * DAY_MS),
        ...parts,
        message: MESSAGE,
        listingId: listing.id,
        ownerId: listing.ownerId,
        buyerId: parts.buyerId ?? (await insertPerson(db)).id,
      })
      .returning(),
  );
}

const ofOwner =
  (step: string, state: ContactState = 'requested'): Example =>
  async (world, owner) => {
    const { id } = await aContact(world, { ownerId: owner.id, state });
    return { path: `/api/method/contact/${id}${step}`, body: {} };
  };

export const contactExamples: Record<string, Example> = {
  interestedList: (_, { id }) => ({ path: `/api/method/intrestedlist/${id}` }),
  findBySeller: (_, { id }) => ({ path: `/api/method/findbyseller/${id}/0` }),
  findByRequestCount: (_, { id }) => ({ path: `/api/property/findbyrequestcount/${id}` }),
  getContact: async (world, owner) => {
    const { id } = await aContact(world, { ownerId: owner.id });
    return { path: `/api/method/contact/${id}` };
  },
  getDealStory: async (world, owner) => {
    const { id } = await aContact(world, { ownerId: owner.id });
    return { path: `/api/method/contact/${id}/story` };
  },
  contactOfListing: () => ({ path: '/api/method/contactof/7' }),
  requestContact: async ({ context }) => ({
    path: '/api/method/contact',
    body: { propertyid: (await insertListing(context.db)).id, message: MESSAGE },
  }),
  acceptContact: ofOwner('/accept'),
  declineContact: ofOwner('/decline'),
  withdrawContact: async (world, buyer) => {
    const { id } = await aContact(world, { buyerId: buyer.id });
    return { path: `/api/method/contact/${id}/withdraw` };
  },
  revokeContact: ofOwner('/revoke', 'accepted'),
  revealNumbers: ofOwner('/numbers', 'accepted'),
  getParty: async ({ context }) => {
    const { ownerId } = await insertListing(context.db);
    return { path: `/api/users/party/${ownerId}` };
  },
};
