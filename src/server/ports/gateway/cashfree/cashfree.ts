import { checkoutPageUrl } from '#server/ports/gateway/checkout-mark.ts';
import type { PaymentGateway } from '#server/ports/gateway/gateway.ts';
import { checkoutForm } from './checkout-form.ts';
import { type CashfreeHttpOptions, type Credentials, cashfreeAsk } from './http.ts';
import { cashfreeOrders } from './orders.ts';
import { newsOf } from './read-webhook.ts';
import { cashfreeTransfers } from './transfers.ts';
import { isGenuine } from './webhook-signature.ts';

export interface CashfreeOptions extends CashfreeHttpOptions {
  /** Of the payment gateway; payouts have had one version of theirs. */
  apiVersion: string;
  payments: Credentials;
  payouts: Credentials;
  /** The provider's account that money held for others is split to. */
  escrowVendor: string;
  /** Marks the links to our checkout page. */
  linkKey: Buffer;
}

const PAYOUT_VERSION = '2024-01-01';

/** Cashfree: orders, refunds and webhooks of its payment gateway, transfers of its payouts. */
export function cashfreeGateway(options: CashfreeOptions): PaymentGateway {
  const { apiVersion, payments, payouts } = options;
  const pg = cashfreeAsk(options, { folder: 'pg', apiVersion, credentials: payments });
  const payout = cashfreeAsk(options, {
    folder: 'payout',
    apiVersion: PAYOUT_VERSION,
    credentials: payouts,
  });
  return {
    name: 'cashfree',
    ...cashfreeOrders(pg, options.escrowVendor),
    ...cashfreeTransfers(payout),
    readWebhook: (rawBody, headers, now) =>
      isGenuine(payments.secret, rawBody, headers, now) ? newsOf(rawBody) : undefined,
    checkoutUrl: (sessionId) => checkoutPageUrl(options.linkKey, sessionId),
    checkoutForm: (sessionId) => checkoutForm(options.baseUrl, sessionId),
  };
}
