export {
  /** The nightly check. */
  checkLedger,
} from './check-nightly.ts';
export {
  /** Compares the orders and refunds of the last week with the gateway's own books. */
  reconcile,
} from './reconcile.ts';
