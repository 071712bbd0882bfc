import { DAY_SECONDS } from '#domain/lib/time/lengths.ts';

const MONTH_SECONDS = 30 * DAY_SECONDS;

/** Over https the prefix keeps other hosts of the domain from setting it. */
const nameFor = (name: string, siteUrl: string) =>
  siteUrl.startsWith('https:') ? `__Host-${name}` : name;

/** One of our cookies, from a Cookie header. */
export function readCookie(
  header: string | undefined,
  cookie: string,
  siteUrl: string,
): string | undefined {
  if (!header) return undefined;
  const name = nameFor(cookie, siteUrl);
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** A Set-Cookie value that scripts cannot read, good for so many seconds. */
export function writeCookie(
  cookie: string,
  value: string,
  seconds: number,
  siteUrl: string,
): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : '';
  return `${nameFor(cookie, siteUrl)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}

/** The browser's half of its session, from a Cookie header. */
export const readSessionCookie = (header: string | undefined, siteUrl: string) =>
  readCookie(header, 'session', siteUrl);

/** A Set-Cookie value; null takes the cookie away. How long it is good for, the database decides. */
export const writeSessionCookie = (value: string | null, siteUrl: string) =>
  writeCookie('session', value ?? '', value === null ? 0 : MONTH_SECONDS, siteUrl);
