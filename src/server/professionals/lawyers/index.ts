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
