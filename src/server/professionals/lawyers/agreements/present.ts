import { inArray, sql } from 'drizzle-orm';
import type { ShownAgreement } from '#contract/professionals/shown-agreement.ts';
import type { DealTerms } from '#domain/deals/deal-terms.ts';
import { type Paise, toRupees } from '#domain/lib/money.ts';
import {
  agreementDifferences,
  furtherAgreed,
} from '#domain/professionals/agreement-differences.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import type { Queryable } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { type Agreement, agreementConsents } from '#server/db/schema/index.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';

interface AgreedDeal {
  agreementId: number;
  pricePaise: Paise;
  terms: DealTerms;
  conditions: string[];
}

/**
 * The booking each version was drawn up for: the latest of its two sides that was agreed. Of a
 * licence that goes on, with the rent and the first day of the renewal they accepted.
 */
const findDealsOf = (db: Queryable, ids: readonly number[]): Promise<AgreedDeal[]> =>
  rows<AgreedDeal>(
    db,
    sql`select distinct on (a.id) a.id as "agreementId", coalesce(r.rent_paise, k.price_paise) as "pricePaise",
          case when r.start_on is null then k.terms else
            k.terms || jsonb_build_object('possessionOn', r.start_on) end as terms, k.conditions
        from agreements a join bookings k on k.listing_id = a.listing_id
          and k.owner_id = a.seller_id and k.buyer_id = a.buyer_id
          and k.state in ('accepted', 'paid', 'completed')
        left join lateral (select t.rent_paise, t.start_on from renewals t
            join agreements o on o.id = t.agreement_id
            where o.listing_id = a.listing_id and o.seller_id = a.seller_id
              and o.buyer_id = a.buyer_id and o.id < a.id and t.state in ('accepted', 'renewed')
            order by t.id desc limit 1) r on a.template = 'leave-and-licence'
        where a.id = any(${sql.param([...ids])}::int[])
        order by a.id, k.id desc`,
  );

/** Of versions that count or may yet. */
function differencesOf(agreement: Agreement, deals: readonly AgreedDeal[]): string[] {
  const { id, state } = agreement;
  const deal = deals.find(({ agreementId }) => agreementId === id);
  if (!deal || state === 'superseded' || state === 'refused') return [];
  const agreed = { ...deal, price: toRupees(deal.pricePaise) };
  return agreementDifferences(
    agreed,
    agreement,
    forTheBooks(() => furtherAgreed(deal)),
  );
}

/** Versions as they are shown; the terms as typed only to the lawyer, for the next one. */
export async function presentAgreements(
  db: Queryable,
  found: readonly Agreement[],
  { forLawyer }: { forLawyer: boolean },
): Promise<ShownAgreement[]> {
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [consents, timelines, deals] = await Promise.all([
    db
      .select()
      .from(agreementConsents)
      .where(inArray(agreementConsents.agreementId, ids))
      .orderBy(agreementConsents.id),
    readTimelines(db, 'agreement', ids),
    findDealsOf(db, ids),
  ]);
  return found.map((agreement) => ({
    id: agreement.id,
    listingId: agreement.listingId,
    template: agreement.template,
    version: agreement.version,
    state: agreement.state,
    text: agreement.text,
    sha256: agreement.sha256,
    differences: differencesOf(agreement, deals),
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
