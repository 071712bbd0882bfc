// Puts all parts of the site together in the order in which they start and stop; the order is the file.
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '#server/core/context.ts';
import { followMaintenance } from '#server/core/maintenance.ts';
import type { Address } from '#server/db/address.ts';
import { connect } from '#server/db/client.ts';
import { followClock } from '#server/db/clock.ts';
import { startSearchFeed } from '#server/homes/search-feed/index.ts';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { loggablePaths } from '#server/http/loggable-path.ts';
import { mountedPath } from '#server/http/path-pattern.ts';
import { startRounds } from '#server/jobs/round.ts';
import { ROUNDS } from '#server/jobs/rounds.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import type { Env } from '#server/lib/env.ts';
import { openFixedAccounts } from '#server/money/ledger/index.ts';
import { seedPrices } from '#server/money/prices/index.ts';
import { ROUTES } from '#server/routes.ts';
import { apiListener } from './api-listener.ts';
import { appPages } from './app-page.ts';
import { createCall } from './call.ts';
import { createCheckout } from './checkout/serve-checkout.ts';
import { closeServer } from './close-server.ts';
import { closeSlow } from './close-slow.ts';
import { openContext } from './compose.ts';
import { STATIC_QUALITY } from './compressed-files.ts';
import { openDoors } from './doors.ts';
import { APP_FILE, headersFor } from './file-headers.ts';
import { createFront } from './front.ts';
import { failingLog } from './keep-failures.ts';
import { keptBuilds } from './kept-builds.ts';
import { onListingChanges } from './listing-changes.ts';
import { createMedia } from './media.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { mountedRoutes, mountServices, serviceUrls } from './mounted-services.ts';
import { openReplicas } from './open-replicas.ts';
import { openTracing } from './open-tracing.ts';
import { Gate } from './overload/gate.ts';
import { kindOfPath } from './overload/kind-of-path.ts';
import { loadSignals } from './overload/signals.ts';
import { loadReactAsBuilt } from './react-as-built.ts';
import { type AstroHandler, createPages } from './render-pages.ts';
import { onOtherWorkersWrote } from './run-worker.ts';
import { requireSameSecret, whyOtherFiles } from './same-installation.ts';
import { securityHeaders } from './security-headers.ts';
import { loadStatic } from './serve-static.ts';
import { createTestMode, testModeUrl } from './test-mode.ts';

const DIST = path.resolve(import.meta.dirname, '../../../dist');
const MEGABYTE = 1_048_576;

export interface Site {
  context: Context;
  listen(): Promise<void>;
  /**
   * Finishes the requests in flight, then closes everything.
   * @param patient answers `DRAIN_SECONDS` longer, and says that it is not ready
   * @param leastSeconds so long in any case
   */
  close(patient?: boolean, leastSeconds?: number): Promise<void>;
}

/**
 * Puts the whole site together on a database: built pages, API, media, live page cache.
 * @param fill what the database is to hold before anything happens by itself
 */
