import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { Context } from '#server/core/context.ts';
import { followMaintenance } from '#server/core/maintenance.ts';
import { connect } from '#server/db/client.ts';
import { followClock } from '#server/db/clock.ts';
import { loggablePaths } from '#server/http/loggable-path.ts';
import { asAppError, failureBody, statusOf } from '#server/http/problem.ts';
import type { Service } from '#server/http/service.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { checkPort, inWords, onStop, runProcess, stopWith } from './at-terminal.ts';
import { closeServer } from './close-server.ts';
import { openContext } from './compose.ts';
import { answerOrigin } from './cross-origin.ts';
import { createHealth } from './health.ts';
import { openTracing } from './open-tracing.ts';
import { logRequest } from './request-log.ts';
import { requireSameSecret } from './same-installation.ts';
import { securityHeaders } from './security-headers.ts';
import { serveService } from './serve-service.ts';
import { followDatabase, serviceDatabase } from './service-database.ts';
import { whileRequest } from './while-request.ts';

const SITE_URL = 'http://localhost:4321';

/** The environment of a service: PORT is its own, so the site's address does not follow from it. */
const readServiceEnv = ({ port }: Service) => {
  const { PORT = String(port), SITE_URL: site = SITE_URL, ...rest } = process.env;
  return readEnv({ ...rest, PORT: PORT || String(port), SITE_URL: site || SITE_URL });
};

/** The one listener of a service's host: health, who may call from a page, then the service. */
export function serviceListener(
  service: Service,
  context: Context,
  isDraining: () => boolean,
): RequestListener {
  const { log, env } = context;
  const serve = serveService(service, context, '');
  const headers = Object.entries(securityHeaders(env.SITE_URL));
  const health = createHealth(context, isDraining);
  const loggable = loggablePaths(service.routes.map(({ endpoint }) => endpoint.path));
  return (req, res) => {
    const doing = { what: 'nothing of ours' };
    const requestId = logRequest(log, req, res, loggable, doing);
    for (const [name, value] of headers) res.setHeader(name, value as string);
    if (isDraining()) res.setHeader('connection', 'close');
    const path = req.url?.split('?')[0] ?? '/';
    if (path === '/healthz' || path === '/readyz') {
      return void health(res, path);
    }
    if (answerOrigin(req, res, env.SITE_URL)) return;
    whileRequest(req, res, doing, () => serve(req, res, path)).catch((error: unknown) => {
      log.error({ requestId, err: error }, 'request failed');
      if (res.headersSent) return void res.destroy();
      const problem = asAppError(error);
      res
        .writeHead(statusOf(problem.code), { 'content-type': 'application/json' })
        .end(JSON.stringify(failureBody(problem)));
    });
  };
}

/** Starts a service as a process of its own and stops it cleanly at a signal. */
export async function runService(service: Service): Promise<void> {
  await runProcess(async () => {
    const env = readServiceEnv(service);
    await checkPort(env).catch((error) => stopWith(inWords(error, env.PORT)));
    const log = createLogger(env.LOG_LEVEL);
    const endTraces = await openTracing(
      env.OTEL_EXPORTER_OTLP_ENDPOINT,
      `propertysearch-${service.name}`,
    );
    const db = connect(
      await serviceDatabase(env),
      env.DATABASE_POOL,
      log,
      env.DATABASE_TIMEOUT,
      env.SLOW_STATEMENT_MS,
    );
    const following = followDatabase(db.$client, env);
    const clock = await followClock(db);
    const context = openContext(db, env, log, clock.now);
    await requireSameSecret(context);
    const maintenance = followMaintenance(context);
    let draining = false;
    const listener = serviceListener(service, context, () => draining);
    const server = createServer(listener);
    server.on('checkExpectation', listener);
    const running = service.start?.(context);
    server.listen(env.PORT, env.HOST);
    await once(server, 'listening');
    process.stdout.write(`The ${service.name} service is at port ${env.PORT}\n`);

    onStop(async (signal) => {
      log.info({ signal }, 'finishing requests in flight');
      draining = true;
      await closeServer(server, () => context.live.close());
      await running?.stop();
      await following.stop();
      await maintenance.stop();
      await clock.stop();
      await context.background.idle();
      await db.$client.end();
      await endTraces();
    });
  });
}
