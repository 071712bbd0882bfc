import { desc, eq } from 'drizzle-orm';
import type { getVerification, Verification } from '#contract/homes/verifications.ts';
import { success } from '#contract/lib/envelope.ts';
import words from '#messages/homes/done/index.ts';
import type { Context } from '#server/core/context.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { listingVerifications } from '#server/db/schema/index.ts';
import { findOwnListing } from '#server/homes/media/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { presentVerification } from './present-verification.ts';
import { readPapers } from './read-papers.ts';

async function readVerifications({ db, now }: Context, listingId: number): Promise<Verification[]> {
  const found = await db
    .select()
    .from(listingVerifications)
    .where(eq(listingVerifications.listingId, listingId))
    .orderBy(desc(listingVerifications.id));
  const ids = found.map(({ id }) => id);
  const [papers, timelines] = await Promise.all([
    readPapers(db, ids),
    readTimelines(db, 'verification', ids),
  ]);
  return found.map((row) =>
    presentVerification(row, papers.get(row.id) ?? [], timelines.get(row.id) ?? [], now()),
  );
}

export const getVerificationVerb: Verb<typeof getVerification> = async (context, { params }) => {
  const listing = await findOwnListing(context, context.db, params.listingId);
  const { id, title, address, status, verifiedUntil } = listing;
  const verifications = await readVerifications(context, id);
  const shown = verifications.find(({ state }) => state === 'approved');
  const isVerified = verifiedUntil !== null && verifiedUntil > context.now();
  return success({
    listingId: id,
    title,
    address,
    status,
    badge: isVerified
      ? {
          evidence: shown?.evidence ?? words.staffSeen,
          validUntil: verifiedUntil.toISOString(),
        }
      : null,
    verifications,
  });
};
