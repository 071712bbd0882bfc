import { and, eq } from 'drizzle-orm';
import { mayReadVerificationPaper } from '#domain/homes/verification-papers.ts';
import type { Context } from '#server/core/context.ts';
import { dealDocuments, listingVerifications } from '#server/db/schema/index.ts';
import { stateAt } from './present-verification.ts';

/** Whether a document is a paper of a verification that staff may look at now. */
export async function isPaperForStaff({ db, now }: Context, documentId: number): Promise<boolean> {
  const found = await db
    .select({ verification: listingVerifications })
    .from(dealDocuments)
    .innerJoin(listingVerifications, eq(listingVerifications.id, dealDocuments.subjectId))
    .where(
      and(eq(dealDocuments.documentId, documentId), eq(dealDocuments.subjectKind, 'verification')),
    );
  return found.some(({ verification }) => {
    const { decidedAt } = verification;
    const state = stateAt(verification, now());
    return mayReadVerificationPaper({ state, decidedAt }, 'staff', now());
  });
}
