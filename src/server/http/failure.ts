import type { Context } from '#server/core/context.ts';
import { asAppError, failureBody, statusOf } from './problem.ts';

/** Seconds after which it may be worth while to ask again what was not possible. */
const UNAVAILABLE_SECONDS = 2;

/**
 * The answer to a call that failed; what nobody foresaw is written into the log.
 * @param path how its path may stand there
 */
export function failureOf(
  { log }: Pick<Context, 'log'>,
  error: unknown,
  requestId: string,
  path: () => string,
) {
  const problem = asAppError(error);
  const status = statusOf(problem.code);
  if (status >= 500) log.error({ requestId, path: path(), err: error }, 'call failed');
  const wait =
    problem.retryAfterSeconds ?? (problem.code === 'unavailable' ? UNAVAILABLE_SECONDS : undefined);
  const headers: Record<string, string> = {
    'cache-control': 'no-store',
    ...(wait !== undefined && { 'retry-after': String(wait) }),
  };
  return { status, headers, body: failureBody(problem) };
}
