export {
  /** Puts a stored file to the papers of an engagement that the caller has locked, as the next version of its label. */
  addWorkPaper,
  /** A file that lies in the store, checked, and that no row names yet. */
  type StoredPaper,
  /** Checks and stores a file, then lets `work` name it by `addWorkPaper` in a transaction. */
  withStoredPaper,
} from './add-paper.ts';
export {
  /** First and last name. */
  findFullName,
} from './full-name.ts';
export {
  /** How many papers of each of some engagements are open to their professional. */
  countPapers,
  /** The papers of an engagement that are open to a side as the work stands, newest first. */
  listPapers,
} from './list-papers.ts';
export {
  /** A copy of a paper with the caller's name on it, written down before a byte leaves. */
  openWorkPaper,
} from './open-paper.ts';
export {
  /** A condition on booking `k`: both sides have agreed on it, and it has not fallen through. */
  isAgreedDeal,
  /** An agreement with what decides on who reads and signs it. */
  type ReadableAgreement,
  /** The agreements under a condition that the caller may read, newest first. */
  readableAgreements,
} from './readable-agreements.ts';
export {
  /** A copy of a paper for one viewer. */
  stampCopy,
  /** Who looks, when, and a short hash that only we can make. */
  wordsOf,
} from './stamp.ts';
export {
  /** Throws conflict unless a side may do that with the papers of the work as it is now. */
  requirePaperAct,
  /** How work stands at a moment, and since when it is over. */
  workEnd,
} from './work-end.ts';
