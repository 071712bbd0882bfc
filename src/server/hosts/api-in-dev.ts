import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { pathInLanguage } from '#messages/lib/language-path.ts';
import { connect } from '#server/db/client.ts';
import { readEnv } from '#server/lib/env.ts';
import { createLogger } from '#server/lib/log.ts';
import { whyNotOpen } from '#server/lib/open-sandboxes.ts';

/** How Astro's dev server takes `locals` from a middleware ahead of it. */
const ASTRO_LOCALS = Symbol.for('astro.locals');

/**
 * Runs something that replaces the process's Request and Response by lighter ones, as the API's listener
 * does, and puts the own ones back: with the lighter ones Node loads no WebAssembly module, and Astro's
 * highlighter is one.
 */
function withOwnGlobals<T>(open: () => T): T {
  const { Request, Response } = globalThis;
  const opened = open();
  Object.defineProperty(globalThis, 'Request', { value: Request });
  Object.defineProperty(globalThis, 'Response', { value: Response });
  return opened;
}

/** In `astro dev`: the database, the API and media, as the production front would serve them. */
export function apiInDev(): AstroIntegration {
  return {
    name: 'api-in-dev',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const [
          { openContext },
          { openDatabase },
          { ROUTES },
          { createCall },
          { createMedia },
          { createCheckout },
          { apiListener },
          { mountedRoutes, mountServices, serviceUrls },
          { startRound },
          { SANDBOX_WEBHOOKS },
          demo,
        ] = await Promise.all([
          import('./compose.ts'),
          import('./database.ts'),
          import('#server/routes.ts'),
          import('./call.ts'),
          import('./media.ts'),
          import('./checkout/serve-checkout.ts'),
          import('./api-listener.ts'),
          import('./mounted-services.ts'),
          import('#server/jobs/round.ts'),
          import('#server/jobs/rounds.ts'),
          import('#server/demo/seed.ts'),
        ]);
        const env = readEnv();
        const reason = whyNotOpen(env);
        if (reason) throw new Error(reason);
        const database = await openDatabase(env);
        const log = createLogger('warn');
        const db = connect(database.url, 8, log);
        const context = openContext(db, env, log);
        if (env.DEMO) await demo.seedDemo(context);
        const answer = withOwnGlobals(() => apiListener(ROUTES, context));
        const services = withOwnGlobals(() => mountServices(context));
        const media = createMedia(context);
        const checkout = createCheckout(context);
        const sandbox = startRound(context, SANDBOX_WEBHOOKS);
        const call = createCall([...ROUTES, ...mountedRoutes(env)], context, serviceUrls(env));
        const locals = {
          call,
          siteUrl: env.SITE_URL,
          mapTileUrl: env.MAP_TILE_URL,
          services: serviceUrls(env),
        };
        server.middlewares.use(
          async (req: IncomingMessage, res: ServerResponse, next: () => void) => {
            const path = (req.url ?? '').split('?')[0] ?? '';
            if (/^\/api(\/|$)/i.test(path)) return answer(req, res);
            if (await services.handle(req, res, path)) return;
            if (path.startsWith('/media/') && (await media(req, res, path))) return;
            if (path.includes('/checkout/') && (await checkout(req, res, path))) return;
            const spoken = pathInLanguage(path);
            req.url = spoken.path + (req.url ?? '').slice(path.length);
            Reflect.set(req, ASTRO_LOCALS, { ...locals, tongue: spoken.tongue });
            next();
          },
        );
        server.httpServer?.once('close', async () => {
          await services.stop();
          await sandbox.stop();
          await db.$client.end();
          await database.stop();
        });
      },
    },
  };
}
