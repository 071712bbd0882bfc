import { sql } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { saveTitlePoint } from '#contract/professionals/lawyers.ts';
import doneWords from '#messages/professionals/done/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { rows } from '#server/db/rows.ts';
import type { Engagement } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { lockEngagement } from '#server/professionals/engagements/index.ts';
import { requirePaperAct } from '#server/professionals/work-papers/index.ts';
import { findChecklist, progressOf } from './find-work.ts';

/** The lawyer's own work, while it is worked on; a delivered check changes only after a rework. */
export async function lockTitleWork(
  context: Context,
  tx: Transaction,
  id: number,
): Promise<Engagement> {
  const engagement = await lockEngagement(context, tx, id, 'professional');
  if (engagement.profession !== 'lawyer') throw new AppError('not_found');
  const words = refusalsWords.titleWhileWorking;
  requirePaperAct(engagement, 'report', context.now(), words);
  return engagement;
}

export const saveTitlePointVerb: Verb<typeof saveTitlePoint> = async (
  context,
  { params, body },
) => {
  const { item, result, note } = body;
  const points = await context.db.transaction(async (tx) => {
    const { id } = await lockTitleWork(context, tx, params.id);
    await rows(
      tx,
      sql`insert into title_checks (engagement_id, item, result, note, at)
          values (${id}, ${item}, ${result}, ${note || null}, ${context.now()})
          on conflict (engagement_id, item) do update
            set result = excluded.result, note = excluded.note, at = excluded.at`,
    );
    await audit(context, tx, {
      action: 'title.check',
      subjectKind: 'engagement',
      subjectId: id,
      detail: { item, result },
    });
    return findChecklist(tx, id);
  });
  return success(progressOf(points), doneWords.notedDown);
};
