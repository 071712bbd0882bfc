export {
  /** A stretch of days by Pune’s calendar. */
  type Days,
  /** Looks, keeps and enquiries of listings in a time. */
  findInterest,
} from './by-day.ts';
export {
  /** Its endpoints. */
  interestRoutes,
} from './routes.ts';
