import type { Endpoint, Method } from '#contract/lib/endpoint.ts';
import { compilePath } from './path-pattern.ts';

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const;

/**
 * What can be done at a path, as the header Allow says it; undefined where there is nothing.
 * @param endpoints with their paths as they are mounted.
 */
export function allowedMethods(
  endpoints: readonly Pick<Endpoint, 'method' | 'path'>[],
): (path: string) => string | undefined {
  const known = endpoints.map(({ method, path }) => ({ method, regex: compilePath(path).regex }));
  return (path) => {
    const found = new Set<Method | 'HEAD' | 'OPTIONS'>(
      known.filter(({ regex }) => regex.test(path)).map(({ method }) => method),
    );
    if (found.size === 0) return undefined;
    if (found.has('GET')) found.add('HEAD');
    found.add('OPTIONS');
    return ORDER.filter((method) => found.has(method)).join(', ');
  };
}
