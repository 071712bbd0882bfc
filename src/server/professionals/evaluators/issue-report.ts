import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { issueReport } from '#contract/professionals/evaluators.ts';
import { formatPriceShort, fromRupees } from '#domain/lib/money.ts';
import { showReportCode } from '#domain/professionals/report-code.ts';
import { PAPER_KIND_LABEL } from '#domain/professionals/work-paper.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type SiteVisit, valuations } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import {
  deliverEngagement,
  lockEngagement,
  requireEngagement,
} from '#server/professionals/engagements/index.ts';
import {
  addWorkPaper,
  requirePaperAct,
  type StoredPaper,
  withStoredPaper,
} from '#server/professionals/work-papers/index.ts';
import { drawUp } from './draw-up.ts';
import { findVisit } from './find-work.ts';
import type { ReportFacts } from './report-facts.ts';
import { reportPdf } from './report-pdf.ts';

interface Issue {
  engagementId: number;
  bankAccountId: number;
  facts: ReportFacts;
  visit: SiteVisit;
  file: StoredPaper;
}

async function issue(
  context: Context,
  tx: Transaction,
  { engagementId, bankAccountId, facts, visit, file }: Issue,
): Promise<void> {
  const engagement = await lockEngagement(context, tx, engagementId, 'professional');
  const now = await findVisit(tx, engagementId);
  if (now?.updatedAt.getTime() !== visit.updatedAt.getTime()) {
    throw new AppError('conflict', 'Your visit was changed meanwhile. Issue the report again.');
  }
  const { low, likely, high } = facts.figures;
  const { documentId } = await addWorkPaper(context, tx, {
    engagementId,
    byId: engagement.professionalId,
    kind: 'valuation-report',
    label: PAPER_KIND_LABEL['valuation-report'],
    file,
  });
  await tx.insert(valuations).values({
    engagementId,
    listingId: facts.property.listingId,
    visitedOn: facts.visitedOn,
    checklist: facts.checklist as Record<string, string>,
    comparables: facts.comparables.map((one) => ({ ...one })),
    lowPaise: fromRupees(low),
    likelyPaise: fromRupees(likely),
    highPaise: fromRupees(high),
    remarks: facts.remarks,
    code: facts.code,
    evaluator: facts.evaluator,
    sha256: file.sha256,
    documentId,
    issuedAt: facts.issuedAt,
  });
  await audit(context, tx, {
    action: 'valuation.issue',
    subjectKind: 'engagement',
    subjectId: engagementId,
    detail: { code: facts.code, sha256: file.sha256, likely, own: facts.isOwn },
  });
  await deliverEngagement(context, tx, engagement, {
    bankAccountId,
    note: `Valuation report ${showReportCode(facts.code)}: likely ${formatPriceShort(likely)}, between ${formatPriceShort(low)} and ${formatPriceShort(high)}.`,
  });
}

export const issueReportVerb: Verb<typeof issueReport> = async (context, { params, body }) => {
  const engagement = await requireEngagement(context, params.id, 'professional');
  requirePaperAct(engagement, 'report', context.now(), 'Reports are made while you work on it.');
  const { facts, visit } = await drawUp(context, engagement, body);
  const { code, issuedAt } = facts;
  const pdf = {
    bytes: await reportPdf(facts),
    fileName: `Valuation report ${showReportCode(code)}.pdf`,
  };
  const sha256 = await withStoredPaper(context, pdf, async (file) => {
    const { bankAccountId } = body;
    const what: Issue = { engagementId: engagement.id, bankAccountId, facts, visit, file };
    await context.db.transaction((tx) => issue(context, tx, what));
    return file.sha256;
  });
  return success(
    { code, issuedAt: issuedAt.toISOString(), sha256 },
    'The report is issued and delivered. The client confirms it with a code.',
  );
};
