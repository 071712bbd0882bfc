export type {
  /** All that stands in a valuation report. */
  ReportFacts,
} from './report-facts.ts';
export {
  /** A valuation report on A4 sheets. */
  reportPdf,
} from './report-pdf.ts';
export {
  /** Its endpoints. */
  evaluatorRoutes,
} from './routes.ts';
