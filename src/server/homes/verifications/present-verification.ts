import type { Paper, Verification } from '#contract/homes/verifications.ts';
import type { TimelineEntry } from '#contract/lib/timeline.ts';
import type { listingVerifications } from '#server/db/schema/index.ts';

export type VerificationRow = typeof listingVerifications.$inferSelect;

/** Its end needs nobody to notice it. */
export function stateAt({ state, validUntil }: VerificationRow, now: Date): Verification['state'] {
  const isOver = state === 'approved' && validUntil !== null && validUntil <= now;
  return isOver ? 'expired' : state;
}

export function presentVerification(
  row: VerificationRow,
  papers: Paper[],
  timeline: TimelineEntry[],
  now: Date,
): Verification {
  const { id, reason, evidence, createdAt, decidedAt, validUntil } = row;
  return {
    id,
    state: stateAt(row, now),
    submittedAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    reason,
    evidence,
    validUntil: validUntil?.toISOString() ?? null,
    papers,
    timeline,
  };
}
