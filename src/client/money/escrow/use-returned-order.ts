import { useEffect, useState } from 'react';
import { callQuietly } from '#client/lib/api.ts';
import { refreshAfter } from '#client/lib/kept-answers.ts';
import { type OrderStatus, refreshOrder } from '#contract/money/payments.ts';

/** Seconds between two questions while nothing is established. */
const PAUSES = [1, 2, 3, 5, 8, 13, 20, 30, 45, 60];

/** How an order went from which the browser came back; undefined while nothing is known. */
export function useReturnedOrder(orderId: string | undefined): OrderStatus | undefined {
  const [order, setOrder] = useState<OrderStatus>();
  useEffect(() => {
    if (!orderId) return;
    let timer = 0;
    let gone = false;
    const ask = async (tries: number): Promise<void> => {
      const answer = await callQuietly(refreshOrder, { params: { orderId } }).catch(
        () => undefined,
      );
      if (gone) return;
      if (answer) setOrder(answer.data);
      if (answer && answer.data.outcome !== 'waiting') {
        await refreshAfter(refreshOrder);
        return;
      }
      const pause = PAUSES[tries];
      if (pause !== undefined) timer = window.setTimeout(() => void ask(tries + 1), pause * 1_000);
    };
    void ask(0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [orderId]);
  return order;
}
