import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { Context } from '#server/core/context.ts';
import { apiListener } from '#server/hosts/api-listener.ts';
import { createFront } from '#server/hosts/front.ts';
import type { ServeMetrics } from '#server/hosts/metrics/serve-metrics.ts';
import { Gate } from '#server/hosts/overload/gate.ts';
import { PageCache } from '#server/hosts/page-cache.ts';
import { ROUTES } from '#server/routes.ts';

const PAGE = { status: 200, variants: { identity: { headers: {}, body: Buffer.from('page') } } };

/** Listens on a port of its own; answers its address, what waits for answers to leave, and what ends it. */
export async function listening(server: ReturnType<typeof createServer>) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  const leaving = new Set<ServerResponse>();
  server.on('request', (_, res) => {
    leaving.add(res);
    res.on('close', () => leaving.delete(res));
  });
  return {
    url: `http://127.0.0.1:${address.port}`,
    async idle() {
      for (const res of leaving) await once(res, 'close');
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The front of a site whose API is the real one and whose pages are all the same. */
export async function smallFront(
  context: Context,
  cache = new PageCache(),
  metrics: ServeMetrics | undefined = undefined,
) {
  const read = () => ({ delayMs: 0, queue: 0 });
  const gate = new Gate({ read, close: () => undefined }, () => undefined);
  const front = createFront({
    context,
    files: new Map(),
    otherBuilds: { find: async () => undefined },
    appIn: () => undefined,
    pages: { cache, get: async (req) => cache.get(req.url ?? '', async () => PAGE) },
    api: apiListener(ROUTES, context),
    services: async () => false,
    media: async () => false,
    checkout: async () => false,
    metrics,
    gate,
    kindOf: () => undefined,
    isDraining: () => false,
    standing: () => ({}),
    loggable: () => 'unknown',
  });
  const { url, idle, close } = await listening(createServer(front));
  return {
    url,
    idle,
    close() {
      close();
      gate.close();
    },
  };
}
