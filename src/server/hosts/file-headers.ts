import { securityHeaders } from './security-headers.ts';

/** The page of the app behind the token, which only the gate hands out. */
export const APP_FILE = '/app.html';

function cachingOf(urlPath: string): string {
  if (urlPath === APP_FILE) return 'no-store';
  return urlPath.startsWith('/_astro/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

/** The headers of each built file, by its path. */
export function headersFor(siteUrl: string) {
  const secure = securityHeaders(siteUrl);
  return (urlPath: string) => ({
    ...secure,
    'cache-control': cachingOf(urlPath),
  });
}
