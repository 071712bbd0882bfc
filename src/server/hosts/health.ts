import type { ServerResponse } from 'node:http';
import type { Context } from '#server/core/context.ts';

/** `/healthz`: this process runs. `/readyz`: it may be sent visitors, because its database answers. */
export async function checkHealth(
  parts: { context: Context; isDraining(): boolean },
  res: ServerResponse,
  path: '/healthz' | '/readyz',
): Promise<void> {
  let ready = !parts.isDraining();
  if (path === '/readyz' && ready) {
    ready = await parts.context.db.$client.query('select 1').then(
      () => true,
      () => false,
    );
  }
  const ok = path === '/healthz' || ready;
  const body = JSON.stringify({ status: ok ? 'ok' : 'unavailable' });
  res
    .writeHead(ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(body);
}
