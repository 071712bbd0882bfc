export {
  /** Proposals that nobody answered in time go to staff, the longest over first. */
  escalateSettlements,
  /** A deal has ended otherwise: what was proposed or refused for it is over. */
  lapseSettlements,
  /** Tells who owes something after a settlement, before the day it is due and each week after it. */
  remindOwed,
} from './clock.ts';
export {
  /** What is paid after a settlement. */
  settlementPurposes,
} from './repay.ts';
export {
  /** Its endpoints. */
  settlementRoutes,
} from './routes.ts';
export {
  /** Ends of deals that both sides leave to staff. */
  waitingSettlements,
} from './waiting-for-staff.ts';
