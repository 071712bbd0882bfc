import { findRoute } from '#domain/lib/routes.ts';
import { bySpecificity, compilePath } from './path-pattern.ts';

/** Pages rendered on demand that the table of routes does not have. */
const OTHER_PAGES = ['/localities', '/localities/{slug}', '/flats/{search}', '/fragments/{part}'];
const ID = /^\d{1,9}$/;

/** A pattern with those of its values that are ids: a number elsewhere may be a code. */
const withIds = (pattern: string, values: Record<string, string | undefined>) =>
  pattern.replace(/\{(\w*id)\}/gi, (open, name: string) => {
    const value = values[name] ?? '';
    return ID.test(value) ? value : open;
  });

/**
 * How a path that was of no use is written into the log. Anything may be pasted behind a slash, a
 * token or a password too: of an address that we have there is the pattern and its ids, of another
 * nothing.
 * @param mounted patterns of the API, as they are mounted.
 */
export function loggablePaths(mounted: readonly string[]): (path: string) => string {
  const known = [...OTHER_PAGES, ...mounted]
    .sort(bySpecificity)
    .map((pattern) => ({ pattern, ...compilePath(pattern) }));
  return (path) => {
    const page = findRoute(path);
    if (page) return withIds(page.route, page.params);
    for (const { pattern, regex, names } of known) {
      const values = regex.exec(path)?.slice(1);
      if (values)
        return withIds(pattern, Object.fromEntries(names.map((name, i) => [name, values[i]])));
    }
    return 'unknown';
  };
}
