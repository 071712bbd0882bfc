export {
  /** Its endpoints. */
  adminRoutes,
} from './routes.ts';
export {
  /** Keeps a person out, in the transaction of whatever is the reason. */
  suspend,
} from './suspend-person.ts';
export {
  /** Tells every one of staff what they must hear, whatever they have muted. */
  tellAllStaff,
} from './tell-all-staff.ts';
export {
  /** Tells staff that what is paid by the piece runs out today. */
  tellOfSpending,
} from './tell-of-spending.ts';
