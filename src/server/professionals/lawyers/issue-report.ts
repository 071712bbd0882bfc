import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { issueTitleReport } from '#contract/professionals/lawyers.ts';
import doneWords from '#messages/professionals/done/index.ts';
import words from '#messages/professionals/news/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import titleWords from '#messages/professionals/title-check/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Engagement } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import {
  fullNames,
  requireEngagement,
  requireLicence,
  tellSide,
} from '#server/professionals/engagements/index.ts';
import {
  addWorkPaper,
  requirePaperAct,
  type StoredPaper,
  withStoredPaper,
} from '#server/professionals/work-papers/index.ts';
import { findChecklist, findProperty } from './find-work.ts';
import { lockTitleWork } from './title-check.ts';
import { titleReportPdf } from './title-report-pdf.ts';

/** What the two sides find it by, whichever language it is written in. */
export const reportLabel = (): string => forTheBooks(() => titleWords.titleReport);

async function findDoneChecklist(db: Context['db'] | Transaction, engagementId: number) {
  const points = await findChecklist(db, engagementId);
  const open = points.filter(({ result }) => result === 'open').map(({ label }) => label);
  if (open.length > 0)
    throw new AppError('conflict', refusalsWords.stillOpen({ open: open.join('; ') }));
  return points;
}

async function draw({ db, now }: Context, engagement: Engagement, opinion: string) {
  const points = await findDoneChecklist(db, engagement.id);
  const [property, { client, language, evaluator }] = await Promise.all([
    findProperty(db, engagement, now()),
    fullNames(db, engagement, now()),
  ]);
  requireLicence(evaluator);
  const facts = { client, language, lawyer: evaluator, property, points, opinion, issuedAt: now() };
  return { points, bytes: await titleReportPdf(facts) };
}

async function issue(
  context: Context,
  tx: Transaction,
  { id: engagementId, points, file }: { id: number; points: unknown; file: StoredPaper },
) {
  const engagement = await lockTitleWork(context, tx, engagementId);
  const now = await findDoneChecklist(tx, engagementId);
  if (JSON.stringify(now) !== JSON.stringify(points)) {
    throw new AppError('conflict', refusalsWords.checklistChanged);
  }
  const paper = await addWorkPaper(context, tx, {
    engagementId,
    byId: engagement.professionalId,
    kind: 'title-report',
    label: reportLabel(),
    file,
  });
  await audit(context, tx, {
    action: 'title.report',
    subjectKind: 'engagement',
    subjectId: engagementId,
    detail: { sha256: file.sha256, version: paper.version },
  });
  await tellSide(context, tx, engagement, 'client', {
    title: () => words.titleReport,
    body: () => words.titleReportBody({ version: paper.version }),
  });
  return paper;
}

export const issueTitleReportVerb: Verb<typeof issueTitleReport> = async (
  context,
  { params, body },
) => {
  const engagement = await requireEngagement(context, params.id, 'professional');
  if (engagement.profession !== 'lawyer') throw new AppError('not_found');
  requirePaperAct(engagement, 'report', context.now(), refusalsWords.reportsWhileWorking);
  const { points, bytes } = await draw(context, engagement, body.opinion);
  const fileName = `${reportLabel()}.pdf`;
  const paper = await withStoredPaper(context, { bytes, fileName }, (file) =>
    context.db.transaction((tx) => issue(context, tx, { id: engagement.id, points, file })),
  );
  return success({ paperId: paper.id, version: paper.version }, doneWords.titleReportIssued);
};
