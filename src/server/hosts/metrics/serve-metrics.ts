import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Env } from '#server/lib/env.ts';
import { nameRoute } from '#server/lib/seeing/doing.ts';
import { overWorkers } from './over-workers.ts';
import { openMetrics, type Sources } from './registry.ts';

/** Answers for `/metrics`: whether it did. */
export type ServeMetrics = (
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
) => Promise<boolean>;

export interface ServedMetrics {
  /** At the site's own port, where they are to be had there. */
  serve: ServeMetrics | undefined;
  /** The other port, where they have one. */
  address(): ReturnType<ReturnType<typeof createServer>['address']>;
  close(): Promise<void>;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Without a token set, whoever reaches the port may read. */
const mayRead = (token: string | undefined, req: IncomingMessage): boolean => {
  const shown = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';
  return token === undefined || timingSafeEqual(digest(shown), digest(token));
};

/** Metrics where the settings ask for them; elsewhere nothing is there, and nothing is collected. */
export async function serveMetrics(
  { METRICS_PORT, METRICS_TOKEN, HOST }: Pick<Env, 'METRICS_PORT' | 'METRICS_TOKEN' | 'HOST'>,
  sources: Sources,
): Promise<ServedMetrics> {
  const nowhere = { serve: undefined, address: () => null, close: async () => undefined };
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return nowhere;
  const collect = overWorkers(openMetrics(sources));

  const serve: ServeMetrics = async (req, res, path) => {
    // Who may not read learns nothing, not even that there is something.
    if (path !== '/metrics' || !mayRead(METRICS_TOKEN, req)) return false;
    nameRoute('/metrics');
    const { type, text } = await collect();
    res.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    return true;
  };
  if (METRICS_PORT === undefined) return { ...nowhere, serve };

  const server = createServer((req, res) => {
    const missing = () => res.writeHead(404, { 'content-length': 0 }).end();
    serve(req, res, req.url?.split('?')[0] ?? '/').then(
      (done) => done || missing(),
      () => res.destroy(),
    );
  });
  server.listen(METRICS_PORT, HOST);
  await once(server, 'listening');
  return {
    serve: undefined,
    address: () => server.address(),
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
