export {
  /** What of somebody’s money staff see. */
  moneyRecord,
} from './person-record.ts';
export {
  /** Its endpoints. */
  moneyAdminRoutes,
} from './routes.ts';
export {
  /** Refunds the gateway would not take. */
  failedRefunds,
  /** Differences the last checks of the books found. */
  openMoneyChecks,
} from './waiting-for-staff.ts';
