export {
  /** That staff may send money back: within the limit, or two of them agree. */
  type Agreed,
  /** Money that one of staff wants to send back; undefined where another must agree first. */
  agree,
} from './agree.ts';
export {
  /** What of one order waits for another of staff. */
  agreementsOn,
} from './list-agreements.ts';
export {
  /** Its endpoints. */
  twoPeopleRoutes,
} from './routes.ts';
export {
  /** How much the caller may let go alone. */
  roomForOne,
  /** Of staff, who decides this. */
  staffOf,
  /** Whether two of staff must agree to this. */
  takesTwo,
} from './takes-two.ts';
export {
  /** Refunds that take another of staff. */
  waitingRefunds,
} from './waiting-for-staff.ts';
