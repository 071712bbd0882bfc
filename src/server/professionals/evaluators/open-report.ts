import { mayReadWorkPaper } from '#domain/professionals/work-paper-access.ts';
import type { Context } from '#server/core/context.ts';
import type { OwnEngagement } from '#server/professionals/engagements/index.ts';
import { workEnd } from '#server/professionals/work-papers/index.ts';
import { type FoundReport, findReport } from './find-work.ts';

/** Whether what the evaluator noted down and reported is open to a side as the work stands. */
export const isReportOpen = (
  { now }: Context,
  work: Parameters<typeof workEnd>[0] & Pick<OwnEngagement, 'side'>,
): boolean => mayReadWorkPaper(workEnd(work, now()), work.side, 'professionals', now());

/** The latest report of a piece of work, where it is open to the caller's side. */
export async function findOpenReport(
  context: Context,
  work: OwnEngagement,
): Promise<FoundReport | undefined> {
  return isReportOpen(context, work) ? findReport(context.db, work.id) : undefined;
}
