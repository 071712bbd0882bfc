import { html } from 'hono/html';
import { type Html, pageFrame, pagePolicy } from './page-frame.ts';

const SUBMIT = 'document.forms[0].submit()';

/** Where the provider's form leads on to, besides the host it is posted to: browsers check both. */
const LEADS_TO: Record<string, string> = {
  'api.cashfree.com': 'https://payments.cashfree.com',
  'sandbox.cashfree.com': 'https://payments-test.cashfree.com',
};

/** Posts a session to the provider's checkout: by itself, or by its button without script. */
export function providerPage(sessionId: string, checkout: string): { page: Html; policy: string } {
  const { origin, host } = new URL(checkout);
  const body = html`<main>
<h1>Taking you to the payment page</h1>
<p>You pay on our payment provider’s page, at <strong>${host}</strong>. Afterwards it leads you back here.</p>
<form method="post" action="${checkout}">
<input type="hidden" name="payment_session_id" value="${sessionId}">
<button>Continue to payment</button>
</form>
</main>`;
  const next = LEADS_TO[host];
  return {
    page: pageFrame({ title: 'Taking you to the payment page', body, script: SUBMIT }),
    policy: pagePolicy(next ? [origin, next] : [origin], SUBMIT),
  };
}
