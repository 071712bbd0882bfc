import { html, raw } from 'hono/html';
import { toString as qrCode } from 'qrcode';
import { toDecimals, toRupees } from '#domain/lib/money.ts';
import { PUNE_ZONE } from '#domain/lib/time/pune.ts';
import { type SandboxOrder, stateOf } from '#server/ports/gateway/sandbox/books.ts';
import {
  SANDBOX_CARD,
  SANDBOX_REFUND,
  SANDBOX_TRANSFER,
  SANDBOX_WAIT_MS,
} from '#server/ports/gateway/sandbox/magic.ts';
import { LATE_WEBHOOK_MS, type SandboxOutcome } from '#server/ports/gateway/sandbox/play.ts';
import { type Html, pageFrame } from './page-frame.ts';

export const BANKS = { good: 'Sandbox Bank (pays)', bad: 'Sandbox Bank (declines)' } as const;

const OUTCOMES: [SandboxOutcome, string][] = [
  ['fail', 'Fail: the bank declines'],
  ['drop', 'Go back without paying'],
  ['time-out', 'Let the time run out'],
  ['pay-twice', 'Pay twice'],
  ['pay-late-webhook', `Pay; the webhook comes ${LATE_WEBHOOK_MS / 1000} seconds late`],
  ['pay-no-webhook', 'Pay; the webhook never comes'],
];

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
const clock = new Intl.DateTimeFormat('en-IN', {
  timeStyle: 'short',
  dateStyle: 'medium',
  timeZone: PUNE_ZONE,
});
const ENDED = {
  paid: 'This order is paid.',
  expired: 'The time to pay is over. Nothing was charged.',
  terminated: 'This order was cancelled. Nothing was charged.',
} as const;

const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');
const last = (paise: number) => String(paise).padStart(2, '0');

function upiLink(order: SandboxOrder): string {
  const parts = {
    pa: 'sandbox@invalid',
    pn: 'Propertysearch sandbox',
    am: toDecimals(order.totalPaise),
    cu: 'INR',
    tr: order.publicId,
  };
  const query = Object.entries(parts).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `upi://pay?${query.join('&')}`;
}

async function upi(order: SandboxOrder): Promise<Html> {
  const link = upiLink(order);
  const code = await qrCode(link, { type: 'svg', margin: 1 });
  return html`<section aria-labelledby="upi"><h2 id="upi">UPI</h2>
<div class="qr" role="img" aria-label="QR code for a UPI app">${raw(code)}</div>
<form method="post" class="row">
<input type="hidden" name="method" value="upi">
<a class="button quiet" href="${link}">Open a UPI app</a>
<button name="outcome" value="pay">I paid in the app</button>
</form></section>`;
}

const card = (amount: string, error: string | undefined) => html`<section aria-labelledby="card">
<h2 id="card">Card</h2>
<form method="post">
<input type="hidden" name="method" value="card">
${error ? html`<p class="error" id="card-error" role="alert">${error}</p>` : ''}
<label>Card number <input name="number" inputmode="numeric" autocomplete="off" required
${error ? raw('aria-invalid="true" aria-describedby="card-error" autofocus') : ''}></label>
<div class="pair">
<label>Valid to <input name="expiry" placeholder="12/30" autocomplete="off" required></label>
<label>CVV <input name="cvv" inputmode="numeric" maxlength="4" autocomplete="off" required></label>
</div>
<p class="hint"><code>${grouped(SANDBOX_CARD.good)}</code> pays, <code>${grouped(SANDBOX_CARD.declined)}</code> is declined, <code>${grouped(SANDBOX_CARD.poor)}</code> has too little money. Never type a real card.</p>
<button>Pay ₹ ${amount} by card</button>
</form></section>`;

const netBanking = (amount: string) => html`<section aria-labelledby="bank">
<h2 id="bank">Net banking</h2>
<form method="post">
<input type="hidden" name="method" value="netbanking">
<label>Bank <select name="bank">${Object.entries(BANKS).map(
  ([key, name]) => html`<option value="${key}">${name}</option>`,
)}</select></label>
<button>Pay ₹ ${amount} by net banking</button>
</form></section>`;

const others = html`<section aria-labelledby="other"><h2 id="other">Play something else</h2>
<form method="post"><ul>${OUTCOMES.map(
  ([outcome, text]) =>
    html`<li><button class="quiet" name="outcome" value="${outcome}">${text}</button></li>`,
)}</ul></form></section>`;

const wait = SANDBOX_WAIT_MS / 1000;
const numbers = html`<section><details><summary>Refunds and transfers in the sandbox</summary>
<p>A refund is done at once. One whose amount ends in ${last(SANDBOX_REFUND.slow)} paise is done ${wait} seconds later; one that ends in ${last(SANDBOX_REFUND.failing)} paise fails ${wait} seconds later.</p>
<p>A transfer is paid at once. To an account that ends in ${SANDBOX_TRANSFER.failing} it fails; to one that ends in ${SANDBOX_TRANSFER.slow} it is paid ${wait} seconds later.</p>
</details></section>`;

/** The sandbox's checkout of an order, in whatever state it is. */
export async function sandboxPage(order: SandboxOrder, now: Date, error?: string): Promise<Html> {
  const amount = rupees.format(toRupees(order.totalPaise));
  const state = stateOf(order, now);
  const back = order.returnUrl.replaceAll('{order_id}', order.publicId);
  const ways =
    state === 'active'
      ? html`${await upi(order)}${card(amount, error)}${netBanking(amount)}${others}`
      : html`<section><p role="status">${ENDED[state]}</p><a class="button" href="${back}">Back to Propertysearch</a></section>`;
  const body = html`<header class="tape">Sandbox: no money moves on this page</header>
<main><h1>Pay ₹ ${amount}</h1>
<dl><dt>To</dt><dd>Propertysearch${order.funds === 'escrow' ? ', into escrow' : ''}</dd>
<dt>For</dt><dd>${order.note}</dd>
<dt>Order</dt><dd>${order.publicId}</dd>
<dt>Pay by</dt><dd>${clock.format(new Date(order.expiresAt))}</dd></dl>
${ways}${numbers}</main>`;
  return pageFrame({ title: `Sandbox: pay ₹ ${amount}`, body });
}
