import { useState } from 'react';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { isAppError } from '#contract/lib/errors.ts';
import { createOrder } from '#contract/money/payments.ts';
import type { OrderRequest, Quote } from './use-quote.ts';

const PREFIX = 'order-key:';

/**
 * The key of a request as it was quoted, kept for this tab: pressing twice, or coming back, is the same
 * order. Another price or other billing details make another.
 */
function keyOf(request: OrderRequest, { amounts, billing }: Quote): { name: string; key: string } {
  const name = PREFIX + JSON.stringify([request, amounts.total, billing]);
  const key = sessionStorage.getItem(name) ?? crypto.randomUUID();
  sessionStorage.setItem(name, key);
  return { name, key };
}

async function order(request: OrderRequest, quote: Quote): Promise<string | null> {
  const { name, key } = keyOf(request, quote);
  const { data } = await call(createOrder, { body: { ...request, idempotencyKey: key } });
  // Paid or run out since: what is asked for now is another.
  if (data.checkoutUrl === null) sessionStorage.removeItem(name);
  return data.checkoutUrl;
}

/** Makes the order and leads on to the gateway. `onStale` follows where the quote no longer holds. */
export function usePay(onStale: () => unknown) {
  const [busy, setBusy] = useState(false);
  const pay = async (request: OrderRequest, quote: Quote) => {
    setBusy(true);
    try {
      const url = (await order(request, quote)) ?? (await order(request, quote));
      if (url === null) throw new Error('A new order can be paid');
      // Stays busy: the browser is leaving.
      location.assign(url);
    } catch (error) {
      toastError(error);
      if (isAppError(error) && (error.code === 'conflict' || error.code === 'invalid')) onStale();
      setBusy(false);
    }
  };
  return { busy, pay };
}
