export {
  /** Ends holds whose time is over. */
  expireHolds,
  /** Ends what has run out. */
  expireInterests,
  /** Forgets by what the viewers of days past were told apart. */
  forgetViewers,
} from './expire.ts';
export {
  /** How many homes agents keep for a buyer now. */
  countHoldsFor,
  /** Throws conflict while an agent keeps the listing for somebody else than this buyer. */
  requireNotHeld,
} from './holds.ts';
export {
  /** Takes back the offers of somebody who leaves, declines those to them, and ends their holds. */
  closeInterests,
  /** Ends the offers for a listing that leaves the market, and its hold. */
  endInterests,
} from './leave-interests.ts';
export {
  /** Its endpoints. */
  agentDeskRoutes,
} from './routes.ts';
