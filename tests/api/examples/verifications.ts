import { listingVerifications } from '#server/db/schema/index.ts';
import type { Example } from '#tests/api/world.ts';
import { insertListing, insertPerson } from '#tests/builders/index.ts';
import { stored } from '#tests/builders/stored.ts';
import { pdf } from '#tests/unit/uploads/files.ts';

export const verificationExamples: Record<string, Example> = {
  getVerification: async ({ context }, { id: ownerId }) => {
    const { id } = await insertListing(context.db, { ownerId });
    return { path: `/api/propertyverification/listing/${id}` };
  },
  submitPaper: async ({ context }, { id: ownerId }) => {
    const { id } = await insertListing(context.db, { ownerId });
    return {
      path: `/api/propertyverification/listing/${id}/papers?kind=index_ii&filename=index.pdf`,
      body: pdf('<< /Type /Catalog >>'),
    };
  },
  listVerifications: () => ({ path: '/api/admin/verifications' }),
  decideVerification: async ({ context }) => {
    const owner = await insertPerson(context.db);
    const { id: listingId } = await insertListing(context.db, { ownerId: owner.id });
    const made = stored(
      await context.db.insert(listingVerifications).values({ listingId }).returning(),
    );
    return {
      path: `/api/admin/verifications/${made.id}/decide`,
      body: { decision: 'approve', evidence: 'Index II of 2021 in the owner’s name.' },
    };
  },
};
