import type { Paise } from '#domain/lib/money.ts';
import type { SubjectKind } from '#domain/lib/subject.ts';
import type { Purpose } from '#domain/money/purpose.ts';
import type { Context } from '#server/core/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { Order, PriceItem } from '#server/db/schema/index.ts';

/** What somebody asks to pay for. */
export interface OrderRequest {
  personId: number;
  purpose: Purpose;
  /** A listing, a booking, an instalment or an engagement, as the purpose goes. */
  subjectId: number | null;
  /** The version of the price list item they saw. */
  priceItemId: number | null;
}

/** What it comes to, fixed by the server. */
export interface Quote {
  description: string;
  subjectKind: SubjectKind | null;
  subjectId: number | null;
  priceItem: PriceItem | null;
  /** Before discount and GST. */
  listPaise: Paise;
  /** Where the gateway leads back to: a path of the app; the order's id is added as `order_id`. */
  returnPath: string;
}

/** What one purpose means. Who registers it: `hosts/compose.ts`. */
export interface PurposeHandler {
  /** Throws not_found, conflict or invalid where the caller may not buy it now. */
  quote(context: Context, request: OrderRequest): Promise<Quote>;
  /**
   * Gives what was paid for, in the payment's transaction, in which the order and the listing it is
   * about are locked (payments/lock-order.ts). Nobody is signed in: the payer is the order's person. Throws
   * AppError conflict or not_found where it can no longer be given: then all of the money goes back.
   */
  grant(context: Context, tx: Transaction, order: Order): Promise<void>;
  /** What follows once the payment holds, outside any transaction; a job does it again where it failed. */
  afterPaid?(context: Context): Promise<unknown>;
  /** Takes back what was given, in the transaction of a refund that returns everything; locked as above. */
  revoke(context: Context, tx: Transaction, order: Order): Promise<void>;
  /**
   * Holds the thing an order is about, before the order itself, as wherever that thing is written.
   * Listings, bookings and instalments need none: their listing is held for every purpose.
   */
  lock?(tx: Transaction, subjectId: number): Promise<unknown>;
  /** Escrow purposes only: the ledger account that the money is held on. */
  escrowAccount?(order: Order, tx: Transaction): string | Promise<string>;
}
