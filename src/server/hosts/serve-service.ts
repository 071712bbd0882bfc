import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context } from '#server/core/context.ts';
import { serviceMounting } from '#server/http/path-pattern.ts';
import type { Service } from '#server/http/service.ts';
import { apiListener } from './api-listener.ts';

/**
 * A service's answers below its mount.
 * @param mount empty where it has a host of its own.
 */
export function serveService(service: Service, context: Context, mount: string) {
  const api = apiListener(service.routes, context, serviceMounting(mount));
  const other = service.serveOther?.(context);
  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    if (await other?.(req, res, path.slice(mount.length))) return;
    api(req, res);
  };
}
