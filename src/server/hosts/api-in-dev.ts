import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { AstroIntegration } from 'astro';
import { createContext } from '../context.ts';
import { connect } from '../db/client.ts';
import { readEnv } from '../env.ts';
import { createLogger } from '../log.ts';

/** How Astro's dev server takes `locals` from a middleware ahead of it. */
const ASTRO_LOCALS = Symbol.for('astro.locals');

/** In `astro dev`: the database, the API and media, as the production front would serve them. */
export function apiInDev(): AstroIntegration {
  return {
    name: 'api-in-dev',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const [
          { openDatabase },
          { ROUTES },
          { createApi },
          { createCall },
          { createMedia },
          { createCheckout },
          { startSandboxLoop },
          demo,
        ] = await Promise.all([
          import('./database.ts'),
          import('../features/routes.ts'),
          import('../http/api.ts'),
          import('./call.ts'),
          import('./media.ts'),
          import('./checkout/serve-checkout.ts'),
          import('./sandbox-loop.ts'),
          import('../demo/seed.ts'),
        ]);
        const env = readEnv();
        const database = await openDatabase(env);
        const log = createLogger('warn');
        const db = connect(database.url, 8, log);
        const context = createContext(db, env, log);
        if (env.DEMO) await demo.seedDemo(context);
        const api = createApi(ROUTES, context);
        const answer = getRequestListener((request) =>
          api.fetch(request, { requestId: 'dev', address: '127.0.0.1' }),
        );
        const media = createMedia(context);
        const checkout = createCheckout(context);
        const sandbox = startSandboxLoop(context);
        const call = createCall(ROUTES, context);
        const locals = { call, siteUrl: env.SITE_URL, mapTileUrl: env.MAP_TILE_URL };
        server.middlewares.use(
          async (req: IncomingMessage, res: ServerResponse, next: () => void) => {
            const path = (req.url ?? '').split('?')[0] ?? '';
            if (/^\/api(\/|$)/i.test(path)) return void answer(req, res);
            if (path.startsWith('/media/') && (await media(req, res, path))) return;
            if (path.includes('/checkout/') && (await checkout(req, res, path))) return;
            Reflect.set(req, ASTRO_LOCALS, locals);
            next();
          },
        );
        server.httpServer?.once('close', async () => {
          await sandbox.stop();
          await db.$client.end();
          await database.stop();
        });
      },
    },
  };
}
