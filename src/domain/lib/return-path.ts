/**
 * Where to go after signing in: a path of this site as somebody's address bar had it, or the
 * dashboard. Anything that a browser could read as another site is none.
 */
export function safeReturnPath(wanted: string | null | undefined): string {
  const fallback = '/UserDashboard';
  if (!wanted?.startsWith('/') || /[^!-[\]-~]/.test(wanted)) return fallback;
  const base = 'http://here.invalid';
  const url = URL.parse(wanted, base);
  if (!url || url.origin !== base) return fallback;
  const path = url.pathname + url.search + url.hash;
  return path.startsWith('//') || /^(\/\w{2,3})?\/login\b/i.test(path) ? fallback : path;
}
