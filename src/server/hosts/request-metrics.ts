import { ANSWER_SECONDS } from '#server/lib/seeing/durations.ts';
import { counter, histogram } from '#server/lib/seeing/metric.ts';

/** Of ours are some 400; a route is named by its pattern only, so there are never more. */
const ROUTES = 700;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'odd'] as const;
const KINDS = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;

const requests = counter('http_requests_total', 'Requests answered, by route and status', {
  method: METHODS,
  route: ROUTES,
  status: 40,
});

const seconds = histogram(
  'http_request_seconds',
  'How long requests took until their answer had left, by route',
  { route: ROUTES, status: KINDS },
  ANSWER_SECONDS,
);

export const REQUEST_METRICS = [requests, seconds];

/** Counts a request that is over; 499 where the caller went before the answer had left. */
export function countRequest(method: string, route: string, status: number, ms: number): void {
  const kind = KINDS.find((one) => one[0] === String(status)[0]) ?? '5xx';
  const known = METHODS.find((one) => one === method) ?? 'odd';
  requests.add({ method: known, route, status: String(status) });
  seconds.took({ route, status: kind }, ms / 1_000);
}
