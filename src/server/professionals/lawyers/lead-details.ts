import { desc, inArray, sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { LawyerWorkDetail, lawyerLeadDetails } from '#contract/professionals/lawyers.ts';
import { conditionLines } from '#domain/deals/deal-terms.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { EngagementState } from '#domain/professionals/engagement.ts';
import { lastDayOf } from '#domain/professionals/renewal.ts';
import { mayReadWorkPaper } from '#domain/professionals/work-paper-access.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { agreements, type Engagement } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import {
  type EngagementSide,
  findEngagements,
  nameOf,
  presentEngagement,
} from '#server/professionals/engagements/index.ts';
import {
  listPapers,
  readableAgreements,
  workEnd,
} from '#server/professionals/work-papers/index.ts';
import { personOf } from '#server/session/person.ts';
import { findDeal } from './agreements/find-deal.ts';
import { presentAgreements } from './agreements/present.ts';
import { emptyChecklist, findChecklist, findProperty, progressOf } from './find-work.ts';
import { findAgreedRenewal } from './renewals/agreed-renewal.ts';

/** Who is on the other side of the client's booking is the lawyer's business once the fee is paid. */
const AT_WORK: readonly EngagementState[] = ['paid', 'working', 'delivered'];

async function readDeal(
  { db, now }: Context,
  engagement: Engagement,
  state: EngagementState,
): Promise<LawyerWorkDetail['deal']> {
  if (!AT_WORK.includes(state)) return null;
  const deal = await findDeal(db, engagement, now());
  if (!deal) return null;
  const [seller, buyer, renewal] = await Promise.all([
    nameOf(db, deal.ownerId),
    nameOf(db, deal.buyerId),
    findAgreedRenewal(db, deal),
  ]);
  return {
    bookingId: deal.id,
    seller,
    buyer,
    price: toRupees(deal.pricePaise),
    tokenPaid: toRupees(deal.tokenPaise),
    possessionOn: deal.terms.possessionOn,
    agreed: conditionLines(deal),
    renewal: renewal
      ? {
          rent: toRupees(renewal.rentPaise),
          deposit: toRupees(renewal.depositPaise),
          ...{ startOn: renewal.startOn, months: renewal.months },
          until: lastDayOf(renewal),
        }
      : null,
  };
}

async function findAgreements(context: Context, engagementId: number, side: EngagementSide) {
  const { db } = context;
  const readable = await readableAgreements(
    context,
    db,
    sql`a.engagement_id = ${engagementId}`,
    side,
  );
  const ids = readable.map(({ id }) => id);
  const found = await db
    .select()
    .from(agreements)
    .where(inArray(agreements.id, ids))
    .orderBy(desc(agreements.version));
  return presentAgreements(db, found, { forLawyer: side === 'professional' });
}

export const lawyerLeadDetailsVerb: Verb<typeof lawyerLeadDetails> = async (
  context,
  { params },
) => {
  const { db, now } = context;
  const me = personOf(context).id;
  const [row] = await findEngagements(
    context,
    me,
    sql`g.id = ${params.id} and g.profession = 'lawyer'`,
    sql`limit 1`,
  );
  if (!row) throw new AppError('not_found', words.workNotFound);
  const { state, side, other } = presentEngagement(row, me, now());
  const work = workEnd(row, now());
  const [property, checklist, papers, deal, found] = await Promise.all([
    findProperty(db, row, now()),
    mayReadWorkPaper(work, side, 'professionals', now())
      ? findChecklist(db, row.id)
      : emptyChecklist(),
    listPapers(context, { ...work, id: row.id, side }),
    readDeal(context, row, state),
    findAgreements(context, row.id, side),
  ]);
  return success({
    engagementId: row.id,
    state,
    side,
    other,
    property,
    checklist,
    progress: progressOf(checklist),
    papers,
    deal,
    agreements: found,
  });
};
