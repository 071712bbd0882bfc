import { eq } from 'drizzle-orm';
import { Download } from '#contract/lib/download.ts';
import { AppError } from '#contract/lib/errors.ts';
import type { getValuationReport } from '#contract/professionals/valuation-reports.ts';
import words from '#messages/professionals/refusals/index.ts';
import { documents, documentViews } from '#server/db/schema/index.ts';
import type { Verb } from '#server/http/execute.ts';
import { requireEngagement } from '#server/professionals/engagements/index.ts';
import { findOpenReport } from './open-report.ts';

/** As it was issued, without a watermark: its hash must stay what the verification says. */
export const getValuationReportVerb: Verb<typeof getValuationReport> = async (
  context,
  { params },
) => {
  const { db, ports, caller, now } = context;
  const work = await requireEngagement(context, params.id);
  const { side, clientId, professionalId } = work;
  const report = await findOpenReport(context, work);
  const [document] = report
    ? await db.select().from(documents).where(eq(documents.id, report.documentId))
    : [];
  if (!document) throw new AppError('not_found', words.noReportYet);
  const stored = await ports.store.get(document.key);
  if (!stored) throw new AppError('not_found', words.reportGone);
  await db.insert(documentViews).values({
    documentId: document.id,
    viewerId: side === 'client' ? clientId : professionalId,
    address: caller.address,
    at: now(),
  });
  return new Download(stored.bytes, document.mime, document.fileName);
};
