export {
  /** "One Lakh Rupees And Ten Paise Only", of paise. */
  amountInWords,
} from './amount-in-words.ts';
export {
  /** Writes the tax invoice of the commission on a professional's fee and tells them, in the transaction that lets the fee go. */
  issueCommissionInvoice,
} from './issue-commission-invoice.ts';
export {
  /** Writes the credit note of a refund and tells the payer, in the refund's transaction, in which the order is locked. */
  issueCreditNote,
} from './issue-credit-note.ts';
export {
  /** Writes the tax invoice of a paid order and tells its payer, in the payment's transaction. */
  issueInvoice,
  /** The tax an order was written with. */
  taxOfOrder,
} from './issue-invoice.ts';
export {
  /** Its endpoints. */
  invoiceRoutes,
} from './routes.ts';
export {
  /** Who writes the invoices. */
  sellerOf,
} from './seller.ts';
