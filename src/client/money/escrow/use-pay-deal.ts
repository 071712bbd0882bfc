import { useState } from 'react';
import { refreshed } from '#client/lib/after-write.ts';
import { call } from '#client/lib/api.ts';
import { toastError } from '#client/lib/toast-error.ts';
import { createOrder } from '#contract/money/payments.ts';

interface OrderRequest {
  purpose: 'penny' | 'token' | 'instalment' | 'settlement';
  subjectId: number;
}

/** Where to pay; the same request of this tab is the same order until that one is over. */
async function begin(request: OrderRequest): Promise<string> {
  const name = `deal-order:${request.purpose}:${request.subjectId}`;
  for (let attempt = 0; attempt < 2; attempt++) {
    const idempotencyKey = sessionStorage.getItem(name) ?? crypto.randomUUID();
    sessionStorage.setItem(name, idempotencyKey);
    const { data } = await call(createOrder, { body: { ...request, idempotencyKey } });
    if (data.checkoutUrl) return data.checkoutUrl;
    sessionStorage.removeItem(name);
  }
  throw new Error('A new order can be paid');
}

/** Begins to pay deal money and leads on to the gateway. */
export function usePayDeal() {
  const [busy, setBusy] = useState<OrderRequest['purpose']>();
  const pay = async (request: OrderRequest) => {
    setBusy(request.purpose);
    try {
      // Stays busy: the browser is leaving.
      location.assign(await begin(request));
    } catch (error) {
      toastError(error);
      await refreshed();
      setBusy(undefined);
    }
  };
  return { busy, pay };
}
