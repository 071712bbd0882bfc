import { RegExpRouter } from 'hono/router/reg-exp-router';
import { SmartRouter } from 'hono/router/smart-router';
import { TrieRouter } from 'hono/router/trie-router';
import type { Endpoint } from '#contract/lib/endpoint.ts';
import { type LoadKind, loadKindOf } from '#contract/lib/load-kind.ts';
import { SERVICE_MOUNTS } from '#contract/lib/service-mounts.ts';
import { bySpecificity, mountedPath } from '#server/http/path-pattern.ts';

const MOUNTS = Object.values(SERVICE_MOUNTS);

export type KindOfPath = (method: string, path: string) => LoadKind | undefined;

/**
 * What a request is, by its method and path alone: to be turned away it is not to cost more than to
 * be answered. Undefined is what is always answered, and pages, which are asked for where they are
 * rendered.
 */
export function kindOfPath(endpoints: readonly Endpoint[]): KindOfPath {
  const router = new SmartRouter<LoadKind>({ routers: [new RegExpRouter(), new TrieRouter()] });
  /** Paths without a parameter, which come before those with one. */
  const whole = new Map<string, LoadKind>();
  const ordered = [...endpoints].sort((a, b) => bySpecificity(a.path, b.path));
  for (const endpoint of ordered) {
    const path = mountedPath(endpoint.path).toLowerCase();
    const parts = path.split('/').map((part, i) => (part.includes('{') ? `:p${i}` : part));
    router.add(endpoint.method, parts.join('/'), loadKindOf(endpoint));
    if (!path.includes('{')) whole.set(`${endpoint.method} ${path}`, loadKindOf(endpoint));
  }
  return (method, path) => {
    const lower = path.toLowerCase().replace(/(?<=.)\/$/, '');
    if (/^\/api(\/|$)/.test(lower)) {
      const asked = method === 'HEAD' ? 'GET' : method;
      const known = whole.get(`${asked} ${lower}`);
      if (known) return known;
      const [[found]] = router.match(asked, lower);
      return found?.[0] ?? 'browse';
    }
    if (MOUNTS.some((mount) => lower === mount || lower.startsWith(`${mount}/`))) return 'beside';
    if (/^\/(?:payment|sandbox)\/checkout\/[^/]/.test(lower)) return 'money';
    return lower.startsWith('/media/') ? 'picture' : undefined;
  };
}
