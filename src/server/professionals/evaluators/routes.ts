import * as evaluators from '#contract/professionals/evaluators.ts';
import * as reports from '#contract/professionals/valuation-reports.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { getValuationReportVerb } from './get-report.ts';
import { getValuationVerb } from './get-valuation.ts';
import { issueReportVerb, previewReportVerb } from './issue-report.ts';
import { evaluatorLeadDetailsVerb } from './lead-details.ts';
import { evaluatorLeadsVerb } from './list-leads.ts';
import { saveSiteVisitVerb } from './save-visit.ts';
import { verifyReportVerb } from './verify-report.ts';

export const evaluatorRoutes: Route[] = [
  implement(evaluators.evaluatorLeads, evaluatorLeadsVerb),
  implement(evaluators.evaluatorLeadDetails, evaluatorLeadDetailsVerb),
  implement(evaluators.saveSiteVisit, saveSiteVisitVerb),
  implement(evaluators.previewReport, previewReportVerb),
  implement(evaluators.issueReport, issueReportVerb),
  implement(reports.getValuation, getValuationVerb),
  implement(reports.getValuationReport, getValuationReportVerb),
  implement(reports.verifyReport, verifyReportVerb),
];
