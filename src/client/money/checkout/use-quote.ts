import useSWR from 'swr';
import { call } from '#client/lib/api.ts';
import type { CallInput, ResponseOf } from '#contract/lib/endpoint.ts';
import type { AppError } from '#contract/lib/errors.ts';
import { quotePrice } from '#contract/money/prices.ts';

export type OrderRequest = NonNullable<CallInput<typeof quotePrice>['body']>;
export type Quote = ResponseOf<typeof quotePrice>['data'];

export const askQuote = async (request: OrderRequest) =>
  (await call(quotePrice, { body: request })).data;

/** What a request comes to. The last answer stays while another is fetched. */
export function useQuote(request: OrderRequest) {
  const { data, error, mutate } = useSWR<Quote, AppError>(
    ['quote', JSON.stringify(request)],
    () => askQuote(request),
    { shouldRetryOnError: false, keepPreviousData: true, revalidateOnFocus: false },
  );
  const state = error ? ('failed' as const) : data ? ('ready' as const) : ('loading' as const);
  return { state, quote: data, error, reload: () => mutate() };
}
