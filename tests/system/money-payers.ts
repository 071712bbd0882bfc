import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxOutcome } from '#server/ports/gateway/sandbox/play.ts';
import type { SiteProcess } from './site-process.ts';
import { type Sent, send } from './upload-client.ts';

export interface Payer {
  site(): SiteProcess;
  token: string;
  /** Whether there is still time for another round. */
  goesOn(): boolean;
}

/** A call that is made again until the site is there to answer it. */
export async function insist(
  payer: Payer,
  method: string,
  path: string,
  body?: object,
): Promise<Sent> {
  for (;;) {
    const sent = await send(payer, method, path, body);
    if (sent && sent.status < 500) return sent;
    await pause(50);
  }
}

const OUTCOMES: SandboxOutcome[] = [
  'pay',
  'pay',
  'pay',
  'pay-twice',
  'pay-no-webhook',
  'pay-late-webhook',
  'fail',
  'drop',
];

/** Pays at the sandbox’s page; whoever hears no answer does not know whether they have. */
async function checkOut({ site }: Payer, url: string): Promise<void> {
  const outcome = OUTCOMES[randomInt(OUTCOMES.length)] ?? 'pay';
  await fetch(`${site().url}${url}`, {
    method: 'POST',
    body: new URLSearchParams({ method: 'upi', outcome }),
    redirect: 'manual',
  }).catch(() => undefined);
}

export interface Wish {
  purpose: string;
  subjectId?: number;
  priceItemId?: number;
}

/** Orders and pays something, looking now and then; answers the order’s id where there is one. */
export async function payFor(payer: Payer, wish: Wish): Promise<string | undefined> {
  const body = { ...wish, idempotencyKey: randomUUID() };
  // Two at once with one key, as an impatient hand makes them.
  const [started] = await Promise.all([
    insist(payer, 'POST', '/contact/create', body),
    insist(payer, 'POST', '/contact/create', body),
  ]);
  if (started.status !== 200) return undefined;
  const { orderId, checkoutUrl } = started.body.data;
  if (checkoutUrl) await checkOut(payer, checkoutUrl);
  await send(payer, 'POST', `/payment/refresh/${orderId}`);
  return orderId;
}

/** Buys again and again, and gives up now and then. */
export async function keepBuying(payer: Payer, priceItemId: number): Promise<void> {
  while (payer.goesOn()) {
    const orderId = await payFor(payer, { purpose: 'propertyAnalysis', priceItemId });
    if (orderId && randomInt(4) === 0) await send(payer, 'POST', `/payment/cancel/${orderId}`);
  }
}

export interface Paid {
  orderId: string;
  /** Rupees that went back of it before. */
  refunded: number;
}

/** Staff give parts of what was paid back. */
export async function keepRefunding(staff: Payer, find: () => Promise<Paid | undefined>) {
  while (staff.goesOn()) {
    await pause(100);
    const paid = await find();
    if (!paid) continue;
    const { orderId, refunded } = paid;
    // In halves of a rupee: the sandbox lets refunds of certain paise fail.
    const amount = randomInt(2, 400) / 2;
    const body = { amount, refunded, reason: 'As agreed with the buyer.' };
    await send(staff, 'POST', `/admin/orders/${orderId}/refund`, body);
  }
}

export interface Deal {
  bookingId: number;
  instalmentId: number;
  accountId: number;
  owner: Payer;
  buyer: Payer;
  /** The code that the buyer would be sent. */
  codeFor(releaseId: number): Promise<string>;
}

/** A deal from the test payment to a payout, or to a cancelled booking. */
export async function takeDeal(deal: Deal): Promise<void> {
  const { bookingId, instalmentId, accountId, owner, buyer, codeFor } = deal;
  await payFor(buyer, { purpose: 'penny', subjectId: bookingId });
  await payFor(buyer, { purpose: 'token', subjectId: bookingId });
  await payFor(buyer, { purpose: 'instalment', subjectId: instalmentId });
  const body = { amount: randomInt(100, 2_000), bankAccountId: accountId };
  const asked = await send(owner, 'POST', `/propertypayment/askrelease/${bookingId}`, body);
  const releaseId = asked?.body?.data?.releaseId;
  if (releaseId) {
    const code = await codeFor(releaseId);
    const path = `/propertypayment/release/${releaseId}/approve`;
    await Promise.all([send(buyer, 'POST', path, { code }), send(buyer, 'POST', path, { code })]);
  }
  if (randomInt(2) === 0) {
    await send(buyer, 'POST', `/book/cancel/${bookingId}`, { reason: 'My plans have changed.' });
  }
}
