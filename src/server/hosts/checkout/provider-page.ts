import { html } from 'hono/html';
import { around } from '#messages/lib/around.ts';
import words from '#messages/money/checkout-pages/index.ts';
import type { CheckoutForm } from '#server/ports/gateway/gateway.ts';
import { type Html, pageFrame, pagePolicy } from './page-frame.ts';

const SUBMIT = 'document.forms[0].submit()';

/** Posts a form to the provider's checkout: by itself, or by its button without script. */
export function providerPage(form: CheckoutForm): { page: Html; policy: string } {
  const { origin, host } = new URL(form.action);
  const [before, after] = around((name) => words.payOnTheirs({ host: name }));
  const body = html`<main>
<h1>${words.takingYou}</h1>
<p>${before}<strong>${host}</strong>${after}</p>
<form method="post" action="${form.action}">
${Object.entries(form.fields).map(
  ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
)}
<button>${words.goOnToPay}</button>
</form>
</main>`;
  return {
    page: pageFrame({ title: words.takingYou, body, script: SUBMIT }),
    policy: pagePolicy([origin, ...form.leadsTo], SUBMIT),
  };
}
