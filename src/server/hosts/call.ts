import type { Call } from '#contract/lib/endpoint.ts';
import { ANONYMOUS, type Context } from '#server/core/context.ts';
import { execute, type Route } from '#server/http/execute.ts';
import { asAppError } from '#server/http/problem.ts';
import { askService } from './ask-service.ts';
import type { ServiceUrls } from './mounted-services.ts';

/**
 * Calls an endpoint in this process, with the same checks as over HTTP, for pages rendered on the
 * server. They are cached for everyone, so the caller is always anonymous. Services that have hosts
 * of their own, `elsewhere`, are asked there.
 */
export function createCall(
  routes: readonly Route[],
  base: Context,
  elsewhere: ServiceUrls = {},
): Call {
  // Pages are bundled with their own copy of the contract, so endpoints are matched by name.
  const byName = new Map(routes.map((route) => [route.endpoint.name, route]));
  return (async (endpoint, input) => {
    const route = byName.get(endpoint.name);
    const url = endpoint.service && elsewhere[endpoint.service];
    if (url) return askService(url, endpoint, input);
    if (!route) throw new Error(`No verb answers ${endpoint.name}`);
    try {
      return await execute(
        route,
        { ...base, actor: ANONYMOUS, reply: {} },
        { params: () => input?.params, query: () => input?.query, body: () => input?.body },
      );
    } catch (error) {
      const problem = asAppError(error);
      if (problem.code === 'internal') base.log.error({ err: error }, 'call from a page failed');
      throw problem;
    }
  }) as Call;
}
