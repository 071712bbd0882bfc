import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { saveSiteVisit } from '#contract/professionals/valuation-steps.ts';
import { VISIT_WITHIN_DAYS } from '#domain/deals/site-visit.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import doneWords from '#messages/professionals/done/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { siteVisits } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockEngagement } from '#server/professionals/engagements/index.ts';
import { requirePaperAct } from '#server/professionals/work-papers/index.ts';

function checkDay(visitedOn: string, now: Date): void {
  const refuse = (message: string) => {
    throw new AppError('invalid', message, [{ path: 'visitedOn', message }]);
  };
  if (visitedOn > puneDate(now)) refuse(refusalsWords.visitInFuture);
  if (visitedOn < puneDate(now, -VISIT_WITHIN_DAYS)) {
    refuse(refusalsWords.visitTooOld({ days: VISIT_WITHIN_DAYS }));
  }
}

export const saveSiteVisitVerb: Verb<typeof saveSiteVisit> = async (context, { params, body }) => {
  const updatedAt = context.now();
  checkDay(body.visitedOn, updatedAt);
  await context.db.transaction(async (tx) => {
    const work = await lockEngagement(context, tx, params.id, 'professional');
    const words = refusalsWords.visitWhileUnderWay;
    requirePaperAct(work, 'report', updatedAt, words);
    const set = { ...body, updatedAt };
    await tx
      .insert(siteVisits)
      .values({ engagementId: work.id, ...set })
      .onConflictDoUpdate({ target: siteVisits.engagementId, set });
  });
  return success({ updatedAt: updatedAt.toISOString() }, doneWords.visitSaved);
};
