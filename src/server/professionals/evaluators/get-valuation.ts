import { success } from '#contract/lib/envelope.ts';
import type { getValuation, ValuationReport } from '#contract/professionals/valuation-reports.ts';
import { toRupees } from '#domain/lib/money.ts';
import type { Verb } from '#server/http/execute.ts';
import { requireEngagement } from '#server/professionals/engagements/index.ts';
import type { FoundReport } from './find-work.ts';
import { findOpenReport } from './open-report.ts';

export const presentReport = (found: FoundReport): ValuationReport => ({
  code: found.code,
  issuedAt: found.issuedAt.toISOString(),
  sha256: found.sha256,
  visitedOn: found.visitedOn,
  low: toRupees(found.lowPaise),
  likely: toRupees(found.likelyPaise),
  high: toRupees(found.highPaise),
  remarks: found.remarks,
});

export const getValuationVerb: Verb<typeof getValuation> = async (context, { params }) => {
  const report = await findOpenReport(context, await requireEngagement(context, params.id));
  return success(report ? presentReport(report) : null);
};
