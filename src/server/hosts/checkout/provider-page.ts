import { html } from 'hono/html';
import type { CheckoutForm } from '#server/ports/gateway/gateway.ts';
import { type Html, pageFrame, pagePolicy } from './page-frame.ts';

const SUBMIT = 'document.forms[0].submit()';

/** Posts a form to the provider's checkout: by itself, or by its button without script. */
export function providerPage(form: CheckoutForm): { page: Html; policy: string } {
  const { origin, host } = new URL(form.action);
  const body = html`<main>
<h1>Taking you to the payment page</h1>
<p>You pay on our payment provider’s page, at <strong>${host}</strong>. Afterwards it leads you back here.</p>
<form method="post" action="${form.action}">
${Object.entries(form.fields).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
)}
<button>Continue to payment</button>
</form>
</main>`;
  return {
    page: pageFrame({ title: 'Taking you to the payment page', body, script: SUBMIT }),
    policy: pagePolicy([origin, ...form.leadsTo], SUBMIT),
  };
}
