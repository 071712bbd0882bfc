import { type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import type {
  EngagementDetail,
  EngagementEvent,
  getEngagement,
} from '#contract/professionals/engagements.ts';
import type { lawyerWork } from '#contract/professionals/hired.ts';
import { toRupees } from '#domain/lib/money.ts';
import { afterCommission } from '#domain/money/commission.ts';
import words from '#messages/professionals/refusals/index.ts';
import type { Context } from '#server/core/context.ts';
import { readTimelines } from '#server/core/read-timeline.ts';
import { rows } from '#server/db/rows.ts';
import type { Payout, Release } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { stateAt } from '#server/money/escrow/index.ts';
import { billingOf } from '#server/money/prices/index.ts';
import { personOf } from '#server/session/person.ts';
import { type FoundEngagement, findEngagements, presentEngagement } from './read-engagements.ts';

async function findRelease(
  { db, now }: Context,
  { id }: FoundEngagement,
): Promise<EngagementDetail['release']> {
  const [found] = await rows<
    Pick<Release, 'id' | 'state' | 'amountPaise' | 'expiresAt'> & { payout: Payout['state'] | null }
  >(
    db,
    sql`select r.id, r.state, r.amount_paise as "amountPaise", r.expires_at as "expiresAt",
          p.state as payout
        from releases r left join payouts p on p.release_id = r.id
        where r.subject_kind = 'engagement' and r.subject_id = ${id}
        order by r.id desc limit 1`,
  );
  return found
    ? {
        id: found.id,
        state: stateAt(found, now()),
        amount: toRupees(found.amountPaise),
        expiresAt: found.expiresAt.toISOString(),
        payout: found.payout,
      }
    : null;
}

/** What the professional gets of the fee; nobody else's business. */
async function payoutOf(
  { db }: Context,
  { professionalId, quotePaise }: FoundEngagement,
  callerId: number,
): Promise<number | null> {
  if (professionalId !== callerId || quotePaise === null) return null;
  const { state } = await billingOf(db, professionalId);
  return toRupees(afterCommission(quotePaise, state));
}

/** The line's parties are those of the engagement's own table. */
export async function readEvents(db: Context['db'], ids: readonly number[]) {
  return (await readTimelines(db, 'engagement', ids)) as unknown as Map<number, EngagementEvent[]>;
}

async function readEngagement(context: Context, condition: SQL) {
  const { id: callerId } = personOf(context);
  const [row] = await findEngagements(context, callerId, condition, sql`limit 1`);
  if (!row) throw new AppError('not_found', words.workNotFound);
  const [release, payout, events] = await Promise.all([
    findRelease(context, row),
    payoutOf(context, row, callerId),
    readEvents(context.db, [row.id]),
  ]);
  return {
    status: 1 as const,
    message: 'OK',
    data: {
      ...presentEngagement(row, callerId, context.now()),
      timeline: events.get(row.id) ?? [],
      payout,
      release,
    },
    serverTime: context.now().toISOString(),
  };
}

export const getEngagementVerb: Verb<typeof getEngagement> = (context, { params }) =>
  readEngagement(context, sql`g.id = ${params.id}`);

export const lawyerWorkVerb: Verb<typeof lawyerWork> = (context, { params }) =>
  readEngagement(
    context,
    sql`g.id = ${params.id} and g.profession = 'lawyer' and g.client_id = ${personOf(context).id}`,
  );
