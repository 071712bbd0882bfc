import { stripEnd } from '#domain/lib/strip-end.ts';
import type { CheckoutForm } from '#server/ports/gateway/gateway.ts';

const LEADS_TO: Record<string, string> = {
  'api.cashfree.com': 'https://payments.cashfree.com',
  'sandbox.cashfree.com': 'https://payments-test.cashfree.com',
};

/** Posts a session to the hosted checkout, as the provider's own script does. */
export function checkoutForm(baseUrl: string, sessionId: string): CheckoutForm {
  const action = `${stripEnd(baseUrl, /\//)}/pg/view/sessions/checkout`;
  const next = LEADS_TO[new URL(action).host];
  return { action, fields: { payment_session_id: sessionId }, leadsTo: next ? [next] : [] };
}
