import { eq } from 'drizzle-orm';
import { documents, identityChecks, people } from '#server/db/schema/index.ts';
import { SANDBOX_AADHAAR, SANDBOX_OTP } from '#server/ports/kyc/sandbox.ts';
import { aMember, type Example, headersOf, picture, type World } from '#tests/api/world.ts';
import { nextOf } from '#tests/builders/count.ts';
import { stored } from '#tests/builders/index.ts';

/** One of the sandbox's that no account has yet. */
export const newPan = () => `ABCPV${String(nextOf('pan')).padStart(4, '0')}Z`;

async function aCheck(
  { context }: World,
  personId: number,
  overrides: Partial<typeof identityChecks.$inferInsert>,
) {
  return stored(
    await context.db
      .insert(identityChecks)
      .values({
        personId,
        kind: 'document',
        state: 'submitted',
        consent: 'yes',
        consentAt: new Date(),
        ...overrides,
      })
      .returning(),
  );
}

/** A stored document of somebody, waiting for staff. */
export async function aDocument(world: World, ownerId: number) {
  const { db, ports } = world.context;
  const key = `documents/test-${nextOf('document')}.png`;
  const bytes = await picture;
  await ports.store.put(key, bytes, 'image/png');
  const document = stored(
    await db
      .insert(documents)
      .values({
        ownerId,
        purpose: 'kyc',
        key,
        fileName: 'passport.png',
        mime: 'image/png',
        bytes: bytes.length,
        sha256: '0'.repeat(64),
      })
      .returning(),
  );
  const check = await aCheck(world, ownerId, { documentId: document.id });
  return { document, check };
}

export const kycExamples: Record<string, Example> = {
  verificationStatus: (_, { id }) => ({ path: `/api/profile/verificationstatus/${id}` }),
  getKyc: (_, { id }) => ({ path: `/api/profile/user/getkyc/${id}` }),
  startAadhaar: () => ({
    path: '/api/profile/kyc/aadhaar',
    body: { aadhaar: SANDBOX_AADHAAR.good, consent: true },
  }),
  confirmAadhaar: async (world, owner) => {
    const started = await world.api(
      'POST',
      '/api/profile/kyc/aadhaar',
      { aadhaar: SANDBOX_AADHAAR.good, consent: true },
      await headersOf(world, owner),
    );
    return {
      path: `/api/profile/kyc/aadhaar/${started.body.data.checkId}/confirm`,
      body: { otp: SANDBOX_OTP.good },
    };
  },
  verifyPan: async ({ context }, { id }) => {
    await context.db.update(people).set({ lastName: 'Test' }).where(eq(people.id, id));
    return {
      path: '/api/profile/kyc/pan',
      body: { pan: newPan(), name: 'Asha Test', consent: true },
    };
  },
  submitDocument: async () => ({
    path: '/api/profile/kyc/document?kind=passport&filename=passport.png&consent=true',
    body: await picture,
  }),
  getDocument: async (world, { id }) => ({
    path: `/api/profile/document/${(await aDocument(world, id)).document.id}`,
  }),
  listKycReviews: () => ({ path: '/api/admin/kyc' }),
  decideKyc: async (world) => {
    const { id, firstName, lastName } = await aMember(world);
    return {
      path: `/api/admin/kyc/${(await aDocument(world, id)).check.id}/decide`,
      body: { decision: 'approve', name: `${firstName} ${lastName}` },
    };
  },
};
