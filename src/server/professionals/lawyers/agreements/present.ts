import { inArray } from 'drizzle-orm';
import type { ShownAgreement } from '#contract/professionals/shown-agreement.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import type { Queryable } from '#server/db/client.ts';
import { type Agreement, agreementConsents } from '#server/db/schema/index.ts';

/** Versions as they are shown; the terms as typed only to the lawyer, for the next one. */
export async function presentAgreements(
  db: Queryable,
  found: readonly Agreement[],
  { forLawyer }: { forLawyer: boolean },
): Promise<ShownAgreement[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [consents, timelines] = await Promise.all([
    db
      .select()
      .from(agreementConsents)
      .where(inArray(agreementConsents.agreementId, ids))
      .orderBy(agreementConsents.id),
    readTimelines(db, 'agreement', ids),
  ]);
  return found.map((agreement) => ({
    id: agreement.id,
    listingId: agreement.listingId,
    template: agreement.template,
    version: agreement.version,
    state: agreement.state,
    text: agreement.text,
    sha256: agreement.sha256,
    terms: forLawyer ? agreement.terms : null,
    createdAt: agreement.createdAt.toISOString(),
    consents: consents
      .filter(({ agreementId }) => agreementId === agreement.id)
      .map(({ side, at, reference }) => ({
        side: side as 'seller' | 'buyer',
        at: at.toISOString(),
        reference,
      })),
    // The line's parties are those of the agreement's own table.
    timeline: (timelines.get(agreement.id) ?? []) as unknown as ShownAgreement['timeline'],
  }));
}
