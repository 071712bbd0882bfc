import type { CallInput, Endpoint, ResponseOf } from '#contract/lib/endpoint.ts';
import { AppError, type ErrorCode } from '#contract/lib/errors.ts';
import { traceHeaders } from '#server/lib/seeing/tracing.ts';

/** A page waits no longer for a service that is away or slow: it stands without it. */
const PATIENCE_MS = 800;

const textOf = (value: unknown) => encodeURIComponent(String(value ?? ''));

function addressOf(
  base: string,
  { path }: Endpoint,
  { params, query }: CallInput<Endpoint>,
): string {
  const named = new Map(Object.entries(params ?? {}));
  const asked = Object.entries(query ?? {})
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${textOf(name)}=${textOf(value)}`);
  const below = path.replace(/\{(\w+)\}/g, (_, name: string) => textOf(named.get(name)));
  return `${base}${below}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}

/** Asks a service on a host of its own for a page. Throws AppError, `unavailable` where it is away. */
export async function askService<E extends Endpoint>(
  base: string,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<ResponseOf<E>> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const headers = traceHeaders();
  const answer = await fetch(addressOf(base, endpoint, input), { signal, headers }).catch(() => {
    throw new AppError('unavailable');
  });
  const body = await answer.json().catch(() => ({ code: 'unavailable' }));
  if (answer.ok) return endpoint.response.parse(body) as ResponseOf<E>;
  throw new AppError((body as { code?: ErrorCode }).code ?? 'internal');
}
