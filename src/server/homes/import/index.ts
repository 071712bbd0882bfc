export {
  /** What is said of a home wherever it comes from, as columns of `listings`. */
  HOME_COLUMNS,
} from './home-columns.ts';
export {
  /** The person who owns what a source brings. */
  importOwner,
} from './import-owner.ts';
export {
  /** Some columns of `listings`, so that a statement can select them from rows of ours. */
  recordSet,
} from './record-set.ts';
export {
  /** Address of the embedded Postgres that the site is running in `dataDir` just now, so that an import need not stop it. */
  runningCluster,
} from './running-cluster.ts';
