import type { Call, CallInput, Endpoint } from '#contract/endpoint.ts';
import { AppError, type ErrorCode, type FieldError } from '#contract/errors.ts';

/** Data loading gives up after two minutes. */
const TIMEOUT_MS = 120_000;

function pathOf(endpoint: Endpoint, params: Record<string, unknown>): string {
  const path = endpoint.path.startsWith('/api/') ? endpoint.path : `/api${endpoint.path}`;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryOf(query: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** The address a GET endpoint is asked at. */
export function addressOf<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): string {
  return (
    pathOf(endpoint, (input.params ?? {}) as Record<string, unknown>) +
    queryOf((input.query ?? {}) as Record<string, unknown>)
  );
}

interface Failure {
  message?: string;
  code?: ErrorCode;
  errors?: FieldError[];
}

/** Calls the API over HTTP. Throws AppError with the server's code, message and field errors. */
export const call: Call = async (endpoint, input = {}) => {
  let response: Response;
  try {
    response = await fetch(addressOf(endpoint, input), {
      method: endpoint.method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(input.body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input.body),
      }),
    });
  } catch {
    throw new AppError('unavailable', 'No connection. Check your network and try again.');
  }
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer;
  const failure = answer as Failure;
  throw new AppError(failure.code ?? 'internal', failure.message, failure.errors);
};
