import { Download } from '#contract/lib/download.ts';
import { success } from '#contract/lib/envelope.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { issueReport, previewReport } from '#contract/professionals/valuation-steps.ts';
import { formatPriceShort, fromRupees } from '#domain/lib/money.ts';
import { showReportCode } from '#domain/professionals/report-code.ts';
import { PAPER_KIND_LABEL } from '#domain/professionals/work-paper.ts';
import doneWords from '#messages/professionals/done/index.ts';
import refusalsWords from '#messages/professionals/refusals/index.ts';
import reportWords from '#messages/professionals/valuation-report/index.ts';
import { audit } from '#server/core/audit.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { type SiteVisit, valuations } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { forTheBooks } from '#server/lib/for-the-books.ts';
import {
  deliverEngagement,
  lockEngagement,
  requireEngagement,
  requireLicence,
} from '#server/professionals/engagements/index.ts';
import {
  addWorkPaper,
  requirePaperAct,
  type StoredPaper,
  withStoredPaper,
} from '#server/professionals/work-papers/index.ts';
import { drawUp } from './draw-up.ts';
import { findVisit } from './find-work.ts';
import { newReportCode } from './new-code.ts';
import type { ReportFacts } from './report-facts.ts';
import { reportPdf } from './report-pdf.ts';
import { findVisitPhotos } from './visit-photos.ts';

type IssuedFacts = ReportFacts & { issued: NonNullable<ReportFacts['issued']> };

interface Issue {
  engagementId: number;
  bankAccountId: number;
  facts: IssuedFacts;
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
    throw new AppError('conflict', refusalsWords.visitChanged);
  }
  const photos = await findVisitPhotos(tx, engagementId);
  if (photos.map(({ id }) => id).join() !== facts.photos.map(({ id }) => id).join()) {
    throw new AppError('conflict', refusalsWords.photosChanged);
  }
  const { low, likely, high } = facts.figures;
  const { documentId } = await addWorkPaper(context, tx, {
    engagementId,
    byId: engagement.professionalId,
    kind: 'valuation-report',
    label: forTheBooks(() => PAPER_KIND_LABEL['valuation-report']),
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
    code: facts.issued.code,
    evaluator: facts.evaluator,
    sha256: file.sha256,
    documentId,
    issuedAt: facts.issuedAt,
  });
  await audit(context, tx, {
    action: 'valuation.issue',
    subjectKind: 'engagement',
    subjectId: engagementId,
    detail: {
      code: facts.issued.code,
      sha256: file.sha256,
      likely,
      own: facts.isOwn,
      ...(facts.reckoner && { reckoner: facts.reckoner.ratePerSqm }),
    },
  });
  await deliverEngagement(context, tx, engagement, {
    bankAccountId,
    note: forTheBooks(() =>
      reportWords.delivered({
        code: showReportCode(facts.issued.code),
        likely: formatPriceShort(likely),
        low: formatPriceShort(low),
        high: formatPriceShort(high),
      }),
    ),
  });
}

export const issueReportVerb: Verb<typeof issueReport> = async (context, { params, body }) => {
  const engagement = await requireEngagement(context, params.id, 'professional');
  requirePaperAct(engagement, 'report', context.now(), refusalsWords.reportsWhileWorking);
  const { facts: drawn, visit } = await drawUp(context, engagement, body);
  requireLicence(drawn.evaluator);
  const code = newReportCode();
  const verifyUrl = `${context.env.SITE_URL}/verify?code=${code}`;
  const facts: IssuedFacts = { ...drawn, issued: { code, verifyUrl } };
  const { issuedAt } = facts;
  const pdf = {
    bytes: await reportPdf(facts),
    fileName: `${forTheBooks(() => reportWords.titleOf({ code: showReportCode(code) }))}.pdf`,
  };
  const sha256 = await withStoredPaper(context, pdf, async (file) => {
    const { bankAccountId } = body;
    const what: Issue = { engagementId: engagement.id, bankAccountId, facts, visit, file };
    await context.db.transaction((tx) => issue(context, tx, what));
    return file.sha256;
  });
  return success({ code, issuedAt: issuedAt.toISOString(), sha256 }, doneWords.reportIssued);
};

/** Nothing is stored of it, and it needs no registration: it is for the evaluator's eyes. */
export const previewReportVerb: Verb<typeof previewReport> = async (context, { params, body }) => {
  const engagement = await requireEngagement(context, params.id, 'professional');
  requirePaperAct(engagement, 'report', context.now(), refusalsWords.reportsWhileWorking);
  const { facts } = await drawUp(context, engagement, body);
  return new Download(
    await reportPdf(facts),
    'application/pdf',
    `${forTheBooks(() => reportWords.draftName)}.pdf`,
  );
};