export async function createSite(
  env: Env,
  address: Address,
  fill: (context: Context) => Promise<unknown> = async () => undefined,
): Promise<Site> {
  const endTraces = await openTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT);
  const { log, keepIn } = failingLog(env.LOG_LEVEL);
  const db = connect(address, env.DATABASE_POOL, log, env.DATABASE_TIMEOUT, env.SLOW_STATEMENT_MS);
  const databaseUrl = db.$client.directUrl;
  const clock = await followClock(db);
  const context = openContext(db, env, log, clock.now);
  const replicas = await openReplicas(db, env, log);
  if (replicas) context.replicas = replicas;
  const heard = () => {
    if (replicas) replicas.heardAt = performance.now();
  };
  const failures = keepIn(db);
  if (await requireSameSecret(context)) {
    log.warn('some values are sealed under a secret of before: run npm run keys -- rotate');
  }
  const otherFiles = await whyOtherFiles(context);
  if (otherFiles) log.error(otherFiles);
  await seedPrices(db, context.now());
  await openFixedAccounts(db);
  await fill(context);
  const testMode = createTestMode(context, testModeUrl(databaseUrl));
  context.testMode = testMode;
  const headers = headersFor(env.SITE_URL);
  const files = await loadStatic(path.join(DIST, 'client'), env.SITE_URL, headers);
  const builds = keptBuilds(context, files, headers);
  const outside = { mapTileUrl: env.MAP_TILE_URL, services: serviceUrls(env) };
  // Only the gate hands it out; by its own address it is no page.
  const built = files.get(APP_FILE);
  const apps = built && (await appPages(built, outside, STATIC_QUALITY, (path) => files.has(path)));
  files.delete(APP_FILE);
  loadReactAsBuilt();
  const { handler } = (await import(path.join(DIST, 'server/entry.mjs'))) as {
    handler: AstroHandler;
  };
  const locals = {
    call: createCall([...ROUTES, ...mountedRoutes(env)], context, outside.services),
    siteUrl: env.SITE_URL,
    ...outside,
  };
  const gate = new Gate(loadSignals(db.$client), (refused) =>
    log.warn({ ...gate.standing(), lately: refused }, 'more to do than can be done: turned away'),
  );
  const pages = createPages(
    handler,
    locals,
    securityHeaders(env.SITE_URL),
    gate,
    (path) => files.has(path),
    () => changes.hears(),
  );
  const index =
    env.SEARCH_INDEX === 'on'
      ? startSearchFeed({
          db,
          log,
          create: createHomeIndex,
          mostBytes: env.SEARCH_INDEX_MB * MEGABYTE,
          mostCardBytes: env.SEARCH_CARDS_MB * MEGABYTE,
          mostAnswerBytes: env.SEARCH_ANSWERS_MB * MEGABYTE,
          hears: () => changes.hears(),
          // What was rendered meanwhile may have been found as it was before.
          changed: () => pages.cache.listingChanged(''),
        })
      : undefined;
  onOtherWorkersWrote(() => {
    heard();
    index?.wrote();
  });
  const changes = onListingChanges(databaseUrl, log, {
    changed: (id) => {
      heard();
      index?.wake();
      pages.cache.listingChanged(id);
    },
    gap: () => {
      heard();
      index?.wake();
      pages.cache.clear();
    },
  });

  const maintenance = followMaintenance(context);
  const rounds = startRounds(context, ROUNDS);
  const jobs = await startJobs(context, databaseUrl);
  context.jobs = jobs.desk;
  const services = mountServices(context);
  const metrics = await serveMetrics(env, { context, cache: pages.cache, index });
  let draining = false;
  const front = createFront({
    context,
    files,
    otherBuilds: builds,
    appIn: (language) => apps?.get(language),
    pages,
    api: apiListener(ROUTES, context),
    services: services.handle,
    media: createMedia(context),
    checkout: createCheckout(context),
    metrics: metrics.serve,
    gate,
    kindOf: kindOfPath(ROUTES.map(({ endpoint }) => endpoint)),
    isDraining: () => draining,
    standing: () => ({
      search: index?.standing() ?? { state: 'off' },
      load: gate.standing(),
      ...(replicas && { replicas: replicas.standing() }),
    }),
    loggable: loggablePaths([
      ...ROUTES.map(({ endpoint }) => mountedPath(endpoint.path)),
      ...services.paths,
    ]),
  });
  const server = createServer(front);
  // Else Node answers an Expect it does not know by itself, without our headers.
  server.on('checkExpectation', front);
  closeSlow(server);

  let closeDoors: () => Promise<unknown> = async () => undefined;
  return {
    context,
    listen: async () => {
      closeDoors = await openDoors(server, { port: env.PORT, host: env.HOST });
      context.background.run('keep this build', () => builds.keep());
    },
    close: async (patient = true, leastSeconds = 0) => {
      draining = true;
      // So long a balancer may go on sending before it has seen that this node is not ready.
      const seconds = Math.max(leastSeconds, patient ? env.DRAIN_SECONDS : 0);
      await pause(seconds * 1_000);
      // Streams would go on for as long as somebody listens.
      await closeServer(server, () => context.live.close(), closeDoors());
      await metrics.close();
      gate.close();
      await services.stop();
      await jobs.stop();
      await rounds.stop();
      await maintenance.stop();
      await clock.stop();
      await context.background.idle();
      await changes.close();
      await index?.stop();
      await testMode.close();
      await failures.stop();
      await replicas?.close();
      await db.$client.end();
      await endTraces();
    },
  };
}
