import { eq, sql } from 'drizzle-orm';
import type { EvaluatedProperty, WireComparable } from '#contract/professionals/evaluators.ts';
import type { Subject } from '#domain/professionals/valuation-adjustments.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import {
  type Engagement,
  type SiteVisit,
  siteVisits,
  type Valuation,
} from '#server/db/schema/index.ts';
import { findComparables } from './find-comparables.ts';

export async function findVisit(
  db: Queryable,
  engagementId: number,
): Promise<SiteVisit | undefined> {
  const [found] = await db
    .select()
    .from(siteVisits)
    .where(eq(siteVisits.engagementId, engagementId));
  return found;
}

export type FoundReport = Pick<
  Valuation,
  | 'code'
  | 'sha256'
  | 'issuedAt'
  | 'visitedOn'
  | 'lowPaise'
  | 'likelyPaise'
  | 'highPaise'
  | 'remarks'
  | 'documentId'
>;

/** The latest of a piece of work: earlier ones were sent back. */
export async function findReport(
  db: Queryable,
  engagementId: number,
): Promise<FoundReport | undefined> {
  const [found] = await rows<FoundReport>(
    db,
    sql`select code, sha256, issued_at as "issuedAt", visited_on::text as "visitedOn",
          low_paise as "lowPaise", likely_paise as "likelyPaise", high_paise as "highPaise",
          remarks, document_id as "documentId"
        from valuations where engagement_id = ${engagementId} order by id desc limit 1`,
  );
  return found;
}

/** The measured area counts; before the visit, the listed one. */
export function areaOf(
  { areaSqft }: EvaluatedProperty,
  visit: Pick<SiteVisit, 'areaSqft'> | undefined,
): number | null {
  return visit?.areaSqft ?? areaSqft;
}

export const subjectOf = (
  { subcategory, listedIn, age, floor, furnishing }: EvaluatedProperty,
  areaSqft: number,
): Subject => ({ subcategory, listedIn, age, floor, furnishing, areaSqft });

export async function candidatesFor(
  db: Queryable,
  { clientId, professionalId }: Engagement,
  property: EvaluatedProperty,
  areaSqft: number | null,
  now: Date,
): Promise<WireComparable[]> {
  if (areaSqft === null) return [];
  return findComparables(db, property, areaSqft, [clientId, professionalId], now);
}
