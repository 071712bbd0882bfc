import { and, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '#contract/lib/errors.ts';
import { CANCELLED_A_DAY, VISITS_A_DAY } from '#domain/deals/visit.ts';
import { daysBefore } from '#domain/lib/time/deadlines.ts';
import words from '#messages/deals/visits/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import { visits } from '#server/db/schema/index.ts';

/**
 * Against going through homes one after another: what was cancelled or declined counts too. The
 * buyer's row is locked, so that many at once count right.
 */
export async function checkVisitQuotas(
  { now }: Context,
  tx: Transaction,
  buyer: number,
): Promise<void> {
  const dayAgo = daysBefore(now(), 1);
  const { buyerId, createdAt } = visits;
  const asked = await tx.$count(visits, and(eq(buyerId, buyer), gt(createdAt, dayAgo)));
  if (asked >= VISITS_A_DAY) {
    throw new AppError('conflict', words.mostVisitsADay({ visitsADay: VISITS_A_DAY }));
  }
  const cancelled = await rows(
    tx,
    sql`select 1 from timeline t join visits v on v.id = t.subject_id
        where t.subject_kind = 'visit' and t.event = 'cancelByBuyer' and t.at > ${dayAgo}
          and v.buyer_id = ${buyer} limit ${CANCELLED_A_DAY}`,
  );
  if (cancelled.length >= CANCELLED_A_DAY) {
    throw new AppError('conflict', words.mostCancelledADay({ cancelledADay: CANCELLED_A_DAY }));
  }
}
