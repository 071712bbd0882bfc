import { useCallback, useEffect, useState } from 'react';
import { addressOf, call } from '#client/lib/api.ts';
import type { CallInput, Endpoint, ResponseOf } from '#contract/lib/endpoint.ts';
import { isAppError } from '#contract/lib/errors.ts';

interface Fresh<T> {
  state: 'loading' | 'failed' | 'ready';
  answer?: T;
  message?: string;
}

/**
 * An answer asked for anew each time: what a form starts from must be what the server has, never
 * what some earlier page remembers.
 */
export function useFresh<E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  const [loaded, setLoaded] = useState<Fresh<ResponseOf<E>>>({ state: 'loading' });
  const address = addressOf(endpoint, input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the input
  const reload = useCallback(async () => {
    setLoaded({ state: 'loading' });
    try {
      setLoaded({ state: 'ready', answer: await call(endpoint, input) });
    } catch (error) {
      setLoaded({ state: 'failed', ...(isAppError(error) && { message: error.message }) });
    }
  }, [endpoint, address]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { ...loaded, reload };
}
