import useSWR, { type SWRConfiguration } from 'swr';
import type { CallInput, Endpoint, ResponseOf } from '#contract/lib/endpoint.ts';
import type { AppError } from '#contract/lib/errors.ts';
import { callAnew } from './api.ts';
import { keyOf } from './kept-answers.ts';

export interface CallState<T> {
  /** As the Loader piece takes it. */
  state: 'loading' | 'failed' | 'ready';
  answer: T | undefined;
  error: AppError | undefined;
  reload: () => Promise<unknown>;
}

/**
 * The answer of a GET endpoint, shared by its address, kept while it is asked again, and asked anew
 * after every call that changes one of its tags. `null` in place of the input asks nothing yet.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null = {},
  options: SWRConfiguration = {},
): CallState<ResponseOf<E>> {
  const { data, error, mutate } = useSWR<ResponseOf<E>, AppError>(
    input && keyOf(endpoint, input),
    () => callAnew(endpoint, input ?? {}),
    { shouldRetryOnError: false, ...options },
  );
  const state = data !== undefined ? 'ready' : error ? 'failed' : 'loading';
  return { state, answer: data, error, reload: () => mutate() };
}
