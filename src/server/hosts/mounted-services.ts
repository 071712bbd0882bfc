import type { IncomingMessage, ServerResponse } from 'node:http';
import { SERVICE_MOUNTS, type ServiceName } from '#contract/lib/service-mounts.ts';
import { adsService } from '#server/ads/serving/index.ts';
import type { Context } from '#server/core/context.ts';
import type { Route } from '#server/http/execute.ts';
import type { Env } from '#server/lib/env.ts';
import { analyticsService } from '#server/market/analytics/index.ts';
import { serveService } from './serve-service.ts';

const SERVICES = [analyticsService, adsService];

/** Addresses of the services that have hosts of their own. */
export type ServiceUrls = Partial<Record<ServiceName, string>>;

export function serviceUrls({ ANALYTICS_URL, ADS_URL }: Env): ServiceUrls {
  const bare = (url: string) => url.replace(/\/$/, '');
  return {
    ...(ANALYTICS_URL && { analytics: bare(ANALYTICS_URL) }),
    ...(ADS_URL && { ads: bare(ADS_URL) }),
  };
}

/** What pages can ask of the services that are part of the site. */
export const mountedRoutes = (env: Env): Route[] =>
  SERVICES.filter(({ name }) => !serviceUrls(env)[name]).flatMap(({ routes }) => routes);

/** The services that the site answers for itself, as part of it. */
export function mountServices(context: Context) {
  const elsewhere = serviceUrls(context.env);
  const mounted = SERVICES.filter(({ name }) => !elsewhere[name]).map((service) => {
    const mount = SERVICE_MOUNTS[service.name];
    return { service, mount, serve: serveService(service, context, mount) };
  });
  const running = mounted.map(({ service }) => service.start?.(context));
  return {
    paths: mounted.flatMap(({ service, mount }) =>
      service.routes.map(({ endpoint }) => mount + endpoint.path),
    ),
    async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
      const lower = path.toLowerCase();
      const found = mounted.find(({ mount }) => lower === mount || lower.startsWith(`${mount}/`));
      await found?.serve(req, res, path);
      return found !== undefined;
    },
    async stop() {
      await Promise.all(running.map((part) => part?.stop()));
    },
  };
}

export type MountedServices = ReturnType<typeof mountServices>;
