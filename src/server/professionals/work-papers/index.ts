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
  fullNameOf,
} from './full-name.ts';
export {
  /** The papers of an engagement, newest first. */
  listPapers,
} from './list-papers.ts';
export {
  /** A copy of a paper with the caller's name on it, written down before a byte leaves. */
  openWorkPaper,
} from './open-paper.ts';
export {
  /** A copy of a paper for one viewer. */
  stampCopy,
  /** Who looks, when, and a short hash that only we can make. */
  wordsOf,
} from './stamp.ts';
export {
  /** A condition on `a`. */
  visibleToParties,
} from './visible-to-parties.ts';
