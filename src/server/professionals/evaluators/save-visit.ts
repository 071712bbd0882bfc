import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { saveSiteVisit } from '#contract/professionals/evaluators.ts';
import { VISIT_WITHIN_DAYS } from '#domain/deals/site-visit.ts';
import { puneDate } from '#domain/lib/time/pune.ts';
import { siteVisits } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockEngagement } from '#server/professionals/engagements/index.ts';
import { requirePaperAct } from '#server/professionals/work-papers/index.ts';

function checkDay(visitedOn: string, now: Date): void {
  const refuse = (message: string) => {
    throw new AppError('invalid', message, [{ path: 'visitedOn', message }]);
  };
  if (visitedOn > puneDate(now)) refuse('The visit cannot be in the future.');
  if (visitedOn < puneDate(now, -VISIT_WITHIN_DAYS)) {
    refuse(`A visit more than ${VISIT_WITHIN_DAYS} days ago is too old for a report.`);
  }
}

export const saveSiteVisitVerb: Verb<typeof saveSiteVisit> = async (context, { params, body }) => {
  const updatedAt = context.now();
  checkDay(body.visitedOn, updatedAt);
  await context.db.transaction(async (tx) => {
    const work = await lockEngagement(context, tx, params.id, 'professional');
    const words = 'A visit is noted down while the work is under way.';
    requirePaperAct(work, 'report', updatedAt, words);
    const set = { ...body, updatedAt };
    await tx
      .insert(siteVisits)
      .values({ engagementId: work.id, ...set })
      .onConflictDoUpdate({ target: siteVisits.engagementId, set });
  });
  return success({ updatedAt: updatedAt.toISOString() }, 'The visit is saved.');
};
