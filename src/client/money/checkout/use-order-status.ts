import { useEffect, useState } from 'react';
import { call, callQuietly } from '#client/lib/api.ts';
import { refreshAfter } from '#client/lib/kept-answers.ts';
import { type AppError, isAppError } from '#contract/lib/errors.ts';
import { type OrderStatus, refreshOrder } from '#contract/money/payments.ts';
import type { CallBack } from './purpose-pages.ts';

/** Seconds between two questions while the gateway is silent: about five minutes in all. */
const PAUSES = [1, 2, 3, 4, 5, 8, 10, 15, 20, 30, 30, 30, 45, 45, 60];

export interface Standing {
  order: OrderStatus | undefined;
  /** Why there is nothing to show. */
  error: AppError | undefined;
  /** Still asking by itself. */
  asking: boolean;
  askAgain: () => void;
}

/**
 * How an order went. The server asks the gateway again and again until something is established, then
 * the page's own call is read.
 */
export function useOrderStatus(orderId: string, callBack: CallBack): Standing {
  const [round, setRound] = useState(0);
  const [order, setOrder] = useState<OrderStatus>();
  const [error, setError] = useState<AppError>();
  const [asking, setAsking] = useState(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew
  useEffect(() => {
    let timer = 0;
    let gone = false;
    const ask = async (tries: number): Promise<void> => {
      const { data } = await callQuietly(refreshOrder, { params: { orderId } });
      if (gone) return;
      setOrder(data);
      setError(undefined);
      if (data.outcome === 'waiting') return again(tries);
      void refreshAfter(refreshOrder);
      const told = await call(callBack, { query: { order_id: orderId } });
      if (gone) return;
      setOrder(told.data);
      setAsking(false);
    };
    const again = (tries: number) => {
      const pause = PAUSES[tries];
      if (pause === undefined) return setAsking(false);
      timer = window.setTimeout(() => void attempt(tries + 1), pause * 1_000);
    };
    const attempt = (tries: number) =>
      ask(tries).catch((failure: unknown) => {
        if (gone) return;
        if (isAppError(failure)) setError(failure);
        const isOver = isAppError(failure) && failure.code === 'not_found';
        if (isOver) setAsking(false);
        else again(tries);
      });
    setAsking(true);
    void attempt(0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [orderId, callBack, round]);

  return { order, error, asking, askAgain: () => setRound(round + 1) };
}
