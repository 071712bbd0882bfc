export {
  /** Ends what somebody who leaves has offered or was offered. */
  closeRenewals,
  /** Ends offers of renewals that have run out; answers how many. */
  expireRenewals,
} from './renewals/end-renewals.ts';
export {
  /** Its endpoints. */
  lawyerRoutes,
} from './routes.ts';
export {
  /** All that stands in a title report. */
  type TitleReportFacts,
  /** A title report on A4 sheets. */
  titleReportPdf,
} from './title-report-pdf.ts';
