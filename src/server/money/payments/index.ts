export {
  /** The account on which deal money is held. */
  escrowOf,
} from './entries.ts';
export {
  /** An order, held until the transaction ends. */
  lockOrder,
  /** Several, one after another by their ids. */
  lockOrders,
} from './lock-order.ts';
export {
  /** What an order comes to, in rupees. */
  amountsOf,
} from './present-order.ts';
export {
  /** Sends refunds that were promised and not yet sent, and asks for those on their way, the longest untouched first. */
  pursueRefunds,
} from './pursue-refunds.ts';
export {
  /** What is to go back, why, and by whose decision. */
  type RefundRequest,
  /** Promises a part of a paid order back, or all that is left of it. */
  refundOrder,
  requireRefundable,
} from './refund-order.ts';
export {
  /** A refund that failed is tried again, as a new one to the gateway, which would answer the old one with its failure. */
  retryRefund,
} from './retry-refund.ts';
export {
  /** Its endpoints. */
  paymentRoutes,
} from './routes.ts';
export {
  /** The same as something to be done once the transaction holds that promised it. */
  sendLater,
  /** Tells the gateway of a refund that was promised, and applies what it answers. */
  sendRefund,
} from './send-refund.ts';
export {
  /** Asks the gateway how an order stands and applies it. */
  settle,
} from './settle.ts';
export {
  /** Asks the gateway for orders that wait, the longest unasked first, and applies what it says. */
  settlePending,
} from './settle-pending.ts';
export {
  /** Asks the gateway how a refund stands and applies it, whether a webhook or a job gave the hint. */
  settleRefund,
} from './settle-refund.ts';
