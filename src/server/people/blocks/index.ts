export {
  /** Why two people cannot write to each other. */
  closedBy,
  /** What stands between two people. */
  findStanding,
  /** Until contacts are shared, words must not be a way around the request. */
  requireNoContact,
  /** Throws conflict where nobody can write any more. */
  requireOpen,
  /** What stands between two people. */
  type StandingRow,
  /** What stands between `me` and `them`, as columns. */
  standingColumns,
} from './relation.ts';
