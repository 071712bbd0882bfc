import useSWR, { type Revalidator, type RevalidatorOptions, type SWRConfiguration } from 'swr';
import { addressOf } from '#client/lib/api.ts';
import type { CallState } from '#client/lib/use-call.ts';
import type { CallInput, Endpoint, ResponseOf } from '#contract/lib/endpoint.ts';
import type { AppError } from '#contract/lib/errors.ts';
import type { Depth } from '#contract/market/analytics-shapes.ts';
import { MINUTE_MS } from '#domain/lib/time/lengths.ts';
import { usePass } from './pass.ts';

const FIRST_MS = 2_000;
const LONGEST_MS = MINUTE_MS;
/** Figures are made anew by a job every few minutes. */
const FRESH_MS = 5 * MINUTE_MS;

/** Whether the service did not answer, which passes. */
export const isAway = (error: AppError | undefined): boolean =>
  error !== undefined && ['unavailable', 'internal', 'rate_limited'].includes(error.code);

function tryAgain(
  _error: AppError,
  _key: string,
  _config: unknown,
  revalidate: Revalidator,
  { retryCount }: Required<RevalidatorOptions>,
): void {
  const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** (retryCount - 1));
  setTimeout(() => void revalidate({ retryCount }), wait);
}

const OPTIONS: SWRConfiguration = {
  refreshInterval: FRESH_MS,
  shouldRetryOnError: isAway,
  onErrorRetry: tryAgain,
};

/** Under what an answer is kept: another depth is another answer, another pass is not. */
export const marketKey = <E extends Endpoint>(endpoint: E, input: CallInput<E>, depth: Depth) =>
  `${addressOf(endpoint, input)}#${depth}`;

/**
 * An answer of the analytics service. While the service is away the last one stays, beside the
 * error, and it is asked again after 2 s, 4 s and so on. `null` in place of the input asks nothing.
 */
export function useMarket<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | null,
  options: SWRConfiguration = {},
): CallState<ResponseOf<E>> {
  const { depth, ask } = usePass();
  const { data, error, mutate } = useSWR<ResponseOf<E>, AppError>(
    input && marketKey(endpoint, input, depth),
    () => ask(endpoint, input ?? {}),
    { ...OPTIONS, ...options },
  );
  const state = data !== undefined ? 'ready' : error ? 'failed' : 'loading';
  return { state, answer: data, error, reload: () => mutate() };
}
