export {
  /** The nightly check. */
  checkLedger,
} from './check-nightly.ts';
export {
  /** What the checks found, for the metrics. */
  moneyChecksReading,
} from './metrics.ts';
export {
  /** Compares the orders and refunds of the last week with the gateway's own books. */
  reconcile,
} from './reconcile.ts';
