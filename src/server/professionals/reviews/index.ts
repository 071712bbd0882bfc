export {
  /** What of somebody’s work and of reports staff see. */
  workRecord,
} from './person-record.ts';
export {
  /** Its endpoints. */
  reviewRoutes,
} from './routes.ts';
export {
  /** What was reported. */
  waitingReports,
} from './waiting-for-staff.ts';
