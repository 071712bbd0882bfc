import type { Paise } from '#domain/lib/money.ts';
import type { PaymentState } from '#domain/money/order.ts';

/** What a checkout is opened for. Amounts are paise here; the wire of a provider is its adapter's. */
export interface GatewayOrder {
  /** Ours; 3 to 45 letters, digits, `_` and `-`. */
  publicId: string;
  totalPaise: Paise;
  customer: { id: string; name: string; email: string; phone: string };
  /** Where the browser comes back to; the provider puts the order's id for `{order_id}`. */
  returnUrl: string;
  notifyUrl: string;
  expiresAt: Date;
  /** `escrow` money is held for others by the provider's escrow. */
  funds: 'platform' | 'escrow';
  note: string;
}

export interface OpenedOrder {
  gatewayId: string;
  sessionId: string;
}

export interface GatewayPayment {
  gatewayPaymentId: string;
  state: PaymentState;
  amountPaise: Paise;
  method: string | null;
  message: string | null;
  at: Date;
}

/** How an order stands by the provider's own word. */
export interface GatewayOrderStatus {
  state: 'active' | 'paid' | 'expired' | 'terminated';
  totalPaise: Paise;
  payments: readonly GatewayPayment[];
}

export type GatewayRefundState = 'processing' | 'done' | 'failed';
export interface GatewayRefund {
  publicId: string;
  gatewayRefundId: string;
  state: GatewayRefundState;
  amountPaise: Paise;
  message: string | null;
}

export interface GatewayTransfer {
  publicId: string;
  gatewayId: string;
  state: 'sent' | 'paid' | 'failed';
  message: string | null;
}

declare const passed: unique symbol;

/**
 * An account that money may be sent to: its name is its person's, and its first day is over. Made by
 * `openAccount` (`src/server/people/bank-accounts/open-account.ts`) and nowhere else.
 */
export interface PayableAccount {
  readonly [passed]: true;
  holder: string;
  accountNumber: string;
  ifsc: string;
}

export interface TransferRequest extends PayableAccount {
  /** Ours, and the provider's idempotency key. */
  publicId: string;
  amountPaise: Paise;
  note: string;
}

/** What a browser posts to be shown the provider's own checkout. */
export interface CheckoutForm {
  action: string;
  fields: Readonly<Record<string, string>>;
  /** Where the form leads on to, besides the host it is posted to: browsers check both. */
  leadsTo: readonly string[];
}

/** Of a webhook's request; which of them prove who sent it, and when, only the provider knows. */
export type WebhookHeaders = Pick<Headers, 'get'>;

/** What a webhook tells, its signature and freshness checked. */
export type WebhookEvent =
  | { kind: 'payment'; eventKey: string; type: string; orderId: string; payment: GatewayPayment }
  | { kind: 'refund'; eventKey: string; type: string; orderId: string; refund: GatewayRefund }
  /** Of a kind we have no use for. */
  | { kind: 'other'; eventKey: string; type: string; orderId: string };

/** Why the provider was of no use. `away` may have had its effect all the same: ask again. */
export class GatewayError extends Error {
  readonly reason: 'away' | 'refused';

  constructor(reason: 'away' | 'refused', message: string) {
    super(message);
    this.reason = reason;
  }
}

/** A payment provider. Everything may throw GatewayError. */
export interface PaymentGateway {
  /** `sandbox` takes no money, and says so; others are told apart by nobody. */
  name: string;
  /** Opens the order, or finds it where it was opened before: the same id never charges twice. */
  openOrder(order: GatewayOrder): Promise<OpenedOrder>;
  /** Undefined where the provider does not know the order. */
  statusOf(publicId: string): Promise<GatewayOrderStatus | undefined>;
  terminate(publicId: string): Promise<void>;
  /** Asks for a refund; the same refund id again answers how it stands. */
  refund(
    orderId: string,
    refund: { publicId: string; amountPaise: Paise; note: string },
  ): Promise<GatewayRefund>;
  /** Undefined where the provider does not know the refund. */
  refundOf(orderId: string, refundId: string): Promise<GatewayRefund | undefined>;
  /** Sends escrow money to a bank account. The same id again answers how it stands. */
  transfer(request: TransferRequest): Promise<GatewayTransfer>;
  transferOf(publicId: string): Promise<GatewayTransfer | undefined>;
  /** Reads a webhook as it came. Undefined where its signature or its age do not hold. */
  readWebhook(rawBody: Buffer, headers: WebhookHeaders, now: Date): WebhookEvent | undefined;
  /** Where the browser is sent to pay: the path of a page of ours that leads on to the provider's. */
  checkoutUrl(sessionId: string): string;
  /** How that page leads on. Undefined where the provider has no checkout of its own. */
  checkoutForm(sessionId: string): CheckoutForm | undefined;
}
