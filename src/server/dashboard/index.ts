export {
  /** Reminds people of what others wait for, before its time runs out. */
  remindOfDuties,
} from './duties/remind-of-duties.ts';
export {
  /** The last backup, for the metrics. */
  backupReading,
} from './operations/metrics.ts';
