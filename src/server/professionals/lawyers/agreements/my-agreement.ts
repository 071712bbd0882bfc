import { eq, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import type { buyerAgreement, sellerAgreement } from '#contract/professionals/agreements.ts';
import type { AgreementSide } from '#contract/professionals/shown-agreement.ts';
import type { Context } from '#server/core/context.ts';
import { rows } from '#server/db/rows.ts';
import { type Agreement, agreements } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { findFullName, readableAgreements } from '#server/professionals/work-papers/index.ts';
import { personOf } from '#server/session/person.ts';
import { presentAgreements } from './present.ts';

const COLUMN = { seller: sql`a.seller_id`, buyer: sql`a.buyer_id` } as const;

/** The deal it was for is completed; what is drawn up afterwards is a renewal, to be consented to anew. */
async function isDone({ db }: Context, listingId: number, agreement: Agreement | undefined) {
  if (!agreement) return false;
  const { sellerId, buyerId, createdAt } = agreement;
  const [done] = await rows(
    db,
    sql`select from bookings b where b.listing_id = ${listingId} and b.owner_id = ${sellerId}
          and b.buyer_id = ${buyerId} and b.state = 'completed'
          and not exists (select from timeline t where t.subject_kind = 'booking'
            and t.subject_id = b.id and t.state = 'completed' and t.at < ${createdAt})`,
  );
  return done !== undefined;
}

/** The latest version of the caller's agreement about a listing that they may read. */
async function readMine(context: Context, side: AgreementSide, listingId: number) {
  const { db, ports } = context;
  const [latest] = await readableAgreements(
    context,
    db,
    sql`a.listing_id = ${listingId} and ${COLUMN[side]} = ${personOf(context).id}`,
    'signatory',
  );
  const found = latest
    ? await db.select().from(agreements).where(eq(agreements.id, latest.id))
    : [];
  const [agreement] = await presentAgreements(db, found, { forLawyer: false });
  if (!latest || !agreement) return success(null);
  return success({
    ...agreement,
    side,
    lawyer: await findFullName(db, latest.lawyerId),
    isDone: await isDone(context, agreement.listingId, found[0]),
    isSandbox: ports.esign.isSandbox,
  });
}

export const sellerAgreementVerb: Verb<typeof sellerAgreement> = (context, { params }) =>
  readMine(context, 'seller', params.id);

export const buyerAgreementVerb: Verb<typeof buyerAgreement> = (context, { params }) =>
  readMine(context, 'buyer', params.id);
