import { eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { buyerAgreement, sellerAgreement } from '#contract/professionals/agreements.ts';
import type { AgreementSide } from '#contract/professionals/shown-agreement.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { agreements } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { fullNameOf, visibleToParties } from '#server/professionals/work-papers/index.ts';
import { personOf } from '#server/session/person.ts';
import { presentAgreements } from './present.ts';

const COLUMN = { seller: sql`a.seller_id`, buyer: sql`a.buyer_id` } as const;

/** The latest version of the caller's agreement about a listing that was shared with them. */
async function readMine(context: Context, side: AgreementSide, listingId: number) {
  const { db, ports } = context;
  const [latest] = await rows<{ id: number; lawyerId: number }>(
    db,
    sql`select a.id, g.professional_id as "lawyerId"
        from agreements a join engagements g on g.id = a.engagement_id
        where a.listing_id = ${listingId} and ${COLUMN[side]} = ${personOf(context).id}
          and ${visibleToParties}
        order by a.id desc limit 1`,
  );
  const found = latest
    ? await db.select().from(agreements).where(eq(agreements.id, latest.id))
    : [];
  const [agreement] = await presentAgreements(db, found, { forLawyer: false });
  if (!latest || !agreement) return success(null);
  return success({
    ...agreement,
    side,
    lawyer: await fullNameOf(db, latest.lawyerId),
    isSandbox: ports.esign.isSandbox,
  });
}

export const sellerAgreementVerb: Verb<typeof sellerAgreement> = (context, { params }) =>
  readMine(context, 'seller', params.id);

export const buyerAgreementVerb: Verb<typeof buyerAgreement> = (context, { params }) =>
  readMine(context, 'buyer', params.id);
