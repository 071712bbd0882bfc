export {
  /** The page that takes an order's payment, and on which one begins anew. */
  pageOf,
} from './page-of.ts';
export type {
  /** What somebody asks to pay for. */
  OrderRequest,
  /** What one purpose means. */
  PurposeHandler,
  /** What it comes to, fixed by the server. */
  Quote,
} from './purpose-handler.ts';
export {
  /** Throws not_found for a purpose that cannot be paid for yet. */
  handlerOf,
  /** What can be paid for. */
  purposes,
} from './purposes.ts';
