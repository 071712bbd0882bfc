import { and, asc, eq, isNull } from 'drizzle-orm';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { decideAbuseReport } from '#contract/professionals/abuse-reports.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { abuseReports, messages } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { notify } from '#server/people/notifications/index.ts';
import { personOf } from '#server/session/person.ts';
import { requireOthers } from '#server/session/require-others.ts';
import { HIDE } from './hide-reported.ts';

type Report = typeof abuseReports.$inferSelect;

async function findReport({ db }: Context, id: number): Promise<Report> {
  const [report] = await db.select().from(abuseReports).where(eq(abuseReports.id, id));
  if (!report) throw new AppError('not_found', refusalsWords.reportNotFound);
  return report;
}

/** All that wait about the same thing end with the one decision. */
async function endReports(
  context: Context,
  tx: Transaction,
  { subjectKind, subjectId }: Report,
  decision: 'hide' | 'keep',
): Promise<Report[]> {
  const isOpen = and(
    eq(abuseReports.subjectKind, subjectKind),
    eq(abuseReports.subjectId, subjectId),
    isNull(abuseReports.decidedAt),
  );
  await tx.select().from(abuseReports).where(isOpen).orderBy(asc(abuseReports.id)).for('update');
  return tx
    .update(abuseReports)
    .set({ decision, decidedBy: personOf(context).id, decidedAt: context.now() })
    .where(isOpen)
    .returning();
}

/** Who wrote a message: staff talk too. All else that is reported is a member’s. */
async function writersOf(tx: Transaction, { subjectKind, subjectId }: Report): Promise<number[]> {
  if (subjectKind !== 'message') return [];
  const found = await tx
    .select({ senderId: messages.senderId })
    .from(messages)
    .where(eq(messages.id, subjectId));
  return found.map(({ senderId }) => senderId);
}

export const decideAbuseReportVerb: Verb<typeof decideAbuseReport> = async (
  context,
  { params, body },
) => {
  const { decision, reason } = body;
  const report = await findReport(context, params.reportId);
  const kind = report.subjectKind;
  await context.db.transaction(async (tx) => {
    if (decision === 'hide') await HIDE[kind](context, tx, report.subjectId, reason);
    const ended = await endReports(context, tx, report, decision);
    if (ended.length === 0) throw new AppError('conflict', refusalsWords.decidedAlready);
    const reporters = ended.map(({ reporterId }) => reporterId);
    requireOthers(
      context,
      [...reporters, ...(await writersOf(tx, report))],
      refusalsWords.reportYours,
    );
    for (const reporterId of reporters) {
      await notify(context, tx, reporterId, {
        kind: 'deal',
        title: () => words.lookedAtReport,
        body: () => (decision === 'hide' ? words.youWereRight : words.leaveAsIs({ reason })),
      });
    }
    await audit(context, tx, {
      action: `report.${decision}`,
      subjectKind: kind,
      subjectId: report.subjectId,
      detail: { reason, reports: ended.map(({ id }) => id) },
    });
  });
  return success(null, decision === 'hide' ? doneWords.outOfSight : doneWords.stays);
};
