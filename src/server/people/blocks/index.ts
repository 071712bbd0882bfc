export {
  /** The same for a PDF that has been checked; a refusal stands at the field `file`. */
  requireNoContactInPdf,
} from './no-contact-in-pdf.ts';
export {
  /** A condition: one of two people, both SQL, has blocked the other. */
  blockedBetween,
  /** Throws conflict where one has blocked the other, or the owner is not there. */
  requireReachable,
  /** Why somebody cannot deal with an owner. */
  whyUnreachable,
} from './reach.ts';
export {
  /** Why two people cannot write to each other. */
  closedBy,
  /** What stands between two people. */
  findRelation,
  /** What stands between two people. */
  type RelationRow,
  /** What stands between `me` and `them`, as columns. */
  relationColumns,
  /** Until contacts are shared, words must not be a way around the request. */
  requireNoContact,
  /** Throws conflict where nobody can write any more. */
  requireOpen,
} from './relation.ts';
