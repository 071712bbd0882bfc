import * as evaluators from '#contract/professionals/evaluators.ts';
import * as reports from '#contract/professionals/valuation-reports.ts';
import * as steps from '#contract/professionals/valuation-steps.ts';
import * as photos from '#contract/professionals/visit-photos.ts';
import { implement, type Route } from '#server/http/execute.ts';
import { addVisitPhotoVerb } from './add-visit-photo.ts';
import { getValuationReportVerb } from './get-report.ts';
import { getValuationVerb } from './get-valuation.ts';
import { issueReportVerb, previewReportVerb } from './issue-report.ts';
import { evaluatorLeadDetailsVerb } from './lead-details.ts';
import { evaluatorLeadsVerb } from './list-leads.ts';
import { getVisitPhotoVerb, removeVisitPhotoVerb } from './own-visit-photo.ts';
import { saveSiteVisitVerb } from './save-visit.ts';
import { verifyReportVerb } from './verify-report.ts';

export const evaluatorRoutes: Route[] = [
  implement(evaluators.evaluatorLeads, evaluatorLeadsVerb),
  implement(evaluators.evaluatorLeadDetails, evaluatorLeadDetailsVerb),
  implement(steps.saveSiteVisit, saveSiteVisitVerb),
  implement(photos.addVisitPhoto, addVisitPhotoVerb),
  implement(photos.getVisitPhoto, getVisitPhotoVerb),
  implement(photos.removeVisitPhoto, removeVisitPhotoVerb),
  implement(steps.previewReport, previewReportVerb),
  implement(steps.issueReport, issueReportVerb),
  implement(reports.getValuation, getValuationVerb),
  implement(reports.getValuationReport, getValuationReportVerb),
  implement(reports.verifyReport, verifyReportVerb),
];
