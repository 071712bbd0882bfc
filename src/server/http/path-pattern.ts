/** Compiles `/property/nearbyuser/{lat},{lng}` to a matcher that takes the path in any case. */
export function compilePath(path: string): { regex: RegExp; names: string[] } {
  const names: string[] = [];
  const source = path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{(\w+)\}/g, (_, name: string) => {
      names.push(name);
      // Up to the comma, where one follows: both are read in one way only.
      return path.includes(`{${name}},`) ? '([^/,]+)' : '([^/]+)';
    });
  return { regex: new RegExp(`^${source}/?$`, 'i'), names };
}

/** Where the endpoint answers: below /api, which a path that has it already does not repeat. */
export function mountedPath(path: string): string {
  return path.startsWith('/api/') ? path : `/api${path}`;
}

/** Where the endpoints of an API answer, and below what its document and its readable page are. */
export interface Mounting {
  at(path: string): string;
  docs: string;
}

export const SITE_MOUNTING: Mounting = { at: mountedPath, docs: '/api' };

/** @param mount empty where the service has a host of its own. */
export const serviceMounting = (mount: string): Mounting => ({
  at: (path) => `${mount}${path}`,
  docs: mount,
});

/** Paths with fewer parameters come first, so that `/property/latest` is not taken for an id. */
export function bySpecificity(a: string, b: string): number {
  const open = (path: string) => path.split('{').length;
  return open(a) - open(b) || a.localeCompare(b);
}
