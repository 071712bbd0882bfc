import { html, raw } from 'hono/html';
import { toString as qrCode } from 'qrcode';
import { toDecimals, toRupees } from '#domain/lib/money.ts';
import { formatDate, formatTime } from '#domain/lib/time/format.ts';
import words from '#messages/money/checkout-pages/index.ts';
import paymentWords from '#messages/money/payment-methods/index.ts';
import { retold } from '#server/core/retold.ts';
import { type SandboxOrder, stateOf } from '#server/ports/gateway/sandbox/books.ts';
import {
  SANDBOX_CARD,
  SANDBOX_REFUND,
  SANDBOX_TRANSFER,
  SANDBOX_WAIT_MS,
} from '#server/ports/gateway/sandbox/magic.ts';
import { LATE_WEBHOOK_MS, type SandboxOutcome } from '#server/ports/gateway/sandbox/play.ts';
import { type Html, pageFrame } from './page-frame.ts';

/** What may be played beside paying. */
const outcomes = (): Partial<Record<SandboxOutcome, string>> => ({
  ...words.outcomes,
  'pay-late-webhook': words.lateWebhook({ seconds: LATE_WEBHOOK_MS / 1000 }),
});

const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

const grouped = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');
const CARDS = {
  good: grouped(SANDBOX_CARD.good),
  declined: grouped(SANDBOX_CARD.declined),
  poor: grouped(SANDBOX_CARD.poor),
};
const SELLER = 'Propertysearch';
const last = (paise: number) => String(paise).padStart(2, '0');

function upiLink(order: SandboxOrder): string {
  const parts = {
    pa: 'sandbox@invalid',
    pn: SELLER,
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
  return html`<section aria-labelledby="upi"><h2 id="upi">${paymentWords.methods.upi}</h2>
<div class="qr" role="img" aria-label="${words.qrCode}">${raw(code)}</div>
<form method="post" class="row">
<input type="hidden" name="method" value="upi">
<a class="button quiet" href="${link}">${words.openApp}</a>
<button name="outcome" value="pay">${words.paidInApp}</button>
</form></section>`;
}

const card = (amount: string, error: string | undefined) => html`<section aria-labelledby="card">
<h2 id="card">${words.card}</h2>
<form method="post">
<input type="hidden" name="method" value="card">
${error ? html`<p class="error" id="card-error" role="alert">${error}</p>` : ''}
<label>${words.cardNumber} <input name="number" inputmode="numeric" autocomplete="off" required
${error ? raw('aria-invalid="true" aria-describedby="card-error" autofocus') : ''}></label>
<div class="pair">
<label>${words.validTo} <input name="expiry" placeholder="12/30" autocomplete="off" required></label>
<label>${words.cvv} <input name="cvv" inputmode="numeric" maxlength="4" autocomplete="off" required></label>
</div>
<p class="hint">${words.cards(CARDS)}</p>
<button>${words.payByCard({ amount })}</button>
</form></section>`;

const netBanking = (amount: string) => html`<section aria-labelledby="bank">
<h2 id="bank">${words.netBanking}</h2>
<form method="post">
<input type="hidden" name="method" value="netbanking">
<label>${words.bank} <select name="bank">${Object.entries(words.banks).map(
  ([key, name]) => html`<option value="${key}">${name}</option>`,
)}</select></label>
<button>${words.payByBank({ amount })}</button>
</form></section>`;

const others = () => html`<section aria-labelledby="other"><h2 id="other">${words.other}</h2>
<form method="post"><ul>${Object.entries(outcomes()).map(
  ([outcome, text]) =>
    html`<li><button class="quiet" name="outcome" value="${outcome}">${text}</button></li>`,
)}</ul></form></section>`;

const wait = SANDBOX_WAIT_MS / 1000;
const refunds = { slow: last(SANDBOX_REFUND.slow), failing: last(SANDBOX_REFUND.failing), wait };
const numbers = () => html`<section><details><summary>${words.numbers}</summary>
<p>${words.refunds(refunds)}</p>
<p>${words.transfers({ ...SANDBOX_TRANSFER, wait })}</p>
</details></section>`;

/** The sandbox's checkout of an order, in whatever state it is. */
export async function sandboxPage(order: SandboxOrder, now: Date, error?: string): Promise<Html> {
  const amount = rupees.format(toRupees(order.totalPaise));
  const state = stateOf(order, now);
  const back = order.returnUrl.replaceAll('{order_id}', order.publicId);
  const ways =
    state === 'active'
      ? html`${await upi(order)}${card(amount, error)}${netBanking(amount)}${others()}`
      : html`<section><p role="status">${words.ended[state]}</p><a class="button" href="${back}">${words.backHere}</a></section>`;
  const body = html`<header class="tape">${words.noMoneyMoves}</header>
<main><h1>${words.pay({ amount })}</h1>
<dl><dt>${words.to}</dt><dd>${order.funds === 'escrow' ? words.intoEscrow({ seller: SELLER }) : SELLER}</dd>
<dt>${words.what}</dt><dd>${retold(order.note)}</dd>
<dt>${words.order}</dt><dd>${order.publicId}</dd>
<dt>${words.payBy}</dt><dd>${formatDate(order.expiresAt)}, ${formatTime(order.expiresAt)}</dd></dl>
${ways}${numbers()}</main>`;
  return pageFrame({ title: words.sandboxTitle({ amount }), body });
}
