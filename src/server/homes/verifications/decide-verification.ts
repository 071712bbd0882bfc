import { eq, sql } from 'drizzle-orm';
import type { decideVerification } from '#contract/homes/verifications.ts';
import type { BodyOf } from '#contract/lib/endpoint.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import { VERIFIED_DAYS } from '#domain/homes/listing-lifecycle.ts';
import { daysFrom } from '#domain/lib/time/deadlines.ts';
import { formatDate } from '#domain/lib/time/format.ts';
import doneWords from '#messages/homes/done/index.ts';
import words from '#messages/homes/news/index.ts';
import refusalsWords from '#messages/homes/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import { changeState } from '#server/core/change-state.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type Listing, listings, listingVerifications } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { personOf } from '#server/session/person.ts';
import { requireOthers } from '#server/session/require-others.ts';
import { ownerNameOf, seenOf } from './keep-badge.ts';

type Decision = BodyOf<typeof decideVerification>;

/** The listing a verification is of, locked: the listing first, as where papers are handed in. */
async function lockListing(tx: Transaction, id: number): Promise<Listing> {
  const [listing] = await tx
    .select()
    .from(listings)
    .where(
      eq(
        listings.id,
        sql`(select listing_id from ${listingVerifications} where ${listingVerifications.id} = ${id})`,
      ),
    )
    .for('no key update');
  if (!listing) throw new AppError('not_found');
  return listing;
}

async function approve(
  context: Context,
  tx: Transaction,
  listing: Listing,
  id: number,
  evidence: string,
) {
  const at = context.now();
  const until = daysFrom(at, VERIFIED_DAYS);
  await changeState(context, tx, {
    kind: 'verification',
    id,
    name: 'approve',
    set: sql`evidence = ${evidence}, decided_by = ${personOf(context).id}, decided_at = ${at},
      valid_until = ${until}`,
    note: evidence,
  });
  await tx
    .update(listings)
    .set({
      verifiedAt: at,
      verifiedUntil: until,
      verifiedAs: seenOf(listing, await ownerNameOf(tx, listing.ownerId)),
      updatedAt: at,
    })
    .where(eq(listings.id, listing.id));
  return {
    title: () => words.verified,
    body: () => words.verifiedBody({ title: listing.title, until: formatDate(until), evidence }),
  };
}

async function reject(
  context: Context,
  tx: Transaction,
  listing: Listing,
  id: number,
  reason: string,
) {
  await changeState(context, tx, {
    kind: 'verification',
    id,
    name: 'reject',
    set: sql`reason = ${reason}, decided_by = ${personOf(context).id}, decided_at = ${context.now()}`,
    note: reason,
  });
  return {
    title: () => words.papersRefused,
    body: () => words.papersRefusedBody({ title: listing.title, reason }),
  };
}

async function decide(context: Context, tx: Transaction, id: number, decision: Decision) {
  const listing = await lockListing(tx, id);
  requireOthers(context, [listing.ownerId], refusalsWords.somebodyElse);
  const news =
    decision.decision === 'approve'
      ? await approve(context, tx, listing, id, decision.evidence)
      : await reject(context, tx, listing, id, decision.reason);
  await notify(context, tx, listing.ownerId, {
    kind: 'listing',
    link: `/PropertyVerification/${listing.id}`,
    ...news,
  });
  const { decision: verb, ...detail } = decision;
  await audit(context, tx, {
    action: `verification.${verb}`,
    subjectKind: 'listing',
    subjectId: listing.id,
    detail: { verificationId: id, ...detail },
  });
}

export const decideVerificationVerb: Verb<typeof decideVerification> = async (
  context,
  { params, body },
) => {
  await context.db.transaction((tx) => decide(context, tx, params.verificationId, body));
  return success(
    null,
    body.decision === 'approve' ? doneWords.approvedBadge : doneWords.rejectedOwner,
  );
};
