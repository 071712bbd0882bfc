import { createServer, type Server } from 'node:http';
import path from 'node:path';
import type { Context } from '#server/core/context.ts';
import { connect } from '#server/db/client.ts';
import { startSearchFeed } from '#server/homes/search-feed/index.ts';
import { createHomeIndex } from '#server/homes/search-index/index.ts';
import { loggablePaths } from '#server/http/loggable-path.ts';
import { mountedPath } from '#server/http/path-pattern.ts';
import { startRounds } from '#server/jobs/round.ts';
import { ROUNDS } from '#server/jobs/rounds.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import type { Env } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { openFixedAccounts } from '#server/money/ledger/index.ts';
import { seedPrices } from '#server/money/prices/index.ts';
import { ROUTES } from '#server/routes.ts';
import { apiListener } from './api-listener.ts';
import { appPage } from './app-page.ts';
import { createCall } from './call.ts';
import { createCheckout } from './checkout/serve-checkout.ts';
import { closeServer } from './close-server.ts';
import { openContext } from './compose.ts';
import { createFront } from './front.ts';
import { onListingChanges } from './listing-changes.ts';
import { createMedia } from './media.ts';
import { mountedRoutes, mountServices, serviceUrls } from './mounted-services.ts';
import { type AstroHandler, createPages } from './render-pages.ts';
import { securityHeaders } from './security-headers.ts';
import { loadStatic } from './serve-static.ts';
import { createTestMode, testModeUrl } from './test-mode.ts';

const DIST = path.resolve(import.meta.dirname, '../../../dist');
const APP_FILE = '/app.html';
const STATIC_QUALITY = 9;
const MEGABYTE = 1_048_576;

export interface Site {
  server: Server;
  context: Context;
  /** Finishes the requests in flight, then closes everything. */
  close(): Promise<void>;
}

function cachingOf(urlPath: string): string {
  if (urlPath === APP_FILE) return 'no-store';
  return urlPath.startsWith('/_astro/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

function headersFor(siteUrl: string) {
  const secure = securityHeaders(siteUrl);
  return (urlPath: string) => ({
    ...secure,
    'cache-control': cachingOf(urlPath),
  });
}

/**
 * Puts the whole site together on a database: built pages, API, media, live page cache.
 * @param fill what the database is to hold before anything happens by itself
 */
export async function createSite(
  env: Env,
  databaseUrl: string,
  fill: (context: Context) => Promise<unknown> = async () => undefined,
): Promise<Site> {
  const log = createLogger(env.LOG_LEVEL);
  const db = connect(databaseUrl, env.DATABASE_POOL, log, env.DATABASE_TIMEOUT);
  const context = openContext(db, env, log);
  await seedPrices(db, context.now());
  await openFixedAccounts(db);
  await fill(context);
  const testMode = createTestMode(context, testModeUrl(databaseUrl));
  context.testMode = testMode;
  const files = await loadStatic(
    path.join(DIST, 'client'),
    headersFor(env.SITE_URL),
    STATIC_QUALITY,
  );
  const outside = { mapTileUrl: env.MAP_TILE_URL, services: serviceUrls(env) };
  // Only the gate hands it out; by its own address it is no page.
  const built = files.get(APP_FILE);
  const app = built && (await appPage(built, outside, STATIC_QUALITY));
  files.delete(APP_FILE);
  const { handler } = (await import(path.join(DIST, 'server/entry.mjs'))) as {
    handler: AstroHandler;
  };
  const locals = {
    call: createCall([...ROUTES, ...mountedRoutes(env)], context, outside.services),
    siteUrl: env.SITE_URL,
    ...outside,
  };
  const pages = createPages(handler, locals, securityHeaders(env.SITE_URL));
  const index =
    env.SEARCH_INDEX === 'on'
      ? startSearchFeed({
          db,
          log,
          create: createHomeIndex,
          mostBytes: env.SEARCH_INDEX_MB * MEGABYTE,
          // What was rendered meanwhile may have been found as it was before.
          changed: () => pages.cache.listingChanged(''),
        })
      : undefined;
  const changes = onListingChanges(databaseUrl, log, {
    changed: (id) => {
      index?.wake();
      pages.cache.listingChanged(id);
    },
    gap: () => {
      index?.wake();
      pages.cache.clear();
    },
  });

  const rounds = startRounds(context, ROUNDS);
  const jobs = await startJobs(context, databaseUrl);
  const services = mountServices(context);
  let draining = false;
  const front = createFront({
    context,
    files,
    app,
    pages,
    api: apiListener(ROUTES, context),
    services: services.handle,
    media: createMedia(context),
    checkout: createCheckout(context),
    isDraining: () => draining,
    standing: () => ({ search: index?.standing() ?? { state: 'off' } }),
    loggable: loggablePaths([
      ...ROUTES.map(({ endpoint }) => mountedPath(endpoint.path)),
      ...services.paths,
    ]),
  });
  const server = createServer(front);
  // Else Node answers an Expect it does not know by itself, without our headers.
  server.on('checkExpectation', front);

  return {
    server,
    context,
    close: async () => {
      draining = true;
      // Streams would go on for as long as somebody listens.
      await closeServer(server, () => context.live.close());
      await services.stop();
      await jobs.stop();
      await rounds.stop();
      await context.background.idle();
      await changes.close();
      await index?.stop();
      await testMode.close();
      await db.$client.end();
    },
  };
}
