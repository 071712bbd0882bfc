import type { ServerResponse } from 'node:http';
import type { Context } from '#server/core/context.ts';
import { openReadiness } from './readiness.ts';

/**
 * Answers `/healthz`: this process runs. `/readyz`: it may be sent visitors, its database takes writes.
 * @param standing what else is told with the latter; it makes nobody unready
 */
export function createHealth(
  { db }: Context,
  isDraining: () => boolean,
  standing: () => object = () => ({}),
) {
  const canWrite = openReadiness(db);
  return async (res: ServerResponse, path: '/healthz' | '/readyz'): Promise<void> => {
    const ok = path === '/healthz' || (!isDraining() && (await canWrite()));
    const more = path === '/readyz' ? standing() : {};
    const body = JSON.stringify({ status: ok ? 'ok' : 'unavailable', ...more });
    res
      .writeHead(ok ? 200 : 503, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      })
      .end(body);
  };
}
